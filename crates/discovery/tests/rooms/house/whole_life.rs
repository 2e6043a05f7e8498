//! A whole life in one walk, on every database: from signing up to the scan that
//! nothing is left.

use std::io::Read as _;

use accounts::{
    departures::delete_user::delete_user,
    log_ins::log_in::log_in,
    sessions::{
        authenticate::authenticate, change_password::change_password,
        list_session_accounts::list_session_accounts, list_sessions::list_sessions,
        log_out::log_out, switch_account::switch_account,
    },
    users::{block_user::block_user, follow_user::follow_user, get_user::get_user},
};
use collections::{
    batches::{
        delete_board::delete_board, get_batch::get_batch, merge_boards::merge_boards,
        move_pins::move_pins,
    },
    bin::{
        forget_deleted_pins::forget_deleted_pins, list_deleted_boards::list_deleted_boards,
        list_deleted_pins::list_deleted_pins, restore_board::restore_board,
        restore_pins::restore_pins,
    },
    boards::{follow_board::follow_board, get_board::get_board, list_boards::list_boards},
    pins::{delete_pin::delete_pin, get_pin::get_pin},
    sections::create_section::create_section,
};
use contract::{
    archives::ArchiveStatus,
    batches::{BatchState, BatchView, GetBatch, MovePins, PinSelection},
    bin::{ForgetDeletedPins, RestoreBoard, RestorePins},
    blocks::BlockUser,
    boards::{DeleteBoard, FollowBoard, MergeBoards},
    departures::DeleteUser,
    errors::Code,
    exports::RequestExport,
    ids::{BoardId, PinId},
    pins::DeletePin,
    sections::CreateSection,
    sessions::{ChangePassword, LogIn, LogOut, SwitchAccount},
};
use discovery::{
    exports::{get_export::get_export, open_export::open_export, request_export::request_export},
    feeds::list_home_pins::list_home_pins,
    search::search_pins::search_pins,
};
use kernel::{
    ctx::{Actor, Ctx},
    tokens::token_hash,
};
use testkit::{
    builders::{self, PASSWORD},
    world::World,
};

use crate::{
    ask::{self, code, on, within},
    exports::personal_data::traces,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// As many as one move takes.
const MANY: usize = 500;

testkit::on_every_engine! {
    async fn a_whole_life_leaves_nothing(world: World) {
        let (zerlinda, ben) = (world.person("zerlinda").await, world.person("ben").await);
        let board = builders::board(&zerlinda, "Trees").await.board.id;
        follow_both(&ben, &zerlinda, board).await;
        let saved = pin_and_save(&world, &zerlinda, &ben, board).await;
        move_many(&world, &zerlinda, board).await;
        throw_away(&world, &zerlinda).await;
        block(&world, &zerlinda).await;
        take_along(&world, &zerlinda).await;
        sign_in_and_out(&world, "dora", "ben").await;

        let id = zerlinda.user().unwrap();
        delete_user(zerlinda, DeleteUser { password: PASSWORD.into(), ..Default::default() }).await.unwrap();
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "users.erase_due").await;
        world.pass(8 * DAY_MS);
        for kind in ["feeds.forget", "log.prune", "uploads.tidy"] {
            ask::for_job(&world, kind).await;
        }
        let left = traces(&world, id).await;
        assert!(left.is_empty(), "{left:#?}");
        assert_eq!(code(get_user(ben.clone(), ask::user(id)).await), Code::NotFound);
        assert_eq!(on(&ben, saved).await.len(), 1, "what Ben saved is his");
    }
}

async fn follow_both(who: &Ctx, whom: &Ctx, board_id: BoardId) {
    follow_user(who.clone(), ask::whom(whom.user().unwrap()))
        .await
        .unwrap();
    let followed = follow_board(who.clone(), FollowBoard { board_id }).await;
    assert_eq!(followed.unwrap().follower_count, 1);
}

