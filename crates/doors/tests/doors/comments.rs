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
    let words = json!({ "text": "It sang.", "orbacSubjectId": ben.id });
    let sang = data(&app.call(&ben, Method::PUT, &path, words).await);
    let changed = (&sang["text"], &sang["tagged_users"]);
    assert_eq!(changed, (&json!("It sang."), &json!([])));
    let cleo = app.person("cleo").await;
    let other = refusal(&app.call(&cleo, Method::DELETE, &path, json!({})).await);
    assert_eq!(other, (403, "NotAllowed".into()));
    data(&app.call(&ada, Method::DELETE, &path, json!({})).await);
    let back = json!({ "commentId": id, "restore": true });
    let not_theirs = (404, "NotFound");
    refuses(&app, &ben, resource, "update", back.clone(), not_theirs).await;
    let back = data(&app.post(&ada, resource, "update", back).await);
    assert_eq!(
        (&back["id"], &back["text"]),
        (&json!(id), &json!("It sang."))
    );
    let quiet = json!({ "id": robin, "disable_comments": true, "comments_disabled": true });
    data(&app.post(&ada, "Pin", "update", quiet).await);
    let more = json!({ "pin_id": robin, "text": "More." });
    refuses(&app, &ben, resource, "create", more, (403, "CommentsOff")).await;
}

#[tokio::test]
async fn a_comment_is_answered() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let said = json!({ "pin_id": robin, "text": "It sings." });
    let said = data(&app.post(&ben, "AggregatedComment", "create", said).await);
    let id = said["id"].as_str().unwrap();
    assert_eq!(
        (&said["parent_id"], &said["comment_count"]),
        (&json!(null), &json!(0))
    );
    let answer = json!({ "commentId": id, "text": "It does.", "tags": [], "force": true });
    let resource = "AggregatedCommentReply";
    let refused = (401, "SignInRequired");
    let visitor = Caller::default();
    refuses(&app, &visitor, resource, "create", answer.clone(), refused).await;
    let first = data(&app.post(&ada, resource, "create", answer).await);
    assert_eq!(first["parent_id"], said["id"]);
    let path = format!("/v3/aggregated_comments/{id}/reply/");
    let words = json!({ "text": "Loud." });
    let second = data(&app.call(&ben, Method::POST, &path, words).await);
    let below = json!({ "aggregated_comment_id": id });
    let listed = data(&app.get(&visitor, "AggregatedCommentReplyFeed", below).await);
    let ids = [&listed[0]["id"], &listed[1]["id"]];
    assert_eq!(ids, [&first["id"], &second["id"]]);
    let path = format!("/v3/aggregated_comments/{id}/replies/");
    assert_eq!(
        data(&app.open(&visitor, &path).await)[1]["id"],
        second["id"]
    );
    let below = json!({ "pin_id": robin });
    let listed = data(&app.get(&visitor, "UnifiedComments", below).await);
    let found = (
        listed.as_array().unwrap().len(),
        &listed[0]["comment_count"],
    );
    assert_eq!(found, (1, &json!(2)));
}

