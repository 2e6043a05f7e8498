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

/// Hands a pin to further followers, or further pins of a board.
pub const REACH_MORE: &str = "feeds.reach_more_followers";

job!(REACH_MORE => reach_more);

/// How pins are handed to followers.
pub struct Handing {
    /// Followers reached by one job, each as often as it hands them a pin.
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

/// Body of [`REACH_MORE`]: what one job left to a further one.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Rest {
    OfPin(RestOfPin),
    OfBoard(RestOfBoard),
}

/// Further followers of a pin's pinner or board.
#[derive(Serialize, Deserialize)]
struct RestOfPin {
    pin_id: PinId,
    source: Source,
    /// The last follower that was reached.
    above: i64,
}

/// Further pins of a board.
#[derive(Serialize, Deserialize)]
struct RestOfBoard {
    board_id: BoardId,
    /// The place of the last pin that was handed on.
    below: i64,
    /// How many are handed on at most.
    most: i64,
}

/// Hands a pin to those who follow its pinner or its board, and leaves those behind the first
/// thousand to further jobs; answers whether its board has followers.
pub(super) async fn reach_followers(
    house: &House,
    tx: &Tx,
    pin: &StoredPin,
    moment: i64,
) -> Result<bool> {
    let mut room = house.get::<Handing>().at_once;
    reach_with_pin(house, tx, pin, moment, &mut room).await
}

/// Hands the uppermost pins of a board to those who follow their pinners or the board.
pub(super) async fn reach_with_board(
    house: &House,
    tx: &Tx,
    board_id: BoardId,
    moment: i64,
) -> Result<()> {
    let all = RestOfBoard {
        board_id,
        below: i64::MAX,
        most: house.get::<Handing>().pins,
    };
    reach_with_more(house, tx, all, moment).await
}

/// Hands pins of a board on, one behind the other, until there is no room for a follower more,
/// and leaves those below to one further job.
async fn reach_with_more(house: &House, tx: &Tx, rest: RestOfBoard, moment: i64) -> Result<()> {
    let RestOfBoard {
        board_id,
        mut below,
        most,
    } = rest;
    let mut room = house.get::<Handing>().at_once;
    let uppermost = pins::pins_of_board_below(tx, board_id, below, most).await?;
    for (done, pin) in (0..).zip(&uppermost) {
        if room == 0 {
            let rest = RestOfBoard {
                board_id,
                below,
                most: most - done,
            };
            return leave(house, tx, &Rest::OfBoard(rest)).await;
        }
        if !pin.is_secret {
            reach_with_pin(house, tx, pin, moment, &mut room).await?;
        }
        below = pin.place;
    }
    Ok(())
}

/// Reaches followers of the pin's pinner and of its board, as many as there is room for, and
/// leaves the rest to further jobs; answers whether its board has followers.
async fn reach_with_pin(
    house: &House,
    tx: &Tx,
    pin: &StoredPin,
    moment: i64,
    room: &mut i64,
) -> Result<bool> {
    let all = |source| RestOfPin {
        pin_id: pin.id,
        source,
        above: 0,
    };
    if !merges(house, tx, pin.pinner_id).await? {
        let of_user = all(Source::User(pin.pinner_id));
        reach_part(house, tx, pin, of_user, moment, room).await?;
    }
    let of_board = all(Source::Board(pin.board_id));
    reach_part(house, tx, pin, of_board, moment, room).await
}

/// Reaches as many of the followers as there is room for, and leaves others to a further job;
/// answers whether there are any.
async fn reach_part(
    house: &House,
    tx: &Tx,
    pin: &StoredPin,
    rest: RestOfPin,
    moment: i64,
    room: &mut i64,
) -> Result<bool> {
    let RestOfPin { source, above, .. } = rest;
    // One more tells whether there are others.
    let mut followers = match source {
        Source::User(id) => users::followers(tx, id, above, *room + 1).await?,
        Source::Board(id) => boards::followers(tx, id, above, *room + 1).await?,
    };
    let any = !followers.is_empty();
    let has_more = followers.len() as i64 > *room;
    followers.truncate(usize::try_from(*room).unwrap_or_default());
    *room -= followers.len() as i64;
    let last = followers.last().copied();
    if let Some(last) = last {
        sql::reach(tx, pin, source, moment, (above, last)).await?;
    }
    if has_more {
        let above = last.map_or(above, |last| last.0);
        leave(house, tx, &Rest::OfPin(RestOfPin { above, ..rest })).await?;
    }
    Ok(any)
}

async fn leave(house: &House, tx: &Tx, rest: &Rest) -> Result<()> {
    let job = NewJob {
        kind: REACH_MORE,
        key: None,
        body: &serde_json::to_string(rest)?,
        due_ms: house.now(),
    };
    queue::enqueue(tx, job).await?;
    Ok(())
}

/// Body of the job; may run twice.
pub async fn reach_more(house: &Arc<House>, body: &str) -> Result<()> {
    let rest: Rest = serde_json::from_str(body)?;
    let tx = house.begin().await?;
    let moment = house.ids.next(house.now());
    match rest {
        Rest::OfBoard(rest) => reach_with_more(house, &tx, rest, moment).await?,
        Rest::OfPin(rest) => {
            let pin = pins::find(&tx, rest.pin_id).await?;
            if let Some(pin) = pin.filter(|pin| !pin.is_secret) {
                let mut room = house.get::<Handing>().at_once;
                reach_part(house, &tx, &pin, rest, moment, &mut room).await?;
            }
        }
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
