//! What is secret exists for its owner alone, in every operation that shows
//! anything, and a change of privacy is felt everywhere at once.

use contract::{
    answers::Bookmark,
    boards::{
        BoardSort, DeleteBoard, FollowBoard, ListBoardPins, ListBoards, Privacy, UpdateBoard,
    },
    downloads::{GetDownload, RequestDownload},
    errors::Code,
    feeds::ListBoardIdeas,
    ids::{BoardId, PinId, UserId},
    interests::ListBoardInterests,
    pins::{DeletePin, GetPin},
    users::GetUser,
};
use domain::{
    boards::{
        delete_board::delete_board, follow_board::follow_board, get_board::get_board,
        list_board_pins::list_board_pins, list_boards::list_boards, save_pin::save_pin,
        unfollow_board::unfollow_board, update_board::update_board,
    },
    ctx::Ctx,
    downloads::{get_download::get_download, request_download::request_download},
    feeds::{
        list_board_ideas::list_board_ideas, list_home_pins::list_home_pins,
        list_related_pins::list_related_pins, rank_popular::rank_popular,
    },
    interests::list_board_interests::list_board_interests,
    pins::{
        delete_pin::delete_pin, get_pin::get_pin, list_newest::list_newest,
        list_user_pins::list_user_pins,
    },
    search::search_pins::search_pins,
    users::{follow_user::follow_user, get_user::get_user},
};
use testkit::{
    builders::{self, saving},
    invariants,
    world::World,
};

use crate::ask::{self, code};

/// A board with one pin, beside a public pin that shares its words.
struct Scene {
    owner: UserId,
    board: BoardId,
    pin: PinId,
    other: PinId,
    /// Asks for files in the place of visitors, who have none.
    stranger: Ctx,
}

async fn scene(world: &World, owner: &Ctx, privacy: Privacy) -> Scene {
    let open = builders::board(owner, "Open").await.board.id;
    let other = builders::pin(owner, open, "robin at home").await.pin.id;
    let board = match privacy {
        Privacy::Public => builders::board(owner, "Nest").await.board.id,
        Privacy::Secret => builders::secret_board(owner, "Nest").await.board.id,
    };
    let pin = builders::pin(owner, board, "robin in the nest")
        .await
        .pin
        .id;
    rank_popular(&world.house).await.unwrap();
    world.settle().await;
    Scene {
        owner: owner.user().unwrap(),
        board,
        pin,
        other,
        stranger: world.person("stranger").await,
    }
}

/// Every place in which this viewer sees the board or its pin.
async fn seen_by(world: &World, viewer: &Ctx, scene: &Scene) -> Vec<&'static str> {
    let mut places = opened(viewer, scene).await;
    places.extend(listed(world, viewer, scene).await);
    let seen = places.into_iter().filter(|(_, seen)| *seen);
    seen.map(|(place, _)| place).collect()
}

/// What opens when it is asked for by id or by address.
async fn opened(viewer: &Ctx, scene: &Scene) -> Vec<(&'static str, bool)> {
    let (board, pin) = (scene.board, scene.pin);
    let slug = contract::boards::GetBoard {
        board_id: None,
        username: Some("ada".into()),
        slug: Some("nest".into()),
    };
    let by_id = get_board(viewer.clone(), ask::board(board)).await;
    let by_address = get_board(viewer.clone(), slug).await;
    let shown = get_pin(viewer.clone(), GetPin { id: pin }).await;
    let pins = list_board_pins(viewer.clone(), ask::pins_on(board)).await;
    let related = list_related_pins(viewer.clone(), ask::related(pin)).await;
    let ideas = list_board_ideas(
        viewer.clone(),
        ListBoardIdeas {
            board_id: board,
            bookmarks: Bookmark::Start,
            page_size: Default::default(),
        },
    )
    .await;
    let interests =
        list_board_interests(viewer.clone(), ListBoardInterests { board_id: board }).await;
    let asker = viewer.viewer().map_or(&scene.stranger, |_| viewer).clone();
    let download = request_download(asker.clone(), RequestDownload { board_id: board }).await;
    let file = get_download(asker, GetDownload { board_id: board }).await;
    vec![
        ("board", by_id.is_ok()),
        ("address", by_address.is_ok()),
        ("pin", shown.is_ok()),
        ("board's pins", pins.is_ok()),
        ("related of it", related.is_ok()),
        ("ideas for it", ideas.is_ok()),
        ("interests of it", interests.is_ok()),
        ("download", download.is_ok()),
        ("file", file.is_ok()),
    ]
}

