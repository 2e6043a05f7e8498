//! Recommends searches before anything is typed (specification §3 "Search state",
//! `recommendedSearches`).

use accounts::users::find_locale::find_locale;
use kernel::{ctx::Ctx, error::Result};

use super::{find_help::is_helped, name_search::name_search, suggest_searches::is_same};
use crate::interests::{
    find_followed::find_followed,
    name_topic::name_topic,
    taxonomy::{Interest, taxonomy},
};

/// Recommended at most.
const MOST: usize = 6;
/// Topics of those that the viewer follows that are asked for at most: others on other days.
const OF_FOLLOWED: usize = 24;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Names of topics that find something, others first each day: those that the viewer follows,
/// then those that new users are offered. In the viewer's language where that finds something,
/// else in English where that does. None that was searched for of late.
pub(super) async fn recommend_searches(ctx: &Ctx, recent: &[String]) -> Result<Vec<String>> {
    let followed = match ctx.viewer() {
        Some(viewer) => find_followed(&ctx.house.db, viewer).await?,
        None => Vec::new(),
    };
    let offered: Vec<&Interest> = taxonomy().offered().collect();
    let day = usize::try_from(ctx.now() / DAY_MS).unwrap_or_default();
    let locale = find_locale(ctx).await?;
    let mut recommended: Vec<String> = Vec::new();
    for topic in asked_for(&followed, &offered, day) {
        if recommended.len() == MOST {
            break;
        }
        let is_left_out = |name: &str| {
            let mut known = recommended.iter().chain(recent);
            known.any(|query| is_same(query, name)) || is_helped(ctx, name)
        };
        if is_left_out(topic.name) || is_left_out(name_topic(topic, &locale)) {
            continue;
        }
        let named = name_search(ctx, topic, &locale)?;
        recommended.extend(named.map(str::to_owned));
    }
    Ok(recommended)
}

/// Topics that may be recommended on a day, in their order.
fn asked_for<'a>(
    followed: &'a [&'a Interest],
    offered: &'a [&'a Interest],
    day: usize,
) -> impl Iterator<Item = &'a Interest> {
    let followed = turned(followed, day).take(OF_FOLLOWED);
    followed.chain(turned(offered, day))
}

/// All of these, from another one on each day.
fn turned<'a>(topics: &'a [&Interest], day: usize) -> impl Iterator<Item = &'a Interest> {
    let first = day % topics.len().max(1);
    let turned = topics[first..].iter().chain(&topics[..first]);
    turned.copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_follows_every_topic_has_few_of_them_asked_for_and_others_on_the_next_day() {
        let all: Vec<&Interest> = taxonomy().all().iter().collect();
        let offered: Vec<&Interest> = taxonomy().offered().collect();
        for (followed, day, first) in [(&all[..], 0, 0), (&all, 7, 7), (&[], 0, 0)] {
            let asked: Vec<&str> = asked_for(followed, &offered, day)
                .map(|topic| topic.key)
                .collect();
            let of_followed = followed.len().min(OF_FOLLOWED);
            assert_eq!(asked.len(), of_followed + offered.len(), "{day}");
            if let Some(topic) = followed.get(first) {
                assert_eq!(asked[0], topic.key, "{day}");
            }
        }
    }
}
