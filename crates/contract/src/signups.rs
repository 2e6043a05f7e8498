//! Sign-up around the account itself (specification §4 "Signup", "Signup-flow step").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::View;

/// Who may make an account on this host.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SignUpMode {
    /// Every visitor.
    #[default]
    Open,
    /// Who has an invite.
    Invite,
    /// No new accounts but those that the host makes.
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

/// `UserRegisterResource/create` (specification §3 "Signup payload"). With the identity
/// token of an existing account it logs in instead.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct RegisterUser {
    /// Address of the account; made of what a provider proved when missing.
    #[serde(default)]
    pub email: String,
    /// 8 to 128 characters. Who comes from another provider needs none.
    #[serde(default)]
    pub password: String,
    /// Name of the business, which makes a business account; it is also the
    /// first name (specification §3 "Signup payload").
    #[serde(default)]
    pub business_name: Option<String>,
    /// First name; made from the address when missing.
    #[serde(default)]
    pub first_name: Option<String>,
    /// Last name.
    #[serde(default)]
    pub last_name: Option<String>,
    /// Wanted username; made from the name when missing.
    #[serde(default)]
    pub username: Option<String>,
    /// `YYYY-MM-DD`, or milliseconds or seconds since 1970.
    #[serde(default)]
    pub birthday: Option<String>,
    /// `female`, `male`, `unspecified` or `custom`.
    #[serde(default)]
    pub gender: Option<String>,
    /// Two letters.
    #[serde(default)]
    pub country: Option<String>,
    /// One of the accepted locales.
    #[serde(default)]
    pub locale: Option<String>,
    /// Page that led here.
    #[serde(default)]
    pub referrer: Option<String>,
    /// Words of one's own beside `gender`.
    #[serde(default)]
    pub custom_gender: Option<String>,
    /// Of the address by which the user came.
    #[serde(default)]
    pub invite_code: Option<String>,
    /// What shows that a human signs up.
    #[serde(default)]
    pub recaptcha_v3_token: Option<String>,
    /// The Facebook user id; must be the token's subject.
    #[serde(default)]
    pub facebook_id: Option<String>,
    /// An access token of Facebook's, made for this host's app.
    #[serde(default)]
    pub facebook_token: Option<String>,
    /// An id token of Google's, made for this host.
    #[serde(default)]
    pub google_open_id_token: Option<String>,
    /// An id token of LINE's, made for this host.
    #[serde(default)]
    pub line_id_token: Option<String>,
    /// What an authorization to a provider ended with (`NetworkAuthorizationResource/update`).
    #[serde(default)]
    pub network_ticket: Option<String>,
    /// The second step, when the token belongs to an account that asks for one.
    #[serde(default)]
    pub mfa_token: Option<String>,
    /// Pages looked at before. Up to 16 KiB of JSON are kept, more is not.
    #[serde(default)]
    #[schema(value_type = Option<serde_json::Value>)]
    pub visited_pages: Option<serde_json::Value>,
    /// Campaign that led here, `utm_campaign` of the address.
    #[serde(default)]
    pub utm_campaign: Option<String>,
    /// What the browser noticed. Up to 16 KiB of JSON are kept, more is not.
    #[serde(default)]
    #[schema(value_type = Option<serde_json::Value>)]
    pub user_behavior_data: Option<serde_json::Value>,
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