/// Which lists and numbers show it.
async fn listed(world: &World, viewer: &Ctx, scene: &Scene) -> Vec<(&'static str, bool)> {
    let (owner, pin) = (scene.owner, scene.pin);
    let viewer = || viewer.clone();
    let by_name = GetUser {
        username: Some("ada".into()),
        user_id: None,
    };
    let home = list_home_pins(viewer(), ask::home()).await.unwrap();
    let found = search_pins(viewer(), ask::words("nest")).await.unwrap();
    let related = list_related_pins(viewer(), ask::related(scene.other)).await;
    let pins = list_user_pins(viewer(), ask::pins_of(owner)).await.unwrap();
    let boards = list_boards(viewer(), ask::boards_of(owner)).await.unwrap();
    let mut in_order = 0;
    for sort in BoardSort::ALL {
        let ask = ListBoards {
            sort: Some(*sort),
            ..ask::boards_of(owner)
        };
        let boards = list_boards(viewer(), ask).await.unwrap();
        in_order += boards
            .items
            .iter()
            .filter(|shown| shown.board.id == scene.board)
            .count();
    }
    let counted = get_user(viewer(), by_name).await.unwrap();
    let newest = list_newest(&world.house, i64::MAX, 100).await.unwrap();
    let has_board = boards
        .items
        .iter()
        .any(|shown| shown.board.id == scene.board);
    vec![
        ("home", ask::ids(&home.items).contains(&pin)),
        ("search", ask::ids(&found.data.results).contains(&pin)),
        ("related", ask::ids(&related.unwrap().items).contains(&pin)),
        ("person's pins", ask::ids(&pins.items).contains(&pin)),
        ("person's boards", has_board),
        ("person's boards in order", in_order > 0),
        ("number of boards", counted.board_count == 2),
        ("number of pins", counted.pin_count == 2),
        ("sitemap", newest.contains(&pin.0)),
    ]
}

const EVERYWHERE: [&str; 18] = [
    "board",
    "address",
    "pin",
    "board's pins",
    "related of it",
    "ideas for it",
    "interests of it",
    "download",
    "file",
    "home",
    "search",
    "related",
    "person's pins",
    "person's boards",
    "person's boards in order",
    "number of boards",
    "number of pins",
    "sitemap",
];
/// Lists that everybody shares show nothing secret to the owner either.
const OWNERS: [&str; 13] = [
    "board",
    "address",
    "pin",
    "board's pins",
    "related of it",
    "ideas for it",
    "interests of it",
    "download",
    "file",
    "person's pins",
    "person's boards",
    "person's boards in order",
    "number of boards",
];

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

    async fn nobody_else_touches_what_is_secret(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mine = builders::board(&ben, "Mine").await.board.id;
        let Scene { board, pin, .. } = scene(&world, &ada, Privacy::Secret).await;
        let rename = UpdateBoard { name: Some("Mine too".into()), ..ask::update(board) };
        let refusals = [
            code(update_board(ben.clone(), rename).await),
            code(delete_board(ben.clone(), DeleteBoard { board_id: board }).await),
            code(delete_pin(ben.clone(), DeletePin { id: pin }).await),
            code(follow_board(ben.clone(), FollowBoard { board_id: board }).await),
            code(unfollow_board(ben.clone(), FollowBoard { board_id: board }).await),
            code(save_pin(ben.clone(), saving(pin, mine)).await),
            code(save_pin(ben.clone(), saving(pin, board)).await),
            code(list_board_pins(ben.clone(), ListBoardPins { ..ask::pins_on(board) }).await),
        ];
        assert_eq!(refusals, [Code::NotFound; 8]);
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
