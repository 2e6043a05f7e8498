//! `UserSessionResource/create {session_accounts: true}` and `/get`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{data, shown};

#[tokio::test]
async fn the_browsers_accounts_are_listed() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let asked = app
        .post(
            &ada,
            "UserSession",
            "create",
            json!({ "session_accounts": true }),
        )
        .await;
    insta::assert_json_snapshot!(shown(&asked));
    assert_eq!(
        data(&app.get(&ada, "UserSession", json!({})).await),
        data(&asked)
    );
    let none = app.get(&Caller::default(), "UserSession", json!({})).await;
    assert_eq!(
        data(&none),
        json!({ "group_id": null, "session_accounts": [] })
    );
}
