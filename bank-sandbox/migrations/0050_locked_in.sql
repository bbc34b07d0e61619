-- In which company a person was locked: only there, or by the bank, he is unlocked again. Null of everybody else.
ALTER TABLE app_user ADD COLUMN locked_in bigint REFERENCES company (id) ON DELETE SET NULL;
