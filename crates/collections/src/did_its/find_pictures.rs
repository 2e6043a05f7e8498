//! Pictures of a user's did-its.

use contract::ids::UserId;
use kernel::error::Result;
use store::Run;

use super::sql;

/// Signature and extension of every photograph of a user's did-its; one that is there
/// twice comes twice.
pub async fn find_pictures(run: &impl Run, user: UserId) -> Result<Vec<(String, String)>> {
    sql::pictures_of(run, user).await
}
