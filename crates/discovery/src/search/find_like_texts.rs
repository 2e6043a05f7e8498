//! Finds pins whose texts mean much the same as a text, whatever words they have.

use std::collections::HashMap;

use collections::pins::{self, StoredPin};
use contract::ids::PinId;
use embedding::squared_distance_at;
use kernel::{error::Result, house::House};

use super::take_texts::near_words;

/// Cosine from which on texts are taken to mean much the same (decision 72).
const ALIKE: f32 = 0.34;

/// The pins that stand for pictures of which much the same is said, nearest first: of the
/// nearest so many at most. None without a model, or where it knows none of the words.
pub(crate) async fn find_like_texts(
    house: &House,
    text: &str,
    most: usize,
) -> Result<Vec<StoredPin>> {
    let mut near = near_words(house, text, most);
    near.retain(|near| near.distance <= squared_distance_at(ALIKE));
    let places: HashMap<PinId, usize> = near.iter().map(|near| PinId(near.id)).zip(0..).collect();
    let roots: Vec<PinId> = places.keys().copied().collect();
    let mut rows = pins::standing_for(&house.db, &roots).await?;
    rows.sort_unstable_by_key(|row| places.get(&row.root_id));
    Ok(rows)
}
