-- In which browser and system a session was begun, as `Firefox, Windows`; '' where nobody knows. The whole of what a
-- browser says of itself would tell persons apart.
ALTER TABLE session ADD COLUMN program text NOT NULL DEFAULT '';
