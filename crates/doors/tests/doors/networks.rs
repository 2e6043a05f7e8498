//! The way back from other providers: what they write into the address is for the
//! browser alone.

use testkit::app::{App, Caller, Reply, encode};

use crate::metrics::metrics;

/// Authorization code: its first holder could log in with it.
const CODE: &str = "4-0AbCdCode";
/// Belongs to one browser.
const STATE: &str = "bTxStateOfTrip";

fn way_back(code: &str) -> String {
    format!("/connect/club/?code={code}&state={STATE}")
}

/// Everything that is sent, as text.
fn whole(reply: &Reply) -> String {
    format!("{} {:?} {}", reply.status, reply.headers, reply.text())
}

#[track_caller]
fn assert_silent(what: &str) {
    for secret in [CODE, STATE] {
        assert!(!what.contains(secret), "{secret} in {what}");
    }
}

#[tokio::test]
async fn a_page_shows_no_code_to_any_viewer() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    for caller in [&ada, &Caller::default()] {
        let reply = app.open(caller, &way_back(CODE)).await;
        assert_eq!(reply.status, 200);
        assert!(reply.text().contains("\"/connect/club/\""), "only the path");
        assert_silent(&whole(&reply));
        let source_url = encode(&way_back(CODE));
        let state = format!("/_/_/state?source_url={source_url}");
        assert_silent(&whole(&app.open(caller, &state).await));
    }
}

#[tokio::test]
async fn a_page_is_kept_without_its_code() {
    let app = App::with_pages().await;
    let first = app.open(&Caller::default(), &way_back(CODE)).await;
    let second = app.open(&Caller::default(), &way_back("another")).await;
    assert_eq!(first.status, second.status);
    let told = metrics(&app).await;
    // One page for all codes: none is part of what it is kept under.
    for line in [
        "magpie_pages_total{outcome=\"made\"} 1",
        "magpie_pages_total{outcome=\"kept\"} 1",
    ] {
        assert!(told.lines().any(|other| other == line), "{line} in {told}");
    }
    assert_silent(&told);
    assert_silent(&whole(&second));
}
