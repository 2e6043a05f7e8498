//! Notes that the viewer was shown an experience.

use contract::experiences::{ExperienceAt, ExperienceStatus, Experiences};
use kernel::{ctx::Ctx, error::Result};

use super::note_experience::note_experience;

/// `ExperienceResource/create` (specification §7 `viewExperience`): notes that it
/// was shown. Caller: a user who takes part. Answers what they have.
pub async fn view_experience(ctx: Ctx, input: ExperienceAt) -> Result<Experiences> {
    note_experience(ctx, input, ExperienceStatus::Viewed).await
}
