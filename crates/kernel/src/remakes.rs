//! What is derived from the database and being made anew. Pages are answered meanwhile from
//! what is there.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, PoisonError},
};

use crate::{extension, house::House};

/// What is being made, and how often at once.
#[derive(Default)]
pub struct Remakes(Mutex<BTreeMap<&'static str, usize>>);

/// What is being made in steps, between which nothing is kept that could tell.
#[derive(Default)]
pub struct StepwiseRemakes(Mutex<BTreeSet<&'static str>>);

extension!(Remakes = |_| Remakes::default());

extension!(StepwiseRemakes = |_| StepwiseRemakes::default());

/// Something is being made for as long as this is kept.
pub struct Remaking<'a> {
    remakes: &'a Remakes,
    what: &'static str,
}

/// Notes that something is being made, such as `search index`.
pub fn remaking<'a>(house: &'a House, what: &'static str) -> Remaking<'a> {
    let remakes = house.get::<Remakes>();
    remakes.change(|made| *made.entry(what).or_default() += 1);
    Remaking { remakes, what }
}

/// Notes that something is being made in steps from now on, or that it is done; answers
/// whether it was not known.
pub fn remake(house: &House, what: &'static str, is_made: bool) -> bool {
    let made = &house.get::<StepwiseRemakes>().0;
    let mut made = made.lock().unwrap_or_else(PoisonError::into_inner);
    match is_made {
        true => made.insert(what),
        false => made.remove(what),
    }
}

/// What is being made, in the order of the alphabet.
pub fn being_made(house: &House) -> Vec<&'static str> {
    let made = &house.get::<StepwiseRemakes>().0;
    let mut all = made.lock().unwrap_or_else(PoisonError::into_inner).clone();
    house
        .get::<Remakes>()
        .change(|made| all.extend(made.keys()));
    all.into_iter().collect()
}

impl Remakes {
    fn change<T>(&self, change: impl FnOnce(&mut BTreeMap<&'static str, usize>) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Remaking<'_> {
    fn drop(&mut self) {
        self.remakes.change(|made| {
            let left = made.get(self.what).map_or(0, |times| times - 1);
            match left {
                0 => made.remove(self.what),
                _ => made.insert(self.what, left),
            }
        });
    }
}
