//! Pages of videos: lists of them, one among others, and what a video's own page tells.

use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, Reply},
    builders,
};

use crate::{
    hear::{board, data, pin},
    pages::{element, json_ld},
};

/// A pin with a video, on a board of theirs.
async fn video(app: &App, owner: &Caller, board: &str, title: &str) -> String {
    let made = builders::video(&app.ctx(owner), board.parse().unwrap(), title).await;
    app.world.settle().await;
    made.to_string()
}

async fn open(app: &App, path: &str) -> Reply {
    app.open(&Caller::default(), path).await
}

/// Ids of the videos that a page carries, by the options that it asks for them with.
fn carried(page: &Reply, asked: &Value) -> Vec<String> {
    let state = element(page, "__PWS_INITIAL_PROPS__");
    let answers = &state["initialReduxState"]["resources"]["VideosResource"];
    let pins = answers[asked.to_string()]["data"]["results"].as_array();
    let ids = pins.unwrap().iter().map(|pin| pin["id"].as_str().unwrap());
    ids.map(str::to_owned).collect()
}

#[tokio::test]
async fn a_videos_page_tells_where_it_plays() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = video(&app, &ada, &birds, "Robin").await;
    let wren = pin(&app, &ada, &birds, "Wren").await;
    let told = async |id: &str| {
        let html = open(&app, &format!("/pin/{id}/")).await.text();
        let tags = [
            "og:video\"",
            "og:video:type\"",
            "og:type\" content=\"video.other\"",
        ];
        let tags = tags.map(|tag| html.contains(&format!("<meta property=\"{tag}")));
        (tags, json_ld(&html).remove(0))
    };
    let (tags, of_video) = told(&robin).await;
    assert_eq!(tags, [true; 3]);
    let [played, shown] = ["contentUrl", "thumbnailUrl"].map(|name| of_video[name].as_str());
    assert!(played.unwrap().ends_with(".mp4"), "{of_video}");
    assert!(shown.unwrap().contains("/736x/"), "{of_video}");
    assert_eq!(
        (&of_video["@type"], &of_video["duration"], &of_video["name"]),
        (&json!("VideoObject"), &json!("PT10S"), &json!("Robin"))
    );
    let watched = &of_video["interactionStatistic"];
    assert_eq!(watched["userInteractionCount"], 0);
    let (tags, of_picture) = told(&wren).await;
    assert_eq!(
        (tags, &of_picture["@type"]),
        ([false; 3], &json!("ImageObject"))
    );
    for (id, opens, views) in [(&robin, true, json!(0)), (&wren, false, Value::Null)] {
        let seen = data(&app.get(&ada, "Pin", json!({ "id": id })).await);
        assert_eq!(
            (&seen["should_open_in_stream"], &seen["seo_view_count"]),
            (&json!(opens), &views)
        );
    }
}

#[tokio::test]
async fn videos_have_a_page_and_one_for_each_topic() {
    let app = App::with_pages().await;
    let every = json!({ "category": null, "pin_id": null });
    let noindex = "<meta name=\"robots\" content=\"noindex, nofollow\">";
    let empty = open(&app, "/videos/").await;
    assert!(empty.text().contains(noindex));
    assert_eq!(carried(&empty, &every), [""; 0]);
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Mixed").await;
    let owl = video(&app, &ada, &birds, "An owl").await;
    let sofa = video(&app, &ada, &birds, "Green sofa").await;
    pin(&app, &ada, &birds, "Another owl").await;
    app.world.settle().await;
    // The page without a query is kept from before for a while.
    let page = open(&app, "/videos/?at=1").await;
    let mut found = carried(&page, &every);
    found.sort_unstable();
    assert_eq!(found, [owl.clone(), sofa]);
    assert!(!page.text().contains(noindex));
    let of_birds = open(&app, "/videos/?category=birds").await;
    let asked = json!({ "category": "birds", "pin_id": null });
    assert_eq!(carried(&of_birds, &asked), [owl]);
    let html = of_birds.text();
    let canonical = "<link rel=\"canonical\" href=\"http://magpie.test/videos/?category=birds\">";
    for tag in ["<title>Videos about Birds | Magpie</title>", canonical] {
        assert!(html.contains(tag), "{tag} in {html}");
    }
    assert_eq!(open(&app, "/videos/?category=none").await.status, 404);
    let by_number = open(&app, "/videos/?category=11").await;
    assert_eq!(by_number.headers["location"], "/videos/?category=birds");
}

#[tokio::test]
async fn a_video_is_opened_among_others() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let mixed = board(&app, &ada, "Mixed").await;
    let owl = video(&app, &ada, &mixed, "An owl").await;
    let sofa = video(&app, &ada, &mixed, "Green sofa").await;
    let wren = video(&app, &ada, &mixed, "A wren").await;
    let still = pin(&app, &ada, &mixed, "Another owl").await;
    let hidden = builders::secret_board(&app.ctx(&ada), "Hidden").await;
    let hidden = video(&app, &ada, &hidden.board.id.to_string(), "A hidden owl").await;
    for (category, id, others) in [
        ("birds", &owl, vec![&wren]),
        ("birds", &sofa, vec![&owl, &wren]),
        ("all", &owl, vec![&sofa, &wren]),
    ] {
        let page = open(&app, &format!("/videos/{category}/{id}/")).await;
        assert_eq!(page.status, 200, "{category} {id}");
        let topic = Some(category).filter(|key| *key != "all");
        let mut found = carried(&page, &json!({ "category": topic, "pin_id": id }));
        assert_eq!(found.remove(0), *id, "{category}");
        found.sort_unstable();
        let mut others: Vec<&String> = others;
        others.sort_unstable();
        assert_eq!(found.iter().collect::<Vec<_>>(), others, "{category} {id}");
        let known_as = format!("<link rel=\"canonical\" href=\"http://magpie.test/pin/{id}/\">");
        assert!(page.text().contains(&known_as));
        let of_closeup = "class=\"first-picture\"";
        assert!(!page.text().contains(of_closeup), "{category} {id}");
    }
    let moved = open(&app, &format!("/videos/11/{owl}/")).await;
    let to = format!("/videos/birds/{owl}/");
    assert_eq!(moved.headers["location"], to.as_str());
    let worded = open(&app, &format!("/videos/birds/an-owl--{owl}/")).await;
    assert_eq!(worded.status, 200);
    for path in [
        format!("/videos/none/{owl}/"),
        format!("/videos/birds/{still}/"),
        format!("/videos/birds/{hidden}/"),
        "/videos/birds/999/".to_owned(),
        "/videos/birds/owl/".to_owned(),
    ] {
        assert_eq!(open(&app, &path).await.status, 404, "{path}");
    }
}
