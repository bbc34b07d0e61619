-- A credit that was given out of an application; an application is given out once.
ALTER TABLE credit_deal ADD COLUMN application_id bigint UNIQUE REFERENCES application;
