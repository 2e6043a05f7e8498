//! Makes views of people: alone, beside pins, of the viewer.

use std::{collections::HashMap, sync::Arc};

use contract::{
    boards::BoardArrangement,
    ids::UserId,
    networks::ViewerNetworks,
    passcodes::ViewerPasscode,
    preferences::ViewerPreferences,
    sessions::LimitedView,
    users::{LoginState, Nag, ProfileCover, UserRef, UserView, VerifiedIdentity, ViewerView},
};
use media::Size;
use url::Url;

use super::{
    cache::UserCache,
    find_standing::find_standing,
    sql::{self, UserRow},
};
use crate::{
    blocks::find_blocks::find_blocks,
    boards::{
        find_arrangement::find_arrangement, find_quicksave::find_quicksave,
        show_recent::recent_boards, sql::count_kinds,
    },
    businesses::{find_log_in::find_log_in, show_partners::find_partner},
    consents::sql as consents,
    ctx::{Ctx, Origin, Standing},
    error::{Error, Result},
    factors::{policy::may_enable_mfa, show_factors::has_mfa_enabled},
    house::Changed,
    networks::show_networks::viewer_networks,
    passcodes::find_passcode::find_passcode,
    pins::sql::{count_of, last_repin},
    preferences::find_preferences::{find_preferences, viewer_preferences},
    signups::find_step::find_step,
    times,
    uploads::show_images::{address, images},
    websites::{
        read_domain::domain_of,
        show_websites::{addresses, domains_of, domains_of_many},
    },
};

/// A person as views that all viewers share name them.
#[derive(Clone)]
pub struct Person {
    /// What is shown.
    pub user: Arc<UserRef>,
    /// Whether only they themselves may see it.
    pub is_private: bool,
    /// Whether search engines are asked to look away.
    pub excludes_search: bool,
}

/// People as this viewer sees them beside pins and boards; those that are gone or
/// hidden are left out, and with them their pins and boards.
pub async fn user_refs(
    ctx: &Ctx,
    ids: impl IntoIterator<Item = UserId>,
) -> Result<HashMap<UserId, Arc<UserRef>>> {
    let found = people(ctx, ids).await?;
    let viewer = ctx.viewer();
    let blocks = find_blocks(ctx, viewer).await?;
    let seen = |(id, person): (UserId, Person)| {
        let is_hidden = person.is_private && viewer != Some(id);
        let is_seen = !is_hidden && !blocks.part_from(id);
        is_seen.then_some((id, person.user))
    };
    Ok(found.into_iter().filter_map(seen).collect())
}

/// The same with those whom not everybody sees: for views that are kept for all,
/// and shown to those who may see them.
pub(crate) async fn people(
    ctx: &Ctx,
    ids: impl IntoIterator<Item = UserId>,
) -> Result<HashMap<UserId, Person>> {
    let cache = &ctx.house.get::<UserCache>().0;
    let mut known = cache.known(&ctx.origin, ids);
    let missing: Vec<i64> = known.missing.iter().map(|id| id.0).collect();
    let rows = sql::find_many(&ctx.house.db, &missing).await?;
    let with_website = rows.iter().filter(|row| row.website_url.is_some());
    let with_website: Vec<i64> = with_website.map(|row| row.id).collect();
    let websites = domains_of_many(&ctx.house.db, &with_website).await?;
    for row in rows.into_iter().filter(|row| !row.is_hidden()) {
        let domains = websites.get(&row.id).map_or(&[][..], Vec::as_slice);
        let person = Person {
            user: Arc::new(user_ref(&ctx.origin, &row, domains)),
            is_private: row.is_private,
            excludes_search: row.excludes_search,
        };
        cache.add(&mut known, &ctx.origin, UserId(row.id), person);
    }
    Ok(known.found)
}

/// Fails as if they were not there when this person is gone or hidden.
pub async fn check_shown(ctx: &Ctx, id: UserId) -> Result<()> {
    let shown = user_refs(ctx, [id]).await?;
    shown.get(&id).map(drop).ok_or_else(Error::not_found)
}

/// Fails as if they were not there when this person is gone, or hidden from all. For
/// what is theirs and was found to be seen.
pub(crate) async fn is_there(ctx: &Ctx, id: UserId) -> Result<()> {
    let found = people(ctx, [id]).await?;
    found.get(&id).map(drop).ok_or_else(Error::not_found)
}

