//! Which of the viewer's boards a pin probably belongs to.

use std::{cmp::Reverse, collections::HashMap};

use collections::{
    boards::{self, BoardStand, find_stands::find_stands, show_boards::board_views},
    pins::{self, get_pin::visible},
};
use contract::{
    boards::BoardView,
    ids::{BoardId, PinId, UserId},
    pickers::{ShortlistBoards, Shortlisted},
};
use kernel::{ctx::Ctx, error::Result};

use crate::interests::list_board_interests::words;

/// Boards of a shortlist at most.
const MOST: usize = 3;
/// Pictures like the pin's that are looked for on the boards.
const ALIKE: usize = 300;
/// A word of the board's name weighs as much as so many pictures.
const NAMED: usize = 5;

/// `BoardPickerBoardsShortlistResource/get`: boards that hold pictures like the
/// pin's or are called after it, then those that were saved to last. Caller:
/// user.
pub async fn shortlist_boards(ctx: Ctx, input: ShortlistBoards) -> Result<Shortlisted> {
    let viewer = ctx.user()?;
    let stands = standing(&ctx, viewer).await?;
    let boards_shortlist = shortlist(&ctx, viewer, &stands, input.pin_id).await?;
    Ok(Shortlisted { boards_shortlist })
}

/// The viewer's own boards that are not archived, the one saved to last first.
pub(super) async fn standing(ctx: &Ctx, viewer: UserId) -> Result<Vec<BoardStand>> {
    let stands = find_stands(ctx, viewer).await?;
    let stands = stands.iter().filter(|row| row.archived_ms.is_none());
    let mut stands: Vec<BoardStand> = stands.cloned().collect();
    stands.sort_by_key(|row| Reverse((row.pinned_ms.unwrap_or(0), row.id)));
    Ok(stands)
}

/// The best of them for a pin, or those that were saved to last.
pub(super) async fn shortlist(
    ctx: &Ctx,
    viewer: UserId,
    stands: &[BoardStand],
    pin: Option<PinId>,
) -> Result<Vec<BoardView>> {
    let weights = match pin {
        Some(pin) => weights(ctx, viewer, stands, pin).await?,
        None => HashMap::new(),
    };
    let weight = |row: &&BoardStand| weights.get(&row.id).copied().unwrap_or(0);
    // What weighs the same stays in the order of the last saves.
    let mut best: Vec<&BoardStand> = stands
        .iter()
        .filter(|row| row.pinned_ms.is_some() || weight(row) > 0)
        .collect();
    best.sort_by_key(|row| Reverse(weight(row)));
    let ids: Vec<BoardId> = best.iter().take(MOST).map(|row| row.id).collect();
    views(ctx, &ids).await
}

async fn weights(
    ctx: &Ctx,
    viewer: UserId,
    stands: &[BoardStand],
    pin: PinId,
) -> Result<HashMap<BoardId, usize>> {
    let pin = visible(ctx, pin).await?;
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    let text = [topics.join(" "), pin.title.clone(), pin.alt_text.clone()].join(" ");
    let alike = ::search::spare(ctx.house.index.similar(&text, ALIKE, 0));
    let alike: Vec<PinId> = alike.into_iter().map(PinId).collect();
    let mut weights: HashMap<BoardId, usize> = HashMap::new();
    for board in pins::boards_with(&ctx.house.db, viewer, &alike).await? {
        *weights.entry(board).or_default() += 1;
    }
    let telling = words(&text);
    for row in stands {
        let named = words(&row.name).intersection(&telling).count();
        if named > 0 {
            *weights.entry(row.id).or_default() += NAMED * named;
        }
    }
    Ok(weights)
}

/// These boards, in their order.
pub(super) async fn views(ctx: &Ctx, ids: &[BoardId]) -> Result<Vec<BoardView>> {
    let rows = boards::find_many(&ctx.house.db, ids).await?;
    let row = |id: &BoardId| rows.iter().find(|row| row.id == *id).cloned();
    let rows: Vec<_> = ids.iter().filter_map(row).collect();
    board_views(ctx, &rows).await
}
