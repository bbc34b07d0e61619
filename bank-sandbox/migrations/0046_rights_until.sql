-- The last day of somebody's rights in a company; without one they do not end.
ALTER TABLE membership ADD COLUMN rights_until date;
