"""The table in the browser: pages, a JSON API and a live stream over the table service."""
