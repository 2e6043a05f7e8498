//! Finds the topics of what is saved and opened most, and those that are searched for most.
//! Pure: the same pins and crowds tell the same trends.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

use contract::ids::{InterestId, PinId};

use super::count_users::{CROWD, Crowds};
use crate::interests::taxonomy::{Interest, Taxonomy};

/// Trends at most.
pub const TRENDS: usize = 8;
/// Pins of a trend at most: twice as many as are shown, so that readers of several languages
/// have some.
const PINS: usize = 2 * SHOWN;
/// Pins of a trend that a reader is shown at most.
const SHOWN: usize = 24;
/// Pins of a trend at the least.
const LEAST: usize = 4;
/// Places by which a pin counts half as much as the first.
const HALVING: f64 = 50.0;
/// Parts of a trend at most.
const PARTS: usize = 3;
/// A narrower topic is the trend when it has so much of the wider one's worth.
const MOST_OF_IT: f64 = 0.6;
/// Searches of an article about them at most, and at the least.
const SEARCHES: usize = 12;
const FEWEST_SEARCHES: usize = 3;

/// A topic of which much is saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trend {
    /// Which.
    pub topic: InterestId,
    /// Its popular pins, the best first.
    pub pins: Vec<PinId>,
    /// Topics right below it of which its pins tell, those of most pins first; at most three.
    pub parts: Vec<InterestId>,
}

/// By how much the users who looked at topics lift their worth.
#[derive(Debug, Clone, Copy)]
pub enum Lift<'a> {
    /// Of the host as a whole: to twice the worth at most, when very many did.
    Host(&'a Crowds),
    /// Of a place: what no crowd looked at there does not trend there.
    Place(&'a Crowds),
}

impl Lift<'_> {
    fn of(self, topic: InterestId) -> f64 {
        let users = |crowds: &Crowds| crowds.get(&topic).copied().unwrap_or_default() as f64;
        match self {
            Self::Host(crowds) => 1.0 + users(crowds) / (users(crowds) + CROWD as f64),
            Self::Place(crowds) => users(crowds),
        }
    }
}

/// The topics that most users searched for, those of most first; none where they are few.
pub fn find_searched(crowds: &Crowds) -> Vec<InterestId> {
    let mut topics: Vec<(InterestId, i64)> =
        crowds.iter().map(|(id, users)| (*id, *users)).collect();
    topics.sort_by_key(|(id, users)| (Reverse(*users), *id));
    topics.truncate(SEARCHES);
    if topics.len() < FEWEST_SEARCHES {
        topics.clear();
    }
    topics.into_iter().map(|(id, _)| id).collect()
}

/// The trends of popular pins, best first, each with its topics. No pin stands for two of
/// them, and no trend lies within another.
pub fn find_trends(
    taxonomy: &Taxonomy,
    popular: &[(PinId, Vec<InterestId>)],
    lift: Lift<'_>,
) -> Vec<Trend> {
    let mut used: HashSet<PinId> = HashSet::new();
    let mut closed: HashSet<InterestId> = HashSet::new();
    let mut trends = Vec::new();
    while trends.len() < TRENDS {
        let worth = worth_of_topics(popular, &used, lift);
        let Some(topic) = best(taxonomy, &worth, &closed) else {
            break;
        };
        let about = popular.iter().filter(|(_, told)| told.contains(&topic.id));
        let free = about.map(|(pin, _)| *pin).filter(|pin| !used.contains(pin));
        let pins: Vec<PinId> = free.take(PINS).collect();
        used.extend(&pins);
        closed.extend(family(taxonomy, topic));
        trends.push(Trend {
            topic: topic.id,
            parts: parts_of(topic, popular, &pins),
            pins,
        });
    }
    trends
}

/// Those of a trend's pins that a reader is shown: the ones that they can read, if these are
/// enough for a trend; else all.
pub fn for_reader(pins: Vec<PinId>, readable: Vec<PinId>) -> Vec<PinId> {
    let mut shown = match readable.len() >= LEAST {
        true => readable,
        false => pins,
    };
    shown.truncate(SHOWN);
    shown
}

/// What the free pins of each topic are worth together, lifted, and how many there are.
fn worth_of_topics(
    popular: &[(PinId, Vec<InterestId>)],
    used: &HashSet<PinId>,
    lift: Lift<'_>,
) -> HashMap<InterestId, (f64, usize)> {
    let mut worth: HashMap<InterestId, (f64, usize)> = HashMap::new();
    for (place, (pin, topics)) in popular.iter().enumerate() {
        if used.contains(pin) {
            continue;
        }
        for topic in topics {
            let (sum, count) = worth.entry(*topic).or_default();
            *sum += HALVING / (HALVING + place as f64);
            *count += 1;
        }
    }
    worth.retain(|topic, (sum, count)| {
        *sum *= lift.of(*topic);
        *sum > 0.0 && *count >= LEAST
    });
    worth
}

