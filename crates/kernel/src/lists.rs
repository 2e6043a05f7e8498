//! Lists whose order would change under the reader's eyes: the ids are kept for
//! as long as a viewer walks through them.

use std::{collections::HashSet, future::Future, sync::Arc, time::Duration};

use contract::{
    answers::{Bookmark, Page, PageSize},
    errors::Code,
};
use search::Correction;

use crate::{
    caches::{Recent, hash},
    ctx::Ctx,
    error::{Error, Result},
    extension,
};

/// What is kept for the walk.
#[derive(Debug, Default)]
pub struct FrozenList {
    /// Ids in order.
    pub ids: Vec<i64>,
    /// What the list notes of each of them, such as why it is there; nothing where it notes none.
    pub notes: Vec<Note>,
    /// What the words that were searched for probably mean.
    pub corrected: Option<Correction>,
    /// Whether these are a beginning, behind which more may stand; see [`Reach`]. Such a list
    /// notes nothing.
    pub goes_on: bool,
}

/// How much of a list is ranked. Most walks end on their first pages, and the first results of
/// a search are found much sooner than all: what can afford it ranks a beginning first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// As much as the first pages show, or all.
    Beginning,
    /// All that a walk may see.
    Whole,
}

/// A list that notes nothing.
impl From<Vec<i64>> for FrozenList {
    fn from(ids: Vec<i64>) -> Self {
        Self {
            ids,
            ..Self::default()
        }
    }
}

/// What a list notes of an id: a number that the list gives a meaning.
pub type Note = u8;

/// One page of a walk.
#[derive(Debug)]
pub struct FrozenPage<T> {
    /// What this page shows.
    pub items: Vec<T>,
    /// What the list notes of each item; see [`FrozenList::notes`].
    pub notes: Vec<Option<Note>>,
    /// Where the next page starts.
    pub bookmark: Option<String>,
    /// See [`FrozenList::corrected`].
    pub corrected: Option<Correction>,
}

/// How long a walk may take.
const WALK: Duration = Duration::from_secs(600);
/// Bytes of lists that are being walked.
const WALKS_BYTES: u64 = 64 * 1024 * 1024;

/// Lists that are being walked, by name and version.
struct WalkCache(Recent<(u64, u64), Arc<FrozenList>>);

extension!(
    WalkCache = |limits| {
        let weight = |list: &Arc<FrozenList>| {
            size_of_val(list.ids.as_slice()) + size_of_val(list.notes.as_slice())
        };
        WalkCache(Recent::new(limits, WALKS_BYTES, WALK, weight))
    }
);

/// Things looked at together at the least.
const LOOK_AHEAD: usize = 8;

/// One page of a ranked list.
///
/// `name` names the list and everything that shapes it (the words, say);
/// `version` changes when its order may have. The first page ranks anew unless
/// the version is known; later pages go on in the list they began with. When
/// that has been forgotten the list is ranked again and continued behind the
/// last id that was seen, which may then repeat or miss what moved meanwhile. A walk that
/// comes to the end of a beginning has the whole list ranked, of which it sees what did not
/// stand in the beginning. `show` answers the things that are still there and to be seen,
/// each with what stood beside its id.
pub async fn frozen_page<T, F, G>(
    ctx: &Ctx,
    name: &str,
    version: u64,
    bookmark: &Bookmark,
    size: PageSize,
    rank: impl Fn(Reach) -> F,
    show: impl Fn(Vec<(i64, usize)>) -> G,
) -> Result<FrozenPage<T>>
where
    F: Future<Output = Result<FrozenList>>,
    G: Future<Output = Result<Vec<(T, usize)>>>,
{
    let (version, start, last) = match bookmark {
        Bookmark::Start => (version, 0, 0),
        Bookmark::End => return Ok(FrozenPage::ended()),
        Bookmark::After(sealed) => open(ctx, name, sealed)?,
    };
    let mut list = kept(ctx, name, version, || rank(Reach::Beginning)).await?;
    loop {
        let start = resume(&list, start, last);
        let seal = |end: usize| seal(ctx, name, version, end, list.ids[..end].last());
        let page = page_of(&list, start, size, &show, seal).await?;
        if page.bookmark.is_some() || !list.goes_on {
            return Ok(page);
        }
        list = Arc::new(continued(&list, rank(Reach::Whole).await?));
        let lists = &ctx.house.get::<WalkCache>().0;
        lists.keep((hash(name), version), list.clone());
    }
}

