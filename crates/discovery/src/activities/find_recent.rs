//! What a user opened and was shown lately, for the rooms that choose for them.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

use accounts::consents::allows_analytics::allows_analytics;
use contract::ids::{ActivityId, PinId, UserId};
use kernel::{ctx::Ctx, error::Result, ids};
use store::Run;

use super::{
    note_act::Acts,
    sql::{self, batches},
};

/// Impressions and close-ups that are remembered, the latest: no further batch is read then.
const MOST_LOOKS: usize = 1_500;
/// Batches of a user that are read at once, and how many times at most: one comes every ten
/// seconds while pins are shown, and one with each close-up, so this is a session of hours.
const BATCHES: i64 = 100;
const READS: usize = 10;
/// A session is over where nothing was shown or opened for so long, in milliseconds.
const PAUSE_MS: i64 = 30 * 60 * 1_000;

/// What the log knows of a user.
#[derive(Debug, Default)]
pub(crate) struct Recent {
    /// Pins whose close-ups they opened, the latest first, each once.
    pub closeups: Vec<PinId>,
    /// How often pins were before their eyes.
    pub shown: HashMap<PinId, u32>,
    /// What they were shown or opened in the session that goes on, the latest first, each once.
    pub session: Vec<PinId>,
}

/// What a user did last, up to a moment (an id), so that a walk that began then is chosen
/// alike at all of its pages; so many of the last close-ups as `closeups` says. Nothing of a user
/// who does not allow, now, that it is logged.
pub(crate) async fn find_recent(
    ctx: &Ctx,
    user: UserId,
    before: i64,
    closeups: i64,
) -> Result<Recent> {
    if !allows_analytics(ctx, user).await? {
        return Ok(Recent::default());
    }
    let (db, before) = (&ctx.house.db, ActivityId(before));
    let opened = sql::latest_closeups(db, user, before, closeups).await?;
    let latest = latest_acts(db, user, before).await?;
    let mut shown = HashMap::new();
    for pin in latest.iter().flat_map(|(_, acts)| &acts.impressions) {
        *shown.entry(*pin).or_default() += 1;
    }
    let looks = latest.iter().flat_map(|(id, acts)| {
        let pins = acts.impressions.iter().chain(&acts.closeups).rev();
        pins.map(move |pin| (*id, *pin))
    });
    Ok(Recent {
        closeups: each_once(opened.into_iter().map(|(_, pin)| pin)),
        shown,
        session: in_session(before, looks.collect()),
    })
}

/// What a user's last batches before a moment tell, the latest first, until they tell as much as
/// is remembered.
async fn latest_acts(
    run: &impl Run,
    user: UserId,
    before: ActivityId,
) -> Result<Vec<(ActivityId, Acts)>> {
    let mut latest: Vec<(ActivityId, Acts)> = Vec::new();
    let (mut below, mut looks) = (before, 0);
    for _ in 0..READS {
        let some = batches::latest_acts(run, user, below, BATCHES).await?;
        let is_last = (some.len() as i64) < BATCHES;
        for (id, acts) in some {
            let acts = Acts::read(&acts);
            looks += acts.impressions.len() + acts.closeups.len();
            below = id;
            latest.push((id, acts));
        }
        if is_last || looks >= MOST_LOOKS {
            break;
        }
    }
    Ok(latest)
}

/// Of what was logged of a user, in any order, what belongs to the session that goes on at a
/// moment: the latest first, each once.
fn in_session(moment: ActivityId, mut logged: Vec<(ActivityId, PinId)>) -> Vec<PinId> {
    logged.sort_by_key(|(id, _)| Reverse(*id));
    let mut next = ids::time(moment.0);
    let goes_on = |(id, _): &(ActivityId, PinId)| {
        let pause = next - ids::time(id.0);
        next -= pause;
        pause <= PAUSE_MS
    };
    each_once(logged.into_iter().take_while(goes_on).map(|(_, pin)| pin))
}

fn each_once(pins: impl Iterator<Item = PinId>) -> Vec<PinId> {
    let mut met = HashSet::new();
    pins.filter(|pin| met.insert(*pin)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_reaches_back_to_the_first_long_pause() {
        const MINUTE: i64 = 60 * 1_000;
        let at = |minute: i64| ActivityId(ids::at(1_800_000_000_000 + minute * MINUTE));
        // Minute and pin of what was logged; the pins of the session.
        type Row<'a> = (&'a [(i64, i64)], &'a [i64]);
        let rows: [Row; 5] = [
            (&[], &[]),
            (&[(0, 7)], &[]),
            (&[(30, 7), (59, 8)], &[8, 7]),
            // Thirty minutes are no end yet, and each pause is counted by itself.
            (&[(59, 9), (0, 6), (30, 7)], &[9, 7, 6]),
            // What was opened and shown again is there once, at its last time.
            (&[(40, 7), (45, 8), (50, 7), (5, 9)], &[7, 8]),
        ];
        for (logged, expected) in rows {
            let logged = logged
                .iter()
                .map(|(minute, pin)| (at(*minute), PinId(*pin)));
            let expected: Vec<PinId> = expected.iter().map(|pin| PinId(*pin)).collect();
            assert_eq!(in_session(at(60), logged.collect()), expected);
        }
    }
}
