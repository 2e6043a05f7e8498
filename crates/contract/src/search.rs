//! Search (specification §3 "Search state", §7 `BaseSearchResource`, `SearchTabResource`,
//! `AdvancedTypeaheadResource`, §9 codes).

pub mod filters;
pub mod looks;
pub mod one_bar;
mod read_filters;
pub mod typeahead;
pub mod visual;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Answer, Bookmark, PageSize, Shape, View, Written},
    boards::BoardView,
    feeds::RelatedStory,
    pins::PinView,
    search::{
        filters::{AppliedFilter, OfferedFilter, SearchFilter, SearchFilters},
        one_bar::{ModeIcon, OneBarModule},
        read_filters::said,
    },
    shopping::{ProductFilterChoices, ProductFilters},
    users::UserRef,
};

/// What is searched (specification §3 "Search state", Scopes).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SearchScope {
    /// Pins.
    #[default]
    Pins,
    /// Pins whose page sells something.
    #[serde(alias = "buyable")]
    BuyablePins,
    /// The viewer's own pins, those on secret boards too.
    MyPins,
    /// Pins with a video.
    Videos,
    /// Boards.
    Boards,
    /// Users.
    #[serde(alias = "people")]
    Users,
    /// Pins of several pages. None are known yet.
    IdeaPins,
}

impl SearchScope {
    /// Scopes with a page of their own, in the order of their tabs.
    pub const TABS: [Self; 6] = [
        Self::Pins,
        Self::BuyablePins,
        Self::Videos,
        Self::Boards,
        Self::Users,
        Self::MyPins,
    ];

    /// As it stands in options.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pins => "pins",
            Self::BuyablePins => "buyable_pins",
            Self::MyPins => "my_pins",
            Self::Videos => "videos",
            Self::Boards => "boards",
            Self::Users => "users",
            Self::IdeaPins => "idea_pins",
        }
    }

    /// The scope of a page's address.
    pub fn parse(name: &str) -> Option<Self> {
        let named = Self::TABS.into_iter().find(|scope| scope.name() == name);
        named.or((name == "buyable").then_some(Self::BuyablePins))
    }

    /// Code of a view of its results (specification §9 "Search view type codes").
    pub fn view_type(self) -> u16 {
        match self {
            Self::Pins | Self::IdeaPins => 43,
            Self::MyPins => 107,
            Self::BuyablePins => 254,
            Self::Videos => 3306,
            Self::Boards => 44,
            Self::Users => 45,
        }
    }

    /// Place among the tabs (specification §9 "scope index"); scopes that are not among
    /// them have none.
    pub fn index(self) -> Option<u8> {
        match self {
            Self::Pins => Some(0),
            Self::BuyablePins => Some(1),
            Self::Videos => Some(2),
            Self::Boards => Some(3),
            Self::Users => Some(4),
            Self::MyPins | Self::IdeaPins => None,
        }
    }
}

/// `BaseSearchResource/get`, `SearchResource/get`. What `article`, `source_id`, `user`, `corpus`
/// and `customized_rerank_type` hold beside words is passed over.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct SearchPins {
    /// 1 to 200 characters.
    pub query: String,
    /// Pins unless said.
    #[serde(default)]
    pub scope: SearchScope,
    /// Take the words as they are: what was corrected is searched as it was typed.
    #[serde(default)]
    pub auto_correction_disabled: bool,
    /// How things for sale are narrowed; only the scope `buyable_pins` has them.
    #[serde(
        default,
        alias = "appliedProductFilters",
        deserialize_with = "ProductFilters::of_client"
    )]
    pub applied_product_filters: ProductFilters,
    /// By what results are narrowed. Pins and videos are by what they are about and where they
    /// lead, things for sale by every filter, other scopes by none; what narrows nothing is passed
    /// over.
    #[serde(default)]
    #[schema(value_type = Vec<SearchFilter>)]
    pub filters: SearchFilters,
    /// More of the same.
    #[serde(default)]
    #[schema(value_type = Vec<SearchFilter>)]
    pub applied_filters: SearchFilters,
    /// Signatures of pictures that were chosen among the results, ten at most: pins that look
    /// like one of them come earlier. Only the scopes `pins` and `videos` have them.
    #[serde(default)]
    pub query_pin_sigs: Vec<String>,
    /// `personalize`, which clients send with chosen pictures: what the words find is put into an
    /// order of the searcher's own. It says no more than the pictures do.
    #[serde(default, deserialize_with = "said")]
    pub corpus: Option<String>,
    /// By what that order is made: `query_pin_sigs`, the only one there is.
    #[serde(default, alias = "rerank", deserialize_with = "said")]
    pub customized_rerank_type: Option<String>,
    /// How the search came about, such as `typed`; `direct_navigation` when missing. It finds the
    /// same: the activity log is told of it with the page that shows the results.
    #[serde(default)]
    pub rs: Option<String>,
    /// Id of the article of Today from which it was searched: what of its pins has the words comes
    /// first. One that is not there changes nothing. Only the scopes `pins` and `videos` have it.
    #[serde(default, deserialize_with = "said")]
    pub article: Option<String>,
    /// Id of the pin from which it was searched: its picture, which was seen there, is not among
    /// the results. Only the scopes `pins` and `videos` have it.
    #[serde(default, deserialize_with = "said")]
    pub source_id: Option<String>,
    /// Username: only among the pins of this profile, those that the viewer sees there. Only the
    /// scope `pins` has it.
    #[serde(default, deserialize_with = "said")]
    pub user: Option<String>,
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
        let stories = self.data.results.iter().filter_map(|result| match result {
            SearchResult::Story(story) => Some(&story.objects),
            _ => None,
        });
        let pins = self.data.pins().chain(stories.flatten());
        pins.map(|pin| pin.json().len() + 1).sum()
    }
    fn into_parts(self) -> (SearchResults, Option<String>) {
        (self.data, self.bookmark)
    }
}

