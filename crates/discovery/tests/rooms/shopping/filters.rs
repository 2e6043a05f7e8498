//! Filters of searches for things to buy and for pins.

use accounts::users::block_user::block_user;
use collections::{
    boards::update_board::update_board,
    links::keep_page::keep_page,
    pins::{create_pin::create_pin, get_pin::get_pin},
};
use contract::{
    answers::Bookmark,
    blocks::BlockUser,
    boards::{Privacy, UpdateBoard},
    errors::Code,
    ids::PinId,
    pins::{CreatePin, GetPin},
    search::{
        SearchPins, SearchScope,
        filters::{FilterName, SearchFilters},
    },
    shopping::{ListShoppingPins, ProductFilters},
};
use discovery::search::search_pins::search_pins;
use kernel::ctx::Ctx;
use serde_json::{Value, json};
use testkit::builders;

use super::{DAY_MS, narrowed, page, pin, sells, shop, sold, words};
use crate::{
    ask::{self, code},
    links::Site,
};

testkit::on_both_engines! {
    async fn filters_of_a_search_narrow_what_its_scope_has(world: World) {
        let (ada, host) = (world.person("ada").await, world.host());
        let board = builders::board(&ada, "Things").await.board.id;
        let mut pins = Vec::new();
        for (at, (title, site, offer)) in [
            ("Blue sofa", "clay", Some(("10", "InStock"))),
            ("Blue kitchen", "clay", Some(("30", "SoldOut"))),
            ("Blue kitchen stool", "glass", Some(("50", "InStock"))),
            ("Blue kitchen wall", "blog", None),
        ]
        .into_iter()
        .enumerate()
        {
            let link = format!("https://{site}.test/{at}");
            if let Some((price, availability)) = offer {
                let html = page(title, price, "EUR").replace("InStock", availability);
                assert!(keep_page(&host, &link, html.as_bytes()).await.unwrap());
            }
            pins.push(pin(&ada, board, title, &link, at as u8 + 1).await);
        }
        world.settle().await;
        let [sofa, kitchen, stool, wall] = pins[..] else { unreachable!() };
        // By every filter among things for sale; among pins by those that all pins have.
        let rows: [(Value, &[PinId], &[PinId]); 10] = [
            (json!(null), &[sofa, kitchen, stool], &[sofa, kitchen, stool, wall]),
            (json!("colour:red,moon:full"), &[sofa, kitchen, stool], &[sofa, kitchen, stool, wall]),
            (json!({ "domain": "clay.test" }), &[sofa, kitchen], &[sofa, kitchen]),
            (json!({ "domain": ["clay.test", "blog.test"] }), &[sofa, kitchen], &[sofa, kitchen, wall]),
            (json!({ "category": "kitchens" }), &[kitchen, stool], &[kitchen, stool, wall]),
            (json!({ "category": ["kitchens", "sofas"] }), &[sofa, kitchen, stool], &pins),
            (json!("category:kitchens,domain:clay.test"), &[kitchen], &[kitchen]),
            (json!({ "price": [20, 40] }), &[kitchen], &pins),
            (json!({ "in_stock": true }), &[sofa, stool], &pins),
            (json!("price:USD 1-,domain:clay.test"), &[], &[sofa, kitchen]),
        ];
        for (filters, for_sale, plain) in rows {
            for (scope, expected) in [(SearchScope::BuyablePins, for_sale), (SearchScope::Pins, plain)] {
                let filters: SearchFilters = serde_json::from_value(filters.clone()).unwrap();
                // Either option holds them.
                let told = filters.clone();
                for (filters, applied_filters) in [
                    (filters.clone(), SearchFilters::default()),
                    (SearchFilters::default(), filters),
                ] {
                    let asked = SearchPins { scope, filters, applied_filters, ..ask::words("blue") };
                    let mut found = ask::found(&search_pins(ada.clone(), asked).await.unwrap().data);
                    found.sort_unstable();
                    assert_eq!(found, expected, "{scope:?} {told:?}");
                }
            }
        }
        // Ranges of all options are one; what is told is what holds.
        let filters = |text: &str| serde_json::from_value::<SearchFilters>(json!(text)).unwrap();
        let between = ProductFilters {
            price_min: Some(25.0),
            price_max: Some(30.0),
            ..ProductFilters::default()
        };
        let asked = SearchPins {
            scope: SearchScope::BuyablePins,
            applied_product_filters: between,
            filters: filters("price:45-50"),
            applied_filters: filters("domain:clay.test,domain:www.glass.test"),
            ..ask::words("blue")
        };
        let data = search_pins(ada.clone(), asked.clone()).await.unwrap().data;
        assert_eq!(ask::found(&data).len(), 2);
        let told = data.applied_filters.iter();
        let told: Vec<(FilterName, &str)> = told.map(|one| (one.name, one.label.as_str())).collect();
        let expected = [
            (FilterName::Price, "25.00–50.00"),
            (FilterName::Domain, "clay.test"),
            (FilterName::Domain, "glass.test"),
        ];
        assert_eq!(told, expected);
        let choices = data.product_filters.unwrap();
        let labels: Vec<&str> = choices.category_filters.iter().map(|one| one.label.as_str()).collect();
        assert!(labels.contains(&"Kitchens") && labels.contains(&"Sofas and armchairs"), "{labels:?}");
        assert_eq!(choices.price_filters[0].label, "€10.00–€50.00");
        assert_eq!(choices.availability_filters[0].count, 2);
        // In the words of each reader.
        let mut german = world.visitor();
        german.browser.locale = Some("de");
        let narrowed = SearchPins { filters: filters("category:kitchens"), ..asked.clone() };
        let told = search_pins(german, narrowed).await.unwrap().data;
        let applied = told.applied_filters.iter().find(|one| one.name == FilterName::Category);
        assert_eq!(applied.unwrap().label, "Küchen");
        let choices = told.product_filters.unwrap().category_filters;
        assert!(choices.iter().any(|one| (one.label.as_str(), one.category.key.as_str()) == ("Küchen", "kitchens")));
        let asked = SearchPins { scope: SearchScope::Pins, ..asked };
        let data = search_pins(ada.clone(), asked).await.unwrap().data;
        assert_eq!(data.applied_filters.len(), 2, "prices narrow what is for sale alone");
        // A walk goes on in what it was narrowed to, and with that alone.
        let narrowed = |bookmarks| SearchPins {
            filters: filters("category:kitchens"),
            page_size: ask::size(2),
            bookmarks,
            ..ask::words("blue")
        };
        let first = search_pins(ada.clone(), narrowed(Bookmark::Start)).await.unwrap();
        let bookmarks = Bookmark::After(first.bookmark.unwrap());
        let second = search_pins(ada.clone(), narrowed(bookmarks.clone())).await.unwrap();
        assert_eq!((ask::found(&second.data).len(), second.bookmark), (1, None));
        let other = SearchPins { filters: SearchFilters::default(), ..narrowed(bookmarks) };
        assert_eq!(code(search_pins(ada, other).await), Code::BookmarkInvalid);
    }

    async fn what_is_wanted_is_found_however_far_down_it_stands(world: World) {
        let (ada, host) = (world.person("ada").await, world.host());
        let board = builders::board(&ada, "Things").await.board.id;
        let upload = builders::uploaded(&ada).await;
        let leads = async |link: &str| {
            let new = CreatePin {
                upload_id: Some(upload),
                link: Some(link.to_owned()),
                ..builders::new_pin(board, "Blue cup")
            };
            create_pin(ada.clone(), new).await.unwrap().pin.id
        };
        let (cheap, dear) = ("https://clay.test/cup", "https://glass.test/vase");
        sells(&host, dear, "Vase", "99.00", "USD").await;
        let html = page("Cup", "10.00", "EUR").replace("InStock", "SoldOut");
        assert!(keep_page(&host, cheap, html.as_bytes()).await.unwrap());
        let wanted = leads(dear).await;
        // The newest stand first.
        for _ in 0..160 {
            leads(cheap).await;
        }
        world.settle().await;
        let none = ProductFilters::default;
        for (filters, expected) in [
            (ProductFilters { price_min: Some(99.0), ..none() }, vec![wanted]),
            (ProductFilters { currency: Some("usd".into()), ..none() }, vec![wanted]),
            (ProductFilters { in_stock: Some(true), ..none() }, vec![wanted]),
            (ProductFilters { domain: Some("glass.test".into()), ..none() }, vec![wanted]),
            (ProductFilters { price_max: Some(98.0), in_stock: Some(true), ..none() }, vec![]),
            (ProductFilters { price_min: Some(10.01), currency: Some("eur".into()), ..none() }, vec![]),
        ] {
            assert_eq!(sold(&ada, narrowed(filters.clone())).await, expected, "{filters:?}");
            let found = search_pins(ada.clone(), words("blue cup", filters.clone())).await.unwrap();
            assert_eq!(ask::found(&found.data), expected, "by words, {filters:?}");
        }
    }

    async fn filters_follow_what_a_page_asks_for_all_that_lead_there(world: World) {
        let site = Site::start().await;
        site.page("/cup", &page("Cup", "10", "EUR"));
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Things").await.board.id;
        let one = pin(&ada, board, "One cup", &site.url("/cup"), 1).await;
        let other = pin(&ada, board, "Another cup", &site.url("/cup#blue"), 2).await;
        world.settle().await;
        let to = |most: f64, in_stock: bool| ProductFilters {
            price_max: Some(most),
            in_stock: Some(in_stock),
            ..ProductFilters::default()
        };
        assert_eq!(sold(&ada, narrowed(to(10.0, true))).await, [one, other]);
        for (said, cheap, had, all) in [
            (page("Cup", "12", "EUR"), vec![], vec![one, other], vec![one, other]),
            (page("Cup", "9", "EUR").replace("InStock", "SoldOut"), vec![], vec![], vec![one, other]),
            (page("Cup", "9", "EUR"), vec![one, other], vec![one, other], vec![one, other]),
        ] {
            site.page("/cup", &said);
            world.pass(40 * DAY_MS);
            // Told when one of them is looked at.
            get_pin(ada.clone(), GetPin { id: one }).await.unwrap();
            world.settle().await;
            let found = [to(10.0, true), to(20.0, true), to(20.0, false)];
            for (filters, expected) in found.into_iter().zip([cheap, had, all]) {
                assert_eq!(sold(&ada, narrowed(filters.clone())).await, expected, "{filters:?}");
                let found = search_pins(ada.clone(), words("cup", filters.clone())).await.unwrap();
                let mut found = ask::found(&found.data);
                found.sort_unstable();
                assert_eq!(found, expected, "by words, {filters:?}");
            }
        }
    }

    async fn filters_tell_of_what_the_viewer_sees(world: World) {
        let (ada, ben, host) = (world.person("ada").await, world.person("ben").await, world.host());
        let board = builders::board(&ada, "Open").await.board.id;
        let site = "https://clay.test/cup";
        pin(&ada, board, "blue cup", site, 1).await;
        sells(&host, site, "Cup", "10.00", "EUR").await;
        let other = builders::board(&ada, "Other").await.board.id;
        let dear = "https://glass.test/vase";
        pin(&ada, other, "blue vase", dear, 2).await;
        sells(&host, dear, "Vase", "99.00", "EUR").await;
        world.settle().await;
        let domains = async |viewer: &Ctx| {
            let listed = shop(viewer, ListShoppingPins::default()).await.data;
            let asked = SearchPins { scope: SearchScope::BuyablePins, ..ask::words("blue") };
            let found = search_pins(viewer.clone(), asked).await.unwrap().data;
            let told = [listed.product_filters, found.product_filters];
            told.map(|choices| {
                let choices = choices.unwrap().domain_filters;
                let mut domains: Vec<String> = choices.into_iter().map(|one| one.domain).collect();
                domains.sort();
                domains
            })
        };
        assert_eq!(domains(&ben).await, [["clay.test", "glass.test"]; 2]);
        // The index has not followed yet.
        let secret = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(other) };
        update_board(ada.clone(), secret).await.unwrap();
        assert_eq!(domains(&ben).await, [["clay.test"]; 2]);
        let block = BlockUser { user_id: ada.user().unwrap() };
        block_user(ben.clone(), block).await.unwrap();
        assert_eq!(domains(&ben).await, [const { Vec::<String>::new() }; 2]);
    }
}
