//! Where a search came from, whose pins it is among, and what is for sale of what it finds.

use accounts::preferences::update_preferences::update_preferences;
use collections::{
    boards::update_board::update_board,
    links::keep_page::keep_page,
    pins::{create_pin::create_pin_from_file, update_pin::update_pin},
};
use contract::{
    articles::CreateArticle,
    boards::{Privacy, UpdateBoard},
    errors::Code,
    ids::{BoardId, PinId},
    pins::{CreatePin, UpdatePin},
    preferences::UpdatePreferences,
    search::{
        SearchPins, SearchResult, SearchResults, SearchScope,
        one_bar::{ModeIconType, OneBarModuleType},
    },
};
use discovery::{articles::create_article::create_article, search::search_pins::search_pins};
use kernel::ctx::Ctx;
use serde_json::json;
use testkit::{articles, builders, pictures};

use crate::ask::{self, code, walk};

async fn answer(ctx: &Ctx, asked: SearchPins) -> SearchResults {
    search_pins(ctx.clone(), asked).await.unwrap().data
}

fn within(username: &str, query: &str) -> SearchPins {
    SearchPins {
        user: Some(username.to_owned()),
        ..ask::words(query)
    }
}

async fn prefer(ctx: &Ctx, preferences: UpdatePreferences) {
    update_preferences(ctx.clone(), preferences).await.unwrap();
}

/// A thing that a page sells.
async fn sold(owner: &Ctx, host: &Ctx, board: BoardId, title: &str, seed: u8) -> PinId {
    let link = format!("https://shop.test/{seed}");
    let offer = json!({ "@type": "Offer", "price": "10.00", "priceCurrency": "EUR" });
    let product = json!({
        "@context": "https://schema.org", "@type": "Product", "name": title, "offers": offer,
    });
    let html = format!("<title>x</title><script type='application/ld+json'>{product}</script>");
    assert!(keep_page(host, &link, html.as_bytes()).await.unwrap());
    let new = CreatePin {
        link: Some(link),
        ..builders::new_pin(board, title)
    };
    let made = create_pin_from_file(owner.clone(), new, pictures::png(64, 96, seed)).await;
    made.unwrap().pin.id
}

/// Ids of the pins of the story that stands first, if one does.
fn story(found: &SearchResults) -> Option<Vec<PinId>> {
    match found.results.first()? {
        SearchResult::Story(story) => {
            assert_eq!(story.display_options.num_columns_requested, 0);
            Some(story.content_ids.clone())
        }
        _ => None,
    }
}

