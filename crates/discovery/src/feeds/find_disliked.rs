//! What a viewer wanted to see less of: what they hid, and what is like it.

use std::collections::HashSet;

use collections::pins::{self, StoredPin};
use contract::ids::{BoardId, PinId, UserId};
use kernel::{ctx::Ctx, error::Result};
use recommend::Start;

use super::walk_saves::roots_near;

/// Latest hidden pins that teach something.
const LESSONS: i64 = 30;
/// Pictures that count as near them.
const NEAR: usize = 100;

/// What is left of the score of a pin near a hidden one, on its board, or of its pinner.
const OF_NEAR: f32 = 0.3;
const OF_BOARD: f32 = 0.5;
const OF_PINNER: f32 = 0.8;

/// What lowers the scores of pins.
pub(super) struct Disliked {
    near: HashSet<PinId>,
    boards: HashSet<BoardId>,
    pinners: HashSet<UserId>,
}

/// What the viewer hid lately, but for what they had only seen too often.
pub(super) async fn find_disliked(ctx: &Ctx, viewer: UserId, seed: u64) -> Result<Disliked> {
    let db = &ctx.house.db;
    let ids = pins::disliked(db, viewer, LESSONS).await?;
    let rows = pins::find_many(db, &ids).await?;
    let start = |row: &StoredPin| Start {
        item: row.root_id.0,
        weight: 1.0,
    };
    let starts: Vec<Start> = rows.iter().map(start).collect();
    Ok(Disliked {
        near: roots_near(&ctx.house, &starts, NEAR, seed),
        boards: rows.iter().map(|row| row.board_id).collect(),
        pinners: rows.iter().map(|row| row.pinner_id).collect(),
    })
}

impl Disliked {
    /// What is left of a pin's score.
    pub fn leaves(&self, pin: &StoredPin) -> f32 {
        let part = |is_like: bool, left: f32| if is_like { left } else { 1.0 };
        part(self.near.contains(&pin.root_id), OF_NEAR)
            * part(self.boards.contains(&pin.board_id), OF_BOARD)
            * part(self.pinners.contains(&pin.pinner_id), OF_PINNER)
    }
}
