//! Banned pictures: what is taken down and told, what is refused, and how bans end.

use accounts::{
    audits::list_audits::list_audits,
    uploads::receive_upload::receive_upload,
    users::{get_user::get_user, update_user::update_user},
};
use collections::{
    bin::restore_pins::restore_pins,
    did_its::{list_did_its::list_did_its, tell_did_it::tell_did_it},
    pins::{
        create_pin::{create_pin, create_pin_from_file},
        delete_pin::delete_pin,
        get_pin::get_pin,
        save_pin::save_pin,
    },
};
use contract::{
    answers::{Bookmark, PageSize},
    audits::{AuditChange, AuditView, ListAudits},
    errors::Code,
    ids::{BannedPictureId, BoardId, PinId, ReportCaseId},
    pins::{CreatePin, DeletePin, GetPin},
    reports::{
        AppealState, CaseState, ReportCaseView, ReportedKind,
        decisions::DecisionView,
        pictures::{BannedPictureView, ListBannedPictures, UnbanPicture},
    },
};
use kernel::{ctx::Ctx, error::Result};
use media::Limits;
use serde_json::json;
use talk::reports::{
    appeal_decision::appeal_decision, close_case::close_case, decide_appeal::decide_appeal,
    list_banned_pictures::list_banned_pictures, list_decisions::list_decisions,
    unban_picture::unban_picture,
};
use testkit::{
    articles::employed,
    builders::{self, new_pin, registered, saving, sent},
    invariants,
    pictures::{mirrored, soft},
    world::World,
};

use super::{cases, open, read, report, report_pin};
use crate::ask::{self, code, input, user};

pub const WHY: &str = "It shows what no site may.";

// A thousand bans from before the one there is, with its pieces, of pictures that look another.
store::sql! {
    slow ADD_PIECES: () =
        "INSERT INTO banned_pieces (piece, ban_id) \
         WITH RECURSIVE past (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM past WHERE id < 1000) \
         SELECT piece, past.id FROM banned_pieces CROSS JOIN past";
    slow ADD_BANS: () =
        "INSERT INTO banned_pictures \
         (id, signature, perceptual, width, height, color, thumbhash, reason, created_ms) \
         WITH RECURSIVE past (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM past WHERE id < 1000) \
         SELECT past.id, 'of ban ' || past.id, -1 - perceptual, width, height, color, thumbhash, reason, \
         created_ms FROM banned_pictures CROSS JOIN past";
}

pub fn original() -> Vec<u8> {
    soft(600, 400, 3.0)
}

/// A smaller one, and one that was encoded anew with losses.
fn copies() -> [Vec<u8>; 2] {
    let drawn = media::thumbnail(&original(), &Limits::default(), 400).unwrap();
    [soft(300, 200, 3.0), drawn.bytes]
}

pub async fn pin_of(owner: &Ctx, board: BoardId, file: Vec<u8>) -> Result<PinId> {
    let made = create_pin_from_file(owner.clone(), new_pin(board, "Robin"), file).await;
    made.map(|made| made.pin.id)
}

pub async fn is_there(viewer: &Ctx, id: PinId) -> bool {
    get_pin(viewer.clone(), GetPin { id }).await.is_ok()
}

pub async fn told(who: &Ctx) -> Vec<DecisionView> {
    let page = list_decisions(who.clone(), input(json!({}))).await;
    page.unwrap().items
}

pub async fn banned(employee: &Ctx) -> Vec<BannedPictureView> {
    let asked = ListBannedPictures {
        bookmarks: Bookmark::default(),
        page_size: PageSize::default(),
    };
    list_banned_pictures(employee.clone(), asked)
        .await
        .unwrap()
        .items
}

/// Deletes what a case is about, and bans every picture of it.
pub async fn ban(employee: &Ctx, case: ReportCaseId) -> ReportCaseView {
    let shown = read(employee, case).await.unwrap().pictures;
    let all: Vec<_> = shown.into_iter().map(|one| one.signature).collect();
    banning(employee, case, "deleted", &all).await.unwrap()
}

/// Closes a case so, and bans these pictures.
pub async fn banning(
    employee: &Ctx,
    case: ReportCaseId,
    outcome: &str,
    pictures: &[String],
) -> Result<ReportCaseView> {
    let how =
        json!({ "case_id": case, "outcome": outcome, "words": WHY, "banned_pictures": pictures });
    close_case(employee.clone(), input(how)).await
}