testkit::on_both_engines! {
    async fn a_profile_is_searched_as_far_as_the_viewer_sees_it(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let open = builders::board(&ada, "Open").await.board.id;
        let secret = builders::secret_board(&ada, "Secret").await.board.id;
        let first = builders::pin(&ada, open, "Robin in the snow").await.pin.id;
        let hidden = builders::pin(&ada, secret, "Robins").await.pin.id;
        let wren = builders::pin(&ada, open, "Wren").await.pin.id;
        let noted = UpdatePin { pin_note: Some("like a robin".into()), ..ask::edit(wren) };
        update_pin(ada.clone(), noted).await.unwrap();
        let his = builders::board(&ben, "His").await.board.id;
        builders::pin(&ben, his, "Robin").await;
        let saved = builders::save(&ada, builders::pin(&ben, his, "Owl").await.pin.id, open).await.pin.id;
        // At once: they are in no index.
        for viewer in [&ben, &world.visitor()] {
            let found = answer(viewer, within("ada", "robin")).await;
            assert_eq!(ask::found(&found), [first], "neither what is secret nor a note");
            let bar = &found.one_bar_modules;
            assert_eq!((bar.len(), bar[0].module_type, bar[0].is_selected), (1, OneBarModuleType::User, true));
            assert_eq!(found.mode_icon.unwrap().icon_type, ModeIconType::User);
            assert_eq!(ask::found(&answer(viewer, within("ADA", "owl")).await), [saved], "what they saved");
            assert!(answer(viewer, within("ada", "heron")).await.results.is_empty());
        }
        let mut own = ask::found(&answer(&ada, within("ada", "robin")).await);
        own.sort_unstable();
        assert_eq!(own, [first, hidden, wren]);
        let seen = walk(1, |bookmarks, page_size| {
            let asked = SearchPins { bookmarks, page_size, ..within("ada", "robin") };
            let ada = ada.clone();
            async move { search_pins(ada, asked).await.map(|found| (ask::found(&found.data), found.bookmark)) }
        });
        assert_eq!(seen.await.len(), 3);
        // Other scopes are of all.
        world.settle().await;
        let boards = SearchPins { scope: SearchScope::Boards, ..within("ada", "his") };
        assert_eq!(answer(&ben, boards).await.results.len(), 1);
        assert_eq!(code(search_pins(ben.clone(), within("no-one", "robin")).await), Code::NotFound);
        let private = UpdatePreferences { is_private_profile: Some(true), ..UpdatePreferences::default() };
        prefer(&ada, private).await;
        assert_eq!(code(search_pins(ben, within("ada", "robin")).await), Code::NotFound);
        assert_eq!(ask::found(&answer(&ada, within("ada", "robin")).await).len(), 3);
    }

    async fn an_article_raises_its_pins_and_a_pin_is_not_found_from_its_own_page(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let mut pins = Vec::new();
        for title in ["Robin", "Robin in snow on an old oak", "Robin again", "Wren"] {
            pins.push(builders::pin(&ada, board, title).await.pin.id);
        }
        let article = articles::article(&ada, "Birds in winter", &[pins[3], pins[1]]).await;
        world.settle().await;
        let plain = ask::found(&answer(&ada, ask::words("robin")).await);
        assert!(plain.len() == 3 && plain[0] != pins[1], "longer texts stand lower: {plain:?}");
        let from = |article: &str, source: Option<PinId>| SearchPins {
            article: Some(article.to_owned()),
            source_id: source.map(|id| id.to_string()),
            ..ask::words("robin")
        };
        let found = answer(&world.visitor(), from(&article.to_string(), None)).await;
        let others = plain.iter().copied().filter(|id| *id != pins[1]);
        let raised: Vec<PinId> = [pins[1]].into_iter().chain(others).collect();
        assert_eq!(ask::found(&found), raised, "those that have the words alone");
        assert_eq!(found.one_bar_modules[0].display_text.as_deref(), Some("Birds in winter"));
        assert_eq!(found.mode_icon.unwrap().icon_type, ModeIconType::Article);
        let both = answer(&ada, from(&article.to_string(), Some(raised[1]))).await;
        assert_eq!(ask::found(&both), [raised[0], raised[2]]);
        // A save of it shows the same picture.
        let mine = builders::board(&ada, "Mine").await.board.id;
        let saved = builders::save(&ada, raised[1], mine).await.pin.id;
        world.settle().await;
        let of_save = SearchPins { source_id: Some(saved.to_string()), ..ask::words("robin") };
        assert!(!ask::found(&answer(&ada, of_save).await).contains(&raised[1]));
        for odd in ["0", "-1", "999999999999999999", "robin", "1e3"] {
            let asked = SearchPins { source_id: Some(odd.into()), ..from(odd, None) };
            let found = answer(&ada, asked).await;
            assert_eq!(ask::found(&found).len(), 3, "{odd}");
            assert_eq!((found.one_bar_modules, found.mode_icon), (vec![], None), "{odd}");
        }
    }

    async fn what_the_viewer_does_not_see_has_no_say_in_what_is_found(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        for title in ["Robin", "Robin again", "Robin in snow on an old oak"] {
            builders::pin(&ada, board, title).await;
        }
        let open = builders::board(&ben, "Open").await.board.id;
        world.settle().await;
        let plain = ask::found(&answer(&ada, ask::words("robin")).await);
        let copy = builders::save(&ben, plain[2], open).await.pin.id;
        let article = articles::article(&ada, "Birds in winter", &[copy]).await;
        let from_article = || SearchPins { article: Some(article.to_string()), ..ask::words("robin") };
        let from_pin = || SearchPins { source_id: Some(copy.to_string()), ..ask::words("robin") };
        let raised = [plain[2], plain[0], plain[1]];
        assert_eq!(ask::found(&answer(&ada, from_article()).await), raised);
        assert_eq!(ask::found(&answer(&ada, from_pin()).await), plain[..2]);
        let secret = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(open) };
        update_board(ben.clone(), secret).await.unwrap();
        for viewer in [&ada, &world.visitor()] {
            for asked in [from_article(), from_pin()] {
                assert_eq!(ask::found(&answer(viewer, asked.clone()).await), plain, "{asked:?}");
            }
        }
        assert_eq!(ask::found(&answer(&ben, from_pin()).await), plain[..2], "it is his");
    }

    async fn an_article_that_does_not_stand_has_no_say_but_for_employees(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        for title in ["Robin", "Robin again", "Robin in snow on an old oak"] {
            builders::pin(&ada, board, title).await;
        }
        world.settle().await;
        let plain = ask::found(&answer(&ada, ask::words("robin")).await);
        let last = *plain.last().unwrap();
        let staff = articles::employed(&ada);
        let hour_ms = 60 * 60 * 1_000;
        let now = ada.now();
        for (kind, times, is_published) in [
            ("draft", (None, None), false),
            ("yet to start", (Some(now + hour_ms), None), true),
            ("over", (Some(now - 2 * hour_ms), Some(now - hour_ms)), true),
        ] {
            let article = CreateArticle {
                starts_ms: times.0,
                ends_ms: times.1,
                is_published,
                ..articles::story("Birds in winter", &[last])
            };
            let id = create_article(staff.clone(), article).await.unwrap().article.id;
            let asked = SearchPins { article: Some(id.to_string()), ..ask::words("robin") };
            for viewer in [&ada, &world.visitor()] {
                // As that of a number which no article has.
                let none = SearchPins { article: Some("999999".into()), ..ask::words("robin") };
                let told = async |asked| serde_json::to_value(answer(viewer, asked).await).unwrap();
                assert_eq!(told(asked.clone()).await, told(none).await, "{kind}");
                assert_eq!(ask::found(&answer(viewer, asked.clone()).await), plain, "{kind}");
            }
            let read = answer(&staff, asked).await;
            assert_eq!(ask::found(&read)[0], last, "{kind}");
            assert_eq!(read.one_bar_modules[0].display_text.as_deref(), Some("Birds in winter"), "{kind}");
        }
    }

    async fn what_is_for_sale_stands_above_what_a_search_finds(world: World) {
        let (ada, ben, host) = (world.person("ada").await, world.person("ben").await, world.host());
        let board = builders::board(&ada, "Things").await.board.id;
        let plain = builders::pin(&ada, board, "A red sofa").await.pin.id;
        let mut goods = vec![
            sold(&ada, &host, board, "Sofa one", 11).await,
            sold(&ada, &host, board, "Sofa two", 12).await,
        ];
        world.settle().await;
        assert_eq!(story(&answer(&ben, ask::words("sofa")).await), None, "two are no story");
        goods.push(sold(&ada, &host, board, "Sofa three", 13).await);
        world.settle().await;
        let found = answer(&ben, ask::words("sofa")).await;
        let mut told = story(&found).expect("a story");
        told.sort_unstable();
        assert_eq!(told, goods);
        assert_eq!(ask::found(&found).len(), 4, "they are among the results as well");
        let SearchResult::Story(shown) = &found.results[0] else { panic!("{found:?}") };
        assert_eq!(shown.title.args, ["sofa"]);
        assert!(shown.objects.iter().all(|pin| pin.json().contains("\"offer_summary\"")));
        // What was meant is told of, and leads on.
        let typo = answer(&ben, ask::words("sofaa")).await;
        let SearchResult::Story(meant) = &typo.results[0] else { panic!("{typo:?}") };
        assert_eq!(meant.action.url, "/search/buyable_pins/?q=sofa&rs=story");
        for other in [
            within("ada", "sofa"),
            ask::words_in(SearchScope::BuyablePins, "sofa"),
            SearchPins { query_pin_sigs: vec!["0".repeat(32)], ..ask::words("sofa") },
            // Without what was seen where the search came from two are left.
            SearchPins { source_id: Some(goods[0].to_string()), ..ask::words("sofa") },
            SearchPins { page_size: ask::size(2), ..ask::words("red sofa") },
        ] {
            let name = format!("{other:?}");
            assert_eq!(story(&answer(&ben, other).await), None, "{name}");
        }
        let one = SearchPins { page_size: ask::size(1), ..ask::words("sofa") };
        let first = search_pins(ben.clone(), one.clone()).await.unwrap();
        assert!(story(&first.data).is_some());
        let bookmarks = contract::answers::Bookmark::After(first.bookmark.unwrap());
        assert_eq!(story(&answer(&ben, SearchPins { bookmarks, ..one }).await), None, "on the first page alone");
        let refuses = UpdatePreferences { shopping_rec_disabled: Some(true), ..UpdatePreferences::default() };
        prefer(&ben, refuses).await;
        let found = answer(&ben, ask::words("sofa")).await;
        assert_eq!(story(&found), None);
        assert!(ask::found(&found).contains(&plain));
    }
}
