//! Pictures that may not be saved here.

use accounts::uploads::find_banned::{BannedPicture, list_bans};
use contract::{
    answers::Page,
    reports::pictures::{BannedPictureView, ListBannedPictures},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page},
    times,
};

/// `BannedPicturesResource/get`: pictures that may not be saved here, the last banned first.
/// Caller: employee.
pub async fn list_banned_pictures(
    ctx: Ctx,
    input: ListBannedPictures,
) -> Result<Page<BannedPictureView>> {
    ctx.employee()?;
    let scope = "banned pictures";
    let Some([below]) = keyset_of(&ctx, scope, &input.bookmarks, [i64::MAX])? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let rows = list_bans(&ctx.house.db, below, most).await?;
    let page = keyset_page(&ctx, scope, input.page_size, rows, |row| row.id.0);
    Ok(Page {
        items: page.items.into_iter().map(view).collect(),
        bookmark: page.bookmark,
    })
}

fn view(row: BannedPicture) -> BannedPictureView {
    BannedPictureView {
        r#type: "bannedpicture",
        id: row.id,
        reason: row.reason,
        width: row.width,
        height: row.height,
        dominant_color: row.color,
        thumbhash: row.thumbhash,
        tries: row.tries,
        case_id: row.case_id,
        created_at: times::long(row.created_ms),
    }
}
