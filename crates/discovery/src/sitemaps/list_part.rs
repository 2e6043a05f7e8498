//! What stands in a part of the sitemap.

use std::{future::Future, ops::Range, pin::Pin};

use accounts::users;
use collections::{boards, pins};
use kernel::{ctx::Ctx, error::Result, house::House};

use super::sql;
use crate::{articles, interests};

/// Pages of one part at most, also where what lies in its range became public since it
/// was cut; the format allows 50,000.
const MOST: i64 = 2 * super::jobs::PER_PART;

/// What a kind's functions are about to answer.
type Answering<'a, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'a>>;

/// One kind of page.
pub struct Kind {
    /// Its name in addresses and in `sitemap_parts`.
    pub name: &'static str,
    /// The id so many behind the first with this id or a later one.
    pub(super) nth: for<'a> fn(&'a House, i64, i64) -> Answering<'a, Option<i64>>,
    /// Paths of what search engines may list: of the first so many of a range of ids.
    paths: for<'a> fn(&'a Ctx, Range<i64>, i64) -> Answering<'a, Vec<String>>,
}

/// A kind of page from the functions that its room has for it.
macro_rules! kind {
    ($name:literal, $nth:path, |$ctx:ident, $ids:ident, $most:ident| $paths:expr) => {
        Kind {
            name: $name,
            nth: |house, from, nth| {
                Box::pin(async move { Ok($nth(house, from, nth).await?.map(|id| id.0)) })
            },
            paths: |$ctx, $ids, $most| Box::pin(async move { $paths }),
        }
    };
}

/// Every kind of page that sitemaps tell of.
pub static KINDS: [Kind; 5] = [
    kind!("pins", pins::list_indexed::nth_indexed, |ctx, ids, most| {
        let found = pins::list_indexed::list_indexed(ctx, ids, most).await?;
        Ok(found.iter().map(|id| format!("/pin/{id}/")).collect())
    }),
    kind!(
        "boards",
        boards::list_indexed::nth_indexed,
        |ctx, ids, most| boards::list_indexed::list_indexed(ctx, ids, most).await
    ),
    kind!(
        "profiles",
        users::list_indexed::nth_indexed,
        |ctx, ids, most| {
            let names = users::list_indexed::list_indexed(&ctx.house, ids, most).await?;
            Ok(names.iter().map(|name| format!("/{name}/")).collect())
        }
    ),
    kind!(
        "topics",
        interests::list_indexed::nth_indexed,
        |ctx, ids, most| interests::list_indexed::list_indexed(ctx, ids, most).await
    ),
    kind!(
        "articles",
        articles::list_indexed::nth_indexed,
        |ctx, ids, most| articles::list_indexed::list_indexed(ctx, ids, most).await
    ),
];

/// Paths of the pages in one part, which begins with this id and ends where the next one
/// begins: what a visitor sees and search engines may list.
pub async fn list_part(ctx: &Ctx, kind: &Kind, first: i64) -> Result<Vec<String>> {
    let next = sql::next(&ctx.house.db, kind.name, first).await?;
    (kind.paths)(ctx, first..next.unwrap_or(i64::MAX), MOST).await
}
