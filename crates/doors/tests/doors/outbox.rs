//! The host's own listener: mails that no server takes.

use axum::body::Body;
use http::Request;
use http_body_util::BodyExt;
use testkit::app::{App, Caller};
use tower::ServiceExt;

use crate::admin::host_router;

async fn open(app: &App, path: &str) -> (u16, String) {
    let router = host_router(app);
    let request = Request::get(format!("http://localhost{path}"))
        .body(Body::empty())
        .unwrap();
    let reply = router.oneshot(request).await.unwrap();
    let status = reply.status().as_u16();
    let body = reply.into_body().collect().await.unwrap().to_bytes();
    (status, String::from_utf8(body.to_vec()).unwrap())
}

#[tokio::test]
async fn the_host_reads_the_mails_that_no_server_takes() {
    let app = App::with_pages().await;
    app.person("ada").await;
    app.world.settle().await;
    let (status, list) = open(&app, "/outbox/").await;
    assert!(
        status == 200 && list.contains("to ada@example.com"),
        "{list}"
    );
    let (_, rest) = list.split_once("href=\"").unwrap();
    let link = |entry: &&str| entry.contains("Verify your email");
    let name = rest.split("href=\"").find(link).unwrap();
    let (name, _) = name.split_once('"').unwrap();
    let (status, mail) = open(&app, &format!("/outbox/{name}")).await;
    assert!(
        status == 200 && mail.contains("http://magpie.test/verify/email/#"),
        "{mail}"
    );
    for missing in [
        "/outbox/none.eml",
        "/outbox/..%2Fmagpie.sqlite",
        "/outbox/x",
    ] {
        assert_eq!(open(&app, missing).await.0, 404, "{missing}");
    }
    let public = app
        .open(&Caller::default(), &format!("/outbox/{name}"))
        .await;
    assert!(public.status == 404 && !public.text().contains("/verify/email/#"));
}
