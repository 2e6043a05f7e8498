//! Users (specification §3 "Viewer", "Pinner", "Users state").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    boards::{BoardArrangement, RecentBoard, SensitivityScreen},
    businesses::PartnerView,
    consents::Consent,
    ids::{PinId, UploadId, UserId},
    networks::ViewerNetworks,
    passcodes::ViewerPasscode,
    pins::Images,
    preferences::ViewerPreferences,
    signups::SignupFlowStep,
};

/// A user as others see them beside a pin, a board, in a list.
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
    /// Picture of at least 30 pixels; absolute address. None without a picture, and for others
    /// than the user themselves where a sensitivity screen stands before it.
    pub image_small_url: Option<String>,
    /// Picture of at least 75 pixels.
    pub image_medium_url: Option<String>,
    /// Picture of about 140 pixels.
    pub image_large_url: Option<String>,
    /// Users who follow this one.
    pub follower_count: i64,
    /// Whether the viewer follows; absent where the answer is shared by all viewers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explicitly_followed_by_me: Option<bool>,
    /// Whether the user is who they say they are.
    pub verified_identity: VerifiedIdentity,
    /// Whether this is a verified merchant; false for every user until there is a
    /// merchant program.
    pub is_verified_merchant: bool,
    /// Id, as other kinds of things have it.
    pub entity_id: UserId,
    /// Path of the profile, `/name/`.
    pub profile_url: String,
    /// The same as `explicitly_followed_by_me`, until there are other ways to follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub followed_by_me: Option<bool>,
    /// Whether the viewer blocked this user; beside pins and boards they are not shown
    /// then.
    pub blocked_by_me: bool,
    /// Whether the profile is there for advertisements alone; false for every user until
    /// there are campaigns.
    pub is_ads_only_profile: bool,
    /// Website of such a profile; absent until then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ads_only_profile_site: Option<String>,
    /// How the viewer knows this user, such as from messages; absent until there are some.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connection_type: Option<String>,
    /// Domain of their website.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub domain_url: Option<String>,
    /// Whether they showed that it is theirs.
    pub domain_verified: bool,
}
impl View for UserRef {}

impl UserRef {
    /// Says whether the viewer follows; nothing for a visitor.
    pub fn followed(&mut self, follows: Option<bool>) {
        self.explicitly_followed_by_me = follows;
        self.followed_by_me = follows;
    }
}

/// Specification §3 "verifiedIdentity.verified".
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct VerifiedIdentity {
    /// Whether the host vouches for the user, or the website on their profile is verified.
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
    /// How to speak of them, such as `she/her`; empty when they do not say.
    pub pronouns: String,
    /// Their website, as they wrote it.
    pub website_url: Option<String>,
    /// Wide picture above the profile (specification §3 "Users state").
    pub profile_cover: Option<ProfileCover>,
    /// Those of the two before which a sensitivity screen stands.
    pub screened_pictures: Option<ScreenedPictures>,
    /// Public pins.
    pub pin_count: i64,
    /// Public boards; for the user themselves, all boards.
    pub board_count: i64,
    /// Users this one follows.
    pub following_count: i64,
    /// Whether the viewer may see who they are, and who follows this one.
    pub shows_follows: bool,
    /// When the account was made: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// Whether only the user themselves sees the profile.
    pub is_private_profile: bool,
    /// Whether search engines are asked to leave the profile out.
    pub exclude_from_search: bool,
}
impl View for UserView {}

/// Pictures of a profile before which a sensitivity screen stands. Where others see the profile, they
/// are here alone: elsewhere its user has none for them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ScreenedPictures {
    /// What the viewer is warned of; the user themselves are not warned.
    pub sensitivity_screen: SensitivityScreen,
    /// Picture of at most 236 pixels across; none where no screen stands before it.
    pub image_xlarge_url: Option<String>,
    /// Wide picture above the profile; none where no screen stands before it.
    pub profile_cover: Option<ProfileCover>,
}

/// The wide picture above a profile.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ProfileCover {
    /// Every size.
    pub images: Images,
}

