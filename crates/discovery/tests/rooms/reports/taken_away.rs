//! What a decision hides or deletes is its owner's alone, and a reversed appeal brings it back.

use accounts::users::{self, get_user::get_user, update_user::update_user};
use collections::{
    batches::{
        copy_pins::copy_pins, delete_board::delete_board, merge_boards::merge_boards,
        move_pins::move_pins, undo_batch::undo_batch,
    },
    bin::{restore_board::restore_board, restore_pins::restore_pins},
    boards::{get_board::get_board, list_boards::list_boards, update_board::update_board},
    collaborators::{
        accept_board_invite::accept_board_invite, accept_transfer::accept_transfer,
        invite_collaborator::invite_collaborator, list_board_invites::list_board_invites,
        request_transfer::request_transfer,
    },
    did_its::{list_did_its::list_did_its, mark_did_it::mark_did_it, tell_did_it::tell_did_it},
    pins::{delete_pin::delete_pin, get_pin::get_pin, save_pin::save_pin, update_pin::update_pin},
};
use contract::{
    boards::{Privacy, UpdateBoard},
    comments::{CommentView, below::UnifiedComment},
    did_its::{AggregatedPinData, DidItView},
    errors::Code,
    ids::{PinId, ReportCaseId},
    pins::{DeletePin, GetPin, UpdatePin},
    reports::{CaseOutcome, ReportedKind},
    users::UpdateUser,
};
use kernel::ctx::Ctx;
use serde_json::{Value, json};
use store::{OWNED, Run, args};
use talk::comments::{
    comment_on_did_it::comment_on_did_it, list_comments::list_comments,
    reply_to_comment::reply_to_comment, update_comment::update_comment,
    write_comment::write_comment,
};
use testkit::{articles::employed, builders, invariants, world::World};

use super::{
    DAY_MS,
    decisions::{answer, appeal, decide, told},
    open, report,
};
use crate::{
    ask::{self, code, input, refused},
    house::seen::{EVERYWHERE, OWNERS, scene, seen_by},
};

const NOWHERE: Vec<&str> = Vec::new();

/// Reports a thing and decides its case so.
async fn taken_away(world: &World, by: &Ctx, kind: ReportedKind, id: i64) -> ReportCaseId {
    report(by, kind, id, json!({})).await.unwrap();
    let employee = employed(by);
    let case = open(&employee).await.pop().unwrap().id;
    let outcome = match kind {
        ReportedKind::Board | ReportedKind::User => CaseOutcome::Hidden,
        _ => CaseOutcome::Deleted,
    };
    decide(&employee, case, json!({ "outcome": outcome }))
        .await
        .unwrap();
    world.settle().await;
    invariants::hold(&world.house.db).await;
    case
}

/// What stands below a pin.
async fn below(viewer: &Ctx, pin: PinId) -> Vec<UnifiedComment> {
    let page = list_comments(viewer.clone(), ask::comments_on(pin)).await;
    page.unwrap().items
}

async fn comments(viewer: &Ctx, pin: PinId) -> Vec<CommentView> {
    let listed = below(viewer, pin).await;
    listed
        .iter()
        .filter_map(UnifiedComment::comment)
        .cloned()
        .collect()
}

async fn did_its(viewer: &Ctx, pin: PinId) -> Vec<DidItView> {
    let page = list_did_its(viewer.clone(), ask::done(pin)).await;
    page.unwrap().items
}

async fn counted(viewer: &Ctx, pin: PinId) -> AggregatedPinData {
    let shown = get_pin(viewer.clone(), GetPin { id: pin }).await;
    shown.unwrap().pin.aggregated_pin_data
}

async fn robin(ada: &Ctx) -> PinId {
    let birds = builders::board(ada, "Birds").await.board.id;
    builders::pin(ada, birds, "robin").await.pin.id
}

async fn profile(viewer: &Ctx, of: &Ctx) -> Value {
    let shown = get_user(viewer.clone(), ask::user(of.user().unwrap()))
        .await
        .unwrap();
    json!([shown.user, shown.about])
}

