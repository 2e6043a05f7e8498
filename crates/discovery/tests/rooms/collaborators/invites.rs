//! Which invites and requests of a board are listed, and in which order.

use accounts::preferences::update_preferences::update_preferences;
use collections::collaborators::{
    approve_board_invite::approve_board_invite, invite_collaborator::invite_collaborator,
    list_board_invites::list_board_invites, list_collaborators::list_collaborators,
    request_to_join::request_to_join,
};
use collections::pins::{get_pin::get_pin, list_board_pins::list_board_pins};
use contract::{
    answers::{Bookmark, PageSize},
    collaborators::{
        ApproveInvite, InviteCollaborator, ListBoardInvites, ListCollaborators, RequestToJoin,
    },
    ids::{BoardId, UserId},
    pins::GetPin,
    preferences::UpdatePreferences,
};
use kernel::ctx::Ctx;
use serde_json::json;
use testkit::builders;

use crate::ask;

/// As long as an invite can be accepted.
const LIFETIME_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

fn id(of: &Ctx) -> UserId {
    of.user().unwrap()
}

fn invite(board_id: BoardId, invited_user_id: UserId) -> InviteCollaborator {
    InviteCollaborator {
        board_id,
        invited_user_id,
        may_delete: true,
    }
}

testkit::on_both_engines! {
    async fn invites_of_a_board_are_filtered_by_status_and_ordered(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let (old, cleo) = (world.person("old").await, world.person("cleo").await);
        invite_collaborator(ada.clone(), invite(board, id(&old))).await.unwrap();
        world.pass(LIFETIME_MS);
        builders::join(&ada, board, &cleo, true).await;
        let (ben, dora) = (world.person("ben").await, world.person("dora").await);
        invite_collaborator(ada.clone(), invite(board, id(&ben))).await.unwrap();
        world.pass(1);
        request_to_join(dora.clone(), RequestToJoin { board_id: board }).await.unwrap();
        let (old, ben, cleo_id, dora) = (id(&old), id(&ben), id(&cleo), id(&dora));
        let all = "new,accepted,contact_request_not_approved,pending_approval";
        let cases = [
            (json!({}), vec![dora, ben]),
            (json!({ "include_inactive": true }), vec![dora, ben, old]),
            (json!({ "status_filters": "accepted" }), vec![cleo_id]),
            (json!({ "status_filters": "pending_approval" }), vec![dora]),
            (json!({ "status_filters": "new", "include_inactive": true }), vec![ben, old]),
            (json!({ "status_filters": "declined" }), vec![]),
            (
                json!({ "status_filters": all, "include_inactive": true, "sort": "newest" }),
                vec![dora, ben, old, cleo_id],
            ),
            (
                json!({ "status_filters": all, "include_inactive": true, "sort": "viewer_first" }),
                vec![cleo_id, dora, ben, old],
            ),
        ];
        for (mut asked, expected) in cases {
            asked["board_id"] = json!(board);
            asked["page_size"] = 1.into();
            // A collaborator who organises, page by page.
            let mut found = Vec::new();
            loop {
                let input: ListBoardInvites = serde_json::from_value(asked.clone()).unwrap();
                let page = list_board_invites(cleo.clone(), input).await.unwrap();
                found.extend(page.items.iter().map(|invite| invite.invited_user.id));
                let Some(bookmark) = page.bookmark else { break };
                asked["bookmarks"] = json!([bookmark]);
            }
            assert_eq!(found, expected, "{asked}");
        }
    }
    async fn an_invitee_sees_who_invites_though_their_profile_is_private(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        let private = UpdatePreferences { is_private_profile: Some(true), ..UpdatePreferences::default() };
        update_preferences(ada.clone(), private).await.unwrap();
        invite_collaborator(ada.clone(), invite(board, id(&ben))).await.unwrap();
        let mine = list_board_invites(ben.clone(), ListBoardInvites::default()).await.unwrap().items;
        let told: Vec<_> = mine.iter().map(|invite| (invite.board.id, invite.invited_by_user.id)).collect();
        assert_eq!(told, [(board, id(&ada))]);
    }
    async fn members_of_a_board_know_who_asks_to_join_and_who_works_there(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let (cleo, dora) = (world.person("cleo").await, world.person("dora").await);
        let saver = world.person("saver").await;
        for (member, may_delete) in [(&cleo, true), (&saver, false)] {
            builders::join(&ada, board, member, may_delete).await;
        }
        request_to_join(dora.clone(), RequestToJoin { board_id: board }).await.unwrap();
        for hidden in [&dora, &cleo] {
            let private = UpdatePreferences { is_private_profile: Some(true), ..UpdatePreferences::default() };
            update_preferences(hidden.clone(), private).await.unwrap();
        }
        let requests = ListBoardInvites { board_id: Some(board), ..ListBoardInvites::default() };
        for organiser in [&ada, &cleo] {
            let page = list_board_invites(organiser.clone(), requests.clone()).await.unwrap();
            let asking: Vec<UserId> = page.items.iter().map(|invite| invite.invited_user.id).collect();
            assert_eq!(asking, [id(&dora)]);
        }
        let stranger = world.person("stranger").await;
        let members = vec![id(&cleo), id(&saver)];
        let cases = [
            (&ada, members.clone()),
            (&cleo, members.clone()),
            (&saver, members),
            (&stranger, vec![id(&saver)]),
            (&world.visitor(), vec![id(&saver)]),
        ];
        for (viewer, expected) in cases {
            let (bookmarks, page_size) = (Bookmark::default(), PageSize::default());
            let here = ListCollaborators { board_id: board, bookmarks, page_size };
            let page = list_collaborators(viewer.clone(), here).await.unwrap();
            let seen: Vec<UserId> = page.items.iter().map(|invite| invite.invited_user.id).collect();
            assert_eq!(seen, expected, "{:?}", viewer.viewer());
        }
        approve_board_invite(ada.clone(), ApproveInvite { board_id: board, invited_user_id: id(&dora) })
            .await
            .unwrap();
    }

    async fn a_close_up_tells_what_its_viewer_may_do_on_the_board(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let pin = builders::pin(&ada, board, "robin").await.pin.id;
        let told = async |viewer: &Ctx| {
            let board = get_pin(viewer.clone(), GetPin { id: pin }).await.unwrap().pin.board;
            (board.collaborated_by_me, board.collaborator_permissions)
        };
        let none = (Some(false), Some(vec![]));
        assert_eq!(told(&ada).await, none);
        let (cleo, saver) = (world.person("cleo").await, world.person("saver").await);
        builders::join(&ada, board, &cleo, true).await;
        builders::join(&ada, board, &saver, false).await;
        for viewer in [&ada, &world.person("stranger").await, &world.visitor()] {
            assert_eq!(told(viewer).await, none, "{:?}", viewer.viewer());
        }
        assert_eq!(told(&cleo).await, (Some(true), Some(vec!["write", "delete"])));
        assert_eq!(told(&saver).await, (Some(true), Some(vec!["write"])));
        // What all viewers share does not tell it.
        let listed = list_board_pins(cleo.clone(), ask::pins_on(board)).await.unwrap();
        let shared = serde_json::to_value(&listed.items[0]).unwrap();
        assert_eq!(shared["board"].get("collaborated_by_me"), None);
    }
}
