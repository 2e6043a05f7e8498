//! A board with one pin, and every place in which a viewer could come upon
//! either: each operation that shows anything is asked.

use std::collections::HashSet;

use accounts::users::get_user::get_user;
use collections::{
    boards::{get_board::get_board, list_boards::list_boards},
    did_its::list_did_its::list_did_its,
    links::keep_page::keep_page,
    pins::{
        create_pin::create_pin, get_duplicates::get_duplicates, get_pin::get_pin,
        list_board_pins::list_board_pins, list_created_pins::list_created_pins,
        list_user_pins::list_user_pins,
    },
    reactions::list_reactions::list_reactions,
};
use contract::{
    answers::{Bookmark, Page, Written},
    boards::{BoardSort, BoardView, ListBoards, Privacy},
    downloads::{GetDownload, RequestDownload},
    feeds::RelatedItem,
    ids::{BoardId, PinId, UserId},
    interests::{ListBoardInterests, ListInterestPins, ListPinInterests, videos::ListVideos},
    pins::{CreatePin, GetDuplicates, GetPin, PinView},
    shares::{GetEmbed, SharePin},
    shopping::ListShoppingPins,
    users::GetUser,
};
use discovery::{
    downloads::{get_download::get_download, request_download::request_download},
    feeds::{
        list_board_ideas::list_board_ideas, list_home_pins::list_home_pins,
        list_related_modules::list_related_modules, list_related_pins::list_related_pins,
        rank_popular::rank_popular,
    },
    interests::{
        list_board_interests::list_board_interests, list_interest_pins::list_interest_pins,
        list_pin_interests::list_pin_interests, list_videos::list_videos,
    },
    search::{
        search_flashlight::search_flashlight, search_pins::search_pins,
        search_visually::search_visually,
    },
    shares::{get_embed::get_embed, share_pin::share_pin},
    shopping::list_shopping_pins::list_shopping_pins,
    sitemaps::{list_part::list_part, list_parts::list_parts},
};
use kernel::ctx::Ctx;
use talk::comments::list_comments::list_comments;
use testkit::{builders, pictures, world::World};

use crate::ask;

const SOLD: &str = include_str!("../../../../metadata/tests/pages/product_sale.html");

/// A board with one pin, of a video, beside a public pin that shares its words.
pub struct Scene {
    pub owner: UserId,
    pub board: BoardId,
    pub pin: PinId,
    pub other: PinId,
    /// Asks for files in the place of visitors, who have none.
    pub stranger: Ctx,
}

