//! Hands pins to the followers of their pinner and of their board, a part of them at a time.
//!
//! A user whom very many follow is left out: their pins are merged into home feeds when these
//! are read (`find_reached`), so that a pin of theirs costs no more than any other. What their
//! followers were handed before stays with them.

use std::sync::Arc;

use accounts::users;
use collections::{
    boards,
    pins::{self, StoredPin},
};
use contract::ids::{BoardId, PinId, UserId};
use kernel::{error::Result, events::Source, extension, house::House, job, tx::Tx};
use queue::NewJob;
use serde::{Deserialize, Serialize};

use super::sql;

/// Hands a pin to further followers.
pub const REACH_MORE: &str = "feeds.reach_more_followers";

job!(REACH_MORE => reach_more);

/// How pins are handed to followers.
pub struct Handing {
    /// Followers reached by one job.
    pub at_once: i64,
    /// Pins that come with a new follow, and with a board that becomes public.
    pub pins: i64,
    /// Followers of a user above which their pins are merged at reading.
    pub most: i64,
}

extension!(
    Handing = |_| Handing {
        at_once: 1_000,
        pins: 200,
        most: 10_000,
    }
);

/// Body of [`REACH_MORE`].
#[derive(Serialize, Deserialize)]
struct Rest {
    pin_id: PinId,
    source: Source,
    /// The last follower that was reached.
    above: i64,
}

/// Hands a pin to those who follow its pinner or its board; answers whether its board has followers.
pub(super) async fn reach_followers(
    house: &House,
    tx: &Tx,
    pin: &StoredPin,
    moment: i64,
) -> Result<bool> {
    let at_once = house.get::<Handing>().at_once;
    reach_first(house, tx, pin, moment, at_once).await
}

/// Hands the uppermost pins of a board to those who follow their pinners or the board, as many of
/// these as one pin is handed to at once, and the rest by a job for each.
pub(super) async fn reach_with_board(
    house: &House,
    tx: &Tx,
    board: BoardId,
    moment: i64,
) -> Result<()> {
    let handing = house.get::<Handing>();
    let mut uppermost = pins::uppermost_of_board(tx, board, handing.pins).await?;
    uppermost.retain(|pin| !pin.is_secret);
    let share = handing.at_once / (uppermost.len() as i64).max(1);
    for pin in &uppermost {
        reach_first(house, tx, pin, moment, share.max(1)).await?;
    }
    Ok(())
}

/// Reaches so many followers of the pin's pinner and of its board, and leaves the rest to further
/// jobs; answers whether its board has followers.
async fn reach_first(
    house: &House,
    tx: &Tx,
    pin: &StoredPin,
    moment: i64,
    at_once: i64,
) -> Result<bool> {
    let part = |source| Part {
        rest: Rest {
            pin_id: pin.id,
            source,
            above: 0,
        },
        at_once,
    };
    if !merges(house, tx, pin.pinner_id).await? {
        reach_part(house, tx, pin, part(Source::User(pin.pinner_id)), moment).await?;
    }
    reach_part(house, tx, pin, part(Source::Board(pin.board_id)), moment).await
}

/// Followers that are reached in one transaction.
struct Part {
    /// What is left to be done.
    rest: Rest,
    /// So many of them at most.
    at_once: i64,
}

/// Reaches a part of the followers, and leaves the rest to a further job; answers whether there
/// were any.
async fn reach_part(
    house: &House,
    tx: &Tx,
    pin: &StoredPin,
    part: Part,
    moment: i64,
) -> Result<bool> {
    let Part { rest, at_once } = part;
    let Rest { source, above, .. } = rest;
    let followers = match source {
        Source::User(id) => users::followers(tx, id, above, at_once).await?,
        Source::Board(id) => boards::followers(tx, id, above, at_once).await?,
    };
    let Some(last) = followers.last() else {
        return Ok(false);
    };
    sql::reach(tx, pin, source, moment, (above, *last)).await?;
    if (followers.len() as i64) < at_once {
        return Ok(true);
    }
    let rest = Rest {
        above: last.0,
        ..rest
    };
    let job = NewJob {
        kind: REACH_MORE,
        key: None,
        body: &serde_json::to_string(&rest)?,
        due_ms: house.now(),
    };
    queue::enqueue(tx, job).await?;
    Ok(true)
}

/// Body of the job; may run twice.
pub async fn reach_more(house: &Arc<House>, body: &str) -> Result<()> {
    let rest: Rest = serde_json::from_str(body)?;
    let tx = house.begin().await?;
    let moment = house.ids.next(house.now());
    if let Some(pin) = pins::find(&tx, rest.pin_id)
        .await?
        .filter(|pin| !pin.is_secret)
    {
        let at_once = house.get::<Handing>().at_once;
        reach_part(house, &tx, &pin, Part { rest, at_once }, moment).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Whether a user's pins are merged at reading; from now on, if so many follow them.
async fn merges(house: &House, tx: &Tx, user: UserId) -> Result<bool> {
    if sql::merged::is_merged(tx, user).await? {
        return Ok(true);
    }
    let found = users::find(tx, user).await?;
    let most = house.get::<Handing>().most;
    let merges = found.is_some_and(|user| user.follower_count > most);
    if merges {
        sql::merged::merge(tx, user, house.now()).await?;
    }
    Ok(merges)
}

/// Hands the newest pins of what a user follows to them, unless they are merged at reading.
pub(super) async fn fill(
    house: &House,
    tx: &Tx,
    user: UserId,
    source: Source,
    moment: i64,
) -> Result<()> {
    match source {
        Source::User(id) if sql::merged::is_merged(tx, id).await? => Ok(()),
        _ => sql::fill(tx, user, source, moment, house.get::<Handing>().pins).await,
    }
}
