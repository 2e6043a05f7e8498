//! Writes articles about what is saved most.

use std::sync::Arc;

use collections::pins::{self, show_pins::show_pins_beside};
use contract::{
    articles::{CreateArticle, TRENDING},
    ids::{ArticleId, InterestId, PinId},
};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    house::House,
};

use super::{
    find_trends::{Trend, find_trends},
    policy,
    sql::{self, ArticleRow},
};
use crate::{
    feeds::find_popular::find_popular,
    interests::{classify::THRESHOLD, list_pin_interests::tell, taxonomy::taxonomy},
};

/// Popular pins that are looked at.
const POPULAR: i64 = 500;
/// Employees' articles that are looked at.
const COMPOSED: i64 = 1_000;
/// Stands between topics of a subtitle; no line begins with it.
const BETWEEN: &str = "\u{a0}· ";
/// Narrower topics that an article suggests to search for.
const SEARCHES: usize = 6;

/// Body of the job: one article about each topic of which most is saved, none while an
/// employee's stands that is for all places. An article stays as long as its topic does,
/// so that its address does.
pub async fn write_trends(house: &Arc<House>) -> Result<()> {
    let ctx = Ctx::of_job(house);
    let trends = match is_edited(house).await? {
        true => Vec::new(),
        false => trends(&ctx).await?,
    };
    let tx = house.begin().await?;
    let before = sql::automatic(&tx).await?;
    for row in &before {
        if !trends.iter().any(|trend| Some(trend.topic) == row.topic_id) {
            sql::delete(&tx, row.id).await?;
        }
    }
    // Of those that begin at once Today lists the last one first: the best.
    for trend in trends.iter().rev() {
        let Some(words) = words_of(trend) else {
            continue;
        };
        let known = before.iter().find(|row| row.topic_id == Some(trend.topic));
        let new = || ArticleRow::new(ArticleId(ctx.new_id()), Some(trend.topic), ctx.now());
        let mut row = known.cloned().unwrap_or_else(new);
        let starts = row.starts_ms;
        row.say(&words, ctx.now())?;
        row.starts_ms = starts;
        match known {
            None => sql::insert(&tx, &row).await?,
            Some(known) if row.says_as(known) => {}
            Some(_) => sql::update(&tx, &row).await?,
        }
    }
    tx.commit().await
}

/// Whether an employee's article stands everywhere.
async fn is_edited(house: &House) -> Result<bool> {
    let newest = (i64::MAX, i64::MAX);
    let rows = sql::standing(&house.db, false, newest, house.now(), COMPOSED).await?;
    Ok(rows.iter().any(|row| policy::is_for_all(&row.stand())))
}

/// What the popular pins that every viewer sees are about.
async fn trends(ctx: &Ctx) -> Result<Vec<Trend>> {
    let db = &ctx.house.db;
    let visitor = Ctx {
        cards: true,
        ..ctx.acting_as(Actor::Visitor)
    };
    let popular = find_popular(db, POPULAR).await?;
    let shown = show_pins_beside(&visitor, popular.iter().map(|id| (*id, *id))).await?;
    let ids: Vec<PinId> = shown.into_iter().map(|(_, id)| id).collect();
    let rows = pins::find_many(db, &ids).await?;
    let about = |id: PinId| -> Vec<InterestId> {
        let told = rows.iter().find(|row| row.id == id).map(tell);
        let told = told.into_iter().flatten();
        let sure = told.filter(|told| told.confidence >= THRESHOLD);
        sure.map(|told| told.id).collect()
    };
    let popular: Vec<_> = ids.iter().map(|id| (*id, about(*id))).collect();
    Ok(find_trends(taxonomy(), &popular))
}

/// What an article about a trend says.
fn words_of(trend: &Trend) -> Option<CreateArticle> {
    let topic = taxonomy().by_id(trend.topic)?;
    let children = topic.children.iter().chain(&topic.related);
    let near = children.filter_map(|id| taxonomy().by_id(*id));
    let parts = trend.parts.iter().filter_map(|id| taxonomy().by_id(*id));
    let parts: Vec<&str> = parts.map(|one| one.name).collect();
    Some(CreateArticle {
        article_type: TRENDING,
        title: topic.name.to_owned(),
        subtitle: Some(parts.join(BETWEEN)),
        cover_pin_id: trend.pins.first().copied(),
        pin_ids: trend.pins.clone(),
        board_ids: Vec::new(),
        searches: near.take(SEARCHES).map(|one| one.name.to_owned()).collect(),
        countries: Vec::new(),
        locales: Vec::new(),
        starts_ms: None,
        ends_ms: None,
        is_published: true,
    })
}
