//! One topic and what stands around it.

use accounts::users::find_locale::find_locale;
use contract::interests::{GetInterest, InterestDetail};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    show_interests::{known, show_interests},
    sql,
    taxonomy::{Interest, taxonomy},
};

/// `InterestResource/get`: a topic by its key or id, with its parent, its children and
/// those related to it. Caller: every viewer.
pub async fn get_interest(ctx: Ctx, input: GetInterest) -> Result<InterestDetail> {
    let one = find(&input.interest)?;
    let mut around = vec![one];
    around.extend(known(&one.children));
    around.extend(known(&one.related));
    let mut views = show_interests(&ctx, &around).await?.into_iter();
    let interest = views.next().ok_or_else(Error::not_found)?;
    let children = views.by_ref().take(one.children.len()).collect();
    let parent = one.parent.and_then(|id| taxonomy().by_id(id));
    let locale = find_locale(&ctx).await?;
    Ok(InterestDetail {
        interest,
        follower_count: sql::followers(&ctx.house.db, one.id).await?,
        parent: parent.map(|parent| parent.named(&locale)),
        children,
        related: views.collect(),
    })
}

/// The topic of a key, or of an id.
pub(super) fn find(said: &str) -> Result<&'static Interest> {
    taxonomy().find(said).ok_or_else(Error::not_found)
}
