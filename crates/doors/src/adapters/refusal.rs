//! Errors of the domain as the protocol writes them.

use contract::errors::{Code, ErrorExtra, ErrorFacts, ErrorView, Kind};
use http::StatusCode;
use kernel::error::Error;
use tracing::{error, warn};

/// The HTTP status of a sort of failure (protocol, door 1).
pub fn status(kind: Kind) -> StatusCode {
    match kind {
        Kind::Invalid => StatusCode::BAD_REQUEST,
        Kind::Unauthenticated => StatusCode::UNAUTHORIZED,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::NotFound => StatusCode::NOT_FOUND,
        Kind::Conflict => StatusCode::CONFLICT,
        Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Kind::RateLimited => StatusCode::TOO_MANY_REQUESTS,
        Kind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The protocol's error object. The cause goes to the log and nowhere else.
pub fn error_view(error: &Error, brand: &str, request: &str) -> ErrorView {
    match error.kind() {
        Kind::Internal => error!(request, %error, "failed"),
        Kind::Unavailable => warn!(request, %error, "busy"),
        _ => {}
    }
    let mut view = view(error.code, error.field.clone(), error.detail.clone(), brand);
    view.extra_data.facts.clone_from(&error.facts);
    view
}

/// The error object of a code.
pub fn view(code: Code, field: Option<String>, detail: Option<String>, brand: &str) -> ErrorView {
    ErrorView {
        status: "failure",
        http_status: status(code.kind()).as_u16(),
        code: code.number(),
        api_error_code: code.number(),
        message: code.text().replace("{brand}", brand),
        message_detail: named(detail, field.as_deref()),
        extra_data: ErrorExtra {
            field,
            key: code.name(),
            facts: ErrorFacts::default(),
        },
    }
}

/// The detail always names the option that is wrong (protocol, door 1).
fn named(detail: Option<String>, field: Option<&str>) -> Option<String> {
    match (detail, field) {
        (Some(detail), Some(field)) if !detail.contains(field) => {
            Some(format!("{field}: {detail}"))
        }
        (None, field) => field.map(str::to_owned),
        (detail, _) => detail,
    }
}
