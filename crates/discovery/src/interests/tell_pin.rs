//! What a pin is about, also where its words tell nothing for sure.

use std::collections::HashMap;

use accounts::uploads::describe_pictures::descriptors_among;
use collections::pins::StoredPin;
use contract::ids::InterestId;
use kernel::{error::Result, house::House};

use super::{
    classify::{Alike, THRESHOLD, Told},
    list_pin_interests::{tell, tell_beside},
};
use crate::lookalikes::find_lookalikes::{ALIKE, find_lookalikes};

/// Lookalikes that are looked at.
const LOOKED_AT: usize = 12;
/// Pictures no farther from each other are the same, or one is the other without its border
/// (decision 62, the first two rows of its table).
const SAME: u32 = 1_200;

/// The topics of a pin: by its words, and where these name none for sure, by what is said of
/// pictures that look like its own as well.
pub(crate) async fn tell_pin(house: &House, pin: &StoredPin) -> Result<Vec<Told>> {
    let told = tell(pin);
    if told.iter().any(|one| one.confidence >= THRESHOLD) {
        return Ok(told);
    }
    Ok(tell_beside(pin, &find_alike(house, pin).await?))
}

/// What is said of public pictures that look like that of the pin.
async fn find_alike(house: &House, pin: &StoredPin) -> Result<Vec<Alike>> {
    let signature = pin.signature.as_str();
    let known: HashMap<_, _> = descriptors_among(&house.db, &[signature]).await?;
    let Some(Some(descriptor)) = known.get(signature) else {
        return Ok(Vec::new());
    };
    let near = find_lookalikes(house, descriptor, LOOKED_AT).await?;
    let others = near
        .into_iter()
        .filter(|near| near.distance <= ALIKE && near.pin.root_id != pin.root_id);
    let alike = others.map(|near| Alike {
        topics: named(tell(&near.pin)),
        is_same: near.distance <= SAME,
    });
    Ok(alike.collect())
}

/// The topics that are surely named, without those that only hold them.
fn named(told: Vec<Told>) -> Vec<InterestId> {
    let sure = |one: &Told| one.is_named && one.confidence >= THRESHOLD;
    told.into_iter().filter(sure).map(|one| one.id).collect()
}
