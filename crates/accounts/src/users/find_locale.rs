//! Finds the language in which the viewer reads.

use kernel::{ctx::Ctx, error::Result};

use super::{
    cache::LocaleCache,
    sql::{self, StoredUser},
};

/// The locale in which the viewer is spoken to, such as `pt_BR`: see [`locale_of`]. Kept until
/// their account changes, because whatever names a topic asks.
pub async fn find_locale(ctx: &Ctx) -> Result<String> {
    let Some(viewer) = ctx.viewer() else {
        return Ok(locale_of(ctx, None).to_owned());
    };
    let cache = &ctx.house.get::<LocaleCache>().0;
    let as_of = cache.as_of();
    if let Some(kept) = cache.get(&viewer) {
        return Ok(kept.to_string());
    }
    let user = sql::find(&ctx.house.db, viewer).await?;
    let locale = locale_of(ctx, user.as_ref());
    if user.is_some() {
        cache.keep(as_of, viewer, locale.into());
    }
    Ok(locale.to_owned())
}

/// The locale of the viewer's account; of a visitor, that of their browser, else the host's
/// (specification §3 "Request context").
pub fn locale_of<'a>(ctx: &'a Ctx, user: Option<&'a StoredUser>) -> &'a str {
    match user {
        Some(user) => &user.locale,
        None => ctx.browser.locale.unwrap_or(&ctx.house.settings.locale),
    }
}
