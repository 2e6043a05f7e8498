//! From the file of a board (docs/board-file.md) to a plan.

use contract::{
    boards::{Layout, Privacy, Sensitivity},
    downloads::{BOARD_FORMAT, BOARD_VERSION, BoardFile, FiledPin},
    errors::Code,
};
use kernel::{
    error::{Error, Result},
    validate,
};

use super::{
    check_archive::Checked,
    policy::{
        Entry, FiledExtras, MOST_BOARDS, MOST_LISTING, MOST_PINS, PictureSource, Plan,
        PlannedBoard, PlannedSection, credit, cut, cut_line,
    },
};

/// Where the board is described.
const LISTING: &str = "board.json";

/// What such a file brings, the uppermost pin first; none when it is another kind
/// of file. Blocks.
pub(crate) fn read_board_file(archive: &mut Checked) -> Result<Option<(Plan, Vec<Entry>)>> {
    let Some(bytes) = archive.read(LISTING, MOST_LISTING)? else {
        return Ok(None);
    };
    let broken = |error| Error::new(Code::ImportBroken).because(error);
    let file: BoardFile = serde_json::from_slice(&bytes).map_err(broken)?;
    if file.format != BOARD_FORMAT {
        return Err(Error::new(Code::ImportType));
    }
    if file.version > BOARD_VERSION {
        return Err(Error::new(Code::ImportNewer));
    }
    if file.pins.len() > MOST_PINS || file.sections.len() > MOST_BOARDS {
        return Err(Error::new(Code::ImportTooLarge));
    }
    let section = |title: &str| PlannedSection {
        title: cut_line(title, 50),
        section_id: None,
    };
    let board = PlannedBoard {
        name: named(&file.board.name),
        description: cut(&file.board.description, 500),
        category: cut_line(&file.board.category, 50),
        privacy: privacy(&file.board.privacy),
        layout: Layout::parse(&file.board.layout),
        sensitivity: Sensitivity::parse(&file.board.sensitivity),
        sections: file
            .sections
            .iter()
            .map(|filed| section(&filed.title))
            .collect(),
        board_id: None,
    };
    let sections = board.sections.len();
    let mut entries: Vec<Entry> = file.pins.iter().map(|pin| entry(pin, sections)).collect();
    if let Some(cover) = file.board.cover.and_then(|place| entries.get_mut(place)) {
        cover.kept.is_cover = true;
    }
    let plan = Plan {
        boards: vec![board],
    };
    Ok(Some((plan, entries)))
}

/// A board without a name would not come in at all.
fn named(name: &str) -> String {
    match cut_line(name, 50).as_str() {
        "" => "Imported".to_owned(),
        name => name.to_owned(),
    }
}

/// A word that is not known keeps the board hidden.
fn privacy(word: &str) -> Option<Privacy> {
    let known = serde_json::from_value(word.into());
    Some(known.unwrap_or(Privacy::Secret))
}

fn entry(pin: &FiledPin, sections: usize) -> Entry {
    let topics = pin.topics.iter().map(|topic| cut_line(topic, 40));
    Entry {
        board: 0,
        section: pin.section.filter(|section| *section < sections),
        source: PictureSource::File(pin.picture.clone()),
        title: cut_line(&pin.title, 100),
        description: cut(&pin.description, 800),
        alt_text: cut(&pin.alt_text, 500),
        // An address that leads nowhere is left out, not the pin.
        link: validate::link("link", pin.link.as_deref()).ok().flatten(),
        topics: topics.filter(|topic| !topic.is_empty()).take(10).collect(),
        attribution: pin.attribution.as_ref().and_then(credit),
        kept: FiledExtras {
            comments_disabled: pin.comments_disabled,
            note: cut(&pin.note, 500),
            is_cover: false,
        },
    }
}
