//! What the viewer is told of their passcode.

use contract::{ids::UserId, passcodes::ViewerPasscode};
use kernel::{ctx::Standing, error::Result};
use store::Run;

use super::{policy::is_candidate, sql};
use crate::preferences::make_subscription::anonymize;

/// Whether there is one, could be one, and where a link to another is sent.
pub async fn find_passcode(
    run: &impl Run,
    id: UserId,
    standing: Standing,
) -> Result<ViewerPasscode> {
    let row = sql::find(run, id).await?;
    Ok(ViewerPasscode {
        is_parental_control_passcode_enabled: row.is_some(),
        is_candidate_for_parental_control_passcode: is_candidate(standing),
        parental_control_anonymized_email: row.map(|row| anonymize(&row.backup_email)),
    })
}
