//! Notes which topics users looked at and searched for.

use std::collections::{BTreeMap, HashMap};

use accounts::users::{self, StoredUser};
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
        classify::{THRESHOLD, find_topic},
        list_pin_interests::tell,
        taxonomy::taxonomy,
    },
};

/// Notes for each user the topics of the pins that they opened, by the pins' words, and those
/// that they searched for by name, in the language of their account. Of other searches nothing is
/// noted, so that no word that a user typed is kept here. The widest topics are left out: they are
/// no trends.
pub(super) async fn note_users(tx: &Tx, acts: &[UserActs]) -> Result<()> {
    let about = topics_of_pins(tx, acts).await?;
    let users = find_users(tx, acts).await?;
    let mut days: BTreeMap<Use, i64> = BTreeMap::new();
    for one in acts {
        let Some(user) = users.get(&one.user) else {
            continue;
        };
        let opened = one.opened.iter().filter_map(|pin| about.get(pin)).flatten();
        let opened = opened.map(|topic| (*topic, false));
        let named = |said: &String| find_topic(taxonomy(), said, Some(&user.locale));
        let searched = one.searches.iter().filter_map(named);
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
    for (used, day) in days {
        if let Some(user) = users.get(&used.user) {
            let place = place_of(&user.country, &user.locale);
            topic_users::note(tx, &used, &place, day).await?;
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

/// Those who have an account still.
async fn find_users(tx: &Tx, acts: &[UserActs]) -> Result<HashMap<UserId, StoredUser>> {
    let mut ids: Vec<UserId> = acts.iter().map(|one| one.user).collect();
    ids.sort_unstable();
    ids.dedup();
    let rows = users::find_many(tx, &ids).await?;
    Ok(rows.into_iter().map(|row| (row.id, row)).collect())
}
