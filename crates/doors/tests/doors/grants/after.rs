//! What apps ask once they have tokens: to end them, what is known of them, and, before all
//! else, where everything is.

use serde_json::{Value, json};
use testkit::app::App;

use super::{body, form, read, refresh, refused, register, send, tokens};

const HOUR_MS: i64 = 60 * 60 * 1_000;

#[tokio::test]
async fn an_app_gives_tokens_back() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (client, other) = (
        register(&app, &ada, true).await,
        register(&app, &ada, true).await,
    );
    let path = "/v3/users/me/profile/";
    let made = tokens(&app, &ada, &client, "users:read").await;
    let [access, refresher] =
        ["access_token", "refresh_token"].map(|name| made[name].as_str().unwrap());
    for (who, token) in [(&other, access), (&client, "unknown")] {
        let reply = send(&app, "/oauth/revoke", who, &[("token", token)]).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
    assert_eq!(
        read(&app, &made["access_token"], path).await.status,
        200,
        "it was another's"
    );
    let reply = send(&app, "/oauth/revoke", &client, &[("token", access)]).await;
    assert_eq!(reply.status, 200);
    assert_eq!(read(&app, &made["access_token"], path).await.status, 401);
    let next = send(&app, "/oauth/token", &client, &refresh(refresher))
        .await
        .json();
    let token = next["refresh_token"].as_str().unwrap();
    let reply = send(&app, "/oauth/revoke", &client, &[("token", token)]).await;
    assert_eq!(reply.status, 200);
    assert_eq!(
        read(&app, &next["access_token"], path).await.status,
        401,
        "with all of its family"
    );
    let reply = send(&app, "/oauth/token", &client, &refresh(token)).await;
    assert_eq!(refused(&reply), (400, "invalid_grant".to_owned()));
}

#[tokio::test]
async fn an_app_is_told_of_its_own_tokens() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (client, other) = (
        register(&app, &ada, true).await,
        register(&app, &ada, true).await,
    );
    let open = register(&app, &ada, false).await;
    let made = tokens(&app, &ada, &client, "users:read pins:read").await;
    let ask = async |who, token: &Value| {
        let fields = [("token", token.as_str().unwrap())];
        send(&app, "/oauth/introspect", who, &fields).await
    };
    let known = ask(&client, &made["access_token"]).await.json();
    let exp = (app.world.house.now() + HOUR_MS) / 1_000;
    let expected = json!({
        "active": true, "scope": "pins:read users:read", "client_id": client.id,
        "sub": ada.id.unwrap().to_string(), "exp": exp, "token_type": "access_token",
    });
    assert_eq!(known, expected);
    let known = ask(&client, &made["refresh_token"]).await.json();
    assert_eq!(
        (&known["active"], &known["token_type"]),
        (&json!(true), &json!("refresh_token"))
    );
    let nothing = json!({ "active": false });
    assert_eq!(ask(&other, &made["access_token"]).await.json(), nothing);
    assert_eq!(ask(&client, &json!("unknown")).await.json(), nothing);
    assert_eq!(refused(&ask(&open, &made["access_token"]).await).0, 401);
    app.world.pass(HOUR_MS);
    assert_eq!(ask(&client, &made["access_token"]).await.json(), nothing);
}

#[tokio::test]
async fn a_document_says_where_everything_is() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let reply = app
        .open(&ada, "/.well-known/oauth-authorization-server")
        .await;
    let document = reply.json();
    let at = |path: &str| json!(format!("http://magpie.test{path}"));
    assert_eq!(document["issuer"], at(""));
    assert_eq!(
        document["authorization_endpoint"],
        at("/app-factory-oauth/")
    );
    for (name, path) in [
        ("token_endpoint", "/oauth/token"),
        ("revocation_endpoint", "/oauth/revoke"),
        ("introspection_endpoint", "/oauth/introspect"),
    ] {
        assert_eq!(document[name], at(path));
        let reply = app.send_bare(form(path), body(&[])).await;
        assert_ne!(reply.status, 404, "{path}");
    }
    assert_eq!(document["response_types_supported"], json!(["code"]));
    assert_eq!(
        document["code_challenge_methods_supported"],
        json!(["S256"])
    );
    assert_eq!(
        document["grant_types_supported"],
        json!(["authorization_code", "refresh_token"])
    );
    assert_eq!(
        document["authorization_response_iss_parameter_supported"],
        true
    );
    assert!(
        document["scopes_supported"]
            .as_array()
            .unwrap()
            .contains(&json!("pins:write"))
    );
}
