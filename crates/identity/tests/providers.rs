//! Providers against a mock of them: which codes and tokens are accepted.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use identity::{AuthorizationRequest, Claims, Failed, Secret};
use serde_json::{Value, json};
use testkit::provider::{CLIENT_ID, CLIENT_SECRET, MockProvider};

const NOW_MS: i64 = 1_593_065_622_000;
const MINUTE_MS: i64 = 60_000;

fn authorization() -> AuthorizationRequest {
    AuthorizationRequest {
        redirect_uri: "http://magpie.test/connect/club/".into(),
        state: "a state".into(),
        nonce: Secret("a nonce".into()),
        verifier: Secret("a verifier of at least forty-three characters".into()),
        requires_login: false,
    }
}

/// Verifies a token at the provider of this key.
async fn verify(mock: &MockProvider, key: &str, token: &str) -> Result<Claims, Failed> {
    let providers = mock.providers();
    providers
        .find(key)
        .unwrap()
        .verify_token(token, NOW_MS)
        .await
}

fn is_refused(outcome: Result<Claims, Failed>) -> bool {
    matches!(outcome, Err(Failed::Refused(_)))
}

#[tokio::test]
async fn a_code_is_exchanged_for_claims() {
    let mock = MockProvider::open().await;
    let providers = mock.providers();
    let provider = providers.find("club").unwrap();
    let url = provider
        .authorization_url(&authorization(), NOW_MS)
        .await
        .unwrap();
    let query: Vec<_> = url.query_pairs().into_owned().collect();
    for (name, value) in [
        ("scope", "openid profile email"),
        ("state", "a state"),
        ("nonce", "a nonce"),
        ("redirect_uri", "http://magpie.test/connect/club/"),
    ] {
        assert!(
            query.contains(&(name.into(), value.into())),
            "{name} in {url}"
        );
    }
    let claims = json!({
        "now_ms": NOW_MS, "sub": "ada", "email": "ada@example.com", "email_verified": true,
        "given_name": "Ada", "family_name": "Lovelace", "preferred_username": "ada1815",
    });
    let (_, code) = mock.agree(url.as_str(), claims);
    let person = provider
        .exchange_code(&authorization(), &code, NOW_MS)
        .await
        .unwrap();
    let expected = Claims {
        subject: "ada".into(),
        email: Some("ada@example.com".into()),
        email_is_verified: true,
        first_name: "Ada".into(),
        last_name: "Lovelace".into(),
        username: "ada1815".into(),
        url: None,
    };
    assert_eq!(person, expected);
    assert!(
        is_refused(
            provider
                .exchange_code(&authorization(), &code, NOW_MS)
                .await
        ),
        "a code works once"
    );
}

#[tokio::test]
async fn claims_missing_in_the_token_come_from_user_info() {
    let mock = MockProvider::open().await;
    let providers = mock.providers();
    let provider = providers.find("club").unwrap();
    mock.tell_apart(
        json!({ "name": "Ada L.", "email": "ada@example.com", "email_verified": false }),
    );
    let url = provider
        .authorization_url(&authorization(), NOW_MS)
        .await
        .unwrap();
    let (_, code) = mock.agree(url.as_str(), json!({ "now_ms": NOW_MS, "sub": "ada" }));
    let person = provider
        .exchange_code(&authorization(), &code, NOW_MS)
        .await
        .unwrap();
    assert_eq!(
        (person.first_name.as_str(), person.email.as_deref()),
        ("Ada L.", Some("ada@example.com"))
    );
    assert!(!person.email_is_verified);
}

#[tokio::test]
async fn a_code_of_another_request_is_refused() {
    let mock = MockProvider::open().await;
    let providers = mock.providers();
    let provider = providers.find("club").unwrap();
    let url = provider
        .authorization_url(&authorization(), NOW_MS)
        .await
        .unwrap();
    let others = [
        AuthorizationRequest {
            nonce: Secret("another nonce".into()),
            ..authorization()
        },
        AuthorizationRequest {
            verifier: Secret("another verifier of forty-three characters!!".into()),
            ..authorization()
        },
        AuthorizationRequest {
            redirect_uri: "http://magpie.test/connect/other/".into(),
            ..authorization()
        },
    ];
    for other in others {
        let (_, code) = mock.agree(url.as_str(), json!({ "now_ms": NOW_MS }));
        assert!(
            is_refused(provider.exchange_code(&other, &code, NOW_MS).await),
            "{other:?}"
        );
    }
    assert!(is_refused(
        provider
            .exchange_code(&authorization(), "no code", NOW_MS)
            .await
    ));
}

