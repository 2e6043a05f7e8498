//! `PinFavoriteResource/create` and `…/delete`, `UserFavoritesResource/get`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refusal, refuses};

#[tokio::test]
async fn favourites_are_listed_for_their_owner_alone() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let options = json!({ "pin_id": robin });
    let visitor = Caller::default();
    let refused = (401, "SignInRequired");
    refuses(
        &app,
        &visitor,
        "PinFavorite",
        "create",
        options.clone(),
        refused,
    )
    .await;
    let kept = data(
        &app.post(&ben, "PinFavorite", "create", options.clone())
            .await,
    );
    assert_eq!(
        (&kept["favorited_by_me"], &kept["favorite_user_count"]),
        (&json!(true), &json!(1))
    );
    let path = "/v3/users/me/favorites/";
    assert_eq!(data(&app.open(&ben, path).await)[0]["id"], json!(robin));
    assert_eq!(data(&app.open(&ada, path).await), json!([]));
    assert_eq!(refusal(&app.open(&visitor, path).await).0, 401);
    let one = format!("/v3/pins/{robin}/favorite/");
    let gone = data(&app.call(&ben, Method::DELETE, &one, json!({})).await);
    assert_eq!(gone["favorite_user_count"], json!(0));
}
