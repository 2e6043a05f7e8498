//! Addresses of the noun `comments`.

use contract::grants::Scope;
use http::Method;
use talk::comments::{
    comment_on_did_it::comment_on_did_it, delete_comment::delete_comment, get_comment::get_comment,
    get_comment_features::get_comment_features, hide_comment::hide_comment,
    hide_commenter::hide_commenter, highlight_comment::highlight_comment,
    list_comment_reactions::list_comment_reactions, list_comments::list_comments,
    list_did_it_comments::list_did_it_comments, list_hidden_commenters::list_hidden_commenters,
    list_replies::list_replies, mark_helpful::mark_helpful, react_to_comment::react_to_comment,
    remove_mention::remove_mention, reply_to_comment::reply_to_comment,
    translate_comment::translate_comment, unhide_comment::unhide_comment,
    unhide_commenter::unhide_commenter, unmark_helpful::unmark_helpful,
    unreact_to_comment::unreact_to_comment, update_comment::update_comment,
    update_comment_features::update_comment_features, write_comment::write_comment,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get, Update},
    },
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(write_comment)
        .rate(Rate::Comment)
        .scope(Scope::PinsWrite)
        .aliases("pin_id", &["aggregated_pin_data_id", "objectId"])
        .resource("AggregatedComment", Create)
        .v3(Method::POST, "/v3/aggregated_pin_data/{pin_id}/comment/");
    board
        .read(list_comments)
        .scope(Scope::PinsRead)
        .aliases("pin_id", &["aggregated_pin_data_id"])
        .resource("UnifiedComments", Get)
        .carried(&["pin_id"])
        .v3(Method::GET, "/v3/aggregated_pin_data/{pin_id}/comments/");
    board
        .write(reply_to_comment)
        .rate(Rate::Comment)
        .scope(Scope::PinsWrite)
        .aliases("comment_id", &["aggregated_comment_id"])
        .resource("AggregatedCommentReply", Create)
        .v3(Method::POST, "/v3/aggregated_comments/{comment_id}/reply/");
    board
        .read(list_replies)
        .scope(Scope::PinsRead)
        .aliases("comment_id", &["aggregated_comment_id"])
        .resource("AggregatedCommentReplyFeed", Get)
        .v3(Method::GET, "/v3/aggregated_comments/{comment_id}/replies/");
    board
        .write(comment_on_did_it)
        .rate(Rate::Comment)
        .scope(Scope::PinsWrite)
        .resource("DidItComments", Create)
        .v3(Method::POST, "/v3/did_it/{user_did_it_data_id}/comments/");
    board
        .read(list_did_it_comments)
        .scope(Scope::PinsRead)
        .resource("DidItComments", Get)
        .v3(Method::GET, "/v3/did_it/{user_did_it_data_id}/comments/");
    one(board);
    marking(board);
    hiding(board);
}

/// One comment, whose words are its author's.
fn one(board: &mut Switchboard) {
    board
        .read(get_comment)
        .scope(Scope::PinsRead)
        .resource("AggregatedComment", Get)
        .v3(Method::GET, "/v3/aggregated_comments/{comment_id}/");
    board
        .write(update_comment)
        .rate(Rate::Comment)
        .scope(Scope::PinsWrite)
        .resource("AggregatedComment", Update)
        .v3(Method::PUT, "/v3/aggregated_comments/{comment_id}/");
    board
        .write(delete_comment)
        .scope(Scope::PinsWrite)
        .resource("AggregatedComment", Delete)
        .v3(Method::DELETE, "/v3/aggregated_comments/{comment_id}/");
    board
        .write(remove_mention)
        .scope(Scope::PinsWrite)
        .aliases("id", &["comment_id", "commentId"])
        .resource("AggregatedCommentMention", Delete)
        .v3(Method::DELETE, "/v3/aggregated_comments/{id}/mentions/");
    board
        .read(translate_comment)
        .rate(Rate::Translation)
        .resource("AggregatedCommentTranslation", Get)
        .v3(
            Method::GET,
            "/v3/aggregated_comments/{comment_id}/translate/",
        );
}

/// What users think of comments, and which ways to talk they leave open.
fn marking(board: &mut Switchboard) {
    board
        .write(react_to_comment)
        .scope(Scope::PinsWrite)
        .resource("AggregatedCommentReaction", Create)
        .v3(Method::POST, "/v3/aggregated_comments/{comment_id}/react/");
    board
        .write(unreact_to_comment)
        .scope(Scope::PinsWrite)
        .resource("AggregatedCommentReaction", Delete)
        .v3(
            Method::DELETE,
            "/v3/aggregated_comments/{comment_id}/react/",
        );
    board
        .read(list_comment_reactions)
        .scope(Scope::PinsRead)
        .resource("CommentReactions", Get)
        .v3(
            Method::GET,
            "/v3/aggregated_comments/{comment_id}/reacted_by/",
        );
    board
        .write(mark_helpful)
        .scope(Scope::PinsWrite)
        .resource("Helpful", Create)
        .v3(Method::POST, "/v3/helpful/{model_type}/{comment_id}/");
    board
        .write(unmark_helpful)
        .scope(Scope::PinsWrite)
        .resource("Helpful", Delete)
        .v3(Method::DELETE, "/v3/helpful/{model_type}/{comment_id}/");
    board
        .write(highlight_comment)
        .scope(Scope::PinsWrite)
        .resource("AggregatedCommentHighlight", Update)
        .v3(Method::PUT, "/v3/aggregated_comments/pin/highlight/");
    board
        .read(get_comment_features)
        .resource("AggregatedCommentFeatures", Get)
        .v3(Method::GET, "/v3/aggregated_comments/features/");
    board
        .write(update_comment_features)
        .resource("AggregatedCommentFeatures", Update)
        .v3(Method::PUT, "/v3/aggregated_comments/features/");
}

/// What users do not want to read; it protects, so a user whose address is not verified may.
fn hiding(board: &mut Switchboard) {
    board
        .write(hide_comment)
        .before_proof()
        .resource("AggregatedCommentHide", Create)
        .v3(Method::PUT, "/v3/aggregated_comments/{comment_id}/hide/");
    board
        .write(unhide_comment)
        .before_proof()
        .resource("AggregatedCommentHide", Delete)
        .v3(Method::DELETE, "/v3/aggregated_comments/{comment_id}/hide/");
    board
        .write(hide_commenter)
        .before_proof()
        .resource("CommenterHide", Create)
        .v3(Method::PUT, "/v3/users/{user_id}/comments/hide/");
    board
        .write(unhide_commenter)
        .before_proof()
        .resource("CommenterHide", Delete)
        .v3(Method::DELETE, "/v3/users/{user_id}/comments/hide/");
    board
        .read(list_hidden_commenters)
        .resource("HiddenCommenters", Get)
        .v3(Method::GET, "/v3/users/me/hidden_commenters/");
}
