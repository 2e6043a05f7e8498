//! Replies to a comment.

use collections::pins::StoredPin;
use contract::{
    answers::{Bookmark, Page, PageSize},
    comments::{CommentView, ListReplies},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page},
};

use super::{
    list_comments::MOST_LOOKED_AT,
    seen::seen,
    show_comments::show_comments,
    skip_hidden::skip_hidden,
    sql::{self, Below},
};

/// `AggregatedCommentReplyFeedResource/get`: replies to a comment, the earliest first;
/// without replies of users hidden from the viewer, those that the viewer hid and, but for
/// their authors, those that the pinner's words hold back. Caller: every viewer who sees the comment.
pub async fn list_replies(ctx: Ctx, input: ListReplies) -> Result<Page<CommentView>> {
    let viewer = ctx.viewer().unwrap_or_default();
    let (pin, answered) = seen(&ctx, viewer, input.comment_id).await?;
    let place = (&pin, Below::Comment(answered.id));
    list_below(&ctx, place, &input.bookmarks, input.page_size).await
}

/// What stands below a comment or a did-it that the viewer sees.
pub(super) async fn list_below(
    ctx: &Ctx,
    (pin, below): (&StoredPin, Below),
    bookmarks: &Bookmark,
    page_size: PageSize,
) -> Result<Page<CommentView>> {
    let (parent, _) = below.written();
    let scope = format!("replies {parent}");
    let Some([mut after]) = keyset_of(ctx, &scope, bookmarks, [0])? else {
        return Ok(Page::ended());
    };
    let viewer = ctx.viewer().unwrap_or_default();
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = page_size.items() + 1;
    let (mut found, mut looked_at) = (Vec::new(), most);
    while found.len() < most {
        let of = (pin.id, below);
        let rows = sql::list_below(&ctx.house.db, of, after, viewer, looked_at as i64).await?;
        let Some(last) = rows.last() else {
            break;
        };
        after = last.id.0;
        let rows = skip_hidden(ctx, rows).await?;
        found.extend(show_comments(ctx, pin, None, rows).await?);
        looked_at = (looked_at * 4).min(MOST_LOOKED_AT);
    }
    Ok(keyset_page(ctx, &scope, page_size, found, |comment| {
        comment.id.0
    }))
}