/// Fails as if they were not there when this person is gone, hidden from all, or one
/// blocked the other.
pub(crate) async fn check_there(ctx: &Ctx, id: UserId) -> Result<()> {
    let found = people(ctx, [id]).await?;
    let blocks = find_blocks(ctx, ctx.viewer()).await?;
    let is_there = found.contains_key(&id) && !blocks.part_from(id);
    is_there.then_some(()).ok_or_else(Error::not_found)
}

/// Whether search engines are asked to leave this person's things out.
pub async fn excludes_search(ctx: &Ctx, id: UserId) -> Result<bool> {
    let found = people(ctx, [id]).await?;
    Ok(found.get(&id).is_none_or(|person| person.excludes_search))
}

/// Forgets what was shared about a person, after a change.
pub fn forget(ctx: &Ctx, id: UserId) {
    ctx.house.get::<UserCache>().0.forget(id);
    ctx.house.tell(Changed::User(id));
}

/// Forgets also what names a person: their boards and pins, and what others saved
/// of theirs.
pub fn forget_everywhere(ctx: &Ctx, id: UserId) {
    forget(ctx, id);
    ctx.house.tell(Changed::UserRef(id));
}

/// The viewer about themselves.
pub async fn viewer_view(ctx: &Ctx, id: UserId) -> Result<ViewerView> {
    let row = sql::find(&ctx.house.db, id)
        .await?
        .ok_or_else(Error::not_found)?;
    let standing = find_standing(&ctx.house, &ctx.house.db, id).await?;
    let standing = standing.unwrap_or_default();
    let domains = domains_of(&ctx.house.db, id).await?;
    let wanted = find_preferences(&ctx.house.db, &row, standing).await?;
    let given = Given {
        domains,
        standing,
        preferences: viewer_preferences(&wanted),
        passcode: find_passcode(&ctx.house.db, id, standing).await?,
        arrangement: find_arrangement(&ctx.house.db, id).await?,
    };
    let mut viewer = viewer_from(&ctx.origin, &row, given);
    if row.is_private {
        viewer.profile.pin_count = count_of(&ctx.house.db, id).await?;
        viewer.has_published_pins = viewer.profile.pin_count > 0;
    }
    let (protected, group) = count_kinds(&ctx.house.db, id).await?;
    // Kept together with them, as what others' numbers leave out.
    viewer.secret_board_count -= protected;
    viewer.group_board_count = group;
    viewer.signup_flow_step = find_step(&ctx.house.db, id).await?;
    viewer.nags = nags(&viewer);
    viewer.recent_boards = recent_boards(ctx, id).await?;
    viewer.quicksave_board = find_quicksave(ctx, id).await?;
    viewer.has_quicksave_board = viewer.quicksave_board.is_some();
    viewer.last_repin_id = last_repin(&ctx.house.db, id).await?;
    viewer.has_mfa_enabled = has_mfa_enabled(ctx, id).await?;
    if viewer.is_partner {
        viewer.partner = find_partner(ctx, id, &row.email).await?;
    }
    viewer.networks = viewer_networks(ctx, id).await?;
    viewer.has_password = has_password(ctx, id).await?;
    viewer.cookie_consent = consents::find(&ctx.house.db, id).await?;
    Ok(viewer)
}

/// All that somebody of limited log-in is told about themselves.
pub async fn limited_view(ctx: &Ctx, id: UserId) -> Result<LimitedView> {
    let row = sql::find(&ctx.house.db, id)
        .await?
        .ok_or_else(Error::not_found)?;
    let networks = viewer_networks(ctx, id).await?;
    Ok(LimitedView {
        has_password: has_password(ctx, id).await?,
        connected_to_facebook: networks.connected_to_facebook,
        connected_to_google: networks.connected_to_google,
        image_medium_url: avatar(&ctx.origin, &row, Size::Square136),
        email: row.email,
        first_name: row.first_name,
    })
}

/// Whether there is a password to ask for; a linked business has its owner's.
async fn has_password(ctx: &Ctx, id: UserId) -> Result<bool> {
    let db = &ctx.house.db;
    let log_in = find_log_in(db, id).await?;
    Ok(sql::password_hash(db, log_in).await?.is_some())
}

/// What other rooms know of the viewer.
struct Given {
    domains: Vec<String>,
    standing: Standing,
    preferences: ViewerPreferences,
    passcode: ViewerPasscode,
    arrangement: BoardArrangement,
}