#[tokio::test]
async fn a_comment_is_liked_found_helpful_and_highlighted() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let said = json!({ "pin_id": robin, "text": "It sings." });
    let said = data(&app.post(&ben, "AggregatedComment", "create", said).await);
    let id = said["id"].as_str().unwrap();
    let marks = |comment: &serde_json::Value| {
        let of = |name: &str| comment[name].clone();
        [
            of("reaction_counts"),
            of("reaction_by_me"),
            of("helpful_count"),
            of("marked_helpful_by_me"),
        ]
    };
    let react = format!("/v3/aggregated_comments/{id}/react/");
    let reacted_by = format!("/v3/aggregated_comments/{id}/reacted_by/");
    let like = json!({ "reaction_type": 1 });
    let liked = data(&app.call(&ada, Method::POST, &react, like.clone()).await);
    let expected = [json!({ "1": 1 }), json!(1), json!(0), json!(false)];
    assert_eq!(marks(&liked), expected);
    let asked = json!({ "commentId": id });
    let listed = data(&app.get(&ben, "CommentReactions", asked).await);
    assert_eq!(
        (&listed[0]["user"]["username"], &listed[0]["reaction_type"]),
        (&json!("ada"), &json!(1))
    );
    let visitor = Caller::default();
    assert_eq!(data(&app.open(&visitor, &reacted_by).await), listed);
    let helpful = format!("/v3/helpful/1/{id}/");
    let helped = data(&app.call(&ada, Method::POST, &helpful, json!({})).await);
    let expected = [json!({ "1": 1 }), json!(1), json!(1), json!(true)];
    assert_eq!(marks(&helped), expected);
    for (path, options) in [(&react, like), (&helpful, json!({}))] {
        data(&app.call(&ada, Method::DELETE, path, options).await);
    }
    let other = format!("/v3/helpful/2/{id}/");
    let wrong = refusal(&app.call(&ada, Method::POST, &other, json!({})).await);
    assert_eq!(wrong, (400, "InvalidInput".into()));

    // Beside addresses of one comment, which are as long.
    let path = "/v3/aggregated_comments/pin/highlight/";
    for missing in ["aggregated_comment", "pin"] {
        let mut first = json!({ "aggregated_comment": id, "pin": robin, "highlight": true });
        first.as_object_mut().unwrap().remove(missing);
        let wrong = refusal(&app.call(&ada, Method::PUT, path, first).await);
        assert_eq!(wrong, (400, "InvalidInput".into()), "{missing}");
    }
    let first = json!({ "aggregated_comment": id, "pin": robin, "highlight": true });
    let refused = refusal(&app.call(&ben, Method::PUT, path, first.clone()).await);
    assert_eq!(refused, (403, "NotAllowed".into()));
    data(&app.call(&ada, Method::PUT, path, first).await);
    let below = json!({ "pin_id": robin, "sort": "newest" });
    let listed = data(&app.get(&ben, "UnifiedComments", below).await);
    let expected = [json!({}), json!(null), json!(0), json!(false)];
    assert_eq!(marks(&listed[0]), expected);
    assert_eq!(listed[0]["highlighted_by_pin_owner"], json!(true));
}

/// Consumer specification §7: `commentId` stands in the address and in the body.
#[tokio::test]
async fn a_comment_is_flagged_as_the_specification_says() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let said = json!({ "pin_id": robin, "text": "It stings." });
    let said = data(&app.post(&ada, "AggregatedComment", "create", said).await);
    let id = said["id"].as_str().unwrap();
    let path = format!("/v3/aggregated_comments/{id}/flag/");
    let reason = |details: &str| json!({ "reason": "harassment", "detailedReasons": [details] });
    let mut named = reason("insults");
    named["commentId"] = json!(id);
    for body in [named, reason("threats")] {
        assert_eq!(
            data(&app.call(&ben, Method::PUT, &path, body).await),
            json!({})
        );
    }
    let wrong = refusal(&app.call(&ben, Method::PUT, &path, reason("scam")).await);
    assert_eq!(wrong, (400, "InvalidInput".into()));
    // The report target of consumer specification §3, as it is sent.
    let target = json!({
        "kind": "comment", "id": id, "reason": "spam", "parentId": robin, "isProduct": false, "isPromoted": false,
        "videoDuration": null, "viewType": 3, "viewParameter": robin,
    });
    assert_eq!(
        data(&app.post(&ben, "Report", "create", target).await),
        json!({})
    );
}

#[tokio::test]
async fn mentions_translations_and_features_answer_at_the_addresses_of_the_specification() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let said = json!({ "pin_id": robin, "text": "Look, @ada and @ben." });
    let said = data(&app.post(&ben, "AggregatedComment", "create", said).await);
    assert_eq!(said.get("translatedText"), Some(&json!(null)));
    let id = said["id"].as_str().unwrap();
    let path = format!("/v3/aggregated_comments/{id}/mentions/");
    // A body, and what a client that sends none for DELETE puts behind the address.
    let own = json!({ "tagged_users": [ada.id], "commentId": id });
    let left = data(&app.call(&ada, Method::DELETE, &path, own).await);
    assert_eq!(left["id"], json!(id));
    assert_eq!(left["tagged_users"][0]["id"], json!(ben.id));
    let query = format!("{path}?tagged_users={}", ben.id.unwrap());
    let left = data(&app.call(&ben, Method::DELETE, &query, json!({})).await);
    assert_eq!(left, json!({ "id": id, "tagged_users": [] }));

    // This host has no translator.
    let path = format!("/v3/aggregated_comments/{id}/translate/");
    assert_eq!(data(&app.open(&ada, &path).await), json!(""));

    let path = "/v3/aggregated_comments/features/";
    let off = json!({ "userId": ada.id, "featureMap": r#"{"replies":false}"# });
    let changed = data(&app.call(&ada, Method::PUT, path, off).await);
    assert_eq!(changed["replies"], json!(false));
    let query = format!("{path}?userId={}", ada.id.unwrap());
    let read = data(&app.open(&ada, &query).await);
    assert_eq!(read, changed);
}
