//! Put a picture with its words on a board: what making and saving a pin share.

use contract::ids::{BoardId, PinId, UserId};
use store::Tx;

use super::sql::{self, PinRow};
use crate::{
    boards::{
        show_boards::{COVERS, Cover},
        sql::{self as boards, BoardRow},
    },
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Event},
    uploads::sql::PictureRow,
    users::sql as users,
};

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
}

impl Words {
    /// What a pin says now.
    pub(crate) fn of(pin: &PinRow) -> Self {
        Self {
            title: pin.title.clone(),
            description: pin.description.clone(),
            alt_text: pin.alt_text.clone(),
            link: pin.link.clone(),
            topics: pin.topics.clone(),
            attribution: pin.attribution.clone(),
        }
    }
}

impl PinRow {
    /// The picture it shows.
    pub(crate) fn picture(&self) -> PictureRow {
        PictureRow {
            signature: self.signature.clone(),
            extension: self.extension.clone(),
            width: self.width,
            height: self.height,
            color: self.color.clone(),
            thumbhash: self.thumbhash.clone(),
        }
    }
}

/// A pin to be.
pub(crate) struct NewPin<'a> {
    /// Whose.
    pub pinner: UserId,
    /// Where; the caller has taken it and asked whether the pinner may write there.
    pub board: &'a BoardRow,
    /// What it shows.
    pub picture: PictureRow,
    /// What it says.
    pub words: Words,
    /// The pin that brought the picture, and who brought it; none for an original.
    pub root: Option<(PinId, UserId)>,
}

/// Adds the pin with all its counts, or answers the pin that shows this picture
/// on this board already.
pub(crate) async fn place_pin(ctx: &Ctx, tx: &Tx, new: NewPin<'_>) -> Result<PinId> {
    let id = PinId(ctx.new_id());
    let (root, root_pinner) = new.root.unwrap_or((id, new.pinner));
    if !sql::claim_save(tx, new.board.id, root, id).await? {
        return sql::save(tx, new.board.id, root)
            .await?
            .ok_or_else(Error::not_found);
    }
    let mut row = pin_row(ctx, &new, id, root, root_pinner);
    row.is_secret |= users::privacy::is_private(tx, new.pinner).await?;
    sql::insert(tx, &row).await?;
    if root != id && !row.is_secret {
        sql::count_repins(tx, root, 1).await?;
    }
    let board = BoardId(row.board_id);
    boards::count_pins(tx, board, 1).await?;
    boards::set_pinned(tx, board, row.created_ms).await?;
    add_cover(tx, new.board, &row).await?;
    if !row.is_secret {
        users::count_pins(tx, new.pinner, 1).await?;
    }
    events::emit(ctx, tx, Event::PinSaved { pin_id: id }).await?;
    Ok(id)
}

fn pin_row(ctx: &Ctx, new: &NewPin<'_>, id: PinId, root: PinId, root_pinner: UserId) -> PinRow {
    let (picture, words) = (new.picture.clone(), new.words.clone());
    PinRow {
        id: id.0,
        pinner_id: new.pinner.0,
        board_id: new.board.id,
        root_id: root.0,
        root_pinner_id: root_pinner.0,
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
        is_secret: new.board.is_secret,
        repin_count: 0,
        created_ms: ctx.now(),
    }
}

/// The board shows its newest pictures.
async fn add_cover(tx: &Tx, board: &BoardRow, pin: &PinRow) -> Result<()> {
    let mut covers: Vec<Cover> = serde_json::from_str(&board.covers)?;
    covers.insert(0, cover(pin));
    covers.truncate(COVERS);
    boards::set_covers(tx, BoardId(board.id), &serde_json::to_string(&covers)?).await
}

/// What a board keeps of a pin to show itself.
pub(super) fn cover(pin: &PinRow) -> Cover {
    Cover {
        pin_id: pin.id,
        signature: pin.signature.clone(),
        extension: pin.extension.clone(),
        width: pin.width,
        height: pin.height,
    }
}
