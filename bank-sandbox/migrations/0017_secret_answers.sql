-- Secret answers are kept as argon2id, like passwords; what is readable still, the third step of the seed replaces.
ALTER TABLE app_user RENAME COLUMN secret_answer TO secret_answer_hash;
