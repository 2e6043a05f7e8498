//! Vectors in lists, each by the centre that is nearest to it.

use std::collections::HashMap;

use crate::distance::{BYTES, Vector, closest};

/// Ids and their vectors, in no order.
#[derive(Clone, Default)]
pub(crate) struct List {
    pub(crate) ids: Vec<i64>,
    pub(crate) vectors: Vec<Vector>,
}

/// Where an id stands.
#[derive(Clone, Copy)]
struct Place {
    list: u32,
    at: u32,
}

/// All lists. Before anything was divided there is one.
pub(crate) struct Lists {
    pub(crate) centres: Vec<Vector>,
    pub(crate) lists: Vec<List>,
    places: HashMap<i64, Place>,
}

impl Lists {
    /// Empty lists around these centres, of which there is at least one.
    pub(crate) fn around(centres: Vec<Vector>) -> Self {
        let lists = vec![List::default(); centres.len()];
        Self {
            centres,
            lists,
            places: HashMap::new(),
        }
    }

    /// One empty list.
    pub(crate) fn undivided() -> Self {
        Self::around(vec![[0; BYTES]])
    }

    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    pub(crate) fn reserve(&mut self, more: usize) {
        self.places.reserve(more);
    }

    /// Makes room for so many in one list, and no more: growing by itself, it would have up to
    /// twice as much.
    pub(crate) fn reserve_within(&mut self, list: usize, more: usize) {
        let entries = &mut self.lists[list];
        entries.ids.reserve_exact(more);
        entries.vectors.reserve_exact(more);
    }

    pub(crate) fn vector(&self, id: i64) -> Option<&Vector> {
        let place = self.places.get(&id)?;
        Some(&self.lists[place.list as usize].vectors[place.at as usize])
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = i64> {
        self.lists.iter().flat_map(|list| list.ids.iter().copied())
    }

    /// Gives an id its vector, in the place of one that it had; whether that is new.
    pub(crate) fn set(&mut self, id: i64, vector: &Vector) -> bool {
        if self.vector(id) == Some(vector) {
            return false;
        }
        self.remove(id);
        self.push(closest(&self.centres, vector), id, vector);
        true
    }

    /// Puts an id that stands nowhere into a list; false when it stands somewhere.
    pub(crate) fn push(&mut self, list: usize, id: i64, vector: &Vector) -> bool {
        let entries = &mut self.lists[list];
        let place = Place {
            list: list as u32,
            at: entries.ids.len() as u32,
        };
        if self.places.insert(id, place).is_some() {
            return false;
        }
        entries.ids.push(id);
        entries.vectors.push(*vector);
        true
    }

    /// Takes an id out; whether it was there.
    pub(crate) fn remove(&mut self, id: i64) -> bool {
        let Some(place) = self.places.remove(&id) else {
            return false;
        };
        let list = &mut self.lists[place.list as usize];
        let at = place.at as usize;
        list.ids.swap_remove(at);
        list.vectors.swap_remove(at);
        // The last one stands in its place now.
        if let Some(moved) = list.ids.get(at) {
            self.places.insert(*moved, place);
        }
        true
    }
}