pub async fn appealed(who: &Ctx, employee: &Ctx, case: ReportCaseId) {
    let words = json!({ "case_id": case, "words": "It is a painting." });
    appeal_decision(who.clone(), input(words)).await.unwrap();
    let how = json!({ "case_id": case, "is_reversed": true });
    decide_appeal(employee.clone(), input(how)).await.unwrap();
}

/// A pin of Ada's, which Ben saved, and of which Cleo has a copy; and the case of Ada's.
struct Spread {
    ada: Ctx,
    ben: Ctx,
    cleo: Ctx,
    employee: Ctx,
    pins: [PinId; 3],
    case: ReportCaseId,
}

async fn spread(world: &World) -> Spread {
    let (ada, ben, cleo) = (
        world.person("ada").await,
        world.person("ben").await,
        world.person("cleo").await,
    );
    let employee = employed(&world.person("dora").await);
    let board = async |who: &Ctx| builders::board(who, "Birds").await.board.id;
    let first = pin_of(&ada, board(&ada).await, original()).await.unwrap();
    let saved = builders::save(&ben, first, board(&ben).await).await.pin.id;
    let [copy, _] = copies();
    let like = pin_of(&cleo, board(&cleo).await, copy).await.unwrap();
    report_pin(&ben, first).await.unwrap();
    let case = open(&employee).await[0].id;
    Spread {
        ada,
        ben,
        cleo,
        employee,
        pins: [first, saved, like],
        case,
    }
}

