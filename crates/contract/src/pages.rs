//! What a page carries for the web app (specification §1, §2, §4; protocol "Pages").

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{
    captchas::CaptchaView,
    errors::view::ErrorView,
    experiences::Experiences,
    networks::NetworkView,
    sessions::LimitedView,
    signups::SignUpMode,
    users::{LoginState, ViewerView},
};

/// `__PWS_DATA__`.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AppData {
    /// Version of server and web app; a mismatch asks for a reload.
    pub app_version: String,
    /// Experiments the viewer takes part in.
    pub experiments: BTreeMap<String, String>,
    /// What the host tries out with the viewer, by placement.
    pub experiences: Experiences,
    /// Route parameters of the page.
    pub handler_props: BTreeMap<String, String>,
    /// Page file that shows this address, such as `pin/[id]`.
    pub initial_handler_id: String,
    /// Whether the viewer is signed in.
    pub is_authenticated: bool,
    /// Whether the viewer is a crawler.
    pub is_bot: bool,
    /// Whether a phone or tablet asks.
    pub is_mobile: bool,
    /// Whether the browser only fetches ahead.
    pub is_prefetch: bool,
    /// Whether the answer may be shared among viewers.
    pub is_viewer_cache: bool,
    /// `ssr` when the root element has markup, `csr` when not.
    pub render_mode: RenderMode,
    /// Which site of the product: `www` or `mweb`.
    pub site: Site,
    /// Host's names and links.
    pub brand: BrandView,
    /// How this host makes sure that people sign up, and not programs.
    pub captcha: CaptchaView,
    /// Specification §3 "Request context".
    pub context: RequestContext,
}

/// Who makes the first markup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RenderMode {
    /// The server; the browser hydrates.
    Ssr,
    /// The browser.
    Csr,
}

/// Which page wrapper serves (specification §2 "Page wrappers").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Site {
    /// Desktop.
    Www,
    /// Phone and tablet.
    Mweb,
}

/// What the host configured about itself.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BrandView {
    /// Name shown to people.
    pub name: String,
    /// Who may make an account here.
    pub sign_up: SignUpMode,
    /// The host's names in several countries, each as `https://magpie.example`;
    /// none when it has one name (specification §9 "Sibling country domains").
    pub siblings: Vec<String>,
    /// Other providers that people may log in with, in the host's order.
    pub networks: Vec<NetworkView>,
}

/// Specification §3 "Request context": what the server knows about the request. Pages of
/// visitors are shared by all of one country and locale, so nothing in them is of one
/// visitor.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RequestContext {
    /// The advertiser whose account the viewer looks after; none until there are campaigns.
    pub advertiser: Option<String>,
    /// `desktop_web`, `tablet_web` or `mobile_web`, by the browser's name of itself.
    pub app_type_detailed: &'static str,
    /// The viewer's country, two letters: of their account; of a visitor's network address;
    /// the host's when both are unknown.
    pub country: String,
    /// Country of the host's name that the viewer asked, such as `DE` for
    /// `magpie.example.de`; the host's own when its name tells none.
    pub country_from_host_name: String,
    /// Country of the network address: as a trusted proxy says it, or the host's database
    /// of addresses; none without either.
    pub country_from_ip: Option<String>,
    /// The address of this page in an installed program; none, since there is no such
    /// program of ours.
    pub deep_link: Option<String>,
    /// Groups of experiments that the browser decides by; as `experiments` of the page's data.
    pub experiments_client: BTreeMap<String, String>,
    /// A token of another provider; none, since none is ever written into a page.
    pub facebook_token: Option<String>,
    /// Path and query.
    pub full_path: String,
    /// `invite_code` of the query.
    pub invite_code: Option<String>,
    /// Always false.
    pub is_amp: bool,
    /// Whether the viewer is signed in.
    pub is_authenticated: bool,
    /// Whether the viewer is a crawler.
    pub is_bot: bool,
    /// Whether an employee asks from the host's own network.
    #[serde(rename = "isInternalIP")]
    pub is_internal_ip: bool,
    /// Whether the advertiser is looked after by the host's staff; false until there are
    /// campaigns.
    pub is_managed_advertiser: bool,
    /// Whether a social network's preview asks.
    pub is_social_bot: bool,
    /// Whether text of the locale runs right to left.
    #[serde(rename = "isRTL")]
    pub is_rtl: bool,
    /// The locale's language, two letters.
    pub language: String,
    /// One of the accepted locales: of the viewer's account; a visitor's browser's; the
    /// host's when it names none of them.
    pub locale: String,
    /// How far the viewer is signed in.
    pub login_state: LoginState,
    /// `https://host`.
    pub origin: String,
    /// Where the viewer came from, by a cookie; none, since the web app keeps it for signing
    /// up without one.
    pub referrer_from_cookie: Option<String>,
    /// Region of the viewer's network address, such as `BY`, from where the country is; none
    /// where the host has none told.
    pub region_from_ip: Option<String>,
    /// Names the request in logs and answers.
    pub request_identifier: String,
    /// `production` or `development`.
    pub stage: &'static str,
    /// Names a signed-out browser; none, since visitors are not followed about.
    pub unauth_id: Option<String>,
    /// What the browser says it is.
    pub user_agent: UserAgent,
}

