//! The viewer's preferences.

use contract::preferences::{GetPreferences, Preferences};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::find_preferences::find_preferences;
use crate::users::{self, find_standing::find_standing};

/// `UserPreferencesResource/get`: preferences. Caller: user, their own.
pub async fn get_preferences(ctx: Ctx, _input: GetPreferences) -> Result<Preferences> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    let user = users::find(db, viewer)
        .await?
        .ok_or_else(Error::not_found)?;
    let standing = find_standing(&ctx.house, db, viewer).await?;
    find_preferences(db, &user, standing.unwrap_or_default()).await
}