#[tokio::test]
async fn a_required_log_in_is_recent() {
    let mock = MockProvider::open().await;
    let providers = mock.providers();
    let provider = providers.find("club").unwrap();
    let fresh = AuthorizationRequest {
        requires_login: true,
        ..authorization()
    };
    let url = provider.authorization_url(&fresh, NOW_MS).await.unwrap();
    assert!(url.as_str().contains("max_age=0"));
    for (ago_ms, is_taken) in [(MINUTE_MS, true), (11 * MINUTE_MS, false)] {
        let shown = (NOW_MS - ago_ms) / 1_000;
        let (_, code) = mock.agree(
            url.as_str(),
            json!({ "now_ms": NOW_MS, "auth_time": shown }),
        );
        let outcome = provider.exchange_code(&fresh, &code, NOW_MS).await;
        assert_eq!(outcome.is_ok(), is_taken, "{ago_ms}");
    }
    let (_, code) = mock.agree(
        url.as_str(),
        json!({ "now_ms": NOW_MS, "auth_time": Value::Null }),
    );
    assert!(is_refused(
        provider.exchange_code(&fresh, &code, NOW_MS).await
    ));
}

#[tokio::test]
async fn tokens_are_accepted_only_unaltered_for_this_host_and_recent() {
    let mock = MockProvider::open().await;
    let good = mock.id_token(NOW_MS, &json!({ "sub": "ada" }));
    assert_eq!(verify(&mock, "club", &good).await.unwrap().subject, "ada");
    let second = NOW_MS / 1_000;
    let claims: [(&str, Value); 7] = [
        (
            "of another issuer",
            json!({ "iss": "https://elsewhere.example" }),
        ),
        ("for another client", json!({ "aud": "another client" })),
        (
            "also for another client",
            json!({ "aud": [CLIENT_ID, "another client"] }),
        ),
        ("too old", json!({ "exp": second - 121 })),
        ("from the future", json!({ "iat": second + 121 })),
        ("without an audience", json!({ "aud": [] })),
        ("without an end", json!({ "exp": Value::Null })),
    ];
    for (what, claims) in claims {
        assert!(
            is_refused(verify(&mock, "club", &mock.id_token(NOW_MS, &claims)).await),
            "{what}"
        );
    }
    let slow = mock.id_token(NOW_MS, &json!({ "exp": second - 60 }));
    assert!(
        verify(&mock, "club", &slow).await.is_ok(),
        "clocks differ a little"
    );
}

#[tokio::test]
async fn forged_tokens_are_refused() {
    let mock = MockProvider::open().await;
    let good = mock.id_token(NOW_MS, &json!({ "sub": "ada" }));
    let [header, claims, signature] = good.split('.').collect::<Vec<_>>().try_into().unwrap();
    let other = mock.id_token(NOW_MS, &json!({ "sub": "eve" }));
    let others_claims = other.split('.').nth(1).unwrap();
    let none = mock.unsigned(NOW_MS, &json!({ "alg": "none", "typ": "JWT" }), &json!({}));
    let by_secret = mock.id_token_by_secret(NOW_MS, &json!({}), CLIENT_SECRET);
    let forged = [
        format!("{header}.{others_claims}.{signature}"),
        format!("{header}.{claims}."),
        format!("{header}.{claims}"),
        format!("{none}."),
        format!("{none}.{signature}"),
        // Signed with what both sides know: only LINE does so.
        by_secret.clone(),
        String::new(),
        "a.b.c".to_owned(),
    ];
    for token in forged {
        assert!(is_refused(verify(&mock, "club", &token).await), "{token}");
    }
    assert!(verify(&mock, "line", &by_secret).await.is_ok());
    assert!(
        verify(&mock, "line", &good).await.is_ok(),
        "its own keys count as well"
    );
    let wrong = mock.id_token_by_secret(NOW_MS, &json!({}), "another secret");
    assert!(is_refused(verify(&mock, "line", &wrong).await));
    assert!(is_refused(verify(&mock, "line", &format!("{none}.")).await));
}

