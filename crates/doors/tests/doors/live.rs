//! Streams of what changes.

use axum::body::Body;
use doors::app::router;
use http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller},
    builders,
    reports::deleted_message,
};
use tower::ServiceExt;

use crate::{
    hear::{board, data, pin, refusal},
    metrics::metrics,
};

/// Opens a stream as a page does.
pub async fn listen(app: &App, caller: &Caller, query: &str) -> Response<Body> {
    open(app, caller, query, None).await
}

/// Opens a stream anew as a browser does by itself behind the event with this id.
async fn resume(app: &App, caller: &Caller, last: &str) -> Response<Body> {
    open(app, caller, "?last=0-1", Some(last)).await
}

async fn open(app: &App, caller: &Caller, query: &str, last: Option<&str>) -> Response<Body> {
    let session = caller.token().unwrap_or("none");
    let mut request = Request::get(format!("/live/{query}"))
        .header("host", "magpie.test")
        .header("cookie", format!("magpie_session={session}"))
        .header("accept-encoding", "gzip, br, zstd");
    if let Some(last) = last {
        request = request.header("last-event-id", last);
    }
    let request = request.body(Body::empty()).unwrap();
    let response = router(app.site.clone()).oneshot(request).await;
    response.unwrap()
}

/// The next text of a stream; none at its end.
async fn next(stream: &mut Response<Body>) -> Option<String> {
    let frame = stream.body_mut().frame().await?.unwrap();
    let bytes = frame.into_data().unwrap();
    Some(String::from_utf8(bytes.to_vec()).unwrap())
}

/// The next event of a stream, and its id.
async fn told(stream: &mut Response<Body>) -> (String, Value) {
    let text = next(stream).await.unwrap();
    let (head, data) = text.split_once("data: ").unwrap();
    let (_, id) = head.split_once("id: ").unwrap();
    let data = data.strip_suffix("\n\n").unwrap();
    (
        id.trim_end().to_owned(),
        serde_json::from_str(data).unwrap(),
    )
}

/// The next event of a stream.
async fn event(stream: &mut Response<Body>) -> Value {
    told(stream).await.1
}

/// The next event of a stream, a change of which nothing but its kind, id and version is told.
async fn change(stream: &mut Response<Body>) -> (Value, Value) {
    let told = event(stream).await;
    assert_eq!(told.as_object().unwrap().len(), 3, "{told}");
    let version: i64 = told["version"].as_str().unwrap().parse().unwrap();
    assert!(version > 0);
    (told["kind"].clone(), told["id"].clone())
}

/// Writes into a conversation; answers the message's id.
async fn say(app: &App, sender: &Caller, conversation: &str, text: &str) -> String {
    let name = format!("message-{text}");
    let message = json!({ "conversation_id": conversation, "text": text, "client_id": name });
    let sent = app.post(sender, "ConversationMessages", "create", message);
    data(&sent.await)["id"].as_str().unwrap().to_owned()
}

/// Takes a message back.
async fn take_back(app: &App, sender: &Caller, conversation: &str, message: &str) {
    let one = json!({ "conversation_id": conversation, "message_id": message });
    data(&app.post(sender, "ConversationMessage", "delete", one).await);
}

/// Has the host take down a message that a member reports.
async fn take_down(app: &App, reporter: &Caller, conversation: &str, message: &str) {
    let (id, message) = (conversation.parse().unwrap(), message.parse().unwrap());
    deleted_message(&app.ctx(reporter), id, message).await;
}

