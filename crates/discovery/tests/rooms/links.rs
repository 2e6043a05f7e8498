//! Pages that pins lead to, against a small website of the test: read once, shown
//! to viewers of the pin, looked at again, found gone; and pictures to save from.

mod products;

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use collections::{
    links::{
        find_pin_images::find_pin_images,
        jobs,
        keep_page::keep_page,
        open_thumbnail::open_thumbnail,
        refresh_link::{RefreshLink, refresh_link},
    },
    pins::{create_pin::create_pin_from_file, get_pin::get_pin, save_pin::save_pin},
};
use contract::{
    errors::Code,
    ids::{BoardId, PinId},
    links::FindPinImages,
    pins::{CreatePin, GetPin, PinDetail},
};
use kernel::ctx::Ctx;
use testkit::{
    builders,
    counterpart::{Counterpart, Said},
    pictures,
    world::World,
};

use crate::ask::{code, refused};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
const RECIPE: &str = include_str!("../../../metadata/tests/pages/recipe_yoast_graph.html");
const PRODUCT: &str = include_str!("../../../metadata/tests/pages/product_sale.html");

/// A website: what it answers by path; nothing else is there.
pub struct Site {
    server: Counterpart,
    pages: Arc<Mutex<BTreeMap<String, Said>>>,
}

impl Site {
    pub async fn start() -> Self {
        let pages = Arc::new(Mutex::new(BTreeMap::<String, Said>::new()));
        let shown = pages.clone();
        let server = Counterpart::start(move |heard| {
            let path = heard.line.trim_start_matches("GET ");
            let pages = shown.lock().unwrap();
            pages.get(path).cloned().unwrap_or_else(Said::missing)
        });
        Self {
            server: server.await,
            pages,
        }
    }

    pub fn say(&self, path: &str, said: Said) {
        self.pages.lock().unwrap().insert(path.to_owned(), said);
    }

    pub fn page(&self, path: &str, html: &str) {
        self.say(path, Said::of("text/html; charset=utf-8", html));
    }

    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.server.url())
    }

    /// Paths it was asked for, but for its rules.
    fn asked(&self) -> Vec<String> {
        let heard = self.server.heard().into_iter().map(|heard| heard.line);
        heard
            .filter(|line| !line.ends_with("/robots.txt"))
            .collect()
    }

    pub fn seen_from(&self, world: World) -> World {
        world.reaching(&self.server.address.to_string())
    }
}

async fn pin(owner: &Ctx, board: BoardId, link: &str) -> PinId {
    let input = CreatePin {
        link: Some(link.to_owned()),
        ..builders::new_pin(board, "Linked")
    };
    let file = pictures::png(64, 96, 7);
    create_pin_from_file(owner.clone(), input, file)
        .await
        .unwrap()
        .pin
        .id
}

async fn shown(ctx: &Ctx, id: PinId) -> PinDetail {
    get_pin(ctx.clone(), GetPin { id }).await.unwrap()
}

async fn find(ctx: &Ctx, url: &str) -> kernel::error::Result<contract::links::FoundPage> {
    find_pin_images(
        ctx.clone(),
        FindPinImages {
            url: url.to_owned(),
        },
    )
    .await
}

