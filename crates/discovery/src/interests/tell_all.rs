//! What pins are about, also those of which words tell nothing for sure.

use std::collections::{HashMap, HashSet};

use accounts::uploads::describe_pictures::descriptors_among;
use collections::pins::{self, StoredPin};
use contract::ids::{InterestId, PinId};
use kernel::{error::Result, house::House};
use media::Descriptor;
use neighbours::Near;

use super::{
    classify::{Alike, THRESHOLD, Told},
    list_pin_interests::{tell, tell_beside},
};
use crate::lookalikes::find_lookalikes::{ALIKE, PictureIndex};

/// Lookalikes of one picture that are looked at.
const LOOKED_AT: usize = 12;
/// Pictures no farther from each other are the same, or one is the other without its border
/// (decision 62, the first two rows of its table).
const SAME: u32 = 1_200;

/// The topics of each pin: by its words, and where these name none for sure, by what is said of
/// pictures that look like its own as well.
pub(crate) async fn tell_all(house: &House, pins: &[&StoredPin]) -> Result<Vec<Vec<Told>>> {
    let mut told: Vec<Vec<Told>> = pins.iter().map(|pin| tell(pin)).collect();
    let unsure = |told: &[Told]| told.iter().all(|one| one.confidence < THRESHOLD);
    let unsure: Vec<usize> = (0..pins.len()).filter(|at| unsure(&told[*at])).collect();
    let alike = find_alike(house, unsure.iter().map(|at| pins[*at]).collect()).await?;
    for at in unsure {
        if let Some(alike) = alike.get(&pins[at].id) {
            told[at] = tell_beside(pins[at], alike);
        }
    }
    Ok(told)
}

/// What is said of public pictures that look like those of the pins.
async fn find_alike(house: &House, pins: Vec<&StoredPin>) -> Result<HashMap<PinId, Vec<Alike>>> {
    let near = find_near(house, &pins).await?;
    let roots: HashSet<PinId> = near.iter().map(|(_, near)| PinId(near.id)).collect();
    let roots: Vec<PinId> = roots.into_iter().collect();
    let rows = pins::standing_for(&house.db, &roots).await?;
    let topics = rows.iter().map(|row| (row.root_id, named(tell(row))));
    let topics: HashMap<PinId, Vec<InterestId>> = topics.collect();
    let mut alike: HashMap<PinId, Vec<Alike>> = HashMap::new();
    for (pin, near) in near {
        if let Some(topics) = topics.get(&PinId(near.id)) {
            alike.entry(pin).or_default().push(Alike {
                topics: topics.clone(),
                is_same: near.distance <= SAME,
            });
        }
    }
    Ok(alike)
}

/// The pictures nearest to those of the pins, without their own.
async fn find_near(house: &House, pins: &[&StoredPin]) -> Result<Vec<(PinId, Near)>> {
    let signatures: Vec<&str> = pins.iter().map(|pin| pin.signature.as_str()).collect();
    let known = descriptors_among(&house.db, &signatures).await?;
    let described = pins.iter().filter_map(|pin| {
        let descriptor = known.get(&pin.signature)?.as_ref()?;
        Some((pin.id, pin.root_id, *descriptor))
    });
    let described: Vec<(PinId, PinId, Descriptor)> = described.collect();
    let index = house.get::<PictureIndex>().0.clone();
    // Many questions of some milliseconds, where others wait for their turn.
    let ask = move || {
        let near = described.iter().flat_map(|(pin, root, descriptor)| {
            let near = index.nearest(descriptor, LOOKED_AT).into_iter();
            let others = near.filter(|near| near.distance <= ALIKE && near.id != root.0);
            others.map(|near| (*pin, near)).collect::<Vec<_>>()
        });
        near.collect()
    };
    Ok(tokio::task::spawn_blocking(ask).await?)
}

/// The topics that are surely named, without those that only hold them.
fn named(told: Vec<Told>) -> Vec<InterestId> {
    let sure = |one: &Told| one.is_named && one.confidence >= THRESHOLD;
    told.into_iter().filter(sure).map(|one| one.id).collect()
}
