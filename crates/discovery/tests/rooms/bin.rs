//! What was deleted comes back as it was, or goes for good.

mod restores;

use accounts::users::block_user::block_user;
use collections::{
    batches::{
        delete_board::delete_board, get_board_actions::get_board_actions,
        merge_boards::merge_boards, undo_batch::undo_batch,
    },
    bin::{
        forget_deleted_board::forget_deleted_board, forget_deleted_pins::forget_deleted_pins,
        list_deleted_boards::list_deleted_boards, list_deleted_pins::list_deleted_pins,
        restore_board::restore_board, restore_pins::restore_pins,
    },
    boards::{follow_board::follow_board, get_board::get_board},
    pins::{delete_pin::delete_pin, get_pin::get_pin, save_pin::save_pin},
    sections::{
        create_section::create_section, delete_section::delete_section,
        list_sections::list_sections,
    },
};
use contract::{
    batches::{BatchState, GetBoardActions, UndoBatch},
    bin::{
        DeletedBoard, DeletedPin, ForgetDeletedBoard, ForgetDeletedPins, RestoreBoard, RestorePins,
    },
    blocks::BlockUser,
    boards::{DeleteBoard, FollowBoard, MergeBoards, SavePin},
    errors::Code,
    ids::{BoardId, PinId, SectionId},
    pins::{DeletePin, GetPin},
    sections::{CreateSection, DeleteSection, ListSections},
};
use kernel::ctx::Ctx;
use testkit::{builders, invariants};

