//! Streams of what changes.

use axum::body::Body;
use doors::app::router;
use http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller},
    builders,
};
use tower::ServiceExt;

use crate::{
    hear::{board, data, pin, refusal},
    metrics::metrics,
};

/// Opens a stream as a browser does.
pub async fn listen(app: &App, caller: &Caller, query: &str) -> Response<Body> {
    let session = caller.token().unwrap_or("none");
    let request = Request::get(format!("/live/{query}"))
        .header("host", "magpie.test")
        .header("cookie", format!("magpie_session={session}"))
        .header("accept-encoding", "gzip, br, zstd")
        .body(Body::empty());
    let response = router(app.site.clone()).oneshot(request.unwrap()).await;
    response.unwrap()
}

/// The next text of a stream; none at its end.
async fn next(stream: &mut Response<Body>) -> Option<String> {
    let frame = stream.body_mut().frame().await?.unwrap();
    let bytes = frame.into_data().unwrap();
    Some(String::from_utf8(bytes.to_vec()).unwrap())
}

/// The next event of a stream.
async fn event(stream: &mut Response<Body>) -> Value {
    let text = next(stream).await.unwrap();
    let (_, data) = text.split_once("data: ").unwrap();
    serde_json::from_str(data.trim_end()).unwrap()
}

#[tokio::test]
async fn a_stream_says_what_changed_and_nothing_of_it() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    builders::follow_each_other(&app.ctx(&ada), &app.ctx(&ben)).await;
    let birds = board(&app, &ben, "Birds").await;
    let robin = pin(&app, &ben, &birds, "A robin").await;
    let secret = builders::secret_board(&app.ctx(&ben), "Presents")
        .await
        .board
        .id;
    let present = pin(&app, &ben, &secret.to_string(), "A present").await;
    let query = format!("?pin={robin}&pin={present}&pin=none");
    let mut stream = listen(&app, &ada, &query).await;
    assert_eq!(stream.status(), StatusCode::OK);
    let told = |name: &str| {
        stream
            .headers()
            .get(name)
            .map(|value| value.to_str().unwrap())
    };
    assert_eq!(told("content-type"), Some("text/event-stream"));
    assert_eq!(
        told("cache-control"),
        Some("private, no-store, no-transform")
    );
    assert_eq!(
        (told("x-accel-buffering"), told("content-encoding")),
        (Some("no"), None)
    );
    let hello = next(&mut stream).await.unwrap();
    assert!(
        hello.starts_with("retry: ") && hello.ends_with("data: {\"kind\":\"hello\"}\n\n"),
        "{hello}"
    );

    // Of a pin that the viewer does not see nothing is told.
    for (id, said) in [(&present, "For ada."), (&robin, "It sings.")] {
        let said = json!({ "pin_id": id, "text": said });
        data(&app.post(&ben, "AggregatedComment", "create", said).await);
    }
    assert_eq!(
        event(&mut stream).await,
        json!({ "kind": "pin", "id": robin })
    );
    // Told again, no number changes, but its words.
    for details in ["It flew.", "It flew away."] {
        let told = json!({ "pin_id": robin, "details": details });
        data(&app.post(&ben, "DidItActivity", "create", told).await);
        let of_robin = json!({ "kind": "pin", "id": robin });
        assert_eq!(event(&mut stream).await, of_robin, "{details}");
    }
    let hello = json!({ "user_ids": [ada.id], "text": "Hello." });
    let begun = data(&app.post(&ben, "Conversations", "create", hello).await);
    assert_eq!(event(&mut stream).await, json!({ "kind": "conversations" }));
    // What the viewer does in another window is told as well.
    let seen = json!({ "conversation_id": begun["id"] });
    data(&app.post(&ada, "ConversationSeen", "update", seen).await);
    assert_eq!(event(&mut stream).await, json!({ "kind": "conversations" }));
    app.site.streams.beat();
    assert_eq!(event(&mut stream).await, json!({ "kind": "beat" }));
}

#[tokio::test]
async fn a_host_is_told_of_streams_that_a_proxy_keeps_back() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    for query in [
        "",
        "?kept_back=true",
        "?kept_back=true&pin=7",
        "?kept_back=no",
    ] {
        listen(&app, &ada, query).await;
    }
    // Of who is not signed in nothing is counted.
    app.open(&Caller::default(), "/live/?kept_back=true").await;
    let told = metrics(&app).await;
    assert!(
        told.contains("magpie_streams_kept_back_total 2\n"),
        "{told}"
    );
}

