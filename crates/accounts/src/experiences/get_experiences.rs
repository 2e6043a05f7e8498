//! The experiences that the viewer takes part in.

use contract::experiences::{ExperienceStatus, ExperienceView, Experiences, GetExperiences};
use kernel::{ctx::Ctx, error::Result};

use super::{NO_PIN_FOOTER, PIN_FOOTER, policy, sql};

/// `ExperiencesResource/get`, and what every page carries: the viewer's
/// experiences. Caller: every viewer. Nothing is kept of visitors: what they get
/// follows from the host's settings alone, so that a page may be shared among
/// them.
pub async fn get_experiences(ctx: Ctx, _input: GetExperiences) -> Result<Experiences> {
    if policy::may_have(&ctx, PIN_FOOTER).is_err() {
        return Ok(Experiences::default());
    }
    let status = match ctx.viewer() {
        Some(viewer) => sql::find(&ctx.house.db, viewer, NO_PIN_FOOTER).await?,
        None => ExperienceStatus::Active,
    };
    let view = ExperienceView {
        experience_id: NO_PIN_FOOTER,
        status,
        hide_footer: true,
    };
    let open = (!policy::is_over(status)).then(|| (PIN_FOOTER.to_string(), view));
    Ok(Experiences(open.into_iter().collect()))
}
