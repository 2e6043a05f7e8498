//! Translates a comment.

use accounts::users;
use contract::comments::{TranslateComment, Translation};
use kernel::{ctx::Ctx, error::Result};
use tracing::warn;

use super::{seen::seen, translate::Translator};

/// `GET /v3/aggregated_comments/{comment_id}/translate/` (consumer specification §7): a comment
/// in the viewer's language, by the host's translator; empty where there is none, or it fails
/// (§8). Caller: user who sees the comment.
pub async fn translate_comment(ctx: Ctx, input: TranslateComment) -> Result<Translation> {
    let viewer = ctx.user()?;
    let (_, row) = seen(&ctx, viewer, input.comment_id).await?;
    let Some(service) = &ctx.house.get::<Translator>().0 else {
        return Ok(Translation::default());
    };
    let user = users::find(&ctx.house.db, viewer).await?;
    let locale = user.map(|user| user.locale).unwrap_or_default();
    let language = locale.split('_').next().unwrap_or_default();
    let text = service.translate(&row.text, language).await;
    let text = text.inspect_err(|cause| warn!(cause, "a comment was not translated"));
    Ok(Translation(text.unwrap_or_default()))
}