/// The `data` of a search. What stands beside the results is told with the first page.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct SearchResults {
    /// What was found, best first: pins, or with such a scope boards or users. Before pins there
    /// may stand a story, of what is for sale.
    pub results: Vec<SearchResult>,
    /// What was searched instead of words that nothing matched.
    pub corrected_query: Option<String>,
    /// What the words probably mean.
    pub typo: Option<SearchTypo>,
    /// Fewer of the words, which find something where all of them find nothing, the nearest to
    /// them first.
    pub fewer_words: Vec<String>,
    /// Where few pins were found: others, whose words mean much the same, the nearest first. Only
    /// with a host that has a model of texts.
    #[schema(value_type = Vec<PinView>)]
    pub wider: Vec<Written<PinView>>,
    /// Words that narrow the search, the most telling first.
    pub guides: Vec<SearchGuide>,
    /// Help that is shown instead of results.
    pub sensitivity: Option<SearchHelp>,
    /// Words of care above the results.
    pub nags: Vec<SearchHelp>,
    /// By what things for sale can be narrowed; with the scope `buyable_pins`.
    pub product_filters: Option<ProductFilterChoices>,
    /// By what the results could be narrowed beside guides and what is for sale; where words are
    /// of how people look.
    pub filters: Vec<OfferedFilter>,
    /// By what the results are narrowed.
    pub applied_filters: Vec<AppliedFilter>,
    /// What stands in one bar with the guides, before them.
    pub one_bar_modules: Vec<OneBarModule>,
    /// The mode that the search is in, where it is by more than its words; for the bar's beginning.
    pub mode_icon: Option<ModeIcon>,
    /// Those of the chosen pictures (`query_pin_sigs`) that are known, in the order asked.
    pub query_pins: Vec<ChosenPicture>,
}

/// A picture that was chosen among results.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChosenPicture {
    /// As it was asked with.
    pub image_signature: String,
    /// A small square of it.
    pub image_url: String,
    /// `#rrggbb`.
    pub dominant_color: String,
}

impl SearchResults {
    /// The single pins among the results, and the wider ones.
    pub fn pins(&self) -> impl Iterator<Item = &Written<PinView>> {
        let found = self.results.iter().filter_map(|result| match result {
            SearchResult::Pin(pin) => Some(pin),
            SearchResult::Board(_) | SearchResult::User(_) | SearchResult::Story(_) => None,
        });
        found.chain(&self.wider)
    }
}

/// One thing found.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum SearchResult {
    /// A pin; its `type` is `pin`.
    Pin(Written<PinView>),
    /// A board; its `type` is `board`.
    Board(Box<BoardView>),
    /// A user; its `type` is `user`.
    User(Box<UserRef>),
    /// Pins that belong together; its `type` is `story`.
    Story(Box<RelatedStory>),
}
one_by_type!(SearchResult {
    "pin" => PinView,
    "board" => BoardView,
    "user" => UserRef,
    "story" => RelatedStory,
});

/// Other words that were probably meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SearchTypo {
    /// The words.
    pub query: String,
    /// Whether what is shown was found by them, as nothing has the words as typed: the
    /// viewer may search as typed with `auto_correction_disabled`. Otherwise they are
    /// offered.
    pub is_searched: bool,
}

/// A word that narrows a search.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SearchGuide {
    /// What is added to the query.
    pub term: String,
    /// What is shown.
    pub label: String,
    /// `#rrggbb`: of the best picture that it leads to.
    pub dominant_color: String,
}

/// Help for who searches for something that harms.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SearchHelp {
    /// Key of the matter, such as `self_harm`.
    pub kind: String,
    /// What is said.
    pub text: String,
    /// Who helps.
    pub link: Option<HelpLink>,
}

/// Where there is help.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct HelpLink {
    /// Who helps.
    pub label: String,
    /// Their address.
    pub url: String,
}

/// `SearchTabResource/get`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListSearchTabs {
    /// The scope that is shown.
    #[serde(default)]
    pub scope: SearchScope,
}

/// Scopes that a search can turn to.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SearchTabs {
    /// In order.
    pub tabs: Vec<SearchTab>,
}
impl View for SearchTabs {}

/// One scope.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SearchTab {
    /// The scope.
    pub scope: SearchScope,
    /// See [`SearchScope::index`].
    pub scope_index: Option<u8>,
    /// See [`SearchScope::view_type`].
    pub view_type: u16,
    /// Path of its page, to which the query belongs.
    pub url: String,
    /// Whether it is the one that is shown.
    pub is_selected: bool,
}

#[cfg(test)]
mod tests {
    use super::SearchScope;

    #[test]
    fn scopes_have_the_codes_of_the_specification() {
        for (name, view_type, index) in [
            ("pins", 43, Some(0)),
            ("buyable_pins", 254, Some(1)),
            ("videos", 3306, Some(2)),
            ("boards", 44, Some(3)),
            ("users", 45, Some(4)),
            ("my_pins", 107, None),
        ] {
            let scope = SearchScope::parse(name).unwrap();
            assert_eq!(
                (scope.name(), scope.view_type(), scope.index()),
                (name, view_type, index)
            );
            assert_eq!(serde_json::to_value(scope).unwrap(), name);
        }
        assert_eq!(
            SearchScope::parse("buyable"),
            Some(SearchScope::BuyablePins)
        );
        assert_eq!(SearchScope::parse("moon"), None);
    }
}
