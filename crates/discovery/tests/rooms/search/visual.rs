//! Searching by parts of pictures, and the index of what pictures show.

mod details;

use std::collections::BTreeSet;

use accounts::{
    uploads::{describe_pictures::describe_pictures, receive_upload::receive_upload},
    users::block_user::block_user,
};
use collections::{
    links::keep_page::keep_page,
    pins::{create_pin::create_pin, delete_pin::delete_pin, get_pin::get_pin},
};
use contract::{
    answers::{Bookmark, Written},
    blocks::BlockUser,
    errors::Code,
    ids::{BoardId, PinId, UploadId},
    pins::{CreatePin, DeletePin, GetPin, PinView},
    search::{
        SearchPins,
        visual::{Crop, SearchFlashlight, SearchVisually, VisualResults},
    },
};
use discovery::{
    feeds::list_related_pins::list_related_pins,
    lookalikes::find_lookalikes::PictureIndex,
    search::{
        search_flashlight::search_flashlight, search_pins::search_pins,
        search_visually::search_visually,
    },
};
use kernel::ctx::Ctx;
use serde_json::json;
use store::{Run, args};
use testkit::{builders, pictures, world::World};

use crate::ask::{self, code, refused, walk};

store::sql! {
    slow FORGET: () = "UPDATE pictures SET descriptor = NULL";
    NAMES: (String, Option<Vec<u8>>) = "SELECT signature, descriptor FROM pictures ORDER BY signature LIMIT 1000";
}

/// Where a motif lies in the pictures that have one as a detail.
const DETAIL: [f32; 4] = [0.5, 0.25, 0.4, 0.5];
const LAMP: u8 = 6;
const GROUND: u8 = 1;

async fn uploaded(owner: &Ctx, file: Vec<u8>) -> UploadId {
    let upload = builders::registered(owner).await;
    let sent = builders::sent(&upload, file);
    receive_upload(owner.clone(), sent).await.unwrap();
    upload.upload_id
}

async fn pin(owner: &Ctx, board: BoardId, title: &str, file: Vec<u8>) -> PinId {
    let upload = uploaded(owner, file).await;
    builders::pin_of(owner, upload, board, title).await
}

/// A part of the picture of a pin.
fn part(id: PinId, [x, y, w, h]: [f64; 4]) -> SearchVisually {
    SearchVisually {
        x: Some(x),
        y: Some(y),
        w: Some(w),
        h: Some(h),
        ..ask::like(id)
    }
}

fn detail(id: PinId) -> SearchVisually {
    part(id, DETAIL.map(f64::from))
}

async fn found(viewer: &Ctx, asked: SearchVisually) -> VisualResults {
    search_visually(viewer.clone(), asked).await.unwrap().data
}

async fn ids(viewer: &Ctx, asked: SearchVisually) -> Vec<PinId> {
    ask::ids(&found(viewer, asked).await.results)
}

/// A room with a lamp in it, a lamp, and other things.
struct Shop {
    room: PinId,
    lamp: PinId,
    board: BoardId,
}

async fn shop(world: &World, owner: &Ctx) -> Shop {
    let board = builders::board(owner, "Things").await.board.id;
    let room = pictures::collage(240, 240, GROUND, &[(LAMP, DETAIL)]);
    let room = pin(owner, board, "Room", room).await;
    for number in [GROUND, 2, 3, 4, 8] {
        let file = pictures::motif(120, 120, number);
        pin(owner, board, &format!("Thing {number}"), file).await;
    }
    let lamp = pin(owner, board, "Thing", pictures::motif(96, 120, LAMP)).await;
    world.settle().await;
    Shop { room, lamp, board }
}

/// The same lamp from a page that sells it.
async fn sold(owner: &Ctx, board: BoardId, size: u32, link: &str) -> PinId {
    let upload = uploaded(owner, pictures::motif(size, size, LAMP)).await;
    let input = CreatePin {
        upload_id: Some(upload),
        link: Some(link.into()),
        topics: Some(vec!["lighting".into()]),
        ..builders::new_pin(board, "For sale")
    };
    create_pin(owner.clone(), input).await.unwrap().pin.id
}

