//! Writes articles about what is saved, opened and searched for most.

use std::{collections::HashSet, sync::Arc};

use collections::pins::{self, show_pins::show_pins_beside};
use contract::{
    articles::{CreateArticle, TRENDING, TRENDING_SEARCHES},
    ids::{ArticleId, InterestId, PinId},
};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    house::House,
};

use super::{
    count_users::{Crowds, count_users},
    find_trends::{Lift, Trend, find_searched, find_trends},
    name_trends::BETWEEN,
    policy::{self, Place},
    sql::{self, ArticleRow, By},
};
use crate::{
    feeds::find_popular::find_popular,
    interests::{
        classify::{THRESHOLD, Told},
        list_pin_interests::tell,
        taxonomy::taxonomy,
        tell_pin::tell_pin,
    },
    search::find_help::is_helped,
};

/// Popular pins that are looked at.
const POPULAR: i64 = 500;
/// Employees' articles that are looked at.
const COMPOSED: i64 = 1_000;
/// Narrower topics that an article suggests to search for.
const SEARCHES: usize = 6;
/// Trends of a place at the least; where there are fewer, the host's as a whole are read.
const FEWEST: usize = 3;
/// Searches in the title of an article about them.
const IN_TITLE: usize = 3;
/// The topic of the article about what is searched for.
const SEARCHED: InterestId = InterestId(0);
/// The place of what trends write for the host as a whole.
pub(super) const WHOLE_HOST: &str = "";

/// An article that trends write.
struct Written {
    place: String,
    topic: InterestId,
    words: CreateArticle,
}

