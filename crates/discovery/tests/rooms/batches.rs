//! Many pins at once: moved, copied, deleted, and back again.

use collections::{
    batches::{
        copy_pins::copy_pins, delete_board::delete_board, delete_pins::delete_pins,
        get_batch::get_batch, get_board_actions::get_board_actions, move_pins::move_pins,
        undo_batch::undo_batch,
    },
    boards::update_board::update_board,
    pins::{get_pin::get_pin, reorder_pin::reorder_pin},
    sections::create_section::create_section,
};
use contract::{
    batches::{
        BatchState, BatchView, CopyPins, DeletePins, GetBatch, GetBoardActions, MovePins,
        PinSelection, UndoBatch,
    },
    boards::{Privacy, UpdateBoard},
    errors::Code,
    ids::{BatchId, BoardId, PinId, SectionId},
    pins::{GetPin, ReorderPin},
    sections::CreateSection,
};
use kernel::ctx::Ctx;
use testkit::{builders, invariants};

use crate::ask::{self, code, on, refused, within};

fn some(board_id: BoardId, pins: &[PinId]) -> PinSelection {
    PinSelection {
        board_id,
        pin_ids: pins.to_vec(),
        all: false,
        section_id: None,
        filter_section_pins: false,
        except_pin_ids: Vec::new(),
    }
}

fn all(board_id: BoardId) -> PinSelection {
    PinSelection {
        all: true,
        ..some(board_id, &[])
    }
}

fn to(pins: PinSelection, into_board_id: BoardId, into_section_id: Option<SectionId>) -> MovePins {
    MovePins {
        pins,
        into_board_id,
        into_section_id,
    }
}

async fn section(owner: &Ctx, board_id: BoardId, name: &str) -> SectionId {
    let input = CreateSection {
        board_id,
        name: name.into(),
        initial_pins: Vec::new(),
    };
    create_section(owner.clone(), input)
        .await
        .unwrap()
        .section
        .id
}

async fn undo(who: &Ctx, batch: &BatchView) -> BatchView {
    undo_batch(who.clone(), UndoBatch { batch_id: batch.id })
        .await
        .unwrap()
}

fn numbers(batch: &BatchView) -> (BatchState, i64, i64, i64) {
    (batch.state, batch.total, batch.done, batch.skipped)
}

