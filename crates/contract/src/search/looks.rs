//! Skin tones and patterns of hair, by which pins of people are narrowed (business specification §3
//! "Skin-tone filter").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A range of skin tones.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum SkinTone {
    /// The lightest.
    Light,
    /// Between light and tan; olive ones too.
    Medium,
    /// Brown ones.
    Tan,
    /// The darkest.
    Deep,
}

impl SkinTone {
    /// From light to dark.
    pub const ALL: [Self; 4] = [Self::Light, Self::Medium, Self::Tan, Self::Deep];

    /// As it stands in filters.
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Medium => "medium",
            Self::Tan => "tan",
            Self::Deep => "deep",
        }
    }

    /// What is shown, in English.
    pub fn label(self) -> &'static str {
        match self {
            Self::Light => "Light",
            Self::Medium => "Medium",
            Self::Tan => "Tan",
            Self::Deep => "Deep",
        }
    }
}

/// A pattern of hair.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum HairPattern {
    /// Braids, twists and locs.
    Protective,
    /// The tightest curls.
    Coily,
    /// Curls.
    Curly,
    /// Waves.
    Wavy,
    /// Neither.
    Straight,
    /// Hardly any.
    Shaved,
}

impl HairPattern {
    /// In the order in which they are shown.
    pub const ALL: [Self; 6] = [
        Self::Protective,
        Self::Coily,
        Self::Curly,
        Self::Wavy,
        Self::Straight,
        Self::Shaved,
    ];

    /// As it stands in filters.
    pub fn name(self) -> &'static str {
        match self {
            Self::Protective => "protective",
            Self::Coily => "coily",
            Self::Curly => "curly",
            Self::Wavy => "wavy",
            Self::Straight => "straight",
            Self::Shaved => "shaved",
        }
    }

    /// What is shown, in English.
    pub fn label(self) -> &'static str {
        match self {
            Self::Protective => "Protective",
            Self::Coily => "Coily",
            Self::Curly => "Curly",
            Self::Wavy => "Wavy",
            Self::Straight => "Straight",
            Self::Shaved => "Shaved",
        }
    }
}
