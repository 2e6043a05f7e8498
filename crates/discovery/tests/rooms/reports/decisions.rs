//! What employees decide, what it does about users, and what those appeal.

use accounts::{
    audits::list_audits::list_audits,
    sessions::{
        authenticate::authenticate,
        change_standing::{ChangeStanding, change_standing},
    },
    users::{find_standing::find_standing, follow_user::follow_user},
};
use collections::{
    batches::{delete_board::delete_board, delete_pins::delete_pins, undo_batch::undo_batch},
    bin::restore_pins::restore_pins,
    pins::{delete_pin::delete_pin, get_pin::get_pin},
};
use contract::{
    audits::{AuditChange, ListAudits},
    errors::Code,
    ids::{PinId, ReportCaseId},
    notifications::NoticeKind,
    pins::{DeletePin, GetPin},
    reports::{
        AppealState, CaseMeasure, CaseOutcome, CaseState, ReportCaseView, ReportedKind,
        decisions::DecisionView,
    },
};
use kernel::{
    ctx::{Ctx, Standing},
    error::Result,
};
use serde_json::{Value, json};
use talk::{
    comments::write_comment::write_comment,
    conversations::start_conversation::start_conversation,
    notifications::list_notices::list_notices,
    reports::{
        appeal_decision::appeal_decision, close_case::close_case, decide_appeal::decide_appeal,
        list_decisions::list_decisions, open_decision::open_decision,
    },
};
use testkit::{
    articles::{employ, employed},
    builders, invariants,
    world::World,
};

use super::{DAY_MS, cases, open, read, report, report_pin};
use crate::ask::{self, code, input, refused, with};

/// A pin of Ada's that Ben reported, and its case.
async fn reported(world: &World) -> (Ctx, Ctx, PinId, ReportCaseId) {
    let (ada, ben) = (world.person("ada").await, world.person("ben").await);
    let birds = builders::board(&ada, "Birds").await.board.id;
    let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
    report_pin(&ben, robin).await.unwrap();
    let case = open(&employed(&ben)).await[0].id;
    (ada, ben, robin, case)
}

pub(super) async fn decide(
    employee: &Ctx,
    case: ReportCaseId,
    more: Value,
) -> Result<ReportCaseView> {
    let how = json!({ "case_id": case, "outcome": "handled", "words": "It sells nothing." });
    close_case(employee.clone(), input(with(&how, more))).await
}

pub(super) async fn appeal(who: &Ctx, case: ReportCaseId) -> Result<DecisionView> {
    let words = json!({ "case_id": case, "words": " It is a gift. " });
    appeal_decision(who.clone(), input(words)).await
}

pub(super) async fn answer(
    employee: &Ctx,
    case: ReportCaseId,
    is_reversed: bool,
) -> Result<ReportCaseView> {
    let how = json!({ "case_id": case, "is_reversed": is_reversed, "words": "You are right." });
    decide_appeal(employee.clone(), input(how)).await
}

pub(super) async fn told(who: &Ctx) -> Vec<DecisionView> {
    let page = list_decisions(who.clone(), input(json!({}))).await;
    page.unwrap().items
}

async fn standing(who: &Ctx) -> Standing {
    let house = &who.house;
    let found = find_standing(house, &house.db, who.user().unwrap()).await;
    found.unwrap().unwrap()
}

/// What stands behind `#` in the latest mail.
fn token(world: &World, name: &str) -> String {
    let mails = world.mails(&format!("{name}@example.com"));
    let mail = mails
        .iter()
        .find(|mail| mail.text.contains("/appeal/#"))
        .unwrap();
    let (_, token) = mail.text.split_once("/appeal/#").unwrap();
    token.split_whitespace().next().unwrap().to_owned()
}

