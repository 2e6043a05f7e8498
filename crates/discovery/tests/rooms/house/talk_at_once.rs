//! What users say pressed twice, sent again after a lost answer, and crossing what others do to
//! the same thing: all of it is there once, and every number stays true.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use accounts::{audits::list_audits::list_audits, users::block_user::block_user};
use collections::{
    did_its::{delete_did_it::delete_did_it, tell_did_it::tell_did_it},
    pins::get_pin::get_pin,
};
use contract::{
    audits::{AuditChange, ListAudits},
    comments::below::UnifiedComment,
    conversations::{ConversationView, MessageView},
    errors::Code,
    ids::{ConversationId, PinId, ReportCaseId},
    pins::GetPin,
    reports::{AppealState, CaseOutcome, GetCase, ReportCaseView, ReportedKind},
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::json;
use store::{Run, args, sql};
use talk::{
    comments::{
        comment_on_did_it::comment_on_did_it, highlight_comment::highlight_comment,
        list_comments::list_comments, list_did_it_comments::list_did_it_comments,
        write_comment::write_comment,
    },
    conversations::{
        decline_contact_request::decline_contact_request, get_conversation::get_conversation,
        leave_conversation::leave_conversation, list_messages::list_messages,
        name_conversation::name_conversation, react_to_message::react_to_message,
        send_message::send_message, start_conversation::start_conversation,
        unsend_message::unsend_message,
    },
    feedback::{list_feedback::list_feedback, send_feedback::send_feedback},
    notifications::{announce::announce, list_announcements::list_announcements},
    reports::{
        appeal_decision::appeal_decision, close_case::close_case, decide_appeal::decide_appeal,
        get_case::get_case, list_cases::list_cases, report_thing::report_thing,
    },
};
use testkit::{articles::employed, builders, invariants, reports::warned, world::World};

use super::concurrency::{at_once, counted};
use crate::ask::{self, code, input, with};

sql! {
    CLOSED_MS: Option<i64> = "SELECT closed_ms FROM report_cases WHERE id = $1";
}

/// Something that a user does, whatever it answers.
type Act = Pin<Box<dyn Future<Output = Result<()>> + Send>>;

fn act<T: Send + 'static>(work: impl Future<Output = Result<T>> + Send + 'static) -> Act {
    Box::pin(async move { work.await.map(drop) })
}

/// Three users, of whom the second follows and is followed by the others.
async fn three(world: &World) -> [Ctx; 3] {
    let (ada, ben) = (world.person("ada").await, world.person("ben").await);
    let cleo = world.person("cleo").await;
    for other in [&ada, &cleo] {
        builders::follow_each_other(&ben, other).await;
    }
    [ada, ben, cleo]
}

async fn begin(who: &Ctx, users: &[&Ctx]) -> ConversationView {
    let users: Vec<_> = users.iter().map(|user| user.user().unwrap()).collect();
    let hello = json!({ "user_ids": users, "text": "Hello." });
    start_conversation(who.clone(), input(hello)).await.unwrap()
}

async fn messages(who: &Ctx, id: ConversationId) -> Vec<MessageView> {
    let asked = input(json!({ "conversation_id": id }));
    list_messages(who.clone(), asked).await.unwrap().items
}

/// How many messages a member reads.
async fn read(who: &Ctx, id: ConversationId) -> usize {
    messages(who, id).await.len()
}

/// How many messages of a conversation the host did not take down.
async fn left(who: &Ctx, id: ConversationId) -> usize {
    let shown = messages(who, id).await;
    shown.iter().filter(|one| !one.is_taken_down).count()
}

fn write(who: &Ctx, id: ConversationId) -> Act {
    let said = json!({ "conversation_id": id, "text": "Buy wolves here" });
    act(send_message(who.clone(), input(said)))
}

