//! `GET /metrics` at its own listener.

use axum::body::Body;
use http::Request;
use http_body_util::BodyExt;
use serde_json::json;
use testkit::app::{App, Caller};
use tower::ServiceExt;

use crate::admin::host_router;

/// What the host is told.
pub async fn metrics(app: &App) -> String {
    let router = host_router(app);
    let request = Request::get("http://localhost/metrics")
        .body(Body::empty())
        .unwrap();
    let reply = router.oneshot(request).await.unwrap();
    let kind = reply.headers()["content-type"].to_str().unwrap().to_owned();
    assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
    let body = reply.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(body.to_vec()).unwrap()
}

#[tokio::test]
async fn a_host_is_told_about_itself() {
    let app = App::with_pages().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let visitor = Caller::default();
    for name in ["ada", "ada", "nobody"] {
        app.get(&visitor, "User", json!({ "username": name })).await;
    }
    app.post(&visitor, "Board", "create", json!({ "name": "Birds" }))
        .await;
    app.open(&visitor, "/v3/users/me/").await;
    let whom = app.ctx(&ben).user().unwrap().to_string();
    app.post(&ada, "UserFollow", "create", json!({ "user_id": whom }))
        .await;
    for path in ["/", "/", "/nowhere/at/all/", "/login/"] {
        app.open(&visitor, path).await;
    }
    app.open(&ada, "/login/").await;
    let old_page = json!({ "events": [{ "event_type": 8_002, "object_id_str": "<b>" }] });
    app.post(&ada, "ApiC", "create", old_page).await;
    let told = metrics(&app).await;
    for line in [
        "magpie_call_seconds_count{operation=\"get_user\",status=\"200\"} 2",
        "magpie_call_seconds_count{operation=\"get_user\",status=\"404\"} 1",
        "magpie_call_seconds_count{operation=\"create_board\",status=\"401\"} 1",
        "magpie_call_seconds_count{operation=\"get_viewer\",status=\"401\"} 1",
        "magpie_call_seconds_count{operation=\"page\",status=\"200\"} 3",
        "magpie_call_seconds_count{operation=\"page\",status=\"404\"} 1",
        "magpie_call_seconds_count{operation=\"page\",status=\"303\"} 1",
        "magpie_call_seconds_bucket{le=\"+Inf\",operation=\"get_user\",status=\"200\"} 2",
        "magpie_pages_total{outcome=\"kept\"} 1",
        "magpie_pages_total{outcome=\"made\"} 3",
        "magpie_new_version_available_total 1",
        "magpie_jobs{state=\"waiting\"} 8",
        "magpie_jobs{state=\"failed\"} 0",
    ] {
        assert!(told.lines().any(|told| told == line), "{line} in {told}");
    }
    // Users' names and words are no label of a metric.
    assert!(
        !told.contains("ada") && !told.contains("Birds") && !told.contains("<b>"),
        "{told}"
    );
}

#[tokio::test]
async fn it_is_not_where_people_are_served() {
    let app = App::with_pages().await;
    let reply = app.open(&Caller::default(), "/metrics").await;
    assert!(reply.status == 404 && !reply.text().contains("magpie_"));
}
