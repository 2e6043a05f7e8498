//! What stands in one bar above the results of a search (specification §3 "Search state",
//! `oneBarModules`, `modeIcon`).

use serde::Serialize;
use utoipa::ToSchema;

/// Part of the bar beside the guides: what turns the search to something, or what it is turned to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OneBarModule {
    /// Always `onebarmodule`.
    pub r#type: &'static str,
    /// What it does, by which the client words it; each kind stands there once.
    pub module_type: OneBarModuleType,
    /// Whether the search is turned to it. Then a tap takes it back.
    pub is_selected: bool,
    /// What it names: the article's title, the user's name, in English the value of a filter that
    /// is chosen.
    pub display_text: Option<String>,
    /// A small picture of it: the user's.
    pub image_url: Option<String>,
}

/// What a module does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OneBarModuleType {
    /// The search stays within a profile: option `user`.
    User,
    /// The search comes from an article of Today: option `article`.
    Article,
    /// Opens the filter by skin tone, whose values `filters` has.
    SkinTone,
    /// Opens the filter by pattern of hair, whose values `filters` has.
    HairPattern,
}

/// In which mode a search is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ModeIcon {
    /// Its icon.
    pub icon_type: ModeIconType,
    /// The colour behind the icon, `#rrggbb`: that of the picture that was chosen first.
    pub background_color_hex: Option<String>,
}

/// What a search is by, beside its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ModeIconType {
    /// One profile.
    User,
    /// An article of Today.
    Article,
    /// Pictures that were chosen.
    Picture,
}
