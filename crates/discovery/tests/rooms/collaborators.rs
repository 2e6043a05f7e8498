//! Who saves to a board beside its owner: invited by name or by a link,
//! requesting it themselves, what they may do there, and leaving.

mod invites;
mod transfers;

use accounts::{
    preferences::update_preferences::update_preferences,
    users::{follow_user::follow_user, get_viewer::get_viewer},
};
use collections::{
    batches::{delete_board::delete_board, delete_pins::delete_pins, move_pins::move_pins},
    boards::{
        follow_board::follow_board, get_board::get_board, list_boards::list_boards,
        update_board::update_board,
    },
    collaborators::{
        accept_board_invite::accept_board_invite, approve_board_invite::approve_board_invite,
        clear_board_invites::clear_board_invites, deny_board_invite::deny_board_invite,
        end_invite_link::end_invite_link, invite_collaborator::invite_collaborator,
        list_board_invites::list_board_invites, list_collaborators::list_collaborators,
        make_invite_link::make_invite_link, open_invite_link::open_invite_link,
        remove_collaborator::remove_collaborator, request_to_join::request_to_join,
        suggest_collaborators::suggest_collaborators, update_collaborator::update_collaborator,
    },
    pins::{
        delete_pin::delete_pin, list_board_pins::list_board_pins, reorder_pin::reorder_pin,
        save_pin::save_pin,
    },
    sections::{
        create_section::create_section, delete_section::delete_section,
        update_section::update_section,
    },
};
use contract::{
    batches::{DeletePins, MovePins, PinSelection},
    boards::{BoardView, DeleteBoard, FollowBoard},
    collaborators::{
        AcceptInvite, ApproveInvite, ClearBoardInvites, DenyInvite, EndInviteLink,
        InviteCollaborator, InviteStatus, ListBoardInvites, ListCollaborators, MakeInviteLink,
        OpenInviteLink, RemoveCollaborator, RequestToJoin, SuggestCollaborators,
        UpdateCollaborator,
    },
    errors::Code,
    ids::{BoardId, PinId, UserId},
    pins::{DeletePin, ReorderPin},
    preferences::UpdatePreferences,
    sections::{CreateSection, DeleteSection, UpdateSection},
};
use kernel::ctx::Ctx;
use testkit::{
    builders::{self, saving},
    invariants,
};

use crate::ask::{self, code, refused};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

fn id(of: &Ctx) -> UserId {
    of.user().unwrap()
}

fn invite(board_id: BoardId, whom: &Ctx) -> InviteCollaborator {
    InviteCollaborator {
        board_id,
        invited_user_id: id(whom),
        may_delete: true,
    }
}

fn accept(board_id: BoardId) -> AcceptInvite {
    AcceptInvite {
        board_id: Some(board_id),
        invite_code: None,
    }
}

fn approve(board_id: BoardId, whom: &Ctx) -> ApproveInvite {
    ApproveInvite {
        board_id,
        invited_user_id: id(whom),
    }
}

fn deny(board_id: BoardId, whom: Option<&Ctx>) -> DenyInvite {
    DenyInvite {
        board_id,
        invited_user_id: whom.map(id),
    }
}

fn leave(board_id: BoardId, whom: Option<&Ctx>) -> RemoveCollaborator {
    RemoveCollaborator {
        board_id,
        user_id: whom.map(id),
    }
}

async fn shown(viewer: &Ctx, board: BoardId) -> BoardView {
    get_board(viewer.clone(), ask::board(board)).await.unwrap()
}

async fn people(viewer: &Ctx, board_id: BoardId) -> Vec<UserId> {
    let ask: ListCollaborators =
        serde_json::from_value(serde_json::json!({ "board_id": board_id })).unwrap();
    let page = list_collaborators(viewer.clone(), ask).await.unwrap();
    page.items
        .iter()
        .map(|member| member.invited_user.id)
        .collect()
}

/// (pending, expired)
async fn open_invites(viewer: &Ctx, board_id: Option<BoardId>) -> (usize, usize) {
    let asked = ListBoardInvites {
        board_id,
        include_inactive: true,
        ..ListBoardInvites::default()
    };
    let found = list_board_invites(viewer.clone(), asked)
        .await
        .unwrap()
        .items;
    let expired = found.iter().filter(|invite| invite.is_expired).count();
    (found.len() - expired, expired)
}

fn of_pins(board_id: BoardId, pin_ids: &[PinId]) -> PinSelection {
    let pins = serde_json::json!({ "board_id": board_id, "pin_ids": pin_ids });
    serde_json::from_value(pins).unwrap()
}

