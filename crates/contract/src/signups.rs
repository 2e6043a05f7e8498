//! Sign-up around the account itself (specification §4 "Signup", "Signup-flow step").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::View;

/// Who may make an account on this host.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SignUpMode {
    /// Everybody.
    #[default]
    Open,
    /// Who has an invite.
    Invite,
    /// Nobody.
    Closed,
}

/// Screens after signing up, in their order; they begin with `welcome`
/// (specification §4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SignupFlowStep {
    /// Greeting.
    Welcome,
    /// Name for people.
    Name,
    /// Day of birth, for those who have not said it.
    Birthday,
    /// Gender.
    Gender,
    /// Country and language.
    Place,
    /// What one likes to look at.
    Interests,
    /// First boards.
    Boards,
}

/// `SignupFlowResource/update`: the viewer has come this far.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct MoveSignupFlow {
    /// The screen that is open; none when the flow is over.
    #[serde(default)]
    pub step: Option<SignupFlowStep>,
}

/// Where the viewer is in the flow.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct SignupFlow {
    /// The screen that is open; none when the flow is over.
    pub signup_flow_step: Option<SignupFlowStep>,
}
impl View for SignupFlow {}