/// A conversation of two who follow each other, begun by the second.
async fn begun(app: &App, ada: &Caller, ben: &Caller) -> String {
    builders::follow_each_other(&app.ctx(ada), &app.ctx(ben)).await;
    let hello = json!({ "user_ids": [ada.id], "text": "Hello." });
    let begun = data(&app.post(ben, "Conversations", "create", hello).await);
    begun["id"].as_str().unwrap().to_owned()
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
    let header = |name: &str| {
        stream
            .headers()
            .get(name)
            .map(|value| value.to_str().unwrap())
    };
    assert_eq!(header("content-type"), Some("text/event-stream"));
    assert_eq!(
        header("cache-control"),
        Some("private, no-store, no-transform")
    );
    assert_eq!(
        (header("x-accel-buffering"), header("content-encoding")),
        (Some("no"), None)
    );
    let hello = next(&mut stream).await.unwrap();
    assert!(
        hello.starts_with("retry: ") && hello.ends_with("\ndata: {\"kind\":\"hello\"}\n\n"),
        "{hello}"
    );

    // Of a pin that the viewer does not see nothing is told.
    for (id, said) in [(&present, "For ada."), (&robin, "It sings.")] {
        let said = json!({ "pin_id": id, "text": said });
        data(&app.post(&ben, "AggregatedComment", "create", said).await);
    }
    let of_robin = (json!("pin"), json!(robin));
    assert_eq!(change(&mut stream).await, of_robin);
    // Told again, no number changes, but its words.
    for details in ["It flew.", "It flew away."] {
        let told = json!({ "pin_id": robin, "details": details });
        data(&app.post(&ben, "DidItActivity", "create", told).await);
        assert_eq!(change(&mut stream).await, of_robin, "{details}");
    }
    let hello = json!({ "user_ids": [ada.id], "text": "Hello." });
    let begun = data(&app.post(&ben, "Conversations", "create", hello).await);
    // Where it lies with its receiver, and the first words, which are told in no order.
    let first = [event(&mut stream).await, event(&mut stream).await];
    for told in &first {
        assert_eq!(
            (&told["kind"], &told["id"]),
            (&json!("conversation"), &begun["id"])
        );
    }
    let words = first.iter().filter(|told| !told["message"].is_null());
    assert_eq!(words.count(), 1, "{first:?}");
    // What the viewer does in another window is told as well.
    let seen = json!({ "conversation_id": begun["id"] });
    data(&app.post(&ada, "ConversationSeen", "update", seen).await);
    let of_talk = (json!("conversation"), begun["id"].clone());
    assert_eq!(change(&mut stream).await, of_talk);
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

#[tokio::test]
async fn a_message_carries_its_words_to_members_who_may_read_it() {
    let app = App::start().await;
    let (ada, ben, cleo) = (
        app.person("ada").await,
        app.person("ben").await,
        app.person("cleo").await,
    );
    let talk = begun(&app, &ada, &ben).await;
    let mut streams = Vec::new();
    for listener in [&ada, &ben, &cleo] {
        let mut stream = listen(&app, listener, "").await;
        event(&mut stream).await;
        streams.push(stream);
    }
    let [adas, bens, cleos] = &mut streams[..] else {
        unreachable!()
    };
    let sent = say(&app, &ben, &talk, "To the sea?").await;
    let heard = event(adas).await;
    // As the door answers it, so that a window needs to ask for nothing.
    let asked = json!({ "conversation_id": talk });
    let page = data(&app.get(&ada, "ConversationMessages", asked).await);
    let expected = json!({
        "kind": "conversation", "id": talk, "version": sent, "message": page[0],
    });
    assert_eq!(heard, expected);
    let own = event(bens).await;
    let of_ben = |told: &Value| {
        let message = &told["message"];
        (message["is_mine"].clone(), message["client_id"].clone())
    };
    assert_eq!(of_ben(&own), (json!(true), json!("message-To the sea?")));
    assert_eq!(of_ben(&heard), (json!(false), Value::Null));

    // The longest words are not carried; the window asks.
    let long = json!({ "conversation_id": talk, "text": "🌊".repeat(2_000) });
    let long = app.post(&ben, "ConversationMessages", "create", long);
    let long = &data(&long.await)["id"];
    let bare = json!({ "kind": "conversation", "id": talk, "version": long });
    assert_eq!(event(adas).await, bare);

    // It is asked when it is told: what was taken back or down by then is told without words.
    for (text, is_by_host) in [("Alone?", false), ("Buy wolves here", true)] {
        let sent = say(&app, &ben, &talk, text).await;
        match is_by_host {
            false => take_back(&app, &ben, &talk, &sent).await,
            true => take_down(&app, &ada, &talk, &sent).await,
        }
        let bare = json!({ "kind": "conversation", "id": talk, "version": sent });
        assert_eq!(event(adas).await, bare, "{text}");
        let changed = (json!("conversation"), json!(talk));
        assert_eq!(change(adas).await, changed, "{text}");
    }
    app.site.streams.beat();
    assert_eq!(event(adas).await, json!({ "kind": "beat" }));
    // Who is no member hears nothing.
    assert_eq!(event(cleos).await, json!({ "kind": "beat" }));
    // Nor does a session that ended, before the next beat.
    data(&app.post(&ada, "UserSession", "delete", json!({})).await);
    say(&app, &ben, &talk, "Tomorrow?").await;
    assert_eq!(next(adas).await, None);
}

#[tokio::test]
async fn a_stream_goes_on_behind_the_last_event_that_was_heard() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let talk = begun(&app, &ada, &ben).await;
    let mut stream = listen(&app, &ada, "").await;
    event(&mut stream).await;
    say(&app, &ben, &talk, "1").await;
    let (last, first) = told(&mut stream).await;
    assert_eq!(first["message"]["text"], "1");
    drop(stream);
    let second = say(&app, &ben, &talk, "2").await;
    let third = say(&app, &ben, &talk, "3").await;
    say(&app, &ben, &talk, "4").await;
    take_back(&app, &ben, &talk, &second).await;
    take_down(&app, &ada, &talk, &third).await;
    let by_address = format!("?last={last}");
    for is_browser in [true, false] {
        let mut again = match is_browser {
            true => resume(&app, &ada, &last).await,
            false => listen(&app, &ada, &by_address).await,
        };
        // The break may come again before what was missed.
        let resumed = (last.clone(), json!({ "kind": "resumed" }));
        assert_eq!(told(&mut again).await, resumed);
        // Policies are asked anew.
        for gone in [&second, &third] {
            let bare = json!({ "kind": "conversation", "id": talk, "version": gone });
            assert_eq!(event(&mut again).await, bare);
        }
        assert_eq!(event(&mut again).await["message"]["text"], "4");
        for _taken in ["back", "down"] {
            assert_eq!(
                change(&mut again).await,
                (json!("conversation"), json!(talk))
            );
        }
        app.site.streams.beat();
        assert_eq!(event(&mut again).await, json!({ "kind": "beat" }));
    }
    // What another server told last, or none did, leads nowhere.
    for unknown in ["0-1", "none", ""] {
        let mut anew = resume(&app, &ada, unknown).await;
        assert_eq!(event(&mut anew).await, json!({ "kind": "hello" }));
    }
}

