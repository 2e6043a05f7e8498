//! Videos by words.

use accounts::users::block_user::block_user;
use contract::{
    blocks::BlockUser,
    ids::PinId,
    search::{SearchPins, SearchResults, SearchScope, filters::SearchFilters},
};
use discovery::search::{rebuild_index::rebuild_index, search_pins::search_pins};
use kernel::ctx::Ctx;
use serde_json::json;
use testkit::builders;

use crate::ask::{self, walk};

async fn answer(ctx: &Ctx, query: &str) -> SearchResults {
    let asked = ask::words_in(SearchScope::Videos, query);
    search_pins(ctx.clone(), asked).await.unwrap().data
}

async fn find(ctx: &Ctx, query: &str) -> Vec<PinId> {
    ask::found(&answer(ctx, query).await)
}

testkit::on_both_engines! {
    async fn videos_are_found_and_pictures_beside_them_are_not(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let secret = builders::secret_board(&ada, "Secret").await.board.id;
        let film = builders::video(&ada, birds, "Robin in the snow").await;
        let still = builders::pin(&ada, birds, "Robin").await.pin.id;
        builders::video(&ada, secret, "Robin at home").await;
        // Saves of the same video are not shown again.
        let mine = builders::board(&ben, "Mine").await.board.id;
        builders::save(&ben, film, mine).await;
        // By the log, and by an index made anew.
        for is_anew in [false, true] {
            match is_anew {
                false => world.settle().await,
                true => assert_eq!(rebuild_index(&world.house).await.unwrap(), 2),
            }
            for viewer in [&world.visitor(), &ada, &ben] {
                for query in ["robin", "ROBINS", "snow robin"] {
                    assert_eq!(find(viewer, query).await, [film], "{query} {is_anew}");
                }
                let all = search_pins(viewer.clone(), ask::words("robin")).await.unwrap().data;
                let mut all = ask::found(&all);
                all.sort_unstable();
                assert_eq!(all, [film, still], "{is_anew}");
            }
        }
        block_user(ada.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        assert!(find(&ben, "robin").await.is_empty());
    }

    async fn videos_are_walked_and_narrowed_as_pins_are(world: World) {
        let ada = world.person("ada").await;
        let mixed = builders::board(&ada, "Mixed").await.board.id;
        let mut films = Vec::new();
        for number in 0..7 {
            films.push(builders::video(&ada, mixed, &format!("Garden {number}")).await);
            builders::pin(&ada, mixed, &format!("Garden picture {number}")).await;
        }
        let owl = builders::video(&ada, mixed, "Owl in the garden").await;
        world.settle().await;
        let whole = find(&ada, "garden").await;
        let mut sorted = whole.clone();
        sorted.sort_unstable();
        films.push(owl);
        assert_eq!(sorted, films);
        for items in [1, 3, 8] {
            let seen = walk(items, |bookmarks, page_size| {
                let asked = SearchPins {
                    bookmarks, page_size, ..ask::words_in(SearchScope::Videos, "garden")
                };
                let ctx = ada.clone();
                async move { search_pins(ctx, asked).await.map(|found| (ask::found(&found.data), found.bookmark)) }
            });
            assert_eq!(seen.await, whole, "{items}");
        }
        let applied_filters: SearchFilters = serde_json::from_value(json!("topic:birds")).unwrap();
        let asked = SearchPins { applied_filters, ..ask::words_in(SearchScope::Videos, "garden") };
        let found = search_pins(ada.clone(), asked).await.unwrap().data;
        assert_eq!((ask::found(&found), found.applied_filters.len()), (vec![owl], 1));
    }

    async fn fewer_words_lead_to_videos_alone(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        builders::video(&ada, birds, "Robin").await;
        builders::pin(&ada, birds, "Telescope").await;
        world.settle().await;
        // As they are: else half of the words are enough.
        let exact = SearchPins {
            auto_correction_disabled: true,
            ..ask::words_in(SearchScope::Videos, "robin telescope")
        };
        let found = search_pins(ada.clone(), exact).await.unwrap().data;
        assert_eq!((ask::found(&found), found.fewer_words), (vec![], vec!["robin".to_owned()]));
        assert!(found.wider.is_empty());
    }
}