testkit::on_both_engines! {
    async fn who_is_asked_and_says_yes_saves_there(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        let asked = invite_collaborator(ada.clone(), invite(board, &ben)).await.unwrap();
        assert_eq!((asked.status, asked.invited_by_user.id), (InviteStatus::New, id(&ada)));
        assert!(shown(&ben, board).await.viewer_collaborator_invited);
        assert_eq!(code(save_pin(ben.clone(), saving(PinId(7), board)).await), Code::NotFound);
        assert_eq!(open_invites(&ben, None).await, (1, 0));
        assert_eq!(open_invites(&ada, Some(board)).await, (1, 0));

        for _ in 0..2 {
            let accepted = accept_board_invite(ben.clone(), accept(board)).await.unwrap();
            assert_eq!((accepted.status, accepted.access.len()), (InviteStatus::Accepted, 2));
            let seen = shown(&ben, board).await;
            assert_eq!(
                (seen.collaborator_count, seen.board.collaborated_by_me, seen.board.is_collaborative),
                (1, Some(true), true)
            );
            assert_eq!((seen.access, seen.viewer_collaborator_invited), (vec!["write", "delete"], false));
            assert_eq!(seen.collaborating_users[0].id, id(&ben));
            invariants::hold(&world.house.db).await;
        }
        assert_eq!(open_invites(&ben, None).await, (0, 0));
        let pin = builders::pin(&ben, board, "robin").await.pin;
        assert_eq!((pin.pinner.id, pin.board.id), (id(&ben), board));
        assert_eq!(people(&world.visitor(), board).await, [id(&ben)]);
        for viewer in [&ben, &world.visitor()] {
            let boards = list_boards(viewer.clone(), ask::boards_of(id(&ben))).await.unwrap();
            assert_eq!(boards.items[0].board.id, board);
        }
        for who in [&ada, &ben] {
            assert_eq!(get_viewer(who.clone(), Default::default()).await.unwrap().group_board_count, 1);
        }
        assert_eq!(
            refused(invite_collaborator(ada.clone(), invite(board, &ben)).await),
            (Code::CollaboratorAlready, "invited_user_id".into())
        );
        invariants::hold(&world.house.db).await;
    }

    async fn an_invite_is_declined_taken_back_and_grows_old(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        for who in [None, Some(&ben)] {
            invite_collaborator(ada.clone(), invite(board, &ben)).await.unwrap();
            assert_eq!(code(deny_board_invite(cleo.clone(), deny(board, Some(&ben))).await), Code::NotFound);
            let denier = if who.is_none() { &ben } else { &ada };
            deny_board_invite(denier.clone(), deny(board, who)).await.unwrap();
            assert_eq!(code(accept_board_invite(ben.clone(), accept(board)).await), Code::NotFound);
        }
        invite_collaborator(ada.clone(), invite(board, &ben)).await.unwrap();
        world.pass(30 * DAY_MS);
        assert_eq!(open_invites(&ben, None).await, (0, 1));
        assert!(!shown(&ben, board).await.viewer_collaborator_invited);
        assert_eq!(code(accept_board_invite(ben.clone(), accept(board)).await), Code::NotFound);
        invite_collaborator(ada.clone(), invite(board, &ben)).await.unwrap();
        assert_eq!(open_invites(&ada, Some(board)).await, (1, 0));
        let of_board = ClearBoardInvites { board_id: Some(board) };
        assert_eq!(code(clear_board_invites(ben.clone(), of_board.clone()).await), Code::NotAllowed);
        clear_board_invites(ada.clone(), of_board).await.unwrap();
        assert_eq!(open_invites(&ada, Some(board)).await, (0, 0));
        invite_collaborator(ada.clone(), invite(board, &ben)).await.unwrap();
        clear_board_invites(ben.clone(), ClearBoardInvites::default()).await.unwrap();
        assert_eq!(open_invites(&ada, Some(board)).await, (0, 0));
        invariants::hold(&world.house.db).await;
    }

    async fn who_asks_to_join_waits_for_the_owner(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        let join = RequestToJoin { board_id: board };
        assert_eq!(code(request_to_join(ada.clone(), join.clone()).await), Code::CollaboratorAlready);
        let asked = request_to_join(ben.clone(), join.clone()).await.unwrap();
        assert_eq!((asked.status, asked.invited_by_user.id), (InviteStatus::NotInvited, id(&ben)));
        assert!(shown(&ben, board).await.viewer_collaborator_join_requested);
        assert_eq!(code(accept_board_invite(ben.clone(), accept(board)).await), Code::NotFound);
        assert_eq!(code(approve_board_invite(ben.clone(), approve(board, &ben)).await), Code::NotAllowed);
        let approved = approve_board_invite(ada.clone(), approve(board, &ben)).await.unwrap();
        assert_eq!(approved.status, InviteStatus::Accepted);
        assert_eq!(people(&ada, board).await, [id(&ben)]);
        assert_eq!(code(request_to_join(ben.clone(), join.clone()).await), Code::CollaboratorAlready);

        // A user whom a collaborator proposes is approved by the owner.
        let proposed = invite_collaborator(ben.clone(), invite(board, &cleo)).await.unwrap();
        assert_eq!(proposed.status, InviteStatus::NotInvited);
        assert_eq!((open_invites(&cleo, None).await, open_invites(&ada, Some(board)).await), ((0, 0), (1, 0)));
        assert!(!shown(&cleo, board).await.viewer_collaborator_invited);
        assert_eq!(code(accept_board_invite(cleo.clone(), accept(board)).await), Code::NotFound);
        let approved = approve_board_invite(ada.clone(), approve(board, &cleo)).await.unwrap();
        assert_eq!(approved.status, InviteStatus::New);
        accept_board_invite(cleo.clone(), accept(board)).await.unwrap();
        assert_eq!(people(&ada, board).await, [id(&ben), id(&cleo)]);
        invariants::hold(&world.house.db).await;
    }

    async fn a_link_lets_in_who_has_it(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let board = builders::secret_board(&ada, "Gifts").await.board.id;
        let make = |keep| MakeInviteLink { board_id: board, may_delete: false, keep };
        assert_eq!(code(make_invite_link(ben.clone(), make(true)).await), Code::NotFound);
        let link = make_invite_link(ada.clone(), make(true)).await.unwrap();
        assert_eq!(make_invite_link(ada.clone(), make(true)).await.unwrap().invite_code, link.invite_code);
        assert!(link.url.ends_with(&format!("/ada/gifts/?board_invite={}", link.invite_code)));
        let open = |code: &str| OpenInviteLink { invite_code: code.into() };
        let seen = open_invite_link(ben.clone(), open(&link.invite_code)).await.unwrap();
        assert_eq!((seen.board.name.as_str(), seen.access, seen.collaborated_by_me), ("Gifts", vec!["write"], false));
        let by = |code: &str| AcceptInvite { board_id: None, invite_code: Some(code.into()) };
        accept_board_invite(ben.clone(), by(&link.invite_code)).await.unwrap();
        assert_eq!(shown(&ben, board).await.access, ["write"]);
        assert_eq!(code(accept_board_invite(ada.clone(), by(&link.invite_code)).await), Code::NotAllowed);
        let second = make_invite_link(ada.clone(), make(false)).await.unwrap();
        assert_ne!(second.invite_code, link.invite_code);
        end_invite_link(ada.clone(), EndInviteLink { board_id: board }).await.unwrap();
        for old in [&link, &second] {
            assert_eq!(code(open_invite_link(cleo.clone(), open(&old.invite_code)).await), Code::NotFound);
            assert_eq!(code(accept_board_invite(cleo.clone(), by(&old.invite_code)).await), Code::NotFound);
        }
        invariants::hold(&world.house.db).await;
    }

    async fn each_may_what_they_may(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (board, elsewhere) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let theirs = builders::pin(&ada, board, "robin").await.pin.id;
        builders::join(&ada, board, &ben, false).await;
        let own = builders::pin(&ben, board, "wren").await.pin.id;
        let named = |name: &str, pins: &[PinId]| CreateSection {
            board_id: board,
            name: name.into(),
            initial_pins: pins.to_vec(),
        };
        let section = create_section(ben.clone(), named("Small", &[own])).await.unwrap().section.id;
        let rename = UpdateSection { section_id: section, name: "Little".into() };
        let moved = |pin| MovePins { pins: of_pins(board, &[pin]), into_board_id: elsewhere, into_section_id: None };
        let refusals = [
            code(create_section(ben.clone(), named("Others", &[theirs])).await),
            code(update_section(ben.clone(), rename.clone()).await),
            code(delete_section(ben.clone(), DeleteSection { section_id: section, keep_pins: true }).await),
            code(delete_pin(ben.clone(), DeletePin { id: theirs }).await),
            code(reorder_pin(ben.clone(), ReorderPin { pin_id: theirs, after_pin_id: None }).await),
            code(move_pins(ben.clone(), moved(theirs)).await),
            code(delete_pins(ben.clone(), DeletePins { pins: of_pins(board, &[own, theirs]) }).await),
            code(update_board(ben.clone(), ask::update(board)).await),
            code(delete_board(ben.clone(), DeleteBoard { board_id: board }).await),
            code(invite_collaborator(ben.clone(), invite(board, &ada)).await),
            code(make_invite_link(ben.clone(), MakeInviteLink { board_id: board, may_delete: true, keep: true }).await),
            code(
                update_collaborator(
                    ben.clone(),
                    UpdateCollaborator { board_id: board, user_id: id(&ben), may_delete: true },
                )
                .await,
            ),
        ];
        assert_eq!(refusals, [Code::NotAllowed; 12]);
        reorder_pin(ben.clone(), ReorderPin { pin_id: own, after_pin_id: None }).await.unwrap();
        let all = PinSelection { all: true, pin_ids: Vec::new(), ..of_pins(board, &[]) };
        let gone = delete_pins(ben.clone(), DeletePins { pins: all }).await.unwrap();
        assert_eq!((gone.total, gone.skipped), (1, 0));
        invariants::hold(&world.house.db).await;

        let may = UpdateCollaborator { board_id: board, user_id: id(&ben), may_delete: true };
        assert_eq!(update_collaborator(ada.clone(), may).await.unwrap().access, ["write", "delete"]);
        update_section(ben.clone(), rename).await.unwrap();
        move_pins(ben.clone(), moved(theirs)).await.unwrap();
        let left = list_board_pins(ada.clone(), ask::pins_on(board)).await.unwrap();
        assert_eq!(left.items.len(), 0);
        assert_eq!(code(delete_board(ben.clone(), DeleteBoard { board_id: board }).await), Code::NotAllowed);
        follow_board(ben.clone(), FollowBoard { board_id: board }).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn who_leaves_or_is_removed_saves_there_no_longer(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        builders::join(&ada, board, &ben, true).await;
        builders::join(&ada, board, &cleo, true).await;
        let own = builders::pin(&ben, board, "wren").await.pin.id;
        assert_eq!(code(remove_collaborator(ben.clone(), leave(board, Some(&cleo))).await), Code::NotAllowed);
        assert_eq!(code(remove_collaborator(ada.clone(), leave(board, None)).await), Code::NotFound);
        remove_collaborator(ben.clone(), leave(board, None)).await.unwrap();
        remove_collaborator(ada.clone(), leave(board, Some(&cleo))).await.unwrap();
        assert_eq!(shown(&ada, board).await.collaborator_count, 0);
        for who in [&ben, &cleo] {
            assert_eq!(code(save_pin(who.clone(), saving(own, board)).await), Code::NotAllowed);
        }
        // What they saved stays, and may be deleted by them.
        assert_eq!(
            code(reorder_pin(ben.clone(), ReorderPin { pin_id: own, after_pin_id: None }).await),
            Code::NotAllowed
        );
        delete_pin(ben.clone(), DeletePin { id: own }).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn a_deleted_board_takes_collaborators_and_invites_along(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        builders::join(&ada, board, &ben, true).await;
        builders::pin(&ben, board, "wren").await;
        invite_collaborator(ada.clone(), invite(board, &cleo)).await.unwrap();
        make_invite_link(ada.clone(), MakeInviteLink { board_id: board, may_delete: true, keep: true }).await.unwrap();
        delete_board(ada.clone(), DeleteBoard { board_id: board }).await.unwrap();
        assert_eq!(open_invites(&cleo, None).await, (0, 0));
        assert_eq!(get_viewer(ben.clone(), Default::default()).await.unwrap().group_board_count, 0);
        assert_eq!(list_boards(ben.clone(), ask::boards_of(id(&ben))).await.unwrap().items.len(), 0);
        invariants::hold(&world.house.db).await;
    }

    async fn people_are_found_by_name_unless_they_hide(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (bella, hidden) = (world.person("bella").await, world.person("bernd").await);
        let private = UpdatePreferences { is_private_profile: Some(true), ..UpdatePreferences::default() };
        update_preferences(hidden.clone(), private).await.unwrap();
        follow_user(ada.clone(), ask::whom(id(&ben))).await.unwrap();
        let board = builders::board(&ada, "Birds").await.board.id;
        builders::join(&ada, board, &ben, true).await;
        let suggest = async |query: &str| {
            let ask = SuggestCollaborators { board_id: board, query: query.into() };
            let found = suggest_collaborators(ada.clone(), ask).await.unwrap().suggestions;
            found.into_iter().map(|one| (one.user.id, one.status)).collect::<Vec<_>>()
        };
        let ben_there = (id(&ben), Some(InviteStatus::Accepted));
        assert_eq!(suggest("").await, [ben_there]);
        assert_eq!(suggest("@BE").await, [ben_there, (id(&bella), None)]);
        invite_collaborator(ada.clone(), invite(board, &bella)).await.unwrap();
        assert_eq!(suggest("bel").await, [(id(&bella), Some(InviteStatus::New))]);
        assert_eq!(suggest("ada").await, []);
        assert_eq!(suggest("\u{0}").await, []);
        assert_eq!(
            refused(invite_collaborator(ada.clone(), invite(board, &hidden)).await),
            (Code::NotFound, "invited_user_id".into())
        );
        assert_eq!(
            refused(invite_collaborator(ada.clone(), invite(board, &ada)).await),
            (Code::CollaboratorAlready, "invited_user_id".into())
        );
        let ask = SuggestCollaborators { board_id: board, query: String::new() };
        assert_eq!(code(suggest_collaborators(bella, ask).await), Code::NotAllowed);
    }
}
