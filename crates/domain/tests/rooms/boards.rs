//! Boards: making, changing, following, deleting.

use contract::{
    boards::{CreateBoard, DeleteBoard, FollowBoard, GetBoard, Privacy, UpdateBoard},
    errors::Code,
    ids::BoardId,
    pins::DeletePin,
};
use domain::{
    boards::{
        create_board::create_board, delete_board::delete_board, follow_board::follow_board,
        get_board::get_board, list_board_pins::list_board_pins, list_boards::list_boards,
        unfollow_board::unfollow_board, update_board::update_board,
    },
    pins::delete_pin::delete_pin,
    users::get_viewer::get_viewer,
};
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
        let at = |username: &str, slug: &str| GetBoard { board_id: None, username: Some(username.into()), slug: Some(slug.into()) };
        for input in [at("ada", "kitchen-light"), at("ADA", "Kitchen-Light"), ask::board(board.board.id)] {
            let seen = get_board(world.visitor(), input).await.unwrap();
            assert_eq!((seen.board.id, seen.access), (board.board.id, vec![]));
        }
        for missing in [at("ada", "kitchen"), at("ben", "kitchen-light"), at("ada", "a\0b"), at("a\0", "b"), ask::board(BoardId(7))] {
            assert_eq!(code(get_board(world.visitor(), missing).await), Code::NotFound);
        }
        assert_eq!(refused(get_board(ada, GetBoard::default()).await), (Code::InvalidInput, "board_id".into()));
    }

    async fn names_are_taken_per_person(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        builders::board(&ada, "Birds").await;
        for same in ["Birds", "birds", "BIRDS!", " birds "] {
            assert_eq!(refused(create_board(ada.clone(), named(same)).await), (Code::BoardNameTaken, "name".into()), "{same}");
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

    async fn privacy_changes_every_number(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let ada_id = ada.user().unwrap();
        let (birds, mine) = (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let pin = builders::pin(&ada, birds, "robin").await.pin.id;
        builders::save(&ben, pin, mine).await;
        for privacy in [Privacy::Secret, Privacy::Secret, Privacy::Public] {
            for board in [(&ada, birds), (&ben, mine)] {
                let input = UpdateBoard { privacy: Some(privacy), ..ask::update(board.1) };
                update_board(board.0.clone(), input).await.unwrap();
                invariants::hold(&world.house.db).await;
            }
            let seen = domain::users::get_user::get_user(world.visitor(), ask::user(ada_id)).await.unwrap();
            let public = i64::from(privacy == Privacy::Public);
            assert_eq!((seen.board_count, seen.pin_count), (public, public));
            let own = domain::users::get_user::get_user(ada.clone(), ask::user(ada_id)).await.unwrap();
            assert_eq!(own.board_count, 1);
            let repins = domain::pins::get_pin::get_pin(ada.clone(), contract::pins::GetPin { id: pin }).await.unwrap();
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
        for board in boards.iter().chain([&hidden]) {
            world.pass(1);
            builders::pin(&ben, *board, "own").await;
        }
        assert_eq!(viewer().await.last_repin_id, None, "what one brought oneself is no save");
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
        assert_eq!(viewer().await.last_repin_id, None);
        assert_eq!(recent().await, ["four", "seven", "six", "five", "three", "two"]);
    }

    async fn a_deleted_board_takes_its_pins_along(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) = (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
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
            assert_eq!(code(domain::pins::get_pin::get_pin(ada.clone(), input).await), Code::NotFound);
        }
        // Who saved keeps what they saved.
        let kept = list_board_pins(world.visitor(), ask::pins_on(mine)).await.unwrap();
        assert_eq!(ask::ids(&kept.items), [own, saved]);
        assert!(list_boards(ada.clone(), ask::boards_of(ada.user().unwrap())).await.unwrap().items.is_empty());
        builders::board(&ada, "Birds").await;
        invariants::hold(&world.house.db).await;
        world.settle().await;
    }
}
