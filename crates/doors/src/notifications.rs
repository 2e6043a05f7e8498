//! Addresses of the noun `notifications`.

use http::Method;
use talk::notifications::{
    announce::announce, get_badge::get_badge, list_announcements::list_announcements,
    list_notice_actors::list_notice_actors, list_notices::list_notices, see_notices::see_notices,
};

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Get, Update},
};

/// One line per operation. Apps have no scope for what users are told.
pub fn doors(board: &mut Switchboard) {
    board
        .read(get_badge)
        .resource("NewsHubBadge", Get)
        .v3(Method::GET, "/v3/news_hub/badge/");
    board
        .read(list_notices)
        .resource("NewsHub", Get)
        .v3(Method::GET, "/v3/news_hub/");
    board
        .read(list_notice_actors)
        .resource("NewsHubDetails", Get)
        .v3(Method::GET, "/v3/news_hub/{notice_id}/");
    board
        .write(see_notices)
        .before_proof()
        .resource("NewsHubSeen", Update)
        .v3(Method::PUT, "/v3/news_hub/seen/");
    board.write(announce).resource("Announcement", Create);
    board.read(list_announcements).resource("Announcement", Get);
}
