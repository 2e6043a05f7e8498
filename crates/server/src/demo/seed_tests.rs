//! Seeds a small demo into a real house on SQLite.

use std::{io::Cursor, path::Path};

use accounts::{log_ins::log_in::log_in, users::get_user::get_user};
use collections::pins::{get_pin::get_pin, list_user_pins::list_user_pins};
use contract::{
    pins::{GetPin, ListUserPins},
    sessions::LogIn,
    users::GetUser,
};
use image::{ImageFormat, Rgb, RgbImage};
use serde_json::Value;

use super::*;
use crate::{
    blobs::BlobSettings,
    captcha::Captcha,
    chores,
    config::Config,
    demo::{
        EMAIL, PASSWORD,
        catalogue::{Said, Section},
        plan::plan,
        scan,
    },
    flags::RateLimits,
    wiring,
};

/// 25 June 2020.
const NOW_MS: i64 = 1_593_065_622_000;
const PEOPLE: usize = 3;
const PICTURES: u8 = 4;
/// Places of the user whose board the first drawing goes to, and of another.
const OWNER: usize = 0;
const OTHER: usize = 1;

struct Demo {
    folder: tempfile::TempDir,
    house: Arc<House>,
    clock: SeedClock,
    catalogue: Catalogue,
    plan: Plan,
}

impl Demo {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::inside(folder.path()).unwrap();
        let pictures: Vec<String> = (0..PICTURES)
            .map(|number| {
                let png = png(number);
                let signature = scan::signature(&png);
                cache.keep(&signature, &png).unwrap();
                signature
            })
            .collect();
        let mut catalogue = Catalogue::load().unwrap();
        catalogue.people.truncate(PEOPLE);
        for person in &mut catalogue.people {
            person.avatar.clone_from(&pictures[0]);
        }
        let plan = plan(&catalogue, &HashSet::new(), &pictures);
        furnish(&mut catalogue, &plan.originals[0]);
        let clock = SeedClock::default();
        let house = wiring::house(&config(folder.path()), clock.clock()).await;
        Self {
            house: house.unwrap(),
            folder,
            clock,
            catalogue,
            plan,
        }
    }

    async fn seed(&self) -> Report {
        let cache = Cache::inside(self.folder.path()).unwrap();
        let house = self.house.clone();
        let what = (&self.catalogue, &self.plan);
        let report = seed(house, &self.clock, NOW_MS, &cache, what, &|_| {}).await;
        self.clock.set(NOW_MS);
        report.unwrap()
    }

    fn visitor(&self) -> Ctx {
        Ctx {
            actor: Actor::Visitor,
            origin: Origin("http://localhost".into()),
            ..Ctx::of_job(&self.house)
        }
    }

    async fn pins_of(&self, username: &str) -> Vec<Value> {
        let asked = ListUserPins {
            username: Some(username.to_owned()),
            user_id: None,
            bookmarks: Bookmark::Start,
            page_size: PageSize::new(250),
        };
        let page = list_user_pins(self.visitor(), asked).await.unwrap();
        let pins = page.items.iter();
        pins.map(|pin| serde_json::from_str(pin.json()).unwrap())
            .collect()
    }
}

/// One of each thing that makes boards look lived in, about a picture that is there.
fn furnish(catalogue: &mut Catalogue, original: &Original) {
    for person in &mut catalogue.people {
        for said in [&mut person.notes, &mut person.did_its, &mut person.comments] {
            said.clear();
        }
        for board in &mut person.boards {
            (board.sections, board.collaborators) = (Vec::new(), Vec::new());
        }
    }
    let said = |text: &str| Said {
        picture: original.title.clone(),
        text: text.to_owned(),
        reply: None,
    };
    let fine = Said {
        reply: Some("Thank you".to_owned()),
        ..said("Fine")
    };
    let other = catalogue.people[OTHER].username.clone();
    catalogue.people[OWNER].notes.push(said("A note"));
    catalogue.people[OTHER].did_its.push(said("Done"));
    catalogue.people[OTHER].comments.push(fine);
    let boards = catalogue
        .people
        .iter_mut()
        .flat_map(|person| &mut person.boards);
    let board = boards.into_iter().nth(original.board).unwrap();
    board.collaborators.push(other);
    board.sections.push(Section {
        name: "Drawn".to_owned(),
        gathers: vec!["drawing".to_owned()],
    });
}

/// A small picture unlike the others.
fn png(number: u8) -> Vec<u8> {
    let picture = RgbImage::from_fn(80, 120, |x, y| Rgb([x as u8, y as u8, number * 60]));
    let mut png = Cursor::new(Vec::new());
    picture.write_to(&mut png, ImageFormat::Png).unwrap();
    png.into_inner()
}

fn config(data: &Path) -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data: data.to_owned(),
        database: store::Address::Sqlite(data.join("magpie.sqlite")),
        blobs: BlobSettings::in_folder(data),
        mail: mail::Target::Folder(data.join("outbox")),
        mail_from: "post@magpie.test".to_owned(),
        public_url: None,
        siblings: Vec::new(),
        hreflang: Default::default(),
        brand: "Magpie".to_owned(),
        country: "US".to_owned(),
        accounts: accounts::users::policy::AccountRules::default(),
        places: crate::places::PlaceSettings::default(),
        search: Default::default(),
        consent: accounts::consents::read_country::ConsentRules::default(),
        pictures: Default::default(),
        videos: Default::default(),
        experiences: accounts::experiences::policy::ExperienceRules::default(),
        experiments: Default::default(),
        activities: Default::default(),
        captcha: Captcha::Off,
        translation: Default::default(),
        live: Default::default(),
        networks: Vec::new(),
        sign_up: crate::flags::SignUp::Open,
        rate_limits: RateLimits::Relaxed,
        trust_proxy: false,
        hsts_subdomains: false,
        graphql: true,
        allowed_fetch_hosts: Vec::new(),
        nameserver: None,
        admin_listen: None,
        admin_hosts: Vec::new(),
        pin_cache_mb: 16,
        log: "warn".to_owned(),
        machine: 0,
    }
}

