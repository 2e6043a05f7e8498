//! # Pickers
//!
//! Lives here: which of the viewer's boards a pin may go to, and names for a new one.
//! Tables owned: none.
//! Events emitted: none.
//! Not here: boards (`boards`), saving a pin to one (`pins`).

pub mod get_picker_boards;
pub mod shortlist_boards;
pub mod suggest_board_titles;
