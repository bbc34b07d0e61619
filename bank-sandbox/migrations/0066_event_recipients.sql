-- Users who are notified of a decision about a document. A first question for events would otherwise read the trail until
-- it has found some of the user's.
CREATE TABLE event_recipient (
  company_id bigint NOT NULL,
  user_id bigint NOT NULL,
  audit_id bigint NOT NULL,
  PRIMARY KEY (company_id, user_id, audit_id)
);
--;;
-- The creator and the signers. Neither changes after the decision.
CREATE FUNCTION event_recipients(decided bigint, of_company bigint) RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  SELECT creator_id FROM document WHERE id = decided AND company_id = of_company
  UNION
  SELECT signature.user_id
  FROM document
  JOIN document_signature AS signature
    ON signature.document_id = document.id AND signature.version = document.version AND signature.revoked_at IS NULL
  WHERE document.id = decided AND document.company_id = of_company
$$;
--;;
CREATE FUNCTION write_event_recipients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_recipient
    SELECT NEW.company_id, recipient, NEW.id FROM event_recipients(NEW.object_id::bigint, NEW.company_id) AS recipient;
  RETURN NULL;
END $$;
--;;
CREATE TRIGGER audit_event_recipients AFTER INSERT ON audit FOR EACH ROW
  WHEN (NEW.action IN ('execute', 'abort', 'outcomeUnknown') AND NEW.result = 'ok' AND NEW.object_type = 'document'
    AND NEW.object_id ~ '^[0-9]{1,15}$')
  EXECUTE FUNCTION write_event_recipients();
--;;
-- After the trigger, which has waited for decisions under way and holds up later ones: none is missed.
INSERT INTO event_recipient
  SELECT entry.company_id, recipient, entry.id
  FROM audit AS entry
  CROSS JOIN LATERAL event_recipients(
    CASE WHEN entry.object_id ~ '^[0-9]{1,15}$' THEN entry.object_id::bigint END, entry.company_id) AS recipient
  WHERE entry.action IN ('execute', 'abort', 'outcomeUnknown') AND entry.result = 'ok' AND entry.object_type = 'document';
