//! Writes a comment below a pin.

use accounts::{
    preferences::may_reach::{Reach, hides_comment, may_reach},
    rules::find_rules::find_rules,
};
use collections::{
    did_its,
    pins::{
        StoredPin,
        check_pace::check_pace,
        get_pin::{locked, visible},
    },
};
use contract::{
    comments::{CommentView, Tags, WriteComment},
    ids::{CommentId, PinId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
    validate,
};

use super::{
    count_comments::count_comments,
    find_mentions::{find_open_mentions, tagged},
    policy,
    seen::still_seen,
    show_comments::comment_view,
    show_held::tell_held,
    sql::{self, Below, CommentRow, features},
    tell_written::{Answered, tell_written},
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
    say(&ctx, &pin, Below::Pin, said.meant(input.force)).await
}

/// What is written, the users whom a client tagged in it, its sender's own name for it, and
/// whether they mean it where the host asks.
pub(super) struct Said<'a> {
    text: String,
    tags: Option<Vec<UserId>>,
    client: Option<&'a str>,
    force: bool,
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
            force: false,
        })
    }

    /// The same, where its sender says whether they mean it.
    pub(super) fn meant(self, force: bool) -> Self {
        Self { force, ..self }
    }
}

/// Writes a comment below a pin, or below a comment or a did-it that stands there.
pub(super) async fn say(
    ctx: &Ctx,
    pin: &StoredPin,
    below: Below,
    said: Said<'_>,
) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    let Said {
        text,
        tags,
        client,
        force,
    } = said;
    let may_comment = may_reach(ctx, viewer, pin.pinner_id, Reach::Comment).await?;
    let rules = find_rules(&ctx.house, &ctx.house.db).await?;
    let both = (viewer, pin.pinner_id);
    let is_held = hides_comment(ctx, both, &text).await?;
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
    policy::is_open(features, below)?;
    let answered = answered(&tx, viewer, &pin, below).await?;
    let rule = rules.ask(&[("text", &text)]).of_comment(force)?;
    check_pace(ctx, &tx, viewer).await?;
    let (parent_id, is_of_did_it) = below.written();
    let row = CommentRow {
        id: CommentId(ctx.new_id()),
        pin_id: pin.id,
        user_id: viewer,
        text,
        is_held: is_held || rule.is_some(),
        parent_id,
        is_of_did_it,
        created_ms: ctx.now(),
        ..CommentRow::default()
    };
    sql::insert(&tx, &row, client).await?;
    let mentions = mentions.unwrap_or_default();
    sql::put_mentions(&tx, &row, &mentions).await?;
    count_comments(&tx, &row, row.weight()).await?;
    tell_written(ctx, &tx, (&pin, &row, answered), &mentions).await?;
    tell_held(ctx, &tx, &row, rule).await?;
    tx.commit().await?;
    comment_view(ctx, &pin, row).await
}

/// What is answered, if the viewer still sees it; none of the pin itself.
pub(super) async fn answered(
    tx: &Tx,
    viewer: UserId,
    pin: &StoredPin,
    below: Below,
) -> Result<Option<Answered>> {
    match below {
        Below::Pin => Ok(None),
        Below::Comment(id) => {
            let said = still_seen(tx, viewer, pin, id).await?;
            Ok(Some(Answered::comment(&said)))
        }
        Below::DidIt(id) => {
            let told = did_its::find_many(tx, pin.id, &[id]).await?.pop();
            let told = told.ok_or_else(Error::not_found)?;
            told.check_shown_to(Some(viewer))?;
            Ok(Some(Answered::did_it(&told)))
        }
    }
}

/// The words of a comment.
pub(super) fn words(text: &str) -> Result<String> {
    validate::words("text", text, MOST)
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
