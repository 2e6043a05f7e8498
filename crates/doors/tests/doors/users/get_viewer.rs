//! `GET /v3/users/me/`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{data, refusal};

#[tokio::test]
async fn the_viewer_is_told_about_themselves() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let me = data(&app.open(&ada, "/v3/users/me/").await);
    assert_eq!(
        (&me["email"], &me["login_state"], &me["country"]),
        (&json!("ada@example.com"), &json!("AUTH"), &json!("US"))
    );
    assert_eq!(
        refusal(&app.open(&Caller::default(), "/v3/users/me/").await),
        (401, "SignInRequired".into())
    );
}
