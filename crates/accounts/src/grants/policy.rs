//! What an app may ask, whether its user is asked, and who may use a code. Pure.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use contract::grants::{AppAuthorizationRequest, Scopes};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::apps::policy::is_on_a_server;

/// Longest `state`, in bytes.
const LONGEST_STATE: usize = 1_024;

/// What a request asks for, when it is whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// What the app wants to do.
    pub scopes: Scopes,
    /// Hash of who may use the code.
    pub challenge: String,
}

/// What is wrong with a request (RFC 6749 §4.1.2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// The protocol's name.
    pub error: &'static str,
    /// What would be right.
    pub detail: &'static str,
}

/// Reads what a request asks for. A proof key is demanded of every app (RFC 9700 §2.1.1).
pub fn read_asked(request: &AppAuthorizationRequest) -> Result<Asked, Fault> {
    let invalid = |detail| Fault {
        error: "invalid_request",
        detail,
    };
    let state = request.state.as_deref().unwrap_or_default();
    if state.len() > LONGEST_STATE {
        return Err(invalid("state has at most 1024 characters"));
    }
    match request.response_type.as_str() {
        "code" => {}
        "" => return Err(invalid("response_type is required: code")),
        _ => {
            return Err(Fault {
                error: "unsupported_response_type",
                detail: "response_type is code",
            });
        }
    }
    if request.code_challenge_method != "S256" {
        return Err(invalid("code_challenge_method is required: S256"));
    }
    if !is_challenge(&request.code_challenge) {
        return Err(invalid("code_challenge is 43 characters of base64url"));
    }
    let scopes = Scopes::parse(&request.scope).filter(|scopes| !scopes.is_empty());
    let scopes = scopes.ok_or(Fault {
        error: "invalid_scope",
        detail: "scope names one or more of the scopes in the discovery document",
    })?;
    Ok(Asked {
        scopes,
        challenge: request.code_challenge.clone(),
    })
}

fn is_challenge(text: &str) -> bool {
    URL_SAFE_NO_PAD
        .decode(text)
        .is_ok_and(|hash| hash.len() == 32)
}

/// Whether the user is asked: for what they have not allowed yet, and whenever another
/// program could have asked in the app's name (RFC 8252 §8.6).
pub fn must_ask(allowed: Option<&Scopes>, asked: &Scopes, redirect_uri: &str) -> bool {
    let is_covered = allowed.is_some_and(|allowed| allowed.cover(asked));
    !(is_covered && is_on_a_server(redirect_uri))
}

/// Whether this is the verifier whose hash came with the request (RFC 7636 §4.6).
pub fn is_verifier_of(challenge: &str, verifier: &str) -> bool {
    let is_unreserved = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let is_whole = (43..=128).contains(&verifier.len()) && verifier.bytes().all(is_unreserved);
    let hash = URL_SAFE_NO_PAD.encode(Sha256::digest(verifier));
    is_whole && bool::from(hash.as_bytes().ct_eq(challenge.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From RFC 7636, appendix B.
    const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

    fn request() -> AppAuthorizationRequest {
        AppAuthorizationRequest {
            client_id: "7".to_owned(),
            redirect_uri: "https://app.example/back".to_owned(),
            response_type: "code".to_owned(),
            scope: "pins:write boards:read".to_owned(),
            state: Some("s".to_owned()),
            code_challenge: CHALLENGE.to_owned(),
            code_challenge_method: "S256".to_owned(),
        }
    }

    #[test]
    fn requests_are_whole_or_refused_by_name() {
        let asked = read_asked(&request()).unwrap();
        assert_eq!(asked.scopes.to_string(), "boards:read pins:write");
        assert_eq!(asked.challenge, CHALLENGE);
        type Change = fn(&mut AppAuthorizationRequest);
        let cases: [(&str, Change); 12] = [
            ("invalid_request", |it| it.response_type.clear()),
            ("unsupported_response_type", |it| {
                it.response_type = "token".into()
            }),
            ("unsupported_response_type", |it| {
                it.response_type = "code token".into()
            }),
            ("invalid_request", |it| it.code_challenge.clear()),
            ("invalid_request", |it| it.code_challenge.push('x')),
            ("invalid_request", |it| {
                it.code_challenge = VERIFIER.replace('d', "+")
            }),
            ("invalid_request", |it| it.code_challenge_method.clear()),
            ("invalid_request", |it| {
                it.code_challenge_method = "plain".into()
            }),
            ("invalid_request", |it| it.state = Some("s".repeat(1_025))),
            ("invalid_scope", |it| it.scope.clear()),
            ("invalid_scope", |it| it.scope = "pins:erase".into()),
            ("invalid_scope", |it| {
                it.scope = "pins:read PINS:READ".into()
            }),
        ];
        for (error, change) in cases {
            let mut wrong = request();
            change(&mut wrong);
            assert_eq!(read_asked(&wrong).unwrap_err().error, error, "{wrong:?}");
        }
    }

    #[test]
    fn users_are_asked_whenever_scopes_grow() {
        let scopes = |text| Scopes::parse(text).unwrap();
        let (server, own) = ("https://app.example/back", "http://127.0.0.1/back");
        // (allowed before, asked for, sent back to, whether the user is asked)
        let cases = [
            (None, "pins:read", server, true),
            (Some("pins:read"), "pins:read", server, false),
            (Some("pins:read boards:read"), "pins:read", server, false),
            (Some("pins:read"), "pins:read boards:read", server, true),
            (Some("pins:read"), "pins:write", server, true),
            (Some("pins:write"), "pins:read", server, true),
            (Some("pins:read"), "pins:read", own, true),
            (
                Some("pins:read"),
                "pins:read",
                "com.example.app:/back",
                true,
            ),
        ];
        for (allowed, asked, uri, is_asked) in cases {
            let allowed = allowed.map(scopes);
            assert_eq!(
                must_ask(allowed.as_ref(), &scopes(asked), uri),
                is_asked,
                "{allowed:?} {asked} {uri}"
            );
        }
    }

    #[test]
    fn only_the_verifier_fits_its_challenge() {
        assert!(is_verifier_of(CHALLENGE, VERIFIER));
        for wrong in [
            "",
            CHALLENGE,
            &VERIFIER[1..],
            &VERIFIER.to_lowercase(),
            &format!("{VERIFIER}="),
        ] {
            assert!(!is_verifier_of(CHALLENGE, wrong), "{wrong}");
        }
        let short = "a".repeat(42);
        let of_short = URL_SAFE_NO_PAD.encode(Sha256::digest(&short));
        assert!(!is_verifier_of(&of_short, &short));
    }
}
