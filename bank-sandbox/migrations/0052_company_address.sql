-- A company's address in parts: messages to other banks have a field for the town, which a line of text does not name.
ALTER TABLE company ADD COLUMN address_parts jsonb;
--;;
ALTER TABLE bank_client ADD COLUMN address_parts jsonb;
--;;
-- Only lines that the bank itself composed: a post code, a town, a part that calls itself a street, a building. Any other
-- line stays without parts, and the town of a message is then left out.
UPDATE company SET address_parts = jsonb_build_object(
  'postCode', coalesce(found[1], ''), 'town', found[2], 'street', found[3], 'building', found[4], 'region', '')
FROM (
  SELECT id, regexp_match(
    address, '^(?:([0-9]{5}), )?(?:м\. ?)?([^0-9,.]+), ((?:вул|пров|просп|бульв|пл|наб|шосе)\.? [^,]+), (.{1,16})$') AS found
  FROM company
) AS line
WHERE line.id = company.id AND found IS NOT NULL;
--;;
UPDATE bank_client SET address_parts = jsonb_build_object(
  'postCode', coalesce(found[1], ''), 'town', found[2], 'street', found[3], 'building', found[4], 'region', '')
FROM (
  SELECT id, regexp_match(
    address, '^(?:([0-9]{5}), )?(?:м\. ?)?([^0-9,.]+), ((?:вул|пров|просп|бульв|пл|наб|шосе)\.? [^,]+), (.{1,16})$') AS found
  FROM bank_client
) AS line
WHERE line.id = bank_client.id AND found IS NOT NULL;
