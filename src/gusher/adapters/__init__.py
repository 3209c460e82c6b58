"""The games as environments of other people's libraries; each module needs its library (extra `research`).

docs/laboratory.md has the way in.
"""
