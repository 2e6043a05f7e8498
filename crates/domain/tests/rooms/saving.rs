//! Saving with one press: the quicksave board.

use contract::{
    boards::{ArchiveBoard, BoardView, DeleteBoard, Privacy, UpdateBoard},
    collaborators::{AcceptTransfer, RequestTransfer},
    errors::Code,
    ids::BoardId,
    users::ViewerView,
};
use domain::{
    boards::{
        archive_board::archive_board, delete_board::delete_board, get_board::get_board,
        list_boards::list_boards, save_pin::save_pin, update_board::update_board,
    },
    collaborators::{accept_transfer::accept_transfer, request_transfer::request_transfer},
    ctx::Ctx,
    users::get_viewer::get_viewer,
};
use testkit::{
    builders::{self, quick_saving, saving},
    invariants,
};
use tokio::task::JoinSet;

use crate::ask::{self, code};

async fn me(who: &Ctx) -> ViewerView {
    get_viewer(who.clone(), Default::default()).await.unwrap()
}

/// Their boards, secret ones, pins; and their quicksave board.
async fn counts(who: &Ctx) -> (i64, i64, i64, Option<(BoardId, String)>) {
    let me = me(who).await;
    assert_eq!(me.has_quicksave_board, me.quicksave_board.is_some());
    let (profile, board) = (me.profile, me.quicksave_board);
    let (all, pins) = (profile.board_count, profile.pin_count);
    (
        all,
        me.secret_board_count,
        pins,
        board.map(|board| (board.id, board.name)),
    )
}

async fn boards_of(who: &Ctx) -> Vec<BoardView> {
    let page = list_boards(who.clone(), ask::boards_of(who.user().unwrap())).await;
    page.unwrap().items
}

testkit::on_both_engines! {
    async fn the_first_save_without_a_board_makes_one(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let (gull, wren) = (builders::pin(&ada, from, "gull").await.pin.id, builders::pin(&ada, from, "wren").await.pin.id);
        builders::board(&ben, "Quick saves").await;
        assert_eq!(counts(&ben).await, (1, 0, 0, None));
        let first = save_pin(ben.clone(), quick_saving(gull)).await.unwrap();
        let board = first.pin.board.id;
        // The name was taken; the board is not counted among the others.
        let shown = (board, "Quick saves 2".to_owned());
        assert_eq!(counts(&ben).await, (1, 0, 1, Some(shown.clone())));
        let second = save_pin(ben.clone(), quick_saving(wren)).await.unwrap();
        assert_eq!(second.pin.board.id, board);
        // The same picture once more is the pin that is there.
        let again = save_pin(ben.clone(), quick_saving(gull)).await.unwrap();
        assert_eq!(again.pin.id, first.pin.id);
        assert_eq!(counts(&ben).await, (1, 0, 2, Some(shown)));
        let found = get_board(world.visitor(), ask::board(board)).await.unwrap();
        assert_eq!((found.pin_count, found.board.privacy), (2, Privacy::Public));
        assert_eq!(code(save_pin(world.visitor(), quick_saving(gull)).await), Code::SignInRequired);
        invariants::hold(&world.house.db).await;
    }

    async fn it_is_a_board_like_others_but_for_the_count(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let gull = builders::pin(&ada, from, "gull").await.pin.id;
        let board = save_pin(ben.clone(), quick_saving(gull)).await.unwrap().pin.board.id;
        let change = |name: Option<&str>, privacy| UpdateBoard { name: name.map(Into::into), privacy, ..ask::update(board) };
        update_board(ben.clone(), change(Some("Tray"), Some(Privacy::Secret))).await.unwrap();
        assert_eq!(counts(&ben).await, (0, 0, 0, Some((board, "Tray".into()))));
        update_board(ben.clone(), change(None, Some(Privacy::Protected))).await.unwrap();
        assert_eq!(counts(&ben).await, (0, 0, 0, Some((board, "Tray".into()))));
        update_board(ben.clone(), change(None, Some(Privacy::Public))).await.unwrap();
        assert_eq!(counts(&ben).await.0, 0);
        // What is saved stands where one looks.
        archive_board(ben.clone(), ArchiveBoard { board_id: board }).await.unwrap();
        assert_eq!(boards_of(&ben).await.len(), 0);
        let saved = save_pin(ben.clone(), quick_saving(gull)).await.unwrap();
        assert_eq!(saved.pin.board.id, board);
        let listed = boards_of(&ben).await;
        assert_eq!((listed.len(), listed[0].archived_by_me_at.clone()), (1, None));
        // Gone, it takes its pins along; the next save makes another one.
        delete_board(ben.clone(), DeleteBoard { board_id: board }).await.unwrap();
        assert_eq!(counts(&ben).await, (0, 0, 0, None));
        invariants::hold(&world.house.db).await;
        let other = save_pin(ben.clone(), quick_saving(gull)).await.unwrap().pin.board.id;
        assert_ne!(other, board);
        assert_eq!(counts(&ben).await, (0, 0, 1, Some((other, "Quick saves".into()))));
        invariants::hold(&world.house.db).await;
    }

    async fn handed_on_it_is_somebodys_ordinary_board(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let gull = builders::pin(&ada, from, "gull").await.pin.id;
        let board_id = save_pin(ben.clone(), quick_saving(gull)).await.unwrap().pin.board.id;
        builders::join(&ben, board_id, &ada, true).await;
        let user_id = ada.user().unwrap();
        request_transfer(ben.clone(), RequestTransfer { board_id, user_id }).await.unwrap();
        accept_transfer(ada.clone(), AcceptTransfer { board_id }).await.unwrap();
        assert_eq!(counts(&ada).await, (2, 0, 1, None));
        assert_eq!(counts(&ben).await, (0, 0, 1, None));
        invariants::hold(&world.house.db).await;
        // Ada's own first quick save makes a board of hers, and nothing of Ben's.
        let wren = builders::pin(&ada, from, "wren").await.pin.id;
        let hers = save_pin(ada.clone(), quick_saving(wren)).await.unwrap().pin.board;
        assert_eq!((hers.name.as_str(), hers.id == board_id), ("Quick saves 2", false));
        save_pin(ben.clone(), saving(wren, board_id)).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn two_first_saves_at_once_make_one_board(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let mut set = JoinSet::new();
        for title in ["gull", "wren", "owl", "tern"] {
            let pin = builders::pin(&ada, from, title).await.pin.id;
            set.spawn(save_pin(ben.clone(), quick_saving(pin)));
        }
        let mut boards: Vec<BoardId> = set.join_all().await.into_iter().map(|saved| saved.unwrap().pin.board.id).collect();
        boards.dedup();
        assert_eq!(boards.len(), 1);
        assert_eq!(counts(&ben).await, (0, 0, 4, Some((boards[0], "Quick saves".into()))));
        invariants::hold(&world.house.db).await;
    }
}
