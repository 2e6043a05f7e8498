-- Owned by the rooms `users` and `sessions`: what kind of viewer somebody is.

ALTER TABLE users ADD COLUMN is_employee BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE users ADD COLUMN is_partner BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE users ADD COLUMN is_write_banned BOOLEAN NOT NULL DEFAULT false;

-- Begun by less than a full log-in, such as a link in a mail.
ALTER TABLE sessions ADD COLUMN is_limited BOOLEAN NOT NULL DEFAULT false;
