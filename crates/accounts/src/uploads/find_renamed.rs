//! Pictures by the names that they had before (decision 3).

use std::{collections::HashMap, sync::Arc};

use futures_util::future::BoxFuture;
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    hooks::{Hook, in_order},
    house::House,
};
use linkme::distributed_slice;
use store::Run;

use super::{
    sql::{self, renames},
    store_picture::signature_of,
};

/// Whether this viewer, a visitor, meets the picture somewhere in the room.
pub type ShowsVisitors = for<'a> fn(&'a Ctx, &'a str) -> BoxFuture<'a, Result<bool>>;

/// Asked of the rooms that show pictures to visitors.
#[distributed_slice]
pub static SHOWS_VISITORS: [Hook<ShowsVisitors>];

/// The path that a file has now whose path was this one, if visitors meet the picture
/// somewhere: else a viewer with a file could ask whether it is on a secret board. For the
/// same reason as much is asked about a name that nothing ever had.
pub async fn find_renamed(house: &Arc<House>, path: &str) -> Result<Option<String>> {
    let Some((size, old, extension)) = media::parse_path(path) else {
        return Ok(None);
    };
    let noted = renames::find(&house.db, old).await?;
    let is_noted = noted.is_some();
    let new = noted.map_or_else(|| signature_of(house, old), |(new, _)| new);
    let picture = sql::picture(&house.db, &new).await?;
    let is_public = shows_visitors(house, &new).await?;
    let found = picture.filter(|it| is_noted && is_public && it.extension == extension);
    Ok(found.map(|it| media::path(size, &it.signature, extension)))
}

async fn shows_visitors(house: &Arc<House>, signature: &str) -> Result<bool> {
    let visitor = Ctx::of_job(house).acting_as(Actor::Visitor);
    for shows in in_order(&SHOWS_VISITORS) {
        if shows(&visitor, signature).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Signatures as a client knows them, as they are now.
pub async fn current_signatures(run: &impl Run, known: Vec<String>) -> Result<Vec<String>> {
    // What a client sends may be anything, such as what no database takes as a text.
    let is_name = |text: &&str| text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let list: Vec<&str> = known.iter().map(String::as_str).filter(is_name).collect();
    let renamed = renames::find_among(run, &list).await?;
    let renamed: HashMap<String, String> = renamed.into_iter().collect();
    let current = |old: String| renamed.get(&old).cloned().unwrap_or(old);
    Ok(known.into_iter().map(current).collect())
}
