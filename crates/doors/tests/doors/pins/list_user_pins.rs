//! `UserPinsResource/get`, `GET /v3/users/{user_id}/pins/`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refuses};

#[tokio::test]
async fn a_persons_pins_are_listed_newest_first() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let hidden = testkit::builders::secret_board(&app.ctx(&ada), "Hidden")
        .await
        .board
        .id
        .to_string();
    for (place, title) in [(&birds, "Robin"), (&birds, "Wren"), (&hidden, "Owl")] {
        pin(&app, &ada, place, title).await;
    }
    let id = app.ctx(&ada).user().unwrap();
    let titles = |reply| {
        data(&reply)
            .as_array()
            .unwrap()
            .iter()
            .map(|pin| pin["title"].clone())
            .collect::<Vec<_>>()
    };
    let visitor = Caller::default();
    assert_eq!(
        titles(
            app.get(&visitor, "UserPins", json!({ "username": "ada" }))
                .await
        ),
        ["Wren", "Robin"]
    );
    assert_eq!(
        titles(app.open(&visitor, &format!("/v3/users/{id}/pins/")).await),
        ["Wren", "Robin"]
    );
    assert_eq!(
        titles(app.get(&ada, "UserPins", json!({})).await),
        ["Owl", "Wren", "Robin"]
    );
    refuses(
        &app,
        &visitor,
        "UserPins",
        "get",
        json!({ "user_id": "7" }),
        (404, "NotFound"),
    )
    .await;
}
