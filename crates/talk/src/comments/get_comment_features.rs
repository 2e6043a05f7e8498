//! Which ways to talk a user leaves open below their pins.

use contract::comments::{CommentFeatures, GetCommentFeatures};
use kernel::{ctx::Ctx, error::Result};

use super::{policy, sql::features};

/// `AggregatedCommentFeaturesResource/get`: which ways to talk are open below the viewer's
/// pins. Caller: the user whose they are.
pub async fn get_comment_features(ctx: Ctx, input: GetCommentFeatures) -> Result<CommentFeatures> {
    policy::may_see_features(ctx.user()?, input.user_id)?;
    features::find(&ctx.house.db, input.user_id).await
}
