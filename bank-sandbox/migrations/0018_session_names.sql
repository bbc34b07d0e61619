-- What a person calls one of his sessions by when he ends it: neither its token nor made of it.
ALTER TABLE session ADD COLUMN id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid();
