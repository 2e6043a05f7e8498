//! The graph of saves: what it has, whatever happens, and what walks on it find.

use std::{
    collections::{BTreeMap, BTreeSet},
    future::ready,
    pin::pin,
};

use collections::{
    batches::{delete_board::delete_board, move_pins::move_pins, undo_batch::undo_batch},
    boards::update_board::update_board,
    pins::{
        self, create_pin::create_pin_from_file, delete_pin::delete_pin, update_pin::update_pin,
    },
};
use contract::{
    answers::PageSize,
    batches::UndoBatch,
    boards::{DeleteBoard, Privacy, UpdateBoard},
    feeds::{ListBoardIdeas, ListRelatedPins},
    ids::{BoardId, PinId},
    pins::{DeletePin, UpdatePin},
};
use discovery::{
    feeds::{
        follow_saves::{SaveGraph, take_saves},
        list_board_ideas::list_board_ideas,
        list_home_pins::list_home_pins,
        list_related_pins::list_related_pins,
    },
    lookalikes::find_lookalikes::PictureIndex,
};
use kernel::{ctx::Ctx, remakes::being_made};
use recommend::Graph;
use serde_json::json;
use testkit::{builders, pictures, world::World};

use crate::ask;

/// The graph has what the database says, neither more nor less; the index of pictures has what
/// the graph has.
async fn agrees(world: &World, after: &str) {
    world.settle().await;
    let start = (BoardId::default(), PinId::default());
    let read = pins::public_places_behind(&world.house.db, start, 1_000);
    let mut boards: BTreeMap<BoardId, Vec<i64>> = BTreeMap::new();
    for (board, root) in read.await.unwrap() {
        boards.entry(board).or_default().push(root.0);
    }
    let graph = &world.house.get::<SaveGraph>().0;
    let roots: BTreeSet<i64> = boards.values().flatten().copied().collect();
    let pictures = world.house.get::<PictureIndex>().0.ids();
    assert_eq!(
        pictures.into_iter().collect::<BTreeSet<_>>(),
        roots,
        "after {after}"
    );
    let edges: usize = boards.values().map(Vec::len).sum();
    for (board, roots) in boards {
        let mut known = graph.items_of(board.0, 1_000);
        known.sort_unstable();
        assert_eq!(known, roots, "board {board} after {after}");
    }
    assert_eq!(graph.size().edges, edges as u64, "after {after}");
}

async fn near(viewer: &Ctx, pin_id: PinId) -> Vec<PinId> {
    let asked = ListRelatedPins {
        pin_id,
        bookmarks: Default::default(),
        page_size: PageSize::new(2),
    };
    let page = list_related_pins(viewer.clone(), asked).await.unwrap();
    ask::ids(&page.items)
}

async fn set_privacy(owner: &Ctx, board: BoardId, privacy: Privacy) {
    let changed = UpdateBoard {
        privacy: Some(privacy),
        ..ask::update(board)
    };
    update_board(owner.clone(), changed).await.unwrap();
}

/// Two pins that have nothing in common, and six more; each on a board of its own.
async fn apart(owner: &Ctx) -> (PinId, PinId) {
    let birds = builders::board(owner, "Birds").await.board.id;
    let lamp = builders::pin(owner, birds, "Lamp").await.pin.id;
    let two = builders::board(owner, "Two").await.board.id;
    // Nothing looks like it, so it is near by saves alone.
    let (words, file) = (builders::new_pin(two, "Spoon"), pictures::motif(64, 96, 2));
    let spoon = create_pin_from_file(owner.clone(), words, file).await;
    for title in ["Kite", "Fern", "Moss", "Sail", "Rope", "Gate"] {
        let board = builders::board(owner, title).await.board.id;
        builders::pin(owner, board, title).await;
    }
    (lamp, spoon.unwrap().pin.id)
}