testkit::on_both_engines! {
    async fn a_pin_shows_what_its_page_says(world: World) {
        let site = Site::start().await;
        site.page("/cake", RECIPE);
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Food").await.board.id;
        let id = pin(&ada, board, &site.url("/cake#comments")).await;
        let before = shown(&ada, id).await.link_about;
        assert!(before.rich_metadata.is_none() && before.link_health.is_none());
        world.settle().await;

        let about = shown(&ada, id).await.link_about;
        assert!(!about.link_health.unwrap().is_broken);
        let summary = about.rich_summary.unwrap();
        assert_eq!((summary.type_name, summary.site_name.as_str()), ("recipe", "Weeknight Table"));
        let recipe = about.rich_metadata.unwrap().recipe.unwrap();
        assert_eq!(
            (recipe.display_cook_time.as_str(), recipe.servings_summary.unwrap().summary.as_str()),
            ("55 min", "Serves 4")
        );
        let produce = &recipe.ingredients[0];
        assert_eq!((produce.category.as_str(), produce.ingredients.len()), ("Produce", 3));
        assert_eq!(
            (produce.ingredients[0].amt.as_str(), produce.ingredients[2].name.as_str()),
            ("1 1/2 lbs", "garlic (minced)")
        );
        assert_eq!(recipe.instructions.len(), 3);
        // Asked once, with nothing of ours; saving it elsewhere asks nothing more.
        let ben = world.person("ben").await;
        let other = builders::board(&ben, "Mine").await.board.id;
        let saved = save_pin(ben.clone(), builders::saving(id, other)).await.unwrap();
        world.settle().await;
        assert_eq!(site.asked(), ["GET /cake"]);
        assert!(shown(&world.visitor(), saved.pin.id).await.link_about.rich_metadata.is_some());
    }

    async fn a_page_is_looked_at_again_when_a_pin_is_viewed(world: World) {
        let site = Site::start().await;
        site.page("/a", "<title>First</title>");
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Home").await.board.id;
        let id = pin(&ada, board, &site.url("/a")).await;
        world.settle().await;
        site.page("/a", "<title>Second</title>");
        let title = async || shown(&ada, id).await.link_about.rich_summary.unwrap().display_name;
        assert_eq!(title().await, "First");
        world.settle().await;
        assert_eq!(title().await, "First");
        world.pass(6 * DAY_MS);
        assert_eq!(title().await, "First");
        world.settle().await;
        assert_eq!(title().await, "Second");
        // Twice is once.
        let wish = RefreshLink { address: site.url("/a"), pin_id: id };
        refresh_link(&world.house, &wish).await.unwrap();
        assert_eq!(site.asked().len(), 2);

        // Gone: said at once, and what it was about stays.
        site.say("/a", Said::missing());
        world.pass(6 * DAY_MS);
        title().await;
        world.settle().await;
        let about = shown(&ada, id).await.link_about;
        assert!(about.link_health.unwrap().is_broken);
        assert_eq!(about.rich_summary.unwrap().display_name, "Second");
        // Back again.
        site.page("/a", "<title>Third</title>");
        world.pass(3 * DAY_MS);
        title().await;
        world.settle().await;
        assert!(!shown(&ada, id).await.link_about.link_health.unwrap().is_broken);
        // Not looked at for a season: forgotten.
        world.pass(200 * DAY_MS);
        jobs::tidy(&world.house).await.unwrap();
        assert!(shown(&ada, id).await.link_about.link_health.is_none());
    }

    async fn what_a_website_keeps_from_programs_is_not_asked_for(world: World) {
        let site = Site::start().await;
        site.say("/robots.txt", Said::of("text/plain", "User-agent: *\nDisallow: /private\n"));
        site.page("/private/a", "<title>Hidden</title><img src=/b.jpg>");
        site.say("/open", Said::moved("/private/a"));
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Home").await.board.id;
        let id = pin(&ada, board, &site.url("/private/a")).await;
        world.settle().await;
        assert_eq!(site.asked(), [""; 0]);
        let about = shown(&ada, id).await.link_about;
        assert!(about.rich_metadata.is_none() && !about.link_health.unwrap().is_broken);
        assert_eq!(refused(find(&ada, &site.url("/private/a")).await), (Code::PageForbidden, "url".into()));
        // The rules are asked for once a day.
        assert_eq!(site.server.heard().len(), 1);
    }

    async fn a_secret_pin_tells_its_page_to_its_owner_alone(world: World) {
        let site = Site::start().await;
        site.page("/s", RECIPE);
        let world = site.seen_from(world);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::secret_board(&ada, "Secret").await.board.id;
        let id = pin(&ada, board, &site.url("/s")).await;
        world.settle().await;
        assert!(shown(&ada, id).await.link_about.rich_metadata.is_some());
        assert_eq!(code(get_pin(ben, GetPin { id }).await), Code::NotFound);
        let heard = site.server.heard();
        assert!(heard.iter().all(|one| !one.headers.contains("ada") && !one.headers.contains("referer")));
    }

    async fn pages_are_searched_for_pictures(world: World) {
        let site = Site::start().await;
        let cake = "<title>Cake</title><meta property=og:image content=/big.jpg>\
                    <img src=/small.jpg width=300 height=200 alt=Small>";
        site.page("/cake", cake);
        site.page("/text", "<title>Words alone</title>");
        site.say("/feed", Said::json("{}"));
        site.say("/away", Said::moved(site.url("/cake")));
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let found = find(&ada, &site.url("/away")).await.unwrap();
        assert_eq!(
            (found.title.as_str(), found.url.as_str(), found.site_name.as_str()),
            ("Cake", site.url("/cake").as_str(), "127.0.0.1")
        );
        let urls: Vec<&str> = found.images.iter().map(|image| image.url.as_str()).collect();
        assert_eq!(urls, [site.url("/big.jpg"), site.url("/small.jpg")]);
        assert_eq!((found.images[1].width, found.images[1].alt_text.as_str()), (Some(300), "Small"));
        for (path, expected) in
            [("/text", Code::PageWithoutPictures), ("/feed", Code::PageType), ("/nothing", Code::PageGone)]
        {
            assert_eq!(refused(find(&ada, &site.url(path)).await), (expected, "url".into()), "{path}");
        }
        for address in
            ["javascript:alert(1)", "file:///etc/passwd", "", "http://a b/", "https://me:secret@example.com/"]
        {
            assert_eq!(refused(find(&ada, address).await), (Code::LinkInvalid, "url".into()), "{address}");
        }
        // Into this host's own network there is no way.
        assert_eq!(refused(find(&ada, "http://127.0.0.1:1/").await), (Code::PageForbidden, "url".into()));
        assert_eq!(code(find(&world.visitor(), &site.url("/cake")).await), Code::SignInRequired);
    }

    async fn a_picture_is_found_by_its_own_address(world: World) {
        let site = Site::start().await;
        site.say("/oak.png", Said::of("image/png", "not looked at before it is saved"));
        site.say("/away", Said::moved(site.url("/oak.png")));
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        for path in ["/oak.png", "/away"] {
            let found = find(&ada, &site.url(path)).await.unwrap();
            let images: Vec<&str> = found.images.iter().map(|image| image.url.as_str()).collect();
            assert_eq!(images, [site.url(path)], "it is fetched the same way when it is saved");
            assert_eq!((found.title.as_str(), found.site_name.as_str()), ("", "127.0.0.1"));
        }
    }

    async fn what_is_for_sale_says_so_of_its_pin(world: World) {
        let site = Site::start().await;
        site.page("/throw", PRODUCT);
        let sold_out = PRODUCT.replace("LimitedAvailability", "OutOfStock");
        assert_ne!(sold_out, PRODUCT);
        site.page("/sold-out", &sold_out);
        site.page("/cake", RECIPE);
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Home").await.board.id;
        let mut pins = Vec::new();
        for path in ["/throw", "/sold-out", "/cake"] {
            pins.push(pin(&ada, board, &site.url(path)).await);
        }
        world.settle().await;
        let told = async |id| {
            let about = shown(&ada, id).await.link_about;
            let sold = [about.is_eligible_for_pdp, about.is_oos_product, about.is_stale_product];
            (about.price_currency, sold)
        };
        let first = told(pins[0]).await;
        assert_eq!(first.0.as_deref(), Some("EUR"));
        assert_eq!(first.1, [true, false, false]);
        assert_eq!(told(pins[1]).await.1, [true, true, false]);
        assert_eq!(told(pins[2]).await, (None, [false; 3]));
        // Nothing looked again for a month: the website has gone silent.
        world.pass(31 * DAY_MS);
        assert_eq!(told(pins[0]).await.1, [true, false, true]);
        let closeup = shown(&ada, pins[2]).await.closeup;
        assert!(!closeup.closeup_unified_description.is_empty(), "the page's words where the pinner wrote none");
    }

    async fn a_player_of_a_known_host_is_shown(world: World) {
        let site = Site::start().await;
        let page = |address: &str| {
            format!("<meta property=og:title content=Film><meta property=og:type content=video.other>\
                     <meta property=og:video content=\"{address}\">")
        };
        site.page("/known", &page("https://www.youtube.com/embed/abc"));
        site.page("/unknown", &page("https://player.example/embed/abc"));
        let oembed = format!(
            "<title>A song</title><link rel=alternate type=application/json+oembed href=\"{}\">",
            site.url("/oembed")
        );
        site.page("/song", &oembed);
        site.say("/oembed", Said::json(r#"{"type":"rich","title":"A song","html":
            "<iframe src=\"https://w.soundcloud.com/player/?url=7\" onload=\"x\"></iframe>"}"#));
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Films").await.board.id;
        let cases = [
            ("/known", Some(("https://www.youtube-nocookie.com/embed/abc", "video", "youtube"))),
            ("/unknown", None),
            ("/song", Some(("https://w.soundcloud.com/player/?url=7", "audio", "soundcloud"))),
        ];
        for (path, expected) in cases {
            let id = pin(&ada, board, &site.url(path)).await;
            world.settle().await;
            let embed = shown(&ada, id).await.link_about.embed;
            let embed = embed.as_ref().map(|one| (one.src.as_str(), one.r#type, one.subtype));
            assert_eq!(embed, expected, "{path}");
        }
    }

    async fn copies_of_pictures_are_for_who_asked(world: World) {
        let site = Site::start().await;
        let world = site.seen_from(world);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let url = collections::links::open_thumbnail::thumbnail_url(&ada, &site.url("/gone.jpg"));
        let token = url.trim_end_matches('/').rsplit('/').next().unwrap().to_owned();
        // The caller's own token leads to the picture, which is not there;
        // another user's to nothing.
        assert_eq!(code(open_thumbnail(ada.clone(), &token).await), Code::PictureUnreachable);
        for wrong in [token.replacen('1', "2", 1), String::new(), "a.b.c".into()] {
            assert_eq!(code(open_thumbnail(ada.clone(), &wrong).await), Code::NotFound, "{wrong}");
        }
        assert_eq!(code(open_thumbnail(ben, &token).await), Code::NotFound);
        assert_eq!(site.asked().len(), 1);
        world.pass(2 * 60 * 60 * 1_000);
        assert_eq!(code(open_thumbnail(ada, &token).await), Code::NotFound);
    }
    async fn a_page_that_the_host_gives_is_shown_and_never_asked_for(world: World) {
        let site = Site::start().await;
        let world = site.seen_from(world);
        let (host, ada) = (world.host(), world.person("ada").await);
        let address = site.url("/given");
        let html = "<title>Given</title><meta name='description' content='By the host'>".as_bytes();
        assert_eq!(code(keep_page(&ada, &address, html).await), Code::NotAllowed);
        assert_eq!(code(keep_page(&host, "no address", html).await), Code::LinkInvalid);
        assert!(keep_page(&host, &address, html).await.unwrap());
        assert!(!keep_page(&host, &address, html).await.unwrap());
        let board = builders::board(&ada, "Birds").await.board.id;
        let robin = pin(&ada, board, &address).await;
        for _ in 0..2 {
            let about = shown(&world.visitor(), robin).await.link_about;
            assert_eq!(about.rich_summary.unwrap().display_name, "Given");
            assert!(!about.link_health.unwrap().is_broken);
            world.pass(400 * 24 * 60 * 60 * 1_000);
            world.settle().await;
        }
        assert_eq!(site.asked().len(), 0);
        assert!(keep_page(&host, &address, "<title>Another</title>".as_bytes()).await.unwrap());
    }
}
