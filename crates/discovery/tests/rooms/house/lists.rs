//! Lists walked by bookmark: every size, the last page, foreign bookmarks.

use accounts::users::block_user::block_user;
use collections::{
    batches::delete_board::delete_board,
    boards::list_boards::list_boards,
    pins::{
        delete_pin::delete_pin, list_board_pins::list_board_pins,
        list_created_pins::list_created_pins, list_user_pins::list_user_pins,
    },
};
use contract::{
    answers::Bookmark,
    blocks::BlockUser,
    boards::{DeleteBoard, ListBoardPins, ListBoards},
    errors::Code,
    ids::PinId,
    pins::{DeletePin, ListUserPins},
};
use kernel::ctx::Ctx;
use testkit::builders;

use crate::ask::{self, of_pins, refused, walk};

/// Page sizes of every walk; the list has a multiple of the second and third.
const SIZES: [u64; 4] = [1, 7, 25, 250];
const ITEMS: usize = 50;

async fn walk_board(ctx: &Ctx, ask: &ListBoardPins, items: u64) -> Vec<PinId> {
    walk(items, |bookmarks, page_size| {
        let (ctx, ask) = (
            ctx.clone(),
            ListBoardPins {
                bookmarks,
                page_size,
                ..ask.clone()
            },
        );
        async move { list_board_pins(ctx, ask).await.map(of_pins) }
    })
    .await
}

async fn walk_person(ctx: &Ctx, ask: &ListUserPins, items: u64) -> Vec<PinId> {
    walk(items, |bookmarks, page_size| {
        let (ctx, ask) = (
            ctx.clone(),
            ListUserPins {
                bookmarks,
                page_size,
                ..ask.clone()
            },
        );
        async move { list_user_pins(ctx, ask).await.map(of_pins) }
    })
    .await
}

async fn walk_made(ctx: &Ctx, ask: &ListUserPins, items: u64) -> Vec<PinId> {
    walk(items, |bookmarks, page_size| {
        let (ctx, ask) = (
            ctx.clone(),
            ListUserPins {
                bookmarks,
                page_size,
                ..ask.clone()
            },
        );
        async move { list_created_pins(ctx, ask).await.map(of_pins) }
    })
    .await
}

