//! Writes a store of invented people and pins in bulk, for measurements.
//!
//! Each call is one transaction over many rows, through the rooms' own
//! statements, so that the numbers and constraints are those of a real store.
//! That is why it lies here and not beside the bench: nobody else may write the
//! rooms' tables, and their statements are not to be opened for a measurement.
//! What a real call does besides is left out on purpose: no events are emitted,
//! because whoever fills a store makes ranking and index from the result, and
//! home feeds are filled with the follow. Nobody can sign in with a password.
//!
//! Invariant: [`is_empty`] must have been asked; nothing here looks whether
//! names are taken by real people.

use std::collections::HashMap;

use contract::ids::{BoardId, PinId, UserId};

use crate::{
    boards::{
        show_boards::{COVERS, Cover},
        sql::{self as boards, BoardRow},
    },
    ctx::Ctx,
    error::Result,
    events::Source,
    feeds::sql as feeds,
    house::House,
    pins::{
        place_pin::Words,
        sql::{self as pins, PinRow},
    },
    sessions,
    uploads::{sql::PictureRow, store_picture::store_picture},
    users::sql::{self as users, NewUser},
};

/// Newest pins that come into a home feed with a follow.
const FILL_PINS: i64 = 100;
/// No hash: no password belongs to it.
const NO_PASSWORD: &str = "-";

/// A picture the store holds.
#[derive(Clone)]
pub struct Picture(PictureRow);

/// A person to be.
pub struct Person {
    /// Letters and digits, unlike all others.
    pub username: String,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
}

/// A pin to be.
pub struct Pin<'a> {
    /// Whose.
    pub pinner: UserId,
    /// Where; a board of theirs.
    pub board: BoardId,
    /// What it shows.
    pub picture: &'a Picture,
    /// What it says.
    pub words: Words,
    /// The pin that brought the picture, and who brought it; none for an original.
    pub root: Option<(PinId, UserId)>,
}

/// What boards, people and pins are told at the end about the pins that came.
#[derive(Default)]
pub struct Counts {
    boards: HashMap<BoardId, (i64, Vec<Cover>)>,
    people: HashMap<UserId, i64>,
    roots: HashMap<PinId, i64>,
}

/// Whether nobody has an account here.
pub async fn is_empty(house: &House) -> Result<bool> {
    Ok(users::ids_by_prefix(&house.db, "", 1).await?.is_empty())
}

/// Takes a picture in as an upload does.
pub async fn add_picture(ctx: &Ctx, bytes: Vec<u8>) -> Result<Picture> {
    Ok(Picture(store_picture(ctx, bytes).await?))
}

/// Adds people, in order.
pub async fn add_people(ctx: &Ctx, people: &[Person]) -> Result<Vec<UserId>> {
    let tx = ctx.house.db.begin().await?;
    let mut ids = Vec::with_capacity(people.len());
    for person in people {
        let id = UserId(ctx.new_id());
        let email = format!("{}@example.org", person.username);
        users::claim_name(&tx, &person.username, id, ctx.now()).await?;
        users::claim_email(&tx, &email, id).await?;
        let new = NewUser {
            id,
            username: &person.username,
            first_name: &person.first_name,
            last_name: &person.last_name,
            full_name: &format!("{} {}", person.first_name, person.last_name),
            email: &email,
            password_hash: NO_PASSWORD,
            country: &ctx.house.settings.country,
            locale: &ctx.house.settings.locale,
            gender: None,
            custom_gender: None,
            birthday: None,
            is_partner: false,
            is_private: false,
            created_ms: ctx.now(),
        };
        users::insert(&tx, &new).await?;
        ids.push(id);
    }
    tx.commit().await?;
    Ok(ids)
}

/// Adds public boards with their owners, names and addresses, in order.
pub async fn add_boards(ctx: &Ctx, wanted: &[(UserId, String, String)]) -> Result<Vec<BoardId>> {
    let tx = ctx.house.db.begin().await?;
    let mut ids = Vec::with_capacity(wanted.len());
    for (owner, name, slug) in wanted {
        let id = BoardId(ctx.new_id());
        let row = BoardRow {
            id: id.0,
            owner_id: owner.0,
            name: name.clone(),
            slug: slug.clone(),
            created_ms: ctx.now(),
            ..BoardRow::default()
        };
        boards::claim_slug(&tx, *owner, slug, id).await?;
        boards::insert(&tx, &row).await?;
        users::count_boards(&tx, *owner, 1, 0).await?;
        ids.push(id);
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
    let tx = ctx.house.db.begin().await?;
    let mut ids = Vec::with_capacity(wanted.len());
    for pin in wanted {
        let id = PinId(ctx.new_id());
        let root = pin.root.unwrap_or((id, pin.pinner));
        let is_new = pins::saves::claim_save(&tx, pin.board.0, root.0, id).await?;
        if is_new {
            counts.note(&pin, id, root.0);
            pins::insert(&tx, &row(pin, id, root, ctx.now())).await?;
        }
        ids.push(is_new.then_some(id));
    }
    tx.commit().await?;
    Ok(ids)
}

fn row(pin: Pin<'_>, id: PinId, root: (PinId, UserId), now: i64) -> PinRow {
    let (picture, words) = (pin.picture.0.clone(), pin.words);
    PinRow {
        id: id.0,
        pinner_id: pin.pinner.0,
        board_id: pin.board.0,
        place: id.0,
        root_id: root.0.0,
        root_pinner_id: root.1.0,
        signature: picture.signature,
        extension: picture.extension,
        width: picture.width,
        height: picture.height,
        color: picture.color,
        thumbhash: picture.thumbhash,
        title: words.title,
        description: words.description,
        alt_text: words.alt_text,
        link: words.link,
        topics: words.topics,
        attribution: words.attribution,
        created_ms: now,
        ..PinRow::default()
    }
}

impl Counts {
    fn note(&mut self, pin: &Pin<'_>, id: PinId, root: PinId) {
        let picture = &pin.picture.0;
        let cover = Cover {
            pin_id: id.0,
            signature: picture.signature.clone(),
            extension: picture.extension.clone(),
            width: picture.width,
            height: picture.height,
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
    let tx = ctx.house.db.begin().await?;
    for (id, (number, covers)) in counts.boards {
        boards::count_pins(&tx, id, number, number).await?;
        boards::set_covers(&tx, id, &serde_json::to_string(&covers)?).await?;
    }
    for (id, number) in counts.people {
        users::count_pins(&tx, id, number).await?;
    }
    for (id, number) in counts.roots {
        pins::count_repins(&tx, id, number).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Lets people follow people and boards, with the newest pins of those in their
/// home feeds.
pub async fn add_follows(ctx: &Ctx, follows: &[(UserId, Source)]) -> Result<()> {
    let tx = ctx.house.db.begin().await?;
    for (user, source) in follows {
        let is_new = match *source {
            Source::User(id) => users::follows::follow(&tx, *user, id, ctx.now()).await?,
            Source::Board(id) => boards::follow(&tx, *user, id, ctx.now()).await?,
        };
        if is_new {
            feeds::fill(&tx, *user, *source, ctx.new_id(), FILL_PINS).await?;
        }
    }
    tx.commit().await?;
    Ok(())
}

/// Signs somebody in and answers the session's token.
pub async fn sign_in(ctx: &Ctx, user: UserId) -> Result<String> {
    let tx = ctx.house.db.begin().await?;
    let session = sessions::sign_in::begin_session(ctx, &tx, user, sessions::Way::Full).await?;
    tx.commit().await?;
    Ok(session.token)
}