testkit::on_both_engines! {
    async fn a_ban_takes_down_what_shows_the_picture_and_tells_each_pinner(world: World) {
        let it = spread(&world).await;
        let other = builders::pin(&it.ada, builders::board(&it.ada, "Else").await.board.id, "Else").await.pin.id;
        let upload = registered(&it.ada).await;
        receive_upload(world.visitor(), sent(&upload, original())).await.unwrap();
        let portrait = json!({ "picture_upload_id": upload.upload_id });
        update_user(it.ada.clone(), input(portrait)).await.unwrap();
        let emil = world.person("emil").await;
        let upload = registered(&emil).await;
        receive_upload(world.visitor(), sent(&upload, original())).await.unwrap();
        let signature = get_pin(emil.clone(), GetPin { id: it.pins[0] }).await.unwrap().pin.image_signature;
        let did = json!({ "pin_id": other, "details": "Like this.", "image_signatures": [signature] });
        tell_did_it(emil.clone(), input(did)).await.unwrap();
        assert!(ban(&it.employee, it.case).await.bans_picture);
        world.settle().await;
        let noted = |log: Vec<AuditView>| log.first().map(|entry| (entry.change, entry.is_by_host));
        let own = list_audits(it.ben.clone(), ListAudits {}).await.unwrap().audits;
        assert_eq!(noted(own), Some((AuditChange::ThingDeleted, true)));
        let own = list_audits(it.employee.clone(), ListAudits {}).await.unwrap().audits;
        assert_eq!(noted(own), Some((AuditChange::PictureBanned, false)));
        let own = told(&emil).await;
        assert_eq!((own[0].kind, own[0].excerpt.as_str()), (ReportedKind::UserDidItData, "Like this."));
        let ada = get_user(it.ben.clone(), user(it.ada.user().unwrap())).await.unwrap();
        assert_eq!(ada.image_xlarge_url, None);
        let own = list_audits(it.ada.clone(), ListAudits {}).await.unwrap().audits;
        assert_eq!(noted(own), Some((AuditChange::PictureRemoved, true)));
        for pin in it.pins {
            assert!(!is_there(&it.ada, pin).await, "{pin}");
        }
        assert!(is_there(&it.ada, other).await);
        for who in [&it.ada, &it.ben, &it.cleo] {
            let own = told(who).await;
            let [own] = own.as_slice() else { panic!("one decision each") };
            assert_eq!((own.words.as_str(), own.bans_picture, own.may_appeal), (WHY, true, true));
        }
        assert!(world.mails("ben@example.com").iter().any(|mail| mail.text.contains("/appeal/#")));
        let bans = banned(&it.employee).await;
        assert_eq!((bans.len(), bans[0].reason.as_str(), bans[0].case_id), (1, WHY, Some(it.case)));
        // A job may run twice, and once more for what was being saved meanwhile.
        world.pass(6 * 60 * 1_000);
        world.settle().await;
        assert_eq!(told(&it.ben).await.len(), 1);
        assert!(open(&it.employee).await.is_empty());
        invariants::hold(&world.house.db).await;
    }

    async fn a_banned_picture_is_refused_wherever_it_comes_in(world: World) {
        let it = spread(&world).await;
        let board = builders::board(&it.cleo, "More").await.board.id;
        let binned = pin_of(&it.cleo, board, original()).await.unwrap();
        delete_pin(it.cleo.clone(), DeletePin { id: binned }).await.unwrap();
        let before = registered(&it.cleo).await;
        receive_upload(world.visitor(), sent(&before, original())).await.unwrap();
        let [first, ..] = it.pins;
        ban(&it.employee, it.case).await;

        // Pins that the job has not come to yet.
        let [_, saved, _] = it.pins;
        assert!(!is_there(&it.cleo, first).await);
        assert_eq!(code(save_pin(it.cleo.clone(), saving(saved, board)).await), Code::PictureBanned);
        world.settle().await;
        for (number, file) in copies().into_iter().chain([original()]).enumerate() {
            assert_eq!(code(pin_of(&it.cleo, board, file.clone()).await), Code::PictureBanned, "{number}");
            let upload = registered(&it.cleo).await;
            let sent = sent(&upload, file);
            assert_eq!(code(receive_upload(world.visitor(), sent).await), Code::PictureBanned, "{number}");
        }
        let id = Some(before.upload_id);
        let made = create_pin(it.cleo.clone(), CreatePin { upload_id: id, ..new_pin(board, "Late") }).await;
        assert_eq!(code(made), Code::PictureBanned);
        let portrait = json!({ "picture_upload_id": before.upload_id });
        assert_eq!(code(update_user(it.cleo.clone(), input(portrait)).await), Code::PictureBanned);
        let back = restore_pins(it.cleo.clone(), input(json!({ "pin_ids": [binned] }))).await.unwrap();
        assert_eq!((back.restored.len(), back.kept.len()), (0, 1));
        // What is turned around looks another to a hash; the decision page says so.
        assert!(pin_of(&it.cleo, board, mirrored(&original())).await.is_ok());
        assert!(get_user(it.cleo.clone(), user(it.cleo.user().unwrap())).await.unwrap().image_xlarge_url.is_none());

        // One case about each who tried, however often, while it waits.
        let found = open(&it.employee).await;
        let [case] = found.as_slice() else { panic!("one case: {found:?}") };
        assert_eq!((case.kind, case.is_found, case.report_count), (ReportedKind::Picture, true, 0));
        assert_eq!(case.subject.as_ref().unwrap().id, it.cleo.user().unwrap());
        let how = json!({ "case_id": case.id, "outcome": "no_violation" });
        close_case(it.employee.clone(), input(how)).await.unwrap();
        let own = builders::board(&it.ben, "Own").await.board.id;
        assert_eq!(code(pin_of(&it.ben, own, original()).await), Code::PictureBanned);
        let found = open(&it.employee).await;
        let [case] = found.as_slice() else { panic!("one case: {found:?}") };
        assert_eq!(case.subject.as_ref().unwrap().id, it.ben.user().unwrap());
        // Whose case was closed, and who goes on, has another one.
        assert_eq!(code(pin_of(&it.cleo, board, original()).await), Code::PictureBanned);
        assert_eq!(open(&it.employee).await.len(), 2);
        assert_eq!(banned(&it.employee).await[0].tries, 8);
        invariants::hold(&world.house.db).await;
    }

    async fn a_ban_is_found_among_very_many_with_a_piece_of_its_hash(world: World) {
        let it = spread(&world).await;
        ban(&it.employee, it.case).await;
        let tx = world.house.begin().await.unwrap();
        tx.exec(&ADD_PIECES, &[]).await.unwrap();
        tx.exec(&ADD_BANS, &[]).await.unwrap();
        tx.commit().await.unwrap();
        let board = builders::board(&it.cleo, "More").await.board.id;
        for file in copies() {
            assert_eq!(code(pin_of(&it.cleo, board, file).await), Code::PictureBanned);
        }
    }

    async fn what_a_ban_took_down_comes_back_with_its_end(world: World) {
        let it = spread(&world).await;
        let [first, saved, like] = it.pins;
        ban(&it.employee, it.case).await;
        world.settle().await;
        let [one] = banned(&it.employee).await.try_into().unwrap();
        unban_picture(it.employee.clone(), UnbanPicture { ban_id: one.id }).await.unwrap();
        world.settle().await;
        assert_eq!(
            [is_there(&it.ada, first).await, is_there(&it.ada, saved).await, is_there(&it.ada, like).await],
            [false, true, true],
            "the pin that a case deleted stays deleted"
        );
        assert!(banned(&it.employee).await.is_empty());
        let own = told(&it.ben).await;
        assert_eq!((own[0].appeal, own[0].may_appeal), (Some(AppealState::Reversed), false));
        assert_eq!(told(&it.ada).await[0].appeal, None);
        let board = builders::board(&it.cleo, "More").await.board.id;
        assert!(pin_of(&it.cleo, board, original()).await.is_ok());
        for ban_id in [one.id, BannedPictureId(7)] {
            let gone = unban_picture(it.employee.clone(), UnbanPicture { ban_id }).await;
            assert_eq!(code(gone), Code::NotFound);
        }
        assert_eq!(code(unban_picture(it.ada.clone(), UnbanPicture { ban_id: one.id }).await), Code::NotAllowed);
        invariants::hold(&world.house.db).await;
    }

    async fn a_reversed_appeal_lifts_the_ban_for_all(world: World) {
        let it = spread(&world).await;
        let second = employed(&world.person("emil").await);
        ban(&it.employee, it.case).await;
        world.settle().await;
        let own = told(&it.ben).await[0].id;
        appealed(&it.ben, &second, own).await;
        world.settle().await;
        let [first, saved, like] = it.pins;
        assert!(is_there(&it.ada, saved).await && is_there(&it.ada, like).await);
        assert!(banned(&it.employee).await.is_empty());
        // Its own decision has its own appeal.
        assert!(!is_there(&it.ada, first).await);
        appealed(&it.ada, &second, it.case).await;
        assert!(is_there(&it.ada, first).await);
        assert_eq!(cases(&it.employee, CaseState::Appealed).await.len(), 0);
        invariants::hold(&world.house.db).await;
    }

    async fn what_an_appeal_brings_back_goes_with_its_picture(world: World) {
        let it = spread(&world).await;
        let emil = employed(&world.person("emil").await);
        let other = builders::board(&it.ada, "Else").await.board.id;
        let other = builders::pin(&it.ada, other, "Else").await.pin.id;
        let upload = registered(&it.cleo).await;
        receive_upload(world.visitor(), sent(&upload, original())).await.unwrap();
        let signature = get_pin(it.cleo.clone(), GetPin { id: it.pins[0] }).await.unwrap().pin.image_signature;
        let did = json!({ "pin_id": other, "details": "Like this.", "image_signatures": [signature] });
        let did = tell_did_it(it.cleo.clone(), input(did)).await.unwrap().id;
        report(&it.ben, ReportedKind::UserDidItData, did.0, json!({})).await.unwrap();
        let case = open(&it.employee).await.into_iter().find(|case| case.kind == ReportedKind::UserDidItData);
        let case = case.unwrap().id;
        let how = json!({ "case_id": case, "outcome": "deleted", "words": "It insults." });
        close_case(it.employee.clone(), input(how)).await.unwrap();
        ban(&it.employee, it.case).await;
        world.settle().await;
        appealed(&it.cleo, &emil, case).await;
        world.settle().await;
        let own = told(&it.cleo).await;
        let again = own.iter().find(|told| told.kind == ReportedKind::UserDidItData && told.id != case);
        let again = again.expect("it is taken down once more");
        assert_eq!((again.words.as_str(), again.bans_picture, again.may_appeal), (WHY, true, true));
        let listed = list_did_its(it.ben.clone(), ask::done(other)).await.unwrap();
        assert!(listed.items.is_empty());
        invariants::hold(&world.house.db).await;
    }

    async fn whoever_loses_many_pins_by_a_ban_is_mailed_once(world: World) {
        let it = spread(&world).await;
        let [first, ..] = it.pins;
        builders::save(&it.ben, first, builders::board(&it.ben, "More").await.board.id).await;
        ban(&it.employee, it.case).await;
        world.settle().await;
        assert_eq!(told(&it.ben).await.len(), 2);
        let mails = world.mails("ben@example.com");
        assert_eq!(mails.iter().filter(|mail| mail.text.contains("/appeal/#")).count(), 1);
    }
}
