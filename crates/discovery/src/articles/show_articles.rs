//! Makes views of articles.

use std::collections::HashMap;

use collections::{
    boards::{self, show_boards::board_views},
    pins::show_pins::{show_pins, show_pins_beside},
};
use contract::{
    articles::{ArticleDetail, ArticleView, DraftView},
    boards::{BoardView, Privacy},
    ids::BoardId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::{link_article::link_article, policy, sql::ArticleRow};

/// Pins of an article of which the first that the viewer sees may be its cover.
const COVERS: usize = 5;

/// Views of articles for the viewer, in their order.
pub(super) async fn show_articles(ctx: &Ctx, rows: &[ArticleRow]) -> Result<Vec<ArticleView>> {
    let wanted = rows.iter().flat_map(|row| {
        let covers = row.cover_pin_id.into_iter().chain(row.pins());
        covers.take(COVERS).map(|pin| (pin, row.id))
    });
    let mut covers = HashMap::new();
    for (pin, id) in show_pins_beside(ctx, wanted).await? {
        covers.entry(id).or_insert(pin);
    }
    let view = |row: &ArticleRow| ArticleView {
        r#type: "article",
        id: row.id,
        article_type: row.article_type,
        title: row.title.clone(),
        subtitle: row.subtitle.clone(),
        url: link_article(row.article_type, &row.title, row.id),
        cover: covers.remove(&row.id),
        start_time: times::long(row.starts_ms),
        is_automatic: row.is_automatic,
    };
    Ok(rows.iter().map(view).collect())
}

/// All that an article shows to the viewer.
pub(super) async fn show_detail(ctx: &Ctx, row: &ArticleRow) -> Result<Option<ArticleDetail>> {
    let shown = show_articles(ctx, std::slice::from_ref(row)).await?;
    let Some(article) = shown.into_iter().next() else {
        return Ok(None);
    };
    Ok(Some(ArticleDetail {
        article,
        pins: show_pins(ctx, &row.pins()).await?,
        boards: show_boards(ctx, &row.boards()).await?,
        searches: row.searches(),
        published_at: times::iso(row.starts_ms),
    }))
}

/// The public boards among these that the viewer sees, in this order.
pub(super) async fn show_boards(ctx: &Ctx, ids: &[BoardId]) -> Result<Vec<BoardView>> {
    let mut rows = boards::find_many(&ctx.house.db, ids).await?;
    rows.retain(|row| row.privacy() == Privacy::Public && row.archived_ms.is_none());
    rows.sort_by_key(|row| ids.iter().position(|id| *id == row.id));
    board_views(ctx, &rows).await
}

/// Articles as they are edited, in their order.
pub(super) async fn show_drafts(ctx: &Ctx, rows: &[ArticleRow]) -> Result<Vec<DraftView>> {
    let shown = show_articles(ctx, rows).await?;
    let view = |(article, row): (ArticleView, &ArticleRow)| {
        let stand = row.stand();
        DraftView {
            article,
            state: policy::state_of(&stand, ctx.now()),
            cover_pin_id: row.cover_pin_id,
            pin_ids: row.pins(),
            board_ids: row.boards(),
            searches: row.searches(),
            countries: stand.countries,
            locales: stand.locales,
            starts_ms: row.starts_ms,
            ends_ms: (row.ends_ms != i64::MAX).then_some(row.ends_ms),
            is_published: row.is_published,
        }
    };
    Ok(shown.into_iter().zip(rows).map(view).collect())
}

/// One article as it is edited.
pub(super) async fn show_draft(ctx: &Ctx, row: &ArticleRow) -> Result<DraftView> {
    let mut shown = show_drafts(ctx, std::slice::from_ref(row)).await?;
    shown.pop().ok_or_else(Error::not_found)
}