/// Pins in a section and outside reach feed and search; answers the follower's board
/// with one that they saved.
async fn pin_and_save(world: &World, owner: &Ctx, follower: &Ctx, board: BoardId) -> BoardId {
    let birch = builders::pin(owner, board, "A birch").await.pin.id;
    let oak = builders::pin(owner, board, "An oak").await.pin.id;
    let section = CreateSection {
        board_id: board,
        name: "Old ones".into(),
        initial_pins: vec![oak],
    };
    let section = create_section(owner.clone(), section)
        .await
        .unwrap()
        .section;
    assert_eq!(within(owner, section.id).await, [oak]);
    world.settle().await;

    let kept = builders::board(follower, "Kept").await.board.id;
    builders::save(follower, birch, kept).await;
    world.settle().await;
    let feed = list_home_pins(follower.clone(), ask::home()).await.unwrap();
    assert_eq!(ask::ids(&feed.items), [oak, birch]);
    let found = search_pins(world.visitor(), ask::words("birch")).await;
    assert_eq!(ask::found(&found.unwrap().data), [birch]);
    let ask_pin = contract::pins::GetPin { id: birch };
    let shown = get_pin(follower.clone(), ask_pin).await.unwrap();
    assert_eq!(shown.pin.repin_count, 1);
    kept
}

/// Moves as many pins as one move takes to another board, and merges that into a third.
async fn move_many(world: &World, owner: &Ctx, board: BoardId) {
    let many = builders::board(owner, "Many").await.board.id;
    builders::pins(owner, many, MANY).await;
    let leaves = builders::board(owner, "Leaves").await.board.id;
    let all = PinSelection {
        board_id: many,
        pin_ids: Vec::new(),
        all: true,
        section_id: None,
        filter_section_pins: false,
        except_pin_ids: Vec::new(),
    };
    let into = MovePins {
        pins: all,
        into_board_id: leaves,
        into_section_id: None,
    };
    let moved = move_pins(owner.clone(), into).await.unwrap();
    assert_eq!(finished(world, owner, &moved).await, MANY as i64);
    let merge = MergeBoards {
        board_id: leaves,
        into_board_id: board,
    };
    let merged = merge_boards(owner.clone(), merge).await.unwrap();
    assert_eq!(finished(world, owner, &merged).await, MANY as i64);
    let view = get_board(owner.clone(), ask::board(board)).await.unwrap();
    assert_eq!(view.pin_count, MANY as i64 + 2);
    let boards = list_boards(owner.clone(), ask::boards_of(owner.user().unwrap())).await;
    let boards: Vec<BoardId> = boards
        .unwrap()
        .items
        .iter()
        .map(|one| one.board.id)
        .collect();
    assert_eq!(boards, [many, board], "the merged board is gone");
}

/// How many pins the batch has worked on, once it is done.
async fn finished(world: &World, owner: &Ctx, batch: &BatchView) -> i64 {
    world.settle().await;
    let ask = GetBatch { batch_id: batch.id };
    let batch = get_batch(owner.clone(), ask).await.unwrap();
    assert_eq!(batch.state, BatchState::Done);
    batch.done
}

/// Pins and a board go to the bin and come back; one pin stays there.
async fn throw_away(world: &World, owner: &Ctx) {
    let board_id = builders::board(owner, "Roots").await.board.id;
    let pins = builders::pins(owner, board_id, 8).await;
    for id in &pins[..4] {
        let gone = delete_pin(owner.clone(), DeletePin { id: *id }).await;
        gone.unwrap();
    }
    assert_eq!(in_bin(owner).await, [pins[3], pins[2], pins[1], pins[0]]);
    let back = RestorePins {
        pin_ids: pins[1..4].to_vec(),
        ..RestorePins::default()
    };
    let back = restore_pins(owner.clone(), back).await.unwrap();
    assert_eq!(back.restored.len(), 3);
    let gone = DeleteBoard { board_id };
    delete_board(owner.clone(), gone).await.unwrap();
    world.settle().await;
    let boards = list_deleted_boards(owner.clone(), Default::default()).await;
    let boards = boards.unwrap().items;
    let shown = (boards[0].pin_count, boards[0].cover_images.len());
    assert_eq!((boards.len(), shown), (2, (7, 3)), "with the merged one");
    let back = RestoreBoard { board_id };
    restore_board(owner.clone(), back).await.unwrap();
    world.settle().await;
    assert_eq!(on(owner, board_id).await.len(), 7);
    for id in &pins[4..6] {
        let gone = delete_pin(owner.clone(), DeletePin { id: *id }).await;
        gone.unwrap();
    }
    let pin_ids = pins[4..6].to_vec();
    let forgotten = forget_deleted_pins(owner.clone(), ForgetDeletedPins { pin_ids }).await;
    forgotten.unwrap();
    world.settle().await;
    assert_eq!(in_bin(owner).await, [pins[0]]);
}