testkit::on_both_engines! {
    async fn what_is_decided_is_told_and_a_reversed_appeal_undoes_it(world: World) {
        let (ada, ben, robin, case) = reported(&world).await;
        let (dora, emil) = (employed(&world.person("dora").await), employed(&world.person("emil").await));
        let how = json!({ "outcome": "deleted", "measure": "write_banned", "days": 7 });
        let closed = decide(&dora, case, how).await.unwrap();
        assert_eq!((closed.state, closed.outcome), (CaseState::Closed, Some(CaseOutcome::Deleted)));
        assert_eq!(closed.measure, Some(CaseMeasure::WriteBanned));
        assert_eq!(code(get_pin(ada.clone(), GetPin { id: robin }).await), Code::NotFound);
        assert!(standing(&ada).await.is_write_banned);
        invariants::hold(&world.house.db).await;

        world.settle().await;
        let news = list_notices(ada.clone(), input(json!({}))).await.unwrap();
        let kinds: Vec<_> = news.items.iter().map(|notice| (notice.kind, notice.actors.len())).collect();
        assert_eq!(kinds, [(NoticeKind::CaseDecided, 0)], "no employee is named");
        let own = told(&ada).await;
        assert_eq!((own[0].id, own[0].words.as_str(), own[0].excerpt.as_str()), (case, "It sells nothing.", "Robin"));
        assert!(own[0].is_in_force && own[0].may_appeal && own[0].until_at.is_some());
        assert!(told(&ben).await.is_empty());
        let audits = list_audits(ada.clone(), ListAudits {}).await.unwrap().audits;
        let noted: Vec<_> = audits.iter().take(2).map(|entry| (entry.change, entry.is_by_host)).collect();
        assert_eq!(noted, [(AuditChange::WriteBanned, true), (AuditChange::ThingDeleted, true)]);

        assert_eq!(code(answer(&emil, case, true).await), Code::NotFound, "there is no appeal");
        let waiting = appeal(&ada, case).await.unwrap();
        assert_eq!((waiting.appeal, waiting.may_appeal), (Some(AppealState::Waiting), false));
        assert_eq!(waiting.appeal_words, "It is a gift.");
        // Its answer may have been lost.
        assert_eq!(appeal(&ada, case).await.unwrap().appeal, Some(AppealState::Waiting));
        let other = json!({ "case_id": case, "words": "And it is art." });
        assert_eq!(code(appeal_decision(ada.clone(), input(other)).await), Code::AppealEnded);
        assert_eq!(cases(&emil, CaseState::Appealed).await[0].id, case);
        assert_eq!(code(answer(&dora, case, false).await), Code::NotAllowed, "it is their own decision");
        let may = async |employee: &Ctx| read(employee, case).await.unwrap().may_decide_appeal;
        assert_eq!((may(&dora).await, may(&emil).await), (false, true));
        let own = async |employee: &Ctx| read(employee, case).await.unwrap().case.is_own_decision;
        assert_eq!((own(&dora).await, own(&emil).await), (true, false));

        let answered = answer(&emil, case, true).await.unwrap();
        assert_eq!((answered.state, answered.appeal), (CaseState::Closed, Some(AppealState::Reversed)));
        assert!(get_pin(ben.clone(), GetPin { id: robin }).await.is_ok());
        assert!(!standing(&ada).await.is_write_banned);
        // An answer stands.
        let again = answer(&emil, case, false).await.unwrap();
        assert_eq!(again.appeal, Some(AppealState::Reversed));
        assert!(cases(&emil, CaseState::Appealed).await.is_empty());
        let own = told(&ada).await.remove(0);
        assert_eq!((own.is_in_force, own.answer_words.as_str()), (false, "You are right."));
        let audits = list_audits(ada.clone(), ListAudits {}).await.unwrap().audits;
        let noted: Vec<_> = audits.iter().take(3).map(|entry| (entry.change, entry.is_by_host)).collect();
        assert_eq!(
            noted,
            [
                (AuditChange::DecisionReversed, true),
                (AuditChange::WriteUnbanned, true),
                (AuditChange::DecisionAppealed, false)
            ]
        );
        world.settle().await;
        invariants::hold(&world.house.db).await;
    }

    async fn who_is_suspended_appeals_by_the_link_of_the_mail(world: World) {
        let (ada, _ben, _robin, case) = reported(&world).await;
        let (dora, emil) = (employed(&world.person("dora").await), employed(&world.person("emil").await));
        let session = world.in_session(&ada).await.session.unwrap();
        decide(&dora, case, json!({ "measure": "suspended" })).await.unwrap();
        assert!(authenticate(&world.house, &session).await.unwrap().is_none());
        let shown = read(&emil, case).await.unwrap().case.subject;
        assert_eq!(shown.unwrap().id, ada.user().unwrap(), "employees see whom they judge");
        world.settle().await;
        let token = token(&world, "ada");
        let opened = open_decision(world.visitor(), input(json!({ "token": token }))).await.unwrap();
        assert_eq!((opened.id, opened.measure), (case, Some(CaseMeasure::Suspended)));
        let wrong = refused(open_decision(world.visitor(), input(json!({ "token": "wrong" }))).await);
        assert_eq!(wrong, (Code::NotFound, "token".into()));
        for (more, expected) in [
            (json!({ "words": "   " }), (Code::TextLength, "words")),
            (json!({ "token": "wrong", "words": "No." }), (Code::NotFound, "token")),
            (json!({ "token": token, "case_id": case, "words": "No." }), (Code::InvalidInput, "case_id")),
        ] {
            let (code, field) = refused(appeal_decision(world.visitor(), input(more)).await);
            assert_eq!((code, field.as_str()), expected);
        }
        let no_link = json!({ "case_id": case, "words": "No." });
        assert_eq!(code(appeal_decision(world.visitor(), input(no_link)).await), Code::SignInRequired);
        let words = json!({ "token": token, "words": "It was not me." });
        appeal_decision(world.visitor(), input(words)).await.unwrap();
        answer(&emil, case, true).await.unwrap();
        assert!(!standing(&ada).await.is_suspended);
    }

    async fn measures_end_in_time_and_not_while_another_holds(world: World) {
        let (ada, ben, _robin, first) = reported(&world).await;
        let dora = employed(&world.person("dora").await);
        report(&ben, ReportedKind::User, ada.user().unwrap().0, json!({})).await.unwrap();
        let second = open(&dora).await[1].id;
        decide(&dora, first, json!({ "measure": "write_banned", "days": 2 })).await.unwrap();
        decide(&dora, second, json!({ "measure": "write_banned", "days": 5 })).await.unwrap();
        assert_eq!(read(&dora, second).await.unwrap().earlier_count, 1);
        for (days, holds) in [(1, [true, true]), (1, [false, true]), (3, [false, false])] {
            world.pass(days * DAY_MS);
            ask::for_job(&world, "reports.end").await;
            ask::for_job(&world, "reports.end").await;
            let own = told(&ada).await;
            let found = [first, second].map(|case| own.iter().any(|one| one.id == case && one.is_in_force));
            assert_eq!(found, holds, "{days}");
            assert_eq!(standing(&ada).await.is_write_banned, holds[1], "{days}");
        }
    }

    async fn what_holds_is_kept_and_can_be_appealed_for_two_weeks(world: World) {
        let (ada, _ben, _robin, case) = reported(&world).await;
        let dora = employed(&world.person("dora").await);
        decide(&dora, case, json!({ "measure": "restricted" })).await.unwrap();
        world.pass(14 * DAY_MS);
        assert_eq!(code(appeal(&ada, case).await), Code::AppealEnded);
        assert!(!told(&ada).await[0].may_appeal);
        world.pass(170 * DAY_MS);
        ask::for_job(&world, "reports.tidy").await;
        assert!(told(&ada).await[0].is_in_force);
    }

    async fn who_is_restricted_reaches_those_who_follow_them(world: World) {
        let (ada, ben, robin, case) = reported(&world).await;
        let (cleo, dora) = (world.person("cleo").await, employed(&world.person("dora").await));
        let wings = builders::board(&ben, "Wings").await.board.id;
        let wren = builders::pin(&ben, wings, "Wren").await.pin.id;
        let comment = async |pin: PinId| {
            let said = json!({ "pin_id": pin, "text": "Look!" });
            write_comment(ada.clone(), input(said)).await
        };
        let write = async |whom: &Ctx| {
            let hello = json!({ "user_ids": [whom.user().unwrap()], "text": "Hello." });
            start_conversation(ada.clone(), input(hello)).await
        };
        decide(&dora, case, json!({ "measure": "restricted" })).await.unwrap();
        assert_eq!(code(comment(wren).await), Code::NotAllowed);
        assert_eq!(code(write(&ben).await), Code::MessageRefused);
        comment(robin).await.unwrap();
        follow_user(ben.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        comment(wren).await.unwrap();
        write(&ben).await.unwrap();
        assert_eq!(code(write(&cleo).await), Code::MessageRefused);
    }

    async fn what_the_host_did_and_employees_are_the_host_s_to_decide(world: World) {
        let (ada, _ben, _robin, case) = reported(&world).await;
        let dora = employed(&world.person("dora").await);
        let banned = json!({ "measure": "write_banned" });
        let change = ChangeStanding { is_write_banned: Some(true), ..ChangeStanding::default() };
        change_standing(world.host(), ada.user().unwrap(), change).await.unwrap();
        let taken = refused(decide(&dora, case, banned.clone()).await);
        assert_eq!(taken, (Code::InvalidInput, "measure".into()));
        employ(&ada).await;
        assert_eq!(code(decide(&dora, case, banned).await), Code::NotAllowed);
        let open = read(&dora, case).await.unwrap();
        assert_eq!(open.case.state, CaseState::Open, "nothing is half decided");
        assert!(told(&ada).await.is_empty());
        // What is found in order, and what is handled elsewhere, is told to no user.
        decide(&dora, case, json!({})).await.unwrap();
        assert!(told(&ada).await.is_empty());
        assert_eq!(code(appeal(&ada, case).await), Code::NotFound);
    }

    async fn what_the_host_sets_ends_measures(world: World) {
        let (ada, ben, _robin, first) = reported(&world).await;
        let dora = employed(&world.person("dora").await);
        report(&ben, ReportedKind::User, ada.user().unwrap().0, json!({})).await.unwrap();
        let second = open(&dora).await[1].id;
        let host = async |is_suspended| {
            let change = ChangeStanding { is_suspended: Some(is_suspended), ..ChangeStanding::default() };
            change_standing(world.host(), ada.user().unwrap(), change).await.unwrap();
        };
        let holds = async |case| read(&dora, case).await.unwrap().decision.unwrap().is_in_force;
        // Taken back by the host, it stands in the way of no other.
        decide(&dora, first, json!({ "measure": "suspended" })).await.unwrap();
        host(false).await;
        assert!(!holds(first).await);
        decide(&dora, second, json!({ "measure": "suspended", "days": 1 })).await.unwrap();
        assert!(holds(second).await);
        // Done again by the host, it ends by the host alone.
        host(true).await;
        assert!(!holds(second).await);
        world.pass(DAY_MS);
        ask::for_job(&world, "reports.end").await;
        assert!(standing(&ada).await.is_suspended);
    }

    async fn what_the_host_took_down_comes_back_by_no_undo(world: World) {
        let (ada, ben, robin, case) = reported(&world).await;
        let dora = employed(&world.person("dora").await);
        let board = get_pin(ada.clone(), GetPin { id: robin }).await.unwrap().pin.board.id;
        let wren = builders::pin(&ada, board, "Wren").await.pin.id;
        report_pin(&ben, wren).await.unwrap();
        let second = open(&dora).await[1].id;
        let delete = async |pin: PinId| {
            let deleted = delete_pins(ada.clone(), input(json!({ "board_id": board, "pin_ids": [pin] }))).await;
            deleted.unwrap().id
        };
        let undo = async |batch| {
            undo_batch(ada.clone(), input(json!({ "batch_id": batch }))).await.unwrap();
            world.settle().await;
        };
        // Deleted by its owner, then taken down.
        let batch = delete(robin).await;
        decide(&dora, case, json!({ "outcome": "deleted" })).await.unwrap();
        undo(batch).await;
        // Brought back from the bin, then taken down.
        let batch = delete(wren).await;
        restore_pins(ada.clone(), input(json!({ "pin_ids": [wren] }))).await.unwrap();
        decide(&dora, second, json!({ "outcome": "deleted" })).await.unwrap();
        undo(batch).await;
        for pin in [robin, wren] {
            assert_eq!(code(get_pin(ada.clone(), GetPin { id: pin }).await), Code::NotFound);
        }
        invariants::hold(&world.house.db).await;
    }

    async fn a_pin_whose_board_is_gone_comes_back_into_the_bin(world: World) {
        let (ada, _ben, robin, case) = reported(&world).await;
        let (dora, emil) = (employed(&world.person("dora").await), employed(&world.person("emil").await));
        let board = get_pin(ada.clone(), GetPin { id: robin }).await.unwrap().pin.board.id;
        decide(&dora, case, json!({ "outcome": "deleted" })).await.unwrap();
        delete_board(ada.clone(), input(json!({ "board_id": board }))).await.unwrap();
        appeal(&ada, case).await.unwrap();
        answer(&emil, case, true).await.unwrap();
        let other = builders::board(&ada, "Wings").await.board.id;
        let back = json!({ "pin_ids": [robin], "board_id": other });
        restore_pins(ada.clone(), input(back)).await.unwrap();
        assert!(get_pin(ada, GetPin { id: robin }).await.is_ok());
        world.settle().await;
        invariants::hold(&world.house.db).await;
    }

    async fn a_pin_that_its_owner_deleted_meanwhile_does_not_come_back(world: World) {
        let (ada, _ben, robin, case) = reported(&world).await;
        let (dora, emil) = (employed(&world.person("dora").await), employed(&world.person("emil").await));
        delete_pin(ada.clone(), DeletePin { id: robin }).await.unwrap();
        decide(&dora, case, json!({ "outcome": "deleted" })).await.unwrap();
        let back = json!({ "pin_ids": [robin] });
        let back = restore_pins(ada.clone(), input(back)).await;
        assert_eq!(code(back), Code::NotFound);
        appeal(&ada, case).await.unwrap();
        answer(&emil, case, true).await.unwrap();
        assert_eq!(code(get_pin(ada, GetPin { id: robin }).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }
}