testkit::on_both_engines! {
    async fn a_board_that_the_host_hides_is_its_owner_s_alone(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let emil = employed(&world.person("emil").await);
        let scene = scene(&world, &ada, Privacy::Public).await;
        builders::join(&ada, scene.board, &ben, true).await;
        let wren = builders::pin(&ben, scene.board, "a wren").await.pin.id;
        let bens = builders::board(&ben, "Kept").await.board.id;
        let elsewhere = builders::save(&ben, scene.pin, bens).await.pin.id;
        let case = taken_away(&world, &cleo, ReportedKind::Board, scene.board.0).await;
        for viewer in [&ben, &cleo, &world.visitor()] {
            assert_eq!(seen_by(&world, viewer, &scene).await, NOWHERE);
            assert_eq!(code(get_pin(viewer.clone(), GetPin { id: wren }).await), Code::NotFound);
            assert!(get_pin(viewer.clone(), GetPin { id: elsewhere }).await.is_ok());
        }
        // What was saved by others before may stand in its owner's own home.
        let mut owners = seen_by(&world, &ada, &scene).await;
        owners.retain(|place| *place != "home");
        assert_eq!(owners, OWNERS);
        let shown = get_board(ada.clone(), ask::board(scene.board)).await.unwrap().board;
        assert!(shown.is_hidden_by_host);
        assert_eq!(told(&ada).await[0].outcome, CaseOutcome::Hidden);
        let joined = list_boards(ben.clone(), ask::boards_of(ben.user().unwrap())).await.unwrap();
        assert!(joined.items.iter().all(|board| board.board.id != scene.board));

        let open_it = UpdateBoard { privacy: Some(Privacy::Public), ..ask::update(scene.board) };
        assert_eq!(refused(update_board(ada.clone(), open_it).await), (Code::NotAllowed, "privacy".into()));
        let rename = UpdateBoard { name: Some("Nest".into()), ..ask::update(scene.board) };
        update_board(ada.clone(), rename).await.unwrap();
        let invite = json!({ "board_id": scene.board, "invited_user_id": cleo.user().unwrap() });
        invite_collaborator(ada.clone(), input(invite)).await.unwrap();
        let invites = list_board_invites(cleo.clone(), Default::default()).await.unwrap();
        assert!(invites.items.is_empty());
        let accept = json!({ "board_id": scene.board });
        assert_eq!(code(accept_board_invite(cleo.clone(), input(accept)).await), Code::NotFound);

        appeal(&ada, case).await.unwrap();
        answer(&emil, case, true).await.unwrap();
        world.settle().await;
        invariants::hold(&world.house.db).await;
        assert_eq!(seen_by(&world, &world.visitor(), &scene).await, EVERYWHERE);
        assert!(get_pin(ben.clone(), GetPin { id: wren }).await.is_ok());
    }

    async fn the_pins_of_a_hidden_board_stay_on_it(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let emil = employed(&world.person("emil").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let open = builders::board(&ada, "Open").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let owl = builders::pin(&ada, open, "owl").await.pin.id;
        let from = |board, pin, into| json!({ "board_id": board, "pin_ids": [pin], "into_board_id": into });
        let moved = move_pins(ada.clone(), input(from(open, owl, birds))).await.unwrap();
        let case = taken_away(&world, &ben, ReportedKind::Board, birds.0).await;
        let out = UpdatePin { board_id: Some(open), ..ask::edit(robin) };
        let refusals = [
            code(update_pin(ada.clone(), out.clone()).await),
            code(save_pin(ada.clone(), builders::saving(robin, open)).await),
            code(move_pins(ada.clone(), input(from(birds, robin, open))).await),
            code(copy_pins(ada.clone(), input(from(birds, robin, open))).await),
            code(merge_boards(ada.clone(), input(json!({ "board_id": birds, "into_board_id": open }))).await),
        ];
        assert_eq!(refusals, [Code::NotAllowed; 5]);
        // Nor do they by what was done before.
        undo_batch(ada.clone(), input(json!({ "batch_id": moved.id }))).await.unwrap();
        let stays = get_pin(ada.clone(), GetPin { id: owl }).await.unwrap();
        assert_eq!(stays.pin.board.id, birds);
        // Others may come, and the words of those there may change.
        let wren = builders::pin(&ada, open, "wren").await.pin.id;
        move_pins(ada.clone(), input(from(open, wren, birds))).await.unwrap();
        let renamed = UpdatePin { title: Some("Robin".into()), ..ask::edit(robin) };
        update_pin(ada.clone(), renamed).await.unwrap();
        assert_eq!(code(get_pin(ben.clone(), GetPin { id: wren }).await), Code::NotFound);
        // The bin is no way out either.
        delete_pin(ada.clone(), DeletePin { id: wren }).await.unwrap();
        let elsewhere = json!({ "pin_ids": [wren], "board_id": open });
        assert_eq!(code(restore_pins(ada.clone(), input(elsewhere)).await), Code::NotAllowed);
        restore_pins(ada.clone(), input(json!({ "pin_ids": [wren] }))).await.unwrap();
        appeal(&ada, case).await.unwrap();
        answer(&emil, case, true).await.unwrap();
        update_pin(ada, out).await.unwrap();
        assert!(get_pin(ben, GetPin { id: robin }).await.is_ok());
        invariants::hold(&world.house.db).await;
    }

    async fn a_case_about_a_board_follows_it_to_its_new_owner(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let (dora, emil) = (employed(&world.person("dora").await), employed(&world.person("emil").await));
        let board = builders::board(&ada, "Birds").await.board.id;
        builders::join(&ada, board, &ben, false).await;
        report(&cleo, ReportedKind::Board, board.0, json!({})).await.unwrap();
        let to_ben = json!({ "board_id": board, "user_id": ben.user().unwrap() });
        request_transfer(ada.clone(), input(to_ben)).await.unwrap();
        accept_transfer(ben.clone(), input(json!({ "board_id": board }))).await.unwrap();
        let case = open(&dora).await.remove(0);
        assert_eq!((case.subject.unwrap().id, case.url.as_str()), (ben.user().unwrap(), "/ben/birds/"));
        decide(&dora, case.id, json!({ "outcome": "hidden" })).await.unwrap();
        assert!(told(&ada).await.is_empty());
        assert_eq!(told(&ben).await[0].outcome, CaseOutcome::Hidden);
        appeal(&ben, case.id).await.unwrap();
        answer(&emil, case.id, true).await.unwrap();
        assert!(get_board(cleo, ask::board(board)).await.is_ok());
        invariants::hold(&world.house.db).await;
    }

    async fn a_hidden_board_comes_out_of_the_bin_as_it_went(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (dora, emil) = (employed(&ben), employed(&world.person("emil").await));
        let board = builders::protected_board(&ada, "Birds").await.board.id;
        report(&ben, ReportedKind::Board, board.0, json!({})).await.unwrap();
        let case = open(&dora).await[0].id;
        let its = json!({ "board_id": board });
        let bin = async || {
            delete_board(ada.clone(), input(its.clone())).await.unwrap();
            world.settle().await;
        };
        let restore = async || {
            restore_board(ada.clone(), input(its.clone())).await.unwrap();
            world.settle().await;
            get_board(ada.clone(), ask::board(board)).await.unwrap().board
        };
        bin().await;
        decide(&dora, case, json!({ "outcome": "hidden" })).await.unwrap();
        let back = restore().await;
        assert_eq!((back.is_hidden_by_host, back.privacy), (true, Privacy::Secret));
        assert_eq!(code(get_board(ben.clone(), ask::board(board)).await), Code::NotFound);
        appeal(&ada, case).await.unwrap();
        bin().await;
        answer(&emil, case, true).await.unwrap();
        let back = restore().await;
        assert_eq!((back.is_hidden_by_host, back.privacy), (false, Privacy::Protected));
        assert!(get_board(ben, ask::board(board)).await.is_ok());
        invariants::hold(&world.house.db).await;
    }

    async fn a_comment_that_was_deleted_comes_back_with_its_replies(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let emil = employed(&world.person("emil").await);
        let robin = robin(&ada).await;
        let said = write_comment(ben.clone(), input(json!({ "pin_id": robin, "text": "Ugly" }))).await.unwrap().id;
        let reply = json!({ "comment_id": said, "text": "It is not" });
        reply_to_comment(ada.clone(), input(reply)).await.unwrap();
        let case = taken_away(&world, &cleo, ReportedKind::Comment, said.0).await;
        for viewer in [&ada, &world.visitor()] {
            assert!(below(viewer, robin).await.is_empty());
            assert_eq!(counted(viewer, robin).await.comment_count, 0);
        }
        let own = comments(&ben, robin).await.remove(0);
        assert!(own.is_taken_down && own.may_delete && !own.may_edit);
        let change = json!({ "comment_id": said, "text": "Fine" });
        assert_eq!(code(update_comment(ben.clone(), input(change)).await), Code::NotAllowed);
        appeal(&ben, case).await.unwrap();
        answer(&emil, case, true).await.unwrap();
        let back = comments(&world.visitor(), robin).await.remove(0);
        assert_eq!((back.text.as_str(), back.comment_count, back.is_taken_down), ("Ugly", 1, false));
        assert_eq!(counted(&ada, robin).await.comment_count, 2);
        invariants::hold(&world.house.db).await;

        // Once more, and this time it stays so.
        let case = taken_away(&world, &world.person("dan").await, ReportedKind::Comment, said.0).await;
        appeal(&ben, case).await.unwrap();
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "reports.tidy").await;
        assert_eq!(comments(&ben, robin).await.len(), 1, "an appeal waits");
        answer(&emil, case, false).await.unwrap();
        ask::for_job(&world, "reports.tidy").await;
        assert!(comments(&ben, robin).await.is_empty());
        invariants::hold(&world.house.db).await;
    }

    async fn a_did_it_that_was_deleted_comes_back_with_what_was_said(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let emil = employed(&world.person("emil").await);
        let robin = robin(&ada).await;
        let shot = builders::photograph(&ben, 7).await;
        let made = json!({ "pin_id": robin, "details": "Knitted", "image_signatures": [shot] });
        let made = tell_did_it(ben.clone(), input(made)).await.unwrap().id;
        let mine = json!({ "user_did_it_data_id": made, "text": "Lovely" });
        comment_on_did_it(cleo.clone(), input(mine.clone())).await.unwrap();
        let before = counted(&ada, robin).await;
        assert_eq!((before.comment_count, before.did_it_data.images_count), (1, 1));
        let case = taken_away(&world, &cleo, ReportedKind::UserDidItData, made.0).await;
        for viewer in [&ada, &cleo, &world.visitor()] {
            assert!(did_its(viewer, robin).await.is_empty() && below(viewer, robin).await.is_empty());
            assert_eq!(counted(viewer, robin).await, AggregatedPinData::default());
        }
        assert!(did_its(&ben, robin).await[0].is_taken_down);
        let like = json!({ "user_did_it_data_id": made, "mark": "like" });
        let again = json!({ "pin_id": robin, "details": "Knitted again" });
        let refusals = [
            code(mark_did_it(cleo.clone(), input(like)).await),
            code(comment_on_did_it(cleo.clone(), input(mine)).await),
            code(tell_did_it(ben.clone(), input(again)).await),
        ];
        assert_eq!(refusals, [Code::NotFound, Code::NotFound, Code::NotAllowed]);
        appeal(&ben, case).await.unwrap();
        answer(&emil, case, true).await.unwrap();
        assert_eq!(counted(&ada, robin).await, before);
        assert_eq!(did_its(&world.visitor(), robin).await[0].details, "Knitted");
        invariants::hold(&world.house.db).await;

        taken_away(&world, &ada, ReportedKind::UserDidItData, made.0).await;
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "reports.tidy").await;
        assert!(did_its(&ben, robin).await.is_empty());
        invariants::hold(&world.house.db).await;
    }

    async fn a_profile_that_is_hidden_is_neutral_until_its_user_sets_another(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let emil = employed(&world.person("emil").await);
        let says = UpdateUser {
            first_name: Some("Rude".into()),
            about: Some("Ruder".into()),
            picture_upload_id: Some(builders::uploaded(&ada).await),
            ..UpdateUser::default()
        };
        update_user(ada.clone(), says).await.unwrap();
        let before = profile(&ben, &ada).await;
        let id = ada.user().unwrap();
        let case = taken_away(&world, &ben, ReportedKind::User, id.0).await;
        let shown = get_user(ben.clone(), ask::user(id)).await.unwrap();
        assert_eq!((shown.user.full_name.as_str(), shown.about.as_str()), ("ada", ""));
        let text = profile(&ben, &ada).await.to_string();
        assert!(!text.contains("Rude"), "{text}");
        let owned = OWNED.iter().find(|owned| owned.table == "hidden_profiles").unwrap();
        let exported = world.house.db.all(owned.read, &args![id]).await.unwrap();
        assert!(format!("{exported:?}").contains("Ruder"));
        // The picture is kept for an appeal, whatever tidies up.
        world.pass(4 * DAY_MS);
        world.settle().await;
        appeal(&ada, case).await.unwrap();
        answer(&emil, case, true).await.unwrap();
        assert_eq!(profile(&ben, &ada).await, before);

        let dan = world.person("dan").await;
        let case = taken_away(&world, &dan, ReportedKind::User, id.0).await;
        let kinder = UpdateUser { about: Some("Kind".into()), ..UpdateUser::default() };
        update_user(ada.clone(), kinder).await.unwrap();
        appeal(&ada, case).await.unwrap();
        answer(&emil, case, true).await.unwrap();
        let shown = get_user(ben.clone(), ask::user(id)).await.unwrap();
        assert_eq!((json!(shown.user), shown.about.as_str()), (before[0].clone(), "Kind"));

        taken_away(&world, &world.person("finn").await, ReportedKind::User, id.0).await;
        assert_eq!(users::hidden_profiles(&world.house.db, id).await.unwrap().len(), 1);
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "reports.tidy").await;
        assert!(users::hidden_profiles(&world.house.db, id).await.unwrap().is_empty());
    }
}
