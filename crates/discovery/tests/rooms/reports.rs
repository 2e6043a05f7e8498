//! Reports: what users tell the host, and the cases that its employees close.

mod banned;
mod banned_elsewhere;
mod decisions;
mod taken_away;
mod written;

use accounts::{
    departures::delete_user::delete_user,
    users::{block_user::block_user, update_user::update_user},
};
use collections::{
    boards::update_board::update_board,
    did_its::tell_did_it::tell_did_it,
    pins::{delete_pin::delete_pin, update_pin::update_pin},
};
use contract::{
    answers::Done,
    blocks::BlockUser,
    boards::{Privacy, UpdateBoard},
    departures::DeleteUser,
    errors::Code,
    ids::{PinId, ReportCaseId},
    pins::DeletePin,
    reports::{
        CaseOutcome, CaseState, DetailedReason, GetCase, ListCases, ReportCaseDetail,
        ReportCaseView, ReportReason, ReportedKind,
    },
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::{Value, json};
use talk::{
    comments::{list_comments::list_comments, write_comment::write_comment},
    conversations::start_conversation::start_conversation,
    reports::{
        close_case::close_case, flag_comment::flag_comment, get_case::get_case,
        list_cases::list_cases, report_thing::report_thing,
    },
};
use testkit::{
    articles::employed,
    builders::{self, PASSWORD},
    invariants,
};

use crate::ask::{self, code, input, refused, walk, with};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

async fn report(who: &Ctx, kind: ReportedKind, id: i64, more: Value) -> Result<Done> {
    let options = json!({ "kind": kind, "id": id.to_string(), "reason": "spam" });
    report_thing(who.clone(), input(with(&options, more))).await
}

async fn report_pin(who: &Ctx, pin: PinId) -> Result<Done> {
    report(who, ReportedKind::Pin, pin.0, json!({})).await
}

/// Cases in a state, as an employee walks them by ones.
async fn cases(employee: &Ctx, state: CaseState) -> Vec<ReportCaseView> {
    let ask = async |bookmarks, page_size| {
        let asked = ListCases {
            state,
            bookmarks,
            page_size,
        };
        let page = list_cases(employee.clone(), asked).await?;
        Ok((page.items, page.bookmark))
    };
    walk(1, ask).await
}

async fn open(employee: &Ctx) -> Vec<ReportCaseView> {
    cases(employee, CaseState::Open).await
}

async fn read(employee: &Ctx, case_id: ReportCaseId) -> Result<ReportCaseDetail> {
    get_case(employee.clone(), GetCase { case_id }).await
}

async fn close(
    employee: &Ctx,
    case_id: ReportCaseId,
    outcome: CaseOutcome,
) -> Result<ReportCaseView> {
    let how = json!({ "case_id": case_id, "outcome": outcome, "words": "It breaks a rule." });
    close_case(employee.clone(), input(how)).await
}

testkit::on_both_engines! {
    async fn a_thing_that_many_report_is_one_case(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let employee = employed(&world.person("dora").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        let wren = builders::pin(&ada, birds, "Wren").await.pin.id;
        let scam = json!({ "detailed_reasons": ["scam"], "text": "  It sells nothing.  " });
        report(&ben, ReportedKind::Pin, robin.0, scam).await.unwrap();
        report_pin(&ben, robin).await.unwrap();
        report(&cleo, ReportedKind::Pin, robin.0, json!({ "reason": "hate" })).await.unwrap();
        report_pin(&cleo, wren).await.unwrap();

        let waiting = open(&employee).await;
        let told: Vec<_> = waiting.iter().map(|case| (case.excerpt.as_str(), case.report_count)).collect();
        assert_eq!(told, [("Robin", 2), ("Wren", 1)]);
        let case = &waiting[0];
        assert_eq!((case.kind, case.url.clone()), (ReportedKind::Pin, format!("/pin/{robin}/")));
        assert_eq!(case.target_id, robin.to_string());
        assert_eq!(case.subject.as_ref().unwrap().id, ada.user().unwrap());
        assert_eq!((case.state, case.outcome), (CaseState::Open, None));
        let whole = read(&employee, case.id).await.unwrap();
        let said: Vec<_> = whole.reports.iter().map(|one| (one.reason, one.text.as_str())).collect();
        assert_eq!(said, [(ReportReason::Spam, "It sells nothing."), (ReportReason::Hate, "")]);
        assert_eq!(whole.reports[0].detailed_reasons, [DetailedReason::Scam]);

        let closed = close(&employee, case.id, CaseOutcome::Handled).await.unwrap();
        assert_eq!((closed.state, closed.outcome), (CaseState::Closed, Some(CaseOutcome::Handled)));
        // A decision stands.
        let again = close(&employee, case.id, CaseOutcome::NoViolation).await.unwrap();
        assert_eq!(again.outcome, Some(CaseOutcome::Handled));
        assert_eq!(open(&employee).await.len(), 1);
        assert_eq!(cases(&employee, CaseState::Closed).await[0].id, case.id);

        // What is reported after a decision is another case.
        report_pin(&ben, robin).await.unwrap();
        let new = open(&employee).await.pop().unwrap();
        assert!(new.id > case.id && new.report_count == 1, "{new:?}");
    }

    async fn a_case_keeps_what_was_reported(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        let said = write_comment(ada.clone(), input(json!({ "pin_id": robin, "text": "It stings." }))).await.unwrap();
        let done = tell_did_it(ada.clone(), input(json!({ "pin_id": robin, "details": "I heard it." }))).await.unwrap();
        let id = ada.user().unwrap();
        let hello = json!({ "user_ids": [ben.user().unwrap()], "text": "Hello." });
        let hello = start_conversation(ada.clone(), input(hello));
        let hello = hello.await.unwrap();
        let website = json!({ "website_url": "https://ada.test/" });
        update_user(ada.clone(), input(website)).await.unwrap();
        let stings = json!({ "id": robin, "description": "It stings.", "link": "https://stings.test/" });
        update_pin(ada.clone(), input(stings)).await.unwrap();
        let rows = [
            (ReportedKind::Pin, robin.0, "Robin\nIt stings.\nhttps://stings.test/", format!("/pin/{robin}/")),
            (ReportedKind::Comment, said.id.0, "It stings.", format!("/pin/{robin}/?comment={}", said.id)),
            (ReportedKind::UserDidItData, done.id.0, "I heard it.", format!("/pin/{robin}/")),
            (ReportedKind::Board, birds.0, "Birds", "/ada/birds/".into()),
            (ReportedKind::User, id.0, "ada\nhttps://ada.test/", "/ada/".into()),
            // The case is about who wrote.
            (ReportedKind::Conversation, id.0, "Hello.", "/ada/".into()),
        ];
        for (kind, target, _, _) in &rows {
            let target = if *kind == ReportedKind::Conversation { hello.id.0 } else { *target };
            report(&ben, *kind, target, json!({})).await.unwrap();
        }
        let message = hello.last_message.as_ref().unwrap().id;
        let said = json!({ "kind": "message", "id": message, "parent_id": hello.id, "reason": "spam" });
        report_thing(ben.clone(), input(said.clone())).await.unwrap();
        // Without its conversation, and by who is no member, it is not found.
        assert_eq!(code(report(&ben, ReportedKind::Message, message.0, json!({})).await), Code::NotFound);
        assert_eq!(code(report_thing(employee.clone(), input(said)).await), Code::NotFound);
        // Where no other wrote there is nothing to report.
        assert_eq!(code(report(&ada, ReportedKind::Conversation, hello.id.0, json!({})).await), Code::NotFound);
        delete_pin(ada.clone(), DeletePin { id: robin }).await.unwrap();
        let found = open(&employee).await;
        for (case, (kind, target, excerpt, url)) in found.iter().zip(rows) {
            assert_eq!((case.kind, case.target_id.clone()), (kind, target.to_string()));
            assert_eq!((case.excerpt.as_str(), &case.url), (excerpt, &url), "{kind:?}");
        }
        assert_eq!(found.len(), 7);
        let last = &found[6];
        assert_eq!((last.kind, last.excerpt.as_str()), (ReportedKind::Message, "Hello."));
        assert_eq!(last.target_id, message.to_string());
    }

    async fn cases_delete_comments_and_did_its(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        let said = write_comment(ada.clone(), input(json!({ "pin_id": robin, "text": "It stings." }))).await.unwrap();
        let done = tell_did_it(ada.clone(), input(json!({ "pin_id": robin, "details": "I heard it." }))).await.unwrap();
        let flag = json!({ "comment_id": said.id, "reason": "harassment", "detailed_reasons": ["insults"] });
        flag_comment(ben.clone(), input(flag)).await.unwrap();
        report(&ben, ReportedKind::UserDidItData, done.id.0, json!({})).await.unwrap();
        report(&ben, ReportedKind::Board, birds.0, json!({})).await.unwrap();
        let waiting = open(&employee).await;
        assert_eq!(waiting[0].reasons, [ReportReason::Harassment]);
        let refused = refused(close(&employee, waiting[2].id, CaseOutcome::Deleted).await);
        assert_eq!(refused, (Code::InvalidInput, "outcome".into()));
        for case in &waiting[..2] {
            close(&employee, case.id, CaseOutcome::Deleted).await.unwrap();
        }
        let comments = list_comments(ben.clone(), ask::comments_on(robin)).await.unwrap();
        assert!(comments.items.is_empty());
        assert_eq!(code(report(&ben, ReportedKind::UserDidItData, done.id.0, json!({})).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_not_seen_or_one_s_own_is_not_reported(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        assert_eq!(code(report_pin(&ada, robin).await), Code::NotAllowed);
        block_user(ada.clone(), BlockUser { user_id: cleo.user().unwrap() }).await.unwrap();
        assert_eq!(code(report_pin(&cleo, robin).await), Code::NotFound);
        // Who blocked a user still sees who that is, and may report them.
        let (one, other) = (ada.user().unwrap(), cleo.user().unwrap());
        report(&ada, ReportedKind::User, other.0, json!({})).await.unwrap();
        assert_eq!(code(report(&cleo, ReportedKind::User, one.0, json!({})).await), Code::NotFound);
        let secret = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(birds) };
        update_board(ada.clone(), secret).await.unwrap();
        assert_eq!(code(report_pin(&ben, robin).await), Code::NotFound);
        for (more, field) in [
            (json!({ "id": "x" }), "id"),
            (json!({ "reason": "too_young" }), "reason"),
            (json!({ "detailed_reasons": ["insults"] }), "detailed_reasons"),
            (json!({ "text": "a".repeat(501) }), "text"),
        ] {
            let found = refused(report(&ben, ReportedKind::Pin, robin.0, more).await);
            assert_eq!(found.1, field);
        }
        assert_eq!(open(&employed(&ben)).await.len(), 1);
    }

    async fn closed_cases_are_kept_for_a_while(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        report_pin(&ben, robin).await.unwrap();
        let closed = open(&employee).await[0].id;
        close(&employee, closed, CaseOutcome::NoViolation).await.unwrap();
        report_pin(&ben, robin).await.unwrap();
        for (days, left) in [(179, 1), (2, 0), (0, 0)] {
            world.pass(days * DAY_MS);
            ask::for_job(&world, "reports.tidy").await;
            assert_eq!(cases(&employee, CaseState::Closed).await.len(), left, "{days}");
        }
        assert_eq!(code(read(&employee, closed).await), Code::NotFound);
        assert_eq!(open(&employee).await[0].report_count, 1);
    }

    async fn a_case_goes_with_its_only_reporter(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        for title in ["Robin", "Wren", "Owl"] {
            let pin = builders::pin(&ada, birds, title).await.pin.id;
            report_pin(&ben, pin).await.unwrap();
        }
        let targets: Vec<PinId> = open(&employee).await.iter().map(|case| case.target_id.parse().unwrap()).collect();
        let (cleo, dan) = (world.person("cleo").await, world.person("dan").await);
        report_pin(&cleo, targets[1]).await.unwrap();
        let leave = DeleteUser { password: PASSWORD.into(), ..Default::default() };
        delete_user(ben, leave).await.unwrap();
        world.pass(31 * DAY_MS);
        // What is reported meanwhile stays, in that case or in another.
        let (_, reported) = tokio::join!(ask::for_job(&world, "users.erase_due"), report_pin(&dan, targets[2]));
        reported.unwrap();
        let left = open(&employee).await;
        let left: Vec<_> = left.iter().map(|case| (case.excerpt.as_str(), case.report_count)).collect();
        assert_eq!(left, [("Wren", 1), ("Owl", 1)]);
    }

    async fn an_employee_does_not_judge_themselves(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (employee, other) = (employed(&ada), employed(&world.person("dora").await));
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        report_pin(&ben, robin).await.unwrap();
        let case = open(&other).await[0].id;
        assert!(open(&employee).await.is_empty());
        assert_eq!(code(read(&employee, case).await), Code::NotFound);
        assert_eq!(code(close(&employee, case, CaseOutcome::NoViolation).await), Code::NotFound);
        assert_eq!(code(read(&ben, case).await), Code::NotAllowed);
    }
}
