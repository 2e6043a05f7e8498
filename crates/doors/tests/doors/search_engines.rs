//! What pages tell search engines alone: whether they may be listed, and under which
//! other names they are known.

use axum::body::Body;
use doors::pages::alternates::Hreflang;
use http::Request;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller},
    world::World,
};

use crate::{
    hear::{board, data, pin},
    pages::{element, json_ld},
};

/// A pin's field, its page's robots tag and the sitemap say the same.
#[tokio::test]
async fn search_engines_do_not_list_what_says_nothing_in_words() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let visitor = Caller::default();
    for (title, reason) in [("", json!("wordless")), ("Robin", Value::Null)] {
        let id = pin(&app, &ada, &birds, title).await;
        let seen = data(&app.get(&visitor, "Pin", json!({ "id": id })).await);
        assert_eq!(seen["seo_noindex_reason"], reason, "{title}");
        let html = app.open(&visitor, &format!("/pin/{id}/")).await.text();
        let tag = format!(
            "<meta name=\"robots\" content=\"{}\">",
            match reason {
                Value::Null => "max-image-preview:large",
                _ => "noindex, nofollow",
            }
        );
        assert!(html.contains(&tag), "{tag} in {html}");
        let sitemap = app
            .open(&visitor, "/sitemap.xml?of=pins&from=0")
            .await
            .text();
        let told = sitemap.contains(&format!("/pin/{id}/</loc>"));
        assert_eq!(told, reason.is_null(), "{sitemap}");
    }
}

/// Also from a page that is kept: each language has its own.
#[tokio::test]
async fn a_topics_page_names_it_as_its_visitor_reads() {
    let app = App::with_pages().await;
    for (asks, language, name, above) in [
        ("de", "de", "Vögel", "Tiere"),
        ("en", "en", "Birds", "Animals"),
        ("de-AT,de;q=0.9,en;q=0.5", "de", "Vögel", "Tiere"),
        ("ja", "ja", "鳥", "動物"),
        ("nl", "nl", "Birds", "Animals"),
    ] {
        let open = async |path: &str| {
            let request = Request::get(path).header("accept-language", asks);
            app.send_bare(request, Body::empty()).await
        };
        let page = open("/topics/birds/").await;
        let html = page.text();
        assert!(html.contains(&format!("<title>{name} |")), "{asks}: {html}");
        assert!(
            html.contains(&format!("<html lang=\"{language}")),
            "{asks}: {html}"
        );
        let told = json_ld(&html);
        assert_eq!(told[0]["name"], name, "{asks}");
        let way = told[1]["itemListElement"].as_array().unwrap();
        let names: Vec<&Value> = way.iter().map(|crumb| &crumb["name"]).collect();
        assert_eq!(names, ["Ideas", above, name], "{asks}");
        let props = element(&page, "__PWS_INITIAL_PROPS__").to_string();
        assert!(
            props.contains(&format!("\"name\":\"{name}\"")),
            "{asks}: {props}"
        );
        let shop = open("/shopping/birds/11/").await.text();
        assert!(
            shop.contains(&format!("<title>Shop {name} |")),
            "{asks}: {shop}"
        );
    }
}

/// Every address names all others, itself among them; a host that says nothing of its
/// addresses has one language, of which no alternates are told.
#[tokio::test]
async fn pages_name_themselves_under_the_hosts_other_names() {
    const HERE: &str = "https://pins.example";
    const THERE: &str = "https://de.pins.example";
    let alternates = |html: &str| {
        let links = html.split("<link rel=\"alternate\" hreflang=\"").skip(1);
        let links = links.map(|link| link.split("\">").next().unwrap().to_owned());
        links.collect::<Vec<String>>()
    };
    let both = [
        (HERE.to_owned(), "en".to_owned()),
        (THERE.into(), "en-DE".into()),
    ];
    let told = |path: &str| {
        vec![
            format!("en-DE\" href=\"{THERE}{path}"),
            format!("en\" href=\"{HERE}{path}"),
            format!("x-default\" href=\"{HERE}{path}"),
        ]
    };
    for (hreflang, is_told) in [(&both[..], true), (&both[..1], false), (&both[..0], false)] {
        let world = World::sqlite().await.configured(|house| {
            house.settings.address = HERE.into();
            house.settings.siblings = vec![HERE.into(), THERE.into()];
            house
                .extensions
                .insert(Hreflang(hreflang.iter().cloned().collect()));
        });
        let app = App::with_pages_around(world);
        let ada = app.person("ada").await;
        let birds = board(&app, &ada, "Birds").await;
        let robin = pin(&app, &ada, &birds, "Robin").await;
        let robin = format!("/pin/{robin}/");
        let titled = format!("/pin/a-robin--{}", &robin[5..]);
        let none = Vec::new;
        for (path, expected) in [
            ("/", told("/")),
            ("/ada/", told("/ada/")),
            ("/ada/birds", told("/ada/birds/")),
            (robin.as_str(), told(&robin)),
            // Known at another address, kept out, or not there.
            (titled.as_str(), none()),
            ("/search/pins/?q=robin", none()),
            ("/nothing/", none()),
        ] {
            for host in ["pins.example", "de.pins.example"] {
                let request = Request::get(path).header("host", host);
                let page = app.send_whole(request.body(Body::empty()).unwrap()).await;
                let expected = if is_told { expected.clone() } else { none() };
                assert_eq!(
                    alternates(&page.text()),
                    expected,
                    "{host}{path} {hreflang:?}"
                );
            }
        }
    }
}