testkit::on_both_engines! {
    async fn a_walk_through_a_users_pins_has_no_empty_page(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let shared = builders::board(&ada, "Shared").await.board.id;
        builders::join(&ada, shared, &ben, false).await;
        let own = builders::board(&ben, "Own").await.board.id;
        let mut wanted = Vec::new();
        for (board, title) in [(shared, "one"), (own, "two"), (shared, "three"), (own, "four"), (shared, "five")] {
            let pin = builders::pin(&ben, board, title).await.pin.id;
            if board == own {
                wanted.insert(0, pin);
            }
        }
        block_user(cleo.clone(), BlockUser { user_id: ada.user().unwrap() }).await.unwrap();
        for items in [1, 2, 5] {
            let walked = walk_person(&cleo, &ask::pins_of(ben.user().unwrap()), items).await;
            assert_eq!(walked, wanted, "{items}");
        }
    }

    async fn pins_are_walked_newest_first_in_any_size(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let mut pins = builders::pins(&ada, birds, ITEMS).await;
        pins.reverse();
        for items in SIZES {
            assert_eq!(walk_board(&world.visitor(), &ask::pins_on(birds), items).await, pins);
            assert_eq!(walk_person(&world.visitor(), &ask::pins_of(ada.user().unwrap()), items).await, pins);
        }
        // Fifty pins are two full pages, and the second says that it is the last.
        let first = list_board_pins(world.visitor(), ask::pins_on(birds)).await.unwrap();
        let bookmarks = Bookmark::After(first.bookmark.unwrap());
        let second =
            list_board_pins(world.visitor(), ListBoardPins { bookmarks, ..ask::pins_on(birds) }).await.unwrap();
        assert_eq!((second.items.len(), second.bookmark), (25, None));
    }

    async fn pins_that_a_user_made_are_walked_without_what_they_saved(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let mut made = builders::pins(&ada, birds, 9).await;
        for pin in builders::pins(&ben, builders::board(&ben, "Trees").await.board.id, 9).await {
            builders::save(&ada, pin, birds).await;
        }
        made.extend(builders::pins(&ada, birds, 5).await);
        made.reverse();
        let hidden = builders::secret_board(&ada, "Hidden").await.board.id;
        let secret = builders::pins(&ada, hidden, 1).await;
        for items in SIZES {
            assert_eq!(walk_made(&world.visitor(), &ask::pins_of(ada.user().unwrap()), items).await, made);
        }
        let own = walk_made(&ada, &ask::pins_of(ada.user().unwrap()), 7).await;
        assert_eq!(own, [secret, made].concat());
    }

    async fn boards_are_walked_newest_first_in_any_size(world: World) {
        let ada = world.person("ada").await;
        let mut boards = Vec::new();
        for number in 0..14 {
            boards.push(builders::board(&ada, &format!("board {number}")).await.board.id);
        }
        let hidden = builders::secret_board(&ada, "hidden").await.board.id;
        boards.reverse();
        let input = ask::boards_of(ada.user().unwrap());
        for items in SIZES {
            let seen = walk(items, |bookmarks, page_size| {
                let (ctx, ask) = (world.visitor(), ListBoards { bookmarks, page_size, ..input.clone() });
                async move {
                    list_boards(ctx, ask)
                        .await
                        .map(|page| (page.items.iter().map(|b| b.board.id).collect(), page.bookmark))
                }
            });
            assert_eq!(seen.await, boards);
        }
        let own = list_boards(ada, input).await.unwrap();
        assert_eq!(own.items[0].board.id, hidden);
        assert_eq!(own.items.len(), 15);
    }

    async fn a_walk_sees_what_stays_exactly_once(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, birds, 12).await;
        let upload = builders::uploaded(&ada).await;
        let (mut seen, mut bookmarks, mut turn) = (Vec::new(), Bookmark::Start, 0);
        loop {
            let ask = ListBoardPins { bookmarks, page_size: ask::size(3), ..ask::pins_on(birds) };
            let (page, next) = of_pins(list_board_pins(world.visitor(), ask).await.unwrap());
            seen.extend(page);
            builders::pin_of(&ada, upload, birds, "new").await;
            // One that was seen goes, and one that was not.
            if turn < 2 {
                delete_pin(ada.clone(), DeletePin { id: pins[11 - turn] }).await.unwrap();
                delete_pin(ada.clone(), DeletePin { id: pins[turn] }).await.unwrap();
            }
            turn += 1;
            match next {
                None => break,
                Some(next) => bookmarks = Bookmark::After(next),
            }
        }
        let expected: Vec<_> = pins[2..].iter().rev().copied().collect();
        assert_eq!(seen, expected);
    }

    async fn a_bookmark_serves_its_own_list_and_viewer_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        builders::pins(&ada, birds, 3).await;
        builders::pins(&ada, trees, 3).await;
        let first = ListBoardPins { page_size: ask::size(1), ..ask::pins_on(birds) };
        let good = list_board_pins(ada.clone(), first.clone()).await.unwrap().bookmark.unwrap();
        let after = |text: &str| Bookmark::After(text.into());
        assert!(list_board_pins(ada.clone(), ListBoardPins { bookmarks: after(&good), ..first.clone() }).await.is_ok());
        let other_list = ListBoardPins { bookmarks: after(&good), ..ask::pins_on(trees) };
        let foreign = [
            list_board_pins(ada.clone(), other_list).await.map(drop),
            list_board_pins(ben, ListBoardPins { bookmarks: after(&good), ..first.clone() }).await.map(drop),
            list_board_pins(world.visitor(), ListBoardPins { bookmarks: after(&good), ..first.clone() })
                .await
                .map(drop),
            list_user_pins(ada.clone(), ListUserPins { bookmarks: after(&good), ..ask::pins_of(ada.user().unwrap()) })
                .await
                .map(drop),
        ];
        for outcome in foreign {
            assert_eq!(refused(outcome), (Code::BookmarkInvalid, "bookmarks".into()));
        }
        let mut changed = good.clone().into_bytes();
        changed[3] ^= 1;
        let changed = String::from_utf8_lossy(&changed).into_owned();
        for tampered in [changed.as_str(), &good[1..], "x", "☃", &"A".repeat(100_000)] {
            let input = ListBoardPins { bookmarks: after(tampered), ..first.clone() };
            assert_eq!(refused(list_board_pins(ada.clone(), input).await), (Code::BookmarkInvalid, "bookmarks".into()));
        }
        let ended =
            list_board_pins(ada.clone(), ListBoardPins { bookmarks: Bookmark::End, ..first.clone() }).await.unwrap();
        assert!(ended.items.is_empty() && ended.bookmark.is_none());
        // The list goes while a viewer walks it.
        delete_board(ada.clone(), DeleteBoard { board_id: birds }).await.unwrap();
        let gone = list_board_pins(ada, ListBoardPins { bookmarks: after(&good), ..first }).await;
        assert_eq!(refused(gone), (Code::NotFound, String::new()));
    }
}
