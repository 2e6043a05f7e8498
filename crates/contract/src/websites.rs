//! Websites that people claim as theirs (specification §3 "Viewer": `domain_url`,
//! `domain_verified`, `verified_user_websites`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::View;

/// Verification method of a claimed website.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WebsiteProof {
    /// A `meta` element in the head of the website's first page.
    MetaTag,
    /// A text file on the website.
    File,
    /// A text record of the domain.
    DnsRecord,
}

impl WebsiteProof {
    /// Every way there is.
    pub const ALL: &[Self] = &[Self::MetaTag, Self::File, Self::DnsRecord];

    /// Its name in the database and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::MetaTag => "meta_tag",
            Self::File => "file",
            Self::DnsRecord => "dns_record",
        }
    }
}

/// `UserWebsitesResource/get`: what the viewer has claimed.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListWebsites {}

/// The viewer's claims.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Websites {
    /// In the order of claiming.
    pub websites: Vec<WebsiteView>,
    /// So many can be claimed at once.
    pub most: i64,
}
impl View for Websites {}

/// One claim.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct WebsiteView {
    /// Names it: the domain without `www.`, with a port if the host allows one.
    pub domain: String,
    /// Address of the website.
    pub url: String,
    /// Whether it was shown to be theirs.
    pub is_verified: bool,
    /// Whether the proof was missing when it was last looked for.
    pub is_failing: bool,
    /// By what it was shown.
    pub proof: Option<WebsiteProof>,
    /// When it was shown, milliseconds since 1970.
    pub verified_ms: Option<i64>,
    /// What to do for each way.
    pub instructions: WebsiteInstructions,
}
impl View for WebsiteView {}

/// What is put where to show that a website is one's own.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct WebsiteInstructions {
    /// The element for the head of the first page.
    pub meta_tag: String,
    /// Where the file has to be.
    pub file_url: String,
    /// Its name.
    pub file_name: String,
    /// What is in it.
    pub file_text: String,
    /// The domain that gets the record.
    pub record_name: String,
    /// What is in the record of the type TXT.
    pub record_text: String,
}

/// `UserWebsitesResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ClaimWebsite {
    /// A domain, or any address on the website.
    pub website_url: String,
}

/// `UserWebsitesResource/update`: looks for the proof now.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct VerifyWebsite {
    /// Of a claim of the viewer's.
    pub domain: String,
    /// Where to look.
    pub proof: WebsiteProof,
}

/// `UserWebsitesResource/delete`: claims it no longer.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UnclaimWebsite {
    /// Of a claim of the viewer's.
    pub domain: String,
}
