//! What a user is offered when something is to be saved to a board
//! (specification §7, `BoardPickerBoardsShortlistResource`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{answers::View, boards::BoardView, ids::PinId};

/// `BoardTitleSuggestionsResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SuggestBoardTitles {
    /// The pin that a board is to be made for.
    pub pin_id: PinId,
}

/// Names that a new board may have.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardTitleSuggestions {
    /// The best first; at most five, none of which the viewer has.
    pub suggestions: Vec<BoardTitleSuggestion>,
}
impl View for BoardTitleSuggestions {}

/// A name that a new board may have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoardTitleSuggestion {
    /// 1 to 50 characters.
    pub name: String,
}

/// `BoardPickerBoardsShortlistResource/get`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ShortlistBoards {
    /// What is to be saved; without it the boards that were saved to last.
    #[serde(default)]
    pub pin_id: Option<PinId>,
}

/// The viewer's boards that something probably belongs to.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Shortlisted {
    /// The best first; at most three.
    pub boards_shortlist: Vec<BoardView>,
}
impl View for Shortlisted {}

/// `BoardPickerBoardsResource/get`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct GetPickerBoards {
    /// What is to be saved.
    #[serde(default)]
    pub pin_id: Option<PinId>,
}

/// The viewer's boards as a picker offers them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PickerBoards {
    /// As `BoardPickerBoardsShortlistResource` has it.
    pub boards_shortlist: Vec<BoardView>,
    /// All that are not archived, by name.
    pub all_boards: Vec<BoardView>,
}
impl View for PickerBoards {}
