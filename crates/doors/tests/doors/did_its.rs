//! `DidItActivityResource`, `AggregatedActivityFeedResource`, `DidItMarkResource`.

use http::Method;
use serde_json::json;
use testkit::{
    app::{App, Caller},
    builders,
};

use crate::hear::{board, data, pin, refusal, refuses};

#[tokio::test]
async fn who_did_it_is_told_listed_and_marked() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let shot = builders::photograph(&app.ctx(&ben), 3).await;
    let options = json!({ "pin_id": robin, "details": "It sings.", "image_signatures": [shot] });
    let visitor = Caller::default();
    let refused = (401, "SignInRequired");
    let (activity, tell) = ("DidItActivity", options.clone());
    refuses(&app, &visitor, activity, "create", tell, refused).await;
    let told = data(&app.post(&ben, activity, "create", options).await);
    assert_eq!(
        (&told["type"], &told["details"], &told["comment_count"]),
        (&json!("userdiditdata"), &json!("It sings."), &json!(0))
    );
    assert_eq!(told["image_signatures"], json!([shot]));
    // As clients of the protocol send it.
    let id = &told["id"];
    let edit = json!({ "user_did_it_data_id": id, "pin_id": robin, "details": "It flew." });
    let edited = data(&app.post(&ben, activity, "update", edit).await);
    assert_eq!(
        (&edited["id"], edited["images"].as_array().unwrap().len()),
        (id, 1)
    );

    let path = format!("/v3/pins/{robin}/");
    let seen = data(&app.open(&ben, &path).await);
    let counted =
        json!({ "comment_count": 0, "did_it_data": { "user_count": 1, "images_count": 1 } });
    assert_eq!(
        (&seen["done_by_me"], &seen["aggregated_pin_data"]),
        (&json!(true), &counted)
    );
    let feed = json!({ "aggregated_pin_data_id": robin, "field_set_key": "did_it", "show_did_it_feed": true });
    let listed = data(&app.get(&visitor, "AggregatedActivityFeed", feed).await);
    assert_eq!(listed[0]["details"], json!("It flew."));

    let path = format!("/v3/did_it/{}/", id.as_str().unwrap());
    let helpful = format!("{path}helpful/");
    let marked = data(&app.call(&ada, Method::PUT, &helpful, json!({})).await);
    assert_eq!(
        (&marked["helpful_count"], &marked["marked_helpful_by_me"]),
        (&json!(1), &json!(true))
    );
    let own = refusal(&app.call(&ben, Method::PUT, &helpful, json!({})).await);
    assert_eq!(own, (403, "NotAllowed".into()));
    let wrong = json!({ "user_did_it_data_id": id, "mark": "love" });
    refuses(
        &app,
        &ada,
        "DidItMark",
        "create",
        wrong,
        (400, "InvalidInput"),
    )
    .await;
    let taken = data(&app.call(&ada, Method::DELETE, &helpful, json!({})).await);
    assert_eq!(taken["helpful_count"], json!(0));
    let cleo = app.person("cleo").await;
    let other = refusal(&app.call(&cleo, Method::DELETE, &path, json!({})).await);
    assert_eq!(other, (403, "NotAllowed".into()));
    assert_eq!(
        data(&app.call(&ben, Method::DELETE, &path, json!({})).await),
        json!({})
    );
}

#[tokio::test]
async fn a_did_it_is_commented_on() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let visitor = Caller::default();
    let told = json!({ "pin_id": robin, "details": "It sings." });
    let told = data(&app.post(&ben, "DidItActivity", "create", told).await);
    let id = &told["id"];
    let path = format!("/v3/did_it/{}/", id.as_str().unwrap());
    let below = format!("{path}comments/");
    let asked = json!({ "text": "Where?", "tags": "[]" });
    let said = data(&app.call(&ada, Method::POST, &below, asked.clone()).await);
    assert_eq!(
        (
            &said["type"],
            &said["user_did_it_data_id"],
            &said["parent_id"]
        ),
        (&json!("aggregatedcomment"), id, &json!(null))
    );
    let of = json!({ "user_did_it_data_id": id });
    let listed = data(&app.get(&visitor, "DidItComments", of).await);
    assert_eq!(listed[0]["id"], said["id"]);
    assert_eq!(data(&app.open(&visitor, &below).await), listed);
    let unified = data(
        &app.get(&visitor, "UnifiedComments", json!({ "pin_id": robin }))
            .await,
    );
    assert_eq!(
        (
            &unified[0]["type"],
            &unified[0]["id"],
            &unified[0]["comment_count"]
        ),
        (&json!("userdiditdata"), id, &json!(1))
    );
    let refused = refusal(&app.call(&visitor, Method::POST, &below, asked).await);
    assert_eq!(refused, (401, "SignInRequired".into()));
}