async fn in_bin(owner: &Ctx) -> Vec<PinId> {
    let pins = list_deleted_pins(owner.clone(), Default::default()).await;
    pins.unwrap().items.iter().map(|pin| pin.id).collect()
}

async fn block(world: &World, who: &Ctx) {
    let cleo = world.person("cleo").await;
    let user_id = cleo.user().unwrap();
    block_user(who.clone(), BlockUser { user_id })
        .await
        .unwrap();
    let hidden = get_user(cleo, ask::user(who.user().unwrap())).await;
    assert_eq!(code(hidden), Code::NotFound);
}

/// One of two browsers is signed in to a second account, and back; a new password ends
/// the sessions of all browsers but the one that asked.
async fn sign_in_and_out(world: &World, one: &str, other: &str) {
    let user_id = world.person(one).await.user().unwrap();
    let phone = signed_in(world, &world.visitor(), one).await;
    let desk = signed_in(world, &world.visitor(), one).await;
    let desk = signed_in(world, &desk, other).await;
    let both = list_session_accounts(desk.clone(), Default::default()).await;
    assert_eq!(both.unwrap().session_accounts.len(), 2);
    let switched = switch_account(desk, SwitchAccount { user_id }).await;
    let desk = browser(world, &switched.unwrap().session.token).await;
    let places = list_sessions(desk.clone(), Default::default()).await;
    assert_eq!(places.unwrap().sessions.len(), 3);
    let change = ChangePassword {
        old_password: PASSWORD.into(),
        new_password: "a better password".into(),
        passcode: None,
    };
    let changed = change_password(desk, change).await.unwrap();
    let desk = browser(world, &changed.session.token).await;
    let gone = authenticate(&world.house, &phone.session.unwrap()).await;
    assert_eq!(gone.unwrap(), None);
    let places = list_sessions(desk.clone(), Default::default()).await;
    assert_eq!(places.unwrap().sessions.len(), 1);
    let own = desk.session.unwrap();
    log_out(desk, LogOut::default()).await.unwrap();
    assert_eq!(authenticate(&world.house, &own).await.unwrap(), None);
}

/// The browser, once it is signed in to one more account.
async fn signed_in(world: &World, ctx: &Ctx, name: &str) -> Ctx {
    let input = LogIn {
        username_or_email: name.into(),
        password: PASSWORD.into(),
        ..LogIn::default()
    };
    let signed_in = log_in(ctx.clone(), input).await.unwrap();
    browser(world, &signed_in.session.token).await
}

/// A browser: what it acts as follows from its token alone.
async fn browser(world: &World, token: &str) -> Ctx {
    let hash = token_hash(token);
    let actor = authenticate(&world.house, &hash).await.unwrap();
    Ctx {
        session: Some(hash),
        ..world.visitor().acting_as(actor.unwrap_or(Actor::Visitor))
    }
}

async fn take_along(world: &World, who: &Ctx) {
    let ask = RequestExport {
        password: PASSWORD.into(),
    };
    request_export(who.clone(), ask).await.unwrap();
    world.settle().await;
    let export = get_export(who.clone(), Default::default()).await.unwrap();
    let export = export.export.unwrap();
    assert_eq!(export.status, ArchiveStatus::Ready);
    let file = open_export(who, export.id).await.unwrap();
    let mut zip = zip::ZipArchive::new(file.content.into_file().await.unwrap()).unwrap();
    let mut pins = String::new();
    zip.by_name("pins.json")
        .unwrap()
        .read_to_string(&mut pins)
        .unwrap();
    assert!(pins.contains("A birch"));
}
