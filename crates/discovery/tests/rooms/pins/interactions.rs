//! What two users do with each other's pins beside saving them.

use accounts::users::get_viewer::get_viewer;
use collections::{
    did_its::{mark_did_it::mark_did_it, tell_did_it::tell_did_it},
    sponsorships::{
        answer_sponsorship::answer_sponsorship, request_sponsorship::request_sponsorship,
    },
};
use contract::{
    comments::{HideComment, HideCommenter, MarkHelpful, WriteComment},
    conversations::SendMessage,
    did_its::{Mark, MarkDidIt, TellDidIt},
    ids::PinId,
    shares::SharePin,
    sponsorships::{AnswerSponsorship, RequestSponsorship},
};
use discovery::shares::share_pin::share_pin;
use kernel::ctx::Ctx;
use serde_json::json;
use talk::{
    comments::{
        hide_comment::hide_comment, hide_commenter::hide_commenter, mark_helpful::mark_helpful,
        update_comment_features::update_comment_features, write_comment::write_comment,
    },
    conversations::{
        react_to_message::react_to_message, send_message::send_message,
        start_conversation::start_conversation,
    },
    feedback::send_feedback::send_feedback,
    reports::{
        appeal_decision::appeal_decision, close_case::close_case, list_cases::list_cases,
        report_thing::report_thing,
    },
};
use testkit::{articles::employed, builders};

use crate::ask;

/// Both tell a did-it of a pin, like the other's, and do the same with comments, which they
/// hide, and allow no replies.
pub async fn do_it(one: &Ctx, other: &Ctx, pin: PinId) {
    let shot = builders::photograph(one, 9).await;
    let (mut told, mut said) = (Vec::new(), Vec::new());
    for (who, shots) in [(one, vec![shot]), (other, Vec::new())] {
        let tell = TellDidIt {
            pin_id: pin,
            details: Some("Planted one.".into()),
            image_signatures: Some(shots),
        };
        told.push(tell_did_it(who.clone(), tell).await.unwrap().id);
        let comment = WriteComment {
            pin_id: pin,
            text: "Planted one.".into(),
            tags: None,
            client_id: None,
            force: false,
        };
        said.push(write_comment(who.clone(), comment).await.unwrap().id);
    }
    for (who, id) in [(one, told[1]), (other, told[0])] {
        let share = SharePin { pin_id: pin };
        share_pin(who.clone(), share).await.unwrap();
        let mark = MarkDidIt {
            user_did_it_data_id: id,
            mark: Mark::Like,
        };
        mark_did_it(who.clone(), mark).await.unwrap();
    }
    for (who, comment_id) in [(one, said[1]), (other, said[0])] {
        let helpful = MarkHelpful {
            model_type: 1,
            comment_id,
        };
        mark_helpful(who.clone(), helpful).await.unwrap();
        let hide = HideComment { comment_id };
        hide_comment(who.clone(), hide).await.unwrap();
    }
    for (who, whom) in [(one, other), (other, one)] {
        let user_id = whom.user().unwrap();
        let hide = HideCommenter { user_id };
        hide_commenter(who.clone(), hide).await.unwrap();
        let user_id = who.user().unwrap();
        let features = json!({ "user_id": user_id, "feature_map": { "replies": false } });
        update_comment_features(who.clone(), ask::input(features))
            .await
            .unwrap();
    }
    write_to_each_other(one, other).await;
}

/// One begins a conversation, in which the other sends them, and each feels something about it;
/// each writes to an address, which is one's own or has no account.
async fn write_to_each_other(one: &Ctx, other: &Ctx) {
    let own = get_viewer(one.clone(), ask::input(json!({}))).await;
    let own = own.unwrap().email;
    for (who, email) in [(one, "guest@example.com".to_owned()), (other, own)] {
        let hello = json!({ "emails": [email], "text": "Planted one." });
        let begun = start_conversation(who.clone(), ask::input(hello)).await;
        assert!(begun.is_ok());
    }
    let hello = json!({ "user_ids": [other.user().unwrap()], "text": "Planted one." });
    let begun = start_conversation(one.clone(), ask::input(hello))
        .await
        .unwrap();
    let sent = SendMessage {
        conversation_id: begun.id,
        user: one.viewer(),
        ..SendMessage::default()
    };
    let sent = send_message(other.clone(), sent).await.unwrap();
    let first = begun.last_message.unwrap();
    for (who, message) in [(one, sent.id), (other, first.id)] {
        let felt =
            json!({ "conversation_id": begun.id, "message_id": message, "reaction_type": 1 });
        react_to_message(who.clone(), ask::input(felt))
            .await
            .unwrap();
    }
}

/// Each is the approved sponsor of a pin of the other.
pub async fn pay_each_other(one: &Ctx, ones: PinId, other: &Ctx) {
    let board = builders::board(other, "Paid").await.board.id;
    let others = builders::pin(other, board, "A maple").await.pin.id;
    for (creator, pin_id, sponsor) in [(one, ones, other), (other, others, one)] {
        let ask = RequestSponsorship {
            pin_id,
            sponsor_id: sponsor.user().ok(),
            username: None,
        };
        request_sponsorship(creator.clone(), ask).await.unwrap();
        let approve = true;
        let answer = AnswerSponsorship { pin_id, approve };
        answer_sponsorship(sponsor.clone(), answer).await.unwrap();
    }
}

/// Each reports a pin of the other, and tells the host of its site; one of them, an employee,
/// warns the other, who appeals.
pub async fn report_each_other(one: &Ctx, ones: PinId, other: &Ctx, others: PinId) {
    for (who, pin) in [(one, others), (other, ones)] {
        let report = json!({ "kind": "pin", "id": pin, "reason": "spam", "text": "Planted one" });
        report_thing(who.clone(), ask::input(report)).await.unwrap();
        let page = format!("/pin/{pin}/");
        let told = json!({ "verbatim_text": "Planted one", "page": page }).to_string();
        let told = ask::input(json!({ "feedback_data": told }));
        send_feedback(who.clone(), told).await.unwrap();
    }
    let employee = employed(one);
    let open = list_cases(employee.clone(), ask::input(json!({})))
        .await
        .unwrap();
    for case in open.items {
        let how = json!({
            "case_id": case.id, "outcome": "handled", "measure": "warned", "words": "Planted one",
        });
        close_case(employee.clone(), ask::input(how)).await.unwrap();
        let appeal = json!({ "case_id": case.id, "words": "Planted one" });
        let appeal = appeal_decision(other.clone(), ask::input(appeal));
        appeal.await.unwrap();
    }
}