/// Body of the job: one article about each topic of which most is saved and opened, and one
/// about what is searched for, of the host as a whole and of each place where enough is done;
/// none while an employee's stands that is for all places. An article stays as long as its
/// topic does, so that its address does.
pub async fn write_trends(house: &Arc<House>) -> Result<()> {
    let ctx = Ctx::of_job(house);
    let written = match is_edited(house).await? {
        true => Vec::new(),
        false => compose(&ctx).await?,
    };
    let is_about =
        |row: &ArticleRow, one: &Written| row.topic_id == Some(one.topic) && row.place == one.place;
    let tx = house.begin().await?;
    let before = sql::automatic(&tx).await?;
    for row in &before {
        if !written.iter().any(|one| is_about(row, one)) {
            sql::delete(&tx, row.id).await?;
        }
    }
    // Of those that begin at once Today lists the last one first: the best.
    for one in written.iter().rev() {
        let known = before.iter().find(|row| is_about(row, one));
        let new = || ArticleRow::new(ArticleId(ctx.new_id()), Some(one.topic), ctx.now());
        let mut row = known.cloned().unwrap_or_else(new);
        let starts = row.starts_ms;
        row.say(&one.words, ctx.now())?;
        row.starts_ms = starts;
        row.place.clone_from(&one.place);
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
    let rows = sql::standing(&house.db, By::Employees, newest, house.now(), COMPOSED).await?;
    Ok(rows.iter().any(|row| policy::is_for_all(&row.stand())))
}

/// All articles of the moment, the best of each place first.
async fn compose(ctx: &Ctx) -> Result<Vec<Written>> {
    let house = &ctx.house;
    let popular = tell_popular(ctx).await?;
    let opened = count_users(house, false).await?;
    let searched = count_users(house, true).await?;
    let trends = find_trends(taxonomy(), &popular, Lift::Host(&opened.host));
    let mut written = articles_of(WHOLE_HOST, &trends);
    let searched_here = searches(ctx, &searched.host);
    written.extend(article_of_searches(WHOLE_HOST, &searched_here));
    let mut places: Vec<(&String, &Crowds)> = opened.places.iter().collect();
    places.sort_by_key(|(place, _)| *place);
    for (place, crowds) in places {
        let trends = find_trends(taxonomy(), &popular, Lift::Place(crowds));
        if trends.len() < FEWEST || !is_read(house, place) {
            continue;
        }
        written.extend(articles_of(place, &trends));
        let own = searched.places.get(place);
        let own = own.map(|crowds| searches(ctx, crowds)).unwrap_or_default();
        let told = if own.is_empty() { &searched_here } else { &own };
        written.extend(article_of_searches(place, told));
    }
    Ok(written)
}

/// Whether Today is for readers of a place.
fn is_read(house: &House, place: &str) -> bool {
    let Some((country, language)) = place.split_once(' ') else {
        return false;
    };
    policy::has_editions(&Place {
        country: country.to_owned(),
        locale: language.to_owned(),
        is_home: country == house.settings.country,
    })
}

/// The popular pins that every viewer sees, with what they are about: by their words, else by
/// pictures that look like theirs. Of a picture without words that stands higher already, a
/// copy tells nothing more.
async fn tell_popular(ctx: &Ctx) -> Result<Vec<(PinId, Vec<InterestId>)>> {
    let db = &ctx.house.db;
    let visitor = Ctx {
        cards: true,
        ..ctx.acting_as(Actor::Visitor)
    };
    let popular = find_popular(db, POPULAR).await?;
    let shown = show_pins_beside(&visitor, popular.iter().map(|id| (*id, *id))).await?;
    let ids: Vec<PinId> = shown.into_iter().map(|(_, id)| id).collect();
    let rows = pins::find_many(db, &ids).await?;
    let mut pictures: HashSet<&str> = HashSet::new();
    let mut told = Vec::with_capacity(ids.len());
    for id in ids {
        let Some(row) = rows.iter().find(|row| row.id == id) else {
            continue;
        };
        let is_first = pictures.insert(&row.signature);
        let mut about = sure(tell(row));
        if about.is_empty() && is_first {
            about = sure(tell_pin(&ctx.house, row).await?);
        }
        told.push((id, about));
    }
    Ok(told)
}

fn sure(told: Vec<Told>) -> Vec<InterestId> {
    let sure = told.into_iter().filter(|told| told.confidence >= THRESHOLD);
    sure.map(|told| told.id).collect()
}

/// The topics that crowds searched for, without those whose search is answered with help.
fn searches(ctx: &Ctx, crowds: &Crowds) -> Vec<InterestId> {
    let is_open = |topic: &InterestId| {
        let topic = taxonomy().by_id(*topic);
        topic.is_some_and(|topic| !is_helped(ctx, topic.name))
    };
    let open = crowds.iter().filter(|(topic, _)| is_open(topic));
    find_searched(&open.map(|(topic, users)| (*topic, *users)).collect())
}

fn articles_of(place: &str, trends: &[Trend]) -> Vec<Written> {
    let written = trends.iter().filter_map(|trend| {
        Some(Written {
            place: place.to_owned(),
            topic: trend.topic,
            words: words_of(trend)?,
        })
    });
    written.collect()
}

/// What an article about a trend says, in keys of topics.
fn words_of(trend: &Trend) -> Option<CreateArticle> {
    let topic = taxonomy().by_id(trend.topic)?;
    let near: Vec<InterestId> = topic
        .children
        .iter()
        .chain(&topic.related)
        .copied()
        .collect();
    Some(CreateArticle {
        title: topic.key.to_owned(),
        subtitle: Some(keys(&trend.parts).join(BETWEEN)),
        cover_pin_id: trend.pins.first().copied(),
        pin_ids: trend.pins.clone(),
        searches: keys(&near[..near.len().min(SEARCHES)]),
        ..automatic(TRENDING)
    })
}

/// The article about these searches, if there are any: its title tells the first of them.
fn article_of_searches(place: &str, topics: &[InterestId]) -> Option<Written> {
    let searches = keys(topics);
    let first = searches.get(..IN_TITLE)?;
    Some(Written {
        place: place.to_owned(),
        topic: SEARCHED,
        words: CreateArticle {
            title: first.join(BETWEEN),
            searches,
            ..automatic(TRENDING_SEARCHES)
        },
    })
}

fn keys(topics: &[InterestId]) -> Vec<String> {
    let topics = topics.iter().filter_map(|id| taxonomy().by_id(*id));
    topics.map(|topic| topic.key.to_owned()).collect()
}

/// An article that says nothing yet, and stands for all.
fn automatic(article_type: i64) -> CreateArticle {
    CreateArticle {
        article_type,
        title: String::new(),
        subtitle: None,
        cover_pin_id: None,
        cover_signature: None,
        pin_ids: Vec::new(),
        board_ids: Vec::new(),
        searches: Vec::new(),
        countries: Vec::new(),
        locales: Vec::new(),
        starts_ms: None,
        ends_ms: None,
        is_published: true,
    }
}
