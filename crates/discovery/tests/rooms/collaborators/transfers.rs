//! A board is handed on: asked, taken back, declined, accepted.

use accounts::preferences::update_preferences::update_preferences;
use collections::{
    batches::delete_board::delete_board,
    boards::{
        follow_board::follow_board, get_board::get_board, list_boards::list_boards,
        update_board::update_board,
    },
    collaborators::{
        accept_transfer::accept_transfer, end_transfer::end_transfer,
        remove_collaborator::remove_collaborator, request_transfer::request_transfer,
    },
    pins::get_pin::get_pin,
};
use contract::{
    boards::{DeleteBoard, FollowBoard, Privacy, UpdateBoard},
    collaborators::{AcceptTransfer, EndTransfer, RemoveCollaborator, RequestTransfer},
    errors::Code,
    ids::{BoardId, UserId},
    pins::GetPin,
    preferences::UpdatePreferences,
};
use kernel::ctx::Ctx;
use testkit::{builders, invariants};

use crate::ask::{self, code, refused};

fn id(of: &Ctx) -> UserId {
    of.user().unwrap()
}

async fn next_owner(viewer: &Ctx, board: BoardId) -> Option<UserId> {
    let shown = get_board(viewer.clone(), ask::board(board)).await.unwrap();
    shown.pending_ownership_transfer.map(|user| user.id)
}

testkit::on_both_engines! {
    async fn the_user_who_accepts_becomes_the_owner(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        let pin = builders::pin(&ada, board, "robin").await.pin.id;
        let to = |whom: &Ctx| RequestTransfer { board_id: board, user_id: id(whom) };
        assert_eq!(refused(request_transfer(ada.clone(), to(&ben)).await), (Code::NotFound, "user_id".into()));
        follow_board(ben.clone(), FollowBoard { board_id: board }).await.unwrap();
        builders::join(&ada, board, &ben, false).await;
        builders::join(&ada, board, &cleo, true).await;
        assert_eq!(code(request_transfer(ben.clone(), to(&ben)).await), Code::NotAllowed);
        request_transfer(ada.clone(), to(&cleo)).await.unwrap();
        request_transfer(ada.clone(), to(&ben)).await.unwrap();
        for (viewer, told) in [(&ada, true), (&ben, true), (&cleo, false), (&world.visitor(), false)] {
            assert_eq!(next_owner(viewer, board).await, told.then_some(id(&ben)));
        }
        assert_eq!(code(accept_transfer(cleo.clone(), AcceptTransfer { board_id: board }).await), Code::NotFound);

        let owned = accept_transfer(ben.clone(), AcceptTransfer { board_id: board }).await.unwrap();
        assert_eq!((owned.board.owner.id, owned.board.url.as_str()), (id(&ben), "/ben/birds/"));
        assert_eq!(
            (owned.collaborator_count, owned.follower_count, owned.pending_ownership_transfer.is_none()),
            (2, 0, true)
        );
        invariants::hold(&world.house.db).await;
        let former = get_board(ada.clone(), ask::board(board)).await.unwrap();
        assert_eq!((former.board.collaborated_by_me, former.access), (Some(true), vec!["write", "delete"]));
        assert_eq!(get_pin(cleo.clone(), GetPin { id: pin }).await.unwrap().pin.board.owner.id, id(&ben));
        for whom in [&ada, &ben] {
            let boards = list_boards(world.visitor(), ask::boards_of(id(whom))).await.unwrap();
            assert_eq!(boards.items.len(), 1);
        }
        assert_eq!(code(update_board(ada.clone(), ask::update(board)).await), Code::NotAllowed);
        let secret = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(board) };
        update_board(ben.clone(), secret).await.unwrap();
        remove_collaborator(ben.clone(), RemoveCollaborator { board_id: board, user_id: Some(id(&ada)) })
            .await
            .unwrap();
        assert_eq!(code(get_board(ada.clone(), ask::board(board)).await), Code::NotFound);
        assert_eq!(code(get_pin(ada.clone(), GetPin { id: pin }).await), Code::NotFound);
        assert_eq!(code(accept_transfer(ben.clone(), AcceptTransfer { board_id: board }).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn a_board_stays_when_it_is_declined_taken_back_or_left(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        builders::join(&ada, board, &ben, true).await;
        let ask_ben = || request_transfer(ada.clone(), RequestTransfer { board_id: board, user_id: id(&ben) });
        let end = EndTransfer { board_id: board };
        assert_eq!(code(end_transfer(ada.clone(), end.clone()).await), Code::NotFound);
        for who in [&ada, &ben] {
            ask_ben().await.unwrap();
            end_transfer(who.clone(), end.clone()).await.unwrap();
            assert_eq!(next_owner(&ada, board).await, None);
            assert_eq!(code(accept_transfer(ben.clone(), AcceptTransfer { board_id: board }).await), Code::NotFound);
        }
        ask_ben().await.unwrap();
        remove_collaborator(ben.clone(), RemoveCollaborator { board_id: board, user_id: None }).await.unwrap();
        assert_eq!(next_owner(&ada, board).await, None);
        invariants::hold(&world.house.db).await;
        builders::join(&ada, board, &ben, true).await;
        ask_ben().await.unwrap();
        delete_board(ada.clone(), DeleteBoard { board_id: board }).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn an_address_that_is_taken_keeps_it_from_being_handed_on(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        builders::board(&ben, "Birds").await;
        builders::join(&ada, board, &ben, true).await;
        request_transfer(ada.clone(), RequestTransfer { board_id: board, user_id: id(&ben) }).await.unwrap();
        assert_eq!(code(accept_transfer(ben.clone(), AcceptTransfer { board_id: board }).await), Code::BoardNameTaken);
        assert_eq!(next_owner(&ben, board).await, Some(id(&ben)));
        invariants::hold(&world.house.db).await;
    }

    async fn what_was_a_private_users_is_seen_by_visitors(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        builders::join(&ada, board, &ben, true).await;
        let pin = builders::pin(&ben, board, "wren").await.pin.id;
        let private = UpdatePreferences { is_private_profile: Some(true), ..UpdatePreferences::default() };
        update_preferences(ada.clone(), private).await.unwrap();
        world.settle().await;
        assert_eq!(code(get_pin(world.visitor(), GetPin { id: pin }).await), Code::NotFound);
        request_transfer(ada.clone(), RequestTransfer { board_id: board, user_id: id(&ben) }).await.unwrap();
        accept_transfer(ben.clone(), AcceptTransfer { board_id: board }).await.unwrap();
        assert!(get_pin(world.visitor(), GetPin { id: pin }).await.is_ok());
        assert!(get_board(world.visitor(), ask::board(board)).await.is_ok());
        invariants::hold(&world.house.db).await;
    }
}