testkit::on_both_engines! {
    async fn the_graph_has_what_is_publicly_saved_whatever_happens(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let trees = builders::board(&ada, "Trees").await.board.id;
        let hidden = builders::secret_board(&ada, "Hidden").await.board.id;
        let of_ben = builders::board(&ben, "Of Ben").await.board.id;
        let ids = builders::pins(&ada, birds, 5).await;
        agrees(&world, "pins were made").await;
        builders::pin(&ada, hidden, "Nobody sees it").await;
        let saved = builders::save(&ben, ids[0], of_ben).await.pin.id;
        builders::save(&ben, ids[1], of_ben).await;
        agrees(&world, "pins were saved, and one in secret").await;
        let there = UpdatePin { board_id: Some(trees), ..ask::edit(ids[2]) };
        update_pin(ada.clone(), there).await.unwrap();
        agrees(&world, "one went to another board").await;
        let moved = json!({ "board_id": birds, "into_board_id": trees, "pin_ids": [ids[0], ids[1]] });
        let batch = move_pins(ada.clone(), serde_json::from_value(moved).unwrap()).await.unwrap();
        agrees(&world, "two went in a batch").await;
        undo_batch(ada.clone(), UndoBatch { batch_id: batch.id }).await.unwrap();
        agrees(&world, "they came back").await;
        let away = UpdatePin { board_id: Some(hidden), ..ask::edit(ids[3]) };
        update_pin(ada.clone(), away).await.unwrap();
        agrees(&world, "one went to a secret board").await;
        let both = UpdatePin { board_id: Some(trees), ..ask::edit(ids[4]) };
        update_pin(ada.clone(), both).await.unwrap();
        delete_pin(ada.clone(), DeletePin { id: ids[4] }).await.unwrap();
        agrees(&world, "one was moved and deleted at once").await;
        delete_pin(ben.clone(), DeletePin { id: saved }).await.unwrap();
        agrees(&world, "a save was deleted").await;
        set_privacy(&ada, birds, Privacy::Secret).await;
        agrees(&world, "a board became secret").await;
        set_privacy(&ada, birds, Privacy::Public).await;
        agrees(&world, "it became public again").await;
        delete_board(ada.clone(), DeleteBoard { board_id: birds }).await.unwrap();
        agrees(&world, "it was deleted").await;
    }

    async fn the_index_of_pictures_is_told_while_it_fills_and_pages_answer(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let ids = builders::pins(&ada, birds, 3).await;
        world.settle().await;
        // A server that knows nothing yet.
        let house = world.afresh();
        let viewer = Ctx { house: house.clone(), ..world.visitor() };
        let answers = async || {
            let home = list_home_pins(viewer.clone(), ask::home()).await.unwrap();
            (home.items.len(), near(&viewer, ids[0]).await.len())
        };
        assert_eq!(answers().await, (3, 2));
        take_saves(&house).await.unwrap();
        assert_eq!(being_made(&house), ["index of pictures", "notes of pictures"]);
        assert_eq!(answers().await, (3, 2));
        while take_saves(&house).await.unwrap() {}
        assert_eq!(being_made(&house), Vec::<&str>::new());
        assert_eq!(house.get::<PictureIndex>().0.ids().len(), 3);
        // What comes later is no filling.
        builders::pin(&ada, birds, "Wren").await;
        take_saves(&house).await.unwrap();
        assert_eq!(being_made(&house), Vec::<&str>::new());
    }

    async fn a_snapshot_goes_on_where_it_was_written(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        builders::pins(&ada, birds, 3).await;
        agrees(&world, "three pins").await;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("saves.graph");
        let graph = world.house.get::<SaveGraph>().0.clone();
        graph.save(&file).unwrap();
        builders::pins(&ada, birds, 2).await;
        graph.replace_with(&Graph::load_or_new(&file)).unwrap();
        assert_eq!(graph.size().edges, 3);
        agrees(&world, "it was loaded").await;
        // Older than the log reaches: it is filled from the database.
        graph.apply(&[], "0.0").unwrap();
        agrees(&world, "it lay too long").await;
    }

    async fn what_is_saved_together_is_near(world: World) {
        let (ada, eve) = (world.person("ada").await, world.person("eve").await);
        let (lamp, spoon) = apart(&ada).await;
        world.settle().await;
        assert_ne!(near(&eve, lamp).await[0], spoon);
        for name in ["ben", "cleo", "dora"] {
            let person = world.person(name).await;
            let board = builders::board(&person, "Things").await.board.id;
            builders::save(&person, lamp, board).await;
            builders::save(&person, spoon, board).await;
        }
        world.settle().await;
        assert_eq!(near(&eve, lamp).await[0], spoon);
        assert_eq!(near(&eve, spoon).await[0], lamp);
        let mine = builders::board(&eve, "Mine").await.board.id;
        builders::save(&eve, lamp, mine).await;
        world.settle().await;
        let ideas = ListBoardIdeas { board_id: mine, bookmarks: Default::default(), page_size: PageSize::new(3) };
        let ideas = list_board_ideas(eve.clone(), ideas).await.unwrap();
        assert_eq!(ask::ids(&ideas.items)[0], spoon);
    }

    // With `wait_for_log`, which says how soon a server looks, this is what "within a second at any
    // server" takes.
    async fn what_is_saved_at_one_server_is_walked_over_at_another_that_looks_once(world: World) {
        let (ada, eve) = (world.person("ada").await, world.person("eve").await);
        let (lamp, spoon) = apart(&ada).await;
        let beside = world.beside();
        beside.settle().await;
        let viewer = beside.as_user(eve.user().unwrap());
        for name in ["ben", "cleo", "dora"] {
            let person = world.person(name).await;
            let board = builders::board(&person, "Things").await.board.id;
            builders::save(&person, lamp, board).await;
            builders::save(&person, spoon, board).await;
        }
        world.settle().await;
        // Asked before it looks, it keeps what it answers for no longer than that.
        assert_ne!(near(&viewer, lamp).await[0], spoon);
        assert!(take_saves(&beside.house).await.unwrap());
        assert_eq!(near(&viewer, lamp).await[0], spoon);
    }
}

/// SQLite answers at once, so that nothing can look in between.
#[tokio::test]
async fn what_is_being_made_is_told_meanwhile() {
    let world = World::postgres().await;
    let mut filling = pin!(take_saves(&world.house));
    assert_eq!(being_made(&world.house), Vec::<&str>::new());
    tokio::select! {
        biased;
        _ = &mut filling => panic!("nothing waits for the database"),
        () = ready(()) => {}
    }
    assert_eq!(being_made(&world.house), ["graph of saves"]);
    filling.await.unwrap();
    assert_eq!(being_made(&world.house), Vec::<&str>::new());
}
