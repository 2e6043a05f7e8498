//! Replies to a comment.

use collections::pins::StoredPin;
use contract::{
    answers::{Bookmark, Page, PageSize},
    comments::{CommentView, ListReplies},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page_up_to},
};

use super::{
    list_comments::Looks,
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
    let Some(start) = keyset_of(ctx, &scope, bookmarks, [0])? else {
        return Ok(Page::ended());
    };
    let viewer = ctx.viewer().unwrap_or_default();
    // One more than is wanted is looked for, so that a full page with a bookmark is never
    // followed by an empty one.
    let most = page_size.items() + 1;
    let (mut found, mut rest, mut looks) = (Vec::new(), Some(start), Looks::new(most));
    while let Some([after]) = rest
        && let Some(looked_at) = looks.next(found.len())
    {
        let of = (pin.id, below);
        let rows = sql::list_below(&ctx.house.db, of, after, viewer, looked_at as i64).await?;
        let last = rows.last().filter(|_| rows.len() == looked_at);
        rest = last.map(|last| [last.id.0]);
        let rows = skip_hidden(ctx, rows).await?;
        found.extend(show_comments(ctx, pin, None, rows).await?);
    }
    let key = |comment: &CommentView| [comment.id.0];
    Ok(keyset_page_up_to(ctx, &scope, page_size, found, key, rest))
}
