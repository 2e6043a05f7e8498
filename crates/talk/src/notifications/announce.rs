//! Announces something to the host's users.

use accounts::users::{self, list_locales::check_locale};
use contract::{
    errors::Code,
    ids::AnnouncementId,
    notifications::{Announce, AnnouncementView, MOST_ANNOUNCED},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{
    hand_out_announcement::have_handed_out,
    list_announcements::show_announcement,
    policy::announced_link,
    sql::announcements::{self, AnnouncementRow},
};

/// How long the same words are taken for the same announcement: a press that was repeated, an
/// answer that was lost.
const SAME_MS: i64 = 60 * 60 * 1_000;

/// `AnnouncementResource/create` (ours): tells all users something, or those of a locale, in their
/// news hubs, and by mail and on devices where they want it. Caller: employee. The same as the
/// latest of the last hour is not told again. Errors: `TextLength`, `LinkInvalid`, and
/// `InvalidInput` where there is no such locale.
pub async fn announce(ctx: Ctx, input: Announce) -> Result<AnnouncementView> {
    let employee = ctx.employee()?;
    let link = match input.link.as_deref().map(str::trim).unwrap_or_default() {
        "" => None,
        link => Some(announced_link(link).ok_or_else(|| Error::field(Code::LinkInvalid, "link"))?),
    };
    let locale = match input.locale.as_deref().unwrap_or_default() {
        "" => None,
        locale => Some(check_locale("locale", locale)?.to_owned()),
    };
    let row = AnnouncementRow {
        id: AnnouncementId(ctx.new_id()),
        text: validate::words("text", &input.text, MOST_ANNOUNCED)?,
        link,
        locale,
        created_by: Some(employee),
        created_ms: ctx.now(),
    };
    let tx = ctx.begin().await?;
    // Of two presses at once the second waits, and sees what the first announced.
    users::lock(&tx, employee).await?;
    let latest = announcements::list(&tx, i64::MAX, 1).await?.pop();
    let row = match latest.filter(|latest| is_same(latest, &row)) {
        Some(latest) => latest,
        None => {
            announcements::insert(&tx, &row).await?;
            have_handed_out(&tx, row.id, ctx.now()).await?;
            row
        }
    };
    tx.commit().await?;
    show_announcement(&ctx, row).await
}

/// Whether a new announcement is one that was just made.
fn is_same(latest: &AnnouncementRow, new: &AnnouncementRow) -> bool {
    let said = |row: &AnnouncementRow| (row.text.clone(), row.link.clone(), row.locale.clone());
    said(latest) == said(new) && latest.created_ms > new.created_ms - SAME_MS
}
