//! Addresses of the noun `feedback`.

use http::Method;
use talk::feedback::{
    list_feedback::list_feedback, send_feedback::send_feedback, update_feedback::update_feedback,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Get, Update},
    },
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(send_feedback)
        .rate(Rate::Feedback)
        .before_proof()
        .resource("Feedback", Create)
        .v3(Method::POST, "/v3/analytics/feedback/");
    board
        .read(list_feedback)
        .resource("FeedbackList", Get)
        .v3(Method::GET, "/v3/analytics/feedback/");
    board
        .write(update_feedback)
        .resource("Feedback", Update)
        .v3(Method::PUT, "/v3/analytics/feedback/{feedback_id}/");
}