/// Reports what another wrote in a conversation.
fn report(who: &Ctx, id: ConversationId) -> Act {
    let thing = json!({ "kind": "conversation", "id": id, "reason": "spam" });
    act(report_thing(who.clone(), input(thing)))
}

/// Deletes what a case is about.
fn delete(employee: &Ctx, case: ReportCaseId) -> Act {
    let how = json!({ "case_id": case, "outcome": "deleted", "words": "It sells nothing." });
    act(close_case(employee.clone(), input(how)))
}

/// The open cases.
async fn waiting(employee: &Ctx) -> Vec<ReportCaseView> {
    let open = list_cases(employee.clone(), input(json!({}))).await;
    open.unwrap().items
}

async fn robin(of: &Ctx) -> PinId {
    let board = builders::board(of, "Birds").await.board.id;
    builders::pin(of, board, "A robin").await.pin.id
}

testkit::on_both_engines! {
    async fn a_conversation_is_begun_once_however_often_it_is_pressed(world: World) {
        let [ada, ben, cleo] = three(&world).await;
        let users = [ada.user().unwrap(), cleo.user().unwrap()];
        for (whom, name) in [
            (json!({ "user_ids": users }), "a group"),
            (json!({ "emails": ["guest@example.com"] }), "an address"),
        ] {
            let hello = with(&whom, json!({ "text": "Hello.", "client_id": name }));
            let begun = at_once((0..6).map(|_| start_conversation(ben.clone(), input(hello.clone())))).await;
            let ids: Vec<ConversationId> = begun.into_iter().map(|one| one.unwrap().id).collect();
            assert!(ids.iter().all(|id| *id == ids[0]), "{name} {ids:?}");
            assert_eq!(read(&ben, ids[0]).await, 1, "{name}");
        }
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_sent_at_once_under_one_name_is_there_once(world: World) {
        let [ada, ben, cleo] = three(&world).await;
        let begun = begin(&ben, &[&ada]).await.id;
        let said = json!({ "conversation_id": begun, "text": "It sings.", "client_id": "one" });
        let sent = at_once((0..6).map(|_| send_message(ben.clone(), input(said.clone())))).await;
        let ids: Vec<_> = sent.into_iter().map(|one| one.unwrap().id).collect();
        assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
        let asked = input(json!({ "conversation_id": begun }));
        let unread = get_conversation(ada.clone(), asked).await.unwrap().unread;
        assert_eq!((read(&ada, begun).await, unread), (2, 2));
        let told = json!({ "verbatim_text": "Fine.", "client_id": "one" }).to_string();
        let told = json!({ "feedback_data": told });
        for who in [&ben, &world.visitor()] {
            let sent = at_once((0..6).map(|_| send_feedback(who.clone(), input(told.clone())))).await;
            assert_eq!(counted(&sent, None), 6);
        }
        let kept = list_feedback(employed(&cleo), input(json!({}))).await.unwrap();
        assert_eq!(kept.items.len(), 2);
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_announced_or_appealed_at_once_is_so_once(world: World) {
        let [ada, ben, cleo] = three(&world).await;
        let employee = employed(&cleo);
        let news = json!({ "text": "There is a new search." });
        let said = at_once((0..6).map(|_| announce(employee.clone(), input(news.clone())))).await;
        assert_eq!(counted(&said, None), 6);
        let listed = list_announcements(employee.clone(), input(json!({}))).await.unwrap();
        assert_eq!(listed.items.len(), 1);
        let robin = robin(&ada).await;
        for (words, expected) in [(["Not so.", "Not so."], (2, 0)), (["Not so.", "It is a gift."], (1, 1))] {
            let case = json!({ "case_id": warned(&cleo, ReportedKind::Pin, robin.to_string()).await });
            let appeals = words.map(|words| with(&case, json!({ "words": words })));
            let appeals = at_once(appeals.map(|appeal| appeal_decision(ada.clone(), input(appeal)))).await;
            assert_eq!((counted(&appeals, None), counted(&appeals, Some(Code::AppealEnded))), expected);
            // Two employees judge it: the second reads what the first decided.
            let answer = |who: &Ctx, is_reversed: bool| {
                let how = with(&case, json!({ "is_reversed": is_reversed, "words": "So." }));
                decide_appeal(employed(who), input(how))
            };
            let emil = world.person(&format!("emil{}", expected.0)).await;
            let answered = at_once([answer(&ben, true), answer(&emil, false)]).await;
            let states: Vec<_> = answered.into_iter().map(|one| one.unwrap().appeal).collect();
            assert_eq!(states[0], states[1]);
        }
        let noted = list_audits(ada, ListAudits {}).await.unwrap().audits;
        let appealed = noted.iter().filter(|one| one.change == AuditChange::DecisionAppealed);
        assert_eq!(appealed.count(), 2, "an appeal that is not the first is not noted");
        invariants::hold(&world.house.db).await;
    }

    async fn what_two_reverse_at_once_comes_back_once(world: World) {
        let [ada, ben, cleo] = three(&world).await;
        let (employee, emil) = (employed(&cleo), world.person("emil").await);
        let (pin, bens) = (robin(&ada).await, robin(&ben).await);
        let said = json!({ "pin_id": bens, "text": "Buy wolves here" });
        let said = write_comment(ada.clone(), input(said)).await.unwrap().id;
        let begun = begin(&ada, &[&ben]).await;
        let hello = begun.last_message.unwrap().id;
        let told = tell_did_it(ada.clone(), input(json!({ "pin_id": bens, "details": "I saw it." })));
        let told = told.await.unwrap().id;
        let wings = builders::board(&ada, "Wings").await.board.id;
        for (kind, id, outcome) in [
            (ReportedKind::Pin, pin.0, CaseOutcome::Deleted),
            (ReportedKind::Comment, said.0, CaseOutcome::Deleted),
            (ReportedKind::Message, hello.0, CaseOutcome::Deleted),
            (ReportedKind::Conversation, begun.id.0, CaseOutcome::Deleted),
            (ReportedKind::UserDidItData, told.0, CaseOutcome::Deleted),
            (ReportedKind::Board, wings.0, CaseOutcome::Hidden),
            (ReportedKind::User, ada.user().unwrap().0, CaseOutcome::Hidden),
        ] {
            let thing = json!({ "kind": kind, "id": id.to_string(), "parent_id": begun.id, "reason": "spam" });
            report_thing(ben.clone(), input(thing)).await.unwrap();
            let case = json!({ "case_id": waiting(&employee).await.remove(0).id, "words": "So." });
            let how = with(&case, json!({ "outcome": outcome, "measure": "write_banned" }));
            close_case(employee.clone(), input(how)).await.unwrap();
            appeal_decision(ada.clone(), input(case.clone())).await.unwrap();
            let reverse = |who: &Ctx| decide_appeal(employed(who), input(with(&case, json!({ "is_reversed": true }))));
            let answered = at_once([reverse(&ben), reverse(&emil)]).await;
            let answered: Vec<_> = answered.into_iter().map(Result::unwrap).collect();
            assert!(answered.iter().all(|one| one.appeal == Some(AppealState::Reversed)), "{kind:?}");
            // The other reads that another employee was quicker.
            assert_eq!(answered.iter().filter(|one| one.is_own_answer).count(), 1, "{kind:?}");
            invariants::hold(&world.house.db).await;
        }
        assert!(get_pin(ben.clone(), GetPin { id: pin }).await.is_ok());
        // Who reported a comment is shown it no more. A did-it stands in the same list.
        let comments = list_comments(cleo, ask::comments_on(bens)).await.unwrap();
        assert_eq!((comments.items.len(), left(&ben, begun.id).await), (2, 1));
        let noted = list_audits(ada, ListAudits {}).await.unwrap().audits;
        for change in [AuditChange::DecisionReversed, AuditChange::WriteUnbanned] {
            assert_eq!(noted.iter().filter(|one| one.change == change).count(), 7, "{change:?}");
        }
        world.settle().await;
        invariants::hold(&world.house.db).await;
    }

    async fn a_report_beside_the_closing_of_its_case_is_in_it_or_opens_another(world: World) {
        let [ada, ben, cleo] = three(&world).await;
        let employee = employed(&world.person("dora").await);
        let (adas, cleos) = (begin(&ben, &[&ada]).await.id, begin(&ben, &[&cleo]).await.id);
        for round in 0..4 {
            for id in [adas, cleos] {
                write(&ben, id).await.unwrap();
            }
            report(&ada, adas).await.unwrap();
            let case_id = waiting(&employee).await.remove(0).id;
            let mut acts = vec![report(&cleo, cleos), delete(&employee, case_id)];
            if round % 2 == 1 {
                acts.reverse();
            }
            let ended = at_once(acts).await;
            assert_eq!(counted(&ended, None), 2, "{ended:?}");
            let closed = get_case(employee.clone(), GetCase { case_id }).await.unwrap().case;
            let others = waiting(&employee).await;
            let reports: i64 = others.iter().map(|case| case.report_count).sum();
            assert_eq!(closed.report_count + reports, 2, "none is lost");
            assert_eq!((left(&ada, adas).await, left(&cleo, cleos).await == 0), (0, others.is_empty()));
            for case in others {
                delete(&employee, case.id).await.unwrap();
            }
            assert_eq!(left(&cleo, cleos).await, 0);
            invariants::hold(&world.house.db).await;
        }
    }

    async fn what_is_written_while_a_case_is_closed_is_taken_down_or_later(world: World) {
        let ticks = AtomicI64::new(0);
        let world = world.configured(|house| {
            let clock = house.clock.clone();
            house.clock = Arc::new(move || clock() + ticks.fetch_add(1, Ordering::Relaxed));
        });
        let [ada, ben, cleo] = three(&world).await;
        let employee = employed(&cleo);
        let id = begin(&ben, &[&ada]).await.id;
        for _ in 0..4 {
            write(&ben, id).await.unwrap();
            report(&ada, id).await.unwrap();
            let case = waiting(&employee).await.remove(0).id;
            let mut acts: Vec<Act> = (0..5).map(|_| write(&ben, id)).collect();
            acts.insert(2, delete(&employee, case));
            let ended = at_once(acts).await;
            assert_eq!(counted(&ended, None), 6, "{ended:?}");
            let closed_ms = world.house.db.one(&CLOSED_MS, &args![case]).await.unwrap().unwrap();
            for one in messages(&ada, id).await {
                assert_eq!(one.is_taken_down, one.created_ms <= closed_ms, "{one:?}");
            }
        }
        invariants::hold(&world.house.db).await;
    }

    async fn members_write_feel_take_back_and_leave_at_once(world: World) {
        let [ada, ben, cleo] = three(&world).await;
        let id = begin(&ben, &[&ada, &cleo]).await.id;
        let here = json!({ "conversation_id": id });
        for round in 0..4 {
            let said = with(&here, json!({ "text": format!("{round}") }));
            let said = send_message(ben.clone(), input(said.clone())).await.unwrap().id;
            let this = with(&here, json!({ "message_id": said }));
            let felt = with(&this, json!({ "reaction_type": 1 }));
            let mut acts = vec![
                act(unsend_message(ben.clone(), input(this.clone()))),
                act(react_to_message(ada.clone(), input(felt.clone()))),
                act(react_to_message(cleo.clone(), input(felt))),
                act(send_message(ada.clone(), input(with(&here, json!({ "text": "So?" }))))),
                act(name_conversation(cleo.clone(), input(with(&here, json!({ "name": format!("{round}") }))))),
            ];
            if round == 3 {
                acts.push(act(leave_conversation(cleo.clone(), input(here.clone()))));
            }
            let ended = at_once(acts).await;
            // Who comes too late finds no message, or no conversation.
            let all = ended.len();
            assert_eq!(counted(&ended, None) + counted(&ended, Some(Code::NotFound)), all);
            invariants::hold(&world.house.db).await;
        }
        let left = list_messages(cleo, input(here)).await;
        assert_eq!(code(left), Code::NotFound);
        assert_eq!(read(&ada, id).await, read(&ben, id).await);
    }

    async fn a_block_or_a_refusal_that_crosses_a_message_holds(world: World) {
        for round in 0..4 {
            let one = world.person(&format!("one{round}")).await;
            let other = world.person(&format!("other{round}")).await;
            let id = begin(&one, &[&other]).await.id;
            let here = json!({ "conversation_id": id });
            let answer = with(&here, json!({ "text": "Hello?" }));
            let ended = at_once([
                act(decline_contact_request(other.clone(), input(here.clone()))),
                act(send_message(other.clone(), input(answer.clone()))),
            ]).await;
            assert!(counted(&ended, None) >= 1, "{ended:?}");
            invariants::hold(&world.house.db).await;
            let block = json!({ "user_id": one.user().unwrap() });
            let ended = at_once([
                act(send_message(one.clone(), input(answer))),
                act(block_user(other.clone(), input(block))),
            ]).await;
            assert!(counted(&ended, None) >= 1, "{ended:?}");
            for who in [&one, &other] {
                let shown = get_conversation(who.clone(), input(here.clone())).await;
                assert_eq!(code(shown), Code::NotFound);
            }
        }
        world.settle().await;
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_said_of_a_did_it_that_goes_goes_with_it(world: World) {
        let [ada, ben, cleo] = three(&world).await;
        let robin = robin(&ada).await;
        for _ in 0..4 {
            let told = json!({ "pin_id": robin, "details": "I saw it." });
            let told = tell_did_it(ada.clone(), input(told)).await.unwrap().id;
            let this = json!({ "user_did_it_data_id": told });
            let said = with(&this, json!({ "text": "Where?" }));
            let ended = at_once([
                act(delete_did_it(ada.clone(), input(this.clone()))),
                act(comment_on_did_it(ben.clone(), input(said.clone()))),
                act(comment_on_did_it(cleo.clone(), input(said))),
            ]).await;
            assert_eq!(counted(&ended, None) + counted(&ended, Some(Code::NotFound)), 3, "{ended:?}");
            let left = list_did_it_comments(ben.clone(), input(this)).await;
            assert_eq!(code(left), Code::NotFound);
            invariants::hold(&world.house.db).await;
        }
        let left = list_comments(ben, ask::comments_on(robin)).await.unwrap();
        assert!(left.items.is_empty());
    }

    async fn of_two_that_are_highlighted_at_once_one_is(world: World) {
        let [ada, ben, _] = three(&world).await;
        let robin = robin(&ada).await;
        let mut ids = Vec::new();
        for text in ["It sings.", "Loud."] {
            let said = json!({ "pin_id": robin, "text": text });
            ids.push(write_comment(ben.clone(), input(said)).await.unwrap().id);
        }
        for _ in 0..4 {
            let put = ids.iter().map(|id| json!({ "aggregated_comment": id, "pin": robin }));
            let put: Vec<_> = put.map(|put| highlight_comment(ada.clone(), input(put))).collect();
            assert_eq!(counted(&at_once(put).await, None), 2);
            let listed = list_comments(ben.clone(), ask::comments_on(robin)).await.unwrap().items;
            let listed: Vec<_> = listed.iter().filter_map(UnifiedComment::comment).collect();
            let first: Vec<bool> = listed.iter().map(|one| one.highlighted_by_pin_owner).collect();
            assert_eq!(first, [true, false]);
        }
        invariants::hold(&world.house.db).await;
    }
}
