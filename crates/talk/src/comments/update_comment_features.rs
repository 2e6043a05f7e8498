//! Opens and closes ways to talk below a user's pins.

use accounts::users::{self, check_protection::check_protection};
use contract::comments::{CommentFeatures, FeatureMap, UpdateCommentFeatures};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, sql::features};

/// `AggregatedCommentFeaturesResource/update` (consumer specification §6, §7): opens and closes
/// ways to talk below the viewer's pins; what is not named stays. Caller: the user whose they
/// are, with the parental passcode where they have one.
pub async fn update_comment_features(
    ctx: Ctx,
    input: UpdateCommentFeatures,
) -> Result<CommentFeatures> {
    let viewer = ctx.user()?;
    policy::may_see_features(viewer, input.user_id)?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? {
        return Err(Error::not_found());
    }
    let kept = features::find(&tx, viewer).await?;
    let wanted = changed(kept, input.feature_map);
    features::put(&tx, viewer, wanted, ctx.now()).await?;
    tx.commit().await?;
    Ok(wanted)
}

fn changed(kept: CommentFeatures, map: FeatureMap) -> CommentFeatures {
    CommentFeatures {
        comments: map.comments.unwrap_or(kept.comments),
        replies: map.replies.unwrap_or(kept.replies),
        mentions: map.mentions.unwrap_or(kept.mentions),
    }
}
