//! Errors of the domain as the protocol writes them.

use contract::errors::{
    Code, Kind,
    view::{ErrorExtra, ErrorFacts, ErrorView},
};
use http::{HeaderValue, StatusCode};
use kernel::error::Error;
use tracing::{error, info, warn};

use super::caller::Caller;

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
        Kind::Full => StatusCode::INSUFFICIENT_STORAGE,
        Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The same where clients read only 200, 401 and 409 with a body, and take every other
/// status for a fault of ours (specification §8 "Handshake"): what a person is to be told
/// is a conflict there.
fn handshake_status(kind: Kind) -> StatusCode {
    match kind {
        Kind::Invalid
        | Kind::Forbidden
        | Kind::NotFound
        | Kind::Conflict
        | Kind::TooLarge
        | Kind::RateLimited => StatusCode::CONFLICT,
        Kind::Unauthenticated | Kind::Unavailable | Kind::Full | Kind::Internal => status(kind),
    }
}

/// Makes the error object of a refused call: of the error, the host's name and the caller.
pub type Refused = fn(&Error, &str, Option<&Caller>) -> ErrorView;

/// The error object of a refused handshake.
pub fn handshake_view(error: &Error, brand: &str, caller: Option<&Caller>) -> ErrorView {
    ErrorView {
        http_status: handshake_status(error.kind()).as_u16(),
        ..error_view(error, brand, caller)
    }
}

/// The protocol's error object. The cause goes to the log and nowhere else.
pub fn error_view(error: &Error, brand: &str, caller: Option<&Caller>) -> ErrorView {
    log(error, caller);
    let mut view = view(error.code, error.field.clone(), error.detail.clone(), brand);
    view.extra_data.facts.clone_from(&error.facts);
    view
}

/// Faults with their cause; what was refused for being who one is, with who and where it
/// was, so that a host sees who tries. Wrong input is nothing to the host.
fn log(error: &Error, caller: Option<&Caller>) {
    let request = caller.map_or("", |caller| &caller.request);
    match error.kind() {
        Kind::Internal | Kind::Full => error!(request, %error, "failed"),
        Kind::Unavailable => warn!(request, %error, "busy"),
        Kind::Unauthenticated | Kind::Forbidden | Kind::RateLimited => {
            let user = caller.and_then(|caller| caller.ctx.viewer());
            let address = caller.and_then(|caller| caller.ctx.browser.address);
            info!(
                request,
                ?user,
                ?address,
                code = error.code.name(),
                "refused"
            );
        }
        Kind::Invalid | Kind::NotFound | Kind::Conflict | Kind::TooLarge => {}
    }
}

/// What an app is told of its token (RFC 6750 §3).
pub fn challenge(error: &Error) -> Option<HeaderValue> {
    let text = match (error.code, error.facts.scope) {
        (Code::AppTokenInvalid, _) => r#"Bearer error="invalid_token""#.to_owned(),
        (Code::ScopeMissing, Some(scope)) => {
            let scope = scope.name();
            format!(r#"Bearer error="insufficient_scope", scope="{scope}""#)
        }
        (Code::ClosedToApps | Code::ScopeMissing, _) => {
            r#"Bearer error="insufficient_scope""#.to_owned()
        }
        _ => return None,
    };
    HeaderValue::try_from(text).ok()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_of_handshakes_read_every_refusal() {
        for code in Code::ALL {
            let error = Error::new(*code);
            let (usual, told) = (status(code.kind()), handshake_view(&error, "Magpie", None));
            let expected = match usual.as_u16() {
                401 | 409 | 500.. => usual.as_u16(),
                _ => 409,
            };
            assert_eq!(told.http_status, expected, "{code:?}");
            assert_eq!(told.api_error_code, code.number());
        }
    }
}
