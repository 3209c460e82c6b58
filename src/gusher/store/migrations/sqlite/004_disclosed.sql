-- The field of a position that counts disclosures has another name now.
UPDATE snapshots SET state = replace(state, '"shown":', '"disclosed":')
