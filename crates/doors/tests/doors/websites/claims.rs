//! `UserWebsitesResource/create`, `/get`, `/update`, `/delete`.

use serde_json::json;
use testkit::{
    app::{App, Caller},
    counterpart::{Counterpart, Said},
    world::World,
};

use crate::hear::{data, field, refusal, refuses};

#[tokio::test]
async fn a_website_is_claimed_shown_and_given_up() {
    let site = Counterpart::start(|_| Said::missing()).await;
    let domain = site.address.to_string();
    let world = World::sqlite().await.reaching(&domain);
    let app = App::around(world, 1_000);
    let ada = app.person("ada").await;
    let website = json!({ "website_url": site.url() });
    let claimed = data(&app.post(&ada, "UserWebsites", "create", website).await);
    assert_eq!(
        (&claimed["domain"], &claimed["is_verified"]),
        (&json!(domain), &json!(false))
    );
    let told = &claimed["instructions"];
    assert!(
        told["meta_tag"]
            .as_str()
            .unwrap()
            .starts_with("<meta name=")
    );
    assert_eq!(told["file_text"], told["record_text"]);
    let listed = data(&app.get(&ada, "UserWebsites", json!({})).await);
    assert_eq!(
        (&listed["websites"], &listed["most"]),
        (&json!([claimed]), &json!(10))
    );

    let options = json!({ "domain": domain, "proof": "file" });
    let reply = app
        .post(&ada, "UserWebsites", "update", options.clone())
        .await;
    assert_eq!(
        (refusal(&reply), field(&reply)),
        ((400, "WebsiteFileMissing".into()), "proof".into())
    );
    let ben = app.person("ben").await;
    let not_found = (404, "NotFound");
    for verb in ["update", "delete"] {
        refuses(&app, &ben, "UserWebsites", verb, options.clone(), not_found).await;
    }
    let visitor = Caller::default();
    refuses(
        &app,
        &visitor,
        "UserWebsites",
        "delete",
        options.clone(),
        (401, "SignInRequired"),
    )
    .await;
    data(&app.post(&ada, "UserWebsites", "delete", options).await);
    assert_eq!(
        data(&app.get(&ada, "UserWebsites", json!({})).await)["websites"],
        json!([])
    );
}

#[tokio::test]
async fn what_is_no_website_is_said_beside_the_field() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    for (given, key) in [("localhost", "WebsiteInvalid"), ("co.uk", "WebsiteShared")] {
        let website = json!({ "website_url": given });
        let reply = app.post(&ada, "UserWebsites", "create", website).await;
        assert_eq!(
            (refusal(&reply), field(&reply)),
            ((400, key.into()), "website_url".into())
        );
    }
}
