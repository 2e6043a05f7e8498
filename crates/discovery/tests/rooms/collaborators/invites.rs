//! Which invites and requests of a board are listed, and in which order.

use accounts::preferences::update_preferences::update_preferences;
use collections::collaborators::{
    invite_collaborator::invite_collaborator, list_board_invites::list_board_invites,
    request_to_join::request_to_join,
};
use contract::{
    collaborators::{InviteCollaborator, ListBoardInvites, RequestToJoin},
    ids::{BoardId, UserId},
    preferences::UpdatePreferences,
};
use kernel::ctx::Ctx;
use serde_json::json;
use testkit::builders;

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
}
