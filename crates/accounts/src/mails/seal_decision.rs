//! The link by which a user reads a decision about them, and appeals it: who is suspended
//! cannot sign in.
//!
//! It is signed and not kept: it works for as long as the decision is kept, and opens nothing
//! else. Its token stands behind `#`.

use contract::ids::{ReportCaseId, UserId};
use kernel::house::House;

/// What the token is sealed for.
const SCOPE: &str = "decision";

/// The link to a decision about a user.
pub fn seal_decision(house: &House, case: ReportCaseId, user: UserId) -> String {
    let token = house.bookmarks.seal(SCOPE, &[case.0, user.0]);
    format!("{}/appeal/#{token}", house.settings.address)
}

/// Which decision a token opens, and about whom it was when it was sealed.
pub fn open_decision_token(house: &House, token: &str) -> Option<(ReportCaseId, UserId)> {
    let parts = house.bookmarks.open(SCOPE, token)?;
    match parts[..] {
        [case, user] => Some((ReportCaseId(case), UserId(user))),
        _ => None,
    }
}
