//! What a viewer's saves and close-ups are about.
//!
//! Walks need boards on which others saved the same; where few users save they find what
//! is on many boards rather than what is alike. What the pins' words tell helps there.

use std::collections::HashMap;

use collections::pins::StoredPin;
use contract::ids::InterestId;

use super::{choose_pins::Why, find_taste::Taste};
use crate::interests::{classify::THRESHOLD, list_pin_interests::tell, taxonomy::taxonomy};

/// Pins whose words are read: the heaviest of them.
const READ: usize = 24;
/// Topics told at most.
const TOPICS: usize = 8;

/// A topic of what a viewer saved and looked at.
#[derive(Debug)]
pub(super) struct TasteTopic {
    /// Which.
    pub id: InterestId,
    /// From 0 to 1, which the first has.
    pub weight: f32,
    /// Names the save, else the close-up, that tells most of it.
    pub why: Why,
}

/// Topics that a viewer's taste tells of, those of most of it first. Of topics within each
/// other the narrowest.
pub(super) fn tell_taste(taste: &Taste) -> Vec<TasteTopic> {
    // How much tells of a topic, and the pin that tells most.
    let mut topics: HashMap<InterestId, (f32, f32, &StoredPin)> = HashMap::new();
    for (pin, weight) in taste.weighed().into_iter().take(READ) {
        for (id, confidence) in narrowest(pin) {
            let says = weight * confidence;
            let topic = topics.entry(id).or_insert((0.0, says, pin));
            topic.0 += says;
            if topic.1 < says {
                (topic.1, topic.2) = (says, pin);
            }
        }
    }
    let mut topics: Vec<_> = topics.into_iter().collect();
    topics.sort_by(|(id, one), (other_id, other)| {
        let by_weight = other.0.total_cmp(&one.0);
        by_weight.then(id.cmp(other_id))
    });
    let most = topics.first().map_or(1.0, |(_, (weight, ..))| *weight);
    let told = topics.into_iter().take(TOPICS).map(|(id, topic)| {
        let (weight, _, pin) = topic;
        TasteTopic {
            id,
            // Between, so that the second of two loves is not a tenth of the first.
            weight: (weight / most).sqrt(),
            why: taste.why(pin.root_id),
        }
    });
    told.collect()
}

/// Topics that a pin's words name, without those that hold another of them.
fn narrowest(pin: &StoredPin) -> Vec<(InterestId, f32)> {
    let mut told = tell(pin);
    told.retain(|one| one.is_named && one.confidence >= THRESHOLD);
    let wider: Vec<InterestId> = told
        .iter()
        .flat_map(|one| taxonomy().ancestors(one.id))
        .map(|holding| holding.id)
        .collect();
    told.retain(|one| !wider.contains(&one.id));
    let sure = told.into_iter().map(|one| (one.id, one.confidence as f32));
    sure.collect()
}
