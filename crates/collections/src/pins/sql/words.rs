//! What is said of pins, for searching among a user's own.

use contract::ids::PinId;
use kernel::error::Result;
use store::{Run, args, row, sql};

row! {
    /// The words of a pin.
    pub struct PinWords {
        /// Which.
        pub id: PinId,
        /// As shown; empty for none.
        pub title: String,
        /// As shown; empty for none.
        pub description: String,
        /// For readers who do not see the picture; empty for none.
        pub alt_text: String,
        /// JSON: keys of interests.
        pub topics: String,
        /// What the pinner notes for themselves alone.
        pub note: String,
    }
}

sql! {
    WORDS: PinWords = "SELECT id, title, description, alt_text, topics, note FROM pins WHERE id IN ($list)";
}

/// The words of these pins, in any order.
pub async fn words_of(run: &impl Run, ids: &[PinId]) -> Result<Vec<PinWords>> {
    Ok(run.all_in(&WORDS, &args![], ids).await?)
}
