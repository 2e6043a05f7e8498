//! What was said below a pin.

use std::{cmp::Reverse, collections::HashMap};

use collections::{
    did_its::{self, show_did_its::show_did_its},
    pins::{StoredPin, get_pin::visible},
};
use contract::{
    answers::{Bookmark, Page},
    comments::{CommentSort, ListComments, below::UnifiedComment},
    ids::{CommentId, DidItId},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page_of},
};

use super::{
    show_comments::show_comments,
    skip_hidden::{skip_hidden, skip_hidden_tellers},
    sql::{self, CommentRow},
};

/// Entries that stand before the latest, at most.
const LEADERS: usize = 24;
/// Rows that are looked at together, at most.
pub(super) const MOST_LOOKED_AT: usize = 1_000;

/// Where a walk goes on: behind so many leaders, as a number below 0, or below this id; and
/// the leaders that the walk began with, so that none of them is seen twice or missed, 0
/// where there are fewer.
type Place = [i64; 1 + LEADERS];

/// Entries, each with where a walk goes on behind it.
type Found = Vec<(i64, UnifiedComment)>;

/// `UnifiedCommentsResource/get`: comments and did-its, the highlighted comment first, then by
/// the order asked for; without those of users hidden from the viewer, those that the viewer hid
/// and, but for their authors, those that the pinner's words hold back. Caller: every viewer who
/// sees the pin.
pub async fn list_comments(ctx: Ctx, input: ListComments) -> Result<Page<UnifiedComment>> {
    let pin = visible(&ctx, input.pin_id).await?;
    let scope = format!("comments {} {:?}", pin.id, input.sort);
    let start = [0; 1 + LEADERS];
    let Some(mut place) = keyset_of(&ctx, &scope, &input.bookmarks, start)? else {
        return Ok(Page::ended());
    };
    let highlighted = sql::highlighted(&ctx.house.db, pin.id).await?;
    if matches!(input.bookmarks, Bookmark::Start) {
        let leaders = leaders(&ctx, &pin, highlighted, input.sort).await?;
        for (kept, id) in place[1..].iter_mut().zip(leaders) {
            *kept = id;
        }
    }
    let leaders = place[1..].iter().copied().filter(|id| *id != 0);
    let list = List {
        ctx: &ctx,
        pin: &pin,
        highlighted,
        leaders: leaders.collect(),
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let at = place[0];
    let mut found = match at {
        1.. => Vec::new(),
        _ => list.show_leaders(at.unsigned_abs() as usize).await?,
    };
    let mut below = Some(if at > 0 { at } else { i64::MAX });
    let mut looked_at = most;
    while let Some(id) = below
        && found.len() < most
    {
        let (latest, next) = list.show_latest(id, looked_at).await?;
        found.extend(latest);
        below = next;
        // One hidden user may have written thousands.
        looked_at = (looked_at * 4).min(MOST_LOOKED_AT);
    }
    let key = |(at, _): &(i64, UnifiedComment)| {
        let mut key: Place = place;
        key[0] = *at;
        key
    };
    let page = keyset_page_of(&ctx, &scope, input.page_size, found, key);
    Ok(page.map(|(_, entry)| entry))
}

/// The numbers of what stands before the latest; comments and did-its have none in common.
async fn leaders(
    ctx: &Ctx,
    pin: &StoredPin,
    highlighted: Option<CommentId>,
    sort: CommentSort,
) -> Result<Vec<i64>> {
    let db = &ctx.house.db;
    let first = highlighted.map(|id| id.0);
    let mut leaders: Vec<i64> = first.into_iter().collect();
    if sort == CommentSort::Helpful {
        let mut best = sql::best(db, pin.id, LEADERS as i64).await?;
        best.extend(did_its::best(db, pin.id, LEADERS as i64).await?);
        best.sort_by_key(|place| Reverse(*place));
        let best = best.into_iter().map(|(_, id)| id);
        leaders.extend(best.filter(|id| Some(*id) != first));
        leaders.truncate(LEADERS);
    }
    Ok(leaders)
}

/// A list of a pin while it is made.
struct List<'a> {
    ctx: &'a Ctx,
    pin: &'a StoredPin,
    highlighted: Option<CommentId>,
    leaders: Vec<i64>,
}

