//! Note that the viewer did what an experience was for.

use contract::experiences::{ExperienceAt, ExperienceStatus, Experiences};
use kernel::{ctx::Ctx, error::Result};

use super::note_experience::note_experience;

/// `ExperienceResource/update`: it is over, for good. Answers what is left.
pub async fn complete_experience(ctx: Ctx, input: ExperienceAt) -> Result<Experiences> {
    note_experience(ctx, input, ExperienceStatus::Completed).await
}
