//! Topics to choose from on the way into an account, and in the settings.

use contract::interests::{Interests, ListInterests};
use kernel::{ctx::Ctx, error::Result};

use super::{
    show_interests::{known, show_interests},
    sql,
    taxonomy::taxonomy,
};

/// `InterestsResource/get`: the topics that are offered to all, then others that the
/// viewer follows. Caller: user.
pub async fn list_interests(ctx: Ctx, _input: ListInterests) -> Result<Interests> {
    let viewer = ctx.user()?;
    let followed = sql::followed(&ctx.house.db, viewer).await?;
    let mut listed: Vec<_> = taxonomy().offered().collect();
    let offered: Vec<_> = listed.iter().map(|one| one.id).collect();
    listed.extend(
        known(&followed)
            .into_iter()
            .filter(|one| !offered.contains(&one.id)),
    );
    let interests = show_interests(&ctx, &listed).await?;
    Ok(Interests { interests })
}
