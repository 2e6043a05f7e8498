//! Makes views of people: alone, beside pins, of the viewer.

use std::{collections::HashMap, sync::Arc};

use contract::{
    ids::UserId,
    users::{LimitedView, LoginState, UserRef, UserView, VerifiedIdentity, ViewerView},
};
use media::Size;

use super::{
    Standing,
    find_standing::find_standing,
    sql::{self, UserRow},
};
use crate::{
    ctx::{Ctx, Origin},
    error::{Error, Result},
    house::Changed,
    times,
    uploads::show_images::address,
};

/// People as shown beside pins and boards; those that are gone are left out.
pub async fn user_refs(
    ctx: &Ctx,
    ids: impl IntoIterator<Item = UserId>,
) -> Result<HashMap<UserId, Arc<UserRef>>> {
    let cache = &ctx.house.caches.users;
    let mut known = cache.known(&ctx.origin, ids);
    let missing: Vec<i64> = known.missing.iter().map(|id| id.0).collect();
    for row in sql::find_many(&ctx.house.db, &missing).await? {
        let user = Arc::new(user_ref(&ctx.origin, &row));
        cache.add(&mut known, &ctx.origin, user.id, user);
    }
    Ok(known.found)
}

/// Forgets what was shared about a person, after a change.
pub fn forget(ctx: &Ctx, id: UserId) {
    let caches = &ctx.house.caches;
    caches.users.forget(id);
    ctx.house.listeners.tell(Changed::User(id));
}

/// The viewer about themselves.
pub async fn viewer_view(ctx: &Ctx, id: UserId) -> Result<ViewerView> {
    let row = sql::find(&ctx.house.db, id)
        .await?
        .ok_or_else(Error::not_found)?;
    let standing = find_standing(&ctx.house, &ctx.house.db, id).await?;
    Ok(viewer_from(&ctx.origin, &row, standing.unwrap_or_default()))
}

/// All that somebody of limited log-in is told about themselves.
pub async fn limited_view(ctx: &Ctx, id: UserId) -> Result<LimitedView> {
    let row = sql::find(&ctx.house.db, id)
        .await?
        .ok_or_else(Error::not_found)?;
    Ok(LimitedView {
        image_medium_url: avatar(&ctx.origin, &row, Size::Square136),
        email: row.email,
        first_name: row.first_name,
        has_password: true,
        connected_to_facebook: false,
        connected_to_google: false,
    })
}

pub(super) fn viewer_from(origin: &Origin, row: &UserRow, standing: Standing) -> ViewerView {
    let mut profile = profile_from(origin, row, Some(false));
    profile.board_count += row.secret_board_count;
    ViewerView {
        profile,
        email: row.email.clone(),
        is_email_verified: row.email_proved_ms.is_some(),
        country: row.country.clone(),
        locale: row.locale.clone(),
        gender: row.gender.clone(),
        secret_board_count: row.secret_board_count,
        has_password: true,
        has_published_pins: row.pin_count > 0,
        is_employee: standing.is_employee,
        is_partner: standing.is_partner,
        is_write_banned: standing.is_write_banned,
        age_in_years: standing.age_in_years,
        is_under_16: standing.is_under(16),
        is_under_18: standing.is_under(18),
        login_state: LoginState::Auth,
        third_party_marketing_tracking_enabled: true,
    }
}

pub(super) fn profile_from(origin: &Origin, row: &UserRow, followed: Option<bool>) -> UserView {
    UserView {
        user: UserRef {
            explicitly_followed_by_me: followed,
            ..user_ref(origin, row)
        },
        image_xlarge_url: avatar(origin, row, Size::Wide236),
        first_name: row.first_name.clone(),
        last_name: row.last_name.clone(),
        about: row.about.clone(),
        pin_count: row.pin_count,
        board_count: row.board_count,
        following_count: row.following_count,
        blocked_by_me: false,
        domain_url: None,
        domain_verified: false,
        profile_url: format!("/{}/", row.username),
        created_at: times::long(row.created_ms),
        is_private_profile: false,
    }
}

fn user_ref(origin: &Origin, row: &UserRow) -> UserRef {
    UserRef {
        r#type: "user",
        id: UserId(row.id),
        username: row.username.clone(),
        full_name: row.full_name.clone(),
        image_small_url: avatar(origin, row, Size::Square60),
        image_medium_url: avatar(origin, row, Size::Square136),
        image_large_url: avatar(origin, row, Size::Square136),
        follower_count: row.follower_count,
        explicitly_followed_by_me: None,
        verified_identity: VerifiedIdentity::default(),
        is_verified_merchant: false,
    }
}

fn avatar(origin: &Origin, row: &UserRow, size: Size) -> Option<String> {
    let (signature, extension) = row
        .avatar_signature
        .as_deref()
        .zip(row.avatar_extension.as_deref())?;
    Some(address(origin, size, signature, extension))
}
