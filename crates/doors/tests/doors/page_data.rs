//! What pages carry, and what `contract/pages.json` says that they carry.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use testkit::{
    app::{App, Caller},
    articles,
};

use crate::{
    hear::{board, data, pin},
    pages::element,
};

/// Resources, each with the names of the options that it is asked with.
type Asked = BTreeSet<(String, BTreeSet<String>)>;

/// A name that one side lacks fails here: a page that carries what no switchboard
/// declares, and a declaration that no page fulfils.
#[tokio::test]
async fn pages_carry_what_switchboards_declare_and_nothing_else() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let red = json!({ "board_id": birds, "name": "Red", "initial_pins": [robin] });
    data(&app.post(&ada, "BoardSection", "create", red).await);
    let made = json!({ "pin_id": robin, "details": "It sings." });
    data(&app.post(&ada, "DidItActivity", "create", made).await);
    let said = json!({ "pin_id": robin, "text": "A red one." });
    data(&app.post(&ada, "AggregatedComment", "create", said).await);
    let article = articles::article(&app.ctx(&ada), "Birds", &[robin.parse().unwrap()]).await;
    let article = format!("/today/article/birds/{article}/");
    let robin = format!("/pin/{robin}/");
    let paths = [
        "/",
        "/today/",
        &article,
        &robin,
        "/ada/",
        "/ada/?view=created",
        "/ada/birds/",
        "/ada/birds/red/",
        "/search/pins/?q=robin",
        "/ideas/",
        "/shopping/",
        "/videos/",
        "/topics/birds/",
    ];
    let mut carried = Asked::new();
    for path in paths {
        let page = app.open(&Caller::default(), path).await;
        assert_eq!(page.status, 200, "{path}");
        carried.extend(carried_by(&element(&page, "__PWS_INITIAL_PROPS__")));
    }
    assert_eq!(carried, declared());
}

fn carried_by(props: &Value) -> Asked {
    let resources = props["initialReduxState"]["resources"].as_object().unwrap();
    let answers = resources.iter().flat_map(|(resource, answers)| {
        let asked = answers.as_object().unwrap().keys();
        asked.map(move |options| (resource.clone(), options))
    });
    let named = answers.map(|(resource, options)| {
        let options: Value = serde_json::from_str(options).unwrap();
        let names = options.as_object().unwrap().keys().cloned();
        (resource, names.collect())
    });
    named.collect()
}

fn declared() -> Asked {
    let contract: Value =
        serde_json::from_str(include_str!("../../../../contract/pages.json")).unwrap();
    let lines = contract.as_object().unwrap().iter();
    let named = lines.map(|(resource, line)| {
        let names = line["options"].as_array().unwrap().iter();
        let names = names.map(|name| name.as_str().unwrap().to_owned());
        (resource.clone(), names.collect())
    });
    named.collect()
}

#[tokio::test]
async fn a_topic_has_one_address_and_a_page_of_none_carries_the_refusal() {
    let app = App::with_pages().await;
    for (path, to) in [
        ("/topics/11/", "/topics/birds/"),
        ("/ideas/owls/11/", "/ideas/birds/11/"),
        ("/ideas/birds/999999/", "/ideas/birds/11/"),
        ("/ideas/birds/x/", "/ideas/birds/11/"),
        ("/shopping/owls/11/", "/shopping/birds/11/"),
        ("/shopping/birds/999999/", "/shopping/birds/11/"),
        ("/shopping/11/x/", "/shopping/birds/11/"),
    ] {
        let reply = app.open(&Caller::default(), path).await;
        assert_eq!(
            (reply.status.as_u16(), &reply.headers["location"]),
            (303, &to.parse().unwrap()),
            "{path}"
        );
        assert_eq!(app.open(&Caller::default(), to).await.status, 200, "{to}");
    }
    for (path, resource, option) in [
        ("/topics/none/", "InterestResource", "interest"),
        ("/topics/999999/", "InterestResource", "interest"),
        ("/ideas/none/999999/", "InterestResource", "interest"),
        ("/shopping/none/999999/", "ShoppingFeedResource", "category"),
        (
            "/shopping/none/999999/?price_max=9",
            "ShoppingFeedResource",
            "category",
        ),
    ] {
        let reply = app.open(&Caller::default(), path).await;
        assert_eq!(reply.status, 404, "{path}");
        let state = &element(&reply, "__PWS_INITIAL_PROPS__")["initialReduxState"]["resources"];
        let asked = json!({ option: path.split('/').nth(2).unwrap() });
        assert_eq!(
            state[resource][asked.to_string()]["error"]["http_status"],
            404,
            "{path}: {state}"
        );
    }
}

#[tokio::test]
async fn a_page_carries_as_much_below_a_pin_as_the_web_app_asks_for() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    for number in 0..20 {
        pin(&app, &ada, &birds, &format!("Robin {number}")).await;
    }
    app.world.settle().await;
    let page = app
        .open(&Caller::default(), &format!("/pin/{robin}/"))
        .await;
    let state = &element(&page, "__PWS_INITIAL_PROPS__")["initialReduxState"]["resources"];
    let below = &state["RelatedModulesResource"][json!({ "pin_id": robin }).to_string()];
    assert_eq!(below["data"].as_array().unwrap().len(), 12);
    assert!(below["nextBookmark"].is_string(), "{below}");
    // Specification §9 "Related modules page", for clients that name no size.
    for asked in [
        json!({ "pin_id": robin }),
        json!({ "pin_id": robin, "page_size": null }),
    ] {
        let told = app.get(&Caller::default(), "RelatedModules", asked).await;
        assert_eq!(data(&told).as_array().unwrap().len(), 12);
    }
}
