//! What a decision takes from conversations is its sender's alone, and comes back by an appeal.

use contract::{
    conversations::{ListConversations, MessageView},
    errors::Code,
    ids::{ConversationId, MessageId, ReportCaseId},
    reports::ReportedKind,
};
use kernel::ctx::Ctx;
use serde_json::{Value, json};
use store::{OWNED, Run, args};
use talk::conversations::{
    list_conversations::list_conversations, list_messages::list_messages,
    react_to_message::react_to_message, search_messages::search_messages,
    send_message::send_message, start_conversation::start_conversation,
    unsend_message::unsend_message,
};
use testkit::{articles::employed, builders, invariants, reports::deleted_message};

use super::{
    DAY_MS,
    decisions::{answer, appeal, decide, told},
    open, read as read_case, report,
};
use crate::ask::{self, code, input};

/// What a user begins with another.
async fn begin(who: &Ctx, with: &Ctx, text: &str) -> (ConversationId, MessageId) {
    let hello = json!({ "user_ids": [with.user().unwrap()], "text": text });
    let begun = start_conversation(who.clone(), input(hello)).await.unwrap();
    (begun.id, begun.last_message.unwrap().id)
}

async fn send(who: &Ctx, id: ConversationId, text: &str) -> MessageView {
    let said = json!({ "conversation_id": id, "text": text });
    send_message(who.clone(), input(said)).await.unwrap()
}

async fn messages(who: &Ctx, id: ConversationId) -> Vec<MessageView> {
    let page = list_messages(who.clone(), input(json!({ "conversation_id": id }))).await;
    page.unwrap().items.into_iter().rev().collect()
}

/// What a member reads, the earliest first: what was taken down in brackets.
async fn read(who: &Ctx, id: ConversationId) -> Vec<String> {
    let shown = messages(who, id).await.into_iter();
    let words = |one: MessageView| match one.is_taken_down {
        true => format!("[{}]", one.text),
        false => one.text,
    };
    shown.map(words).collect()
}

async fn found(who: &Ctx, id: ConversationId, query: &str) -> usize {
    let query = json!({ "conversation_id": id, "query": query });
    let page = search_messages(who.clone(), input(query)).await;
    page.unwrap().items.len()
}

fn of(id: ConversationId, message: MessageId) -> Value {
    json!({ "conversation_id": id, "message_id": message, "reaction_type": 5 })
}

/// Deletes what the one open case is about.
async fn close_open(employee: &Ctx) -> ReportCaseId {
    let employee = employed(employee);
    let case = open(&employee).await.pop().unwrap().id;
    decide(&employee, case, json!({ "outcome": "deleted" }))
        .await
        .unwrap();
    case
}

async fn reversed(subject: &Ctx, by: &Ctx, case: ReportCaseId) {
    appeal(subject, case).await.unwrap();
    answer(&employed(by), case, true).await.unwrap();
}

