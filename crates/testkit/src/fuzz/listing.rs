//! Lists that people take along from a browser or from the well-known service.

use metadata::{read_bookmarks, read_service_pins};

/// A file that is read as both kinds.
///
/// Proves of bookmarks: they lead to websites, their texts are single short lines.
pub fn listing(data: &[u8]) {
    for bookmark in read_bookmarks(data).into_iter().flatten() {
        let address = bookmark.url.to_ascii_lowercase();
        assert!(
            address.starts_with("http://") || address.starts_with("https://"),
            "{address:?}"
        );
        check(&bookmark.title, 200);
        check(&bookmark.description, 1_000);
        bookmark.folders.iter().for_each(|name| check(name, 200));
    }
    for pin in read_service_pins(data).into_iter().flatten() {
        check(&pin.title, 200);
        check(&pin.board, 200);
        check(&pin.section, 200);
        check(&pin.description, 1_000);
        check(&pin.alt_text, 1_000);
    }
}

fn check(text: &str, most: usize) {
    assert!(!text.contains(char::is_control), "{text:?}");
    assert!(text.chars().count() <= most, "{text:?} in {most}");
}
