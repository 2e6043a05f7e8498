//! Take an experience from the viewer, who does not want it.

use contract::experiences::{ExperienceAt, ExperienceStatus, Experiences};
use kernel::{ctx::Ctx, error::Result};

use super::note_experience::note_experience;

/// `ExperienceResource/delete`: it is over, for good. Answers what is left.
pub async fn dismiss_experience(ctx: Ctx, input: ExperienceAt) -> Result<Experiences> {
    note_experience(ctx, input, ExperienceStatus::Dismissed).await
}
