//! From the well-known service's own data export to a plan (docs/imports.md).

use kernel::{error::Result, validate};
use metadata::ServicePin;

use super::{
    make_plan::Planner,
    policy::{Entry, FiledExtras, PictureSource, Plan, cut, cut_line},
};

/// The board of pins that do not tell theirs.
const OUTSIDE: &str = "Imported pins";
/// Where the service keeps its pictures, by size.
const PICTURES: &str = "https://i.pinimg.com";
/// Sizes that are asked for in turn; the first is not there for every picture.
const SIZES: [&str; 2] = ["originals", "736x"];

/// What such a page brings, in its order; none when it is another kind of file.
pub(crate) fn read_service(file: &[u8]) -> Result<Option<(Plan, Vec<Entry>)>> {
    let Some(pins) = metadata::read_service_pins(file) else {
        return Ok(None);
    };
    let mut planner = Planner::default();
    for pin in &pins {
        let mut folders = vec![pin.board.clone()];
        folders.extend((!pin.section.is_empty()).then(|| pin.section.clone()));
        let place = planner.place(&folders, OUTSIDE)?;
        planner.hide(place.0, pin.is_private);
        planner.add(entry(pin, place))?;
    }
    Ok(Some(planner.make_plan()))
}

fn entry(pin: &ServicePin, (board, section): (usize, Option<usize>)) -> Entry {
    let link = validate::link("link", Some(&pin.link)).ok().flatten();
    let pictures = pictures(&pin.image);
    let source = match (&link, pictures.is_empty()) {
        (Some(link), true) => PictureSource::Page(link.clone()),
        _ => PictureSource::Addresses(pictures),
    };
    Entry {
        board,
        section,
        source,
        title: cut_line(&pin.title, 100),
        description: cut(&pin.description, 800),
        alt_text: cut(&pin.alt_text, 500),
        link,
        topics: Vec::new(),
        attribution: None,
        kept: FiledExtras::default(),
    }
}

/// Where a picture may be: its address, or those that its signature has.
fn pictures(image: &str) -> Vec<String> {
    if image.starts_with("https://") {
        return vec![image.to_owned()];
    }
    let is_signature = image.len() == 32 && image.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !is_signature {
        return Vec::new();
    }
    let folders = format!("{}/{}/{}", &image[..2], &image[2..4], &image[4..6]);
    let address = |size| format!("{PICTURES}/{size}/{folders}/{image}.jpg");
    SIZES.map(address).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_found_by_their_signature() {
        let found = pictures("abcdef0123456789abcdef0123456789");
        assert_eq!(
            found[0],
            "https://i.pinimg.com/originals/ab/cd/ef/abcdef0123456789abcdef0123456789.jpg"
        );
        assert_eq!(
            pictures("https://example.com/a.jpg"),
            ["https://example.com/a.jpg"]
        );
        for none in [
            "",
            "ünïcödé",
            "../../abcdef0123456789abcdef01234567",
            "No data",
        ] {
            assert!(pictures(none).is_empty(), "{none}");
        }
    }
}
