//! Pictures that look like one: the nearest descriptors, in memory.

use std::collections::HashMap;

use accounts::uploads::describe_pictures::descriptors_among;
use collections::pins::{self, StoredPin};
use contract::ids::PinId;
use kernel::{error::Result, extension, house::House};
use media::Descriptor;
use neighbours::{Index, distance};

/// What every picture that is public somewhere shows, by the pin that brought it. Derived
/// from the database; the room `feeds` keeps it in step with the graph of saves.
pub struct PictureIndex(pub Index);

extension!(PictureIndex = |_| PictureIndex(Index::new()));

/// Pictures whose descriptors are not farther from each other than this are taken for alike:
/// parts of a photograph that have two thirds of it nearly always are, and of two photographs
/// that are nothing to each other hardly any (figures: docs/decisions/0062-visual-search.md).
pub(crate) const ALIKE: u32 = 10_000;

/// Pictures that are nearer than this are copies of each other, of another size or format.
const COPIES: u32 = 1_500;

/// A pin whose picture is like the one that was asked about.
pub struct Lookalike {
    /// The pin that shows it: the one that brought it, or its oldest public save.
    pub pin: StoredPin,
    /// How far the descriptors are from each other.
    pub distance: u32,
}

/// Pins whose pictures look most like what was described, nearest first, at most so many.
pub(crate) async fn find_lookalikes(
    house: &House,
    descriptor: &Descriptor,
    most: usize,
) -> Result<Vec<Lookalike>> {
    let near = house.get::<PictureIndex>().0.nearest(descriptor, most);
    let roots: Vec<PinId> = near.iter().map(|near| PinId(near.id)).collect();
    let rows = pins::standing_for(&house.db, &roots).await?;
    let rows = rows.into_iter().map(|row| (row.root_id, row));
    let mut rows: HashMap<PinId, StoredPin> = rows.collect();
    let found = near.iter().filter_map(|near| {
        Some(Lookalike {
            pin: rows.remove(&PinId(near.id))?,
            distance: near.distance,
        })
    });
    Ok(found.collect())
}

/// Of some pictures, by the pins that brought them, those that look like another one without
/// being copies of it, nearest first; none where that one is in no index. No database is asked.
pub(crate) fn alike_among(house: &House, like: PinId, roots: &[PinId]) -> Vec<PinId> {
    let index = &house.get::<PictureIndex>().0;
    let Some(descriptor) = index.vector(like.0) else {
        return Vec::new();
    };
    let far = |root: &PinId| Some((distance(&descriptor, &index.vector(root.0)?), *root));
    let mut near: Vec<(u32, PinId)> = roots.iter().filter_map(far).collect();
    near.retain(|(distance, _)| (COPIES..=ALIKE).contains(distance));
    near.sort_unstable();
    near.into_iter().map(|(_, root)| root).collect()
}

/// Of pins that stand for their pictures those whose picture is in the index, with how far it is
/// from what was described, in no order.
pub(crate) fn compare_all(
    house: &House,
    descriptor: &Descriptor,
    rows: Vec<StoredPin>,
) -> Vec<Lookalike> {
    let index = &house.get::<PictureIndex>().0;
    let far = |pin: StoredPin| {
        let vector = index.vector(pin.root_id.0)?;
        Some(Lookalike {
            distance: distance(descriptor, &vector),
            pin,
        })
    };
    rows.into_iter().filter_map(far).collect()
}

/// Pins whose pictures are alike to that of a pin, nearest first, of at most so many that are
/// looked at.
pub(crate) async fn lookalikes_of(
    house: &House,
    pin: &StoredPin,
    most: usize,
) -> Result<Vec<PinId>> {
    let known = descriptors_among(&house.db, &[&pin.signature]).await?;
    let Some(Some(descriptor)) = known.get(&pin.signature) else {
        return Ok(Vec::new());
    };
    let near = house.get::<PictureIndex>().0.nearest(descriptor, most);
    let alike = near.iter().filter(|near| near.distance <= ALIKE);
    // Its own picture is the nearest.
    let alike = alike
        .map(|near| PinId(near.id))
        .filter(|root| *root != pin.root_id);
    let roots: Vec<PinId> = alike.collect();
    let stands = pins::standing_ids(&house.db, &roots).await?;
    let stands: HashMap<PinId, PinId> = stands.into_iter().collect();
    Ok(roots
        .iter()
        .filter_map(|root| stands.get(root).copied())
        .collect())
}
