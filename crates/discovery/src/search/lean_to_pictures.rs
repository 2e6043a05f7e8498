//! Puts what words found into an order that chosen pictures have a say in.

use std::collections::HashMap;

use accounts::uploads::describe_pictures::descriptors_among;
use collections::pins;
use contract::ids::PinId;
use kernel::{ctx::Ctx, error::Result};
use media::Descriptor;
use neighbours::distance;

use crate::lookalikes::find_lookalikes::{ALIKE, PictureIndex};

/// The place among the results at which a pin has half of what its words are worth.
const HALF: f32 = 30.0;
/// Pictures farther from each other than this have nothing in common that counts.
const FAR: u32 = 3 * ALIKE;

/// Pins by their words and by how much they look like the nearest of the pictures with these
/// signatures, each as much as the other. Pictures that are not known, and those that were
/// never looked at, change nothing.
pub(super) async fn lean_to_pictures(
    ctx: &Ctx,
    ids: Vec<i64>,
    signatures: &[&str],
) -> Result<Vec<i64>> {
    if signatures.is_empty() {
        return Ok(ids);
    }
    let chosen = descriptors_among(&ctx.house.db, signatures).await?;
    let chosen: Vec<Descriptor> = chosen.into_values().flatten().collect();
    if chosen.is_empty() {
        return Ok(ids);
    }
    let pins: Vec<PinId> = ids.iter().map(|id| PinId(*id)).collect();
    let rows = pins::find_many(&ctx.house.db, &pins).await?;
    let roots: HashMap<i64, i64> = rows.iter().map(|row| (row.id.0, row.root_id.0)).collect();
    let pictures = &ctx.house.get::<PictureIndex>().0;
    let looks = |id: &i64| {
        let picture = roots.get(id).and_then(|root| pictures.vector(*root));
        picture.map_or(0.0, |picture| likeness(&picture, &chosen))
    };
    let scores = (0..).zip(&ids).map(|(place, id)| {
        let place: u16 = place;
        (1.0 / (1.0 + f32::from(place) / HALF) + looks(id), *id)
    });
    let mut scores: Vec<(f32, i64)> = scores.collect();
    // Equal ones stay as the words have them.
    scores.sort_by(|one, other| other.0.total_cmp(&one.0));
    Ok(scores.into_iter().map(|(_, id)| id).collect())
}

/// 1 for the same picture, 0 where none of the chosen ones is near.
fn likeness(picture: &Descriptor, chosen: &[Descriptor]) -> f32 {
    let nearest = chosen.iter().map(|one| distance(picture, one)).min();
    let near = nearest.map_or(FAR, |nearest| nearest.min(FAR));
    1.0 - near as f32 / FAR as f32
}
