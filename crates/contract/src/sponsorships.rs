//! Sponsorships: whose money is behind a pin (business specification §3 "Pin",
//! `sponsorship`, §4 "Sponsorship status", §6).

use serde::{Deserialize, Serialize, Serializer};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View, Written},
    ids::{PinId, UserId},
    pins::PinView,
    users::UserRef,
};

/// How far a sponsorship is. On the wire it is a number; the specification names 1 to 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SponsorshipStatus {
    /// The sponsor has not answered.
    Pending = 0,
    /// Shown to every viewer.
    Approved = 1,
    /// The sponsor did not want it.
    Declined = 2,
    /// The sponsor no longer wants it.
    SponsorRemoved = 3,
}

impl SponsorshipStatus {
    /// The status with this number.
    pub fn of(number: i64) -> Option<Self> {
        let all = [
            Self::Pending,
            Self::Approved,
            Self::Declined,
            Self::SponsorRemoved,
        ];
        all.into_iter().find(|status| status.number() == number)
    }

    /// Its number.
    pub fn number(self) -> i64 {
        self as i64
    }
}

impl Serialize for SponsorshipStatus {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i64(self.number())
    }
}

impl utoipa::PartialSchema for SponsorshipStatus {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        i64::schema()
    }
}
impl ToSchema for SponsorshipStatus {}

/// Who made a pin, and who paid for it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Sponsorship {
    /// Whose pin it is.
    pub creator: UserRef,
    /// Who pays.
    pub sponsor: UserRef,
    /// See [`SponsorshipStatus`]; to others than the two it is approved.
    pub status: SponsorshipStatus,
}

/// `PinSponsorshipResource/create`: the creator of a pin names who pays for it.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RequestSponsorship {
    /// Of which pin.
    pub pin_id: PinId,
    /// Who is asked; missing when `username` says it.
    #[serde(default)]
    pub sponsor_id: Option<UserId>,
    /// Who is asked.
    #[serde(default)]
    pub username: Option<String>,
}

/// `PinSponsorshipResource/update`: the sponsor answers.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct AnswerSponsorship {
    /// Of which pin.
    pub pin_id: PinId,
    /// Whether it is so.
    pub approve: bool,
}

/// `PinSponsorshipResource/delete`: the creator takes it back, or the sponsor leaves it.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RemoveSponsorship {
    /// Of which pin.
    pub pin_id: PinId,
}

/// `PinSponsorshipsResource/get`: pins for which the viewer was named, the latest first;
/// such as they declined or left are not among them.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListSponsorships {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// A pin for which the viewer was named.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SponsoredPin {
    /// The pin.
    #[schema(value_type = PinView)]
    pub pin: Written<PinView>,
    /// Between whom, and how far it is.
    pub sponsorship: Sponsorship,
}
impl View for SponsoredPin {}
