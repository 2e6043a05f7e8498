//! What stands in the activity log.

use contract::ids::{PinId, UserId};
use store::{Run, args, sql};

use crate::world::World;

sql! {
    slow LOGGED: (UserId, String, PinId, String) =
        "SELECT user_id, kind, pin_id, details FROM activities ORDER BY id";
}

impl World {
    /// Every entry, the oldest first: whose, what, about which pin, and its details as JSON.
    pub async fn activities(&self) -> Vec<(UserId, String, PinId, String)> {
        self.house
            .db
            .all(&LOGGED, &args![])
            .await
            .expect("the log is read")
    }
}
