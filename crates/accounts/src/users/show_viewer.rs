//! Makes the view that the viewer has of themselves.

use contract::{
    boards::{BoardArrangement, BoardSort, Density},
    ids::UserId,
    networks::ViewerNetworks,
    passcodes::ViewerPasscode,
    preferences::{SaveBehavior, ViewerPreferences},
    users::{LoginState, Nag, ViewerView},
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::{Ctx, Standing},
    error::{Error, Result},
    hooks::{Hook, in_order},
    times,
};

use super::{
    count_pins::count_pins,
    find_domains::domains_of,
    find_standing::find_standing,
    policy::AccountRules,
    show_users::own_profile,
    sql::{self, StoredUser},
};

/// Whose view is made.
pub struct Account {
    /// The account.
    pub row: StoredUser,
    /// What the host and the law say of it.
    pub standing: Standing,
}

impl Account {
    /// Id of the account.
    pub fn id(&self) -> UserId {
        self.row.id
    }
}

/// Fills in the fields that a room knows. Each field belongs to one room.
pub type FillViewer =
    for<'a> fn(&'a Ctx, &'a Account, &'a mut ViewerView) -> BoxFuture<'a, Result<()>>;

/// Rooms that know something of the viewer.
#[linkme::distributed_slice]
pub static FILL_VIEWER: [Hook<FillViewer>];

/// The viewer about themselves.
pub async fn viewer_view(ctx: &Ctx, id: UserId) -> Result<ViewerView> {
    let db = &ctx.house.db;
    let row = sql::find(db, id).await?.ok_or_else(Error::not_found)?;
    let standing = find_standing(&ctx.house, db, id).await?;
    let account = Account {
        row,
        standing: standing.unwrap_or_default(),
    };
    let mut viewer = viewer_from(ctx, &account).await?;
    for fill in in_order(&FILL_VIEWER) {
        fill(ctx, &account, &mut viewer).await?;
    }
    let asks_to_verify = ctx.house.get::<AccountRules>().unverified_days > 0;
    viewer.nags = nags(&viewer, asks_to_verify);
    Ok(viewer)
}

/// What this room knows; the rest as if nothing were known of it.
async fn viewer_from(ctx: &Ctx, account: &Account) -> Result<ViewerView> {
    let Account { row, standing } = account;
    let domains = domains_of(&ctx.house.db, account.id()).await?;
    let mut profile = own_profile(&ctx.origin, row, &domains);
    profile.board_count += row.secret_board_count;
    if row.is_private {
        profile.pin_count = count_pins(&ctx.house.db, account.id()).await?;
    }
    let is_grown_up = standing.age_in_years.is_some_and(|age| age >= ADULT);
    Ok(ViewerView {
        has_published_pins: profile.pin_count > 0,
        is_name_eligible_for_lead_form_autofill: is_grown_up && !profile.user.full_name.is_empty(),
        is_email_eligible_for_lead_form_autofill: is_grown_up && row.email_proved_ms.is_some(),
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
        is_any_website_verified: false,
        verified_user_websites: Vec::new(),
        can_enable_mfa: false,
        has_mfa_enabled: false,
        secret_board_count: row.secret_board_count,
        group_board_count: 0,
        has_password: true,
        networks: ViewerNetworks::default(),
        recent_boards: Vec::new(),
        has_quicksave_board: false,
        quicksave_board: None,
        scheduled_pin_count: 0,
        arrangement: ARRANGEMENT,
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
        preferences: PREFERENCES,
        passcode: PASSCODE,
        cookie_consent: None,
        signup_flow_step: None,
        nags: Vec::new(),
    })
}

/// Age from which forms of advertisers are filled in.
const ADULT: u32 = 18;
const ARRANGEMENT: BoardArrangement = BoardArrangement {
    board_sort_order: BoardSort::Newest,
    board_density: Density::Default,
    pin_density: Density::Default,
};
const PREFERENCES: ViewerPreferences = ViewerPreferences {
    third_party_marketing_tracking_enabled: true,
    shopping_rec_disabled: false,
    show_personal_boutique: true,
    save_behavior: SaveBehavior::LastBoard,
    should_show_messaging: true,
};
const PASSCODE: ViewerPasscode = ViewerPasscode {
    is_parental_control_passcode_enabled: false,
    is_candidate_for_parental_control_passcode: false,
    parental_control_anonymized_email: None,
};

/// What is still to be done, by what the view tells already and whether the host asks for
/// verified addresses.
fn nags(viewer: &ViewerView, asks_to_verify: bool) -> Vec<Nag> {
    let all = [
        (
            Nag::VerifyEmail,
            asks_to_verify && !viewer.is_email_verified,
        ),
        (Nag::FinishSignup, viewer.signup_flow_step.is_some()),
    ];
    let open = all.into_iter().filter(|(_, is_open)| *is_open);
    open.map(|(nag, _)| nag).collect()
}

/// Its last four digits.
fn phone_end(number: &str) -> String {
    number
        .chars()
        .skip(number.len().saturating_sub(4))
        .collect()
}
