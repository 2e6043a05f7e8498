//! Notes that the viewer does not want an experience.

use contract::experiences::{ExperienceAt, ExperienceStatus, Experiences};
use kernel::{ctx::Ctx, error::Result};

use super::note_experience::note_experience;

/// `ExperienceResource/delete`: ends an experience as dismissed, for good.
/// Caller: a user who takes part. Answers what is left.
pub async fn dismiss_experience(ctx: Ctx, input: ExperienceAt) -> Result<Experiences> {
    note_experience(ctx, input, ExperienceStatus::Dismissed).await
}
