//! Writes a comment below a pin.

use accounts::preferences::may_reach::{Reach, hides_comment, may_reach};
use collections::pins::{
    StoredPin,
    get_pin::{locked, visible},
};
use contract::{
    comments::{CommentView, Tags, WriteComment},
    ids::{CommentId, PinId, UserId},
};
use kernel::{ctx::Ctx, error::Result, validate};

use super::{
    count_comments::count_comments,
    find_mentions::{find_open_mentions, tagged},
    policy,
    seen::still_seen,
    show_comments::comment_view,
    sql::{self, CommentRow, features},
    tell_written::tell_written,
};

/// Characters of a comment at most.
const MOST: usize = 500;

/// `AggregatedCommentResource/create`: writes a comment. Caller: a user who may write, sees
/// the pin, and whom the pinner lets comment. What comes twice under one `client_id`, as
/// when an answer was lost, is one comment.
pub async fn write_comment(ctx: Ctx, input: WriteComment) -> Result<CommentView> {
    ctx.writer()?;
    let said = Said::checked(&input.text, input.tags.as_ref(), input.client_id.as_deref())?;
    let pin = visible(&ctx, input.pin_id).await?;
    say(&ctx, &pin, None, said).await
}

/// What is written, the users whom a client tagged in it, and its sender's own name for it.
pub(super) struct Said<'a> {
    text: String,
    tags: Option<Vec<UserId>>,
    client: Option<&'a str>,
}

impl<'a> Said<'a> {
    /// What a client sent, if it may be kept.
    pub(super) fn checked(
        text: &str,
        tags: Option<&Tags>,
        client: Option<&'a str>,
    ) -> Result<Self> {
        Ok(Self {
            text: words(text)?,
            tags: tagged(tags)?,
            client: client.map(validate::client_name).transpose()?,
        })
    }
}

/// Writes a comment below a pin, or below a comment that stands there.
pub(super) async fn say(
    ctx: &Ctx,
    pin: &StoredPin,
    parent: Option<CommentId>,
    said: Said<'_>,
) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    let Said { text, tags, client } = said;
    let may_comment = may_reach(ctx, viewer, pin.pinner_id, Reach::Comment).await?;
    let is_held = is_held(ctx, viewer, pin.pinner_id, &text).await?;
    let both = (viewer, pin.pinner_id);
    let mentions = find_open_mentions(ctx, both, &text, tags.as_deref()).await?;
    let tx = ctx.begin().await?;
    let pin = locked(ctx, &tx, viewer, pin.id).await?;
    if let Some(sent) = sent_before(&tx, pin.id, viewer, client).await? {
        // A view asks on another connection.
        drop(tx);
        return comment_view(ctx, &pin, sent).await;
    }
    policy::may_write(viewer, &pin, may_comment)?;
    let features = features::find(&tx, pin.pinner_id).await?;
    policy::is_open(features, parent.is_some())?;
    let parent = match parent {
        Some(parent) => Some(still_seen(&tx, viewer, &pin, parent).await?),
        None => None,
    };
    let row = CommentRow {
        id: CommentId(ctx.new_id()),
        pin_id: pin.id,
        user_id: viewer,
        text,
        is_held,
        parent_id: parent.as_ref().map(|parent| parent.id).unwrap_or_default(),
        created_ms: ctx.now(),
        ..CommentRow::default()
    };
    sql::insert(&tx, &row, client).await?;
    let mentions = mentions.unwrap_or_default();
    sql::put_mentions(&tx, &row, &mentions).await?;
    count_comments(&tx, &row, row.weight()).await?;
    tell_written(ctx, &tx, (&pin, &row, parent.as_ref()), &mentions).await?;
    tx.commit().await?;
    comment_view(ctx, &pin, row).await
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
