//! What stands beside results: guides, what was meant, help.

use collections::boards::update_board::update_board;
use contract::{
    boards::{Privacy, UpdateBoard},
    search::{SearchPins, SearchResults, SearchScope},
};
use discovery::search::search_pins::search_pins;
use kernel::ctx::Ctx;
use testkit::builders;

use crate::ask;

async fn answer(ctx: &Ctx, query: &str) -> SearchResults {
    search_pins(ctx.clone(), ask::words(query))
        .await
        .unwrap()
        .data
}

fn terms(found: &SearchResults) -> Vec<&str> {
    found
        .guides
        .iter()
        .map(|guide| guide.term.as_str())
        .collect()
}

testkit::on_both_engines! {
    async fn guides_narrow_what_was_found(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, others) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Others").await.board.id);
        for title in ["Robin in the snow", "Snow and a robin", "Robin", "Robin on a branch"] {
            builders::pin(&ada, birds, title).await;
        }
        for title in ["Robin quoll", "Quoll and robin"] {
            builders::pin(&ben, others, title).await;
        }
        world.settle().await;
        let found = answer(&ada, "robin").await;
        let mut offered = terms(&found);
        offered.sort_unstable();
        assert_eq!(offered, ["quoll", "snow"]);
        assert!(found.guides.iter().all(|guide| guide.dominant_color.starts_with('#')));
        // As pages ask with guides: no word is dropped.
        let narrowed = SearchPins { auto_correction_disabled: true, ..ask::words("robin snow") };
        let narrowed = search_pins(ada.clone(), narrowed).await.unwrap().data;
        assert_eq!(narrowed.results.len(), 2);
        assert!(narrowed.guides.is_empty());
        // Guides are of what this viewer sees, now.
        let secret = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(others) };
        update_board(ben, secret).await.unwrap();
        assert_eq!(terms(&answer(&ada, "robin").await), ["snow"]);
        let bookmark = search_pins(ada.clone(), SearchPins { page_size: ask::size(2), ..ask::words("robin") });
        let bookmarks = contract::answers::Bookmark::After(bookmark.await.unwrap().bookmark.unwrap());
        let next = search_pins(ada, SearchPins { bookmarks, ..ask::words("robin") }).await.unwrap();
        assert!(next.data.guides.is_empty(), "they stand above the first page");
    }

    async fn what_was_meant_is_searched_or_offered(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        for number in 0..45 {
            builders::pin(&ada, birds, &format!("Robin {number}")).await;
        }
        builders::pin(&ada, birds, "Robim").await;
        world.settle().await;
        let typo = |found: &SearchResults| found.typo.clone().map(|typo| (typo.query, typo.is_searched));
        let found = answer(&ada, "robln").await;
        assert_eq!(typo(&found), Some(("robin".to_owned(), true)));
        assert_eq!(found.corrected_query.as_deref(), Some("robin"));
        let found = answer(&ada, "robim").await;
        assert_eq!(typo(&found), Some(("robin".to_owned(), false)), "something is called so");
        assert_eq!(found.corrected_query, None);
        let as_typed = SearchPins { auto_correction_disabled: true, ..ask::words("robim") };
        let found = search_pins(ada.clone(), as_typed).await.unwrap().data;
        assert_eq!((typo(&found), found.results.len()), (None, 1));
        assert_eq!(typo(&answer(&ada, "robin").await), None);
    }

    async fn people_in_need_are_helped(world: World) {
        let ada = world.person("ada").await;
        let mine = builders::board(&ada, "Mine").await.board.id;
        for title in ["Suicide", "Suicide prevention", "Suicide letters"] {
            builders::pin(&ada, mine, title).await;
        }
        world.settle().await;
        for scope in [SearchScope::Pins, SearchScope::Boards, SearchScope::Users, SearchScope::Videos] {
            // With a typing error as well.
            for query in ["suicide", "suiicde"] {
                if scope != SearchScope::Pins && query != "suicide" {
                    continue;
                }
                let found = search_pins(ada.clone(), ask::words_in(scope, query)).await.unwrap();
                assert!(found.data.results.is_empty() && found.bookmark.is_none(), "{scope:?} {query}");
                assert_eq!(found.data.sensitivity.unwrap().kind, "self_harm", "{scope:?} {query}");
            }
        }
        let cared = answer(&ada, "suicide prevention").await;
        assert!(cared.sensitivity.is_none() && !cared.results.is_empty());
        assert_eq!(cared.nags[0].kind, "grief");
        let own = search_pins(ada.clone(), ask::words_in(SearchScope::MyPins, "suicide")).await.unwrap();
        assert_eq!(own.data.results.len(), 3, "one's own is not kept from one");
        assert!(own.data.sensitivity.is_none());
    }
}
