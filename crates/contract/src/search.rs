//! Search (specification §3 "Search state", §7 `BaseSearchResource`).

pub mod visual;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Answer, Bookmark, PageSize, Shape, View, Written},
    ids::UserId,
    pins::PinView,
};

/// What is searched. The other scopes of the specification open with their issues.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SearchScope {
    /// Pins.
    #[default]
    Pins,
}

/// `BaseSearchResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SearchPins {
    /// 1 to 200 characters.
    pub query: String,
    /// Pins unless said.
    #[serde(default)]
    pub scope: SearchScope,
    /// Take the words as they are.
    #[serde(default)]
    pub auto_correction_disabled: bool,
    /// Where the search came from; recorded.
    #[serde(default)]
    pub rs: Option<String>,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// What a search answers: `data` is an object here, and still a list to walk.
#[derive(Debug)]
pub struct Found {
    /// What is shown.
    pub data: SearchResults,
    /// Where the next page starts; none on the last page.
    pub bookmark: Option<String>,
}

impl Answer for Found {
    type Data = SearchResults;
    type Item = SearchResults;
    const SHAPE: Shape = Shape::Holder;
    fn bytes(&self) -> usize {
        self.data
            .results
            .iter()
            .map(|pin| pin.json().len() + 1)
            .sum()
    }
    fn into_parts(self) -> (SearchResults, Option<String>) {
        (self.data, self.bookmark)
    }
}

/// The `data` of a search.
#[derive(Debug, Serialize, ToSchema)]
pub struct SearchResults {
    /// The pins, best first.
    #[schema(value_type = Vec<PinView>)]
    pub results: Vec<Written<PinView>>,
    /// What was searched instead of words that nothing matched.
    pub corrected_query: Option<String>,
}

/// `AdvancedTypeaheadResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SuggestSearches {
    /// What is typed so far, up to 200 characters.
    pub term: String,
}

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
    /// `query` or `user`.
    pub r#type: SuggestionType,
    /// What to search for.
    pub query: String,
    /// What to show.
    pub label: String,
    /// Where a tap leads.
    pub url: String,
    /// Id of the user; words have none.
    pub id: Option<UserId>,
    /// Picture of a user, if it is one and has one.
    pub image_small_url: Option<String>,
    /// Whether the user is a verified merchant; words are none.
    pub is_verified_merchant: bool,
}

/// What a suggestion is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SuggestionType {
    /// Words to search for.
    Query,
    /// A user.
    User,
}
