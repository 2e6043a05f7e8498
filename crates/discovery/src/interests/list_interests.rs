//! The topics there are, each with a pin that shows what it is about.

use std::collections::HashSet;

use collections::pins::show_pins::show_pins;
use contract::{
    ids::InterestId,
    interests::{InterestView, Interests, ListInterests},
};
use kernel::{ctx::Ctx, error::Result};

use super::sql;
use crate::search::find_pins::find_pins;

/// Pins that are looked at for one topic: the first that stands for no other.
const CANDIDATES: usize = 8;

/// `InterestsResource/get`: all topics, with which of them the viewer follows.
/// Caller: user.
pub async fn list_interests(ctx: Ctx, _input: ListInterests) -> Result<Interests> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    let followed: HashSet<InterestId> = sql::followed(db, viewer).await?.into_iter().collect();
    let mut used = HashSet::new();
    let mut interests = Vec::new();
    for row in sql::all(db).await? {
        let mut found = find_pins(&ctx, &row.name, CANDIDATES)?;
        found.retain(|id| !used.contains(id));
        found.truncate(1);
        let pin = show_pins(&ctx, &found).await?.into_iter().next();
        used.extend(found);
        interests.push(InterestView {
            id: row.id,
            is_followed: followed.contains(&row.id),
            key: row.key,
            name: row.name,
            pin,
        });
    }
    Ok(Interests { interests })
}
