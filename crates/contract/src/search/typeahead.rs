//! What to search for while typing (specification §3 "Recent item", §7
//! `AdvancedTypeaheadResource`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{answers::View, users::UserRef};

/// `AdvancedTypeaheadResource/get`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct SuggestSearches {
    /// What is typed so far, up to 200 characters. Of nothing, searches are recommended.
    pub term: String,
    /// What the viewer searched for of late, the latest first: words among them that go
    /// on as typed come first, and none of them is recommended. Fifty count.
    #[serde(default)]
    pub recent_queries_tags: Option<Vec<String>>,
}

/// `UserMentionTypeaheadResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SuggestMentions {
    /// What is typed behind the `@` so far, 1 to 200 characters.
    pub term: String,
}

/// Users who may be mentioned.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct MentionSuggestions {
    /// The best first.
    pub items: Vec<UserRef>,
}
impl View for MentionSuggestions {}

/// Answer of the typeahead (specification §7: `data.items`).
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Suggestions {
    /// The best first.
    pub items: Vec<Suggestion>,
}
impl View for Suggestions {}

/// One line under the search field (specification §3 "Recent item").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Suggestion {
    /// What it is.
    pub r#type: SuggestionType,
    /// What to search for.
    pub query: String,
    /// What to show.
    pub label: String,
    /// Where a tap leads.
    pub url: String,
    /// Id of the user or board; words have none.
    pub id: Option<String>,
    /// Picture of a user, if it is one and has one.
    pub image_small_url: Option<String>,
    /// Whether the user is a verified merchant; words are none.
    pub is_verified_merchant: bool,
}

/// What a suggestion is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SuggestionType {
    /// Words to search for.
    Query,
    /// A user.
    User,
    /// A board of another user.
    Board,
    /// A board of the viewer's.
    MyBoard,
    /// Words to search for among the viewer's own pins.
    MyPins,
}
