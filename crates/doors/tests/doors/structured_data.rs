//! What pages say of themselves in schema.org's vocabulary. The snapshot is what
//! `web/scripts/structuredData.test.ts` holds against the vocabulary.

use std::collections::BTreeMap;

use accounts::businesses::become_business::become_business;
use collections::pins::create_pin::create_pin_from_file;
use contract::{businesses::BecomeBusiness, ids::BoardId, pins::CreatePin};
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller},
    articles, builders,
    counterpart::{Counterpart, Said},
    pictures,
    world::World,
};

use crate::{
    hear::{board, data, hidden, pin},
    pages::json_ld,
};

/// What the websites that pins lead to say, by its path.
const WEBSITE: [(&str, &str); 6] = [
    (
        "/recipe",
        include_str!("../../../metadata/tests/pages/recipe_yoast_graph.html"),
    ),
    (
        "/diets",
        include_str!("../../../metadata/tests/pages/recipe_tasty.html"),
    ),
    (
        "/product",
        include_str!("../../../metadata/tests/pages/product_sale.html"),
    ),
    (
        "/tutorial",
        include_str!("../../../metadata/tests/pages/how_to_schema.html"),
    ),
    (
        "/video",
        include_str!("../../../metadata/tests/pages/video_json_ld.html"),
    ),
    (
        "/article",
        include_str!("../../../metadata/tests/pages/article_news.html"),
    ),
];

async fn website() -> Counterpart {
    let answer = |path: &str| WEBSITE.iter().find(|(known, _)| *known == path);
    Counterpart::start(
        move |heard| match answer(heard.line.trim_start_matches("GET ")) {
            Some((_, html)) => Said::of("text/html; charset=utf-8", *html),
            None => Said::missing(),
        },
    )
    .await
}

/// A pin that leads there, with everything that one can say of itself.
async fn linked(app: &App, owner: &Caller, board_id: &str, link: String) -> String {
    let input = CreatePin {
        link: Some(link),
        description: Some("What it is about".into()),
        alt_text: Some("A table".into()),
        topics: Some(vec!["home".into(), "food".into()]),
        ..builders::new_pin(board_id.parse::<BoardId>().unwrap(), "Linked")
    };
    let made = create_pin_from_file(app.ctx(owner), input, pictures::png(64, 96, 7)).await;
    made.unwrap().pin.id.to_string()
}

#[tokio::test]
async fn pages_say_what_they_are_about() {
    let website = website().await;
    let address = website.address.to_string();
    let app = App::with_pages_around(World::sqlite().await.reaching(&address));
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    pin(&app, &ada, &birds, "Owl").await;
    // Whom search engines are not told of speaks last, and would stand first.
    for (name, is_kept_out) in [("ben", false), ("cleo", true)] {
        let who = app.person(name).await;
        let sight = json!({ "exclude_from_search": is_kept_out });
        data(&app.post(&who, "UserPreferences", "update", sight).await);
        let said = json!({ "pin_id": robin, "text": format!("{name} says so.") });
        data(&app.post(&who, "AggregatedComment", "create", said).await);
    }
    let red = json!({ "board_id": birds, "name": "Red", "initial_pins": [robin] });
    data(&app.post(&ada, "BoardSection", "create", red).await);
    let about = json!({ "about": "Looks out of the window" });
    data(&app.post(&ada, "User", "update", about).await);
    let shop = app.person("shopkeeper").await;
    let business = BecomeBusiness {
        business_name: "The shop".to_owned(),
        passcode: None,
    };
    become_business(app.ctx(&shop), business).await.unwrap();
    let window = board(&app, &shop, "Window").await;
    let films = board(&app, &shop, "Films").await;
    let film = builders::video(&app.ctx(&shop), films.parse().unwrap(), "Film").await;
    let pins = [robin.parse().unwrap()];
    let article = articles::article(&app.ctx(&ada), "Birds of the year", &pins).await;
    let mut pages = vec![
        ("profile".to_owned(), "/ada/".to_owned()),
        ("profile of a business".into(), "/shopkeeper/".into()),
        ("board".into(), "/ada/birds/".into()),
        ("board of a business".into(), "/shopkeeper/window/".into()),
        ("section".into(), "/ada/birds/red/".into()),
        ("topic".into(), "/topics/birds/".into()),
        (
            "article".into(),
            format!("/today/article/birds-of-the-year/{article}/"),
        ),
        ("pin".into(), format!("/pin/{robin}/")),
        ("pin with a video".into(), format!("/pin/{film}/")),
    ];
    for (path, _) in WEBSITE {
        let id = linked(&app, &shop, &window, format!("{}{path}", website.url())).await;
        pages.push((format!("pin of a {}", &path[1..]), format!("/pin/{id}/")));
    }
    app.world.settle().await;
    let mut said: BTreeMap<String, Value> = BTreeMap::new();
    for (name, path) in pages {
        let page = app.open(&Caller::default(), &path).await;
        assert_eq!(page.status, 200, "{path}");
        let things = Value::from(json_ld(&page.text()));
        let text = hidden(things).to_string().replace(&address, "website.test");
        said.insert(name, serde_json::from_str(&text).unwrap());
    }
    insta::assert_json_snapshot!(said);
}
