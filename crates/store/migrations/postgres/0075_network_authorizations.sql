-- Authorization requests to identity providers, under the field's own name.
ALTER TABLE network_trips RENAME TO network_authorizations;
DROP INDEX network_trips_by_expiry;
DROP INDEX network_trips_by_user;
CREATE INDEX network_authorizations_by_expiry ON network_authorizations (expires_ms);
CREATE INDEX network_authorizations_by_user ON network_authorizations (user_id);