/// A beginning, and behind it the rest of the whole list.
fn continued(beginning: &FrozenList, whole: FrozenList) -> FrozenList {
    let seen: HashSet<i64> = beginning.ids.iter().copied().collect();
    let rest = whole.ids.into_iter().filter(|id| !seen.contains(id));
    FrozenList {
        corrected: beginning.corrected.clone(),
        ..beginning
            .ids
            .iter()
            .copied()
            .chain(rest)
            .collect::<Vec<_>>()
            .into()
    }
}

impl<T> FrozenPage<T> {
    /// The page behind the end.
    fn ended() -> Self {
        Self {
            items: Vec::new(),
            notes: Vec::new(),
            bookmark: None,
            corrected: None,
        }
    }
}

impl<T> From<FrozenPage<T>> for Page<T> {
    fn from(page: FrozenPage<T>) -> Self {
        Self {
            items: page.items,
            bookmark: page.bookmark,
        }
    }
}

/// One page of rows in an order that may change at any time, such as by when
/// something was last done to them. The first page ranks anew, later pages go on in
/// the list they began with, as those of [`frozen_page`] do. `show` answers the rows
/// that are still there and to be seen, each with what stood beside its id.
pub async fn frozen_rows<T, F, G>(
    ctx: &Ctx,
    name: &str,
    bookmark: &Bookmark,
    size: PageSize,
    rank: impl Fn() -> F,
    show: impl Fn(Vec<(i64, usize)>) -> G,
) -> Result<FrozenPage<T>>
where
    F: Future<Output = Result<FrozenList>>,
    G: Future<Output = Result<Vec<(T, usize)>>>,
{
    let (version, start, last) = match bookmark {
        Bookmark::Start => {
            let list = rank().await?;
            // The same order is kept once.
            let version = hash(&list.ids);
            let lists = &ctx.house.get::<WalkCache>().0;
            lists.keep((hash(name), version), Arc::new(list));
            (version, 0, 0)
        }
        Bookmark::End => return Ok(FrozenPage::ended()),
        Bookmark::After(sealed) => open(ctx, name, sealed)?,
    };
    let list = kept(ctx, name, version, rank).await?;
    let start = resume(&list, start, last);
    let seal = |end: usize| seal(ctx, name, version, end, list.ids[..end].last());
    page_of(&list, start, size, show, seal).await
}

/// The list of this version, ranked if it is not known.
async fn kept<F>(
    ctx: &Ctx,
    name: &str,
    version: u64,
    rank: impl FnOnce() -> F,
) -> Result<Arc<FrozenList>>
where
    F: Future<Output = Result<FrozenList>>,
{
    let (lists, key) = (&ctx.house.get::<WalkCache>().0, (hash(name), version));
    if let Some(list) = lists.get(&key) {
        return Ok(list);
    }
    let list = Arc::new(rank().await?);
    lists.keep(key, list.clone());
    Ok(list)
}

/// Where a page starts, also in a list that was ranked again.
fn resume(list: &FrozenList, start: usize, last: i64) -> usize {
    if start == 0 || list.ids.get(start - 1) == Some(&last) {
        return start;
    }
    let place = list.ids.iter().position(|id| *id == last);
    place.map_or(list.ids.len(), |place| place + 1)
}

/// As many things from `start` on as asked, without those that have gone or been
/// hidden since the list was frozen. It has a bookmark only where something is left to
/// show, because a page with a bookmark is never followed by an empty one.
async fn page_of<T, G>(
    list: &FrozenList,
    start: usize,
    size: PageSize,
    show: impl Fn(Vec<(i64, usize)>) -> G,
    seal: impl FnOnce(usize) -> String,
) -> Result<FrozenPage<T>>
where
    G: Future<Output = Result<Vec<(T, usize)>>>,
{
    let (ids, wanted) = (&list.ids, size.items());
    let (mut found, mut at) = (Vec::with_capacity(wanted + LOOK_AHEAD), start);
    while at < ids.len() && found.len() <= wanted {
        let most = (wanted + 1 - found.len()).max(LOOK_AHEAD);
        let end = ids.len().min(at + most);
        let some = ids[at..end].iter().copied().zip(at + 1..);
        found.extend(show(some.collect()).await?);
        at = end;
    }
    let more = found.len() > wanted;
    found.truncate(wanted);
    let bookmark = found.last().filter(|_| more).map(|(_, end)| seal(*end));
    let note = |(_, end): &(T, usize)| list.notes.get(end - 1).copied();
    Ok(FrozenPage {
        notes: found.iter().map(note).collect(),
        items: found.into_iter().map(|(thing, _)| thing).collect(),
        bookmark,
        corrected: list.corrected.clone(),
    })
}

