//! Two users of whom one blocked the other: neither sees anything of the other,
//! and nothing is left between them.

mod said;

use accounts::{
    invites::{create_invite::create_invite, get_invite_metadata::get_invite_metadata},
    preferences::may_reach::{Reach, may_reach},
    users::{
        block_user::block_user, follow_user::follow_user, get_user::get_user,
        list_blocks::list_blocks, list_followers::list_followers, list_following::list_following,
        unblock_user::unblock_user,
    },
};
use collections::{
    batches::delete_board::delete_board,
    boards::{follow_board::follow_board, get_board::get_board, list_boards::list_boards},
    collaborators::{
        accept_board_invite::accept_board_invite, accept_transfer::accept_transfer,
        approve_board_invite::approve_board_invite, invite_collaborator::invite_collaborator,
        list_board_invites::list_board_invites, list_collaborators::list_collaborators,
        make_invite_link::make_invite_link, open_invite_link::open_invite_link,
        request_to_join::request_to_join, request_transfer::request_transfer,
        suggest_collaborators::suggest_collaborators,
    },
    pins::{
        delete_pin::delete_pin, get_pin::get_pin, list_board_pins::list_board_pins,
        list_user_pins::list_user_pins, save_pin::save_pin,
    },
};
use contract::{
    answers::Page,
    blocks::{BlockUser, ListBlocks, UnblockUser},
    boards::{DeleteBoard, FollowBoard, Privacy},
    collaborators::{
        AcceptInvite, AcceptTransfer, ApproveInvite, InviteCollaborator, ListBoardInvites,
        ListCollaborators, MakeInviteLink, OpenInviteLink, RequestToJoin, RequestTransfer,
        SuggestCollaborators,
    },
    errors::Code,
    ids::{BoardId, PinId, UserId},
    invites::{CreateInvite, GetInviteMetadata},
    pins::{DeletePin, GetPin},
    users::{ListFollows, UserRef},
};
use discovery::{
    feeds::{
        list_home_pins::list_home_pins, list_related_modules::list_related_modules,
        list_related_pins::list_related_pins,
    },
    search::{search_pins::search_pins, suggest_searches::suggest_searches},
};
use kernel::ctx::Ctx;
use serde::Serialize;
use testkit::{
    builders::{self, saving},
    invariants,
    world::World,
};

use crate::{
    ask::{self, code, walk},
    house::seen::{EVERYWHERE, scene, seen_by},
};

fn id(of: &Ctx) -> UserId {
    of.user().unwrap()
}

async fn block(who: &Ctx, whom: &Ctx) {
    block_user(who.clone(), BlockUser { user_id: id(whom) })
        .await
        .unwrap();
}

async fn unblock(who: &Ctx, whom: &Ctx) {
    unblock_user(who.clone(), UnblockUser { user_id: id(whom) })
        .await
        .unwrap();
}

fn invite(board_id: BoardId, whom: &Ctx) -> InviteCollaborator {
    InviteCollaborator {
        board_id,
        invited_user_id: id(whom),
        may_delete: true,
    }
}

fn names(page: Page<UserRef>) -> (Vec<String>, Option<String>) {
    let names = page.items.into_iter().map(|user| user.username);
    (names.collect(), page.bookmark)
}

fn json(shown: &impl Serialize) -> String {
    serde_json::to_string(shown).unwrap()
}

/// Zerlinda among other users: she follows and is followed, saves to Cleo's
/// board, and Cleo saved a pin of hers to it.
struct Company {
    zerlinda: Ctx,
    cleo: Ctx,
    ben: Ctx,
    board: BoardId,
    /// Cleo's save of Zerlinda's.
    saved: PinId,
    /// Zerlinda's on Cleo's board.
    brought: PinId,
    invite: String,
}

async fn company(world: &World) -> Company {
    let zerlinda = world.person("zerlinda").await;
    let (cleo, ben) = (world.person("cleo").await, world.person("ben").await);
    builders::follow_each_other(&zerlinda, &cleo).await;
    let own = builders::board(&zerlinda, "Own").await.board.id;
    let pin = builders::pin(&zerlinda, own, "robin at home").await.pin.id;
    let board = builders::board(&cleo, "Shared").await.board.id;
    builders::join(&cleo, board, &ben, true).await;
    builders::join(&cleo, board, &zerlinda, true).await;
    let saved = builders::save(&cleo, pin, board).await.pin.id;
    let brought = builders::pin(&zerlinda, board, "robin in the nest")
        .await
        .pin
        .id;
    builders::pin(&cleo, board, "robin of the others").await;
    let made = create_invite(zerlinda.clone(), CreateInvite::default()).await;
    world.settle().await;
    Company {
        invite: made.unwrap().invite_code,
        zerlinda,
        cleo,
        ben,
        board,
        saved,
        brought,
    }
}

