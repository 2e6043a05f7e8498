//! What is secret exists for its owner alone, in every operation that shows
//! anything, and a change of privacy is felt everywhere at once.

use accounts::{
    preferences::update_preferences::update_preferences, users::follow_user::follow_user,
};
use collections::{
    batches::delete_board::delete_board,
    boards::{
        follow_board::follow_board, get_board::get_board, list_boards::list_boards,
        unfollow_board::unfollow_board, update_board::update_board,
    },
    collaborators::{
        accept_transfer::accept_transfer, end_transfer::end_transfer,
        invite_collaborator::invite_collaborator, list_board_invites::list_board_invites,
        list_collaborators::list_collaborators, remove_collaborator::remove_collaborator,
        request_to_join::request_to_join, request_transfer::request_transfer,
        suggest_collaborators::suggest_collaborators,
    },
    did_its::tell_did_it::tell_did_it,
    pins::{
        delete_pin::delete_pin, get_pin::get_pin, list_board_pins::list_board_pins,
        list_user_pins::list_user_pins, save_pin::save_pin, update_pin::update_pin,
    },
    sponsorships::{
        answer_sponsorship::answer_sponsorship, remove_sponsorship::remove_sponsorship,
        request_sponsorship::request_sponsorship,
    },
};
use contract::{
    boards::{DeleteBoard, FollowBoard, ListBoardPins, Privacy, UpdateBoard},
    collaborators::{
        AcceptTransfer, EndTransfer, InviteCollaborator, ListBoardInvites, ListCollaborators,
        RemoveCollaborator, RequestToJoin, RequestTransfer, SuggestCollaborators,
    },
    did_its::TellDidIt,
    errors::Code,
    ids::BoardId,
    pins::{DeletePin, GetPin, UpdatePin},
    preferences::UpdatePreferences,
    sponsorships::{AnswerSponsorship, RemoveSponsorship, RequestSponsorship},
};
use kernel::ctx::Ctx;
use testkit::{
    builders::{self, saving},
    invariants,
};

use crate::{
    ask::{self, code},
    house::seen::{AT_ADDRESS, EVERYWHERE, OWNERS, Scene, scene, seen_by},
};

/// The boards on a user's profile, as a viewer sees them.
async fn boards_of(viewer: &Ctx, whom: &Ctx) -> Vec<BoardId> {
    let ask = ask::boards_of(whom.user().unwrap());
    let shown = list_boards(viewer.clone(), ask).await.unwrap();
    shown.items.iter().map(|board| board.board.id).collect()
}

fn people_of(board_id: BoardId) -> ListCollaborators {
    serde_json::from_value(serde_json::json!({ "board_id": board_id })).unwrap()
}

fn to_themselves(who: &Ctx, board_id: BoardId) -> RequestTransfer {
    let user_id = who.user().unwrap();
    RequestTransfer { board_id, user_id }
}

