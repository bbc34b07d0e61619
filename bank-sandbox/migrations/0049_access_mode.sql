-- Which of the menu's modes of access a person has; 0 offers every page.
ALTER TABLE app_user ADD COLUMN access_mode smallint NOT NULL DEFAULT 0 CHECK (access_mode BETWEEN 0 AND 3);
