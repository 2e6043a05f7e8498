//! Writes invented users and pins in bulk.
//!
//! Each call is one transaction over many rows. What a real call does besides is
//! left out on purpose: no events are emitted, because filling a store makes
//! ranking and index from the result, and home feeds are filled with the follow.
//! No password belongs to these accounts.
//!
//! Invariant: [`is_empty`] must have been asked; nothing here looks whether names
//! are taken by real users.

use std::collections::HashMap;

use accounts::{
    sessions::{SessionKind, sign_in::begin_session},
    uploads::store_picture::store_picture,
};
use anyhow::Result;
use collections::{
    boards::show_boards::{COVERS, Cover},
    pins::place_pin::Words,
};
use contract::ids::{BoardId, PinId, UserId};
use kernel::{ctx::Ctx, events::Source, house::House};
use store::{Run, Tx, args};

use super::sql;

/// Newest pins that come into a home feed with a follow.
const FILL_PINS: i64 = 100;

/// How long no link need be looked at again: longer than a store is measured.
const LINKS_HOLD_MS: i64 = 2 * 365 * 24 * 60 * 60 * 1_000;

/// A picture the store holds.
#[derive(Clone)]
pub struct Picture {
    signature: String,
    extension: String,
    width: i64,
    height: i64,
    color: String,
    thumbhash: String,
}

/// A user to be added.
pub struct SyntheticUser {
    /// Letters and digits, lower case, unlike all others.
    pub username: String,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
}

/// A pin to be.
pub struct Pin<'a> {
    /// Its pinner.
    pub pinner: UserId,
    /// A board of theirs.
    pub board: BoardId,
    /// What it shows.
    pub picture: &'a Picture,
    /// What it says.
    pub words: Words,
    /// The pin that brought the picture, and its pinner; none for an original.
    pub root: Option<(PinId, UserId)>,
}

/// What is added to the counts of boards, users and pins at the end, for the pins
/// that came.
#[derive(Default)]
pub struct Counts {
    boards: HashMap<BoardId, (i64, Vec<Cover>)>,
    people: HashMap<UserId, i64>,
    roots: HashMap<PinId, i64>,
}

/// Whether there is no account.
pub async fn is_empty(house: &House) -> Result<bool> {
    Ok(house.db.all(&sql::IDS, &[]).await?.is_empty())
}

/// Takes a picture in as an upload does.
pub async fn add_picture(ctx: &Ctx, bytes: Vec<u8>) -> Result<Picture> {
    let stored = store_picture(ctx, bytes).await?;
    Ok(Picture {
        signature: stored.signature,
        extension: stored.extension,
        width: stored.width,
        height: stored.height,
        color: stored.color,
        thumbhash: stored.thumbhash,
    })
}

/// Adds users, in order.
pub async fn add_people(ctx: &Ctx, people: &[SyntheticUser]) -> Result<Vec<UserId>> {
    let tx = ctx.begin().await?;
    let settings = &ctx.house.settings;
    let mut ids = Vec::with_capacity(people.len());
    for person in people {
        let (id, now) = (ctx.new_id(), ctx.now());
        let email = format!("{}@example.org", person.username);
        let full_name = format!("{} {}", person.first_name, person.last_name);
        tx.exec(&sql::ADD_NAME, &args![person.username, id]).await?;
        tx.exec(&sql::ADD_EMAIL, &args![email, id]).await?;
        let row = args![
            id,
            person.username,
            full_name,
            person.first_name,
            person.last_name,
            email,
            settings.country,
            settings.locale,
            now
        ];
        tx.exec(&sql::ADD_USER, &row).await?;
        ids.push(UserId(id));
    }
    tx.commit().await?;
    Ok(ids)
}

/// Adds public boards with their owners, names and addresses, in order.
pub async fn add_boards(ctx: &Ctx, wanted: &[(UserId, String, String)]) -> Result<Vec<BoardId>> {
    let tx = ctx.begin().await?;
    let mut ids = Vec::with_capacity(wanted.len());
    for (owner, name, slug) in wanted {
        let (id, now) = (ctx.new_id(), ctx.now());
        tx.exec(&sql::ADD_SLUG, &args![owner.0, slug, id]).await?;
        let row = args![id, owner.0, name, slug, now];
        tx.exec(&sql::ADD_BOARD, &row).await?;
        tx.exec(&sql::COUNT_BOARD, &args![owner.0]).await?;
        ids.push(BoardId(id));
    }
    tx.commit().await?;
    Ok(ids)
}