use crate::{
    ask::{self, code, on, refused, within},
    house::seen::{AT_ADDRESS, scene, seen_by},
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

fn delete(board_id: BoardId) -> DeleteBoard {
    DeleteBoard { board_id }
}

fn back(board_id: BoardId) -> RestoreBoard {
    RestoreBoard { board_id }
}

fn pins(pin_ids: &[PinId]) -> RestorePins {
    RestorePins {
        pin_ids: pin_ids.to_vec(),
        ..RestorePins::default()
    }
}

fn merge(board_id: BoardId, into_board_id: BoardId) -> MergeBoards {
    MergeBoards {
        board_id,
        into_board_id,
    }
}

async fn board(owner: &Ctx, name: &str) -> BoardId {
    builders::board(owner, name).await.board.id
}

async fn section(owner: &Ctx, board_id: BoardId, name: &str, pins: &[PinId]) -> SectionId {
    let input = CreateSection {
        board_id,
        name: name.into(),
        initial_pins: pins.to_vec(),
    };
    let made = create_section(owner.clone(), input).await.unwrap();
    made.section.id
}

async fn sections(viewer: &Ctx, board_id: BoardId) -> Vec<(String, i64)> {
    let ask = ListSections {
        board_id,
        bookmarks: Default::default(),
        page_size: ask::size(250),
    };
    let found = list_sections(viewer.clone(), ask).await.unwrap();
    let each = found.items.into_iter();
    each.map(|one| (one.section.title, one.pin_count)).collect()
}

async fn deleted_boards(viewer: &Ctx) -> Vec<DeletedBoard> {
    list_deleted_boards(viewer.clone(), Default::default())
        .await
        .unwrap()
        .items
}

async fn deleted_pins(viewer: &Ctx) -> Vec<DeletedPin> {
    list_deleted_pins(viewer.clone(), Default::default())
        .await
        .unwrap()
        .items
}

testkit::on_both_engines! {
    async fn a_deleted_board_comes_back_whole(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = board(&ada, "Birds").await;
        let own = builders::pins(&ada, birds, 4).await;
        let sea = section(&ada, birds, "Sea", &own[..1]).await;
        builders::join(&ada, birds, &ben, true).await;
        let bens = builders::pin(&ben, birds, "gull").await.pin.id;
        follow_board(cleo.clone(), FollowBoard { board_id: birds }).await.unwrap();
        delete_pin(ada.clone(), DeletePin { id: own[3] }).await.unwrap();
        let before =
            (on(&ada, birds).await, within(&ada, sea).await, get_board(cleo.clone(), ask::board(birds)).await.unwrap());

        let gone = delete_board(ada.clone(), delete(birds)).await.unwrap();
        assert_eq!((gone.state, gone.total, gone.done), (BatchState::Done, 4, 4));
        invariants::hold(&world.house.db).await;
        for viewer in [&ada, &ben, &cleo] {
            assert_eq!(code(get_board(viewer.clone(), ask::board(birds)).await), Code::NotFound);
            assert_eq!(code(get_pin(viewer.clone(), GetPin { id: bens }).await), Code::NotFound);
        }
        let [shown] = deleted_boards(&ada).await.try_into().unwrap();
        assert_eq!((shown.id, shown.name.as_str(), shown.pin_count, shown.cover_images.len()), (birds, "Birds", 4, 3));
        assert_eq!(
            (shown.deleted_at.as_str(), shown.forgotten_at.as_str()),
            ("Thu, 25 Jun 2020 06:13:42 +0000", "Sat, 25 Jul 2020 06:13:42 +0000")
        );
        let [alone] = deleted_pins(&ada).await.try_into().unwrap();
        assert_eq!((alone.id, alone.board.is_none()), (own[3], true));
        assert_eq!((deleted_boards(&ben).await.len(), deleted_pins(&ben).await.len()), (0, 0));

        let view = restore_board(ada.clone(), back(birds)).await.unwrap();
        assert_eq!(
            (view.board.url.as_str(), view.pin_count, view.follower_count, view.collaborator_count),
            ("/ada/birds/", 4, 1, 1)
        );
        invariants::hold(&world.house.db).await;
        let after =
            (on(&ada, birds).await, within(&ada, sea).await, get_board(cleo.clone(), ask::board(birds)).await.unwrap());
        assert_eq!((after.0, after.1), (before.0, before.1));
        assert_eq!(
            (after.2.section_count, after.2.cover_images.len(), after.2.followed_by_me),
            (1, before.2.cover_images.len(), true)
        );
        assert_eq!(deleted_boards(&ada).await.len(), 0);
        builders::pin(&ben, birds, "still one of them").await;
        assert_eq!(deleted_pins(&ada).await[0].board.as_ref().map(|board| board.id), Some(birds));
        assert_eq!(restore_pins(ada.clone(), pins(&[own[3]])).await.unwrap().restored, [own[3]]);
        invariants::hold(&world.house.db).await;
    }

    async fn who_was_blocked_meanwhile_does_not_come_back_with_the_board(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = board(&ada, "Birds").await;
        builders::join(&ada, birds, &ben, true).await;
        follow_board(ben.clone(), FollowBoard { board_id: birds }).await.unwrap();
        delete_board(ada.clone(), delete(birds)).await.unwrap();
        block_user(ada.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        world.settle().await;
        let view = restore_board(ada.clone(), back(birds)).await.unwrap();
        assert_eq!((view.follower_count, view.collaborator_count), (0, 0));
        invariants::hold(&world.house.db).await;
    }

    async fn a_board_for_quick_saves_comes_back_as_any(world: World) {
        let ada = world.person("ada").await;
        let robin = builders::pin(&ada, board(&ada, "Birds").await, "robin").await.pin.id;
        let quick = SavePin { board_id: None, ..builders::saving(robin, BoardId(0)) };
        let saved = save_pin(ada.clone(), quick).await.unwrap().pin.board.id;
        delete_board(ada.clone(), delete(saved)).await.unwrap();
        restore_board(ada.clone(), back(saved)).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn a_board_whose_name_is_taken_gets_a_number(world: World) {
        let ada = world.person("ada").await;
        let birds = board(&ada, "Birds").await;
        delete_board(ada.clone(), delete(birds)).await.unwrap();
        board(&ada, "Birds").await;
        let view = restore_board(ada.clone(), back(birds)).await.unwrap();
        assert_eq!((view.board.name.as_str(), view.board.url.as_str()), ("Birds 2", "/ada/birds-2/"));
        invariants::hold(&world.house.db).await;
    }

    async fn a_deleted_pin_comes_back_to_its_place(world: World) {
        let ada = world.person("ada").await;
        let birds = board(&ada, "Birds").await;
        let all = builders::pins(&ada, birds, 3).await;
        let before = on(&ada, birds).await;
        delete_pin(ada.clone(), DeletePin { id: all[1] }).await.unwrap();
        assert_eq!(deleted_pins(&ada).await[0].board.as_ref().map(|board| board.id), Some(birds));
        let done = restore_pins(ada.clone(), pins(&[all[1], all[1]])).await.unwrap();
        assert_eq!((done.restored, done.kept), (vec![all[1]], vec![]));
        assert_eq!(on(&ada, birds).await, before);
        assert_eq!(code(restore_pins(ada.clone(), pins(&[all[1]])).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn pins_of_a_deleted_section_come_back_outside_sections(world: World) {
        let ada = world.person("ada").await;
        let birds = board(&ada, "Birds").await;
        let all = builders::pins(&ada, birds, 2).await;
        let sea = section(&ada, birds, "Sea", &all).await;
        let input = DeleteSection { section_id: sea, keep_pins: false };
        delete_section(ada.clone(), input).await.unwrap();
        assert_eq!(restore_pins(ada.clone(), pins(&all)).await.unwrap().restored.len(), 2);
        assert_eq!(get_board(ada.clone(), ask::board(birds)).await.unwrap().sectionless_pin_count, 2);
        invariants::hold(&world.house.db).await;
    }

    async fn a_picture_that_is_there_again_keeps_its_place(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let gull = builders::pin(&ben, board(&ben, "Sea").await, "gull").await.pin.id;
        let birds = board(&ada, "Birds").await;
        let first = builders::save(&ada, gull, birds).await.pin.id;
        delete_pin(ada.clone(), DeletePin { id: first }).await.unwrap();
        let second = builders::save(&ada, gull, birds).await.pin.id;
        let done = restore_pins(ada.clone(), pins(&[first])).await.unwrap();
        assert_eq!((done.restored, done.kept), (vec![], vec![first]));
        assert_eq!((on(&ada, birds).await, deleted_pins(&ada).await.len()), (vec![second], 1));
        invariants::hold(&world.house.db).await;
    }

    async fn who_no_longer_saves_there_restores_nothing(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = board(&ada, "Birds").await;
        builders::join(&ada, birds, &ben, false).await;
        let gull = builders::pin(&ben, birds, "gull").await.pin.id;
        delete_pin(ben.clone(), DeletePin { id: gull }).await.unwrap();
        let out =
            serde_json::from_value(serde_json::json!({ "board_id": birds, "user_id": ben.user().unwrap() })).unwrap();
        collections::collaborators::remove_collaborator::remove_collaborator(ada.clone(), out).await.unwrap();
        assert!(deleted_pins(&ben).await[0].board.is_none());
        assert_eq!(restore_pins(ben, pins(&[gull])).await.unwrap().kept, [gull]);
        assert_eq!(code(restore_pins(ada, pins(&[gull])).await), Code::NotFound);
    }

    async fn what_is_in_the_bin_is_its_owners_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let scene = scene(&world, &ada, contract::boards::Privacy::Public).await;
        delete_board(ada.clone(), delete(scene.board)).await.unwrap();
        world.settle().await;
        for viewer in [&ada, &ben, &world.visitor()] {
            let seen = seen_by(&world, viewer, &scene).await;
            assert!(!seen.iter().any(|place| AT_ADDRESS.contains(place)), "{seen:?}");
        }
        for refusal in [
            code(restore_board(ben.clone(), back(scene.board)).await),
            code(restore_pins(ben.clone(), pins(&[scene.pin])).await),
            // It went with its board.
            code(restore_pins(ada.clone(), pins(&[scene.pin])).await),
            code(forget_deleted_board(ben.clone(), ForgetDeletedBoard { board_id: scene.board }).await),
            code(forget_deleted_pins(ben, ForgetDeletedPins { pin_ids: vec![scene.pin] }).await),
        ] {
            assert_eq!(refusal, Code::NotFound);
        }
        for many in [vec![], vec![scene.pin; 251]] {
            assert_eq!(refused(restore_pins(ada.clone(), pins(&many)).await), (Code::InvalidInput, "pin_ids".into()));
        }
    }

    async fn the_bin_is_emptied_in_time(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, trees) = (board(&ada, "Birds").await, board(&ada, "Trees").await);
        let all = builders::pins(&ada, birds, 2).await;
        section(&ada, birds, "Sea", &all[..1]).await;
        builders::join(&ada, birds, &ben, true).await;
        follow_board(ben, FollowBoard { board_id: birds }).await.unwrap();
        let oak = builders::pin(&ada, trees, "oak").await.pin.id;
        delete_pin(ada.clone(), DeletePin { id: oak }).await.unwrap();
        delete_board(ada.clone(), delete(birds)).await.unwrap();
        world.pass(30 * DAY_MS);
        ask::for_job(&world, "bin.empty").await;
        assert_eq!((deleted_boards(&ada).await.len(), deleted_pins(&ada).await.len()), (1, 1));
        world.pass(1);
        assert_eq!((deleted_boards(&ada).await.len(), deleted_pins(&ada).await.len()), (0, 0));
        assert_eq!(code(restore_board(ada.clone(), back(birds)).await), Code::NotFound);
        assert_eq!(code(restore_pins(ada.clone(), pins(&[oak])).await), Code::NotFound);
        ask::for_job(&world, "bin.empty").await;
        assert_eq!(invariants::binned(&world.house.db).await, Vec::<i64>::new());
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_deleted_from_the_bin_goes_at_once(world: World) {
        let ada = world.person("ada").await;
        let (birds, trees) = (board(&ada, "Birds").await, board(&ada, "Trees").await);
        builders::pins(&ada, birds, 2).await;
        let oak = builders::pin(&ada, trees, "oak").await.pin.id;
        delete_pin(ada.clone(), DeletePin { id: oak }).await.unwrap();
        delete_board(ada.clone(), delete(birds)).await.unwrap();
        forget_deleted_board(ada.clone(), ForgetDeletedBoard { board_id: birds }).await.unwrap();
        forget_deleted_pins(ada.clone(), ForgetDeletedPins { pin_ids: vec![oak] }).await.unwrap();
        assert_eq!((deleted_boards(&ada).await.len(), deleted_pins(&ada).await.len()), (0, 0));
        assert_eq!(code(restore_board(ada, back(birds)).await), Code::NotFound);
        world.settle().await;
        assert_eq!(invariants::binned(&world.house.db).await, Vec::<i64>::new());
        invariants::hold(&world.house.db).await;
    }

    async fn big_boards_go_and_come_as_jobs(world: World) {
        let ada = world.person("ada").await;
        let birds = board(&ada, "Birds").await;
        builders::pins(&ada, birds, 230).await;
        let before = on(&ada, birds).await;
        let begun = delete_board(ada.clone(), delete(birds)).await.unwrap();
        assert_eq!((begun.state, begun.total, begun.done), (BatchState::Running, 230, 0));
        let actions = get_board_actions(ada.clone(), GetBoardActions { board_id: birds }).await.unwrap();
        assert_eq!(actions.blocking_actions.len(), 1);
        assert_eq!(code(delete_board(ada.clone(), delete(birds)).await), Code::BatchRunning);
        let late = builders::pin(&ada, birds, "late").await.pin.id;
        world.settle().await;
        assert_eq!(deleted_boards(&ada).await[0].pin_count, 231);
        assert_eq!(code(undo_batch(ada.clone(), UndoBatch { batch_id: begun.id }).await), Code::NotAllowed);
        invariants::hold(&world.house.db).await;
        let view = restore_board(ada.clone(), back(birds)).await.unwrap();
        assert_eq!(view.pin_count, 0);
        assert_eq!(code(delete_board(ada.clone(), delete(birds)).await), Code::BatchRunning);
        world.settle().await;
        assert_eq!(on(&ada, birds).await, [vec![late], before].concat());
        invariants::hold(&world.house.db).await;
    }

    async fn a_board_is_merged_into_another(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, trees) = (board(&ada, "Birds").await, board(&ben, "Trees").await);
        builders::join(&ben, trees, &ada, false).await;
        let all = builders::pins(&ada, birds, 4).await;
        section(&ada, birds, "Sea", &all[..1]).await;
        section(&ada, birds, "Land", &all[1..2]).await;
        let twice = builders::save(&ada, all[3], trees).await.pin.id;
        let land = section(&ben, trees, "land", &[]).await;
        let done = merge_boards(ada.clone(), merge(birds, trees)).await.unwrap();
        assert_eq!((done.state, done.total, done.done), (BatchState::Done, 4, 4));
        assert_eq!(on(&ada, trees).await, [all[2], all[1], all[0], twice]);
        assert_eq!(within(&ada, land).await, [all[1]]);
        assert_eq!(sections(&ada, trees).await, [("Sea".to_owned(), 1), ("land".to_owned(), 1)]);
        assert_eq!(code(get_board(ada.clone(), ask::board(birds)).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
        // What stood there already lies in the bin with the board.
        assert_eq!(deleted_boards(&ada).await[0].pin_count, 1);
        restore_board(ada.clone(), back(birds)).await.unwrap();
        assert_eq!(on(&ada, birds).await, [all[3]]);
        invariants::hold(&world.house.db).await;
    }

    async fn who_may_not_merges_nothing(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, trees) = (board(&ada, "Birds").await, board(&ben, "Trees").await);
        let gifts = builders::secret_board(&ben, "Gifts").await.board.id;
        let shared = board(&ben, "Shared").await;
        builders::join(&ben, shared, &ada, true).await;
        // (from, into) → refusal
        let cases = [
            ((birds, trees), Code::NotAllowed),
            ((birds, gifts), Code::NotFound),
            ((shared, birds), Code::NotAllowed),
            ((birds, birds), Code::InvalidInput),
            ((birds, BoardId(7)), Code::NotFound),
        ];
        for ((from, into), refusal) in cases {
            assert_eq!(code(merge_boards(ada.clone(), merge(from, into)).await), refusal);
        }
        assert!(get_board(ada, ask::board(birds)).await.is_ok());
    }
}
