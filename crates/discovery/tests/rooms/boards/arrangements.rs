//! The order of a user's boards: sorted or by hand, and walked in any of them.

use accounts::users::get_viewer::get_viewer;
use collections::boards::{
    archive_board::archive_board, arrange_boards::arrange_boards, list_boards::list_boards,
    unarchive_board::unarchive_board, update_board::update_board,
};
use contract::{
    answers::Bookmark,
    boards::{ArchiveBoard, ArrangeBoards, BoardSort, Density, ListBoards, UpdateBoard},
    errors::Code,
    ids::BoardId,
};
use kernel::ctx::Ctx;
use testkit::builders;

use crate::ask::{self, code, refused};

testkit::on_both_engines! {
    async fn boards_stand_in_the_order_their_owner_chose(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let owner = ada.user().unwrap();
        let mut made = Vec::new();
        for name in ["birch", "Ash", "cedar", "Elm"] {
            made.push(builders::board(&ada, name).await.board.id);
            world.pass(1_000);
        }
        let [birch, ash, cedar, elm] = made[..] else { panic!() };
        builders::pin(&ada, ash, "a leaf").await;
        let seen = |viewer: Ctx, sort: Option<BoardSort>| async move {
            let page = list_boards(viewer, ListBoards { sort, ..ask::boards_of(owner) }).await.unwrap();
            page.items.into_iter().map(|board| board.board.id).collect::<Vec<_>>()
        };
        let orders = [
            (None, [elm, cedar, ash, birch]),
            (Some(BoardSort::Newest), [elm, cedar, ash, birch]),
            (Some(BoardSort::Alphabetical), [ash, birch, cedar, elm]),
            (Some(BoardSort::LastPinnedTo), [ash, elm, cedar, birch]),
            (Some(BoardSort::Custom), [elm, cedar, ash, birch]),
        ];
        for (sort, order) in orders {
            assert_eq!(seen(ben.clone(), sort).await, order, "{sort:?}");
        }
        // By hand: the named ones take each other's places.
        let by_hand = |boards: &[BoardId]| ArrangeBoards {
            board_ids: boards.to_vec(),
            sort: Some(BoardSort::Custom),
            ..ArrangeBoards::default()
        };
        for _ in 0..2 {
            let kept = arrange_boards(ada.clone(), by_hand(&[birch, elm, ash])).await.unwrap();
            assert_eq!(
                (kept.board_sort_order, kept.board_density, kept.pin_density),
                (BoardSort::Custom, Density::Default, Density::Default)
            );
            assert_eq!(seen(ben.clone(), None).await, [birch, cedar, elm, ash]);
        }
        let new = builders::board(&ada, "Fir").await.board.id;
        assert_eq!(seen(ben.clone(), None).await, [new, birch, cedar, elm, ash]);
        // Another user's board, a deleted one, and one named twice move nothing.
        let bens = builders::board(&ben, "Mine").await.board.id;
        for wrong in [[birch, bens], [birch, BoardId(7)], [ash, ash]] {
            assert_eq!(
                refused(arrange_boards(ada.clone(), by_hand(&wrong)).await),
                (Code::NotFound, "board_ids".into())
            );
        }
        assert_eq!(seen(ben, None).await, [new, birch, cedar, elm, ash]);
        let wide = ArrangeBoards { density: Some(Density::Wide), ..ArrangeBoards::default() };
        arrange_boards(ada.clone(), wide).await.unwrap();
        let me = get_viewer(ada.clone(), Default::default()).await.unwrap().arrangement;
        assert_eq!(
            (me.board_sort_order, me.board_density, me.pin_density),
            (BoardSort::Custom, Density::Wide, Density::Default)
        );
        let small = ArrangeBoards { pin_density: Some(Density::Compact), ..ArrangeBoards::default() };
        let kept = arrange_boards(ada.clone(), small).await.unwrap();
        assert_eq!(
            (kept.board_sort_order, kept.board_density, kept.pin_density),
            (BoardSort::Custom, Density::Wide, Density::Compact)
        );
        assert_eq!(code(arrange_boards(world.visitor(), ArrangeBoards::default()).await), Code::SignInRequired);
    }

    async fn a_walk_in_any_order_sees_what_stays_exactly_once(world: World) {
        let ada = world.person("ada").await;
        let owner = ada.user().unwrap();
        let mut boards = Vec::new();
        for number in 0..9 {
            boards.push(builders::board(&ada, &format!("board {number}")).await.board.id);
        }
        let going = builders::board(&ada, "zero, going").await.board.id;
        for sort in BoardSort::ALL {
            let (mut seen, mut bookmarks, mut turn) = (Vec::new(), Bookmark::Start, 0);
            loop {
                let ask = ListBoards { sort: Some(*sort), bookmarks, page_size: ask::size(2), ..ask::boards_of(owner) };
                let page = list_boards(world.visitor(), ask).await.unwrap();
                seen.extend(page.items.into_iter().map(|board| board.board.id));
                // What was not seen yet moves to the top, and what was seen to the end.
                world.pass(1_000);
                builders::pin(&ada, boards[turn % 9], &format!("pin {turn} {sort:?}")).await;
                let renamed =
                    UpdateBoard { name: Some(format!("{turn} {sort:?}")), ..ask::update(boards[(turn * 4) % 9]) };
                update_board(ada.clone(), renamed).await.unwrap();
                let back =
                    ArrangeBoards { board_ids: boards.iter().rev().copied().collect(), ..ArrangeBoards::default() };
                arrange_boards(ada.clone(), back).await.unwrap();
                boards.reverse();
                if turn == 1 && !seen.contains(&going) {
                    archive_board(ada.clone(), ArchiveBoard { board_id: going }).await.unwrap();
                }
                turn += 1;
                match page.bookmark {
                    Some(next) => bookmarks = Bookmark::After(next),
                    None => break,
                }
            }
            seen.retain(|id| *id != going);
            let once: std::collections::HashSet<_> = seen.iter().collect();
            assert_eq!((seen.len(), once.len()), (9, 9), "{sort:?}");
            unarchive_board(ada.clone(), ArchiveBoard { board_id: going }).await.unwrap();
        }
    }
}
