-- Files that answer questions of the questionnaire; the answer names them by their hash.
CREATE TABLE questionnaire_file (
  company_id bigint NOT NULL REFERENCES company,
  hash text NOT NULL,
  file_name text NOT NULL,
  content bytea NOT NULL,
  added_by bigint NOT NULL REFERENCES app_user,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, hash)
);
