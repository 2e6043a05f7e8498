//! People (specification §3 "Viewer", "Pinner", "Users state").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::View,
    ids::{UploadId, UserId},
};

/// A person as others see them beside a pin, a board, in a list.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct UserRef {
    /// Always `user`.
    pub r#type: &'static str,
    /// Id.
    pub id: UserId,
    /// Name in addresses, without `@`.
    pub username: String,
    /// Name for people.
    pub full_name: String,
    /// Picture of at least 30 pixels; absolute address, none without a picture.
    pub image_small_url: Option<String>,
    /// Picture of at least 75 pixels.
    pub image_medium_url: Option<String>,
    /// Picture of about 140 pixels.
    pub image_large_url: Option<String>,
    /// People who follow this one.
    pub follower_count: i64,
    /// Whether the viewer follows; absent where the answer is shared by all viewers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explicitly_followed_by_me: Option<bool>,
    /// Whether somebody checked who this is.
    pub verified_identity: VerifiedIdentity,
    /// Whether this is a verified merchant.
    pub is_verified_merchant: bool,
}

/// Specification §3 "verifiedIdentity.verified".
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct VerifiedIdentity {
    /// Somebody checked who this is.
    pub verified: bool,
}

/// A profile.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct UserView {
    /// What is shown everywhere.
    #[serde(flatten)]
    pub user: UserRef,
    /// Picture of at most 236 pixels across.
    pub image_xlarge_url: Option<String>,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// A few words about themselves.
    pub about: String,
    /// Public pins.
    pub pin_count: i64,
    /// Public boards; for the person themselves, all boards.
    pub board_count: i64,
    /// People this one follows.
    pub following_count: i64,
    /// Whether the viewer blocked this person.
    pub blocked_by_me: bool,
    /// Website's domain.
    pub domain_url: Option<String>,
    /// Whether the website is claimed.
    pub domain_verified: bool,
    /// Path of the profile, `/name/`.
    pub profile_url: String,
    /// When the account was made: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// Whether only the person themselves sees the profile.
    pub is_private_profile: bool,
}
impl View for UserView {}

/// The viewer about themselves (specification §3 "Viewer").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ViewerView {
    /// What others see.
    #[serde(flatten)]
    pub profile: UserView,
    /// Address that mails go to.
    pub email: String,
    /// Whether somebody proved that this address is theirs.
    pub is_email_verified: bool,
    /// Two letters, upper case.
    pub country: String,
    /// One of the accepted locales (specification §5).
    pub locale: String,
    /// `female`, `male`, `unspecified` or what was given as custom.
    pub gender: Option<String>,
    /// Secret boards.
    pub secret_board_count: i64,
    /// Whether a password is set.
    pub has_password: bool,
    /// Whether anything was published.
    pub has_published_pins: bool,
    /// Host's staff.
    pub is_employee: bool,
    /// Business account.
    pub is_partner: bool,
    /// May not write.
    pub is_write_banned: bool,
    /// Whole years, if a birthday is known.
    pub age_in_years: Option<u32>,
    /// Under 16, by a known birthday.
    pub is_under_16: bool,
    /// Under 18, by a known birthday.
    pub is_under_18: bool,
    /// Always `AUTH`: who is signed in less has a [`LimitedView`].
    pub login_state: LoginState,
    /// Specification §3: default true.
    pub third_party_marketing_tracking_enabled: bool,
}
impl View for ViewerView {}

/// All that is told to somebody of limited log-in about themselves
/// (specification §3 "Viewer").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LimitedView {
    /// Address that mails go to.
    pub email: String,
    /// First name.
    pub first_name: String,
    /// Whether a password is set.
    pub has_password: bool,
    /// Picture of at least 75 pixels.
    pub image_medium_url: Option<String>,
    /// Whether Facebook's log-in leads to this account.
    pub connected_to_facebook: bool,
    /// Whether Google's log-in leads to this account.
    pub connected_to_google: bool,
}

/// Specification §4 "Viewer type".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum LoginState {
    /// Signed out.
    Unauth,
    /// Signed in by less than a full log-in, such as a link in a mail.
    LimitedLogin,
    /// Signed in.
    Auth,
}

/// `UserRegisterResource/create` (specification §3 "Signup payload").
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RegisterUser {
    /// Address of the account.
    pub email: String,
    /// 8 to 128 characters.
    pub password: String,
    /// First name; made from the address when missing.
    #[serde(default)]
    pub first_name: Option<String>,
    /// Last name.
    #[serde(default)]
    pub last_name: Option<String>,
    /// Wanted username; made from the name when missing.
    #[serde(default)]
    pub username: Option<String>,
    /// `YYYY-MM-DD`, or milliseconds or seconds since 1970.
    #[serde(default)]
    pub birthday: Option<String>,
    /// Gender as given.
    #[serde(default)]
    pub gender: Option<String>,
    /// Two letters.
    #[serde(default)]
    pub country: Option<String>,
    /// One of the accepted locales.
    #[serde(default)]
    pub locale: Option<String>,
    /// Page that led here.
    #[serde(default)]
    pub referrer: Option<String>,
}

/// `UserResource/get`: by name or by id.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetUser {
    /// Name, with any case.
    #[serde(default)]
    pub username: Option<String>,
    /// Id.
    #[serde(default)]
    pub user_id: Option<UserId>,
}

/// `/v3/users/me/`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct GetViewer {}

/// `POST /v3/users/email/verify/resend/` (specification §7).
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ResendVerification {}

/// A mail is on its way.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct MailSent {}
impl View for MailSent {}

/// `UserEmailResource/create`: use the link of a mail that proves an address.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct VerifyEmail {
    /// What stands behind `#` in the link.
    pub token: String,
}

/// An address was proved.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct EmailVerified {
    /// Whose it is; the browser may be another person's.
    pub user_id: UserId,
    /// The address.
    pub email: String,
}
impl View for EmailVerified {}

/// `UserEmailResource/update`: another address. A link goes there; the account
/// keeps its address until the link is used.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ChangeEmail {
    /// The new address.
    pub email: String,
    /// The account's password: an open browser is not enough.
    pub password: String,
}

/// `UserFollowResource/create` and `/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct FollowUser {
    /// Whom.
    pub user_id: UserId,
}

/// `UserResource/update`: what a person says about themselves; missing fields stay.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct UpdateUser {
    /// First name, 1 to 60 characters.
    #[serde(default)]
    pub first_name: Option<String>,
    /// Last name, up to 60 characters.
    #[serde(default)]
    pub last_name: Option<String>,
    /// Up to 500 characters.
    #[serde(default)]
    pub about: Option<String>,
    /// Finished upload that becomes the profile's picture.
    #[serde(default)]
    pub picture_upload_id: Option<UploadId>,
}
