//! Partner accounts (specification §3 "Session account", §6).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a partner account has beside its profile (specification §3 "partner").
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PartnerView {
    /// Name of the business.
    pub business_name: String,
    /// Address that customers write to.
    pub contact_email: Option<String>,
    /// E-mail address of the business's owner: the personal account's for a linked
    /// business, else the account's own.
    pub biz_ownership_email: String,
    /// Whether it shares the log-in of a personal account.
    pub is_linked_business: bool,
    /// Where the business is.
    pub profile_place: PlaceView,
}

/// A postal address; what is not known is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlaceView {
    /// Street and number.
    pub street: String,
    /// City.
    pub locality: String,
    /// State or province.
    pub region: String,
    /// Postal code.
    pub postal_code: String,
    /// Two letters, upper case.
    pub country: String,
}

/// `BusinessResource/create`: a business account that shares the viewer's log-in.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CreateBusiness {
    /// 1 to 60 characters.
    pub business_name: String,
    /// Wanted username; made from the name when missing.
    #[serde(default)]
    pub username: Option<String>,
}

/// `BusinessResource/update`: the viewer's own business; missing fields stay.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct UpdateBusiness {
    /// 1 to 60 characters.
    #[serde(default)]
    pub business_name: Option<String>,
    /// Address that customers write to; empty for none.
    #[serde(default)]
    pub contact_email: Option<String>,
    /// Street and number, up to 120 characters.
    #[serde(default)]
    pub street: Option<String>,
    /// City, up to 120 characters.
    #[serde(default)]
    pub locality: Option<String>,
    /// State or province, up to 120 characters.
    #[serde(default)]
    pub region: Option<String>,
    /// Up to 20 characters.
    #[serde(default)]
    pub postal_code: Option<String>,
    /// Two letters; empty for none.
    #[serde(default)]
    pub country: Option<String>,
}

/// `BusinessConversionResource/create`: the viewer's personal account becomes a
/// business.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct BecomeBusiness {
    /// 1 to 60 characters.
    pub business_name: String,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}

/// `BusinessConversionResource/delete`: the viewer's business becomes a personal
/// account again, and its business details go.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct LeaveBusiness {
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}

/// `BusinessLinkResource/delete`: the viewer's linked business gets a log-in of
/// its own.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct UnlinkBusiness {
    /// The business's own address.
    pub email: String,
    /// The business's own password, 8 to 128 characters.
    pub new_password: String,
    /// Password of the personal account: an open browser is not enough.
    pub password: String,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}
