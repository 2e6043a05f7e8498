//! What was chosen for a viewer's home feed, kept for as long as they walk through it.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};

use contract::ids::{PinId, UserId};
use kernel::{
    caches::{Fresh, Recent},
    ctx::Ctx,
    error::Result,
    extension,
    house::{CHANGES, Changed, Invalidator},
    ids, register,
};

use super::{
    choose_pins::{Choice, Chosen, choose_pins},
    find_reached::find_reached,
};

/// Walks that begin within this time share a ranking, unless the viewer saves or follows
/// something or blocks, something new by what they follow reaches them, or Today changes: as long as the
/// web app keeps a feed (specification §9 "home refresh windows"). Later ones repeat nothing
/// that was seen in it.
const SHARED: Duration = Duration::from_millis(150_000);
/// The same in the other group of the experiment.
const SHARED_SHORT: Duration = Duration::from_millis(60_000);
/// How long a walk may pause.
const WALK: Duration = Duration::from_secs(600);
/// Bytes of those that new walks share, and of those that are being walked.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// What was chosen for a viewer at a moment.
#[derive(Default)]
pub(super) struct HomeRanking {
    /// The moment, as an id: it names the ranking among those of the viewer.
    pub began: i64,
    /// The pins that the viewer has not seen in this session, best first.
    pub chosen: Vec<Chosen>,
    /// Those that they have.
    pub seen: Vec<Chosen>,
    /// Which of both shows a picture, by the pin that brought it.
    by_root: HashMap<PinId, PinId>,
    /// The newest pin that had reached the viewer.
    newest: Option<PinId>,
}

impl HomeRanking {
    /// Which of these pictures, by the pins that brought them, are in it, each with its pin.
    pub fn among(&self, roots: &[PinId]) -> Vec<(PinId, PinId)> {
        let of = |root: &PinId| Some((*root, *self.by_root.get(root)?));
        roots.iter().filter_map(of).collect()
    }
}

/// The latest ranking of each viewer.
struct LatestRankings(Fresh<UserId, Arc<HomeRanking>>);

/// Rankings that are being walked, by viewer and moment.
struct WalkedRankings(Recent<(UserId, u64), Arc<HomeRanking>>);

extension!(
    LatestRankings = |limits| { LatestRankings(Fresh::new(limits, MOST_BYTES, SHARED, weigh)) }
);

extension!(
    WalkedRankings = |limits| { WalkedRankings(Recent::new(limits, MOST_BYTES, WALK, weigh)) }
);

/// Bytes of a ranking, with what tells where its pictures stand.
fn weigh(ranking: &Arc<HomeRanking>) -> usize {
    80 * (ranking.chosen.len() + ranking.seen.len())
}

register!(CHANGES: Invalidator = |house, changed| {
    let kept = &house.get::<LatestRankings>().0;
    match changed {
        Changed::OfUser(id) | Changed::Home(id) | Changed::Blocks(id) => kept.invalidate(&id),
        Changed::Articles | Changed::Everything => kept.invalidate_all(),
        _ => {}
    }
});

/// The ranking that a new walk begins with.
pub(super) async fn rank_home(ctx: &Ctx, viewer: UserId) -> Result<Arc<HomeRanking>> {
    let kept = &ctx.house.get::<LatestRankings>().0;
    let as_of = kept.as_of();
    let began = ctx.new_id();
    let newest = find_reached(&ctx.house.db, viewer, began, i64::MAX, 1).await?;
    let newest = newest.next.map(PinId);
    let shared_ms = shared(&ctx.house.settings.experiments).as_millis() as i64;
    let is_current = |one: &Arc<HomeRanking>| {
        one.newest == newest && ids::time(began) - ids::time(one.began) < shared_ms
    };
    let ranking = match kept.get(&viewer).filter(is_current) {
        Some(ranking) => ranking,
        None => {
            let ranking = choose(ctx, viewer, began, newest).await?;
            kept.keep(as_of, viewer, ranking.clone());
            ranking
        }
    };
    keep_walked(ctx, viewer, &ranking);
    Ok(ranking)
}

/// How long walks share a ranking, by the host's experiments.
fn shared(experiments: &BTreeMap<String, String>) -> Duration {
    match experiments.get("home_feed_restoration").map(String::as_str) {
        Some("enabled_1_minute") => SHARED_SHORT,
        _ => SHARED,
    }
}

/// The ranking that a walk began with. One that has been forgotten, or is known to another
/// server, is chosen again as of the same moment.
pub(super) async fn find_ranking(
    ctx: &Ctx,
    viewer: UserId,
    began: i64,
) -> Result<Arc<HomeRanking>> {
    let walked = &ctx.house.get::<WalkedRankings>().0;
    let ranking = match walked.get(&(viewer, began.cast_unsigned())) {
        Some(ranking) => ranking,
        None => choose(ctx, viewer, began, None).await?,
    };
    keep_walked(ctx, viewer, &ranking);
    Ok(ranking)
}

/// Each page has the walk kept for a pause again.
fn keep_walked(ctx: &Ctx, viewer: UserId, ranking: &Arc<HomeRanking>) {
    let walked = &ctx.house.get::<WalkedRankings>().0;
    walked.keep((viewer, ranking.began.cast_unsigned()), ranking.clone());
}

async fn choose(
    ctx: &Ctx,
    viewer: UserId,
    began: i64,
    newest: Option<PinId>,
) -> Result<Arc<HomeRanking>> {
    let Choice { unseen, seen } = choose_pins(ctx, viewer, began).await?;
    let all = unseen.iter().chain(&seen);
    Ok(Arc::new(HomeRanking {
        began,
        by_root: all.map(|one| (one.root, one.pin)).collect(),
        chosen: unseen,
        seen,
        newest,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ranking_is_shared_as_long_as_the_web_app_keeps_a_feed() {
        for (group, expected) in [
            ("enabled_1_minute", SHARED_SHORT),
            ("control", SHARED),
            ("", SHARED),
        ] {
            let experiments = [("home_feed_restoration".to_owned(), group.to_owned())];
            assert_eq!(shared(&experiments.into()), expected, "{group}");
        }
        assert_eq!(shared(&BTreeMap::new()), SHARED);
    }
}
