//! Finds what employees of the host chose for a viewer; the room `articles` knows.

use std::sync::Arc;

use contract::ids::{ArticleId, PinId};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
};
use linkme::distributed_slice;

/// An article that employees composed, as feeds need it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Editorial {
    /// Which.
    pub id: ArticleId,
    /// Its name.
    pub title: String,
    /// Path of its page.
    pub url: String,
    /// Its pins, in order; the viewer may not see all of them.
    pub pins: Vec<PinId>,
}

/// Articles in memory, which many feeds share.
pub type Editorials = Vec<Arc<Editorial>>;

/// Finds those that stand at a moment (milliseconds since 1970) for a viewer's country and
/// locale, the newest start first.
pub type FindEditorials = for<'a> fn(&'a Ctx, i64) -> BoxFuture<'a, Result<Editorials>>;

/// Finds those among these that stand now, wherever they are for, in no order.
pub type NameEditorials = for<'a> fn(&'a Ctx, &'a [ArticleId]) -> BoxFuture<'a, Result<Editorials>>;

/// Asked when a home feed is chosen: from memory, as each new walk asks.
#[distributed_slice]
pub static FIND_EDITORIALS: [Hook<FindEditorials>];

/// Asked when a page shows a pin of an article, which may be over since the pin was chosen.
#[distributed_slice]
pub static NAME_EDITORIALS: [Hook<NameEditorials>];

/// What stands at a moment where the viewer is.
pub(super) async fn find_editorials(ctx: &Ctx, at_ms: i64) -> Result<Editorials> {
    let mut found = Vec::new();
    for find in in_order(&FIND_EDITORIALS) {
        found.extend(find(ctx, at_ms).await?);
    }
    Ok(found)
}

/// Those of these articles that stand now.
pub(super) async fn name_editorials(ctx: &Ctx, ids: &[ArticleId]) -> Result<Editorials> {
    let mut found = Vec::new();
    if !ids.is_empty() {
        for name in in_order(&NAME_EDITORIALS) {
            found.extend(name(ctx, ids).await?);
        }
    }
    Ok(found)
}

/// Pins of several articles in turn, each with its article: the first of each, then the second
/// of each, and so on; at most so many.
pub(super) fn in_turn(editorials: &[Arc<Editorial>], most: usize) -> Vec<(PinId, ArticleId)> {
    let longest = editorials.iter().map(|one| one.pins.len()).max();
    let rounds = 0..longest.unwrap_or_default();
    let pins = rounds.flat_map(|round| {
        let nth = move |one: &Arc<Editorial>| Some((*one.pins.get(round)?, one.id));
        editorials.iter().filter_map(nth)
    });
    pins.take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_take_turns() {
        let article = |id: i64, pins: &[i64]| {
            Arc::new(Editorial {
                id: ArticleId(id),
                title: String::new(),
                url: String::new(),
                pins: pins.iter().map(|pin| PinId(*pin)).collect(),
            })
        };
        let all = [
            article(1, &[10, 11, 12]),
            article(2, &[]),
            article(3, &[30]),
        ];
        let found = |most| -> Vec<(i64, i64)> {
            let pins = in_turn(&all, most).into_iter();
            pins.map(|(pin, article)| (pin.0, article.0)).collect()
        };
        assert_eq!(found(9), [(10, 1), (30, 3), (11, 1), (12, 1)]);
        assert_eq!(found(2), [(10, 1), (30, 3)]);
        assert_eq!(in_turn(&[], 9), []);
    }
}
