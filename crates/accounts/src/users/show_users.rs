//! Makes views of users: alone, and beside pins and boards.

use std::{collections::HashMap, sync::Arc};

use contract::{
    boards::SensitivityScreen,
    ids::UserId,
    users::{ProfileCover, ScreenedPictures, UserRef, UserView, VerifiedIdentity},
};
use kernel::{
    ctx::{Ctx, Origin},
    error::{Error, Result},
    times,
};
use media::Size;
use url::Url;

use super::{
    cache::UserCache,
    find_domains::{domain_of, find_domains},
    sql::{self, StoredUser},
};
use crate::{
    blocks::find_blocks::find_blocks,
    uploads::show_images::{address, images},
};

/// A user as views that all viewers share name them.
#[derive(Clone)]
pub struct SharedUser {
    /// What is shown.
    pub user: Arc<UserRef>,
    /// The same for themselves, where a sensitivity screen hides their picture from others.
    own: Option<Arc<UserRef>>,
    /// Whether only they themselves may see it.
    pub is_private: bool,
    /// Whether search engines are asked to look away.
    pub excludes_search: bool,
}

impl SharedUser {
    /// What is shown to this viewer.
    pub fn seen_by(&self, viewer: Option<UserId>) -> &Arc<UserRef> {
        let own = self.own.as_ref().filter(|own| viewer == Some(own.id));
        own.unwrap_or(&self.user)
    }
}

/// Users as this viewer sees them beside pins and boards; those that are gone or
/// hidden are left out, and with them their pins and boards.
pub async fn user_refs(
    ctx: &Ctx,
    ids: impl IntoIterator<Item = UserId>,
) -> Result<HashMap<UserId, Arc<UserRef>>> {
    let found = shared_users(ctx, ids).await?;
    let viewer = ctx.viewer();
    let blocks = find_blocks(ctx, viewer).await?;
    let seen = |(id, person): (UserId, SharedUser)| {
        let is_hidden = person.is_private && viewer != Some(id);
        let is_seen = !is_hidden && !blocks.part_from(id);
        is_seen.then(|| (id, person.seen_by(viewer).clone()))
    };
    Ok(found.into_iter().filter_map(seen).collect())
}

/// Users, also with a private profile: for views that are kept for all, and shown
/// to viewers who may see them.
pub async fn shared_users(
    ctx: &Ctx,
    ids: impl IntoIterator<Item = UserId>,
) -> Result<HashMap<UserId, SharedUser>> {
    let cache = &ctx.house.get::<UserCache>().0;
    let mut known = cache.known(&ctx.origin, ids);
    let rows = sql::find_many(&ctx.house.db, &known.missing).await?;
    let with_website = rows.iter().filter(|row| row.website_url.is_some());
    let with_website: Vec<UserId> = with_website.map(|row| row.id).collect();
    let websites = find_domains(&ctx.house.db, &with_website).await?;
    for row in rows.into_iter().filter(|row| !row.is_hidden()) {
        let domains = websites.get(&row.id).map_or(&[][..], Vec::as_slice);
        let person = SharedUser {
            user: Arc::new(user_ref(&ctx.origin, &row, domains)),
            own: row
                .is_avatar_screened
                .then(|| Arc::new(own_ref(&ctx.origin, &row, domains))),
            is_private: row.is_private,
            excludes_search: row.excludes_search,
        };
        cache.add(&mut known, &ctx.origin, row.id, person);
    }
    Ok(known.found)
}

/// Users whatever hides them, without those that are gone: for employees, who judge them.
pub async fn all_users(
    ctx: &Ctx,
    ids: impl IntoIterator<Item = UserId>,
) -> Result<HashMap<UserId, UserRef>> {
    let mut ids: Vec<UserId> = ids.into_iter().collect();
    ids.sort_unstable();
    ids.dedup();
    let rows = sql::find_many(&ctx.house.db, &ids).await?;
    let websites = find_domains(&ctx.house.db, &ids).await?;
    let shown = rows.iter().map(|row| {
        let domains = websites.get(&row.id).map_or(&[][..], Vec::as_slice);
        (row.id, user_ref(&ctx.origin, row, domains))
    });
    Ok(shown.collect())
}

/// The viewer as they see themselves, where a sensitivity screen hides their picture from others: for
/// views that are kept for all.
pub async fn own_face(ctx: &Ctx) -> Result<Option<Arc<UserRef>>> {
    let Some(viewer) = ctx.viewer() else {
        return Ok(None);
    };
    let found = shared_users(ctx, [viewer]).await?.remove(&viewer);
    Ok(found.and_then(|person| person.own))
}

/// Fails with *not found* when this user is gone or hidden.
pub async fn check_shown(ctx: &Ctx, id: UserId) -> Result<()> {
    let shown = user_refs(ctx, [id]).await?;
    shown.get(&id).map(drop).ok_or_else(Error::not_found)
}

/// Fails with *not found* when this user is gone, or hidden from all. For what is
/// theirs and was found to be seen.
pub async fn is_there(ctx: &Ctx, id: UserId) -> Result<()> {
    let found = shared_users(ctx, [id]).await?;
    found.get(&id).map(drop).ok_or_else(Error::not_found)
}

/// Users as this viewer sees them where they are together, also with a private profile: without
/// those that are gone or hidden from all, and those of whom one blocked the other.
pub async fn users_there(
    ctx: &Ctx,
    ids: impl IntoIterator<Item = UserId>,
) -> Result<HashMap<UserId, Arc<UserRef>>> {
    let found = shared_users(ctx, ids).await?;
    let blocks = find_blocks(ctx, ctx.viewer()).await?;
    let there = |(id, person): (UserId, SharedUser)| {
        let is_there = !blocks.part_from(id);
        is_there.then(|| (id, person.seen_by(ctx.viewer()).clone()))
    };
    Ok(found.into_iter().filter_map(there).collect())
}