/// The open topic that is worth most, as narrow as fits. The widest are too wide to be
/// read about.
fn best<'a>(
    taxonomy: &'a Taxonomy,
    worth: &HashMap<InterestId, (f64, usize)>,
    closed: &HashSet<InterestId>,
) -> Option<&'a Interest> {
    let of = |one: &Interest| worth.get(&one.id).map_or(0.0, |(sum, _)| *sum);
    let greatest = |found: Vec<&'a Interest>| {
        let open = found.into_iter().filter(|one| !closed.contains(&one.id));
        let known = open.filter(|one| worth.contains_key(&one.id));
        known.max_by(|a, b| of(a).total_cmp(&of(b)).then(b.id.cmp(&a.id)))
    };
    let narrow = taxonomy.all().iter().filter(|one| one.parent.is_some());
    let mut topic = greatest(narrow.collect())?;
    loop {
        let children = topic.children.iter().filter_map(|id| taxonomy.by_id(*id));
        match greatest(children.collect()) {
            Some(child) if of(child) >= MOST_OF_IT * of(topic) => topic = child,
            _ => return Some(topic),
        }
    }
}

/// The topics right below one of which its pins tell most.
fn parts_of(
    topic: &Interest,
    popular: &[(PinId, Vec<InterestId>)],
    pins: &[PinId],
) -> Vec<InterestId> {
    let about = popular.iter().filter(|(pin, _)| pins.contains(pin));
    let told: Vec<&InterestId> = about.flat_map(|(_, topics)| topics).collect();
    let count = |part: &InterestId| told.iter().filter(|one| **one == part).count();
    let mut parts = topic.children.clone();
    parts.retain(|part| count(part) > 0);
    parts.sort_by_key(|part| (Reverse(count(part)), *part));
    parts.truncate(PARTS);
    parts
}

/// A topic with those that hold it and those below it.
fn family(taxonomy: &Taxonomy, topic: &Interest) -> Vec<InterestId> {
    let mut found = vec![topic.id];
    let mut above = topic.parent;
    while let Some(one) = above.and_then(|id| taxonomy.by_id(id)) {
        found.push(one.id);
        above = one.parent;
    }
    let mut below = topic.children.clone();
    while let Some(id) = below.pop() {
        found.push(id);
        below.extend(taxonomy.by_id(id).into_iter().flat_map(|one| &one.children));
    }
    found
}

#[cfg(test)]
mod tests {
    use crate::interests::taxonomy::taxonomy;

    use super::*;

    /// A topic by its key and all that hold it.
    fn told(key: &str) -> Vec<InterestId> {
        let mut found = Vec::new();
        let mut next = taxonomy().by_key(key);
        while let Some(one) = next {
            found.push(one.id);
            next = one.parent.and_then(|id| taxonomy().by_id(id));
        }
        assert!(!found.is_empty(), "{key}");
        found
    }

    /// Popular pins, numbered from 1, by the keys of their topics.
    fn trends(keys: &[&str]) -> Vec<(&'static str, Vec<i64>)> {
        let popular: Vec<_> = (1..)
            .zip(keys)
            .map(|(id, key)| (PinId(id), told(key)))
            .collect();
        lifted(&popular, Lift::Host(&Crowds::new()))
    }

    /// The same of pins that are told already.
    fn lifted(
        popular: &[(PinId, Vec<InterestId>)],
        lift: Lift<'_>,
    ) -> Vec<(&'static str, Vec<i64>)> {
        let found = find_trends(taxonomy(), popular, lift);
        assert_eq!(found, find_trends(taxonomy(), popular, lift));
        let name = |trend: Trend| {
            let key = taxonomy().by_id(trend.topic).unwrap().key;
            (key, trend.pins.iter().map(|pin| pin.0).collect())
        };
        found.into_iter().map(name).collect()
    }

    #[test]
    fn a_trend_has_some_pins() {
        assert_eq!(trends(&["stargazing", "stargazing", "stargazing"]), []);
        let four = ["stargazing"; 4];
        assert_eq!(trends(&four), [("stargazing", vec![1, 2, 3, 4])]);
    }

    #[test]
    fn what_is_saved_more_comes_first() {
        let mut keys = vec!["stargazing"; 4];
        keys.extend(["birdwatching"; 6]);
        let found = trends(&keys);
        assert_eq!(found[0], ("birdwatching", (5..=10).collect::<Vec<_>>()));
        assert_eq!(found[1], ("stargazing", (1..=4).collect::<Vec<_>>()));
    }

