//! Apps that users registered, and which others may let act for them (specification §2
//! "`/app-factory-oauth/`", RFC 6749 §2).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::View,
    ids::{AppId, UploadId},
    users::UserRef,
};

/// `AppResource/create`: registers an app.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CreateApp {
    /// Name for people, 1 to 60 characters.
    pub name: String,
    /// Addresses to which people are sent back, 1 to 10, each matched letter by letter:
    /// `https://…`, `http://127.0.0.1/…` and `http://[::1]/…` (with any port), or a scheme
    /// of an installed app, `com.example.app:/…`.
    pub redirect_uris: Vec<String>,
    /// Whether it runs where it can keep a secret, such as on a server of its own.
    pub keeps_secret: bool,
    /// A finished upload of the viewer.
    #[serde(default)]
    pub picture_upload_id: Option<UploadId>,
}

/// `AppResource/update`: changes an app; missing fields stay.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateApp {
    /// One of the viewer's own.
    pub app_id: AppId,
    /// As in [`CreateApp`].
    #[serde(default)]
    pub name: Option<String>,
    /// As in [`CreateApp`]; replaces all of them.
    #[serde(default)]
    pub redirect_uris: Option<Vec<String>>,
    /// As in [`CreateApp`].
    #[serde(default)]
    pub picture_upload_id: Option<UploadId>,
}

/// `AppSecretResource/create`: makes a new secret; the one before ends.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RenewAppSecret {
    /// One of the viewer's own that keeps a secret.
    pub app_id: AppId,
}

/// `AppResource/delete`: deletes an app; whatever it was allowed ends.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteApp {
    /// One of the viewer's own.
    pub app_id: AppId,
}

/// `AppsResource/get`: the viewer's own.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct ListApps {}

/// An app, as its developer sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AppView {
    /// Its `client_id`.
    pub id: AppId,
    /// Name for people.
    pub name: String,
    /// Square picture of 136 pixels.
    pub image_url: Option<String>,
    /// Whether a sensitivity screen stands before the picture: others see the app without it.
    pub is_image_screened: bool,
    /// Addresses to which people are sent back.
    pub redirect_uris: Vec<String>,
    /// Whether it proves with a secret that it is itself.
    pub keeps_secret: bool,
    /// Milliseconds since 1970.
    pub created_ms: i64,
}
impl View for AppView {}

/// An app with its secret, which is never shown again.
#[derive(Clone, Serialize, ToSchema)]
pub struct AppWithSecret {
    /// The app.
    pub app: AppView,
    /// Its `client_secret`; none of an app that keeps none.
    pub client_secret: Option<String>,
}
impl View for AppWithSecret {}

/// The viewer's apps.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Apps {
    /// Newest first.
    pub apps: Vec<AppView>,
    /// How many there may be.
    pub most: i64,
}
impl View for Apps {}

/// An app, as people see it whom it asks.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AppRef {
    /// Its `client_id`.
    pub id: AppId,
    /// Name for people.
    pub name: String,
    /// Square picture of 136 pixels; none where a sensitivity screen stands before it, but to the
    /// user who registered the app.
    pub image_url: Option<String>,
    /// Who registered it; none when hidden from the viewer.
    pub owner: Option<UserRef>,
}
