//! Cookie consent (specification §3 "Viewer", §4 "User counters", §6).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::View;

/// A user's cookie consent, beyond what the site needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Consent {
    /// Fit what is shown to the user.
    pub personalization: bool,
    /// Learn how the site is used.
    pub analytic: bool,
    /// Advertising.
    pub marketing: bool,
}
impl View for Consent {}

/// Asks whether consent is needed where the viewer is.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct GetConsent {}

/// What the browser needs to know before anything of third parties may load.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ConsentState {
    /// Two letters: where the viewer is, as far as is known.
    pub country: String,
    /// Whether that country asks for consent first.
    pub is_restricted: bool,
    /// What the viewer's account chose; null for visitors and before choosing.
    pub consent: Option<Consent>,
    /// Page that takes the ad-tracking identifier; null unless the host has one.
    pub ad_tracking_url: Option<String>,
}
impl View for ConsentState {}
