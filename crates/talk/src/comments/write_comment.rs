//! Writes a comment below a pin.

use accounts::preferences::may_reach::{Reach, hides_comment, may_reach};
use collections::pins::{
    self, Tally,
    get_pin::{locked, visible},
};
use contract::{
    comments::{CommentView, WriteComment},
    errors::Code,
    ids::{CommentId, PinId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{
    policy,
    show_comments::comment_view,
    sql::{self, CommentRow},
};

/// Characters of a comment at most.
const MOST: usize = 500;
/// Characters of a browser's own name for what it sends, at most.
const MOST_OF_NAME: usize = 64;

/// `AggregatedCommentResource/create`: writes a comment. Caller: a user who may write, sees
/// the pin, and whom the pinner lets comment. What comes twice under one `client_id`, as
/// when an answer was lost, is one comment.
pub async fn write_comment(ctx: Ctx, input: WriteComment) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    let text = words(&input.text)?;
    let client = input.client_id.as_deref().map(checked).transpose()?;
    let pin = visible(&ctx, input.pin_id).await?;
    let may_comment = may_reach(&ctx, viewer, pin.pinner_id, Reach::Comment).await?;
    let is_held = is_held(&ctx, viewer, pin.pinner_id, &text).await?;
    let tx = ctx.begin().await?;
    let pin = locked(&ctx, &tx, viewer, pin.id).await?;
    if let Some(sent) = sent_before(&tx, pin.id, viewer, client).await? {
        return comment_view(&ctx, &pin, sent).await;
    }
    policy::may_write(viewer, &pin, may_comment)?;
    let row = CommentRow {
        id: CommentId(ctx.new_id()),
        pin_id: pin.id,
        user_id: viewer,
        text,
        is_held,
        created_ms: ctx.now(),
        ..CommentRow::default()
    };
    sql::insert(&tx, &row, client).await?;
    if !is_held {
        pins::tally(&tx, pin.id, Tally::Comment, 1).await?;
    }
    tx.commit().await?;
    comment_view(&ctx, &pin, row).await
}

/// The words of a comment.
pub(super) fn words(text: &str) -> Result<String> {
    validate::words("text", text, MOST)
}

/// Whether words are held back from all but their author: the pinner does not want to read
/// one of them. What pinners write themselves never is.
pub(super) async fn is_held(ctx: &Ctx, author: UserId, pinner: UserId, text: &str) -> Result<bool> {
    Ok(author != pinner && hides_comment(ctx, pinner, text).await?)
}

fn checked(client: &str) -> Result<&str> {
    let is_name = (1..=MOST_OF_NAME).contains(&client.chars().count());
    if is_name && validate::can_be_kept(client) {
        return Ok(client);
    }
    let error = Error::field(Code::InvalidInput, "client_id");
    Err(error.detail("client_id is a name of 1 to 64 characters"))
}

async fn sent_before(
    run: &impl store::Run,
    pin: PinId,
    viewer: UserId,
    client: Option<&str>,
) -> Result<Option<CommentRow>> {
    match client {
        Some(client) => sql::of_client(run, pin, viewer, client).await,
        None => Ok(None),
    }
}
