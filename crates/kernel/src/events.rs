//! Every event, and how rooms listen. `contract/jobs.txt` lists who listens to what.
//!
//! Invariant: an event is written in the transaction that causes it, so that it
//! is never lost and never invented. What listens may hear an event twice.

use contract::{
    ids::{BoardId, CommentId, PinId, UserId},
    notifications::NoticeKind,
};
use futures_util::future::BoxFuture;
use queue::NewJob;
use serde::{Deserialize, Serialize};

use crate::{ctx::Ctx, error::Result, tx::Tx};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A pin was made, by upload or by saving.
    PinSaved {
        /// Which.
        pin_id: PinId,
    },
    /// A pin went to another board by itself.
    PinMoved {
        /// Which.
        pin_id: PinId,
        /// The pin that brought its picture; 0 in entries of a log that older servers
        /// wrote, here and below.
        #[serde(default)]
        root_id: PinId,
        /// Where it was.
        #[serde(default)]
        from_board_id: BoardId,
    },
    /// A pin's words changed.
    PinChanged {
        /// Which.
        pin_id: PinId,
    },
    /// Pins went to another board in one step of a batch, at least one of them. Followers
    /// are told by the batch's [`Event::BoardFilled`].
    PinsMoved {
        /// Which.
        pins: Vec<MovedPin>,
        /// Where they were.
        from_board_id: BoardId,
    },
    /// A pin leads somewhere, or somewhere else.
    PinLinked {
        /// Which.
        pin_id: PinId,
        /// Where to.
        address: String,
    },
    /// The page that a pin leads to sells something else than before, for another price, or
    /// nothing any longer; or it can be had again, or not.
    LinkChanged {
        /// A pin that leads there.
        pin_id: PinId,
    },
    /// Words were read in a picture.
    PictureRead {
        /// The picture's name.
        signature: String,
    },
    /// Pictures are liked more or less than they were, by what was done with their pins.
    PinsLiked {
        /// The pins that brought them.
        roots: Vec<PinId>,
    },
    /// A pin is gone.
    PinDeleted {
        /// Which.
        pin_id: PinId,
        /// The pin that brought its picture.
        root_id: PinId,
        /// Where it was.
        #[serde(default)]
        board_id: BoardId,
        /// Whose it was; for listeners in the transaction alone, since jobs and the log
        /// keep no user's id.
        #[serde(skip)]
        pinner_id: UserId,
    },
    /// A board was made, came back from the bin, or came to another owner.
    BoardCreated {
        /// Which.
        board_id: BoardId,
    },
    /// What a board says, how it shows itself, or who may see it changed.
    BoardChanged {
        /// Which.
        board_id: BoardId,
    },
    /// A board is gone from its owner: deleted, or another's.
    BoardDeleted {
        /// Which.
        board_id: BoardId,
        /// Whose it was; as above, written nowhere.
        #[serde(skip)]
        owner_id: UserId,
    },
    /// Pins of a board became public or secret, or many came or went.
    #[serde(alias = "BoardPrivacyChanged")]
    BoardFilled {
        /// Which.
        board_id: BoardId,
    },
    /// What a user is called or says of themselves changed: also when they came, and
    /// when they are erased.
    UserChanged {
        /// Who.
        user_id: UserId,
    },
    /// A user followed or unfollowed a user or a board.
    FollowChanged {
        /// Who.
        user_id: UserId,
        /// What.
        source: Source,
    },
    /// Something happened that a user is told in the news hub.
    UserConcerned(Concern),
}

/// Something that a user is told in the news hub.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Concern {
    /// Who is told.
    pub user_id: UserId,
    /// What.
    pub kind: NoticeKind,
    /// Who did it; 0 where no user did, as when an export is ready.
    pub actor_id: UserId,
    /// What it is about, by which it is told together: a pin, a board, a comment; 0 where it is
    /// the user themselves.
    pub object: i64,
    /// The comment that it came with; otherwise 0.
    pub comment_id: CommentId,
}

impl Concern {
    /// What one user did with a thing of another.
    pub fn new(user_id: UserId, kind: NoticeKind, actor_id: UserId, object: i64) -> Self {
        Self {
            user_id,
            kind,
            actor_id,
            object,
            comment_id: CommentId::default(),
        }
    }

    /// What no other user did.
    pub fn of_host(user_id: UserId, kind: NoticeKind, object: i64) -> Self {
        Self::new(user_id, kind, UserId::default(), object)
    }
}

/// One of several pins that went to another board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct MovedPin {
    /// Which.
    pub pin_id: PinId,
    /// The pin that brought its picture.
    pub root_id: PinId,
}

