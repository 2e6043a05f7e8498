//! How far a user is in the screens after signing up.

use contract::{ids::UserId, signups::SignupFlowStep};
use kernel::error::Result;
use store::Run;

use super::sql;

/// The screen that is open; none when the flow is over.
pub async fn find_step(run: &impl Run, id: UserId) -> Result<Option<SignupFlowStep>> {
    let name = sql::step(run, id).await?;
    Ok(name.and_then(|name| serde_json::from_value(name.into()).ok()))
}
