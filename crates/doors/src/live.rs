//! `GET /live/`: one stream of server-sent events for a browser, which says what changed, so
//! that the browser asks for it by the other doors (decision 77).

use std::{convert::Infallible, sync::Arc};

use accounts::sessions::authenticate::authenticate;
use axum::{
    body::{Body, Bytes},
    extract::State,
    response::{IntoResponse, Response},
};
use collections::pins::get_pin::visible;
use contract::{
    errors::Kind,
    ids::{PinId, UserId},
};
use futures_util::stream;
use http::{HeaderName, Request, StatusCode, header, request::Parts};
use kernel::{
    ctx::Actor,
    error::{Result, if_found},
};
use serde_json::json;

use crate::{
    adapters::{
        caller::Caller,
        forms,
        rates::Rate,
        streams::{Event, Hearing},
    },
    site::Site,
};

/// Pins whose changes one stream hears of, at most; others are left out.
const MOST_PINS: usize = 20;
/// Milliseconds until a browser opens a stream that ended anew, at least, and by chance more, so
/// that not all come at once to a server that begins.
const RETRY_MS: u16 = 1_000;
const SPREAD_MS: u16 = 4_000;

/// What one stream is made of.
struct Stream {
    site: Arc<Site>,
    user: UserId,
    session: Option<[u8; 32]>,
    hearing: Hearing,
    /// What is said first.
    hello: Option<String>,
}

/// `GET /live/?pin=…&kept_back=true`: events of a fully signed-in user, and of pins that they see;
/// `kept_back` where the browser's stream before said nothing, so that the host is told. Any other
/// viewer has no content, by which a browser itself asks no more (HTML standard, "Server-sent
/// events"); a window whose session ended elsewhere asks once a minute until it knows.
pub async fn serve(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, _) = request.into_parts();
    match open(&site, &parts).await {
        Err(error) if error.kind() == Kind::Unauthenticated => {
            StatusCode::NO_CONTENT.into_response()
        }
        Err(error) => crate::app::refuse(&site, error),
        Ok(stream) => {
            let headers = [
                (header::CONTENT_TYPE, "text/event-stream"),
                (header::CACHE_CONTROL, "private, no-store, no-transform"),
                // nginx keeps an answer until there is more of it, unless it is told.
                (HeaderName::from_static("x-accel-buffering"), "no"),
            ];
            let events = stream::unfold(stream, async |mut stream| {
                let text = stream.next().await?;
                Some((Ok::<_, Infallible>(Bytes::from(text)), stream))
            });
            (headers, Body::from_stream(events)).into_response()
        }
    }
}

async fn open(site: &Arc<Site>, parts: &Parts) -> Result<Stream> {
    let caller = Caller::read(site, parts).await?;
    let user = caller.ctx.user()?;
    caller.count(site, Rate::Stream, &mut None)?;
    let query = forms::pairs(parts.uri.query().unwrap_or_default().as_bytes())?;
    if query
        .iter()
        .any(|(name, value)| name == "kept_back" && value == "true")
    {
        site.metrics.count_stream_kept_back();
    }
    let asked = query.iter().filter(|(name, _)| name == "pin");
    let mut pins: Vec<PinId> = Vec::new();
    for id in asked.filter_map(|(_, id)| id.parse().ok()).take(MOST_PINS) {
        let seen = if_found(visible(&caller.ctx, id).await)?;
        pins.extend(seen.map(|pin| pin.id));
    }
    let [chance] = caller.ctx.house.random::<1>();
    let retry = RETRY_MS + SPREAD_MS / u16::from(u8::MAX) * u16::from(chance);
    Ok(Stream {
        hearing: site.streams.open(user, pins)?,
        site: site.clone(),
        user,
        session: caller.ctx.session,
        hello: Some(format!(
            "retry: {retry}\n{}",
            told(json!({ "kind": "hello" }))
        )),
    })
}

impl Stream {
    /// The next text; none when the stream or the session has ended.
    async fn next(&mut self) -> Option<String> {
        if let Some(hello) = self.hello.take() {
            return Some(hello);
        }
        Some(match self.hearing.next().await? {
            Event::Conversations => told(json!({ "kind": "conversations" })),
            Event::News => told(json!({ "kind": "news" })),
            Event::Typing(conversation, user) => told(json!({
                "kind": "typing", "conversation_id": conversation, "user_id": user,
            })),
            Event::Pin(id) => told(json!({ "kind": "pin", "id": id })),
            Event::Everything => told(json!({ "kind": "everything" })),
            Event::Beat if self.is_over().await => return None,
            Event::Beat => told(json!({ "kind": "beat" })),
        })
    }

    /// Whether the session is another's or none by now; where the database does not answer, it
    /// is asked again with the next beat.
    async fn is_over(&self) -> bool {
        let Some(session) = &self.session else {
            return true;
        };
        match authenticate(&self.site.house, session).await {
            Ok(Some(Actor::User(user, _))) => user != self.user,
            Ok(_) => true,
            Err(_) => false,
        }
    }
}

fn told(data: serde_json::Value) -> String {
    format!("data: {data}\n\n")
}