/// Specification §3: userAgent. Pages of visitors, which are shared, tell the kind of
/// device alone.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserAgent {
    /// `Chrome`, `Safari`, `Firefox` … or empty.
    pub browser_name: String,
    /// First number of the version, or 0.
    pub browser_version: String,
    /// `phone`, `tablet` or `desktop`.
    pub browser_type: String,
    /// Whether the device has an app store of ours: false, there is no native app.
    pub can_use_native_app: bool,
    /// Tablet.
    pub is_tablet: bool,
    /// Phone.
    pub is_mobile: bool,
    /// `ios`, `android`, `other`.
    pub platform: String,
    /// Three numbers, zeros when unknown.
    pub platform_version: [u32; 3],
    /// `iOS`, `Android`, `Windows` … or empty.
    pub os_name: String,
    /// The header as it came, cut at 512 characters.
    pub raw: String,
}

/// `__PWS_INITIAL_PROPS__`.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InitialProps {
    /// What the web app's store starts with.
    pub initial_redux_state: InitialState,
}

/// What a page embeds, and `/_/_/state` tells of it (specification §7): what the web app's store
/// starts with, and what its answers show once more by kind and id, for clients that have no use
/// for the web app's names.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct InitialState {
    /// Who looks.
    pub session: SessionState,
    /// What the host tries out with the viewer, by placement.
    pub experiences: Experiences,
    /// What the server knows about the request.
    pub context: RequestContext,
    /// Answers of this page's resources: name → JSON text of the options with
    /// sorted keys → answer.
    pub resources: BTreeMap<String, BTreeMap<String, ResourceAnswer>>,
    /// Users whom the page's answers show, by id, and the viewer.
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    pub users: Things,
    /// Boards that they show, by id.
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    pub boards: Things,
    /// Pins that they show, by id.
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    pub pins: Things,
    /// Ids of what the page's lists show: name → options as in `resources` → ids.
    pub feeds: BTreeMap<String, BTreeMap<String, Vec<String>>>,
}

/// Things of one kind by id, each as the answer shows it that tells most of it.
pub type Things = BTreeMap<String, serde_json::Map<String, serde_json::Value>>;

/// One answer that the page carries.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResourceAnswer {
    /// `resource_response.data`; null after a failure.
    #[schema(value_type = serde_json::Value)]
    pub data: Option<Box<RawValue>>,
    /// Where the next page starts; absent on the last page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_bookmark: Option<String>,
    /// `resource_response.error`, after a failure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorView>,
}

/// Who looks.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionState {
    /// Whether the viewer has a session, limited ones included.
    pub is_authenticated: bool,
    /// How far the viewer is signed in.
    pub login_state: LoginState,
    /// The viewer, when fully signed in.
    pub user: Option<ViewerView>,
    /// Who it is, after a limited log-in.
    pub limited: Option<LimitedView>,
}