/// The viewer about themselves (specification §3 "Viewer").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ViewerView {
    /// What others see.
    #[serde(flatten)]
    pub profile: UserView,
    /// Address that mails go to.
    pub email: String,
    /// Whether the address was verified.
    pub is_email_verified: bool,
    /// Two letters, upper case.
    pub country: String,
    /// One of the accepted locales (specification §5).
    pub locale: String,
    /// `female`, `male`, `unspecified` or `custom`.
    pub gender: Option<String>,
    /// In their own words, when `gender` is `custom`.
    pub custom_gender: Option<String>,
    /// `YYYY-MM-DD`.
    pub birthday: Option<String>,
    /// Country of the phone number, two letters.
    pub phone_country: Option<String>,
    /// Digits after the country's prefix.
    pub phone_number: Option<String>,
    /// Its last four digits, which may be shown where the number may not.
    pub phone_number_end: Option<String>,
    /// The website that stands on the profile.
    pub listed_website_url: Option<String>,
    /// Whether any website was shown to be theirs.
    pub is_any_website_verified: bool,
    /// Addresses of the websites that were.
    pub verified_user_websites: Vec<String>,
    /// Whether two-step verification can be switched on.
    pub can_enable_mfa: bool,
    /// Whether two-step verification is on.
    pub has_mfa_enabled: bool,
    /// Secret boards.
    pub secret_board_count: i64,
    /// Boards where several users save, the viewer among them.
    pub group_board_count: i64,
    /// Whether a password is set.
    pub has_password: bool,
    /// Which other providers lead to this account.
    #[serde(flatten)]
    pub networks: ViewerNetworks,
    /// Whether anything was published.
    pub has_published_pins: bool,
    /// Whether forms of advertisers may fill in the name (specification §5): adults have
    /// one.
    pub is_name_eligible_for_lead_form_autofill: bool,
    /// The same for the e-mail address, which must be verified.
    pub is_email_eligible_for_lead_form_autofill: bool,
    /// Pins that wait for the time at which they are to be published. Always 0: pins
    /// are published when they are made, and nothing can wait yet.
    pub scheduled_pin_count: i64,
    /// The boards they saved to last, at most six, the latest first.
    pub recent_boards: Vec<RecentBoard>,
    /// Whether they have a quicksave board: from the first save on that named no board.
    pub has_quicksave_board: bool,
    /// That board.
    pub quicksave_board: Option<RecentBoard>,
    /// How they want boards shown.
    #[serde(flatten)]
    pub arrangement: BoardArrangement,
    /// Their newest pin, saved or made (specification §4 "User counters").
    pub last_repin_id: Option<PinId>,
    /// When they last came back, after leaving or after 28 days away, as
    /// `created_at`; null when they never were away.
    pub resurrection_dt: Option<String>,
    /// Host's staff.
    pub is_employee: bool,
    /// Business account.
    pub is_partner: bool,
    /// The business, of a business account.
    pub partner: Option<PartnerView>,
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
    /// What they allow of cookies; null before they chose.
    pub cookie_consent: Option<Consent>,
    /// What they want of the product.
    #[serde(flatten)]
    pub preferences: ViewerPreferences,
    /// The parental passcode.
    #[serde(flatten)]
    pub passcode: ViewerPasscode,
    /// Where they are in the sign-up flow; none when it is over.
    pub signup_flow_step: Option<SignupFlowStep>,
    /// What they should still do, the most urgent first.
    pub nags: Vec<Nag>,
}
impl View for ViewerView {}

/// Something that a user should still do and is reminded of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Nag {
    /// Prove that the e-mail address is theirs.
    VerifyEmail,
    /// Go through the rest of the sign-up flow.
    FinishSignup,
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

/// `UserFollowResource/create` and `/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct FollowUser {
    /// Whom.
    pub user_id: UserId,
}

/// `UserFollowersResource/get` and `UserFollowingResource/get`: who follows a user,
/// and whom they follow (specification §7).
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListFollows {
    /// Whose; the viewer's own when both are missing.
    #[serde(default)]
    pub username: Option<String>,
    /// Whose.
    #[serde(default)]
    pub user_id: Option<UserId>,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `UserResource/update`: what a user says about themselves; missing fields stay.
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
    /// Takes the picture away.
    #[serde(default)]
    pub remove_picture: bool,
    /// Finished upload that becomes the profile's cover.
    #[serde(default)]
    pub cover_upload_id: Option<UploadId>,
    /// Takes the cover away.
    #[serde(default)]
    pub remove_cover: bool,
    /// Another username; the one before leads here for 90 days.
    #[serde(default)]
    pub username: Option<String>,
    /// Up to 30 characters.
    #[serde(default)]
    pub pronouns: Option<String>,
    /// An http or https address; empty for none.
    #[serde(default)]
    pub website_url: Option<String>,
    /// As at sign-up.
    #[serde(default)]
    pub birthday: Option<String>,
    /// `female`, `male`, `unspecified` or `custom`.
    #[serde(default)]
    pub gender: Option<String>,
    /// Up to 60 characters, for the gender `custom`.
    #[serde(default)]
    pub custom_gender: Option<String>,
    /// One of `CountriesResource`.
    #[serde(default)]
    pub country: Option<String>,
    /// One of `LocalesResource`; a dash is as good as an underscore.
    #[serde(default)]
    pub locale: Option<String>,
    /// Country of the phone number, one of `CountriesResource`.
    #[serde(default)]
    pub phone_country: Option<String>,
    /// 4 to 14 digits after the country's prefix, in any writing; empty for none.
    #[serde(default)]
    pub phone_number: Option<String>,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}

/// `CountriesResource/get` and `LocalesResource/get`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListChoices {}

/// What there is to choose from (business §3 "Settings": `countryOptions`, `localeOptions`).
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(transparent)]
pub struct Choices(pub Vec<Choice>);
impl View for Choices {}

/// One thing to choose.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Choice {
    /// What is sent.
    pub value: &'static str,
    /// What people read.
    pub label: &'static str,
}