/// Fails with *not found* when this user is gone, hidden from all, or one blocked
/// the other.
pub async fn check_there(ctx: &Ctx, id: UserId) -> Result<()> {
    let there = users_there(ctx, [id]).await?;
    there.get(&id).map(drop).ok_or_else(Error::not_found)
}

/// Whether search engines are asked to leave this user's things out.
pub async fn excludes_search(ctx: &Ctx, id: UserId) -> Result<bool> {
    let found = shared_users(ctx, [id]).await?;
    Ok(found.get(&id).is_none_or(|person| person.excludes_search))
}

/// A profile as others see it; `domains` were verified to be this user's.
pub fn profile_from(
    origin: &Origin,
    row: &StoredUser,
    domains: &[String],
    followed: Option<bool>,
) -> UserView {
    let mut user = user_ref(origin, row, domains);
    user.followed(followed);
    UserView {
        user,
        image_xlarge_url: open_avatar(origin, row, Size::Wide236),
        first_name: row.first_name.clone(),
        last_name: row.last_name.clone(),
        about: row.about.clone(),
        pronouns: row.pronouns.clone(),
        website_url: row.website_url.clone(),
        profile_cover: cover(origin, row).filter(|_| !row.is_cover_screened),
        screened_pictures: screened_pictures(origin, row),
        pin_count: row.pin_count,
        board_count: row.board_count,
        following_count: row.following_count,
        shows_follows: true,
        created_at: times::long(row.created_ms),
        is_private_profile: row.is_private,
        exclude_from_search: row.excludes_search,
    }
}

/// A profile as its user sees it: no screen stands before their own pictures, but they are told
/// before which of them one stands for others.
pub fn own_profile(origin: &Origin, row: &StoredUser, domains: &[String]) -> UserView {
    let mut view = profile_from(origin, row, domains, Some(false));
    show_own(origin, row, &mut view.user);
    view.image_xlarge_url = avatar(origin, row, Size::Wide236);
    view.profile_cover = cover(origin, row);
    if let Some(screened) = &mut view.screened_pictures {
        screened.sensitivity_screen.show_warning = false;
    }
    view
}

/// A user as they see themselves beside pins and boards.
pub fn own_ref(origin: &Origin, row: &StoredUser, domains: &[String]) -> UserRef {
    let mut user = user_ref(origin, row, domains);
    show_own(origin, row, &mut user);
    user
}

/// A user as other nouns show them: pinner, owner, collaborator. Without a picture before which a
/// sensitivity screen stands, as these places are too small for one.
fn user_ref(origin: &Origin, row: &StoredUser, domains: &[String]) -> UserRef {
    let website = row.website_url.as_deref();
    let domain = website.and_then(|address| domain_of(&Url::parse(address).ok()?));
    let domain_verified = domain.as_ref().is_some_and(|own| domains.contains(own));
    UserRef {
        domain_verified,
        domain_url: domain,
        r#type: "user",
        id: row.id,
        username: row.username.clone(),
        full_name: row.full_name.clone(),
        image_small_url: open_avatar(origin, row, Size::Square60),
        image_medium_url: open_avatar(origin, row, Size::Square136),
        image_large_url: open_avatar(origin, row, Size::Square136),
        follower_count: row.follower_count,
        explicitly_followed_by_me: None,
        verified_identity: VerifiedIdentity {
            verified: row.is_vouched || domain_verified,
        },
        is_verified_merchant: false, // there are no merchants yet, nor advertisers
        is_ads_only_profile: false,
        ads_only_profile_site: None,
        connection_type: None,
        entity_id: row.id,
        profile_url: format!("/{}/", row.username),
        blocked_by_me: false,
        followed_by_me: None,
    }
}

fn show_own(origin: &Origin, row: &StoredUser, user: &mut UserRef) {
    user.image_small_url = avatar(origin, row, Size::Square60);
    user.image_medium_url = avatar(origin, row, Size::Square136);
    user.image_large_url = avatar(origin, row, Size::Square136);
}

/// The pictures that stand behind a sensitivity screen, if one does.
fn screened_pictures(origin: &Origin, row: &StoredUser) -> Option<ScreenedPictures> {
    let face = avatar(origin, row, Size::Wide236).filter(|_| row.is_avatar_screened);
    let cover = cover(origin, row).filter(|_| row.is_cover_screened);
    let is_any = face.is_some() || cover.is_some();
    is_any.then_some(ScreenedPictures {
        sensitivity_screen: SensitivityScreen::OF_PICTURE,
        image_xlarge_url: face,
        profile_cover: cover,
    })
}

fn cover(origin: &Origin, row: &StoredUser) -> Option<ProfileCover> {
    let (signature, extension) = row
        .cover_signature
        .as_deref()
        .zip(row.cover_extension.as_deref())?;
    let (width, height) = (row.cover_width, row.cover_height);
    Some(ProfileCover {
        images: images(origin, signature, extension, width, height),
    })
}

/// The address of a profile picture, if there is one and no sensitivity screen stands before it.
fn open_avatar(origin: &Origin, row: &StoredUser, size: Size) -> Option<String> {
    avatar(origin, row, size).filter(|_| !row.is_avatar_screened)
}

/// The address of a profile picture, if there is one, for its user alone: see [`user_ref`].
pub fn avatar(origin: &Origin, row: &StoredUser, size: Size) -> Option<String> {
    let (signature, extension) = row
        .avatar_signature
        .as_deref()
        .zip(row.avatar_extension.as_deref())?;
    Some(address(origin, size, signature, extension))
}
