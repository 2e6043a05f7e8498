//! Addresses of the noun `preferences`, and what mail programs ask for to end mails.

use std::sync::Arc;

use accounts::{
    mails::refuse_mails::{find_refusal, refuse_by_token, refuse_mails},
    preferences::{
        get_email_settings::get_email_settings,
        get_news_settings::get_news_settings,
        get_preferences::get_preferences,
        get_push_settings::get_push_settings,
        open_email_subscription::open_email_subscription,
        unsubscribe::{find_subscription, unsubscribe},
        update_email_settings::update_email_settings,
        update_email_subscription::update_email_subscription,
        update_news_settings::update_news_settings,
        update_preferences::update_preferences,
        update_push_settings::update_push_settings,
    },
};
use axum::{
    body::Body,
    extract::{Path, State},
    response::{IntoResponse, Redirect, Response},
};
use discovery::feeds::{get_feed_tuner::get_feed_tuner, tune_feed::tune_feed};

use http::{Request, StatusCode};

use crate::{
    adapters::{
        caller::Caller,
        rates::Rate,
        switchboard::{
            Switchboard,
            Verb::{Create, Get, Update},
        },
    },
    site::Site,
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.read(get_preferences).resource("UserPreferences", Get);
    board
        .write(update_preferences)
        .resource("UserPreferences", Update);
    board.read(get_news_settings).resource("NewsSettings", Get);
    board
        .write(update_news_settings)
        .resource("NewsSettings", Update);
    board.read(get_push_settings).resource("PushSettings", Get);
    board
        .write(update_push_settings)
        .resource("PushSettings", Update);
    board
        .read(get_email_settings)
        .resource("EmailSettings", Get);
    board
        .write(update_email_settings)
        .resource("EmailSettings", Update);
    board
        .write(open_email_subscription)
        .before_proof()
        .resource("EmailSubscription", Create);
    board
        .write(update_email_subscription)
        .before_proof()
        .resource("EmailSubscription", Update);
    board
        .write(refuse_mails)
        .before_proof()
        .resource("MailRefusal", Create);
    board.read(get_feed_tuner).resource("FeedTuner", Get);
    board.write(tune_feed).resource("FeedTuner", Update);
}

/// `POST /email/unsubscribe/{token}/`: what a mail program asks for when its user unsubscribes
/// (RFC 8058), without a cookie.
pub async fn serve_unsubscribe(
    State(site): State<Arc<Site>>,
    Path(token): Path<String>,
    request: Request<Body>,
) -> Response {
    let (parts, _) = request.into_parts();
    let ended = async {
        let caller = Caller::read(&site, &parts).await?;
        caller.count(&site, Rate::Write, &mut None)?;
        if refuse_by_token(&caller.ctx, &token).await? {
            return Ok(());
        }
        unsubscribe(caller.ctx, &token).await
    };
    match ended.await {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => crate::app::refuse(&site, error),
    }
}

/// `GET /email/unsubscribe/{token}/`: leads people to the page on which they choose.
pub async fn serve_subscription(
    State(site): State<Arc<Site>>,
    Path(token): Path<String>,
    request: Request<Body>,
) -> Response {
    let (parts, _) = request.into_parts();
    let found = async {
        let caller = Caller::read(&site, &parts).await?;
        match find_refusal(&caller.ctx.house, &token) {
            Some(address) => Ok(address),
            None => find_subscription(&caller.ctx, &token).await,
        }
    };
    match found.await {
        Ok(address) => Redirect::to(&address).into_response(),
        Err(error) => crate::app::refuse(&site, error),
    }
}