/// What can be followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A user's pins.
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

/// An [`Event`] without its particulars, for saying what is listened to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventKind {
    /// See [`Event::PinSaved`].
    PinSaved,
    /// See [`Event::PinMoved`].
    PinMoved,
    /// See [`Event::PinChanged`].
    PinChanged,
    /// See [`Event::PinsMoved`].
    PinsMoved,
    /// See [`Event::PinLinked`].
    PinLinked,
    /// See [`Event::LinkChanged`].
    LinkChanged,
    /// See [`Event::PictureRead`].
    PictureRead,
    /// See [`Event::PinsLiked`].
    PinsLiked,
    /// See [`Event::PinDeleted`].
    PinDeleted,
    /// See [`Event::BoardCreated`].
    BoardCreated,
    /// See [`Event::BoardChanged`].
    BoardChanged,
    /// See [`Event::BoardDeleted`].
    BoardDeleted,
    /// See [`Event::BoardFilled`].
    BoardFilled,
    /// See [`Event::UserChanged`].
    UserChanged,
    /// See [`Event::FollowChanged`].
    FollowChanged,
    /// See [`Event::UserConcerned`].
    UserConcerned,
}

impl EventKind {
    /// Every kind.
    pub const ALL: &[Self] = &[
        Self::PinSaved,
        Self::PinMoved,
        Self::PinChanged,
        Self::PinsMoved,
        Self::PinLinked,
        Self::LinkChanged,
        Self::PictureRead,
        Self::PinsLiked,
        Self::PinDeleted,
        Self::BoardCreated,
        Self::BoardChanged,
        Self::BoardDeleted,
        Self::BoardFilled,
        Self::UserChanged,
        Self::FollowChanged,
        Self::UserConcerned,
    ];
}

impl Event {
    /// Which kind it is.
    pub fn kind(&self) -> EventKind {
        match self {
            Self::PinSaved { .. } => EventKind::PinSaved,
            Self::PinMoved { .. } => EventKind::PinMoved,
            Self::PinChanged { .. } => EventKind::PinChanged,
            Self::PinsMoved { .. } => EventKind::PinsMoved,
            Self::PinLinked { .. } => EventKind::PinLinked,
            Self::LinkChanged { .. } => EventKind::LinkChanged,
            Self::PictureRead { .. } => EventKind::PictureRead,
            Self::PinsLiked { .. } => EventKind::PinsLiked,
            Self::PinDeleted { .. } => EventKind::PinDeleted,
            Self::BoardCreated { .. } => EventKind::BoardCreated,
            Self::BoardChanged { .. } => EventKind::BoardChanged,
            Self::BoardDeleted { .. } => EventKind::BoardDeleted,
            Self::BoardFilled { .. } => EventKind::BoardFilled,
            Self::UserChanged { .. } => EventKind::UserChanged,
            Self::FollowChanged { .. } => EventKind::FollowChanged,
            Self::UserConcerned(_) => EventKind::UserConcerned,
        }
    }
}

/// What a room does with events.
pub struct Listener {
    /// Where it leads, `room.what`: the kind of the job or of the log's entries.
    pub name: &'static str,
    /// What it is told of.
    pub events: &'static [EventKind],
    /// Writes down what follows, in the transaction of the event.
    pub hear: for<'a> fn(&'a Ctx, &'a Tx, &'a Event) -> BoxFuture<'a, Result<()>>,
}

/// Every listener, in no order; rooms add theirs by [`register!`](crate::register!).
#[linkme::distributed_slice]
pub static LISTENERS: [Listener];

/// Tells every listener, in the transaction that causes the event.
pub async fn emit(ctx: &Ctx, tx: &Tx, event: Event) -> Result<()> {
    let kind = event.kind();
    for listener in LISTENERS.iter().filter(|one| one.events.contains(&kind)) {
        (listener.hear)(ctx, tx, &event).await?;
    }
    Ok(())
}

/// Has a user told of what happened (see [`Concern`]).
pub async fn concern(ctx: &Ctx, tx: &Tx, concern: Concern) -> Result<()> {
    emit(ctx, tx, Event::UserConcerned(concern)).await
}

/// Enqueues a job whose body is the event: what most listeners do.
pub async fn enqueue(ctx: &Ctx, tx: &Tx, kind: &str, event: &Event) -> Result<()> {
    let body = serde_json::to_string(event)?;
    let job = NewJob {
        kind,
        key: None,
        body: &body,
        due_ms: ctx.now(),
    };
    Ok(queue::enqueue(tx, job).await?)
}
