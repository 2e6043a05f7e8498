//! Finds what employees' articles bring into home feeds, in memory.

use std::sync::Arc;

use contract::{articles::ArticleState, ids::ArticleId};
use kernel::{ctx::Ctx, error::Result, house::House};

use super::{
    cache::{ALL, Published, PublishedCache},
    find_place::find_place,
    link_article::link_article,
    policy::{self, Stand},
    sql::{self, ArticleRow},
};
use crate::feeds::find_editorials::{Editorial, Editorials};

/// Published articles that are kept, those that start last.
const MOST: i64 = 500;

/// Those that stand at a moment where the viewer is, the newest start first.
pub(super) async fn find_editorials(ctx: &Ctx, at_ms: i64) -> Result<Editorials> {
    let mut found = standing(&published(&ctx.house).await?, at_ms);
    // Where nothing stands the viewer's place is not asked for.
    if !found.is_empty() {
        let place = find_place(ctx).await?;
        found.retain(|(stand, _)| policy::is_for(stand, &place));
    }
    Ok(found.into_iter().map(|(_, one)| one).collect())
}

/// Those among these that stand now.
pub(super) async fn name_editorials(ctx: &Ctx, ids: &[ArticleId]) -> Result<Editorials> {
    let standing = standing(&published(&ctx.house).await?, ctx.now());
    let named = standing.into_iter().map(|(_, one)| one);
    Ok(named.filter(|one| ids.contains(&one.id)).collect())
}

fn standing(published: &Published, at_ms: i64) -> Vec<(Stand, Arc<Editorial>)> {
    let all = published.iter();
    let stands = all.filter(|(stand, _)| policy::state_of(stand, at_ms) == ArticleState::Standing);
    stands.cloned().collect()
}

async fn published(house: &House) -> Result<Published> {
    let kept = &house.get::<PublishedCache>().0;
    let as_of = kept.as_of();
    if let Some(known) = kept.get(&ALL) {
        return Ok(known);
    }
    let rows = sql::not_over(&house.db, house.now(), MOST).await?;
    let read: Published = rows
        .iter()
        .map(|row| (row.stand(), editorial(row)))
        .collect();
    kept.keep(as_of, ALL, read.clone());
    Ok(read)
}

fn editorial(row: &ArticleRow) -> Arc<Editorial> {
    Arc::new(Editorial {
        id: row.id,
        title: row.title.clone(),
        url: link_article(row.article_type, &row.title, row.id),
        pins: row.pins(),
    })
}
