//! Parts of statements that several share, as macros: `concat!` takes no constants.

/// The columns of a [`StoredPin`](super::StoredPin); `$of` is nothing, or the table's name with
/// its dot.
macro_rules! columns {
    ($of:literal) => {
        columns!($of: "id", "pinner_id", "board_id", "section_id", "place", "root_id",
            "root_pinner_id", "signature", "extension", "width", "height", "color", "thumbhash",
            "title", "description", "alt_text", "link", "topics", "attribution", "is_secret",
            "comments_disabled", "note", "repin_count", "created_ms", "is_screened", "video_ms")
    };
    ($of:literal: $first:literal $(, $more:literal)*) => {
        concat!($of, $first $(, ", ", $of, $more)*)
    };
}

/// Whole pins.
macro_rules! whole {
    ($which:literal) => {
        concat!("SELECT ", columns!(""), " FROM pins ", $which)
    };
}
