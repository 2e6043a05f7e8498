//! Counts the users who looked at topics and searched for them lately.

use std::collections::HashMap;

use contract::ids::InterestId;
use kernel::{error::Result, house::House};

use super::{
    jobs::DAY_MS,
    sql::topic_users::{of_host, of_places},
};
use crate::activities::count_acts::LATELY_DAYS;

/// Different users that a topic has at the least, of the host or of a place, before anything
/// tells of them: what few did shows nowhere.
pub const CROWD: i64 = 20;

/// How many different users did something with which topic; [`CROWD`] at least.
pub type Crowds = HashMap<InterestId, i64>;

/// The crowds of the host as a whole, and by place.
#[derive(Debug, Default)]
pub(super) struct Counted {
    /// Wherever the users are.
    pub host: Crowds,
    /// Of one country and language each.
    pub places: HashMap<String, Crowds>,
}

/// How many users did something with each topic in the last [`LATELY_DAYS`] and today.
pub(super) async fn count_users(house: &House, is_searched: bool) -> Result<Counted> {
    let since = house.now() / DAY_MS - LATELY_DAYS;
    let host = of_host(&house.db, is_searched, since, CROWD).await?;
    let mut counted = Counted {
        host: host.into_iter().collect(),
        places: HashMap::new(),
    };
    for row in of_places(&house.db, is_searched, since, CROWD).await? {
        let crowds = counted.places.entry(row.place).or_default();
        crowds.insert(row.topic_id, row.users);
    }
    Ok(counted)
}
