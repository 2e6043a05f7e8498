//! Keeps how far a user is with what stands at a placement.

use contract::experiences::{ExperienceAt, ExperienceStatus, Experiences, GetExperiences};
use kernel::{ctx::Ctx, error::Result};

use super::{NO_PIN_FOOTER, get_experiences::get_experiences, policy, sql};

/// Notes a status and answers what the user has then. Also for users who may not
/// write: what they were shown is theirs to say. Once more changes nothing, and
/// what is over stays so.
pub(super) async fn note_experience(
    ctx: Ctx,
    input: ExperienceAt,
    status: ExperienceStatus,
) -> Result<Experiences> {
    let viewer = ctx.user()?;
    policy::may_have(&ctx, input.id)?;
    let tx = ctx.begin().await?;
    sql::note(&tx, viewer, NO_PIN_FOOTER, status, ctx.now()).await?;
    tx.commit().await?;
    get_experiences(ctx, GetExperiences {}).await
}
