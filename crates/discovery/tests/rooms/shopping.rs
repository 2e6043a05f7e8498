//! What is for sale: which pins are listed, how lists are narrowed, by words as well.

mod filters;

use accounts::{
    preferences::update_preferences::update_preferences,
    users::{block_user::block_user, follow_user::follow_user},
};
use collections::{
    links::keep_page::keep_page,
    pins::{create_pin::create_pin_from_file, get_pin::get_pin},
};
use contract::{
    answers::{Bookmark, Written},
    blocks::BlockUser,
    errors::Code,
    feeds::RelatedItem,
    ids::{BoardId, PinId},
    pins::{CreatePin, GetPin, PinView},
    preferences::UpdatePreferences,
    search::{SearchPins, SearchScope},
    shopping::{ListShoppingPins, ProductFilters, ShoppingFeed},
};
use discovery::{
    feeds::{
        list_board_ideas::list_board_ideas, list_home_pins::list_home_pins,
        list_related_modules::list_related_modules, list_related_pins::list_related_pins,
    },
    search::search_pins::search_pins,
    shopping::list_shopping_pins::list_shopping_pins,
};
use kernel::ctx::Ctx;
use serde_json::{Value, json};
use testkit::{builders, pictures};

use crate::{
    ask::{self, code, refused, walk},
    links::Site,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// A pin that leads somewhere, with a picture of its own.
async fn pin(owner: &Ctx, board: BoardId, title: &str, link: &str, seed: u8) -> PinId {
    let new = CreatePin {
        link: Some(link.to_owned()),
        ..builders::new_pin(board, title)
    };
    let made = create_pin_from_file(owner.clone(), new, pictures::png(64, 96, seed)).await;
    made.unwrap().pin.id
}

fn page(name: &str, price: &str, currency: &str) -> String {
    let offer = json!({
        "@type": "Offer", "price": price, "priceCurrency": currency,
        "availability": "https://schema.org/InStock",
    });
    let product = json!({
        "@context": "https://schema.org", "@type": "Product", "name": name, "offers": offer,
    });
    format!("<title>{name}</title><script type='application/ld+json'>{product}</script>")
}

async fn sells(host: &Ctx, link: &str, name: &str, price: &str, currency: &str) {
    let html = page(name, price, currency);
    assert!(keep_page(host, link, html.as_bytes()).await.unwrap());
}

async fn shop(ctx: &Ctx, asked: ListShoppingPins) -> ShoppingFeed {
    list_shopping_pins(ctx.clone(), asked).await.unwrap()
}

fn of(category: &str) -> ListShoppingPins {
    ListShoppingPins {
        category: Some(category.into()),
        ..ListShoppingPins::default()
    }
}

fn narrowed(filters: ProductFilters) -> ListShoppingPins {
    ListShoppingPins {
        applied_product_filters: filters,
        ..ListShoppingPins::default()
    }
}

async fn sold(ctx: &Ctx, asked: ListShoppingPins) -> Vec<PinId> {
    let mut ids = ask::ids(&shop(ctx, asked).await.data.results);
    ids.sort_unstable();
    ids
}

/// Pins for sale that have the words, narrowed.
fn words(query: &str, filters: ProductFilters) -> SearchPins {
    SearchPins {
        scope: SearchScope::BuyablePins,
        applied_product_filters: filters,
        ..ask::words(query)
    }
}

async fn refuse_offers(viewer: &Ctx, refuses: bool) {
    let wanted = UpdatePreferences {
        shopping_rec_disabled: Some(refuses),
        ..UpdatePreferences::default()
    };
    update_preferences(viewer.clone(), wanted).await.unwrap();
}

/// Whether a pin is in the home feed, among pins like another, below that one as a pin and in a
/// strip, among ideas for a board, and in the shop.
async fn recommended(viewer: &Ctx, like: PinId, board: BoardId, pin: PinId) -> [bool; 6] {
    let has = |pins: &[Written<PinView>]| ask::ids(pins).contains(&pin);
    let home = list_home_pins(viewer.clone(), ask::home()).await.unwrap();
    let related = list_related_pins(viewer.clone(), ask::related(like)).await;
    let below = list_related_modules(viewer.clone(), ask::below(like)).await;
    let (mut single, mut strips) = (Vec::new(), Vec::new());
    for item in below.unwrap().items {
        match item {
            RelatedItem::Pin(pin) => single.push(pin),
            RelatedItem::Story(strip) => strips.extend(strip.objects),
        }
    }
    let ideas = list_board_ideas(viewer.clone(), ask::ideas_for(board)).await;
    let sold = shop(viewer, ListShoppingPins::default()).await.data.results;
    [
        has(&home.items),
        has(&related.unwrap().items),
        has(&single),
        has(&strips),
        has(&ideas.unwrap().items),
        has(&sold),
    ]
}

testkit::on_both_engines! {
    async fn what_pages_sell_is_listed_with_its_price(world: World) {
        let (ada, ben, host) = (world.person("ada").await, world.person("ben").await, world.host());
        let board = builders::board(&ada, "Things").await.board.id;
        let hidden = builders::secret_board(&ada, "Presents").await.board.id;
        let (cup, chair) = ("https://clay.test/cup", "https://wood.test/chair");
        sells(&host, cup, "Stoneware cup", "24.50", "EUR").await;
        sells(&host, chair, "Leather sofa", "180", "EUR").await;
        sells(&host, "https://gift.test/", "A present", "5", "EUR").await;
        let cup = pin(&ada, board, "A cup", cup, 1).await;
        let chair = pin(&ada, board, "A leather sofa", chair, 2).await;
        pin(&ada, board, "A cup that is not for sale", "https://blog.test/cup", 3).await;
        pin(&ada, hidden, "A cup to give", "https://gift.test/", 4).await;
        world.settle().await;
        for viewer in [&world.visitor(), &ada, &ben] {
            assert_eq!(sold(viewer, ListShoppingPins::default()).await, [cup, chair]);
        }
        let feed = shop(&ben, of("sofas")).await;
        let told: Vec<Value> = feed.data.results.iter().map(|pin| serde_json::from_str(pin.json()).unwrap()).collect();
        let product = json!({
            "name": "Leather sofa",
            "offer_summary": {
                "price": "€180.00", "price_value": 180.0, "standard_price": null, "in_stock": true,
                "availability": "InStock", "currency": "EUR",
            },
            "site_name": "wood.test",
        });
        assert_eq!((told.len(), &told[0]["product"]), (1, &product));
        let plain = get_pin(ben.clone(), GetPin { id: chair }).await.unwrap();
        assert!(plain.pin.product.is_none(), "lists of what is for sale alone tell it");
        assert_eq!(code(list_shopping_pins(ben.clone(), of("nothing")).await), Code::NotFound);
        let whom = BlockUser { user_id: ada.user().unwrap() };
        block_user(ben.clone(), whom).await.unwrap();
        assert_eq!(sold(&ben, ListShoppingPins::default()).await, []);
    }

    async fn who_wants_none_is_recommended_nothing_to_buy(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&ada, "Oak chairs").await.board.id;
        let sells_it = "https://wood.test/chair";
        sells(&world.host(), sells_it, "Oak chair", "180", "EUR").await;
        let seat = pin(&ada, board, "Oak chair", "https://blog.test/1", 1).await;
        for (number, title) in [(2, "Oak chair in the garden"), (3, "Oak chair, mended")] {
            pin(&ada, board, title, &format!("https://blog.test/{number}"), number).await;
        }
        let sold = pin(&ada, board, "Oak chair for sale", sells_it, 4).await;
        follow_user(cleo.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        world.settle().await;
        let mut ideas = Vec::new();
        for viewer in [&ben, &cleo] {
            ideas.push(builders::board(viewer, "Oak chairs").await.board.id);
        }
        let all = [true; 6];
        assert_eq!(recommended(&ben, seat, ideas[0], sold).await, all);
        assert_eq!(recommended(&cleo, seat, ideas[1], sold).await, all);
        for viewer in [&ada, &ben, &cleo] {
            refuse_offers(viewer, true).await;
        }
        // The strip of the board was three pins, and two are none.
        assert_eq!(recommended(&ben, seat, ideas[0], sold).await, [false, false, false, false, false, true]);
        // What whom they follow pins is no recommendation, and neither is a pin of one's own.
        assert_eq!(recommended(&cleo, seat, ideas[1], sold).await, [true, false, false, false, false, true]);
        let own = list_related_pins(ada.clone(), ask::related(seat)).await.unwrap();
        assert!(ask::ids(&own.items).contains(&sold));
        refuse_offers(&ben, false).await;
        assert_eq!(recommended(&ben, seat, ideas[0], sold).await, all);
    }

    async fn lists_are_narrowed_and_walked(world: World) {
        let (ada, host) = (world.person("ada").await, world.host());
        let board = builders::board(&ada, "Things").await.board.id;
        let mut cups = Vec::new();
        for (at, (site, price, currency)) in
            [("clay", "10", "EUR"), ("clay", "20", "EUR"), ("glass", "30", "EUR"), ("tin", "15", "USD")]
                .into_iter()
                .enumerate()
        {
            let link = format!("https://www.{site}.test/{at}");
            sells(&host, &link, "Cup", price, currency).await;
            cups.push(pin(&ada, board, "Blue cup", &link, at as u8 + 1).await);
        }
        world.settle().await;
        let none = ProductFilters::default;
        let cases: [(ProductFilters, &[PinId]); 7] = [
            (none(), &cups),
            (ProductFilters { price_min: Some(20.0), ..none() }, &cups[1..3]),
            (ProductFilters { price_max: Some(15.0), ..none() }, &[cups[0], cups[3]]),
            (ProductFilters { currency: Some("eur".into()), ..none() }, &cups[..3]),
            (ProductFilters { domain: Some("clay.test".into()), ..none() }, &cups[..2]),
            (
                ProductFilters { domain: Some("www.clay.test".into()), price_max: Some(10.0), ..none() },
                &cups[..1],
            ),
            (ProductFilters { price_min: Some(100.0), ..none() }, &[]),
        ];
        for (filters, expected) in cases {
            assert_eq!(sold(&ada, narrowed(filters.clone())).await, expected, "{filters:?}");
            let found = search_pins(ada.clone(), words("blue cup", filters.clone())).await.unwrap();
            let mut found = ask::found(&found.data);
            found.sort_unstable();
            assert_eq!(found, expected, "by words, {filters:?}");
        }
        // What it can be narrowed by is told before it is, once for each currency and website.
        let cheap = ProductFilters { price_max: Some(10.0), ..none() };
        let choices = shop(&ada, narrowed(cheap.clone())).await.data.product_filters.unwrap();
        let prices: Vec<(&str, f64, f64, usize)> = choices
            .price_filters
            .iter()
            .map(|one| (one.currency.as_str(), one.min_value, one.max_value, one.count))
            .collect();
        assert_eq!(prices, [("EUR", 10.0, 30.0, 3), ("USD", 15.0, 15.0, 1)]);
        let domains: Vec<&str> = choices.domain_filters.iter().map(|one| one.domain.as_str()).collect();
        assert_eq!(domains, ["clay.test", "glass.test", "tin.test"]);
        let found = search_pins(ada.clone(), words("cup", cheap)).await.unwrap();
        assert_eq!(found.data.product_filters.unwrap().price_filters.len(), 2);
        let plain = search_pins(ada.clone(), ask::words("cup")).await.unwrap();
        assert!(plain.data.product_filters.is_none(), "other scopes are not narrowed so");
        for items in [1, 3, 25] {
            let seen = walk(items, |bookmarks, page_size| {
                let all = ListShoppingPins::default();
                let (ada, asked) = (ada.clone(), ListShoppingPins { bookmarks, page_size, ..all });
                async move {
                    let page = list_shopping_pins(ada, asked).await?;
                    Ok((ask::ids(&page.data.results), page.bookmark))
                }
            });
            let mut seen = seen.await;
            seen.sort_unstable();
            assert_eq!(seen, cups, "{items}");
            let found = walk(items, |bookmarks, page_size| {
                let (ada, asked) = (ada.clone(), SearchPins { bookmarks, page_size, ..words("cup", none()) });
                async move {
                    let page = search_pins(ada, asked).await?;
                    Ok((ask::found(&page.data), page.bookmark))
                }
            });
            assert_eq!(found.await.len(), cups.len(), "{items}");
        }
        for (wrong, field) in [
            (ProductFilters { price_min: Some(-1.0), ..none() }, "price_min"),
            (ProductFilters { price_min: Some(5.0), price_max: Some(4.0), ..none() }, "price_min"),
            (ProductFilters { price_max: Some(f64::NAN), ..none() }, "price_min"),
            (ProductFilters { currency: Some("euros".into()), ..none() }, "currency"),
            (ProductFilters { domain: Some(String::new()), ..none() }, "domain"),
        ] {
            let refusal = refused(list_shopping_pins(ada.clone(), narrowed(wrong.clone())).await);
            assert_eq!(refusal.1, field, "{wrong:?}");
            assert_eq!(refused(search_pins(ada.clone(), words("cup", wrong)).await), refusal);
        }
        let elsewhere = shop(&ada, ListShoppingPins { page_size: ask::size(1), ..ListShoppingPins::default() }).await;
        let bookmarks = Bookmark::After(elsewhere.bookmark.unwrap());
        let asked = ListShoppingPins { bookmarks, ..of("birds") };
        assert_eq!(code(list_shopping_pins(ada, asked).await), Code::BookmarkInvalid);
    }

    async fn the_list_follows_what_pages_say(world: World) {
        let site = Site::start().await;
        site.page("/cup", &page("Cup", "10", "EUR"));
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Things").await.board.id;
        // Both lead to a page that is read once, after the index heard of them.
        let one = pin(&ada, board, "One cup", &site.url("/cup"), 1).await;
        let other = pin(&ada, board, "Another cup", &site.url("/cup#blue"), 2).await;
        world.settle().await;
        assert_eq!(sold(&ada, ListShoppingPins::default()).await, [one, other]);
        // Nothing is sold any longer: told when a pin is looked at.
        site.page("/cup", "<title>Sold out for ever</title>");
        world.pass(40 * DAY_MS);
        get_pin(ada.clone(), GetPin { id: one }).await.unwrap();
        world.settle().await;
        assert_eq!(sold(&ada, ListShoppingPins::default()).await, []);
        site.page("/cup", &page("Cup", "12", "EUR"));
        world.pass(40 * DAY_MS);
        get_pin(ada.clone(), GetPin { id: one }).await.unwrap();
        world.settle().await;
        assert!(sold(&ada, ListShoppingPins::default()).await.contains(&one));
    }

    async fn strips_below_a_pin_are_of_its_creator_of_goods_and_of_ideas(world: World) {
        let (ada, ben, host) = (world.person("ada").await, world.person("ben").await, world.host());
        let rooms = builders::board(&ada, "Rooms").await.board.id;
        let shown = pin(&ada, rooms, "oak sofa", "https://blog.test/1", 1).await;
        let strips = async |viewer: &Ctx| {
            let page = list_related_modules(viewer.clone(), ask::below(shown)).await.unwrap();
            let stories = page.items.into_iter().filter_map(|item| match item {
                RelatedItem::Story(story) => Some(story),
                RelatedItem::Pin(_) => None,
            });
            let told = stories.map(|story| {
                let mut ids = story.content_ids;
                ids.sort_unstable();
                (story.story_type, story.action.url, ids)
            });
            told.collect::<Vec<_>>()
        };
        world.settle().await;
        assert!(strips(&ben).await.is_empty(), "two pins are no strip");
        let things = builders::board(&ben, "Things").await.board.id;
        let mut goods = Vec::new();
        for (at, title) in ["red sofa", "blue sofa", "green sofa"].into_iter().enumerate() {
            let link = format!("https://shop.test/{at}");
            sells(&host, &link, title, "10.00", "EUR").await;
            goods.push(pin(&ben, things, title, &link, at as u8 + 10).await);
        }
        world.settle().await;
        let (shop, ideas) = ("shop_similar", "ideas");
        let below = list_related_modules(ben.clone(), ask::below(shown)).await.unwrap();
        let prices = below.items.iter().filter_map(|item| match item {
            RelatedItem::Story(story) if story.story_type == shop => Some(&story.objects),
            RelatedItem::Story(_) | RelatedItem::Pin(_) => None,
        });
        for pin in prices.flatten() {
            let pin: Value = serde_json::from_str(pin.json()).unwrap();
            assert_eq!(pin["product"]["offer_summary"]["price"], "€10.00");
        }
        let told = strips(&ben).await;
        assert_eq!(told[0], (shop, format!("/search/visual/?pin={shown}&shop=1"), goods.clone()));
        assert_eq!((told[1].0, &told[1].2), (ideas, &goods));
        assert!(told[1].1.starts_with("/ideas/") && told.len() == 2, "{told:?}");
        let garden = builders::board(&ada, "Garden").await.board.id;
        let mut own = Vec::new();
        for (at, title) in ["quux", "quuz", "corge"].into_iter().enumerate() {
            own.push(pin(&ada, garden, title, "https://blog.test/2", at as u8 + 20).await);
        }
        world.settle().await;
        let told = strips(&ben).await;
        assert_eq!(told[0], ("more_from_creator", "/ada/".to_owned(), own.clone()));
        assert_eq!(told.len(), 3);
        // Neither what is for sale to who wants none of it, nor anything of who is blocked.
        let (cleo, dora) = (world.person("cleo").await, world.person("dora").await);
        refuse_offers(&cleo, true).await;
        block_user(dora.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        for viewer in [cleo, dora] {
            let kinds = strips(&viewer).await.into_iter().map(|(kind, ..)| kind).collect::<Vec<_>>();
            assert_eq!(kinds, ["more_from_creator"]);
        }
    }
}
