//! Finds new pins, so that every user is met who publishes some.

use std::collections::HashMap;

use collections::pins;
use contract::ids::{PinId, UserId};
use kernel::error::Result;
use store::Run;

/// Pins of one user before those of the others.
const A_TURN: usize = 2;
/// Pins that are looked at: one user may have brought the newest hundred.
const LOOKED_AT: i64 = 240;

/// The newest public pins below an id that brought their picture, two of each user before two
/// more of anyone. `now_ms` is in milliseconds since 1970: nothing is newer.
pub(super) async fn find_newest(run: &impl Run, below: i64, now_ms: i64) -> Result<Vec<PinId>> {
    let newest = pins::newest_originals(run, below, now_ms, LOOKED_AT).await?;
    Ok(in_turns(newest))
}

fn in_turns(newest: Vec<(PinId, UserId)>) -> Vec<PinId> {
    let mut met: HashMap<UserId, usize> = HashMap::new();
    let turn = |(pin, pinner): (PinId, UserId)| {
        let of_pinner = met.entry(pinner).or_default();
        *of_pinner += 1;
        ((*of_pinner - 1) / A_TURN, pin)
    };
    let mut turns: Vec<(usize, PinId)> = newest.into_iter().map(turn).collect();
    // Those of one turn stay in their order.
    turns.sort_by_key(|(turn, _)| *turn);
    turns.into_iter().map(|(_, pin)| pin).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_pins_of_each_user_come_before_more_of_one() {
        type Case<'a> = (&'a [(i64, i64)], &'a [i64]);
        let cases: [Case<'_>; 4] = [
            (&[], &[]),
            (&[(9, 1), (8, 1), (7, 1)], &[9, 8, 7]),
            (
                &[(9, 1), (8, 1), (7, 1), (6, 2), (5, 1), (4, 1), (3, 3)],
                &[9, 8, 6, 3, 7, 5, 4],
            ),
            (&[(9, 1), (8, 2), (7, 1), (6, 2)], &[9, 8, 7, 6]),
        ];
        for (newest, expected) in cases {
            let newest = newest.iter().map(|&(pin, user)| (PinId(pin), UserId(user)));
            let found: Vec<i64> = in_turns(newest.collect()).iter().map(|pin| pin.0).collect();
            assert_eq!(found, expected);
        }
    }
}
