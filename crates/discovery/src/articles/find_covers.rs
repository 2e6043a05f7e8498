//! Finds the pictures that stand for articles.

use std::collections::{HashMap, HashSet};

use collections::{boards::show_boards::pins_of_covers, pins::show_covers::show_covers};
use contract::{
    answers::Written,
    ids::{ArticleId, BoardId, PinId},
    pins::PinView,
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    show_articles::{pins_for, public_boards},
    show_searches::find_searches,
    sql::ArticleRow,
};

/// Pins of an article of which the first that the viewer sees may be its cover.
const COVERS: usize = 5;
/// The same of its boards, and of what its searches find.
const COVERS_BESIDE: usize = 12;

/// The covers that the viewer sees, each by its article.
type Covers = HashMap<ArticleId, Written<PinView>>;

/// The first picture of each article that the viewer sees: the chosen pin, its pins, what its
/// boards show of themselves, and what its searches find.
pub(super) async fn find_covers(ctx: &Ctx, rows: &[ArticleRow], locale: &str) -> Result<Covers> {
    let own = rows.iter().flat_map(|row| {
        // What trends write has no chosen cover: the first of what the viewer is shown is it.
        let chosen = row.cover_pin_id.filter(|_| !row.is_automatic);
        let covers = chosen.into_iter().chain(pins_for(ctx, row, locale));
        of(row, covers.take(COVERS))
    });
    let mut covers = first_seen(ctx, own.collect()).await?;
    let bare = without(rows, &covers);
    if !bare.is_empty() {
        let of_boards = of_boards(ctx, &bare).await?;
        covers.extend(first_seen(ctx, of_boards).await?);
    }
    let mut found = Vec::new();
    for row in without(rows, &covers) {
        let searches = find_searches(ctx, row, locale)?;
        let pins = searches.iter().flat_map(|(_, pins)| pins.iter().copied());
        found.extend(of(row, pins.take(COVERS_BESIDE)));
    }
    covers.extend(first_seen(ctx, found).await?);
    Ok(covers)
}

fn of(row: &ArticleRow, pins: impl Iterator<Item = PinId>) -> Vec<(PinId, ArticleId)> {
    pins.map(|pin| (pin, row.id)).collect()
}

/// Those that have no cover yet.
fn without<'a>(rows: &'a [ArticleRow], covers: &Covers) -> Vec<&'a ArticleRow> {
    let bare = rows.iter().filter(|row| !covers.contains_key(&row.id));
    bare.collect()
}

/// The first pin of each article that the viewer sees.
async fn first_seen(ctx: &Ctx, wanted: Vec<(PinId, ArticleId)>) -> Result<Covers> {
    let mut covers = Covers::new();
    if !wanted.is_empty() {
        for (pin, id) in show_covers(ctx, wanted).await? {
            covers.entry(id).or_insert(pin);
        }
    }
    Ok(covers)
}

/// What the public boards of articles show of themselves, board by board.
async fn of_boards(ctx: &Ctx, rows: &[&ArticleRow]) -> Result<Vec<(PinId, ArticleId)>> {
    let named = rows.iter().flat_map(|row| row.boards());
    let ids: Vec<BoardId> = named.collect::<HashSet<_>>().into_iter().collect();
    let boards = public_boards(ctx, &ids).await?;
    let covers: HashMap<BoardId, Vec<PinId>> = boards
        .iter()
        .map(|board| (board.id, pins_of_covers(&board.covers)))
        .collect();
    let pins = rows.iter().flat_map(|row| {
        let boards = row.boards().into_iter();
        let pins = boards.flat_map(|board| covers.get(&board).cloned().unwrap_or_default());
        of(row, pins.take(COVERS_BESIDE))
    });
    Ok(pins.collect())
}