#[tokio::test]
async fn keys_are_kept_and_asked_for_again_when_one_is_new() {
    let mock = MockProvider::open().await;
    let providers = mock.providers();
    let provider = providers.find("club").unwrap();
    let prove = async |after_ms: i64| {
        let token = mock.id_token(NOW_MS + after_ms, &json!({}));
        provider.verify_token(&token, NOW_MS + after_ms).await
    };
    for _ in 0..3 {
        prove(0).await.unwrap();
    }
    assert_eq!(mock.asked_for_keys(), 1);
    mock.change_keys("second");
    assert!(is_refused(prove(9_000).await), "asked for a moment ago");
    assert_eq!(mock.asked_for_keys(), 1);
    prove(10_000).await.unwrap();
    assert_eq!(mock.asked_for_keys(), 2);
    // What is known is believed while the provider does not answer.
    mock.set_broken(true);
    prove(70 * MINUTE_MS).await.unwrap();
    assert_eq!(mock.asked_for_keys(), 2);
    mock.set_broken(false);
    prove(70 * MINUTE_MS).await.unwrap();
    assert_eq!(mock.asked_for_keys(), 3);
}

#[tokio::test]
async fn a_provider_that_does_not_answer_is_told_from_a_forged_token() {
    let mock = MockProvider::open().await;
    mock.set_broken(true);
    let token = mock.id_token(NOW_MS, &json!({}));
    let outcome = verify(&mock, "club", &token).await;
    assert!(
        matches!(outcome, Err(Failed::Unavailable(_))),
        "{outcome:?}"
    );
    mock.set_broken(false);
    let providers = mock.providers();
    let provider = providers.find("club").unwrap();
    let url = provider
        .authorization_url(&authorization(), NOW_MS)
        .await
        .unwrap();
    let (_, code) = mock.agree(url.as_str(), json!({ "now_ms": NOW_MS }));
    mock.set_broken(true);
    let outcome = provider
        .exchange_code(&authorization(), &code, NOW_MS)
        .await;
    assert!(
        matches!(outcome, Err(Failed::Unavailable(_))),
        "{outcome:?}"
    );
}

#[tokio::test]
async fn facebook_says_whose_token_it_is_and_for_which_app() {
    let mock = MockProvider::open().await;
    let ada = json!({
        "id": "1815", "first_name": "Ada", "last_name": "Lovelace", "name": "Ada Lovelace",
        "email": "ada@example.com",
    });
    mock.facebook_token("ours", CLIENT_ID, ada.clone());
    mock.facebook_token("of another app", "another app", ada.clone());
    let person = verify(&mock, "facebook", "ours").await.unwrap();
    assert_eq!(
        (person.subject.as_str(), person.username.as_str()),
        ("1815", "Ada Lovelace")
    );
    assert_eq!(
        (person.email.as_deref(), person.email_is_verified),
        (Some("ada@example.com"), false)
    );
    for token in ["of another app", "unknown", ""] {
        assert!(
            is_refused(verify(&mock, "facebook", token).await),
            "{token}"
        );
    }
    let providers = mock.providers();
    let provider = providers.find("facebook").unwrap();
    let url = provider
        .authorization_url(&authorization(), NOW_MS)
        .await
        .unwrap();
    assert!(
        url.as_str()
            .starts_with(&format!("{}/dialog?", mock.issuer)),
        "{url}"
    );
    let (state, code) = mock.agree(url.as_str(), ada);
    assert_eq!(state, "a state");
    let person = provider
        .exchange_code(&authorization(), &code, NOW_MS)
        .await
        .unwrap();
    assert_eq!(person.subject, "1815");
}
