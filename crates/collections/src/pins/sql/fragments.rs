//! Parts of statements that several share, as macros: `concat!` takes no constants.

/// The columns of a [`PinRow`](super::PinRow); `$of` is nothing, or the table's name with
/// its dot.
macro_rules! columns {
    ($of:literal) => {
        columns!($of: "id", "pinner_id", "board_id", "section_id", "place", "root_id",
            "root_pinner_id", "signature", "extension", "width", "height", "color", "thumbhash",
            "title", "description", "alt_text", "link", "topics", "attribution", "is_secret",
            "comments_disabled", "note", "repin_count", "created_ms")
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

/// Which of their own pins a user still sees, who is `$person`: all but those on
/// boards that are secret or whose owner is private, unless they save there. The
/// same in memory is `policy::Audience::opens` for a pinner;
/// `tests/rooms/own_saves.rs` compares the two.
macro_rules! still_seen {
    ($pins:literal, $person:literal) => {
        concat!(
            "(",
            $pins,
            ".is_secret = false OR EXISTS (SELECT 1 FROM boards WHERE boards.id = ",
            $pins,
            ".board_id AND (boards.owner_id = ",
            $person,
            " OR (boards.is_secret = false AND NOT EXISTS (SELECT 1 FROM users WHERE \
             users.id = boards.owner_id AND users.is_private = true)))) OR EXISTS (SELECT 1 FROM collaborators WHERE collaborators.board_id = ",
            $pins,
            ".board_id AND collaborators.user_id = ",
            $person,
            "))"
        )
    };
}
