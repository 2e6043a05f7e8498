//! Finds pins whose texts mean much the same as a text, whatever words they have.

use std::collections::HashMap;

use collections::pins;
use contract::ids::PinId;
use embedding::squared_distance_at;
use kernel::{error::Result, house::House};

use super::take_texts::{near_words, near_words_among};

/// Cosine from which on texts are taken to mean much the same (decision 72).
const ALIKE: f32 = 0.34;

/// Pictures of which much the same is said, nearest first: of the nearest so many at most, by
/// the pin that brought each, with the pin that stands for it. None without a model, or where
/// it knows none of the words.
pub(crate) async fn find_like_texts(
    house: &House,
    text: &str,
    most: usize,
) -> Result<Vec<(PinId, PinId)>> {
    let mut near = near_words(house, text, most);
    near.retain(|near| near.distance <= squared_distance_at(ALIKE));
    let roots: Vec<PinId> = near.iter().map(|near| PinId(near.id)).collect();
    let places: HashMap<PinId, usize> = roots.iter().copied().zip(0..).collect();
    let mut stands = pins::standing_ids(&house.db, &roots).await?;
    stands.sort_unstable_by_key(|(root, _)| places.get(root));
    Ok(stands)
}

/// Those of some pictures, by the pins that brought them, of which much the same is said as in
/// a text, nearest first. None without a model, or where it knows none of the words.
pub(crate) fn like_text_among(house: &House, text: &str, roots: &[PinId]) -> Vec<PinId> {
    let near = near_words_among(house, text, roots).into_iter();
    let alike = near.filter(|near| near.distance <= squared_distance_at(ALIKE));
    alike.map(|near| PinId(near.id)).collect()
}
