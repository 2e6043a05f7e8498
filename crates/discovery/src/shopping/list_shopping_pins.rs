//! What is for sale.

use contract::{
    answers::Bookmark,
    ids::PinId,
    shopping::{ListShoppingPins, ShoppingFeed, ShoppingResults},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::frozen_rows,
};

use super::{
    narrow_list::{Narrowed, narrow_list},
    read_wishes::{Wanted, read_wishes},
    show_offers::show_offers,
};
use crate::interests::taxonomy::{Interest, taxonomy};

/// The mark of pictures whose page sells something, among the numbers of topics, which are
/// above zero.
pub(crate) const SELLS: i64 = -1;
/// Pins of one walk at most.
const MOST: usize = 500;

/// `ShoppingFeedResource/get`: public pins whose page sells something, the most liked first;
/// of a topic those that are most about it. Caller: every viewer.
pub async fn list_shopping_pins(ctx: Ctx, input: ListShoppingPins) -> Result<ShoppingFeed> {
    let topic = input
        .category
        .as_deref()
        .map(|said| taxonomy().find(said).ok_or_else(Error::not_found));
    let asked = topic.transpose()?;
    let topic = asked.map(|topic| topic.id.0);
    let wanted = read_wishes(&input.applied_product_filters)?;
    let (ctx, wanted) = (&ctx, &wanted);
    let first = match input.bookmarks {
        Bookmark::Start => Some(look(ctx, topic, wanted).await?),
        Bookmark::After(_) | Bookmark::End => None,
    };
    let rank = || async {
        let ids = match &first {
            Some(narrowed) => narrowed.ids.clone(),
            None => look(ctx, topic, wanted).await?.ids,
        };
        Ok(ids.into())
    };
    let show = |some: Vec<(i64, usize)>| {
        show_offers(
            ctx,
            some.into_iter().map(|(id, end)| (PinId(id), end)).collect(),
        )
    };
    let name = format!("shopping {topic:?} {wanted:?}");
    let (bookmark, size) = (&input.bookmarks, input.page_size);
    let page = frozen_rows(ctx, &name, bookmark, size, &rank, show).await?;
    Ok(ShoppingFeed {
        bookmark: page.bookmark,
        data: ShoppingResults {
            results: page.items,
            product_filters: first.map(|first| first.choices),
            category: asked.map(Interest::named),
        },
    })
}

async fn look(ctx: &Ctx, topic: Option<i64>, wanted: &Wanted) -> Result<Narrowed> {
    let marks: Vec<i64> = topic.into_iter().chain([SELLS]).collect();
    let ids = ctx.house.index.marked(&marks, MOST)?;
    narrow_list(ctx, ids, wanted).await
}