async fn sells(host: &Ctx, link: &str, price: &str, currency: &str) {
    let offer = json!({ "@type": "Offer", "price": price, "priceCurrency": currency });
    let product = json!({ "@context": "https://schema.org", "@type": "Product", "name": "Lamp", "offers": offer });
    let html = format!("<title>Lamp</title><script type='application/ld+json'>{product}</script>");
    assert!(keep_page(host, link, html.as_bytes()).await.unwrap());
}

/// No picture was described.
async fn forget(world: &World) {
    let tx = world.house.begin().await.unwrap();
    tx.exec(&FORGET, &args![]).await.unwrap();
    tx.commit().await.unwrap();
}

testkit::on_both_engines! {
    async fn a_detail_finds_what_it_shows(world: World) {
        let ada = world.person("ada").await;
        let shop = shop(&world, &ada).await;
        for viewer in [&ada, &world.visitor()] {
            let near = ids(viewer, detail(shop.room)).await;
            assert_eq!(near[0], shop.lamp);
            assert!(!near.contains(&shop.room), "its own picture is none of its lookalikes");
            assert_eq!(near.len(), 6);
            // A hand is not exact.
            let loose = part(shop.room, [0.47, 0.22, 0.45, 0.55]);
            assert_eq!(ids(viewer, loose).await[0], shop.lamp);
            assert_ne!(ids(viewer, ask::like(shop.room)).await[0], shop.lamp);
        }
    }

    async fn boxes_lie_within_the_picture(world: World) {
        let ada = world.person("ada").await;
        let shop = shop(&world, &ada).await;
        for wrong in [
            [0.0, 0.0, 0.0, 0.5],
            [0.2, 0.2, 0.3, 0.001],
            [0.8, 0.0, 0.3, 0.3],
            [-0.1, 0.0, 0.3, 0.3],
            [0.0, 0.0, -1.0, 1.0],
            [f64::NAN, 0.0, 0.5, 0.5],
            [0.0, 0.0, f64::INFINITY, 0.5],
            [1e300, 1e300, 1e300, 1e300],
        ] {
            let refusal = refused(search_visually(ada.clone(), part(shop.room, wrong)).await);
            assert_eq!(refusal, (Code::InvalidInput, "crop".into()), "{wrong:?}");
            let [x, y, w, h] = wrong;
            let crop = Some(Crop { x, y, w, h });
            let asked = SearchFlashlight { crop, ..ask::flashlight(shop.room) };
            let refusal = refused(search_flashlight(ada.clone(), asked).await);
            assert_eq!(refusal, (Code::InvalidInput, "crop".into()), "{wrong:?}");
        }
        let three = SearchVisually { h: None, ..detail(shop.room) };
        assert_eq!(refused(search_visually(ada.clone(), three).await), (Code::InvalidInput, "crop".into()));
        let nothing = SearchVisually::default();
        assert_eq!(refused(search_visually(ada.clone(), nothing).await), (Code::InvalidInput, "pin_id".into()));
        assert_eq!(ids(&ada, part(shop.room, [0.0, 0.0, 1.0, 1.0])).await, ids(&ada, ask::like(shop.room)).await);
    }

    async fn an_uploaded_picture_is_searched_with_by_its_uploader(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let shop = shop(&world, &ada).await;
        let upload_id = Some(uploaded(&ben, pictures::motif(333, 333, LAMP)).await);
        let asked = || SearchVisually { upload_id, ..SearchVisually::default() };
        assert_eq!(ids(&ben, asked()).await[0], shop.lamp);
        let room = uploaded(&ben, pictures::collage(200, 200, GROUND, &[(LAMP, DETAIL)])).await;
        let cut = SearchVisually { pin_id: None, upload_id: Some(room), ..detail(shop.room) };
        assert_eq!(ids(&ben, cut).await[0], shop.lamp);
        assert_eq!(refused(search_visually(ada, asked()).await), (Code::UploadInvalid, "upload_id".into()));
        assert_eq!(code(search_visually(world.visitor(), asked()).await), Code::SignInRequired);
        let both = SearchVisually { pin_id: Some(shop.room), ..asked() };
        assert_eq!(refused(search_visually(ben.clone(), both).await), (Code::InvalidInput, "pin_id".into()));
        let unfinished = builders::registered(&ben).await.upload_id;
        let early = SearchVisually { upload_id: Some(unfinished), ..asked() };
        assert_eq!(code(search_visually(ben, early).await), Code::UploadUnfinished);
    }

    async fn results_are_walked_once_each(world: World) {
        let ada = world.person("ada").await;
        let shop = shop(&world, &ada).await;
        let whole = ids(&ada, detail(shop.room)).await;
        for items in [1, 2, 3, 25] {
            let seen = walk(items, |bookmarks, page_size| {
                let asked = SearchVisually { bookmarks, page_size, ..detail(shop.room) };
                let ada = ada.clone();
                async move {
                    let page = search_visually(ada, asked).await?;
                    Ok((ask::ids(&page.data.results), page.bookmark))
                }
            });
            assert_eq!(seen.await, whole, "{items}");
        }
        let one = SearchVisually { page_size: ask::size(1), ..detail(shop.room) };
        let bookmark = search_visually(ada.clone(), one).await.unwrap().bookmark.unwrap();
        let elsewhere = SearchVisually { bookmarks: Bookmark::After(bookmark), ..ask::like(shop.room) };
        assert_eq!(code(search_visually(ada, elsewhere).await), Code::BookmarkInvalid);
    }

    async fn words_are_told_that_several_lookalikes_share(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let shop = shop(&world, &ada).await;
        let board = builders::board(&ben, "Lamps").await.board.id;
        let words = async |viewer: &Ctx| found(viewer, detail(shop.room)).await.annotations;
        sold(&ben, board, 90, "https://one.test/").await;
        world.settle().await;
        assert_eq!(words(&ada).await, Vec::<String>::new(), "one of them has a word");
        sold(&ben, board, 110, "https://two.test/").await;
        world.settle().await;
        assert_eq!(words(&ada).await, ["lighting"]);
        let whom = BlockUser { user_id: ben.user().unwrap() };
        block_user(ada.clone(), whom).await.unwrap();
        assert_eq!(words(&ada).await, Vec::<String>::new(), "words of who is blocked");
    }

    async fn results_are_narrowed_by_what_pages_sell(world: World) {
        let (ada, host) = (world.person("ada").await, world.host());
        let shop = shop(&world, &ada).await;
        let mut lamps = Vec::new();
        for (at, (website, price, currency)) in
            [("one", "20", "USD"), ("one", "35.50", "USD"), ("two", "50", "EUR")].into_iter().enumerate()
        {
            let link = format!("https://www.{website}.test/lamp/{at}");
            sells(&host, &link, price, currency).await;
            lamps.push(sold(&ada, shop.board, 80 + 20 * at as u32, &link).await);
        }
        let unsold = sold(&ada, shop.board, 150, "https://three.test/").await;
        world.settle().await;
        let look = async |asked: SearchFlashlight| search_flashlight(ada.clone(), asked).await.unwrap();
        let found = async |asked| ask::ids(&look(asked).await.data.results).into_iter().collect::<BTreeSet<_>>();
        let asked = || ask::flashlight(shop.lamp);
        let all = look(asked()).await.data;
        let domains: Vec<(&str, usize)> = all.domain_filters.iter().map(|it| (it.domain.as_str(), it.count)).collect();
        assert_eq!(domains, [("one.test", 2), ("three.test", 1), ("two.test", 1)]);
        let prices: Vec<(&str, f64, f64)> =
            all.price_filters.iter().map(|it| (it.currency.as_str(), it.min_value, it.max_value)).collect();
        assert_eq!(prices, [("USD", 20.0, 35.5), ("EUR", 50.0, 50.0)]);
        let category = all.category_filters.iter().find(|it| it.category.name.eq_ignore_ascii_case("lighting"));
        let category = category.expect("a topic").category.id;
        let set = |ids: &[PinId]| ids.iter().copied().collect::<BTreeSet<_>>();
        let shopping = || SearchFlashlight { is_shopping: true, ..asked() };
        assert_eq!(found(shopping()).await, set(&lamps));
        for (asked, told) in [(shopping(), true), (asked(), false)] {
            let pins = look(asked).await.data.results;
            let is_priced = |pin: &&Written<PinView>| pin.json().contains("\"offer_summary\"");
            assert_eq!(pins.iter().filter(is_priced).count() == pins.len(), told, "prices");
        }
        let told = look(shopping()).await.data.domain_filters.len();
        assert_eq!(told, 2, "filters are of what is sold");
        let cheap = SearchFlashlight { price_max: Some(35.5), ..asked() };
        assert_eq!(found(cheap).await, set(&lamps[..2]));
        let dear = SearchFlashlight { price_min: Some(30.0), ..asked() };
        assert_eq!(found(dear).await, set(&lamps[1..]));
        let euros = SearchFlashlight { currency: Some("eur".into()), ..asked() };
        assert_eq!(found(euros).await, set(&lamps[2..]));
        let of_one = SearchFlashlight { domain: Some("www.one.test".into()), ..shopping() };
        assert_eq!(found(of_one).await, set(&lamps[..2]));
        let lit = SearchFlashlight { category: Some(category), ..asked() };
        assert_eq!(found(lit).await, set(&[&lamps[..], &[unsold]].concat()));
        for (wrong, field) in [
            (SearchFlashlight { price_min: Some(9.0), price_max: Some(8.0), ..asked() }, "price_min"),
            (SearchFlashlight { price_min: Some(-1.0), ..asked() }, "price_min"),
            (SearchFlashlight { currency: Some("$".into()), ..asked() }, "currency"),
        ] {
            let refusal = refused(search_flashlight(ada.clone(), wrong).await);
            assert_eq!(refusal, (Code::InvalidInput, field.into()));
        }
        let one = SearchFlashlight { page_size: ask::size(1), ..shopping() };
        let first = look(one.clone()).await;
        let bookmarks = Bookmark::After(first.bookmark.unwrap());
        let second = look(SearchFlashlight { bookmarks, ..one }).await;
        assert_ne!(ask::ids(&first.data.results), ask::ids(&second.data.results));
        assert!(second.data.price_filters.is_empty(), "told on the first page");
    }

    async fn pictures_of_before_are_described_by_a_job(world: World) {
        let ada = world.person("ada").await;
        let stored = async || world.house.db.all(&NAMES, &args![]).await.unwrap();
        let shop = shop(&world, &ada).await;
        let before = stored().await;
        forget(&world).await;
        let late = world.beside();
        late.settle().await;
        let (index, late_index) = (world.house.get::<PictureIndex>(), late.house.get::<PictureIndex>());
        assert_eq!((index.0.len(), late_index.0.len()), (7, 0));
        describe_pictures(&world.house).await.unwrap();
        for ((_, was), (_, is)) in before.iter().zip(&stored().await) {
            let (was, is) = (was.as_ref().unwrap(), is.as_ref().unwrap());
            let far: u32 = was.iter().zip(is).map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum();
            assert!(far < 1_500, "{far}");
        }
        // What was looked for in vain is looked for again, after a while.
        late.settle().await;
        assert_eq!(late_index.0.len(), 0);
        late.pass(10_000);
        late.settle().await;
        assert_eq!(late_index.0.len(), 7);
        let viewer = late.as_user(ada.user().unwrap());
        assert_eq!(ids(&viewer, detail(shop.room)).await[0], shop.lamp);
    }

    async fn a_picture_that_cannot_be_described_holds_up_no_other(world: World) {
        let ada = world.person("ada").await;
        shop(&world, &ada).await;
        let names = world.house.db.all(&NAMES, &args![]).await.unwrap();
        forget(&world).await;
        let (broken, missing) = (&names[0].0, &names[1].0);
        let place = |signature: &str| {
            let [a, b, c] = [&signature[..2], &signature[2..4], &signature[4..6]];
            world.pictures().join(a).join(b).join(c).join(signature)
        };
        for size in ["236x.png", "474x.png", "736x.png"] {
            std::fs::write(place(broken).join(size), "no picture").unwrap();
        }
        std::fs::remove_dir_all(place(missing)).unwrap();
        describe_pictures(&world.house).await.unwrap();
        let now = world.house.db.all(&NAMES, &args![]).await.unwrap();
        for (signature, descriptor) in now {
            let bytes = if [broken, missing].contains(&&signature) { 0 } else { 128 };
            assert_eq!(descriptor.map(|it| it.len()), Some(bytes), "{signature}");
        }
    }

    async fn another_server_finds_what_was_saved_at_the_first(world: World) {
        let ada = world.person("ada").await;
        let beside = world.beside();
        let shop = shop(&world, &ada).await;
        beside.settle().await;
        let viewer = beside.as_user(ada.user().unwrap());
        assert_eq!(ids(&viewer, detail(shop.room)).await[0], shop.lamp);
        let new = pin(&ada, shop.board, "New", pictures::motif(130, 130, LAMP)).await;
        beside.settle().await;
        assert!(ids(&viewer, detail(shop.room)).await[..2].contains(&new));
        delete_pin(ada, DeletePin { id: new }).await.unwrap();
        beside.settle().await;
        assert!(!ids(&viewer, detail(shop.room)).await.contains(&new));
    }

    async fn a_pin_without_saves_is_related_to_what_looks_like_it(world: World) {
        let ada = world.person("ada").await;
        let shop = shop(&world, &ada).await;
        let other = builders::board(&ada, "Other").await.board.id;
        let like = pin(&ada, other, "Quite different words", pictures::motif(90, 90, LAMP)).await;
        world.settle().await;
        let related = list_related_pins(ada.clone(), ask::related(shop.lamp)).await.unwrap();
        assert_eq!(ask::ids(&related.items)[0], like);
    }

    async fn chosen_pictures_raise_what_looks_like_them_among_what_words_find(world: World) {
        let ada = world.person("ada").await;
        let shop = shop(&world, &ada).await;
        let board = builders::board(&ada, "Halls").await.board.id;
        let mut halls = Vec::new();
        for motif in [2, LAMP, 3] {
            halls.push(pin(&ada, board, "A hallway", pictures::motif(90, 90, motif)).await);
        }
        world.settle().await;
        let (lamp, chosen) = (halls[1], get_pin(ada.clone(), GetPin { id: shop.lamp }).await.unwrap().pin);
        let asked = async |query_pin_sigs: Vec<String>| {
            let search = SearchPins { query_pin_sigs, ..ask::words("hallway") };
            search_pins(ada.clone(), search).await
        };
        let before = ask::found(&asked(Vec::new()).await.unwrap().data);
        assert_eq!(before.len(), 3);
        assert_ne!(before[0], lamp, "words alone have another first");
        let signature = chosen.image_signature;
        let leaning = asked(vec![signature.clone(), "0".repeat(32), signature.clone()]).await.unwrap().data;
        let after = ask::found(&leaning);
        assert_eq!(after[0], lamp);
        // Those that are known are shown, each once.
        let shown: Vec<&str> = leaning.query_pins.iter().map(|one| one.image_signature.as_str()).collect();
        assert_eq!(shown, [&signature]);
        assert!(leaning.query_pins[0].image_url.contains(&format!("/136x136/{}", &signature[..2])));
        assert_eq!(after[1..], before.iter().copied().filter(|pin| *pin != lamp).collect::<Vec<_>>());
        // A picture that is not known changes nothing, nor does what is none.
        for odd in ["0".repeat(32), "0".repeat(65), String::new(), "a\0b".to_owned()] {
            assert_eq!(ask::found(&asked(vec![odd; 11]).await.unwrap().data), before);
        }
    }
}