/// What each place tells this viewer, as text.
async fn told(viewer: &Ctx, company: &Company) -> Vec<(&'static str, String)> {
    let (cleo, board) = (id(&company.cleo), company.board);
    let viewer = || viewer.clone();
    let follows = || ListFollows {
        user_id: Some(cleo),
        ..ListFollows::default()
    };
    let pins = |page: Page<_>| page.items.iter().map(json).collect::<String>();
    let home = list_home_pins(viewer(), ask::home()).await.unwrap();
    let found = search_pins(viewer(), ask::words("robin"))
        .await
        .unwrap()
        .data
        .results;
    let on_board = list_board_pins(viewer(), ask::pins_on(board))
        .await
        .unwrap();
    let of_cleo = list_user_pins(viewer(), ask::pins_of(cleo)).await.unwrap();
    let copy = get_pin(viewer(), GetPin { id: company.saved })
        .await
        .unwrap();
    let related = list_related_pins(viewer(), ask::related(company.saved))
        .await
        .unwrap();
    let below = list_related_modules(viewer(), ask::below(company.saved))
        .await
        .unwrap();
    let shown = get_board(viewer(), ask::board(board)).await.unwrap();
    let boards = list_boards(viewer(), ask::boards_of(cleo)).await.unwrap();
    let members = ListCollaborators {
        board_id: board,
        ..ask::collaborators()
    };
    let members = list_collaborators(viewer(), members).await.unwrap();
    let followers = list_followers(viewer(), follows()).await.unwrap();
    let following = list_following(viewer(), follows()).await.unwrap();
    let typed = suggest_searches(viewer(), ask::typed("zerl"))
        .await
        .unwrap();
    let whom = SuggestCollaborators {
        board_id: board,
        query: "zerl".into(),
    };
    let whom = suggest_collaborators(viewer(), whom).await.unwrap();
    let invited = GetInviteMetadata {
        invite_code: company.invite.clone(),
    };
    let invited = get_invite_metadata(viewer(), invited).await.ok();
    vec![
        ("home", pins(home)),
        ("search", json(&found)),
        ("board's pins", pins(on_board)),
        ("pins of another user", pins(of_cleo)),
        ("a save of theirs", json(&copy)),
        ("related", pins(related)),
        ("modules", json(&below.items)),
        ("a board they save to", json(&shown)),
        ("boards of another user", json(&boards.items)),
        ("who saves there", json(&members.items)),
        ("followers", json(&followers.items)),
        ("following", json(&following.items)),
        ("suggestions", json(&typed)),
        ("whom to ask", json(&whom)),
        ("invite to the host", json(&invited)),
    ]
}

async fn places(viewer: &Ctx, company: &Company) -> Vec<&'static str> {
    let told = told(viewer, company).await;
    let named = told
        .into_iter()
        .filter(|(_, text)| text.contains("zerlinda"));
    named.map(|(place, _)| place).collect()
}

