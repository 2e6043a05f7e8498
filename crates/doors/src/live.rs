//! `GET /live/`: one stream of server-sent events for a browser, which says what changed, so
//! that the browser asks for it by the other doors; messages alone carry their words (decision 77).

use std::{convert::Infallible, sync::Arc};

use accounts::sessions::authenticate::authenticate;
use axum::{
    body::{Body, Bytes},
    extract::State,
    response::{IntoResponse, Response},
};
use collections::pins::get_pin::visible;
use contract::{
    conversations::MessageView,
    errors::{Code, Kind},
    ids::{ConversationId, MessageId, PinId, UserId},
};
use futures_util::stream;
use http::{HeaderName, Request, StatusCode, header, request::Parts};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result, if_found},
};
use serde::Serialize;
use serde_json::json;
use talk::conversations::find_message::message_of;

use crate::{
    adapters::{
        caller::{self, Caller},
        forms,
        rates::Rate,
        streams::{Event, Hearing, Place, Told},
    },
    site::Site,
};

/// Pins whose changes one stream hears of, at most; others are left out.
const MOST_PINS: usize = 20;
/// Milliseconds until a browser opens a stream that ended anew, at least, and by chance more, so
/// that not all come at once to a server that begins.
const RETRY_MS: u16 = 1_000;
const SPREAD_MS: u16 = 4_000;
/// Bytes of a message's event, at most; of a longer one the browser asks.
const MOST_BYTES: usize = 8 * 1_024;

/// What one stream is made of.
struct Stream {
    /// Who reads it.
    ctx: Ctx,
    user: UserId,
    hearing: Hearing,
    /// Milliseconds until a browser opens it anew when it ended.
    retry: u16,
}

/// `GET /live/?pin=…&last=…&kept_back=true`: events of a fully signed-in user, and of pins that
/// they see, which go on behind the one whose id is in `Last-Event-ID`, or in `last`, where a page
/// and not the browser opens the stream anew; `kept_back` where the stream before said nothing, so
/// that the host is told. Any other viewer has no content, by which a browser itself asks no more
/// (HTML standard, "Server-sent events"); a window whose session ended elsewhere asks once a minute
/// until it knows.
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
    let given = caller::header(&parts.headers, "last-event-id");
    let last = given.or_else(|| forms::value(&query, "last"));
    let last: Option<Place> = last.and_then(|last| last.parse().ok());
    Ok(Stream {
        hearing: site.streams.open(user, pins, last)?,
        user,
        retry: RETRY_MS + SPREAD_MS / u16::from(u8::MAX) * u16::from(chance),
        ctx: caller.ctx,
    })
}

/// What is said of a message.
#[derive(Serialize)]
struct Said {
    kind: &'static str,
    id: ConversationId,
    version: MessageId,
    message: MessageView,
}

impl Stream {
    /// The next text; none when the stream or the session has ended.
    async fn next(&mut self) -> Option<String> {
        let Told { place, event } = self.hearing.next().await?;
        let data = match event {
            Event::Hello => json!({ "kind": "hello" }),
            Event::Resumed => json!({ "kind": "resumed" }),
            Event::Message(id, message) => match self.message(id, message).await {
                Ok(Some(data)) => return Some(format!("id: {place}\ndata: {data}\n\n")),
                Ok(None) => return None,
                // It may not be read, or cannot now: the browser asks.
                Err(_) => json!({ "kind": "conversation", "id": id, "version": message }),
            },
            Event::Conversation(id, version) => {
                json!({ "kind": "conversation", "id": id, "version": version.to_string() })
            }
            Event::News(version) => {
                json!({ "kind": "news", "id": self.user, "version": version.to_string() })
            }
            Event::Typing(conversation, user) => json!({
                "kind": "typing", "conversation_id": conversation, "user_id": user,
            }),
            Event::Pin(id, version) => {
                json!({ "kind": "pin", "id": id, "version": version.to_string() })
            }
            Event::Everything => json!({ "kind": "everything" }),
            // Where the database does not answer, it is asked again with the next one.
            Event::Beat if matches!(self.is_over().await, Ok(true)) => return None,
            Event::Beat => json!({ "kind": "beat" }),
        };
        let retry = match event {
            Event::Hello | Event::Resumed => format!("retry: {}\n", self.retry),
            _ => String::new(),
        };
        Some(format!("{retry}id: {place}\ndata: {data}\n\n"))
    }

    /// A message as its reader is shown it now, by session and policy; none when the session has
    /// ended.
    async fn message(&mut self, id: ConversationId, message: MessageId) -> Result<Option<String>> {
        if self.is_over().await? {
            return Ok(None);
        }
        let data = serde_json::to_string(&Said {
            kind: "conversation",
            id,
            version: message,
            // Large and rare beside beats: on the heap, so that open streams stay small.
            message: Box::pin(message_of(&self.ctx, id, message)).await?,
        })?;
        match data.len() > MOST_BYTES {
            true => Err(Error::new(Code::TooLarge)),
            false => Ok(Some(data)),
        }
    }

    /// Whether the session is another's or none by now; what the host says of its user is known
    /// anew.
    async fn is_over(&mut self) -> Result<bool> {
        let Some(session) = &self.ctx.session else {
            return Ok(true);
        };
        match authenticate(&self.ctx.house, session).await? {
            Some(actor @ Actor::User(user, _)) if user == self.user => {
                self.ctx.actor = actor;
                Ok(false)
            }
            _ => Ok(true),
        }
    }
}
