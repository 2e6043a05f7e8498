//! Notes that the viewer did what an experience was for.

use contract::experiences::{ExperienceAt, ExperienceStatus, Experiences};
use kernel::{ctx::Ctx, error::Result};

use super::note_experience::note_experience;

/// `ExperienceResource/update`: ends an experience as completed, for good.
/// Caller: a user who takes part. Answers what is left.
pub async fn complete_experience(ctx: Ctx, input: ExperienceAt) -> Result<Experiences> {
    note_experience(ctx, input, ExperienceStatus::Completed).await
}
