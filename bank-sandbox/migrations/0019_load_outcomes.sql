-- Whether versions of remotes could be loaded: one row for a version and a reporter, who is a keyed hash of a person and
-- no person any more. Rows live for a day.
CREATE TABLE load_outcome (
  remote text NOT NULL,
  version text NOT NULL,
  reporter text NOT NULL,
  loaded_at timestamptz,
  failed_at timestamptz,
  PRIMARY KEY (remote, version, reporter),
  CONSTRAINT load_outcome_some CHECK (loaded_at IS NOT NULL OR failed_at IS NOT NULL)
);
--;;
CREATE INDEX load_outcome_reporter ON load_outcome (reporter);
