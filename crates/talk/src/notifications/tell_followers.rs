//! Tells the followers of a board that users put pins there: of each such user once a day.

use std::sync::Arc;

use accounts::users;
use collections::{
    boards,
    pins::{self, StoredPin},
};
use contract::{
    ids::{BoardId, UserId},
    notifications::NoticeKind,
};
use kernel::{error::Result, house::House, ids, tx::Tx};
use queue::NewJob;

use super::{
    jobs::{TELL_FOLLOWERS, day_of},
    sql,
    tell_many::{Telling, Told, tell_many},
};

/// Until followers are told: what was put there by mistake is taken away by then.
const WAIT_MS: i64 = 10 * 60 * 1_000;
/// Uppermost pins of a board among which one is looked for that the user put there.
const UPPERMOST: i64 = 50;
/// For how long a pin is new: the job may come late.
const NEW_MS: i64 = 24 * 60 * 60 * 1_000;

/// A step: a board, who put pins there, and, from the second step on, on which day it was told and
/// the last follower who was. Written as numbers with spaces.
struct Step {
    board: BoardId,
    user: UserId,
    rest: Option<(i64, i64)>,
}

impl Step {
    fn read(body: &str) -> Option<Self> {
        let numbers: Vec<i64> = body
            .split(' ')
            .map(|word| word.parse().ok())
            .collect::<Option<_>>()?;
        let (board, user, rest) = match numbers[..] {
            [board, user] => (board, user, None),
            [board, user, day, above] => (board, user, Some((day, above))),
            _ => return None,
        };
        Some(Self {
            board: BoardId(board),
            user: UserId(user),
            rest,
        })
    }

    fn write(&self) -> String {
        let first = format!("{} {}", self.board, self.user);
        match self.rest {
            None => first,
            Some((day, above)) => format!("{first} {day} {above}"),
        }
    }

    async fn enqueue(&self, tx: &Tx, due_ms: i64) -> Result<()> {
        let body = self.write();
        let job = NewJob {
            kind: TELL_FOLLOWERS,
            key: Some(&body),
            body: &body,
            due_ms,
        };
        Ok(queue::enqueue(tx, job).await?)
    }
}

/// Has the followers of a pin's board told, some minutes later, that its pinner put pins there.
pub async fn have_followers_told(house: &House, tx: &Tx, pin: &StoredPin) -> Result<()> {
    let step = Step {
        board: pin.board_id,
        user: pin.pinner_id,
        rest: None,
    };
    step.enqueue(tx, house.now() + WAIT_MS).await
}

/// Body of [`TELL_FOLLOWERS`]. What holds when it runs decides: a board that is gone or became
/// secret, pins that are gone, and a user whom followers do not see are not told of.
pub async fn tell_followers(house: &Arc<House>, body: &str) -> Result<()> {
    let Some(step) = Step::read(body) else {
        return Ok(());
    };
    let tx = house.begin().await?;
    let board = boards::find(&tx, step.board).await?;
    if board.is_none_or(|board| board.is_secret) {
        return Ok(());
    }
    let (day, above) = match step.rest {
        Some(rest) => rest,
        None => (day_of(house.now()), 0),
    };
    let is_first = step.rest.is_none();
    if is_first
        && (!is_shown(&tx, step.user).await?
            || !has_pins_of(&tx, step.board, step.user, house.now()).await?
            || !sql::boards::tell(&tx, step.board, day, step.user).await?)
    {
        return Ok(());
    }
    let at_once = house.get::<Telling>().at_once;
    let followers = boards::followers(&tx, step.board, above, at_once).await?;
    let is_last = (followers.len() as i64) < at_once;
    if let Some(last) = followers.last().filter(|_| !is_last) {
        let next = Step {
            rest: Some((day, last.0)),
            ..step
        };
        next.enqueue(&tx, house.now()).await?;
    }
    let told = Told {
        kind: NoticeKind::BoardUpdate,
        object: step.board.0,
        actor_id: step.user,
        day,
    };
    tell_many(house, &tx, followers, told).await?;
    tx.commit().await
}

/// Whether a user is one whom others see.
async fn is_shown(tx: &Tx, user: UserId) -> Result<bool> {
    let user = users::find(tx, user).await?;
    Ok(user.is_some_and(|user| !user.is_hidden() && !user.is_private))
}

/// Whether the uppermost pins of a board have a new one by this user that all see.
async fn has_pins_of(tx: &Tx, board: BoardId, user: UserId, now: i64) -> Result<bool> {
    let uppermost = pins::uppermost_of_board(tx, board, UPPERMOST).await?;
    let since = now - NEW_MS;
    // What was moved here has a new place.
    let is_new = |pin: &StoredPin| pin.created_ms >= since || pin.place >= ids::at(since);
    Ok(uppermost
        .iter()
        .any(|pin| pin.pinner_id == user && !pin.is_secret && is_new(pin)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_read_as_they_are_written() {
        for body in ["7 8", "7 8 20000 9"] {
            assert_eq!(
                Step::read(body).map(|step| step.write()).as_deref(),
                Some(body)
            );
        }
        for body in ["", "7", "7 8 9", "7 x", "7 8 9 10 11"] {
            assert!(Step::read(body).is_none(), "{body}");
        }
    }
}
