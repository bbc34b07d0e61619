-- What is typed of the next person of a registration, without passwords and answers: a reload goes on from it.
ALTER TABLE registration ADD COLUMN draft jsonb;
