//! # Experiences
//!
//! Lives here: what the host tries out at a place of the web app, and with whom.
//! Tables owned: `experiences`.
//! Events emitted: none.
//! Not here: what an experience changes (the web app's parts), whom the host chose (its
//! settings).

pub mod complete_experience;
pub mod dismiss_experience;
pub mod get_experiences;
pub mod note_experience;
pub mod policy;
mod sql;
pub mod view_experience;

use contract::ids::{ExperienceId, PlacementId};

/// The foot of a pin's page (specification §2).
pub const PIN_FOOTER: PlacementId = PlacementId(1_000_069);
/// Without a footer.
pub const NO_PIN_FOOTER: ExperienceId = ExperienceId(500_417);
