//! What users say below pins.

use contract::ids::{DidItId, PinId};
use kernel::ctx::Ctx;
use serde_json::json;
use talk::comments::{
    comment_on_did_it::comment_on_did_it, delete_comment::delete_comment,
    highlight_comment::highlight_comment, remove_mention::remove_mention,
    reply_to_comment::reply_to_comment, update_comment::update_comment,
    write_comment::write_comment,
};

use super::walk::Walk;
use crate::ask::input;

pub async fn said(walk: &mut Walk, ada: &Ctx, ben: &Ctx, robin: PinId) {
    let said = json!({ "pin_id": robin, "text": "It sings." });
    let said = walk
        .does("write_comment", write_comment(ben.clone(), input(said)))
        .await;
    let other = json!({ "comment_id": said.id, "text": "It sang, @ada." });
    walk.does("update_comment", update_comment(ben.clone(), input(other)))
        .await;
    let answer = json!({ "comment_id": said.id, "text": "It does." });
    walk.does(
        "reply_to_comment",
        reply_to_comment(ada.clone(), input(answer)),
    )
    .await;
    let mention = json!({ "id": said.id, "tagged_users": [ada.user().unwrap()] });
    walk.does(
        "remove_mention",
        remove_mention(ben.clone(), input(mention)),
    )
    .await;
    let first = json!({ "aggregated_comment": said.id, "pin": robin });
    walk.does(
        "highlight_comment",
        highlight_comment(ada.clone(), input(first)),
    )
    .await;
    let said = json!({ "comment_id": said.id });
    walk.does("delete_comment", delete_comment(ada.clone(), input(said)))
        .await;
}

pub async fn below_did_it(walk: &mut Walk, who: &Ctx, did_it: DidItId) {
    let said = json!({ "user_did_it_data_id": did_it, "text": "Where?" });
    walk.does(
        "comment_on_did_it",
        comment_on_did_it(who.clone(), input(said)),
    )
    .await;
}
