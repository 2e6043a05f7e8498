//! Finds users by their names.

use accounts::users::{
    self,
    show_users::{shared_users, user_refs},
};
use contract::{
    ids::UserId,
    search::{Found, SearchResult, SearchResults},
    users::UserRef,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{FrozenList, Reach},
};

use super::{
    ask_index::{ask_index, begun, found_page},
    narrow_search::Filter,
    search_pins::{Search, results},
};

/// Users found by their words of whom some are put in order by who follows them.
const ORDERED: usize = 100;

/// How near to the top a user has to stand to need no followers to stay there.
const NEAR_THE_TOP: f64 = 10.0;

/// Users, best first: by their words, and of the first hundred those rise whom many
/// follow; who is called exactly as typed stands first.
pub(super) async fn search_users(ctx: &Ctx, search: &Search<'_>) -> Result<Found> {
    let index = &ctx.house.user_index;
    // Names are not inflected.
    let search = &Search {
        language: None,
        ..*search
    };
    // Who is followed by many may stand far down by their words.
    let rank = |_| async {
        let found = ask_index(index, search, &Filter::default(), Reach::Whole)?;
        Ok(FrozenList {
            ids: in_order(ctx, search.query, found.ids).await?,
            ..found
        })
    };
    let page = found_page(ctx, "search users", index, search, rank, |some| {
        show(ctx, some)
    })
    .await?;
    let found = page.items.into_iter().map(Box::new);
    Ok(Found {
        data: results(
            found.map(SearchResult::User),
            page.corrected,
            SearchResults::default(),
        ),
        bookmark: page.bookmark,
    })
}

async fn in_order(ctx: &Ctx, query: &str, ids: Vec<i64>) -> Result<Vec<i64>> {
    let (first, rest) = ids.split_at(ids.len().min(ORDERED));
    let known = shared_users(ctx, first.iter().map(|id| UserId(*id))).await?;
    let name = query.trim_start_matches('@');
    let worth = |(place, id): (usize, &i64)| {
        let user = known.get(&UserId(*id)).map(|known| &known.user);
        let named = user.is_some_and(|user| user.username.eq_ignore_ascii_case(name));
        let followers = user.map_or(0, |user| user.follower_count.max(0));
        let liked = 1.0 + (followers as f64 + 1.0).log10();
        (named, liked / (place as f64 + NEAR_THE_TOP))
    };
    let mut ranked: Vec<_> = first
        .iter()
        .enumerate()
        .map(|at| (worth(at), *at.1))
        .collect();
    ranked.sort_by(|(one, _), (other, _)| {
        let named = other.0.cmp(&one.0);
        named.then(other.1.total_cmp(&one.1))
    });
    let ranked = ranked.into_iter().map(|(_, id)| id);
    Ok(ranked.chain(rest.iter().copied()).collect())
}

async fn show(ctx: &Ctx, some: Vec<(i64, usize)>) -> Result<Vec<(UserRef, usize)>> {
    let ids: Vec<UserId> = some.iter().map(|(id, _)| UserId(*id)).collect();
    let found = user_refs(ctx, ids.iter().copied()).await?;
    let followed = match ctx.viewer() {
        Some(viewer) => users::followed_among(&ctx.house.db, viewer, &ids).await?,
        None => Vec::new(),
    };
    let line = |(id, end): (i64, usize)| {
        let id = UserId(id);
        let mut user = (**found.get(&id)?).clone();
        if ctx.viewer().is_some() {
            user.followed(Some(followed.contains(&id)));
        }
        Some((user, end))
    };
    Ok(some.into_iter().filter_map(line).collect())
}

/// Users whose names go on as typed, best first.
pub(crate) async fn begun_users(ctx: &Ctx, term: &str, most: usize) -> Result<Vec<UserId>> {
    let ids = begun(&ctx.house.user_index, term, most)?;
    let ids = in_order(ctx, term, ids).await?;
    Ok(ids.into_iter().map(UserId).collect())
}
