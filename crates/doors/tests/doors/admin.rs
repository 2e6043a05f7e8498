//! The host's own listener, and the names it answers to.

use std::net::{IpAddr, Ipv4Addr};

use axum::{Router, body::Body};
use doors::admin::{HostNames, router};
use http::Request;
use testkit::app::App;
use tower::ServiceExt;

/// The host's own listener as it is without settings.
pub fn host_router(app: &App) -> Router {
    router(
        app.site.clone(),
        HostNames::new(Ipv4Addr::LOCALHOST.into(), []),
    )
}

#[tokio::test]
async fn only_the_hosts_own_names_are_answered() {
    let app = App::with_pages().await;
    let address: IpAddr = "192.0.2.7".parse().unwrap();
    let own = router(
        app.site.clone(),
        HostNames::new(address, ["Ops.example".to_owned()]),
    );
    let cases: &[(&[&str], u16)] = &[
        (&["localhost"], 200),
        (&["localhost:9090"], 200),
        (&["127.0.0.1:9090"], 200),
        (&["127.9.9.9"], 200),
        (&["[::1]:9090"], 200),
        (&["192.0.2.7:9090"], 200),
        (&["ops.EXAMPLE:9090"], 200),
        (&["192.0.2.8"], 421),
        (&["evil.example"], 421),
        (&["localhost.evil.example"], 421),
        (&["ops.example.evil.example"], 421),
        (&["user@localhost@evil.example"], 421),
        (&[""], 421),
        (&[], 421),
        (&["localhost", "evil.example"], 421),
        (&["localhost", "localhost"], 421),
    ];
    for (hosts, expected) in cases {
        for path in ["/metrics", "/outbox/", "/outbox/mail.eml"] {
            let mut request = Request::get(path);
            for host in *hosts {
                request = request.header("host", *host);
            }
            let reply = own
                .clone()
                .oneshot(request.body(Body::empty()).unwrap())
                .await
                .unwrap();
            let status = reply.status().as_u16();
            assert_eq!(reply.headers()["x-content-type-options"], "nosniff");
            assert_eq!(reply.headers()["cache-control"], "private, no-store");
            // There is no such mail.
            let expected = if *expected == 200 && path.ends_with("eml") {
                404
            } else {
                *expected
            };
            assert_eq!(status, expected, "{path} {hosts:?}");
        }
    }
}
