//! What a refusal says on the wire.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{captchas::CaptchaNeed, factors::MfaWay, grants::Scope, pins::Duplicate};

/// The protocol's error object.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ErrorView {
    /// Always `failure`.
    pub status: &'static str,
    /// The HTTP status.
    pub http_status: u16,
    /// Same number as `api_error_code`, where older clients look for it.
    pub code: u32,
    /// Stable number of its code.
    pub api_error_code: u32,
    /// Text for people.
    pub message: String,
    /// More, for people who write clients; names the field.
    pub message_detail: Option<String>,
    /// Machine-readable rest.
    #[serde(rename = "extraData")]
    pub extra_data: ErrorExtra,
}

/// Machine-readable part of an error.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct ErrorExtra {
    /// Path of the option that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// Stable name of the code, the translation key.
    pub key: &'static str,
    /// What this code tells beside.
    #[serde(flatten)]
    pub facts: ErrorFacts,
}

/// What single codes tell beside their words.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct ErrorFacts {
    /// What can be the second step, when one is asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mfa_ways: Vec<MfaWay>,
    /// Which proof of a human is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captcha: Option<CaptchaNeed>,
    /// Where the picture of a save is already.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub duplicates: Vec<Duplicate>,
    /// What an app would have to be allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<Scope>,
    /// The word, or the website, about which the host has a rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}
