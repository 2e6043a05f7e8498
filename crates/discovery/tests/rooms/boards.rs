//! Boards: making, changing, following, deleting.

mod arrangements;

use accounts::users::get_viewer::get_viewer;
use collections::{
    batches::delete_board::delete_board,
    boards::{
        archive_board::archive_board, create_board::create_board, follow_board::follow_board,
        get_board::get_board, list_boards::list_boards, unarchive_board::unarchive_board,
        unfollow_board::unfollow_board, update_board::update_board,
    },
    pins::{delete_pin::delete_pin, list_board_pins::list_board_pins},
};
use contract::{
    boards::{
        ArchiveBoard, CreateBoard, DeleteBoard, FollowBoard, GetBoard, Layout, ListBoards, Privacy,
        Sensitivity, UpdateBoard,
    },
    errors::Code,
    ids::{BoardId, PinId},
    pins::DeletePin,
};
use kernel::ctx::Ctx;
use testkit::{builders, invariants};

use crate::ask::{self, code, refused};

fn named(name: &str) -> CreateBoard {
    CreateBoard {
        name: name.into(),
        description: None,
        privacy: None,
        category: None,
    }
}

testkit::on_both_engines! {
    async fn a_board_is_made_at_its_address(world: World) {
        let ada = world.person("ada").await;
        let board = create_board(ada.clone(), named("  Kitchen — light ")).await.unwrap();
        assert_eq!((board.board.name.as_str(), board.board.url.as_str()), ("Kitchen — light", "/ada/kitchen-light/"));
        assert_eq!((board.pin_count, board.access.clone()), (0, vec!["write", "delete"]));
        let at = |username: &str, slug: &str| GetBoard {
            board_id: None,
            username: Some(username.into()),
            slug: Some(slug.into()),
        };
        for input in [at("ada", "kitchen-light"), at("ADA", "Kitchen-Light"), ask::board(board.board.id)] {
            let seen = get_board(world.visitor(), input).await.unwrap();
            assert_eq!((seen.board.id, seen.access), (board.board.id, vec![]));
        }
        for missing in [
            at("ada", "kitchen"),
            at("ben", "kitchen-light"),
            at("ada", "a\0b"),
            at("a\0", "b"),
            ask::board(BoardId(7)),
        ] {
            assert_eq!(code(get_board(world.visitor(), missing).await), Code::NotFound);
        }
        assert_eq!(refused(get_board(ada, GetBoard::default()).await), (Code::InvalidInput, "board_id".into()));
    }

    async fn names_are_taken_per_person(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        builders::board(&ada, "Birds").await;
        for same in ["Birds", "birds", "BIRDS!", " birds "] {
            assert_eq!(
                refused(create_board(ada.clone(), named(same)).await),
                (Code::BoardNameTaken, "name".into()),
                "{same}"
            );
        }
        builders::board(&ben, "Birds").await;
        let long = "x".repeat(51);
        for wrong in ["", "   ", "\u{0}", long.as_str()] {
            assert_eq!(refused(create_board(ada.clone(), named(wrong)).await), (Code::TextLength, "name".into()));
        }
        assert_eq!(code(create_board(world.visitor(), named("Birds")).await), Code::SignInRequired);
        invariants::hold(&world.house.db).await;
    }

    async fn a_renamed_board_moves_and_frees_its_address(world: World) {
        let ada = world.person("ada").await;
        let (birds, trees) = (builders::board(&ada, "Birds").await, builders::board(&ada, "Trees").await);
        let rename = |board: BoardId, name: &str| UpdateBoard { name: Some(name.into()), ..ask::update(board) };
        let taken = update_board(ada.clone(), rename(birds.board.id, "trees")).await;
        assert_eq!(refused(taken), (Code::BoardNameTaken, "name".into()));
        let moved = update_board(ada.clone(), rename(birds.board.id, "Rare birds")).await.unwrap();
        assert_eq!(moved.board.url, "/ada/rare-birds/");
        let same = update_board(ada.clone(), rename(birds.board.id, "RARE birds")).await.unwrap();
        assert_eq!((same.board.name.as_str(), same.board.url.as_str()), ("RARE birds", "/ada/rare-birds/"));
        builders::board(&ada, "Birds").await;
        let ben = world.person("ben").await;
        assert_eq!(code(update_board(ben.clone(), rename(trees.board.id, "Mine")).await), Code::NotAllowed);
        assert_eq!(code(update_board(ben, rename(BoardId(7), "Mine")).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn following_a_board_is_counted_once(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board_id = builders::board(&ada, "Birds").await.board.id;
        let ask = || FollowBoard { board_id };
        for _ in 0..2 {
            let seen = follow_board(ben.clone(), ask()).await.unwrap();
            assert_eq!((seen.follower_count, seen.followed_by_me), (1, true));
        }
        for _ in 0..2 {
            let seen = unfollow_board(ben.clone(), ask()).await.unwrap();
            assert_eq!((seen.follower_count, seen.followed_by_me), (0, false));
        }
        assert_eq!(code(follow_board(ada, ask()).await), Code::NotAllowed);
        assert_eq!(code(follow_board(world.visitor(), ask()).await), Code::SignInRequired);
        assert_eq!(code(follow_board(ben, FollowBoard { board_id: BoardId(7) }).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn the_owner_chooses_how_a_board_shows_itself(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await;
        assert_eq!((birds.board.layout, birds.board.sensitivity), (Layout::Default, Sensitivity::None));
        let id = birds.board.id;
        let whole = UpdateBoard {
            category: Some("birds".into()),
            layout: Some(Layout::Carousel),
            sensitivity: Some(Sensitivity::Graphic),
            ..ask::update(id)
        };
        assert_eq!(code(update_board(ben.clone(), whole.clone()).await), Code::NotAllowed);
        let own = update_board(ada.clone(), whole).await.unwrap();
        assert_eq!((own.category.as_str(), own.board.layout), ("birds", Layout::Carousel));
        let seen = get_board(ben, ask::board(id)).await.unwrap();
        // The owner is not warned of what they marked.
        for (board, warned) in [(own, false), (seen, true)] {
            let screen = board.sensitivity_screen.unwrap();
            assert_eq!((screen.reason, screen.show_warning), (Sensitivity::Graphic, warned));
        }
        let renamed = UpdateBoard { name: Some("Rare birds".into()), ..ask::update(id) };
        let same = update_board(ada.clone(), renamed).await.unwrap();
        assert_eq!((same.board.layout, same.board.sensitivity), (Layout::Carousel, Sensitivity::Graphic));
        let long = UpdateBoard { category: Some("x".repeat(51)), ..ask::update(id) };
        assert_eq!(refused(update_board(ada.clone(), long).await), (Code::TextLength, "category".into()));
        let plain = UpdateBoard { sensitivity: Some(Sensitivity::None), ..ask::update(id) };
        assert_eq!(update_board(ada, plain).await.unwrap().sensitivity_screen, None);
    }

    async fn a_chosen_cover_stays_in_front_while_it_is_there(world: World) {
        let ada = world.person("ada").await;
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        let elsewhere = builders::pin(&ada, trees, "elsewhere").await.pin.id;
        let mut pins = Vec::new();
        for title in ["one", "two", "three", "four", "five", "six", "seven"] {
            pins.push(builders::pin(&ada, birds, title).await.pin);
        }
        let choose = |pin| UpdateBoard { cover_pin_id: Some(pin), ..ask::update(birds) };
        let front = || async {
            let board = get_board(world.visitor(), ask::board(birds)).await.unwrap();
            assert_eq!(board.cover_images.len(), 5);
            let small: Vec<_> = board.cover_images.iter().map(|cover| cover.w170.clone()).collect();
            assert_eq!(board.images, [("170x", small)].into());
            (board.cover_images[0].clone(), board.cover_pin.map(|cover| cover.pin_id))
        };
        let (old, newest) = (pins[0].clone(), pins[6].clone());
        assert_eq!(front().await, (newest.images.clone(), None));
        for wrong in [elsewhere, PinId(7)] {
            assert_eq!(
                refused(update_board(ada.clone(), choose(wrong)).await),
                (Code::NotFound, "cover_pin_id".into())
            );
        }
        let chosen = update_board(ada.clone(), choose(old.id)).await.unwrap();
        assert_eq!(
            (chosen.cover_images[0].clone(), chosen.cover_images[1].clone()),
            (old.images.clone(), newest.images.clone())
        );
        // A newer pin does not push it away, and other changes keep it.
        let eighth = builders::pin(&ada, birds, "eight").await.pin;
        update_board(ada.clone(), UpdateBoard { description: Some("words".into()), ..ask::update(birds) })
            .await
            .unwrap();
        assert_eq!(front().await, (old.images.clone(), Some(old.id)));
        // It is the newest's turn while the chosen one is elsewhere.
        delete_pin(ada.clone(), DeletePin { id: old.id }).await.unwrap();
        assert_eq!(front().await, (eighth.images.clone(), None));
        update_board(ada.clone(), choose(newest.id)).await.unwrap();
        assert_eq!(front().await, (newest.images.clone(), Some(newest.id)));
        update_board(ada.clone(), choose(PinId(0))).await.unwrap();
        assert_eq!(front().await, (eighth.images, None));
    }

    async fn an_archived_board_stands_apart(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let owner = ada.user().unwrap();
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        builders::pin(&ada, birds, "robin").await;
        let ask = || ArchiveBoard { board_id: birds };
        assert_eq!(code(archive_board(ben.clone(), ask()).await), Code::NotAllowed);
        assert_eq!(code(archive_board(world.visitor(), ask()).await), Code::SignInRequired);
        assert_eq!(code(archive_board(ada.clone(), ArchiveBoard { board_id: BoardId(7) }).await), Code::NotFound);
        let names = |viewer: Ctx, archived: bool| async move {
            let page = list_boards(viewer, ListBoards { archived, ..ask::boards_of(owner) }).await.unwrap();
            page.items.into_iter().map(|board| board.board.id).collect::<Vec<_>>()
        };
        let first = archive_board(ada.clone(), ask()).await.unwrap().archived_by_me_at;
        assert!(first.is_some());
        world.pass(5_000);
        assert_eq!(archive_board(ada.clone(), ask()).await.unwrap().archived_by_me_at, first);
        for viewer in [world.visitor(), ben.clone(), ada.clone()] {
            assert_eq!(names(viewer, false).await, [trees]);
        }
        assert_eq!(names(ada.clone(), true).await, [birds]);
        assert_eq!(names(ben.clone(), true).await, []);
        // Its address still works, and other viewers are not told.
        assert_eq!(get_board(ben.clone(), ask::board(birds)).await.unwrap().archived_by_me_at, None);
        assert!(get_viewer(ada.clone(), Default::default()).await.unwrap().recent_boards.is_empty());
        invariants::hold(&world.house.db).await;
        for _ in 0..2 {
            assert_eq!(unarchive_board(ada.clone(), ask()).await.unwrap().archived_by_me_at, None);
        }
        assert_eq!(names(ben, false).await, [trees, birds]);
        assert_eq!(names(ada, true).await, []);
    }

    async fn privacy_changes_every_number(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let ada_id = ada.user().unwrap();
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let pin = builders::pin(&ada, birds, "robin").await.pin.id;
        builders::save(&ben, pin, mine).await;
        for privacy in [Privacy::Secret, Privacy::Secret, Privacy::Public] {
            for board in [(&ada, birds), (&ben, mine)] {
                let input = UpdateBoard { privacy: Some(privacy), ..ask::update(board.1) };
                update_board(board.0.clone(), input).await.unwrap();
                invariants::hold(&world.house.db).await;
            }
            let seen = accounts::users::get_user::get_user(world.visitor(), ask::user(ada_id)).await.unwrap();
            let public = i64::from(privacy == Privacy::Public);
            assert_eq!((seen.board_count, seen.pin_count), (public, public));
            let own = accounts::users::get_user::get_user(ada.clone(), ask::user(ada_id)).await.unwrap();
            assert_eq!(own.board_count, 1);
            let repins =
                collections::pins::get_pin::get_pin(ada.clone(), contract::pins::GetPin { id: pin }).await.unwrap();
            assert_eq!(repins.pin.repin_count, public);
        }
    }

    async fn the_boards_saved_to_last_are_told_to_their_owner(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let viewer = || async { get_viewer(ben.clone(), Default::default()).await.unwrap() };
        let recent = || async {
            let boards = viewer().await.recent_boards;
            boards.into_iter().map(|board| board.name).collect::<Vec<_>>()
        };
        assert_eq!((viewer().await.last_repin_id, recent().await.len()), (None, 0));
        let mut boards = Vec::new();
        for name in ["one", "two", "three", "four", "five", "six", "seven"] {
            boards.push(builders::board(&ben, name).await.board.id);
        }
        let hidden = builders::secret_board(&ben, "hidden").await.board.id;
        let mut own = Vec::new();
        for board in boards.iter().chain([&hidden]) {
            world.pass(1);
            own.push(builders::pin(&ben, *board, "own").await.pin.id);
        }
        assert_eq!(viewer().await.last_repin_id, own.last().copied());
        world.pass(1);
        let saved = builders::save(&ben, robin, boards[3]).await.pin.id;
        assert_eq!(recent().await, ["four", "hidden", "seven", "six", "five", "three"]);
        let me = viewer().await;
        assert_eq!(me.last_repin_id, Some(saved));
        assert_eq!((me.recent_boards[0].privacy, me.recent_boards[1].privacy), (Privacy::Public, Privacy::Secret));
        assert!(me.recent_boards[0].image_cover_url.as_deref().unwrap().contains("/474x/"));
        // Saving it again is no other pin, and a pin that is gone is not the last.
        world.pass(1);
        builders::save(&ben, robin, boards[3]).await;
        delete_pin(ben.clone(), DeletePin { id: saved }).await.unwrap();
        delete_board(ben.clone(), DeleteBoard { board_id: hidden }).await.unwrap();
        assert_eq!(viewer().await.last_repin_id, Some(own[6]));
        assert_eq!(recent().await, ["four", "seven", "six", "five", "three", "two"]);
    }

    async fn a_deleted_board_takes_its_pins_along(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let pins = builders::pins(&ada, birds, 3).await;
        let saved = builders::save(&ben, pins[0], mine).await.pin.id;
        let own = builders::pin(&ben, mine, "mine").await.pin.id;
        let again = builders::save(&ada, own, birds).await.pin.id;
        follow_board(ben.clone(), FollowBoard { board_id: birds }).await.unwrap();
        let ask = || DeleteBoard { board_id: birds };
        assert_eq!(code(delete_board(ben.clone(), ask()).await), Code::NotAllowed);
        assert_eq!(code(delete_board(world.visitor(), ask()).await), Code::SignInRequired);
        delete_board(ada.clone(), ask()).await.unwrap();
        assert_eq!(code(delete_board(ada.clone(), ask()).await), Code::NotFound);
        assert_eq!(code(list_board_pins(ada.clone(), ask::pins_on(birds)).await), Code::NotFound);
        for gone in [pins[0], pins[1], pins[2], again] {
            let input = contract::pins::GetPin { id: gone };
            assert_eq!(code(collections::pins::get_pin::get_pin(ada.clone(), input).await), Code::NotFound);
        }
        // A saver keeps what they saved.
        let kept = list_board_pins(world.visitor(), ask::pins_on(mine)).await.unwrap();
        assert_eq!(ask::ids(&kept.items), [own, saved]);
        assert!(list_boards(ada.clone(), ask::boards_of(ada.user().unwrap())).await.unwrap().items.is_empty());
        builders::board(&ada, "Birds").await;
        invariants::hold(&world.house.db).await;
        world.settle().await;
    }
}
