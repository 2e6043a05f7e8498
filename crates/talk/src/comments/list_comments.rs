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
    lists::{keyset_of, keyset_page_up_to},
};

use super::{
    show_comments::show_comments,
    skip_hidden::{skip_hidden, skip_hidden_tellers},
    sql::{self, CommentRow},
};

/// Rows that are looked at together, at most.
const MOST_LOOKED_AT: usize = 1_000;

/// Rows that a page looks at, at most, once it has something to show.
const MOST_OF_A_PAGE: usize = 5_000;

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
    // One more than is wanted is looked for, so that a full page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found = match input.bookmarks {
        Bookmark::Start => list.show_first([helpful, id]).await?,
        _ => Vec::new(),
    };
    let mut below = Some([helpful, id]);
    let mut looks = Looks::new(most);
    while let Some(place) = below
        && let Some(looked_at) = looks.next(found.len())
    {
        let (shown, next) = list.show_below(place, looked_at).await?;
        found.extend(shown);
        below = next;
    }
    let go_on = |[helpful, id]: Place| [first, helpful, id];
    let key = |(place, _): &(Place, UnifiedComment)| go_on(*place);
    let rest = below.map(go_on);
    let page = keyset_page_up_to(&ctx, &scope, input.page_size, found, key, rest);
    Ok(page.map(|(_, entry)| entry))
}

/// How many rows a page looks at, look by look: one hidden user may have written thousands.
pub(super) struct Looks {
    /// Entries after which it has enough.
    wanted: usize,
    /// Rows of the next look.
    step: usize,
    /// Rows of those before.
    looked_at: usize,
}

impl Looks {
    /// Those of a page that wants so many entries.
    pub fn new(wanted: usize) -> Self {
        Self {
            wanted,
            step: wanted,
            looked_at: 0,
        }
    }

    /// Rows of the next look, after so many entries were found; none where that is enough. A page
    /// that goes on is never empty, so where nothing was found it is looked on.
    pub fn next(&mut self, found: usize) -> Option<usize> {
        let is_long = self.looked_at + self.step > MOST_OF_A_PAGE;
        if found >= self.wanted || found > 0 && is_long {
            return None;
        }
        let step = self.step;
        self.looked_at += step;
        self.step = (step * 4).min(MOST_LOOKED_AT);
        Some(step)
    }
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
                did_its::list_helpful(db, pin, below, viewer, limit).await?,
            ),
            CommentSort::Newest => (
                sql::list(db, pin, id, viewer, limit).await?,
                did_its::list(db, pin, id, viewer, limit).await?,
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of the first looks of a page of 25, of which each finds so many more entries.
    fn looks(found: [usize; 9]) -> Vec<usize> {
        let (mut looks, mut all) = (Looks::new(26), 0);
        let next = |more| {
            all += more;
            looks.next(all)
        };
        found.into_iter().map_while(next).collect()
    }

    #[test]
    fn a_page_looks_in_larger_steps_until_it_has_enough_or_something_to_show_for_them() {
        let nothing = [0; 9];
        let all = [26, 104, 416, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000];
        assert_eq!(looks(nothing), all);
        assert_eq!(looks([0, 26, 0, 0, 0, 0, 0, 0, 0]), all[..1]);
        assert_eq!(looks([0, 20, 6, 0, 0, 0, 0, 0, 0]), all[..2]);
        // Not one look beyond 5,000 rows.
        assert_eq!(looks([1, 0, 0, 0, 0, 0, 0, 0, 0]), all[..7]);
        assert_eq!(looks([0, 0, 0, 0, 0, 0, 0, 0, 1]), all[..8]);
    }
}
