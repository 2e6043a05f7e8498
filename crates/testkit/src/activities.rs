//! What stands in the activity log.

use contract::ids::{PinId, UserId};
use store::{Run, args, sql};

use crate::world::World;

sql! {
    slow LOGGED: (UserId, String, PinId, String) =
        "SELECT user_id, kind, pin_id, details FROM activities ORDER BY id";
    slow BATCHES: (UserId, String) = "SELECT user_id, acts FROM activity_batches ORDER BY id";
    slow DAYS: (UserId, i64, i64) = "SELECT user_id, day, impressions FROM activity_days ORDER BY day, user_id";
    slow VIEWS: (UserId, i64, i64) = "SELECT user_id, day, views FROM activity_days ORDER BY day, user_id";
    slow OF_VISITORS: String = "SELECT acts FROM visitor_batches ORDER BY id";
    slow NUMBERS: (PinId, i64, PinId, String, i64) =
        "SELECT root_id, day, pin_id, kind, count FROM pin_days ORDER BY root_id, day, pin_id, kind";
    FILL_DAY: () = "UPDATE activity_days SET impressions = $2, views = $3 WHERE user_id = $1";
}

impl World {
    /// Every entry, the oldest first: whose, what, about which pin, and its details as JSON.
    pub async fn activities(&self) -> Vec<(UserId, String, PinId, String)> {
        let db = &self.house.db;
        db.all(&LOGGED, &args![]).await.expect("the log is read")
    }

    /// Every batch, the oldest first: whose, and its pins by page and kind of event as JSON.
    pub async fn activity_batches(&self) -> Vec<(UserId, String)> {
        let db = &self.house.db;
        db.all(&BATCHES, &args![]).await.expect("batches are read")
    }

    /// How many impressions were logged of whom on which day.
    pub async fn activity_days(&self) -> Vec<(UserId, i64, i64)> {
        let db = &self.house.db;
        db.all(&DAYS, &args![]).await.expect("days are read")
    }

    /// How many pages that are no pin's were logged of whom on which day.
    pub async fn viewed_days(&self) -> Vec<(UserId, i64, i64)> {
        let db = &self.house.db;
        db.all(&VIEWS, &args![]).await.expect("days are read")
    }

    /// Every batch of a visitor's, the oldest first: what happened by the page, as JSON.
    pub async fn visitor_batches(&self) -> Vec<String> {
        let db = &self.house.db;
        let batches = db.all(&OF_VISITORS, &args![]).await;
        batches.expect("batches are read")
    }

    /// The numbers of pins: the pin that brought the picture, the day, the pin, what, how often.
    pub async fn pin_days(&self) -> Vec<(PinId, i64, PinId, String, i64)> {
        let db = &self.house.db;
        let numbers = db.all(&NUMBERS, &args![]).await;
        numbers.expect("numbers are read")
    }

    /// Has as many impressions and pages of a user logged as a test would not tell one by one.
    pub async fn fill_activity_days(&self, user: UserId, impressions: i64, views: i64) {
        let tx = self.house.begin().await.expect("a transaction begins");
        let args = args![user, impressions, views];
        tx.exec(&FILL_DAY, &args).await.expect("days are filled");
        tx.commit().await.expect("it is committed");
    }
}
