//! From a board to one ZIP file (docs/board-file.md).

use std::{collections::HashMap, sync::Arc};

use accounts::users::show_users::user_refs;
use collections::{
    boards::{self, StoredBoard, StoredSection, show_boards::board_view_of},
    pins::{self, Part, StoredPin, show_pins::show_pins_of_board_beside},
};
use contract::{
    boards::BoardView,
    downloads::{BOARD_FORMAT, BOARD_VERSION, BoardFile, FiledBoard, FiledPin, FiledSection},
    ids::{ArchiveId, BoardId, PinId, UserId},
    pins::Attribution,
    users::UserRef,
};
use kernel::{ctx::Ctx, error::Result, times, validate};

use crate::archives::write_archive::{OriginalFile, OriginalKind, write_archive};

/// What is beside the board and its pictures.
const README: &str = include_str!("readme.txt");
/// Things looked up between two looks at the rest.
const PAGE: i64 = 250;
/// Longest part of a title in the name of a file, in characters.
const LONGEST_NAME: usize = 40;

/// Writes the file with what the viewer sees of the board, noting its progress;
/// answers its bytes.
pub async fn write_board(ctx: &Ctx, id: ArchiveId, board: &StoredBoard) -> Result<u64> {
    let sections = all_sections(ctx, board.id).await?;
    let rows = all_pins(ctx, board.id).await?;
    let view = board_view_of(ctx, board).await?;
    let (filed, originals) = file(ctx, board, &view, &sections, &rows).await?;
    write_archive(
        &ctx.house,
        id,
        move |archive| {
            archive.add_text("README.txt", README)?;
            archive.add_json("board.json", &filed)
        },
        &originals,
    )
    .await
}

async fn all_sections(ctx: &Ctx, board: BoardId) -> Result<Vec<StoredSection>> {
    let mut all: Vec<StoredSection> = Vec::new();
    loop {
        let below = all.last().map_or(i64::MAX, |row| row.place);
        let some = boards::list_sections(&ctx.house.db, board, below, PAGE).await?;
        if some.is_empty() {
            return Ok(all);
        }
        all.extend(some);
    }
}

/// The board's pins that the viewer sees, in their order.
async fn all_pins(ctx: &Ctx, board: BoardId) -> Result<Vec<StoredPin>> {
    let (mut all, mut below) = (Vec::new(), i64::MAX);
    loop {
        let places = pins::places(&ctx.house.db, board, Part::Whole, below, PAGE).await?;
        let Some(last) = places.last() else {
            return Ok(all);
        };
        below = last.place;
        let shown =
            show_pins_of_board_beside(ctx, places.iter().map(|row| (row.pin_id, row.pin_id)))
                .await?;
        let ids: Vec<PinId> = shown.into_iter().map(|(_, id)| id).collect();
        let rows = pins::find_many(&ctx.house.db, &ids).await?;
        let mut rows: HashMap<PinId, StoredPin> =
            rows.into_iter().map(|row| (row.id, row)).collect();
        all.extend(ids.iter().filter_map(|id| rows.remove(id)));
    }
}

/// What `board.json` says, and the pictures that belong to it.
async fn file(
    ctx: &Ctx,
    board: &StoredBoard,
    view: &BoardView,
    sections: &[StoredSection],
    rows: &[StoredPin],
) -> Result<(BoardFile, Vec<OriginalFile>)> {
    let ids = rows
        .iter()
        .flat_map(|row| [row.pinner_id, row.root_pinner_id]);
    let people = user_refs(ctx, ids).await?;
    let (mut names, mut originals, mut filed) = (HashMap::new(), Vec::new(), Vec::new());
    for row in rows {
        let number = names.len() + 1;
        let name = names.entry(&row.signature).or_insert_with(|| {
            let name = picture_name(number, row);
            originals.push(original(&name, row));
            name
        });
        filed.push(FiledPin {
            id: row.id.to_string(),
            picture: name.clone(),
            section: sections
                .iter()
                .position(|section| Some(section.id) == row.section_id),
            title: row.title.clone(),
            description: row.description.clone(),
            alt_text: row.alt_text.clone(),
            link: row.link.clone(),
            topics: serde_json::from_str(&row.topics)?,
            attribution: attribution(ctx, row, &people)?,
            comments_disabled: row.comments_disabled,
            note: own_note(ctx, row),
            created_at: times::iso(row.created_ms),
        });
    }
    let section = |row: &StoredSection| FiledSection {
        id: row.id.to_string(),
        title: row.title.clone(),
    };
    let file = BoardFile {
        format: BOARD_FORMAT.to_owned(),
        version: BOARD_VERSION,
        made_at: times::iso(ctx.now()),
        board: FiledBoard {
            id: board.id.to_string(),
            url: format!("{}{}", ctx.origin.0, view.board.url),
            name: board.name.clone(),
            description: board.description.clone(),
            category: board.category.clone(),
            privacy: serde_json::to_value(view.board.privacy)?
                .as_str()
                .unwrap_or_default()
                .to_owned(),
            layout: board.layout.clone(),
            sensitivity: board.sensitivity.clone(),
            cover: rows
                .iter()
                .position(|row| Some(row.id) == board.cover_pin_id),
            created_at: times::iso(board.created_ms),
        },
        sections: sections.iter().map(section).collect(),
        pins: filed,
    };
    Ok((file, originals))
}

/// The picture of a pin as a file of the archive.
fn original(name: &str, row: &StoredPin) -> OriginalFile {
    OriginalFile {
        name: name.to_owned(),
        signature: row.signature.clone(),
        extension: row.extension.clone(),
        kind: OriginalKind::Picture,
    }
}

/// A pin's note, if the viewer is its pinner; empty for others.
fn own_note(ctx: &Ctx, row: &StoredPin) -> String {
    let is_own = ctx.viewer() == Some(row.pinner_id);
    if is_own {
        row.note.clone()
    } else {
        String::new()
    }
}

/// `pictures/0007-kitchen-light.jpg`: in the order of the pins, with words to
/// recognise it by.
fn picture_name(number: usize, row: &StoredPin) -> String {
    let words: String = validate::slug(&row.title)
        .chars()
        .take(LONGEST_NAME)
        .collect();
    let words = words.trim_matches('-');
    let dash = if words.is_empty() { "" } else { "-" };
    format!("pictures/{number:04}{dash}{words}.{}", row.extension)
}

/// Whose the picture is: what the pin says of it, or else its origin pinner,
/// unless that is the viewer. An origin pinner who is hidden from the viewer is
/// not named.
fn attribution(
    ctx: &Ctx,
    row: &StoredPin,
    people: &HashMap<UserId, Arc<UserRef>>,
) -> Result<Option<Attribution>> {
    if let Some(known) = &row.attribution {
        return Ok(Some(serde_json::from_str(known)?));
    }
    if ctx.viewer() == Some(row.root_pinner_id) {
        return Ok(None);
    }
    let author = people.get(&row.root_pinner_id);
    Ok(Some(Attribution {
        title: None,
        author_name: author.map(|person| person.full_name.clone()),
        url: Some(format!("{}/pin/{}/", ctx.origin.0, row.id)),
        provider_name: ctx.house.settings.brand.clone(),
    }))
}
