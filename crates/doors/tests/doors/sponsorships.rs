//! `PinSponsorshipResource`, `PinSponsorshipsResource`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refusal, refuses};

#[tokio::test]
async fn a_sponsor_is_named_and_answers() {
    let app = App::start().await;
    let (ada, shop, ben) = (
        app.person("ada").await,
        app.person("weaver").await,
        app.person("ben").await,
    );
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let options = json!({ "pin_id": robin, "username": "weaver" });
    let visitor = Caller::default();
    let sponsorship = "PinSponsorship";
    let (named, refused) = (options.clone(), (401, "SignInRequired"));
    refuses(&app, &visitor, sponsorship, "create", named, refused).await;
    let (named, refused) = (options.clone(), (403, "NotAllowed"));
    refuses(&app, &ben, sponsorship, "create", named, refused).await;
    let asked = data(&app.post(&ada, sponsorship, "create", options).await);
    assert_eq!(asked["sponsorship"]["status"], json!(0));
    let path = format!("/v3/pins/{robin}/");
    assert!(data(&app.open(&ben, &path).await)["sponsorship"].is_null());
    let waiting = data(&app.open(&shop, "/v3/users/me/sponsorships/").await);
    assert_eq!(waiting[0]["pin"]["id"], json!(robin));
    let approve = json!({ "pin_id": robin, "approve": true });
    let (not_asked, refused) = (approve.clone(), (404, "NotFound"));
    refuses(&app, &ben, sponsorship, "update", not_asked, refused).await;
    data(&app.post(&shop, sponsorship, "update", approve).await);
    let seen = data(&app.open(&visitor, &path).await);
    assert_eq!(
        (
            &seen["sponsorship"]["creator"]["username"],
            &seen["sponsorship"]["sponsor"]["username"],
            &seen["sponsorship"]["status"]
        ),
        (&json!("ada"), &json!("weaver"), &json!(1))
    );
    let path = format!("{path}sponsorship/");
    let other = refusal(&app.call(&ben, Method::DELETE, &path, json!({})).await);
    assert_eq!(other, (403, "NotAllowed".into()));
    assert_eq!(
        data(&app.call(&shop, Method::DELETE, &path, json!({})).await),
        json!({})
    );
}