fn viewer_from(origin: &Origin, row: &UserRow, given: Given) -> ViewerView {
    let (domains, standing) = (&given.domains, given.standing);
    let mut profile = profile_from(origin, row, domains, Some(false));
    profile.board_count += row.secret_board_count;
    ViewerView {
        profile,
        email: row.email.clone(),
        is_email_verified: row.email_proved_ms.is_some(),
        country: row.country.clone(),
        locale: row.locale.clone(),
        gender: row.gender.clone(),
        custom_gender: row.custom_gender.clone(),
        birthday: row.birthday.clone(),
        phone_country: row.phone_country.clone(),
        phone_number_end: row.phone_number.as_deref().map(phone_end),
        phone_number: row.phone_number.clone(),
        listed_website_url: row.website_url.clone(),
        is_any_website_verified: !domains.is_empty(),
        verified_user_websites: addresses(domains),
        can_enable_mfa: may_enable_mfa(row.email_proved_ms),
        has_mfa_enabled: false,
        secret_board_count: row.secret_board_count,
        group_board_count: 0,
        has_password: true,
        networks: ViewerNetworks::default(),
        has_published_pins: row.pin_count > 0,
        recent_boards: Vec::new(),
        has_quicksave_board: false,
        quicksave_board: None,
        scheduled_pin_count: 0,
        arrangement: given.arrangement,
        last_repin_id: None,
        resurrection_dt: row.returned_ms.map(times::long),
        is_employee: standing.is_employee,
        is_partner: standing.is_partner,
        partner: None,
        is_write_banned: standing.is_write_banned,
        age_in_years: standing.age_in_years,
        is_under_16: standing.is_under(16),
        is_under_18: standing.is_under(18),
        login_state: LoginState::Auth,
        preferences: given.preferences,
        passcode: given.passcode,
        cookie_consent: None,
        signup_flow_step: None,
        nags: Vec::new(),
    }
}

/// What is still to be done, by what the view tells already.
fn nags(viewer: &ViewerView) -> Vec<Nag> {
    let all = [
        (Nag::VerifyEmail, !viewer.is_email_verified),
        (Nag::FinishSignup, viewer.signup_flow_step.is_some()),
    ];
    let open = all.into_iter().filter(|(_, is_open)| *is_open);
    open.map(|(nag, _)| nag).collect()
}

/// A profile; `domains` were shown to be this person's.
pub(super) fn profile_from(
    origin: &Origin,
    row: &UserRow,
    domains: &[String],
    followed: Option<bool>,
) -> UserView {
    UserView {
        user: UserRef {
            explicitly_followed_by_me: followed,
            ..user_ref(origin, row, domains)
        },
        image_xlarge_url: avatar(origin, row, Size::Wide236),
        first_name: row.first_name.clone(),
        last_name: row.last_name.clone(),
        about: row.about.clone(),
        pronouns: row.pronouns.clone(),
        website_url: row.website_url.clone(),
        profile_cover: cover(origin, row),
        pin_count: row.pin_count,
        board_count: row.board_count,
        following_count: row.following_count,
        shows_follows: true,
        blocked_by_me: false,
        profile_url: format!("/{}/", row.username),
        created_at: times::long(row.created_ms),
        is_private_profile: row.is_private,
        exclude_from_search: row.excludes_search,
    }
}

pub(crate) fn user_ref(origin: &Origin, row: &UserRow, domains: &[String]) -> UserRef {
    let website = row.website_url.as_deref();
    let domain = website.and_then(|address| domain_of(&Url::parse(address).ok()?));
    UserRef {
        domain_verified: domain.as_ref().is_some_and(|own| domains.contains(own)),
        domain_url: domain,
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

/// Its last four digits.
fn phone_end(number: &str) -> String {
    number
        .chars()
        .skip(number.len().saturating_sub(4))
        .collect()
}

fn cover(origin: &Origin, row: &UserRow) -> Option<ProfileCover> {
    let (signature, extension) = row
        .cover_signature
        .as_deref()
        .zip(row.cover_extension.as_deref())?;
    let (width, height) = (row.cover_width, row.cover_height);
    Some(ProfileCover {
        images: images(origin, signature, extension, width, height),
    })
}

fn avatar(origin: &Origin, row: &UserRow, size: Size) -> Option<String> {
    let (signature, extension) = row
        .avatar_signature
        .as_deref()
        .zip(row.avatar_extension.as_deref())?;
    Some(address(origin, size, signature, extension))
}
