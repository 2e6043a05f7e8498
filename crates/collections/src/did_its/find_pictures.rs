//! Pictures of did-its.

use accounts::uploads::find_picture::{StoredPicture, stored_picture};
use contract::ids::{DidItId, UserId};
use kernel::error::Result;
use store::Run;

use super::sql;

/// Signature and extension of every photograph of a user's did-its; one that is there
/// twice comes twice.
pub async fn find_pictures(run: &impl Run, user: UserId) -> Result<Vec<(String, String)>> {
    sql::pictures_of(run, user).await
}

/// The photographs of one did-it, as far as the store holds them.
pub async fn find_shots(run: &impl Run, id: DidItId) -> Result<Vec<StoredPicture>> {
    let mut found = Vec::new();
    for shot in sql::shots(run, &[id]).await? {
        found.extend(stored_picture(run, &shot.signature).await?);
    }
    Ok(found)
}
