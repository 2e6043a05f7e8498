//! The only place that names `originals`: public pins that brought their picture, by the
//! year in which they were made, so that the newest of all users are asked of one machine.

use std::ops::Range;

use contract::ids::{PinId, UserId};
use kernel::{error::Result, ids, tx::Tx};
use store::{Run, args, owned, sql};

use super::StoredPin;

/// Ids that are made within one span: 366 days. The migration that filled the table
/// divided by the same number.
const SPAN: i64 = -ids::before(0, 366 * 24 * 60 * 60 * 1_000);
/// How far the clock of another server may be ahead.
const AHEAD_MS: i64 = 24 * 60 * 60 * 1_000;

sql! {
    OF_SPAN: (PinId, UserId) =
        "SELECT pin_id, pinner_id FROM originals WHERE span = $1 AND pin_id < $2 ORDER BY pin_id DESC LIMIT $3";
    OF_SPAN_UPWARDS: PinId =
        "SELECT pin_id FROM originals WHERE span = $1 AND pin_id >= $2 AND pin_id < $3 ORDER BY pin_id LIMIT $4";
    ADD: () = "INSERT INTO originals (span, pin_id, pinner_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    REMOVE: () = "DELETE FROM originals WHERE span = $1 AND pin_id = $2";
}

owned! {
    originals: "originals",
        read "SELECT pin_id FROM originals WHERE pinner_id = $1 ORDER BY pin_id",
        erase "DELETE FROM originals WHERE pinner_id = $1";
}

/// Public pins that brought their picture, below an id, newest first, with their pinners.
/// `now` is in milliseconds since 1970: nothing is newer.
pub async fn newest_originals(
    run: &impl Run,
    below: i64,
    now: i64,
    most: i64,
) -> Result<Vec<(PinId, UserId)>> {
    let mut found = Vec::new();
    let newest = span(below.min(ids::at(now + AHEAD_MS)));
    for span in (0..=newest).rev() {
        let missing = most - found.len() as i64;
        if missing == 0 {
            break;
        }
        found.extend(run.all(&OF_SPAN, &args![span, below, missing]).await?);
    }
    Ok(found)
}

/// The same with ids in this range, oldest first, without their pinners.
pub async fn originals_between(
    run: &impl Run,
    ids: Range<i64>,
    now: i64,
    most: i64,
) -> Result<Vec<PinId>> {
    let mut found = Vec::new();
    let end = ids.end.min(ids::at(now + AHEAD_MS));
    for span in span(ids.start)..=span(end) {
        let missing = most - found.len() as i64;
        if missing == 0 {
            break;
        }
        let args = args![span, ids.start, end, missing];
        found.extend(run.all(&OF_SPAN_UPWARDS, &args).await?);
    }
    Ok(found)
}

/// Lists a pin, if it is public and brought its picture, or no more.
pub(super) async fn list(tx: &Tx, pin: &StoredPin) -> Result<()> {
    if pin.id == pin.root_id {
        set(tx, pin.id, pin.pinner_id, pin.is_secret).await?;
    }
    Ok(())
}

/// Lists an original as public, or no more.
pub(super) async fn set(tx: &Tx, id: PinId, pinner: UserId, is_secret: bool) -> Result<()> {
    match is_secret {
        true => tx.exec(&REMOVE, &args![span(id.0), id]).await?,
        false => tx.exec(&ADD, &args![span(id.0), id, pinner]).await?,
    };
    Ok(())
}

/// Lists a pin no more.
pub(super) async fn remove(tx: &Tx, pin: &StoredPin) -> Result<()> {
    if pin.id == pin.root_id {
        tx.exec(&REMOVE, &args![span(pin.id.0), pin.id]).await?;
    }
    Ok(())
}

fn span(id: i64) -> i64 {
    id / SPAN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_what_the_migrations_say() {
        let migrations = [
            include_str!("../../../../store/migrations/sqlite/0082_newest_and_followers.sql"),
            include_str!("../../../../store/migrations/postgres/0082_newest_and_followers.sql"),
        ];
        for migration in migrations {
            assert!(migration.contains(&format!("SELECT id / {SPAN}, id,")));
        }
    }
}
