//! `AggregatedCommentResource`, `UnifiedCommentsResource`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refusal, refuses};

#[tokio::test]
async fn a_comment_is_written_listed_updated_and_deleted() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let visitor = Caller::default();
    // As clients of the protocol send it.
    let write =
        json!({ "objectId": robin, "pinId": robin, "text": "It sing.", "tags": [], "force": true });
    let (resource, create) = ("AggregatedComment", write.clone());
    let refused = (401, "SignInRequired");
    refuses(&app, &visitor, resource, "create", create, refused).await;
    let written = data(&app.post(&ben, resource, "create", write).await);
    let id = written["id"].as_str().unwrap();
    assert_eq!(
        (&written["type"], &written["text"], &written["is_mine"]),
        (
            &json!("aggregatedcomment"),
            &json!("It sing."),
            &json!(true)
        )
    );
    let edit = json!({ "commentId": id, "text": "It sings.", "force": true, "tags": [] });
    let edited = data(&app.post(&ben, resource, "update", edit.clone()).await);
    assert_eq!(
        (&edited["id"], &edited["text"], &edited["is_edited"]),
        (&written["id"], &json!("It sings."), &json!(true))
    );
    let refused = (403, "NotAllowed");
    refuses(&app, &ada, resource, "update", edit, refused).await;

    let below = json!({ "aggregated_pin_data_id": robin });
    let listed = data(&app.get(&visitor, "UnifiedComments", below).await);
    assert_eq!(listed[0]["text"], json!("It sings."));
    let path = format!("/v3/aggregated_pin_data/{robin}/comments/");
    assert_eq!(data(&app.open(&visitor, &path).await)[0]["id"], json!(id));
    let path = format!("/v3/aggregated_pin_data/{robin}/comment/");
    let other = json!({ "text": "Thank you." });
    data(&app.call(&ada, Method::POST, &path, other).await);
    let seen = data(&app.open(&visitor, &format!("/v3/pins/{robin}/")).await);
    assert_eq!(
        (
            &seen["comment_count"],
            &seen["aggregated_pin_data"]["comment_count"]
        ),
        (&json!(2), &json!(2))
    );

    let path = format!("/v3/aggregated_comments/{id}/");
    let words = json!({ "text": "It sang." });
    let sang = data(&app.call(&ben, Method::PUT, &path, words).await);
    assert_eq!(sang["text"], json!("It sang."));
    let cleo = app.person("cleo").await;
    let other = refusal(&app.call(&cleo, Method::DELETE, &path, json!({})).await);
    assert_eq!(other, (403, "NotAllowed".into()));
    let gone = app.call(&ada, Method::DELETE, &path, json!({})).await;
    assert_eq!(data(&gone), json!({}));
    let quiet = json!({ "id": robin, "disable_comments": true, "comments_disabled": true });
    data(&app.post(&ada, "Pin", "update", quiet).await);
    let more = json!({ "pin_id": robin, "text": "More." });
    refuses(&app, &ben, resource, "create", more, (403, "CommentsOff")).await;
}
