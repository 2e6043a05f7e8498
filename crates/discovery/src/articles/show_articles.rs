//! Makes views of articles.

use accounts::{uploads::screen_pictures::screened_among, users::find_locale::find_locale};
use collections::{
    boards::{self, StoredBoard, show_boards::board_views},
    pins::show_pins::show_pins,
};
use contract::{
    articles::{ArticleDetail, ArticleView, DraftView},
    boards::{BoardView, Privacy},
    ids::{BoardId, PinId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::{
    find_covers::find_covers, find_trends::for_reader, link_article::link_article,
    name_trends::name_trends, policy, show_pictures::show_pictures, show_searches::show_searches,
    sql::ArticleRow,
};
use crate::feeds::find_readable::find_readable;

/// Views of articles for the viewer, in their order.
pub(super) async fn show_articles(ctx: &Ctx, rows: &[ArticleRow]) -> Result<Vec<ArticleView>> {
    let locale = locale_for(ctx, rows).await?;
    let mut covers = find_covers(ctx, rows, &locale).await?;
    let mut pictures = show_pictures(ctx, rows).await?;
    let view = |row: &ArticleRow| {
        let (title, subtitle) = name_trends(row, &locale);
        ArticleView {
            r#type: "article",
            id: row.id,
            article_type: row.article_type,
            url: link_article(row.article_type, &title, row.id),
            title,
            subtitle,
            cover: covers.remove(&row.id),
            cover_picture: pictures.remove(&row.id),
            start_time: times::long(row.starts_ms),
            is_automatic: row.is_automatic,
        }
    };
    Ok(rows.iter().map(view).collect())
}

/// The viewer's locale, where trends wrote some of these.
pub(super) async fn locale_for(ctx: &Ctx, rows: &[ArticleRow]) -> Result<String> {
    match rows.iter().any(|row| row.is_automatic) {
        true => find_locale(ctx).await,
        false => Ok(String::new()),
    }
}

/// The pins of an article for the viewer; of one that trends wrote, those in their language.
pub(super) fn pins_for(ctx: &Ctx, row: &ArticleRow, locale: &str) -> Vec<PinId> {
    let pins = row.pins();
    if !row.is_automatic {
        return pins;
    }
    let readable = find_readable(&ctx.house, &pins, locale);
    for_reader(pins, readable)
}

/// All that an article shows to the viewer.
pub(super) async fn show_detail(ctx: &Ctx, row: &ArticleRow) -> Result<Option<ArticleDetail>> {
    let rows = std::slice::from_ref(row);
    let shown = show_articles(ctx, rows).await?;
    let Some(article) = shown.into_iter().next() else {
        return Ok(None);
    };
    let locale = locale_for(ctx, rows).await?;
    let pins = pins_for(ctx, row, &locale);
    Ok(Some(ArticleDetail {
        article,
        pins: show_pins(ctx, &pins).await?,
        boards: show_boards(ctx, &row.boards()).await?,
        searches: show_searches(ctx, row, &locale).await?,
        published_at: times::iso(row.starts_ms),
    }))
}

/// The public boards among these that the viewer sees, in this order.
pub(super) async fn show_boards(ctx: &Ctx, ids: &[BoardId]) -> Result<Vec<BoardView>> {
    board_views(ctx, &public_boards(ctx, ids).await?).await
}

/// The public boards among these, in this order; the viewer may not see all of them.
pub(super) async fn public_boards(ctx: &Ctx, ids: &[BoardId]) -> Result<Vec<StoredBoard>> {
    let mut rows = boards::find_many(&ctx.house.db, ids).await?;
    rows.retain(|row| row.privacy() == Privacy::Public && row.archived_ms.is_none());
    rows.sort_by_key(|row| ids.iter().position(|id| *id == row.id));
    Ok(rows)
}

/// Articles as they are edited, in their order.
pub(super) async fn show_drafts(ctx: &Ctx, rows: &[ArticleRow]) -> Result<Vec<DraftView>> {
    let shown = show_articles(ctx, rows).await?;
    let covers = rows.iter().filter_map(|row| row.cover_signature.as_deref());
    let screened = screened_among(&ctx.house.db, &covers.collect::<Vec<_>>()).await?;
    let view = |(article, row): (ArticleView, &ArticleRow)| {
        let stand = row.stand();
        let is_screened = |cover: &String| screened.contains(cover);
        DraftView {
            article,
            state: policy::state_of(&stand, ctx.now()),
            updated_ms: row.updated_ms,
            cover_pin_id: row.cover_pin_id,
            cover_signature: row.cover_signature.clone(),
            is_cover_screened: row.cover_signature.as_ref().is_some_and(is_screened),
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