    #[test]
    fn a_trend_is_as_narrow_as_fits_and_within_no_other() {
        let birds = taxonomy().by_key("birds").unwrap();
        let children: Vec<&str> = birds
            .children
            .iter()
            .map(|id| taxonomy().by_id(*id).unwrap().key)
            .collect();
        let half: Vec<&str> = [vec![children[0]; 4], vec![children[1]; 4]].concat();
        assert_eq!(trends(&half), [("birds", (1..=8).collect::<Vec<_>>())]);
        let mostly: Vec<&str> = [vec![children[0]; 7], vec![children[1]; 2]].concat();
        assert_eq!(
            trends(&mostly),
            [(children[0], (1..=7).collect::<Vec<_>>())]
        );
    }

    #[test]
    fn a_trend_tells_of_the_topics_below_it_that_its_pins_have() {
        let birds = taxonomy().by_key("birds").unwrap();
        let parts = &birds.children;
        let key = |place: usize| taxonomy().by_id(parts[place]).unwrap().key;
        let found = |keys: &[&str]| {
            let popular = (1..).zip(keys).map(|(id, key)| (PinId(id), told(key)));
            let popular: Vec<_> = popular.collect();
            find_trends(taxonomy(), &popular, Lift::Host(&Crowds::new())).remove(0)
        };
        let trend = found(&[vec![key(0); 3], vec![key(1); 4]].concat());
        assert_eq!(trend.topic, birds.id);
        assert_eq!(trend.parts, [parts[1], parts[0]]);
        assert_eq!(found(&["birds"; 5]).parts, []);
    }

    fn crowds(of: &[(&str, i64)]) -> Crowds {
        let id = |key: &str| taxonomy().by_key(key).unwrap().id;
        of.iter().map(|(key, users)| (id(key), *users)).collect()
    }

    #[test]
    fn what_is_opened_by_more_users_is_worth_more() {
        let keys = [["stargazing"; 5], ["birdwatching"; 5]].concat();
        let popular: Vec<_> = (1..)
            .zip(keys)
            .map(|(id, key)| (PinId(id), told(key)))
            .collect();
        let first = |lift| lifted(&popular, lift).first().map(|(key, _)| *key);
        let (none, opened) = (Crowds::new(), crowds(&[("birdwatching", 40)]));
        let both = crowds(&[("birdwatching", 40), ("stargazing", 90)]);
        assert_eq!(first(Lift::Host(&none)), Some("stargazing"));
        assert_eq!(first(Lift::Host(&opened)), Some("birdwatching"));
        // At a place only what is looked at there.
        assert_eq!(
            lifted(&popular, Lift::Place(&opened)),
            [("birdwatching", (6..=10).collect::<Vec<_>>())]
        );
        assert_eq!(lifted(&popular, Lift::Place(&none)), []);
        assert_eq!(first(Lift::Place(&both)), Some("stargazing"));
    }

    #[test]
    fn what_most_users_search_for_is_told_if_it_is_not_too_little() {
        let found = |of: &[(&str, i64)]| -> Vec<&str> {
            let found = find_searched(&crowds(of)).into_iter();
            found.map(|id| taxonomy().by_id(id).unwrap().key).collect()
        };
        assert_eq!(found(&[("sofas", 90), ("birds", 80)]), Vec::<&str>::new());
        assert_eq!(
            found(&[("sofas", 20), ("birds", 80), ("cats", 50)]),
            ["birds", "cats", "sofas"]
        );
        let many: Vec<_> = taxonomy().all()[..40]
            .iter()
            .map(|one| (one.key, 20))
            .collect();
        assert_eq!(found(&many).len(), SEARCHES);
    }

    #[test]
    fn readers_are_shown_what_they_can_read_if_it_is_enough() {
        let ids = |count: i64| -> Vec<PinId> { (1..=count).map(PinId).collect() };
        for (all, readable, expected) in [
            (10, 10, 10),
            (10, 4, 4),
            (10, 3, 10),
            (10, 0, 10),
            (48, 48, 24),
            (48, 30, 24),
            (48, 3, 24),
        ] {
            let shown = for_reader(ids(all), ids(readable));
            assert_eq!(shown, ids(expected), "{readable} of {all}");
        }
    }

    #[test]
    fn there_are_few_trends_with_few_pins() {
        let narrow = taxonomy().all().iter().filter(|one| {
            let parent = one.parent.and_then(|id| taxonomy().by_id(id));
            parent.is_some_and(|parent| parent.parent.is_none())
        });
        let keys: Vec<&str> = narrow.take(12).flat_map(|one| vec![one.key; 60]).collect();
        let found = trends(&keys);
        assert_eq!(found.len(), TRENDS);
        assert!(found.iter().all(|(_, pins)| pins.len() == PINS));
    }
}
