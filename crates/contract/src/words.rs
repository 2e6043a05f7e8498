//! Choices of one word each.

/// Declares choices of one word each, with their names in the database and on the wire.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$word:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$word])* $variant,)* }

        impl $name {
            /// Every one there is.
            pub const ALL: &[Self] = &[$(Self::$variant),*];
            /// Stable name.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),* }
            }
            /// The one of this name.
            pub fn parse(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.name() == text)
            }
        }
    };
}
