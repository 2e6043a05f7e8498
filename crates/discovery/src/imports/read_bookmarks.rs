//! From a browser's bookmarks to a plan.

use kernel::{error::Result, validate};
use metadata::Bookmark;

use super::{
    make_plan::Planner,
    policy::{Entry, FiledExtras, PictureSource, Plan, cut, cut_line},
};

/// The board of bookmarks that are in no folder.
const OUTSIDE: &str = "Bookmarks";

/// What such a file brings, in its order; none when it is another kind of file.
pub(crate) fn read_bookmarks(file: &[u8]) -> Result<Option<(Plan, Vec<Entry>)>> {
    let Some(bookmarks) = metadata::read_bookmarks(file) else {
        return Ok(None);
    };
    let mut planner = Planner::default();
    for bookmark in &bookmarks {
        // What is no address of a page has nothing to show.
        let Ok(Some(link)) = validate::link("link", Some(&bookmark.url)) else {
            continue;
        };
        let place = planner.place(&bookmark.folders, OUTSIDE)?;
        planner.add(entry(bookmark, link, place))?;
    }
    Ok(Some(planner.make_plan()))
}

fn entry(bookmark: &Bookmark, link: String, (board, section): (usize, Option<usize>)) -> Entry {
    let tags = bookmark.tags.iter().map(|tag| cut_line(tag, 40));
    Entry {
        board,
        section,
        source: PictureSource::Page(link.clone()),
        title: cut_line(&bookmark.title, 100),
        description: cut(&bookmark.description, 800),
        alt_text: String::new(),
        link: Some(link),
        topics: tags.filter(|tag| !tag.is_empty()).take(10).collect(),
        attribution: None,
        kept: FiledExtras::default(),
    }
}
