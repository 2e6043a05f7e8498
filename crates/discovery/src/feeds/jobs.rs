//! Jobs of the room `feeds`. Each may run twice.

use std::{sync::Arc, time::Duration};

use accounts::users;
use collections::{boards, pins};
use contract::ids::{PinId, UserId};
use kernel::{
    error::Result,
    events::{Event, EventKind, LISTENERS, Listener, Source, enqueue},
    house::{Changed, House},
    ids, job,
    jobs::HOUR,
    register,
    tx::Tx,
};
use talk::notifications::tell_followers::have_followers_told;

use super::{
    rank_popular::{KEPT_MS, rank_popular},
    reach_followers::{fill, reach_followers, reach_with_board},
    sql,
};

/// Hands a new pin, or those of a board that became public, to their followers.
pub const REACH_FOLLOWERS: &str = "feeds.reach_followers";
/// Fills the home feed from what is followed when the job runs, or takes back
/// what came from there.
pub const FOLLOW: &str = "feeds.follow";
/// Ranks recent pins anew.
pub const RANK_POPULAR: &str = "feeds.rank_popular";

/// Forgets what was taken back before any walk that may go on.
pub const FORGET: &str = "feeds.forget";

register!(LISTENERS: Listener = Listener {
    name: REACH_FOLLOWERS,
    events: &[
        EventKind::PinSaved,
        EventKind::PinMoved,
        EventKind::PinsMoved,
        EventKind::BoardFilled,
    ],
    hear: |ctx, tx, event| Box::pin(enqueue(ctx, tx, REACH_FOLLOWERS, event)),
});

register!(LISTENERS: Listener = Listener {
    name: FOLLOW,
    events: &[EventKind::FollowChanged],
    hear: |ctx, tx, event| Box::pin(enqueue(ctx, tx, FOLLOW, event)),
});

job!(REACH_FOLLOWERS => hear);
job!(FOLLOW => hear);
job!(RANK_POPULAR, every Duration::from_secs(5 * 60) => rank_popular);
job!(FORGET, every HOUR => forget);

/// Body of the jobs that follow an event.
pub async fn hear(house: &Arc<House>, body: &str) -> Result<()> {
    let event: Event = serde_json::from_str(body)?;
    let tx = house.begin().await?;
    // Taken inside the transaction, beside which there is no other write
    // (SQLite): walks that begin later see it all.
    let moment = house.ids.next(house.now());
    match event {
        Event::PinSaved { pin_id } | Event::PinMoved { pin_id, .. } => {
            if let Some(pin) = pins::find(&tx, pin_id).await?.filter(|pin| !pin.is_secret)
                && reach_followers(house, &tx, &pin, moment).await?
            {
                have_followers_told(house, &tx, &pin).await?;
            }
        }
        // A job may come late or again: what holds when it runs decides, not the
        // event.
        Event::FollowChanged { user_id, source } => {
            match follows(&tx, user_id, source).await? {
                true => fill(house, &tx, user_id, source, moment).await?,
                false => drain(house, &tx, user_id, source, moment).await?,
            }
            tx.changed(Changed::Home(user_id));
        }
        Event::BoardFilled { board_id } => {
            reach_with_board(house, &tx, board_id, moment).await?;
        }
        // What was moved together is handed on with the board that it filled.
        Event::PinsMoved { pins, .. } => {
            let pins: Vec<PinId> = pins.iter().map(|pin| pin.pin_id).collect();
            let moved = pins::find_many(&tx, &pins).await?;
            if let Some(pin) = moved.iter().find(|pin| !pin.is_secret) {
                have_followers_told(house, &tx, pin).await?;
            }
        }
        // Not listened to.
        Event::PinChanged { .. }
        | Event::PinLinked { .. }
        | Event::LinkChanged { .. }
        | Event::PictureRead { .. }
        | Event::PinsLiked { .. }
        | Event::PinDeleted { .. }
        | Event::BoardCreated { .. }
        | Event::BoardChanged { .. }
        | Event::BoardDeleted { .. }
        | Event::UserChanged { .. }
        | Event::UserConcerned(_) => {}
    }
    tx.commit().await?;
    Ok(())
}

/// Body of [`FORGET`].
pub async fn forget(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    let moment = house.ids.next(house.now());
    sql::forget(&tx, ids::before(moment, KEPT_MS)).await?;
    tx.commit().await?;
    Ok(())
}

/// Takes back what came from an unfollowed source, but not what comes as well
/// from a followed board of that user, or from a followed user who saves to that
/// board.
async fn drain(house: &House, tx: &Tx, user: UserId, source: Source, moment: i64) -> Result<()> {
    sql::drain(tx, user, source, moment).await?;
    match source {
        Source::User(id) => {
            for board in boards::followed_of_owner(tx, user, id).await? {
                fill(house, tx, user, Source::Board(board), moment).await?;
            }
        }
        Source::Board(id) => {
            let board = boards::find(tx, id).await?;
            let mut savers = boards::collaborator_ids(tx, id).await?;
            savers.extend(board.map(|board| board.owner_id));
            for saver in savers {
                if users::follows(tx, user, saver).await? {
                    fill(house, tx, user, Source::User(saver), moment).await?;
                }
            }
        }
    }
    Ok(())
}

async fn follows(tx: &Tx, user: UserId, source: Source) -> Result<bool> {
    match source {
        Source::User(id) => users::follows(tx, user, id).await,
        Source::Board(id) => Ok(!boards::followed_among(tx, user, &[id]).await?.is_empty()),
    }
}
