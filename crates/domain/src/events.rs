//! Every event, and who listens, on one page.
//!
//! Invariant: an event is written in the transaction that causes it, so that it
//! is never lost and never invented. What listens may hear an event twice.
//!
//! | event | index (log) | jobs |
//! |---|---|---|
//! | PinSaved, PinChanged, PinDeleted | search: put or remove the picture | PinSaved → feeds: reach followers |
//! | BoardFilled (who sees it changed, or many pins came or went) | search: put or remove its pictures | feeds: reach followers, when public |
//! | PinLinked | | links: look at the page |
//! | FollowChanged | | feeds: fill the follower's home feed, or take back |

use contract::ids::{BoardId, PinId, UserId};
use queue::NewJob;
use serde::{Deserialize, Serialize};
use store::Tx;

use crate::{
    ctx::Ctx,
    error::Result,
    feeds,
    links::{self, refresh_link::Wish},
};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A pin was made, by upload or by saving.
    PinSaved {
        /// Which.
        pin_id: PinId,
    },
    /// A pin's words or picture changed.
    PinChanged {
        /// Which.
        pin_id: PinId,
    },
    /// A pin leads somewhere, or somewhere else.
    PinLinked {
        /// Which.
        pin_id: PinId,
        /// Where to.
        address: String,
    },
    /// A pin is gone.
    PinDeleted {
        /// Which.
        pin_id: PinId,
        /// The pin that brought its picture.
        root_id: PinId,
    },
    /// Pins of a board became public or secret, or many came or went.
    #[serde(alias = "BoardPrivacyChanged")]
    BoardFilled {
        /// Which.
        board_id: BoardId,
    },
    /// Somebody follows a person or a board, or no longer does.
    FollowChanged {
        /// Who.
        user_id: UserId,
        /// What.
        source: Source,
    },
}

/// What can be followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A person's pins.
    User(UserId),
    /// A board's pins.
    Board(BoardId),
}

impl Source {
    /// The followed thing's id; ids are unique across nouns.
    pub fn id(self) -> i64 {
        match self {
            Self::User(id) => id.0,
            Self::Board(id) => id.0,
        }
    }
}

/// Kind of the outbox entries that the index follows.
pub const INDEX: &str = "index";

/// Writes the event to everybody who listens.
pub async fn emit(ctx: &Ctx, tx: &Tx, event: Event) -> Result<()> {
    let body = serde_json::to_string(&event)?;
    match &event {
        Event::PinSaved { .. } | Event::BoardFilled { .. } => {
            queue::emit(tx, INDEX, &body, ctx.now()).await?;
            enqueue(ctx, tx, feeds::jobs::REACH_FOLLOWERS, &body).await
        }
        Event::PinChanged { .. } | Event::PinDeleted { .. } => {
            Ok(queue::emit(tx, INDEX, &body, ctx.now()).await?)
        }
        Event::PinLinked { pin_id, address } => {
            let (pin_id, address) = (*pin_id, address.clone());
            links::jobs::wish(ctx, tx, &Wish { address, pin_id }).await
        }
        Event::FollowChanged { .. } => enqueue(ctx, tx, feeds::jobs::FOLLOW, &body).await,
    }
}

async fn enqueue(ctx: &Ctx, tx: &Tx, kind: &str, body: &str) -> Result<()> {
    queue::enqueue(
        tx,
        NewJob {
            kind,
            key: None,
            body,
            due_ms: ctx.now(),
        },
    )
    .await?;
    Ok(())
}