impl List<'_> {
    /// The leaders behind so many of them.
    async fn show_leaders(&self, seen: usize) -> Result<Found> {
        let (db, pin) = (&self.ctx.house.db, self.pin.id);
        let left = self.leaders.get(seen..).unwrap_or_default();
        let comments: Vec<CommentId> = left.iter().map(|id| CommentId(*id)).collect();
        let told: Vec<DidItId> = left.iter().map(|id| DidItId(*id)).collect();
        let rows = sql::find_many(db, pin, &comments).await?;
        let told = did_its::find_many(db, pin, &told).await?;
        let place = |id: i64| self.leaders.iter().position(|leader| *leader == id);
        let placed = |entry: UnifiedComment| {
            let place = i64::try_from(place(entry.id())?).ok()?;
            Some((-1 - place, entry))
        };
        let shown = self.show(rows, told).await?;
        let mut placed: Found = shown.into_iter().filter_map(placed).collect();
        placed.sort_by_key(|(at, _)| -at);
        Ok(placed)
    }

    /// The latest below a number but for the leaders, of so many rows of either kind; and below
    /// which number there is more.
    async fn show_latest(&self, below: i64, most: usize) -> Result<(Found, Option<i64>)> {
        let (db, pin, viewer) = (&self.ctx.house.db, self.pin.id, self.ctx.viewer());
        let mut rows = sql::list(db, pin, below, viewer, most as i64).await?;
        let mut told = did_its::list(db, pin, below, None, most as i64).await?;
        // Of the kind that is not at its end there may be more below its last one.
        let end_of_rows = rows.last().filter(|_| rows.len() == most);
        let end_of_told = told.last().filter(|_| told.len() == most);
        let next = end_of_rows
            .map(|row| row.id.0)
            .max(end_of_told.map(|row| row.id.0));
        let is_sure = |id: i64| next.is_none_or(|next| id >= next) && !self.leaders.contains(&id);
        rows.retain(|row| is_sure(row.id.0));
        told.retain(|row| is_sure(row.id.0));
        let mut shown = self.show(rows, told).await?;
        shown.sort_by_key(|entry| Reverse(entry.id()));
        let found = shown.into_iter().map(|entry| (entry.id(), entry)).collect();
        Ok((found, next))
    }

    /// Views of both, without what the viewer hid and what is hidden from them.
    async fn show(
        &self,
        rows: Vec<CommentRow>,
        told: Vec<did_its::DidItRow>,
    ) -> Result<Vec<UnifiedComment>> {
        let (ctx, pin) = (self.ctx, self.pin);
        let rows = skip_hidden(ctx, rows).await?;
        let comments = show_comments(ctx, pin, self.highlighted, rows).await?;
        let comments = comments.into_iter().map(Box::new);
        let mut shown: Vec<UnifiedComment> = comments.map(UnifiedComment::Comment).collect();
        if told.is_empty() {
            return Ok(shown);
        }
        let told = skip_hidden_tellers(ctx, told).await?;
        let mut told = show_did_its(ctx, pin, told).await?;
        if let Some(viewer) = ctx.viewer() {
            // Their authors see what is held back as if nothing were.
            let ids: Vec<CommentId> = told.iter().map(|one| CommentId(one.id.0)).collect();
            let held = sql::held_below(&ctx.house.db, pin.id, viewer, &ids).await?;
            let held: HashMap<i64, i64> =
                held.into_iter().map(|(id, count)| (id.0, count)).collect();
            for one in &mut told {
                one.comment_count += held.get(&one.id.0).copied().unwrap_or_default();
            }
        }
        shown.extend(told.into_iter().map(Box::new).map(UnifiedComment::DidIt));
        Ok(shown)
    }
}
