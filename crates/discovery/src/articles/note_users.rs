//! Notes which topics users looked at and searched for.

use std::collections::{BTreeMap, HashMap};

use accounts::users;
use collections::pins;
use contract::ids::{InterestId, PinId, UserId};
use kernel::{error::Result, tx::Tx};

use super::{
    policy::place_of,
    sql::topic_users::{self, Use},
};
use crate::{
    activities::hand_on_acts::UserActs,
    interests::{
        classify::THRESHOLD, list_pin_interests::tell, name_topic::topic_named, taxonomy::taxonomy,
    },
};

/// Notes for each user the topics of the pins that they opened, by the pins' words, and those
/// that they searched for by name. Of other searches nothing is noted, so that no word that a
/// user typed is kept here. The widest topics are left out: they are no trends.
pub(super) async fn note_users(tx: &Tx, acts: &[UserActs]) -> Result<()> {
    let about = topics_of_pins(tx, acts).await?;
    let mut days: BTreeMap<Use, i64> = BTreeMap::new();
    for one in acts {
        let opened = one.opened.iter().filter_map(|pin| about.get(pin)).flatten();
        let opened = opened.map(|topic| (*topic, false));
        let searched = one.searches.iter().filter_map(|said| topic_named(said));
        let searched = searched.map(|topic| topic.id).filter(|id| is_narrow(*id));
        let searched = searched.map(|topic| (topic, true));
        for (topic, is_searched) in opened.chain(searched) {
            let used = Use {
                user: one.user,
                topic,
                is_searched,
            };
            let day = days.entry(used).or_insert(one.day);
            *day = one.day.max(*day);
        }
    }
    let places = places_of(tx, days.keys().map(|used| used.user)).await?;
    for (used, day) in days {
        if let Some(place) = places.get(&used.user) {
            topic_users::note(tx, &used, place, day).await?;
        }
    }
    Ok(())
}

/// What the words of these pins are surely about.
async fn topics_of_pins(tx: &Tx, acts: &[UserActs]) -> Result<HashMap<PinId, Vec<InterestId>>> {
    let mut opened: Vec<PinId> = acts.iter().flat_map(|one| one.opened.clone()).collect();
    opened.sort_unstable();
    opened.dedup();
    let rows = pins::find_many(tx, &opened).await?;
    let about = rows.iter().map(|row| {
        let sure = tell(row).into_iter();
        let sure = sure.filter(|told| told.confidence >= THRESHOLD && is_narrow(told.id));
        (row.id, sure.map(|told| told.id).collect())
    });
    Ok(about.collect())
}

fn is_narrow(topic: InterestId) -> bool {
    let topic = taxonomy().by_id(topic);
    topic.is_some_and(|topic| topic.parent.is_some())
}

/// Where users are who have an account still.
async fn places_of(
    tx: &Tx,
    users: impl Iterator<Item = UserId>,
) -> Result<HashMap<UserId, String>> {
    let mut ids: Vec<UserId> = users.collect();
    ids.dedup();
    let rows = users::find_many(tx, &ids).await?;
    let place = |row: users::StoredUser| (row.id, place_of(&row.country, &row.locale));
    Ok(rows.into_iter().map(place).collect())
}