testkit::on_both_engines! {
    async fn pins_move_to_another_board_and_back(world: World) {
        let ada = world.person("ada").await;
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        let pins = builders::pins(&ada, birds, 4).await;
        let oaks = section(&ada, trees, "Oaks").await;
        let before = on(&ada, birds).await;

        let moved = move_pins(ada.clone(), to(some(birds, &[pins[0], pins[2]]), trees, Some(oaks))).await.unwrap();
        assert_eq!(numbers(&moved), (BatchState::Done, 2, 2, 0));
        assert_eq!(on(&ada, birds).await, [pins[3], pins[1]]);
        assert_eq!(within(&ada, oaks).await, [pins[2], pins[0]]);
        let shown = get_pin(ada.clone(), GetPin { id: pins[0] }).await.unwrap().pin;
        assert_eq!((shown.board.id, shown.section.map(|section| section.id)), (trees, Some(oaks)));
        invariants::hold(&world.house.db).await;

        for _ in 0..2 {
            assert_eq!(numbers(&undo(&ada, &moved).await), (BatchState::Undone, 2, 2, 0));
            assert_eq!(on(&ada, birds).await, before);
            assert_eq!(within(&ada, oaks).await, []);
            invariants::hold(&world.house.db).await;
        }
    }

    async fn pins_move_between_sections_of_a_board(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, birds, 4).await;
        let sea = section(&ada, birds, "Sea").await;
        let into = move_pins(ada.clone(), to(some(birds, &pins[1..3]), birds, Some(sea))).await.unwrap();
        assert_eq!(within(&ada, sea).await, [pins[2], pins[1]]);
        invariants::hold(&world.house.db).await;
        let selection = PinSelection { section_id: Some(sea), except_pin_ids: vec![pins[1]], ..all(birds) };
        let out = move_pins(ada.clone(), to(selection, birds, None)).await.unwrap();
        assert_eq!((out.total, within(&ada, sea).await), (1, vec![pins[1]]));
        undo(&ada, &out).await;
        undo(&ada, &into).await;
        assert_eq!(on(&ada, birds).await, [pins[3], pins[2], pins[1], pins[0]]);
        invariants::hold(&world.house.db).await;
    }

    async fn what_stands_there_already_stays_where_it_is(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let theirs = builders::board(&ben, "Theirs").await.board.id;
        let pin = builders::pin(&ben, theirs, "robin").await.pin.id;
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        let (here, there) =
            (builders::save(&ada, pin, birds).await.pin.id, builders::save(&ada, pin, trees).await.pin.id);
        let moved = move_pins(ada.clone(), to(some(birds, &[here]), trees, None)).await.unwrap();
        assert_eq!(numbers(&moved), (BatchState::Done, 1, 1, 1));
        assert_eq!((on(&ada, birds).await, on(&ada, trees).await), (vec![here], vec![there]));
        let copied = copy_pins(
            ada.clone(),
            CopyPins { pins: some(theirs, &[pin]), into_board_id: trees, into_section_id: None },
        )
        .await
        .unwrap();
        assert_eq!(copied.skipped, 1);
        invariants::hold(&world.house.db).await;
    }

    async fn pins_of_others_are_copied_and_the_copies_taken_back(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let pins = builders::pins(&ada, birds, 3).await;
        let copied = copy_pins(ben.clone(), CopyPins { pins: all(birds), into_board_id: mine, into_section_id: None })
            .await
            .unwrap();
        assert_eq!((numbers(&copied), on(&ben, mine).await.len()), ((BatchState::Done, 3, 3, 0), 3));
        let saves = get_pin(ada.clone(), GetPin { id: pins[0] }).await.unwrap().pin.repin_count;
        assert_eq!(saves, 1);
        invariants::hold(&world.house.db).await;
        assert_eq!(numbers(&undo(&ben, &copied).await).0, BatchState::Undone);
        assert_eq!((on(&ben, mine).await, on(&ada, birds).await.len()), (vec![], 3));
        invariants::hold(&world.house.db).await;
    }

    async fn deleted_pins_come_back_as_they_were(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let pins = builders::pins(&ada, birds, 3).await;
        let sea = section(&ada, birds, "Sea").await;
        move_pins(ada.clone(), to(some(birds, &pins[..2]), birds, Some(sea))).await.unwrap();
        let before = (on(&ada, birds).await, within(&ada, sea).await);
        let gone = delete_pins(ada.clone(), DeletePins { pins: some(birds, &pins[1..]) }).await.unwrap();
        assert_eq!(on(&ada, birds).await, [pins[0]]);
        assert_eq!(code(get_pin(ben.clone(), GetPin { id: pins[1] }).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
        builders::save(&ben, pins[0], mine).await;
        assert_eq!(numbers(&undo(&ada, &gone).await), (BatchState::Undone, 2, 2, 0));
        assert_eq!((on(&ada, birds).await, within(&ada, sea).await), before);
        invariants::hold(&world.house.db).await;
    }

    async fn what_took_the_place_meanwhile_keeps_it(world: World) {
        let ada = world.person("ada").await;
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        // Pins of one moment have no room between them: who comes back would find it below the next.
        let mut pins = Vec::new();
        for title in ["one", "two", "three", "four", "five"] {
            world.pass(1);
            pins.push(builders::pin(&ada, birds, title).await.pin.id);
        }
        let behind_first = |pin_id| ReorderPin { pin_id, after_pin_id: Some(pins[4]) };
        let to_trees = |pin| move_pins(ada.clone(), to(some(birds, &[pin]), trees, None));
        let remove = |pin| delete_pins(ada.clone(), DeletePins { pins: some(birds, &[pin]) });
        // Each time the next pin is dragged between the same two.
        reorder_pin(ada.clone(), behind_first(pins[0])).await.unwrap();
        let gone = remove(pins[0]).await.unwrap();
        reorder_pin(ada.clone(), behind_first(pins[1])).await.unwrap();
        let moved = to_trees(pins[1]).await.unwrap();
        reorder_pin(ada.clone(), behind_first(pins[2])).await.unwrap();
        undo(&ada, &moved).await;
        undo(&ada, &gone).await;
        let mut found = on(&ada, birds).await;
        assert_eq!((found[0], found[1], found[4]), (pins[4], pins[2], pins[3]));
        found.sort();
        assert_eq!(found, pins);
        invariants::hold(&world.house.db).await;
    }

    async fn privacy_follows_the_board(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let gifts = builders::secret_board(&ben, "Gifts").await.board.id;
        let pin = builders::pin(&ada, birds, "robin").await.pin.id;
        let saved = builders::save(&ben, pin, mine).await.pin.id;
        let hidden = move_pins(ben.clone(), to(some(mine, &[saved]), gifts, None)).await.unwrap();
        assert_eq!(code(get_pin(ada.clone(), GetPin { id: saved }).await), Code::NotFound);
        assert_eq!(get_pin(ada.clone(), GetPin { id: pin }).await.unwrap().pin.repin_count, 0);
        invariants::hold(&world.house.db).await;
        undo(&ben, &hidden).await;
        assert_eq!(get_pin(ada.clone(), GetPin { id: pin }).await.unwrap().pin.repin_count, 1);
        let secret = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(mine) };
        update_board(ben.clone(), secret).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn long_work_goes_on_after_the_answer(world: World) {
        let ada = world.person("ada").await;
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        builders::pins(&ada, birds, 101).await;
        let before = on(&ada, birds).await;
        let begun = move_pins(ada.clone(), to(all(birds), trees, None)).await.unwrap();
        assert_eq!(numbers(&begun), (BatchState::Running, 101, 0, 0));
        let actions = |board_id| get_board_actions(ada.clone(), GetBoardActions { board_id });
        let at = |found: contract::batches::BoardActions| {
            let each = found.blocking_actions.into_iter();
            each.map(|action| (action.id, action.progress, action.section_id)).collect::<Vec<_>>()
        };
        assert_eq!(at(actions(birds).await.unwrap()), [(begun.id, 0, Some("-1".into()))]);
        assert_eq!(at(actions(trees).await.unwrap()), [(begun.id, 0, None)]);
        assert_eq!(code(undo_batch(ada.clone(), UndoBatch { batch_id: begun.id }).await), Code::BatchRunning);
        // The board can be used meanwhile.
        let new = builders::pin(&ada, birds, "late").await.pin.id;
        world.settle().await;
        let done = get_batch(ada.clone(), GetBatch { batch_id: begun.id }).await.unwrap();
        assert_eq!(numbers(&done), (BatchState::Done, 101, 101, 0));
        assert_eq!((on(&ada, trees).await, on(&ada, birds).await), (before.clone(), vec![new]));
        assert_eq!(at(actions(birds).await.unwrap()), []);
        invariants::hold(&world.house.db).await;
        assert_eq!(undo(&ada, &begun).await.state, BatchState::Undoing);
        world.settle().await;
        assert_eq!(on(&ada, birds).await, [vec![new], before].concat());
        invariants::hold(&world.house.db).await;
    }

    async fn a_board_that_goes_ends_its_work(world: World) {
        let ada = world.person("ada").await;
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        builders::pins(&ada, birds, 101).await;
        let begun = move_pins(ada.clone(), to(all(birds), trees, None)).await.unwrap();
        delete_board(ada.clone(), contract::boards::DeleteBoard { board_id: trees }).await.unwrap();
        world.settle().await;
        let ended = get_batch(ada.clone(), GetBatch { batch_id: begun.id }).await.unwrap();
        assert_eq!(numbers(&ended), (BatchState::Done, 101, 101, 101));
        assert_eq!(on(&ada, birds).await.len(), 101);
        invariants::hold(&world.house.db).await;
    }

    async fn others_are_refused(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let gifts = builders::secret_board(&ada, "Gifts").await.board.id;
        let pins = builders::pins(&ada, birds, 2).await;
        let sea = section(&ada, birds, "Sea").await;
        let copy = |from, into| CopyPins { pins: all(from), into_board_id: into, into_section_id: None };
        let codes = [
            code(move_pins(ben.clone(), to(all(birds), mine, None)).await),
            code(delete_pins(ben.clone(), DeletePins { pins: all(birds) }).await),
            code(copy_pins(ben.clone(), copy(birds, birds)).await),
            code(get_board_actions(ben.clone(), GetBoardActions { board_id: birds }).await),
        ];
        assert_eq!(codes, [Code::NotAllowed; 4]);
        let nothing = [
            code(copy_pins(ben.clone(), copy(gifts, mine)).await),
            code(move_pins(ada.clone(), to(all(birds), gifts, Some(sea))).await),
            code(move_pins(ada.clone(), to(all(gifts), birds, None)).await),
            code(move_pins(ada.clone(), to(some(gifts, &pins), birds, None)).await),
            code(get_batch(ben.clone(), GetBatch { batch_id: BatchId(7) }).await),
        ];
        assert_eq!(nothing, [Code::NotFound; 5]);
        let many = PinSelection { pin_ids: vec![pins[0]; 251], ..all(birds) };
        assert_eq!(
            refused(delete_pins(ada.clone(), DeletePins { pins: many }).await),
            (Code::InvalidInput, "pin_ids".into())
        );
        let own = delete_pins(ada.clone(), DeletePins { pins: some(birds, &pins) }).await.unwrap();
        for refusal in [
            code(undo_batch(ben.clone(), UndoBatch { batch_id: own.id }).await),
            code(get_batch(ben, GetBatch { batch_id: own.id }).await),
        ] {
            assert_eq!(refusal, Code::NotFound);
        }
    }

    async fn batches_and_the_bin_are_forgotten_in_time(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, birds, 2).await;
        let gone = delete_pins(ada.clone(), DeletePins { pins: some(birds, &pins) }).await.unwrap();
        collections::batches::jobs::tidy(&world.house).await.unwrap();
        assert!(get_batch(ada.clone(), GetBatch { batch_id: gone.id }).await.is_ok());
        world.pass(25 * 60 * 60 * 1_000);
        collections::batches::jobs::tidy(&world.house).await.unwrap();
        assert_eq!(code(get_batch(ada.clone(), GetBatch { batch_id: gone.id }).await), Code::NotFound);
        ask::for_job(&world, "bin.empty").await;
        assert_eq!(invariants::binned(&world.house.db).await, pins.iter().map(|pin| pin.0).collect::<Vec<_>>());
        world.pass(30 * 24 * 60 * 60 * 1_000);
        ask::for_job(&world, "bin.empty").await;
        assert_eq!(invariants::binned(&world.house.db).await, Vec::<i64>::new());
    }
}
