-- What a company's people call the operations with a counterparty, where the rules of the client say something else.
CREATE TABLE statement_category (
  company_id bigint NOT NULL REFERENCES company,
  code text NOT NULL,
  account text NOT NULL,
  category text NOT NULL,
  PRIMARY KEY (company_id, code, account)
);