pub async fn scene(world: &World, owner: &Ctx, privacy: Privacy) -> Scene {
    let open = builders::board(owner, "Open").await.board.id;
    let other = builders::pin(owner, open, "robin at home").await.pin.id;
    let board = match privacy {
        Privacy::Public => builders::board(owner, "Nest").await.board.id,
        Privacy::Secret => builders::secret_board(owner, "Nest").await.board.id,
        Privacy::Protected => builders::protected_board(owner, "Nest").await.board.id,
    };
    let sold = "https://shop.test/nest";
    keep_page(&world.host(), sold, SOLD.as_bytes())
        .await
        .unwrap();
    let upload = builders::moving(owner, pictures::png(64, 96, 3)).await;
    let new = CreatePin {
        link: Some(sold.into()),
        upload_id: Some(upload),
        ..builders::new_pin(board, "robin bird in the nest")
    };
    let pin = create_pin(owner.clone(), new).await.unwrap().pin.id;
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
pub async fn seen_by(world: &World, viewer: &Ctx, scene: &Scene) -> Vec<&'static str> {
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
    let alike = search_visually(viewer.clone(), ask::like(pin)).await;
    let sold = search_flashlight(viewer.clone(), ask::flashlight(pin)).await;
    let asker = viewer.viewer().map_or(&scene.stranger, |_| viewer).clone();
    let download = request_download(asker.clone(), RequestDownload { board_id: board }).await;
    let file = get_download(asker.clone(), GetDownload { board_id: board }).await;
    let held = get_duplicates(asker, GetDuplicates { pin_id: pin }).await;
    let below = list_related_modules(viewer.clone(), ask::below(pin)).await;
    let ideas = list_board_ideas(viewer.clone(), ask::ideas_for(board)).await;
    let done = list_did_its(viewer.clone(), ask::done(pin)).await;
    let said = list_comments(viewer.clone(), ask::comments_on(pin)).await;
    let reacted = list_reactions(viewer.clone(), ask::reactions_to(pin)).await;
    let embed = get_embed(viewer.clone(), GetEmbed { pin_id: pin }).await;
    let share = share_pin(viewer.clone(), SharePin { pin_id: pin }).await;
    let interests =
        list_board_interests(viewer.clone(), ListBoardInterests { board_id: board }).await;
    let topics = list_pin_interests(viewer.clone(), ListPinInterests { pin_id: pin }).await;
    let begun = list_videos(viewer.clone(), videos(Some(pin))).await;
    vec![
        ("board", by_id.is_ok()),
        ("address", by_address.is_ok()),
        ("pin", shown.is_ok()),
        ("board's pins", pins.is_ok()),
        ("related of it", related.is_ok()),
        ("what looks like it", alike.is_ok()),
        ("what is sold like it", sold.is_ok()),
        ("download", download.is_ok()),
        ("file", file.is_ok()),
        ("boards that hold it", held.is_ok()),
        ("modules below it", below.is_ok()),
        ("who did it", done.is_ok()),
        ("what is said of it", said.is_ok()),
        ("who reacted", reacted.is_ok()),
        ("code of it", embed.is_ok()),
        ("handing it on", share.is_ok()),
        ("ideas for it", ideas.is_ok()),
        ("interests of it", interests.is_ok()),
        ("topics of the pin", topics.is_ok()),
        ("videos behind it", begun.is_ok()),
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
    let of_topic = list_interest_pins(viewer(), of_birds()).await;
    let for_sale = for_sale(viewer()).await;
    let moving = list_videos(viewer(), videos(None)).await.unwrap();
    let related = list_related_pins(viewer(), ask::related(scene.other)).await;
    let [alike, narrowed] = lookalikes(viewer(), scene.other).await;
    let below = list_related_modules(viewer(), ask::below(scene.other)).await;
    let pins = list_user_pins(viewer(), ask::pins_of(owner)).await;
    let created = list_created_pins(viewer(), ask::pins_of(owner)).await;
    let boards = list_boards(viewer(), ask::boards_of(owner)).await;
    let has_board = |boards: Page<BoardView>| {
        let mut shown = boards.items.iter();
        shown.any(|shown| shown.board.id == scene.board)
    };
    let has_pin = |pins: Page<Written<PinView>>| ask::ids(&pins.items).contains(&pin);
    let has_item = |below: Page<RelatedItem>| {
        let mut items = below.items.iter();
        items.any(|item| match item {
            RelatedItem::Pin(one) => ask::ids(std::slice::from_ref(one)) == [pin],
            RelatedItem::Story(story) => story.content_ids.contains(&pin),
        })
    };
    let mut in_order = 0;
    for sort in BoardSort::ALL {
        let ask = ListBoards {
            sort: Some(*sort),
            ..ask::boards_of(owner)
        };
        let boards = list_boards(viewer(), ask).await;
        in_order += usize::from(boards.is_ok_and(has_board));
    }
    let counted = get_user(viewer(), by_name).await.ok();
    let counted = counted.as_ref();
    let told = told(world).await;
    vec![
        ("home", ask::ids(&home.items).contains(&pin)),
        ("search", ask::found(&found.data).contains(&pin)),
        ("pins of a topic", of_topic.is_ok_and(has_pin)),
        ("for sale", for_sale.contains(&pin)),
        ("videos", ask::ids(&moving.data.results).contains(&pin)),
        ("related", related.is_ok_and(has_pin)),
        ("lookalikes", alike.contains(&pin)),
        ("narrowed lookalikes", narrowed.contains(&pin)),
        ("modules", below.is_ok_and(has_item)),
        ("person's pins", pins.is_ok_and(has_pin)),
        ("pins they made", created.is_ok_and(has_pin)),
        ("person's boards", boards.is_ok_and(has_board)),
        ("person's boards in order", in_order > 0),
        (
            "number of boards",
            counted.is_some_and(|user| user.board_count == 2),
        ),
        (
            "number of pins",
            counted.is_some_and(|user| user.pin_count == 2),
        ),
        ("sitemap", told.contains(&format!("/pin/{pin}/"))),
        ("sitemap of boards", told.contains("/ada/nest/")),
    ]
}

fn of_birds() -> ListInterestPins {
    ListInterestPins {
        interest: "birds".into(),
        bookmarks: Bookmark::Start,
        page_size: ask::size(50),
    }
}

/// Videos of all topics, beginning with a pin if one is named.
fn videos(pin_id: Option<PinId>) -> ListVideos {
    ListVideos {
        pin_id,
        ..ListVideos::default()
    }
}

async fn for_sale(viewer: Ctx) -> Vec<PinId> {
    let feed = list_shopping_pins(viewer, ListShoppingPins::default()).await;
    ask::ids(&feed.unwrap().data.results)
}

/// What looks like a pin, as both doors tell it.
async fn lookalikes(viewer: Ctx, pin: PinId) -> [Vec<PinId>; 2] {
    let alike = search_visually(viewer.clone(), ask::like(pin)).await;
    let narrowed = search_flashlight(viewer, ask::flashlight(pin)).await;
    [
        ask::ids(&alike.map(|found| found.data.results).unwrap_or_default()),
        ask::ids(&narrowed.map(|found| found.data.results).unwrap_or_default()),
    ]
}

/// What all parts of the sitemap tell search engines.
async fn told(world: &World) -> HashSet<String> {
    let mut told = HashSet::new();
    for (kind, first) in list_parts(&world.house).await.unwrap() {
        told.extend(list_part(&world.visitor(), kind, first).await.unwrap());
    }
    told
}

pub const EVERYWHERE: [&str; 37] = [
    "board",
    "address",
    "pin",
    "board's pins",
    "related of it",
    "what looks like it",
    "what is sold like it",
    "download",
    "file",
    "boards that hold it",
    "modules below it",
    "who did it",
    "what is said of it",
    "who reacted",
    "code of it",
    "handing it on",
    "ideas for it",
    "interests of it",
    "topics of the pin",
    "videos behind it",
    "home",
    "search",
    "pins of a topic",
    "for sale",
    "videos",
    "related",
    "lookalikes",
    "narrowed lookalikes",
    "modules",
    "person's pins",
    "pins they made",
    "person's boards",
    "person's boards in order",
    "number of boards",
    "number of pins",
    "sitemap",
    "sitemap of boards",
];
/// What shows a secret board to its owner: lists that all viewers share do not.
pub const OWNERS: [&str; 24] = [
    "board",
    "address",
    "pin",
    "board's pins",
    "related of it",
    "what looks like it",
    "what is sold like it",
    "download",
    "file",
    "boards that hold it",
    "modules below it",
    "who did it",
    "what is said of it",
    "who reacted",
    "handing it on",
    "ideas for it",
    "interests of it",
    "topics of the pin",
    "videos behind it",
    "person's pins",
    "pins they made",
    "person's boards",
    "person's boards in order",
    "number of boards",
];

/// What opens, and stands in no list.
pub const AT_ADDRESS: [&str; 19] = [
    "board",
    "address",
    "pin",
    "board's pins",
    "related of it",
    "what looks like it",
    "what is sold like it",
    "download",
    "file",
    "boards that hold it",
    "modules below it",
    "who did it",
    "what is said of it",
    "who reacted",
    "handing it on",
    "ideas for it",
    "interests of it",
    "topics of the pin",
    "videos behind it",
];
