-- Owned by the room `pins`: what others saved of somebody's pictures and deleted.
CREATE INDEX binned_pins_by_root_pinner ON binned_pins (root_pinner_id, id) WHERE root_pinner_id <> pinner_id;
