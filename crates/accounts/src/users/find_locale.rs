//! Finds the language in which the viewer reads.

use kernel::{ctx::Ctx, error::Result};

use super::sql::{self, StoredUser};

/// The locale in which the viewer is spoken to, such as `pt_BR`: see [`locale_of`].
pub async fn find_locale(ctx: &Ctx) -> Result<String> {
    let user = match ctx.viewer() {
        Some(viewer) => sql::find(&ctx.house.db, viewer).await?,
        None => None,
    };
    Ok(locale_of(ctx, user.as_ref()).to_owned())
}

/// The locale of the viewer's account; of a visitor, that of their browser, else the host's
/// (specification §3 "Request context").
pub fn locale_of<'a>(ctx: &'a Ctx, user: Option<&'a StoredUser>) -> &'a str {
    match user {
        Some(user) => &user.locale,
        None => ctx.browser.locale.unwrap_or(&ctx.house.settings.locale),
    }
}
