//! What was said below a pin.

use std::{cmp::Reverse, collections::HashMap};

use collections::{
    did_its::{self, DidItRow, show_did_its::show_did_its},
    pins::{StoredPin, get_pin::visible},
};
use contract::{
    answers::{Bookmark, Page},
    comments::{CommentSort, ListComments, below::UnifiedComment},
    ids::CommentId,
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

/// Rows that are looked at together, at most.
pub(super) const MOST_LOOKED_AT: usize = 1_000;

/// Where an entry stands: how many found it helpful, 0 where time alone orders, and its number.
/// Comments and did-its have no number in common.
type Place = [i64; 2];

/// Entries, each with its place.
type Found = Vec<(Place, UnifiedComment)>;

/// `UnifiedCommentsResource/get`: comments and did-its, the highlighted comment first, then by
/// the order asked for; without those of users hidden from the viewer, those that the viewer hid
/// and, but for their authors, those that the pinner's words hold back. Caller: every viewer who
/// sees the pin.
pub async fn list_comments(ctx: Ctx, input: ListComments) -> Result<Page<UnifiedComment>> {
    let pin = visible(&ctx, input.pin_id).await?;
    let scope = format!("comments {} {:?}", pin.id, input.sort);
    let highlighted = sql::highlighted(&ctx.house.db, pin.id).await?;
    let start = [highlighted.unwrap_or_default().0, i64::MAX, i64::MAX];
    let Some(key) = keyset_of(&ctx, &scope, &input.bookmarks, start)? else {
        return Ok(Page::ended());
    };
    let [first, helpful, id] = key;
    let list = List {
        ctx: &ctx,
        pin: &pin,
        sort: input.sort,
        highlighted,
        first: CommentId(first),
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found = match input.bookmarks {
        Bookmark::Start => list.show_first([helpful, id]).await?,
        _ => Vec::new(),
    };
    let mut below = Some([helpful, id]);
    let mut looked_at = most;
    while let Some(place) = below
        && found.len() < most
    {
        let (shown, next) = list.show_below(place, looked_at).await?;
        found.extend(shown);
        below = next;
        // One hidden user may have written thousands.
        looked_at = (looked_at * 4).min(MOST_LOOKED_AT);
    }
    let key = |([helpful, id], _): &(Place, UnifiedComment)| [first, *helpful, *id];
    let page = keyset_page_of(&ctx, &scope, input.page_size, found, key);
    Ok(page.map(|(_, entry)| entry))
}

/// A list of a pin while it is made.
struct List<'a> {
    ctx: &'a Ctx,
    pin: &'a StoredPin,
    sort: CommentSort,
    /// Which comment the pinner puts before all others now.
    highlighted: Option<CommentId>,
    /// Which one stood there when the walk began; 0 where none did.
    first: CommentId,
}

impl List<'_> {
    fn place(&self, helpful: i64, id: i64) -> Place {
        match self.sort {
            CommentSort::Helpful => [helpful, id],
            CommentSort::Newest => [0, id],
        }
    }

    /// What stands before all others, behind which the walk goes on at this place.
    async fn show_first(&self, next: Place) -> Result<Found> {
        let first: Vec<CommentId> = self.highlighted.into_iter().collect();
        let rows = sql::find_many(&self.ctx.house.db, self.pin.id, &first).await?;
        let shown = self.show(rows, Vec::new()).await?;
        Ok(shown.into_iter().map(|entry| (next, entry)).collect())
    }

    /// What stands below a place, but for the first, of so many rows of either kind; and below
    /// which place there is more.
    async fn show_below(&self, below: Place, most: usize) -> Result<(Found, Option<Place>)> {
        let (db, pin, viewer) = (&self.ctx.house.db, self.pin.id, self.ctx.viewer());
        let ([_, id], limit) = (below, most as i64);
        let (mut rows, mut told) = match self.sort {
            CommentSort::Helpful => (
                sql::list_helpful(db, pin, below, viewer, limit).await?,
                did_its::list_helpful(db, pin, below, limit).await?,
            ),
            CommentSort::Newest => (
                sql::list(db, pin, id, viewer, limit).await?,
                did_its::list(db, pin, id, None, limit).await?,
            ),
        };
        let of_row = |row: &CommentRow| self.place(row.helpful_count, row.id.0);
        let of_told = |row: &DidItRow| self.place(row.helpful_count, row.id.0);
        // Of the kind that is not at its end there may be more below its last one.
        let end_of_rows = rows.last().filter(|_| rows.len() == most);
        let end_of_told = told.last().filter(|_| told.len() == most);
        let next = end_of_rows.map(of_row).max(end_of_told.map(of_told));
        let is_sure = |place: Place| next.is_none_or(|next| place >= next);
        rows.retain(|row| is_sure(of_row(row)) && row.id != self.first);
        told.retain(|row| is_sure(of_told(row)));
        let shown = self.show(rows, told).await?.into_iter();
        let placed = |entry: UnifiedComment| (self.place(entry.helpful_count(), entry.id()), entry);
        let mut found: Found = shown.map(placed).collect();
        found.sort_by_key(|(place, _)| Reverse(*place));
        Ok((found, next))
    }

    /// Views of both, without what the viewer hid and what is hidden from them.
    async fn show(
        &self,
        rows: Vec<CommentRow>,
        told: Vec<DidItRow>,
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
