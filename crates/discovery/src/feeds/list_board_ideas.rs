//! Ideas for a board: pins like those on it.

use std::collections::HashSet;

use collections::{
    boards::{StoredBoard, get_board::visible, show_boards::board_refs},
    pins::{self, show_pins::show_feed_beside},
};
use contract::{
    answers::{Page, Written},
    feeds::ListBoardIdeas,
    ids::{BoardId, PinId},
    pins::PinView,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{FrozenList, frozen_rows},
};
use recommend::Start;

use super::{
    note_origins::{Of, Origin, note_origins, tell_origins},
    walk_saves::{pins_near, woven},
};
use crate::shopping::leave_out_offers::leave_out_offers;

/// Ideas for one board at most.
const MOST: usize = 300;
/// The pin at this place weighs half as much as the uppermost.
const NEWEST: f32 = 10.0;
/// Pins of the board whose words and saves tell what it is about.
const TELLING: i64 = 30;

/// `BoardContentRecommendationResource/get`: what is saved beside the board's uppermost pins
/// and what shares words with them, in turn, without the pictures that are on it and those
/// that the viewer hid from feeds, each with its reason. Caller: every viewer who sees the
/// board. A picture that is saved while the viewer walks through the list is left out from
/// then on.
pub async fn list_board_ideas(ctx: Ctx, input: ListBoardIdeas) -> Result<Page<Written<PinView>>> {
    let board = &visible(&ctx, input.board_id).await?;
    let name = format!("ideas for {}", board.id);
    let ctx = &ctx;
    let rank = || ideas(ctx, board);
    let show = |some| others(ctx, input.board_id, some);
    let page = frozen_rows(ctx, &name, &input.bookmarks, input.page_size, rank, show).await?;
    let Some(board) = board_refs(ctx, [board.id]).await?.remove(&board.id) else {
        return Ok(page.into());
    };
    Ok(tell_origins(ctx, page, &Of::Board(&board))?.into())
}

async fn ideas(ctx: &Ctx, board: &StoredBoard) -> Result<FrozenList> {
    let uppermost = pins::uppermost_of_board(&ctx.house.db, board.id, TELLING).await?;
    let starts = uppermost.iter().enumerate().map(|(place, pin)| Start {
        item: pin.root_id.0,
        weight: 1.0 / (1.0 + place as f32 / NEWEST),
    });
    let starts: Vec<Start> = starts.collect();
    let walked = pins_near(&ctx.house, &starts, MOST / 2).await?;
    let mut text = format!("{} {}", board.name, board.category);
    for pin in uppermost {
        let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
        for words in topics.iter().chain([&pin.title, &pin.alt_text]) {
            text.push(' ');
            text.push_str(words);
        }
    }
    let similar = ::search::spare(ctx.house.index.similar(&text, MOST, 0));
    let similar = similar.into_iter().map(|id| (PinId(id), Origin::Words));
    let walked = walked.into_iter().map(|near| (near.pin, Origin::Saved));
    let mut met = HashSet::new();
    let ideas = woven(walked.collect(), similar.collect()).into_iter();
    let ideas: Vec<_> = ideas.filter(|(id, _)| met.insert(*id)).take(MOST).collect();
    Ok(note_origins(&ideas))
}

/// What is shown of these to the viewer, without the board's own pictures. The
/// index may lag behind by a moment; the tables decide.
async fn others(
    ctx: &Ctx,
    board: BoardId,
    some: Vec<(i64, usize)>,
) -> Result<Vec<(Written<PinView>, usize)>> {
    let db = &ctx.house.db;
    let some: Vec<(PinId, usize)> = some.into_iter().map(|(id, end)| (PinId(id), end)).collect();
    let ids: Vec<PinId> = some.iter().map(|(id, _)| *id).collect();
    let public = pins::public_roots_among(db, &ids).await?;
    let roots: Vec<PinId> = public.iter().map(|(_, root)| *root).collect();
    let own: HashSet<PinId> = pins::saved_among(db, board, &roots)
        .await?
        .into_iter()
        .collect();
    let others = public.into_iter().filter(|(_, root)| !own.contains(root));
    let shown: HashSet<PinId> = others.map(|(id, _)| id).collect();
    let some = some.into_iter().filter(|(id, _)| shown.contains(id));
    let left = leave_out_offers(ctx, some.collect(), |_| false).await?;
    show_feed_beside(ctx, left).await
}
