//! Who reacted to a comment.

use accounts::users::show_users::user_refs;
use contract::{
    answers::Page,
    comments::below::{CommentReaction, ListCommentReactions},
    reactions::ReactionType,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::{keyset_of, keyset_page_of},
    times,
};

use super::{seen::seen, skip_hidden::skip_hidden, sql};

/// `CommentReactionsResource/get`: who likes a comment, the latest first, without users hidden
/// from the viewer. Caller: every viewer who sees the comment and did not hide it.
pub async fn list_comment_reactions(
    ctx: Ctx,
    input: ListCommentReactions,
) -> Result<Page<CommentReaction>> {
    let viewer = ctx.viewer().unwrap_or_default();
    let (pin, row) = seen(&ctx, viewer, input.comment_id).await?;
    let row = skip_hidden(&ctx, vec![row]).await?.pop();
    let id = row.ok_or_else(Error::not_found)?.id;
    let scope = format!("comment reactions {id}");
    let Some(mut below) = keyset_of(&ctx, &scope, &input.bookmarks, [i64::MAX; 2])? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let rows = sql::liked_by(&ctx.house.db, (pin.id, id), below, most as i64).await?;
        let Some((time, last)) = rows.last() else {
            break;
        };
        below = [*time, last.0];
        let users = user_refs(&ctx, rows.iter().map(|(_, user)| *user)).await?;
        found.extend(rows.iter().filter_map(|(time, user)| {
            let reaction = CommentReaction {
                id: format!("{id}:{user}"),
                comment_id: id,
                user: (**users.get(user)?).clone(),
                reaction_type: ReactionType::Love,
                created_at: times::long(*time),
            };
            Some(([*time, user.0], reaction))
        }));
    }
    let page = keyset_page_of(&ctx, &scope, input.page_size, found, |(key, _)| *key);
    Ok(page.map(|(_, reaction)| reaction))
}