#[tokio::test]
async fn everything_planned_is_there_and_a_second_run_adds_nothing() {
    let demo = Demo::new().await;
    let report = demo.seed().await;
    assert_eq!(report.left_out, [""; 0]);
    assert_eq!(
        (report.people, report.pins),
        (PEOPLE, usize::from(PICTURES))
    );
    assert_eq!(report.boards, demo.catalogue.boards().count());
    let saves = demo.plan.steps.iter();
    let saves = saves.filter(|step| matches!(step.deed, Deed::Save(_)));
    assert_eq!(report.saves, saves.count());
    assert_eq!((report.sections, report.pages), (1, pages().len()));
    assert_eq!((report.collaborators, report.notes), (1, 1));
    assert_eq!((report.did_its, report.comments), (1, 2));
    assert_eq!(demo.seed().await, Report::default());
}

#[tokio::test]
async fn what_is_said_stands_where_it_belongs() {
    let demo = Demo::new().await;
    demo.seed().await;
    let pins = demo.pins_of(&demo.catalogue.people[OWNER].username).await;
    let made = pins
        .iter()
        .find(|pin| pin["title"] == demo.plan.originals[0].title.as_str());
    let id = made.unwrap()["id"].as_str().unwrap().parse().unwrap();
    let owner = GetUser {
        username: Some(demo.catalogue.people[OWNER].username.clone()),
        user_id: None,
    };
    let owner = get_user(demo.visitor(), owner).await.unwrap().user.id;
    let ctx = demo.visitor().acting_as(Actor::user(owner));
    let pin = get_pin(ctx, GetPin { id }).await.unwrap();
    assert_eq!(pin.pin.pin_note.as_deref(), Some("A note"));
    assert_eq!(pin.pin.aggregated_pin_data.did_it_data.user_count, 1);
    assert_eq!(pin.pin.comment_count, 2);
    assert_eq!(
        pin.pin.section.map(|section| section.title),
        Some("Drawn".to_owned())
    );
}

/// The house reads the pages as ones that were fetched.
#[tokio::test]
async fn pins_lead_to_a_recipe_and_a_product() {
    let mut demo = Demo::new().await;
    for (original, page) in demo
        .plan
        .originals
        .iter_mut()
        .zip(pages().into_iter().take(2))
    {
        original.link = Some(page.address.to_owned());
    }
    demo.seed().await;
    let mut kinds = Vec::new();
    for person in &demo.catalogue.people {
        for pin in demo.pins_of(&person.username).await {
            let id = pin["id"].as_str().unwrap().parse().unwrap();
            let pin = get_pin(demo.visitor(), GetPin { id }).await.unwrap();
            if let (Some(about), false) = (pin.link_about.rich_summary, pin.pin.is_repin) {
                assert!(!pin.link_about.link_health.unwrap().is_broken);
                kinds.push(about.type_name);
            }
        }
    }
    kinds.sort_unstable();
    assert_eq!(kinds, ["product", "recipe"]);
}

#[tokio::test]
async fn people_have_faces_pins_show_their_licence_and_nothing_is_from_the_future() {
    let demo = Demo::new().await;
    demo.seed().await;
    let mut signatures = HashSet::new();
    for person in &demo.catalogue.people {
        let asked = GetUser {
            username: Some(person.username.clone()),
            user_id: None,
        };
        let them = get_user(demo.visitor(), asked).await.unwrap();
        assert_eq!(them.about, person.about);
        assert!(them.user.image_small_url.is_some());
        let mut last_id = i64::MAX;
        for pin in demo.pins_of(&person.username).await {
            assert_eq!(pin["attribution"]["provider_name"], "CC0-1.0");
            assert!(pin["created_at"].as_str().unwrap().contains("2020"));
            let id: i64 = pin["id"].as_str().unwrap().parse().unwrap();
            assert!(id < last_id);
            last_id = id;
            signatures.insert(pin["image_signature"].to_string());
        }
    }
    assert_eq!(signatures.len(), usize::from(PICTURES));
}

#[tokio::test]
async fn the_first_person_may_sign_in_with_the_password_that_is_told() {
    let demo = Demo::new().await;
    assert_eq!(demo.catalogue.people[0].email, EMAIL);
    demo.seed().await;
    let credentials = LogIn {
        username_or_email: EMAIL.to_owned(),
        password: PASSWORD.to_owned(),
        ..LogIn::default()
    };
    let signed_in = log_in(demo.visitor(), credentials).await.unwrap();
    assert_eq!(signed_in.user.email, EMAIL);
}

/// The house of the first demo holds the data, as a server does.
#[tokio::test]
async fn a_demo_beside_a_server_says_what_to_do() {
    let demo = Demo::new().await;
    let refused = chores::demo(&config(demo.folder.path())).await.unwrap_err();
    let words = "a server is running on this data: stop it, run `magpie demo` again, and start it";
    // As it is printed: with all that it came from.
    assert_eq!(format!("{refused:#}"), words);
}
