//! A viewer who blocked every other user: lists end, and show what is their own.

use accounts::users::block_user::block_user;
use contract::{
    answers::Bookmark,
    blocks::BlockUser,
    feeds::{ListFollowingPins, ListRelatedModules, RelatedItem},
    ids::{BoardId, PinId},
    interests::{ListInterestPins, SuggestCreators, videos::ListVideos},
    search::{SearchPins, SearchScope},
    shopping::ListShoppingPins,
};
use discovery::{
    feeds::{
        list_board_ideas::list_board_ideas, list_following_pins::list_following_pins,
        list_home_pins::list_home_pins, list_related_modules::list_related_modules,
        list_related_pins::list_related_pins, rank_popular::rank_popular,
    },
    interests::{
        list_interest_pins::list_interest_pins, list_videos::list_videos,
        suggest_creators::suggest_creators,
    },
    search::{
        search_flashlight::search_flashlight, search_pins::search_pins,
        search_visually::search_visually, suggest_searches::suggest_searches,
    },
    shopping::list_shopping_pins::list_shopping_pins,
};
use kernel::ctx::Ctx;
use testkit::builders;

use crate::ask;

/// More than one page of every list.
const OTHERS: usize = 30;

/// What stands below a pin by itself and in strips, and the next bookmark.
async fn modules(viewer: &Ctx, own: PinId) -> (Vec<PinId>, Vec<PinId>, Option<String>) {
    let asked = ListRelatedModules {
        page_size: ask::size(25),
        ..ask::below(own)
    };
    let below = list_related_modules(viewer.clone(), asked).await;
    let below = below.unwrap();
    let (mut pins, mut strips) = (Vec::new(), Vec::new());
    for item in below.items {
        match item {
            RelatedItem::Pin(pin) => pins.push(pin),
            RelatedItem::Story(story) => strips.extend(story.content_ids),
        }
    }
    (ask::ids(&pins), strips, below.bookmark)
}

/// What a viewer finds in lists of every kind, of pages that have ended.
async fn found(viewer: &Ctx, board: BoardId, own: PinId) -> Vec<(&'static str, Vec<PinId>)> {
    let ctx = || viewer.clone();
    let home = list_home_pins(ctx(), ask::home()).await.unwrap();
    let following = list_following_pins(ctx(), ListFollowingPins::default());
    let following = following.await.unwrap();
    let related = list_related_pins(ctx(), ask::related(own)).await.unwrap();
    let topic = ListInterestPins {
        interest: "birds".into(),
        bookmarks: Bookmark::Start,
        page_size: ask::size(25),
    };
    let topic = list_interest_pins(ctx(), topic).await.unwrap();
    let alike = search_visually(ctx(), ask::like(own)).await.unwrap();
    let shop = list_shopping_pins(ctx(), ListShoppingPins::default());
    let shop = shop.await.unwrap();
    let videos = list_videos(ctx(), ListVideos::default()).await.unwrap();
    let ideas = list_board_ideas(ctx(), ask::ideas_for(board))
        .await
        .unwrap();
    let flashlight = search_flashlight(ctx(), ask::flashlight(own))
        .await
        .unwrap();
    let (modules, strips, goes_on) = modules(viewer, own).await;
    let creators = suggest_creators(ctx(), SuggestCreators::default())
        .await
        .unwrap();
    assert!(creators.creators.is_empty(), "suggested creators");
    let mut lists = vec![
        ("home", ask::ids(&home.items), home.bookmark),
        ("following", ask::ids(&following.items), following.bookmark),
        ("related", ask::ids(&related.items), related.bookmark),
        ("topic", ask::ids(&topic.items), topic.bookmark),
        ("lookalikes", ask::ids(&alike.data.results), alike.bookmark),
        ("shop", ask::ids(&shop.data.results), shop.bookmark),
        ("videos", ask::ids(&videos.data.results), videos.bookmark),
        ("board ideas", ask::ids(&ideas.items), ideas.bookmark),
        (
            "flashlight",
            ask::ids(&flashlight.data.results),
            flashlight.bookmark,
        ),
        ("modules", modules, goes_on),
        ("strips", strips, None),
    ];
    for (name, scope) in [
        ("pins", SearchScope::Pins),
        ("buyable", SearchScope::BuyablePins),
        ("boards", SearchScope::Boards),
        ("users", SearchScope::Users),
    ] {
        let asked = SearchPins {
            scope,
            ..ask::words("robin")
        };
        let page = search_pins(ctx(), asked).await.unwrap();
        assert!(
            scope == SearchScope::Pins || page.data.results.is_empty(),
            "{name}"
        );
        lists.push((name, ask::found(&page.data), page.bookmark));
    }
    let begun = suggest_searches(ctx(), ask::typed("robin")).await.unwrap();
    let others = begun.items.iter().filter(|item| item.id.is_some());
    assert_eq!(others.count(), 0, "users and boards while typing");
    let ended = |(name, ids, bookmark): (&'static str, Vec<PinId>, Option<String>)| {
        assert_eq!(bookmark, None, "{name} goes on");
        (name, ids)
    };
    lists.into_iter().map(ended).collect()
}

testkit::on_both_engines! {
    async fn lists_end_for_a_viewer_who_blocked_every_other_user(world: World) {
        let eve = world.person("eve").await;
        let mine = builders::board(&eve, "Mine").await.board.id;
        let own = builders::pin(&eve, mine, "my robin bird").await.pin.id;
        for number in 0..OTHERS {
            let other = world.person(&format!("robin{number}")).await;
            let board = builders::board(&other, "Robin").await.board.id;
            let pin = builders::pin(&other, board, &format!("robin bird {number}")).await.pin.id;
            builders::save(&eve, pin, mine).await;
            builders::video(&other, board, &format!("robin film {number}")).await;
            let user_id = other.user().unwrap();
            block_user(eve.clone(), BlockUser { user_id }).await.unwrap();
        }
        rank_popular(&world.house).await.unwrap();
        world.settle().await;
        for (name, ids) in found(&eve, mine, own).await {
            let mut shown = std::collections::HashSet::new();
            for id in ids {
                let pin = collections::pins::find_many(&world.house.db, &[id]).await.unwrap();
                assert_eq!(pin[0].pinner_id, eve.user().unwrap(), "{name}");
                assert!(shown.insert(id), "{name} repeats");
            }
        }
    }
}
