//! Finds which pictures are in a reader's language, for the rooms that choose for many readers.

use contract::ids::PinId;
use kernel::house::House;

use super::{follow_saves::SaveGraph, lean_walks::Leaning};

/// Those of these pins, which brought their pictures, whose words are in the language of a
/// locale or in none that is known; in their order. In memory.
pub(crate) fn find_readable(house: &House, pins: &[PinId], locale: &str) -> Vec<PinId> {
    let graph = &house.get::<SaveGraph>().0;
    let leaning = Leaning::to_reader(graph, &[], locale);
    let reads = |pin: &&PinId| leaning.reads(graph.note_of(pin.0));
    pins.iter().filter(reads).copied().collect()
}
