//! `UserFollowResource/create` and `/delete`, `/v3/users/{user_id}/follow/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{data, refuses};

#[tokio::test]
async fn a_person_is_followed_and_no_longer() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let id = app.ctx(&ada).user().unwrap();
    let options = json!({ "user_id": id });
    let path = format!("/v3/users/{id}/follow/");
    let followed = |reply| {
        (
            data(&reply)["explicitly_followed_by_me"].clone(),
            data(&reply)["follower_count"].clone(),
        )
    };
    assert_eq!(
        followed(
            app.post(&ben, "UserFollow", "create", options.clone())
                .await
        ),
        (json!(true), json!(1))
    );
    assert_eq!(
        followed(app.call(&ben, Method::DELETE, &path, json!({})).await),
        (json!(false), json!(0))
    );
    assert_eq!(
        followed(app.call(&ben, Method::PUT, &path, json!({})).await),
        (json!(true), json!(1))
    );
    assert_eq!(
        followed(
            app.post(&ben, "UserFollow", "delete", options.clone())
                .await
        ),
        (json!(false), json!(0))
    );
    for verb in ["create", "delete"] {
        refuses(
            &app,
            &Caller::default(),
            "UserFollow",
            verb,
            options.clone(),
            (401, "SignInRequired"),
        )
        .await;
        refuses(
            &app,
            &ada,
            "UserFollow",
            verb,
            options.clone(),
            (403, "NotAllowed"),
        )
        .await;
        refuses(
            &app,
            &ada,
            "UserFollow",
            verb,
            json!({ "user_id": "7" }),
            (404, "NotFound"),
        )
        .await;
    }
}