/// Adds pins, in order; none for a picture that stands on that board already.
pub async fn add_pins(
    ctx: &Ctx,
    wanted: Vec<Pin<'_>>,
    counts: &mut Counts,
) -> Result<Vec<Option<PinId>>> {
    let tx = ctx.begin().await?;
    let mut ids = Vec::with_capacity(wanted.len());
    for pin in wanted {
        let id = PinId(ctx.new_id());
        let root = pin.root.unwrap_or((id, pin.pinner));
        let on_board = args![pin.board, root.0, id, pin.pinner];
        let is_new = tx.exec(&sql::LIST_ON_BOARD, &on_board).await? == 1;
        if is_new {
            counts.note(&pin, id, root.0);
            add_pin(&tx, &pin, id, root, ctx.now()).await?;
        }
        ids.push(is_new.then_some(id));
    }
    tx.commit().await?;
    Ok(ids)
}

async fn add_pin(tx: &Tx, pin: &Pin<'_>, id: PinId, root: (PinId, UserId), now: i64) -> Result<()> {
    let (picture, words) = (pin.picture, &pin.words);
    let row = args![
        id.0,
        pin.pinner.0,
        pin.board.0,
        root.0.0,
        root.1.0,
        picture.signature,
        picture.extension,
        picture.width,
        picture.height,
        picture.color,
        picture.thumbhash,
        words.title,
        words.description,
        words.alt_text,
        words.link,
        words.topics,
        now
    ];
    tx.exec(&sql::ADD_PIN, &row).await?;
    let listed = args![pin.pinner, id, root.0, pin.board, picture.signature];
    tx.exec(&sql::LIST_OF_PINNER, &listed).await?;
    if root.0 == id {
        tx.exec(&sql::LIST_ORIGINAL, &args![id, pin.pinner]).await?;
    }
    // A view of a pin whose link the host has not looked at yet has it looked at.
    if let Some(link) = &words.link {
        let due = now + LINKS_HOLD_MS;
        let looked_at = args![link, now, due];
        tx.exec(&sql::ADD_LINK, &looked_at).await?;
    }
    Ok(())
}

impl Counts {
    fn note(&mut self, pin: &Pin<'_>, id: PinId, root: PinId) {
        let cover = Cover {
            pin_id: id,
            signature: pin.picture.signature.clone(),
            extension: pin.picture.extension.clone(),
            width: pin.picture.width,
            height: pin.picture.height,
        };
        let (number, covers) = self.boards.entry(pin.board).or_default();
        *number += 1;
        covers.insert(0, cover);
        covers.truncate(COVERS);
        *self.people.entry(pin.pinner).or_default() += 1;
        if root != id {
            *self.roots.entry(root).or_default() += 1;
        }
    }
}

/// Writes the numbers and the boards' newest pictures.
pub async fn settle(ctx: &Ctx, counts: Counts) -> Result<()> {
    let tx = ctx.begin().await?;
    for (id, (number, covers)) in counts.boards {
        let covers = serde_json::to_string(&covers)?;
        let row = args![id.0, number, covers];
        tx.exec(&sql::SETTLE_BOARD, &row).await?;
    }
    for (id, number) in counts.people {
        tx.exec(&sql::SETTLE_USER, &args![id.0, number]).await?;
    }
    for (id, number) in counts.roots {
        tx.exec(&sql::SETTLE_ROOT, &args![id.0, number]).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Adds follows of users and boards, with the newest pins of those in the
/// followers' home feeds.
pub async fn add_follows(ctx: &Ctx, follows: &[(UserId, Source)]) -> Result<()> {
    let tx = ctx.begin().await?;
    for (user, source) in follows {
        if follow(&tx, *user, *source, ctx.now()).await? {
            let fill = match source {
                Source::User(_) => &sql::FILL_FROM_USER,
                Source::Board(_) => &sql::FILL_FROM_BOARD,
            };
            let (followed, since) = (source.id(), ctx.new_id());
            let row = args![user.0, followed, since, FILL_PINS];
            tx.exec(fill, &row).await?;
        }
    }
    tx.commit().await?;
    Ok(())
}

/// Notes and counts a follow; false when it was so before.
async fn follow(tx: &Tx, user: UserId, source: Source, now: i64) -> Result<bool> {
    let followed = source.id();
    let row = args![user.0, followed, now];
    let note = match source {
        Source::User(_) => &sql::FOLLOW_USER,
        Source::Board(_) => &sql::FOLLOW_BOARD,
    };
    if tx.exec(note, &row).await? == 0 {
        return Ok(false);
    }
    match source {
        Source::User(followed) => {
            tx.exec(&sql::LIST_FOLLOWER, &row).await?;
            tx.exec(&sql::COUNT_FOLLOWER, &args![followed.0]).await?;
            tx.exec(&sql::COUNT_FOLLOWING, &args![user.0]).await?;
        }
        Source::Board(board) => {
            let count = &sql::COUNT_BOARD_FOLLOWER;
            tx.exec(count, &args![board.0]).await?;
        }
    }
    Ok(true)
}

/// Begins a session of a user and answers its token.
pub async fn sign_in(ctx: &Ctx, user: UserId) -> Result<String> {
    let tx = ctx.begin().await?;
    let session = begin_session(ctx, &tx, user, SessionKind::Full).await?;
    tx.commit().await?;
    Ok(session.token)
}
