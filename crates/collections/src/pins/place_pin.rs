//! Puts a picture with its words on a board: what creating and saving a pin
//! share.

use accounts::{
    uploads::{find_banned::check_banned, find_picture::StoredPicture},
    users,
};
use contract::{
    ids::{PinId, SectionId, UserId},
    notifications::NoticeKind,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Concern, Event, concern},
    tx::Tx,
};

use super::{
    ask_about_words::tell_held,
    count_pin::count_pin,
    fill_section,
    is_hidden::is_hidden,
    renew_covers::renew_covers_around,
    sql::{self, StoredPin},
};
use crate::boards::{self, StoredBoard, find_section};

/// What a pin says.
#[derive(Debug, Clone, Default)]
pub struct Words {
    /// Title.
    pub title: String,
    /// Description.
    pub description: String,
    /// What the picture shows.
    pub alt_text: String,
    /// Where it leads.
    pub link: Option<String>,
    /// JSON: a list of texts.
    pub topics: String,
    /// JSON: see `contract::pins::Attribution`.
    pub attribution: Option<String>,
    /// The rule of the host by which employees are told of them.
    pub held_by: Option<String>,
}

impl Words {
    /// What a pin says.
    pub fn of(pin: &StoredPin) -> Self {
        Self {
            title: pin.title.clone(),
            description: pin.description.clone(),
            alt_text: pin.alt_text.clone(),
            link: pin.link.clone(),
            topics: pin.topics.clone(),
            attribution: pin.attribution.clone(),
            held_by: None,
        }
    }
}

impl StoredPin {
    /// The picture it shows.
    pub fn picture(&self) -> StoredPicture {
        StoredPicture {
            signature: self.signature.clone(),
            extension: self.extension.clone(),
            width: self.width,
            height: self.height,
            color: self.color.clone(),
            thumbhash: self.thumbhash.clone(),
            is_screened: self.is_screened,
            video_ms: self.video_ms,
        }
    }
}

/// A pin to be.
pub struct NewPin<'a> {
    /// Whose.
    pub pinner: UserId,
    /// Where; the caller has locked it and asked whether the pinner may save
    /// there.
    pub board: &'a StoredBoard,
    /// In which section of the board.
    pub section: Option<SectionId>,
    /// What it shows.
    pub picture: StoredPicture,
    /// What it says.
    pub words: Words,
    /// The pin that brought the picture, and its origin pinner; none for an
    /// original.
    pub root: Option<(PinId, UserId)>,
}

/// Adds the pin with all its counts, or answers the pin that shows this picture
/// on this board already. A banned picture is refused.
pub async fn place_pin(ctx: &Ctx, tx: &Tx, new: NewPin<'_>) -> Result<PinId> {
    check_banned(tx, &new.picture).await?;
    let id = PinId(ctx.new_id());
    let (root, root_pinner) = new.root.unwrap_or((id, new.pinner));
    if let Some(section) = new.section {
        find_section::on_board(tx, new.board, section).await?;
    }
    let row = StoredPin {
        is_secret: is_hidden(tx, new.board, new.pinner).await?,
        ..pin_row(ctx, &new, id, root, root_pinner)
    };
    if !sql::insert(tx, &row).await? {
        return find_saved(tx, &new, root).await;
    }
    if root != id && !row.is_secret {
        sql::count_repins(tx, &[root], 1).await?;
        let about = Concern::new(root_pinner, NoticeKind::Save, new.pinner, root.0);
        concern(ctx, tx, about).await?;
    }
    tell_held(ctx, tx, &row, new.board, new.words.held_by).await?;
    let board = row.board_id;
    boards::set_pinned(tx, board, row.created_ms).await?;
    count_pin(tx, board, row.section_id, 1).await?;
    renew_covers_around(tx, board, row.section_id).await?;
    if !row.is_secret {
        users::count_pins(tx, new.pinner, 1).await?;
    }
    events::emit(ctx, tx, Event::PinSaved { pin_id: id }).await?;
    if let Some(address) = row.link {
        events::emit(
            ctx,
            tx,
            Event::PinLinked {
                pin_id: id,
                address,
            },
        )
        .await?;
    }
    Ok(id)
}

/// The pin that shows this picture on this board, put into the wanted section.
async fn find_saved(tx: &Tx, new: &NewPin<'_>, root: PinId) -> Result<PinId> {
    let id = sql::places::save(tx, new.board.id, root).await?;
    let id = id.ok_or_else(Error::not_found)?;
    if let Some(section) = new.section {
        let pin = sql::find(tx, id).await?.ok_or_else(Error::not_found)?;
        if fill_section::fill_section(tx, &pin, Some(section)).await? {
            let board = new.board.id;
            renew_covers_around(tx, board, pin.section_id).await?;
            renew_covers_around(tx, board, Some(section)).await?;
        }
    }
    Ok(id)
}

fn pin_row(ctx: &Ctx, new: &NewPin<'_>, id: PinId, root: PinId, root_pinner: UserId) -> StoredPin {
    let (picture, words) = (new.picture.clone(), new.words.clone());
    StoredPin {
        id,
        pinner_id: new.pinner,
        board_id: new.board.id,
        section_id: new.section,
        place: id.0,
        root_id: root,
        root_pinner_id: root_pinner,
        signature: picture.signature,
        extension: picture.extension,
        width: picture.width,
        height: picture.height,
        color: picture.color,
        thumbhash: picture.thumbhash,
        is_screened: picture.is_screened,
        video_ms: picture.video_ms,
        title: words.title,
        description: words.description,
        alt_text: words.alt_text,
        link: words.link,
        topics: words.topics,
        attribution: words.attribution,
        created_ms: ctx.now(),
        ..StoredPin::default()
    }
}
