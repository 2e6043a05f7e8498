//! What streams were told lately, by which a browser that comes back is told what it missed.
//!
//! Invariant: all streams share it, and it is bounded: an entry has ids alone in it.

use std::{collections::VecDeque, fmt, str::FromStr};

use contract::ids::{PinId, UserId};

use super::Event;

/// Entries that are kept, in less than a megabyte; beyond them the earliest goes.
const MOST_KEPT: usize = 16_384;

/// How far a stream has come in the log of a server, as its events carry it: `id`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Names the log, and so the server since its start.
    log: u64,
    number: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}-{}", self.log, self.number)
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (log, number) = text.split_once('-').ok_or(())?;
        Ok(Self {
            log: u64::from_str_radix(log, 16).map_err(drop)?,
            number: number.parse().map_err(drop)?,
        })
    }
}

/// Whom an event concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whom {
    /// Streams of a user.
    User(UserId),
    /// Streams that hear of a pin.
    Pin(PinId),
}

/// What was told since the start of a server.
#[derive(Default)]
pub struct Log {
    name: u64,
    /// How many entries there were, forgotten ones too.
    last: u64,
    /// The latest of them.
    kept: VecDeque<(Whom, Event)>,
}

impl Log {
    /// An empty one. No other start of any server has the same name.
    pub fn new(name: u64) -> Self {
        Self {
            name,
            ..Self::default()
        }
    }

    /// Behind all that was told.
    pub fn end(&self) -> Place {
        self.at(self.last)
    }

    /// Adds what is told now; answers the place behind it.
    pub fn add(&mut self, whom: Whom, event: Event) -> Place {
        if self.kept.len() == MOST_KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back((whom, event));
        self.last += 1;
        self.end()
    }

    /// Forgets all, as it is not known what changed: no place before leads anywhere.
    pub fn forget(&mut self) {
        self.kept.clear();
        self.last += 1;
    }

    /// What was told since a place that concerns a stream, the earliest first; none where it is
    /// not known: of another server, before its start, or too long ago.
    pub fn since(
        &self,
        place: Place,
        concerns: impl Fn(Whom) -> bool,
    ) -> Option<impl Iterator<Item = (Place, Event)>> {
        let behind = self.last.checked_sub(place.number)?;
        let behind = usize::try_from(behind).ok()?;
        let from = self.kept.len().checked_sub(behind)?;
        let is_known = place.log == self.name;
        let told = self.kept.range(from..).zip(place.number + 1..);
        let told = told.filter(move |((whom, _), _)| concerns(*whom));
        is_known.then(|| told.map(move |((_, event), number)| (self.at(number), *event)))
    }

    fn at(&self, number: u64) -> Place {
        Place {
            log: self.name,
            number,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Whom = Whom::User(UserId(1));
    const BEN: Whom = Whom::User(UserId(2));

    fn since(log: &Log, place: Place, of: Whom) -> Option<Vec<(u64, Event)>> {
        let told = log.since(place, |whom| whom == of)?;
        Some(told.map(|(place, event)| (place.number, event)).collect())
    }

    #[test]
    fn what_came_since_a_place_is_known_until_it_is_too_long_ago() {
        let mut log = Log::new(7);
        let start = log.end();
        let first = log.add(ADA, Event::News(1));
        log.add(BEN, Event::News(2));
        log.add(ADA, Event::News(3));
        let all = vec![(1, Event::News(1)), (3, Event::News(3))];
        assert_eq!(since(&log, start, ADA), Some(all));
        assert_eq!(since(&log, first, ADA), Some(vec![(3, Event::News(3))]));
        assert_eq!(since(&log, log.end(), ADA), Some(Vec::new()));
        // Another server's, and one that is yet to come.
        let elsewhere = Place { log: 8, ..first };
        let ahead = Place { number: 4, ..first };
        assert_eq!(since(&log, elsewhere, ADA), None);
        assert_eq!(since(&log, ahead, ADA), None);
        for number in 4..=MOST_KEPT as i64 + 1 {
            log.add(BEN, Event::News(number));
        }
        assert_eq!(log.kept.len(), MOST_KEPT);
        assert_eq!(since(&log, start, ADA), None);
        assert_eq!(since(&log, first, ADA), Some(vec![(3, Event::News(3))]));
        let before = log.end();
        log.forget();
        let after = log.end();
        log.add(ADA, Event::News(0));
        assert_eq!(since(&log, before, ADA), None);
        assert_eq!(since(&log, after, ADA).map(|told| told.len()), Some(1));
    }

    #[test]
    fn it_takes_less_than_a_megabyte() {
        assert!(size_of::<(Whom, Event)>() * MOST_KEPT < 1_000_000);
    }

    #[test]
    fn places_are_read_as_they_are_written() {
        let place = Place {
            log: u64::MAX,
            number: 12,
        };
        assert_eq!(place.to_string().parse(), Ok(place));
        for text in [
            "",
            "-",
            "7",
            "x-1",
            "7-",
            "7--1",
            "7-1-1",
            "11111111111111111-1",
        ] {
            assert_eq!(text.parse::<Place>(), Err(()), "{text}");
        }
    }
}
