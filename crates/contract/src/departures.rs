//! Leaving, for a while or for good.

use serde::Deserialize;
use utoipa::ToSchema;

/// `UserDeactivateResource/create`: leave for a while.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct DeactivateUser {
    /// The account's password: an open browser is not enough.
    pub password: String,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}

/// `UserDeleteResource/create`: leave for good, with 30 days to change one's mind.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct DeleteUser {
    /// The account's password: an open browser is not enough.
    pub password: String,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}
