//! The parental passcode: four digits without which protected settings stay as
//! they are (specification §2, §3 "Viewer", §5, §6, §9).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::View;

/// What of the passcode the viewer carries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ViewerPasscode {
    /// Whether protected settings ask for it.
    pub is_parental_control_passcode_enabled: bool,
    /// Whether one can be set: users under 18, by a known birthday.
    pub is_candidate_for_parental_control_passcode: bool,
    /// Address of the parent, told in part: `a•••@example.com`.
    pub parental_control_anonymized_email: Option<String>,
}
impl View for ViewerPasscode {}

/// `ParentalPasscodeResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CreatePasscode {
    /// Four digits; spaces do not count.
    pub passcode: String,
    /// The same again.
    #[serde(rename = "confirmPasscode")]
    pub confirm_passcode: String,
    /// Where a way to another passcode is sent: not the account's own address.
    #[serde(rename = "backupEmail")]
    pub backup_email: String,
    /// The same again.
    #[serde(rename = "confirmBackupEmail")]
    pub confirm_backup_email: String,
}

/// `ParentalPasscodeResource/delete`: protected settings ask for nothing any more.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct RemovePasscode {
    /// The passcode as it is.
    #[serde(default)]
    pub passcode: Option<String>,
}

/// `ParentalPasscodeResetResource/create`: a link to another passcode, to the
/// parent's address.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct RequestPasscodeReset {}

/// `ParentalPasscodeResetResource/update`: the link is used.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ResetPasscode {
    /// What stands behind `#` in the link.
    pub token: String,
    /// Four digits; spaces do not count.
    pub passcode: String,
    /// The same again.
    #[serde(rename = "confirmPasscode")]
    pub confirm_passcode: String,
}

/// `ParentalPasscodeClosureResource/create`: records that the passcode dialog was closed
/// without a passcode (specification §2 "Closing is logged").
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct NoteClosure {
    /// Path of the page on which they were asked, up to 200 characters.
    pub path: String,
}