testkit::on_both_engines! {
    async fn a_message_that_was_deleted_is_its_sender_s_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let emil = world.person("emil").await;
        let (id, hello) = begin(&ada, &ben, "Buy wolves here").await;
        send(&ben, id, "No").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        let sent = json!({ "conversation_id": id, "text": "Buy robins here", "pin": robin });
        let sent = send_message(ada.clone(), input(sent)).await.unwrap().id;
        react_to_message(ben.clone(), input(of(id, sent))).await.unwrap();
        let case = deleted_message(&ben, id, sent).await;
        assert_eq!(read_case(&employed(&ben), case).await.unwrap().case.url, format!("/pin/{robin}/"));
        invariants::hold(&world.house.db).await;

        assert_eq!(read(&ben, id).await, ["Buy wolves here", "No", "[]"]);
        let last = messages(&ben, id).await.pop().unwrap();
        assert!(last.pin.is_none() && !last.is_thing_hidden && last.reaction_counts.is_empty(), "{last:?}");
        assert_eq!((found(&ben, id, "robins").await, found(&ben, id, "wolves").await), (0, 1));
        let inbox = list_conversations(ben.clone(), ListConversations::default()).await.unwrap();
        let last = inbox.items[0].last_message.as_ref().unwrap();
        assert!(last.is_taken_down && last.text.is_empty() && last.pin.is_none(), "{last:?}");
        assert_eq!(code(react_to_message(ben.clone(), input(of(id, sent))).await), Code::NotFound);
        let again = report(&ben, ReportedKind::Message, sent.0, json!({ "parent_id": id })).await;
        assert_eq!(code(again), Code::NotFound);

        assert_eq!(read(&ada, id).await, ["Buy wolves here", "No", "[Buy robins here]"]);
        assert!(messages(&ada, id).await.pop().unwrap().pin.is_some());
        assert_eq!(told(&ada).await[0].kind, ReportedKind::Message);
        reversed(&ada, &emil, case).await;
        let back = messages(&ben, id).await.pop().unwrap();
        assert!(back.text == "Buy robins here" && back.pin.is_some() && !back.is_taken_down, "{back:?}");
        assert_eq!(back.reaction_counts.values().sum::<i64>(), 1);

        // What its sender took back meanwhile does not come back.
        let case = deleted_message(&ben, id, hello).await;
        unsend_message(ada.clone(), input(of(id, hello))).await.unwrap();
        reversed(&ada, &emil, case).await;
        let first = messages(&ben, id).await.remove(0);
        assert!(first.is_unsent && first.text.is_empty(), "{first:?}");
        invariants::hold(&world.house.db).await;
    }

    async fn a_conversation_that_was_deleted_loses_what_the_reported_user_wrote(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let (dan, emil) = (world.person("dan").await, world.person("emil").await);
        let (bens, first) = begin(&ada, &ben, "Buy wolves here").await;
        send(&ben, bens, "No").await;
        let (cleos, _) = begin(&ada, &cleo, "Buy wolves here").await;
        let (dans, _) = begin(&ada, &dan, "Good morning").await;
        for (by, id) in [(&ben, bens), (&cleo, cleos), (&cleo, cleos)] {
            report(by, ReportedKind::Conversation, id.0, json!({})).await.unwrap();
        }
        let all = close_open(&cleo).await;
        send(&ada, bens, "Sorry").await;
        assert_eq!(read(&ben, bens).await, ["[]", "No", "Sorry"]);
        assert_eq!(read(&cleo, cleos).await, ["[]"]);
        assert_eq!(read(&dan, dans).await, ["Good morning"], "it was not reported");
        assert_eq!(read(&ada, bens).await, ["[Buy wolves here]", "No", "Sorry"]);

        // Each of two cases keeps what both are about, and the later words are no case's.
        reversed(&ada, &emil, all).await;
        assert_eq!(read(&ben, bens).await, ["Buy wolves here", "No", "Sorry"]);
        let one = deleted_message(&ben, bens, first).await;
        report(&ben, ReportedKind::Conversation, bens.0, json!({})).await.unwrap();
        let all = close_open(&ben).await;
        world.pass(1_000);
        send(&ada, bens, "Really").await;
        reversed(&ada, &emil, one).await;
        assert_eq!(read(&ben, bens).await, ["[]", "No", "[]", "Really"]);
        reversed(&ada, &emil, all).await;
        assert_eq!(read(&ben, bens).await, ["Buy wolves here", "No", "Sorry", "Really"]);
        invariants::hold(&world.house.db).await;
    }

    async fn what_another_case_deleted_stays_gone_after_a_month(world: World) {
        let (ada, ben, emil) = (world.person("ada").await, world.person("ben").await, world.person("emil").await);
        let (id, said) = begin(&ada, &ben, "Buy wolves here").await;
        send(&ben, id, "No").await;
        let one = deleted_message(&ben, id, said).await;
        world.pass(DAY_MS);
        send(&ada, id, "And bears").await;
        report(&ben, ReportedKind::Conversation, id.0, json!({})).await.unwrap();
        close_open(&ben).await;
        world.pass(DAY_MS);
        appeal(&ada, one).await.unwrap();
        world.pass(30 * DAY_MS);
        ask::for_job(&world, "reports.tidy").await;
        assert_eq!(read(&ada, id).await, ["[Buy wolves here]", "No", "[]"], "an appeal waits");
        answer(&employed(&emil), one, true).await.unwrap();
        for member in [&ada, &ben] {
            assert_eq!(read(member, id).await, ["[]", "No", "[]"]);
        }
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_down_is_reported_no_more_and_stands_in_the_export_as_such(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (id, said) = begin(&ada, &ben, "Buy wolves here").await;
        deleted_message(&ben, id, said).await;
        assert_eq!(code(report(&ben, ReportedKind::Conversation, id.0, json!({})).await), Code::NotFound);
        let of_messages = OWNED.iter().find(|owned| owned.table == "messages").unwrap();
        let rows = world.house.db.all(of_messages.read, &args![ada.user().unwrap()]).await.unwrap();
        assert!(format!("{rows:?}").contains("is_taken_down"), "{rows:?}");
    }

    async fn words_that_were_deleted_are_gone_for_good_after_a_month(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (id, said) = begin(&ada, &ben, "Buy wolves here").await;
        deleted_message(&ben, id, said).await;
        world.pass(29 * DAY_MS);
        ask::for_job(&world, "reports.tidy").await;
        assert_eq!(read(&ada, id).await, ["[Buy wolves here]"]);
        world.pass(2 * DAY_MS);
        ask::for_job(&world, "reports.tidy").await;
        for member in [&ada, &ben] {
            assert_eq!(read(member, id).await, ["[]"]);
        }
        invariants::hold(&world.house.db).await;
    }
}
