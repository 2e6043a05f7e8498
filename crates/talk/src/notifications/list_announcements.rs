//! What was announced.

use accounts::users::show_users::user_refs;
use contract::{
    answers::Page,
    notifications::{AnnouncementView, ListAnnouncements},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::{keyset, keyset_page},
    times,
};

use super::sql::announcements::{self, AnnouncementRow};

/// `AnnouncementResource/get` (ours): what was announced, the latest first. Caller: employee.
pub async fn list_announcements(
    ctx: Ctx,
    input: ListAnnouncements,
) -> Result<Page<AnnouncementView>> {
    ctx.employee()?;
    let Some(before) = keyset(&ctx, SCOPE, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let rows = announcements::list(&ctx.house.db, before, most).await?;
    let page = keyset_page(&ctx, SCOPE, input.page_size, rows, |row| row.id.0);
    Ok(Page {
        items: show_announcements(&ctx, page.items).await?,
        bookmark: page.bookmark,
    })
}

const SCOPE: &str = "announcements";

/// The view of one.
pub(super) async fn show_announcement(ctx: &Ctx, row: AnnouncementRow) -> Result<AnnouncementView> {
    let views = show_announcements(ctx, vec![row]).await?;
    views.into_iter().next().ok_or_else(Error::not_found)
}

async fn show_announcements(
    ctx: &Ctx,
    rows: Vec<AnnouncementRow>,
) -> Result<Vec<AnnouncementView>> {
    let users = user_refs(ctx, rows.iter().filter_map(|row| row.created_by)).await?;
    let view = |row: AnnouncementRow| {
        let user = row.created_by.and_then(|id| users.get(&id));
        AnnouncementView {
            r#type: "announcement",
            id: row.id,
            text: row.text,
            link: row.link,
            locale: row.locale,
            user: user.map(|user| (**user).clone()),
            created_at: times::long(row.created_ms),
            created_ms: row.created_ms,
        }
    };
    Ok(rows.into_iter().map(view).collect())
}