testkit::on_both_engines! {
    async fn who_is_blocked_sees_nothing_of_who_blocked_them(world: World) {
        let ada = world.person("ada").await;
        let ben = world.person("ben").await;
        let scene = scene(&world, &ada, Privacy::Public).await;
        assert_eq!(seen_by(&world, &ben, &scene).await, EVERYWHERE);
        block(&ada, &ben).await;
        // The sitemap is one for all.
        assert_eq!(seen_by(&world, &ben, &scene).await, ["sitemap", "sitemap of boards"]);
        assert_eq!(seen_by(&world, &scene.stranger, &scene).await, EVERYWHERE);
        unblock(&ada, &ben).await;
        assert_eq!(seen_by(&world, &ben, &scene).await, EVERYWHERE);
        // The blocker sees whom they blocked, to take it back, and nothing of
        // theirs.
        block(&ben, &ada).await;
        let left = ["number of boards", "number of pins", "sitemap", "sitemap of boards"];
        assert_eq!(seen_by(&world, &ben, &scene).await, left);
        let profile = get_user(ben.clone(), ask::user(id(&ada))).await.unwrap();
        assert_eq!((profile.user.blocked_by_me, profile.shows_follows), (true, false));
        assert_eq!(code(get_user(ada, ask::user(id(&ben))).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn the_blocker_is_named_nowhere_to_the_blocked(world: World) {
        let company = company(&world).await;
        let everywhere: Vec<_> = told(&company.ben, &company).await.into_iter().map(|(place, _)| place).collect();
        assert_eq!(places(&company.ben, &company).await, everywhere);
        block(&company.zerlinda, &company.ben).await;
        assert_eq!(places(&company.ben, &company).await, Vec::<&str>::new());
        let get = get_pin(company.ben.clone(), GetPin { id: company.brought }).await;
        assert_eq!(code(get), Code::NotFound);
        unblock(&company.zerlinda, &company.ben).await;
        assert_eq!(places(&company.ben, &company).await, everywhere);
        // Nor does the blocker come upon whom they blocked.
        block(&company.ben, &company.zerlinda).await;
        assert_eq!(places(&company.ben, &company).await, Vec::<&str>::new());
    }

    async fn nothing_is_left_between_them(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let (hers, his) = (builders::board(&ada, "Hers").await.board.id, builders::board(&ben, "His").await.board.id);
        let third = builders::board(&cleo, "Third").await.board.id;
        builders::follow_each_other(&ada, &ben).await;
        follow_board(ben.clone(), FollowBoard { board_id: hers }).await.unwrap();
        follow_board(ada.clone(), FollowBoard { board_id: his }).await.unwrap();
        builders::join(&ada, hers, &ben, true).await;
        request_transfer(ada.clone(), RequestTransfer { board_id: hers, user_id: id(&ben) }).await.unwrap();
        invite_collaborator(ben.clone(), invite(his, &ada)).await.unwrap();
        builders::join(&cleo, third, &ada, true).await;
        invite_collaborator(ada.clone(), invite(third, &ben)).await.unwrap();
        let kept = builders::pin(&ben, hers, "Left behind").await.pin.id;
        world.settle().await;
        block(&ada, &ben).await;
        let ends = async |ctx: &Ctx, board| {
            let shown = get_board(ctx.clone(), ask::board(board)).await.unwrap();
            (shown.follower_count, shown.collaborator_count, shown.pending_ownership_transfer.is_some())
        };
        for again in [false, true] {
            if again {
                // The job comes after, and again.
                world.settle().await;
                unblock(&ada, &ben).await;
                block(&ada, &ben).await;
                world.settle().await;
            }
            assert_eq!(ends(&ada, hers).await, (0, 0, false));
            assert_eq!(ends(&ben, his).await, (0, 0, false));
            let own = get_user(ada.clone(), ask::user(id(&ada))).await.unwrap();
            assert_eq!((own.user.follower_count, own.following_count), (0, 0));
            for (ctx, board_id) in [(&ben, Some(his)), (&cleo, Some(third)), (&ada, None), (&ben, None)] {
                let asked = ListBoardInvites { board_id, include_inactive: true, ..Default::default() };
                let invites = list_board_invites(ctx.clone(), asked).await.unwrap();
                assert_eq!(invites.items.len(), 0, "{board_id:?}");
            }
            invariants::hold(&world.house.db).await;
        }
        unblock(&ada, &ben).await;
        let profile = get_user(ada.clone(), ask::user(id(&ben))).await.unwrap();
        assert_eq!((profile.user.explicitly_followed_by_me, profile.user.blocked_by_me), (Some(false), false));
        assert!(get_pin(ben, GetPin { id: kept }).await.is_ok());
    }

    async fn nothing_new_begins_between_them(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let hers = builders::board(&ada, "Hers").await.board.id;
        let pin = builders::pin(&ada, hers, "A birch").await.pin.id;
        let his = builders::board(&ben, "His").await.board.id;
        builders::join(&ada, hers, &cleo, true).await;
        let link = make_invite_link(ada.clone(), MakeInviteLink { board_id: hers, may_delete: true, keep: true })
            .await
            .unwrap();
        let code_of = || Some(link.invite_code.clone());
        block(&ada, &ben).await;
        for (who, whom) in [(&ada, &ben), (&ben, &ada)] {
            assert_eq!(code(follow_user(who.clone(), ask::whom(id(whom))).await), Code::NotFound);
            assert!(!may_reach(&world.visitor(), id(who), id(whom), Reach::Comment).await.unwrap());
        }
        assert_eq!(code(block_user(ben.clone(), BlockUser { user_id: id(&ada) }).await), Code::NotFound);
        assert_eq!(code(follow_board(ben.clone(), FollowBoard { board_id: hers }).await), Code::NotFound);
        assert_eq!(code(save_pin(ben.clone(), saving(pin, his)).await), Code::NotFound);
        assert_eq!(code(request_to_join(ben.clone(), RequestToJoin { board_id: hers }).await), Code::NotFound);
        assert_eq!(
            code(open_invite_link(ben.clone(), OpenInviteLink { invite_code: code_of().unwrap() }).await),
            Code::NotFound
        );
        let by_link = AcceptInvite { board_id: None, invite_code: code_of() };
        assert_eq!(code(accept_board_invite(ben.clone(), by_link).await), Code::NotFound);
        assert_eq!(code(invite_collaborator(ada.clone(), invite(hers, &ben)).await), Code::NotFound);
        // A third user proposes him: she may approve, he may not accept.
        invite_collaborator(cleo.clone(), invite(hers, &ben)).await.unwrap();
        let yes = ApproveInvite { board_id: hers, invited_user_id: id(&ben) };
        let _ = approve_board_invite(ada.clone(), yes).await;
        let named = AcceptInvite { board_id: Some(hers), invite_code: None };
        assert_eq!(code(accept_board_invite(ben.clone(), named).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn a_board_that_is_handed_on_loses_whom_its_new_owner_blocked(world: World) {
        let company = company(&world).await;
        block(&company.ben, &company.zerlinda).await;
        let to = RequestTransfer { board_id: company.board, user_id: id(&company.ben) };
        request_transfer(company.cleo.clone(), to).await.unwrap();
        let shown = accept_transfer(company.ben.clone(), AcceptTransfer { board_id: company.board }).await.unwrap();
        assert_eq!(shown.collaborator_count, 2);
        let shown = get_board(company.ben.clone(), ask::board(company.board)).await.unwrap();
        assert_eq!(shown.collaborator_count, 1);
        assert_eq!(code(get_board(company.zerlinda, ask::board(company.board)).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn on_ones_own_board_stays_what_they_saved_until_it_is_deleted(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let hers = builders::board(&ada, "Hers").await.board.id;
        let his = builders::board(&ben, "His").await.board.id;
        builders::join(&ada, hers, &ben, true).await;
        builders::join(&ben, his, &ada, true).await;
        let by_him = builders::pin(&ben, hers, "By him").await.pin.id;
        let by_her = builders::pin(&ada, his, "By her").await.pin.id;
        block(&ada, &ben).await;
        let on = async |ctx: &Ctx, board| {
            let pins = list_board_pins(ctx.clone(), ask::pins_on(board)).await;
            ask::ids(&pins.unwrap().items)
        };
        assert_eq!((on(&ada, hers).await, on(&ben, his).await), (vec![by_him], vec![]));
        assert_eq!(code(get_pin(ben.clone(), GetPin { id: by_her }).await), Code::NotFound);
        assert_eq!(code(get_pin(ben.clone(), GetPin { id: by_him }).await), Code::NotFound);
        assert_eq!(code(delete_pin(ben.clone(), DeletePin { id: by_him }).await), Code::NotFound);
        delete_pin(ada.clone(), DeletePin { id: by_him }).await.unwrap();
        delete_board(ben, DeleteBoard { board_id: his }).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn whom_one_blocked_is_listed_for_oneself(world: World) {
        let ada = world.person("ada").await;
        let mut people = Vec::new();
        for number in 0..5 {
            let name = format!("person{number}");
            block(&ada, &world.person(&name).await).await;
            people.push(name);
            world.pass(i64::from(number % 2));
        }
        people.reverse();
        for items in [1, 2, 5, 25] {
            let walked = walk(items, |bookmarks, page_size| {
                let ctx = ada.clone();
                async move { list_blocks(ctx, ListBlocks { bookmarks, page_size }).await.map(names) }
            });
            assert_eq!(walked.await, people, "{items}");
        }
        let own = list_blocks(ada.clone(), ListBlocks::default()).await.unwrap();
        assert!(own.items.iter().all(|user| user.blocked_by_me));
        let others = list_blocks(world.person("ben").await, ListBlocks::default()).await.unwrap();
        assert_eq!(others.items.len(), 0);
        assert_eq!(code(list_blocks(world.visitor(), ListBlocks::default()).await), Code::SignInRequired);
        // Twice is once; blocking oneself is refused, an unknown account not
        // found.
        let gone = UserId(7);
        assert_eq!(code(block_user(ada.clone(), BlockUser { user_id: id(&ada) }).await), Code::NotAllowed);
        assert_eq!(code(block_user(ada.clone(), BlockUser { user_id: gone }).await), Code::NotFound);
        assert_eq!(code(unblock_user(ada.clone(), UnblockUser { user_id: gone }).await), Code::NotFound);
        assert_eq!(code(block_user(world.visitor(), BlockUser { user_id: gone }).await), Code::SignInRequired);
        invariants::hold(&world.house.db).await;
    }
}