testkit::on_both_engines! {
    async fn a_secret_board_is_seen_by_its_owner_alone(world: World) {
        let (ada, follower) = (world.person("ada").await, world.person("ben").await);
        follow_user(follower.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        let scene = scene(&world, &ada, Privacy::Secret).await;
        for viewer in [&follower, &world.visitor(), &world.person("cleo").await] {
            assert_eq!(seen_by(&world, viewer, &scene).await, Vec::<&str>::new());
        }
        assert_eq!(seen_by(&world, &ada, &scene).await, OWNERS);
    }

    async fn a_secret_board_is_seen_by_who_saves_there_as_long_as_they_do(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let scene = scene(&world, &ada, Privacy::Secret).await;
        assert_eq!(seen_by(&world, &ben, &scene).await, Vec::<&str>::new());
        builders::join(&ada, scene.board, &ben, false).await;
        // An invitee who has not answered sees nothing of it.
        let cleo = world.person("cleo").await;
        let ask = InviteCollaborator { board_id: scene.board, invited_user_id: cleo.user().unwrap(), may_delete: true };
        invite_collaborator(ada.clone(), ask).await.unwrap();
        let own = builders::pin(&ben, scene.board, "a wren in the nest").await.pin.id;
        let copied = builders::board(&ben, "Open too").await.board.id;
        builders::save(&ben, scene.pin, copied).await;
        world.settle().await;
        assert_eq!(seen_by(&world, &ben, &scene).await, AT_ADDRESS);
        assert!(boards_of(&ben, &ben).await.contains(&scene.board));
        for viewer in [&ada, &ben] {
            let shown = list_board_pins(viewer.clone(), ask::pins_on(scene.board)).await.unwrap();
            assert_eq!(ask::ids(&shown.items), [own, scene.pin]);
        }
        for stranger in [&cleo, &world.visitor()] {
            assert_eq!(seen_by(&world, stranger, &scene).await, Vec::<&str>::new());
            assert!(!boards_of(stranger, &ben).await.contains(&scene.board));
            let theirs = list_user_pins(stranger.clone(), ask::pins_of(ben.user().unwrap())).await.unwrap();
            assert!(!ask::ids(&theirs.items).contains(&own));
        }
        invariants::hold(&world.house.db).await;

        let leave = RemoveCollaborator { board_id: scene.board, user_id: Some(ben.user().unwrap()) };
        remove_collaborator(ada.clone(), leave).await.unwrap();
        for settled in [false, true] {
            assert_eq!(seen_by(&world, &ben, &scene).await, Vec::<&str>::new(), "{settled}");
            assert!(!boards_of(&ben, &ben).await.contains(&scene.board));
            // Nor what they saved there themselves, though they may still delete it (`pins`).
            assert_eq!(code(get_pin(ben.clone(), GetPin { id: own }).await), Code::NotFound);
            let theirs = list_user_pins(ben.clone(), ask::pins_of(ben.user().unwrap())).await.unwrap();
            assert!(!ask::ids(&theirs.items).contains(&own));
            let invites = ListBoardInvites { board_id: Some(scene.board), ..Default::default() };
            let gone = [
                code(list_collaborators(ben.clone(), people_of(scene.board)).await),
                code(list_board_invites(ben.clone(), invites).await),
                code(request_to_join(ben.clone(), RequestToJoin { board_id: scene.board }).await),
                code(
                    suggest_collaborators(
                        ben.clone(),
                        SuggestCollaborators { board_id: scene.board, query: String::new() },
                    )
                    .await,
                ),
                code(save_pin(ben.clone(), saving(scene.other, scene.board)).await),
                code(request_transfer(ben.clone(), to_themselves(&ben, scene.board)).await),
                code(accept_transfer(ben.clone(), AcceptTransfer { board_id: scene.board }).await),
                code(end_transfer(ben.clone(), EndTransfer { board_id: scene.board }).await),
            ];
            assert_eq!(gone, [Code::NotFound; 8]);
            world.settle().await;
        }
        assert_eq!(seen_by(&world, &ada, &scene).await, OWNERS);
        invariants::hold(&world.house.db).await;
    }

    async fn a_protected_board_is_shown_at_its_address_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        follow_user(ben.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        let scene = scene(&world, &ada, Privacy::Protected).await;
        let viewers = [ben.clone(), world.visitor(), world.person("cleo").await];
        for viewer in &viewers {
            assert_eq!(seen_by(&world, viewer, &scene).await, AT_ADDRESS);
        }
        assert_eq!(seen_by(&world, &ada, &scene).await, OWNERS);
        let change = |privacy| UpdateBoard { privacy: Some(privacy), ..ask::update(scene.board) };
        update_board(ada.clone(), change(Privacy::Public)).await.unwrap();
        world.settle().await;
        assert_eq!(seen_by(&world, &ben, &scene).await, EVERYWHERE);
        update_board(ada.clone(), change(Privacy::Protected)).await.unwrap();
        for settled in [false, true] {
            for viewer in &viewers {
                assert_eq!(seen_by(&world, viewer, &scene).await, AT_ADDRESS, "{settled}");
            }
            world.settle().await;
        }
        update_board(ada.clone(), change(Privacy::Secret)).await.unwrap();
        for viewer in &viewers {
            assert_eq!(seen_by(&world, viewer, &scene).await, Vec::<&str>::new());
        }
        invariants::hold(&world.house.db).await;
    }

    async fn what_a_private_person_saves_elsewhere_is_for_who_saves_there(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&ada, "Shared").await.board.id;
        builders::join(&ada, board, &ben, false).await;
        let pin = builders::pin(&ben, board, "a wren").await.pin.id;
        let others = builders::pin(&ada, board, "a robin").await.pin.id;
        let private =
            |is_private| UpdatePreferences { is_private_profile: Some(is_private), ..UpdatePreferences::default() };
        update_preferences(ben.clone(), private(true)).await.unwrap();
        world.settle().await;
        invariants::hold(&world.house.db).await;
        for (viewer, expected) in [(&ada, vec![others, pin]), (&ben, vec![others, pin]), (&cleo, vec![others])] {
            let mut shown = ask::ids(&list_board_pins(viewer.clone(), ask::pins_on(board)).await.unwrap().items);
            shown.reverse();
            let mut expected = expected;
            expected.sort();
            assert_eq!(shown, expected);
        }
        update_preferences(ben.clone(), private(false)).await.unwrap();
        update_preferences(ada.clone(), private(true)).await.unwrap();
        world.settle().await;
        invariants::hold(&world.house.db).await;
        for (viewer, sees) in [(&ada, true), (&ben, true), (&cleo, false)] {
            assert_eq!(get_pin(viewer.clone(), GetPin { id: pin }).await.is_ok(), sees);
            assert_eq!(get_board(viewer.clone(), ask::board(board)).await.is_ok(), sees);
        }
    }

    async fn privacy_hides_and_shows_at_once(world: World) {
        let (ada, follower) = (world.person("ada").await, world.person("ben").await);
        follow_user(follower.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        let scene = scene(&world, &ada, Privacy::Public).await;
        let viewers = [follower, world.visitor(), world.person("cleo").await];
        for round in 0..2 {
            for viewer in &viewers {
                assert_eq!(seen_by(&world, viewer, &scene).await, EVERYWHERE, "{round}");
            }
            let change = |privacy| UpdateBoard { privacy: Some(privacy), ..ask::update(scene.board) };
            update_board(ada.clone(), change(Privacy::Secret)).await.unwrap();
            for settled in [false, true] {
                for viewer in &viewers {
                    assert_eq!(seen_by(&world, viewer, &scene).await, Vec::<&str>::new(), "{round} {settled}");
                }
                world.settle().await;
            }
            update_board(ada.clone(), change(Privacy::Public)).await.unwrap();
            world.settle().await;
            invariants::hold(&world.house.db).await;
        }
    }

    async fn only_the_owner_touches_what_is_secret(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mine = builders::board(&ben, "Mine").await.board.id;
        let Scene { board, pin, .. } = scene(&world, &ada, Privacy::Secret).await;
        let rename = UpdateBoard { name: Some("Mine too".into()), ..ask::update(board) };
        let refusals = [
            code(update_board(ben.clone(), rename).await),
            code(delete_board(ben.clone(), DeleteBoard { board_id: board }).await),
            code(delete_pin(ben.clone(), DeletePin { id: pin }).await),
            code(update_pin(ben.clone(), UpdatePin { title: Some("Mine".into()), ..ask::edit(pin) }).await),
            code(follow_board(ben.clone(), FollowBoard { board_id: board }).await),
            code(unfollow_board(ben.clone(), FollowBoard { board_id: board }).await),
            code(save_pin(ben.clone(), saving(pin, mine)).await),
            code(save_pin(ben.clone(), saving(pin, board)).await),
            code(list_board_pins(ben.clone(), ListBoardPins { ..ask::pins_on(board) }).await),
            code(tell_did_it(ben.clone(), TellDidIt { pin_id: pin, details: None, image_signatures: None }).await),
            code(
                request_sponsorship(
                    ben.clone(),
                    RequestSponsorship { pin_id: pin, sponsor_id: Some(ada.user().unwrap()), username: None },
                )
                .await,
            ),
            code(answer_sponsorship(ben.clone(), AnswerSponsorship { pin_id: pin, approve: true }).await),
            code(remove_sponsorship(ben.clone(), RemoveSponsorship { pin_id: pin }).await),
            code(request_transfer(ben.clone(), to_themselves(&ben, board)).await),
            code(accept_transfer(ben.clone(), AcceptTransfer { board_id: board }).await),
            code(end_transfer(ben.clone(), EndTransfer { board_id: board }).await),
        ];
        assert_eq!(refusals, [Code::NotFound; 16]);
        invariants::hold(&world.house.db).await;
    }

    async fn a_secret_save_leaves_no_trace(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let hidden = builders::secret_board(&ben, "Hidden").await.board.id;
        let saved = builders::save(&ben, robin, hidden).await.pin.id;
        world.settle().await;
        for viewer in [ada.clone(), world.visitor()] {
            let seen = get_pin(viewer.clone(), GetPin { id: robin }).await.unwrap();
            assert_eq!((seen.pin.repin_count, seen.saved_info.saved_by_me && viewer.viewer().is_none()), (0, false));
            assert_eq!(code(get_pin(viewer, GetPin { id: saved }).await), Code::NotFound);
        }
        assert!(get_pin(ben.clone(), GetPin { id: robin }).await.unwrap().saved_info.saved_by_me);
        let public = UpdateBoard { privacy: Some(Privacy::Public), ..ask::update(hidden) };
        update_board(ben.clone(), public).await.unwrap();
        assert_eq!(get_pin(ada.clone(), GetPin { id: robin }).await.unwrap().pin.repin_count, 1);
        delete_pin(ben, DeletePin { id: saved }).await.unwrap();
        assert_eq!(get_pin(ada, GetPin { id: robin }).await.unwrap().pin.repin_count, 0);
        invariants::hold(&world.house.db).await;
    }
}
