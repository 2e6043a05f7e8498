//! What is for sale.

use accounts::users::find_locale::find_locale;
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
    mark_offer::SELLS,
    read_wishes::{Wanted, read_wishes},
    show_offers::show_offers,
    tell_choices::tell_choices,
};
use crate::interests::taxonomy::taxonomy;

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
    let rank = || async { Ok(find(ctx, topic, wanted)?.into()) };
    let show = |some: Vec<(i64, usize)>| {
        let some = some.into_iter().map(|(id, end)| (PinId(id), end));
        show_offers(ctx, some.collect(), wanted)
    };
    let name = format!("shopping {topic:?} {wanted:?}");
    let (bookmark, size) = (&input.bookmarks, input.page_size);
    let page = frozen_rows(ctx, &name, bookmark, size, &rank, show).await?;
    let choices = match input.bookmarks {
        Bookmark::Start => {
            let all = find(ctx, topic, &Wanted::default())?;
            Some(tell_choices(ctx, &all, true).await?)
        }
        Bookmark::After(_) | Bookmark::End => None,
    };
    let category = match asked {
        Some(topic) => Some(topic.named(&find_locale(ctx).await?)),
        None => None,
    };
    Ok(ShoppingFeed {
        bookmark: page.bookmark,
        data: ShoppingResults {
            results: page.items,
            product_filters: choices,
            category,
        },
    })
}

/// What is for sale, of a topic or of all, narrowed.
fn find(ctx: &Ctx, topic: Option<i64>, wanted: &Wanted) -> Result<Vec<i64>> {
    let all = topic.into_iter().chain([SELLS]).map(|mark| vec![mark]);
    let groups: Vec<Vec<i64>> = all.chain(wanted.marks()).collect();
    let index = &ctx.house.index;
    Ok(index.marked_within(&groups, &wanted.bounds(), MOST)?)
}
