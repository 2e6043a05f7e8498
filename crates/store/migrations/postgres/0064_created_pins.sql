-- Owned by the room `pins`: the pins that a person made, among many that they saved.
CREATE INDEX pins_by_maker ON pins (pinner_id, id) WHERE root_id = id;
