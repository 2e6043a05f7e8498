//! What of an update stands on the profile.

use contract::{
    errors::Code,
    ids::{UploadId, UserId},
    users::UpdateUser,
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    hooks::{Hook, in_order},
    tx::Tx,
    validate,
};
use linkme::distributed_slice;

use super::{
    claim_username::{check_username, claim_wanted},
    sql::{self, StoredUser},
    update_user::full_name,
};
use crate::uploads::{find_picture::StoredPicture, find_picture::picture_of_upload};

/// So many names are held for one user, who may then not change theirs again.
const MOST_HELD_NAMES: i64 = 5;

/// What a room does when a profile says something else, or is new; an error refuses it.
pub type FollowProfile = for<'a> fn(
    &'a Ctx,
    &'a Tx,
    Option<&'a StoredUser>,
    &'a StoredUser,
) -> BoxFuture<'a, Result<()>>;

/// Rooms that ask what profiles say.
#[distributed_slice]
pub static FOLLOW_PROFILE: [Hook<FollowProfile>];

/// Tells them, in the transaction that writes it: of what it said, and what it says.
pub async fn follow_profile(
    ctx: &Ctx,
    tx: &Tx,
    old: Option<&StoredUser>,
    new: &StoredUser,
) -> Result<()> {
    for follow in in_order(&FOLLOW_PROFILE) {
        follow(ctx, tx, old, new).await?;
    }
    Ok(())
}

impl StoredUser {
    /// What the profile says to others, by the names of the fields.
    pub fn said(&self) -> [(&'static str, &str); 5] {
        let website = self.website_url.as_deref().unwrap_or_default();
        [
            ("first_name", &self.full_name),
            ("username", &self.username),
            ("about", &self.about),
            ("pronouns", &self.pronouns),
            ("website_url", website),
        ]
    }
}

/// Brings what was given into the row.
pub async fn change_profile(
    ctx: &Ctx,
    tx: &Tx,
    row: &mut StoredUser,
    input: &UpdateUser,
) -> Result<()> {
    if let Some(name) = &input.first_name {
        row.first_name = validate::name("first_name", name, 1, 60)?;
    }
    if let Some(name) = &input.last_name {
        row.last_name = validate::optional_name("last_name", Some(name), 60)?;
    }
    row.full_name = full_name(&row.first_name, &row.last_name);
    if let Some(about) = &input.about {
        row.about = validate::text("about", about, 0, 500)?;
    }
    if let Some(pronouns) = &input.pronouns {
        row.pronouns = validate::line("pronouns", pronouns, 0, 30)?;
    }
    if let Some(website) = &input.website_url {
        row.website_url = validate::link("website_url", Some(website))?;
    }
    change_pictures(tx, row, input).await?;
    match &input.username {
        Some(name) if *name != row.username => change_username(ctx, tx, row, name).await,
        _ => Ok(()),
    }
}

async fn change_pictures(tx: &Tx, row: &mut StoredUser, input: &UpdateUser) -> Result<()> {
    let owner = row.id;
    if input.remove_picture {
        (row.avatar_signature, row.avatar_extension) = (None, None);
        row.is_avatar_screened = false;
    }
    if let Some(upload) = input.picture_upload_id {
        let picture = uploaded(tx, owner, upload, "picture_upload_id").await?;
        row.avatar_signature = Some(picture.signature);
        row.avatar_extension = Some(picture.extension);
        row.is_avatar_screened = picture.is_screened;
    }
    if input.remove_cover {
        (row.cover_signature, row.cover_extension) = (None, None);
        row.is_cover_screened = false;
    }
    if let Some(upload) = input.cover_upload_id {
        let picture = uploaded(tx, owner, upload, "cover_upload_id").await?;
        row.cover_signature = Some(picture.signature);
        row.cover_extension = Some(picture.extension);
        row.is_cover_screened = picture.is_screened;
        (row.cover_width, row.cover_height) = (picture.width, picture.height);
    }
    Ok(())
}

/// The picture of an upload; a refusal names the option that brought it.
async fn uploaded(tx: &Tx, owner: UserId, id: UploadId, field: &str) -> Result<StoredPicture> {
    picture_of_upload(tx, owner, id)
        .await
        .map_err(|error| match error.code {
            Code::UploadInvalid | Code::UploadUnfinished => Error::field(error.code, field),
            _ => error,
        })
}

/// Changes the username. The former one is held for its user, so that links to it
/// lead here and no other account speaks under it.
async fn change_username(ctx: &Ctx, tx: &Tx, row: &mut StoredUser, name: &str) -> Result<()> {
    check_username(name)?;
    let (id, now) = (row.id, ctx.now());
    if !name.eq_ignore_ascii_case(&row.username) {
        if sql::names::count_released_names(tx, id, now).await? >= MOST_HELD_NAMES {
            return Err(Error::field(Code::UsernameChanges, "username"));
        }
        claim_wanted(tx, id, name, now).await?;
        sql::names::release_name(tx, &row.username, id, now).await?;
    }
    row.username = name.to_owned();
    Ok(())
}
