//! How much is logged of the visitors of a network on a day.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
};

use kernel::extension;

use super::gather_batch::Room;

/// What all visitors of a network may tell of on a day (by UTC): a household, and no program
/// that makes a pin popular.
const OF_NETWORK: Room = Room {
    on_purpose: 500,
    impressions: 5_000,
    views: 1_000,
};
/// Networks that are remembered, about 10 MB; of more nothing is logged that day.
const MOST_NETWORKS: usize = 100_000;

/// What visitors told today, by their network (an IPv6 /64); those without an address are one.
/// In memory alone, and for a day: no row says where a visitor was.
#[derive(Default)]
pub(super) struct Networks(Mutex<Day>);

extension!(Networks = |_| Networks::default());

#[derive(Default)]
struct Day {
    /// Since 1970.
    day: i64,
    used: HashMap<Option<IpAddr>, Room>,
}

impl Networks {
    /// How much more is logged of a network today.
    pub(super) fn find_room(&self, network: Option<IpAddr>, day: i64) -> Room {
        let today = self.today(day);
        let Some(used) = today.used.get(&network) else {
            return match today.used.len() < MOST_NETWORKS {
                true => OF_NETWORK,
                false => Room::default(),
            };
        };
        Room {
            on_purpose: OF_NETWORK.on_purpose.saturating_sub(used.on_purpose),
            impressions: OF_NETWORK.impressions.saturating_sub(used.impressions),
            views: OF_NETWORK.views.saturating_sub(used.views),
        }
    }

    /// Notes what was logged of a network.
    pub(super) fn use_room(&self, network: Option<IpAddr>, day: i64, logged: Room) {
        let mut today = self.today(day);
        let used = today.used.entry(network).or_default();
        used.on_purpose += logged.on_purpose;
        used.impressions += logged.impressions;
        used.views += logged.views;
    }

    /// What was noted on this day; what is of another one is forgotten.
    fn today(&self, day: i64) -> MutexGuard<'_, Day> {
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if noted.day != day {
            *noted = Day {
                day,
                ..Day::default()
            };
        }
        noted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_has_room_for_a_day_and_others_have_their_own() {
        let networks = Networks::default();
        let one = Some(IpAddr::from([10, 0, 0, 1]));
        let logged = Room {
            on_purpose: 200,
            impressions: 5_000,
            views: 1,
        };
        for expected in [300, 100, 0] {
            networks.use_room(one, 7, logged);
            assert_eq!(networks.find_room(one, 7).on_purpose, expected);
        }
        assert_eq!(
            networks.find_room(one, 7),
            Room {
                on_purpose: 0,
                impressions: 0,
                views: 997
            }
        );
        assert_eq!(networks.find_room(None, 7), OF_NETWORK);
        assert_eq!(networks.find_room(one, 8), OF_NETWORK);
    }

    #[test]
    fn as_many_networks_are_remembered_as_there_is_memory_for() {
        let networks = Networks::default();
        let of = |number: usize| Some(IpAddr::from((number as u32).to_be_bytes()));
        for number in 0..MOST_NETWORKS {
            networks.use_room(of(number), 7, Room::default());
        }
        assert_eq!(networks.find_room(of(MOST_NETWORKS), 7), Room::default());
        assert_eq!(networks.find_room(of(0), 7), OF_NETWORK);
        assert_eq!(networks.find_room(of(MOST_NETWORKS), 8), OF_NETWORK);
    }
}