#[tokio::test]
async fn no_message_is_missed_or_doubled_while_a_stream_is_killed_a_hundred_times() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let talk = begun(&app, &ada, &ben).await;
    let (app, ada, ben) = (&app, &ada, &ben);
    let mut stream = listen(app, ada, "").await;
    assert_eq!(event(&mut stream).await, json!({ "kind": "hello" }));
    // What a window knows by its streams alone.
    let mut known: Vec<String> = Vec::new();
    let mut hear = async |stream: &mut Response<Body>, upto: usize| {
        let mut place = String::new();
        while known.len() < upto {
            let heard = told(stream).await;
            known.push(heard.1["message"]["text"].as_str().unwrap().to_owned());
            place = heard.0;
        }
        place
    };
    for round in 0..100 {
        let write = async {
            for number in round * 10 + 1..=round * 10 + 10 {
                say(app, ben, &talk, &number.to_string()).await;
            }
            // An answer was lost.
            say(app, ben, &talk, &(round * 10 + 10).to_string()).await;
        };
        let (place, ()) = tokio::join!(hear(&mut stream, round * 10 + 5), write);
        // What is written from there on is on its way, or told to none.
        drop(stream);
        stream = resume(app, ada, &place).await;
        let resumed = (place, json!({ "kind": "resumed" }));
        assert_eq!(told(&mut stream).await, resumed);
    }
    hear(&mut stream, 1_000).await;
    app.site.streams.beat();
    assert_eq!(event(&mut stream).await, json!({ "kind": "beat" }));
    let all: Vec<String> = (1..=1_000).map(|number| number.to_string()).collect();
    assert_eq!(known, all);
}
