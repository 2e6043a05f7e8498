//! Pins that notices show beside what they tell.

use std::collections::{HashMap, HashSet};

use collections::pins;
use contract::{
    ids::{BoardId, NoticeId, PinId, UserId},
    notifications::NoticeKind,
};
use kernel::{ctx::Ctx, error::Result};

use super::sql::{LatestRow, NoticeRow, ideas};

/// Pins of a board that its notice shows, and uppermost ones among which they are looked for.
const OF_BOARD: usize = 3;
const UPPERMOST: i64 = 12;

/// The pins of each notice that shows some, in their order: what users put on a board, and ideas.
/// Of the viewer's own notices; whether they see the pins is not asked here.
pub(super) async fn find_shown_pins(
    ctx: &Ctx,
    viewer: UserId,
    rows: &[NoticeRow],
    latest: &HashMap<NoticeId, Vec<LatestRow>>,
) -> Result<HashMap<NoticeId, Vec<PinId>>> {
    let of_kind = |kind| rows.iter().filter(move |row| row.kind() == Some(kind));
    let mut found = HashMap::new();
    if let Some(since) = of_kind(NoticeKind::Ideas).map(|row| row.day).min() {
        let mut by_day: HashMap<i64, Vec<PinId>> = HashMap::new();
        for (day, pin) in ideas::since(&ctx.house.db, viewer, since).await? {
            by_day.entry(day).or_default().push(pin);
        }
        let of_day = |row: &NoticeRow| Some((row.id, by_day.get(&row.day)?.clone()));
        found.extend(of_kind(NoticeKind::Ideas).filter_map(of_day));
    }
    for row in of_kind(NoticeKind::BoardUpdate) {
        let actors = latest.get(&row.id).into_iter().flatten();
        let actors: HashSet<UserId> = actors.map(|one| one.actor_id).collect();
        let board = BoardId(row.object);
        let uppermost = pins::uppermost_of_board(&ctx.house.db, board, UPPERMOST).await?;
        let theirs = uppermost
            .into_iter()
            .filter(|pin| !pin.is_secret && actors.contains(&pin.pinner_id));
        found.insert(row.id, theirs.take(OF_BOARD).map(|pin| pin.id).collect());
    }
    Ok(found)
}