#[tokio::test]
async fn a_stream_is_its_users_alone_and_ends_with_their_session() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    // By this a browser learns to ask no more.
    for caller in [Caller::default(), app.limited(&ada).await] {
        let reply = app.open(&caller, "/live/").await;
        assert_eq!(
            (reply.status, reply.body.len()),
            (StatusCode::NO_CONTENT, 0)
        );
    }
    let mut stream = listen(&app, &ada, "").await;
    next(&mut stream).await.unwrap();
    data(&app.post(&ada, "UserSession", "delete", json!({})).await);
    app.site.streams.beat();
    assert_eq!(next(&mut stream).await, None);
    let ben = app.person("ben").await;
    let mut streams = Vec::new();
    for _ in 0..8 {
        let stream = listen(&app, &ben, "").await;
        assert_eq!(stream.status(), StatusCode::OK);
        streams.push(stream);
    }
    // One more ends the oldest.
    streams.push(listen(&app, &ben, "").await);
    next(&mut streams[0]).await.unwrap();
    assert_eq!(next(&mut streams[0]).await, None);
    app.site.streams.close();
    let refused = app.open(&ben, "/live/").await;
    assert_eq!(refusal(&refused), (503, "Busy".into()));
}

/// What a window knows of a conversation, the latest first.
struct Window<'a> {
    app: &'a App,
    reader: &'a Caller,
    conversation: &'a str,
    known: Vec<String>,
}

impl Window<'_> {
    /// Asks for the latest messages, and for earlier ones until one is known, as the web app does
    /// with each opening of the stream and each event.
    async fn ask(&mut self) {
        let mut fresh: Vec<String> = Vec::new();
        let mut bookmarks = json!([]);
        loop {
            let asked = json!({
                "conversation_id": self.conversation, "page_size": 7, "bookmarks": bookmarks,
            });
            let reply = self
                .app
                .get(self.reader, "ConversationMessages", asked)
                .await;
            let page = data(&reply);
            for message in page.as_array().unwrap() {
                let text = message["text"].as_str().unwrap().to_owned();
                if self.known.first() == Some(&text) {
                    self.known.splice(0..0, fresh);
                    return;
                }
                fresh.push(text);
            }
            let bookmark = reply.response()["bookmark"].clone();
            if bookmark.is_null() || bookmark == json!("-end-") {
                self.known.splice(0..0, fresh);
                return;
            }
            bookmarks = json!([bookmark]);
        }
    }
}

#[tokio::test]
async fn no_message_is_missed_or_doubled_while_a_stream_is_killed_a_hundred_times() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    builders::follow_each_other(&app.ctx(&ada), &app.ctx(&ben)).await;
    let hello = json!({ "user_ids": [ada.id], "text": "0" });
    let begun = data(&app.post(&ben, "Conversations", "create", hello).await);
    let conversation = begun["id"].as_str().unwrap();
    let (app, ada, ben) = (&app, &ada, &ben);
    let mut window = Window {
        app,
        reader: ada,
        conversation,
        known: Vec::new(),
    };
    let send = async |number: usize| {
        let (text, name) = (number.to_string(), format!("message-{number}"));
        let message = json!({ "conversation_id": conversation, "text": text, "client_id": name });
        data(
            &app.post(ben, "ConversationMessages", "create", message)
                .await,
        );
    };
    for round in 0..100 {
        let mut stream = listen(app, ada, "").await;
        next(&mut stream).await.unwrap();
        window.ask().await;
        let write = async {
            for number in round * 10 + 1..=round * 10 + 10 {
                send(number).await;
            }
            // An answer was lost.
            send(round * 10 + 10).await;
        };
        let hear = async {
            event(&mut stream).await;
            window.ask().await;
            // What is written from here on is heard of by none.
            drop(stream);
        };
        tokio::join!(write, hear);
    }
    let mut stream = listen(app, ada, "").await;
    next(&mut stream).await.unwrap();
    window.ask().await;
    let all: Vec<String> = (0..=1_000).rev().map(|number| number.to_string()).collect();
    assert_eq!(window.known, all);
}