fn seal(ctx: &Ctx, name: &str, version: u64, end: usize, last: Option<&i64>) -> String {
    let parts = [
        version as i64,
        end as i64,
        last.copied().unwrap_or_default(),
    ];
    ctx.house.bookmarks.seal(&of_viewer(ctx, name), &parts)
}

fn open(ctx: &Ctx, name: &str, sealed: &str) -> Result<(u64, usize, i64)> {
    match ctx
        .house
        .bookmarks
        .open(&of_viewer(ctx, name), sealed)
        .as_deref()
    {
        Some(&[version, end, last]) => Ok((version as u64, end.max(0) as usize, last)),
        _ => Err(Error::field(Code::BookmarkInvalid, "bookmarks")),
    }
}

/// A list as this viewer walks it: its bookmark serves no other viewer.
pub fn of_viewer(ctx: &Ctx, list: &str) -> String {
    format!("{list} for {}", ctx.viewer().map_or(0, |id| id.0))
}

/// Where a keyset walk goes on: the last id seen, `i64::MAX` at the start, none
/// past the end.
pub fn keyset(ctx: &Ctx, scope: &str, bookmark: &Bookmark) -> Result<Option<i64>> {
    let place = keyset_of(ctx, scope, bookmark, [i64::MAX])?;
    Ok(place.map(|[last]| last))
}

/// The same for a list whose key is made of several numbers.
pub fn keyset_of<const N: usize>(
    ctx: &Ctx,
    scope: &str,
    bookmark: &Bookmark,
    start: [i64; N],
) -> Result<Option<[i64; N]>> {
    let sealed = match bookmark {
        Bookmark::Start => return Ok(Some(start)),
        Bookmark::End => return Ok(None),
        Bookmark::After(sealed) => sealed,
    };
    let opened = ctx.house.bookmarks.open(&of_viewer(ctx, scope), sealed);
    let place = opened.and_then(|parts| parts.try_into().ok());
    place
        .map(Some)
        .ok_or_else(|| Error::field(Code::BookmarkInvalid, "bookmarks"))
}

/// Makes the page of a keyset walk from one item more than asked.
pub fn keyset_page<T>(
    ctx: &Ctx,
    scope: &str,
    size: PageSize,
    items: Vec<T>,
    id: impl Fn(&T) -> i64,
) -> Page<T> {
    keyset_page_of(ctx, scope, size, items, |item| [id(item)])
}

/// The same for a list whose key is made of several numbers.
pub fn keyset_page_of<T, const N: usize>(
    ctx: &Ctx,
    scope: &str,
    size: PageSize,
    items: Vec<T>,
    key: impl Fn(&T) -> [i64; N],
) -> Page<T> {
    keyset_page_up_to(ctx, scope, size, items, key, None)
}

/// The same for a walk that may stop looking before it found enough: `rest` is the place behind
/// which it goes on then, none where it came to the end.
pub fn keyset_page_up_to<T, const N: usize>(
    ctx: &Ctx,
    scope: &str,
    size: PageSize,
    mut items: Vec<T>,
    key: impl Fn(&T) -> [i64; N],
    rest: Option<[i64; N]>,
) -> Page<T> {
    let more = items.len() > size.items();
    items.truncate(size.items());
    let last = if more { items.last().map(key) } else { rest };
    let bookmark = last.map(|last| ctx.house.bookmarks.seal(&of_viewer(ctx, scope), &last));
    Page { items, bookmark }
}

/// All numbers of a list that has no viewer, for the host at the command line. `after`
/// answers some of those above a number, in their order, and none at the end.
pub async fn all_numbers<F>(after: impl Fn(i64) -> F) -> Result<Vec<i64>>
where
    F: Future<Output = Result<Vec<i64>>>,
{
    let mut all = Vec::new();
    loop {
        let page = after(all.last().copied().unwrap_or_default()).await?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}
