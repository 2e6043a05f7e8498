//! Pictures before which sensitivity screens stand (docs/decisions/0088-banned-pictures.md): a
//! portrait is told of its user's profile alone, among `screened_pictures`, and that of a pin to no
//! program that reads what its page is about.

use std::fs;

use accounts::uploads::{make_later::PictureRules, receive_upload::receive_upload};
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, Reply},
    builders, pictures,
    world::World,
};

use super::{
    places::{Extent, Found, walk},
    planted::{Hidden, plant},
    write,
};
use crate::{
    hear::{board, data, pin},
    pages::json_ld,
};

/// What comes before that which a profile tells of them.
const TOLD: &str = "\"screened_pictures\":{";

/// A program that finds something in every picture.
pub const NUDE: &str = r#"cat >/dev/null; echo '[{"class": "NUDE", "score": 0.9}]'"#;
/// A program that finds nothing.
const FINE: &str = "cat >/dev/null; echo '[]'";

/// Places where others meet a user, and see their portrait before a screen stands there.
const FACES: [&str; 14] = [
    "/:username",
    "/pin/:id",
    "ApiResource",
    "batch",
    "get_board",
    "get_pin",
    "get_user",
    "list_comments",
    "list_conversations",
    "list_messages",
    "list_notices",
    "search_pins",
    "suggest_mentions",
    "suggest_shares",
];

/// A host whose program is this script.
pub async fn screening(script: &str) -> App {
    let line = ["sh", script].map(str::to_owned);
    App::with_pages_around(World::sqlite().await.configured(|house| {
        house.extensions.insert(PictureRules {
            screen: Some(line.into()),
            ..PictureRules::default()
        });
    }))
}

/// Everything by which one viewer meets a user, and which is not asked for that user.
async fn meet(app: &App, viewer: &Caller, code: &Value) -> Vec<Found> {
    let mut found = Vec::new();
    for (resource, options) in [
        ("UserFollowers", json!({ "username": "ben" })),
        ("UserFollowing", json!({ "username": "ben" })),
        ("InviteCodeMetadata", json!({ "invite_code": code })),
    ] {
        let reply: Reply = app.get(viewer, resource, options).await;
        data(&reply);
        found.push(Found {
            place: resource.to_owned(),
            text: reply.text().to_lowercase(),
        });
    }
    found
}

/// Has a user meet another in every way, and gives that other's invite.
async fn befriend(app: &App, thing: &mut Hidden, ben: &Caller) -> Value {
    let owner = thing.owner.clone();
    for (one, other) in [(&owner, ben), (ben, &owner)] {
        let whom = json!({ "user_id": app.ctx(other).user().unwrap() });
        write(app, one, "UserFollow", "create", whom).await;
    }
    let bens = board(app, ben, "Mine").await;
    let robin = pin(app, ben, &bens, "Robin").await;
    let said = json!({ "pin_id": robin, "text": "How fine." });
    write(app, &owner, "AggregatedComment", "create", said).await;
    let invite = json!({
        "board_id": thing.options["board_id"], "invited_user_id": app.ctx(ben).user().unwrap(),
    });
    write(app, &owner, "BoardInvite", "create", invite).await;
    thing.send_to(app, &[ben]).await;
    write(app, &owner, "InviteCode", "create", json!({})).await["invite_code"].clone()
}

/// Chooses a portrait; gives the name of its file.
async fn portray(app: &App, owner: &Caller, username: &str) -> String {
    let ctx = app.ctx(owner);
    let upload = builders::registered(&ctx).await;
    let sent = builders::sent(&upload, pictures::png(300, 300, 77));
    receive_upload(ctx, sent).await.unwrap();
    let chosen = json!({ "picture_upload_id": upload.upload_id });
    write(app, owner, "User", "update", chosen).await;
    let seen = data(
        &app.get(owner, "User", json!({ "username": username }))
            .await,
    );
    let url = seen["image_xlarge_url"].as_str().unwrap();
    let file = url.rsplit('/').next().unwrap();
    file.split('.').next().unwrap().to_owned()
}

/// An answer without what it tells of pictures behind screens.
fn bare(text: &str) -> String {
    let (mut kept, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once(TOLD) {
        kept.push_str(before);
        let mut depth = 1;
        let ends = |letter: char| {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            depth == 0
        };
        rest = &after[after.find(ends).expect("it ends")..];
    }
    kept + rest
}

#[tokio::test]
async fn a_screened_portrait_is_told_of_its_profile_alone() {
    let script = std::env::temp_dir().join(format!("magpie-portraits-{}", std::process::id()));
    fs::write(&script, FINE).unwrap();
    let app = screening(script.to_str().unwrap()).await;
    let (owner, ben) = (app.person("axolotl").await, app.person("ben").await);
    let visitor = Caller::default();
    let mut thing = plant(&app, &owner, "axolotl", "axolotl").await;
    let code = befriend(&app, &mut thing, &ben).await;
    // All the other pictures are found fine.
    app.world.settle().await;
    thing.marks = vec![portray(&app, &owner, "axolotl").await];
    let page = async || app.open(&visitor, "/axolotl/").await.text();
    let mut answers = walk(&app, &ben, &thing, Extent::All).await;
    answers.extend(meet(&app, &ben, &code).await);
    let shown = thing.places(&answers);
    let asked = ["UserFollowers", "UserFollowing", "InviteCodeMetadata"];
    for place in FACES.iter().chain(&asked) {
        assert!(shown.contains(*place), "{place} is not in {shown:?}");
    }
    assert!(!page().await.contains("noimageindex"));

    fs::write(&script, NUDE).unwrap();
    app.world.settle().await;
    fs::remove_file(&script).unwrap();
    for (kind, viewer, extent) in [
        ("ben", &ben, Extent::All),
        ("visitor", &visitor, Extent::AboutIt),
    ] {
        let mut answers = walk(&app, viewer, &thing, extent).await;
        answers.extend(meet(&app, viewer, &code).await);
        assert!(
            thing.places(&answers).contains("get_user"),
            "{kind} sees it behind its screen"
        );
        for answer in &mut answers {
            answer.text = bare(&answer.text);
        }
        assert_eq!(thing.places(&answers), [].into(), "{kind}");
    }
    let page = page().await;
    assert!(page.contains("noimageindex"), "{page}");
}

#[tokio::test]
async fn a_screened_pin_is_told_without_its_picture_and_its_video() {
    let script = std::env::temp_dir().join(format!("magpie-pins-{}", std::process::id()));
    fs::write(&script, NUDE).unwrap();
    let app = screening(script.to_str().unwrap()).await;
    let owner = app.person("axolotl").await;
    let thing = plant(&app, &owner, "axolotl", "axolotl").await;
    let of = |name: &str| thing.options[name].as_str().unwrap();
    let (id, signature) = (of("id"), &thing.marks[1]);
    let visitor = Caller::default();
    let told = async || {
        let html = app.open(&visitor, &format!("/pin/{id}/")).await.text();
        let entries = json_ld(&html);
        let kinds: Vec<_> = entries.iter().map(|one| one["@type"].clone()).collect();
        assert_eq!(kinds, ["VideoObject", "BreadcrumbList", "Product"]);
        let head = html.split("</head>").next().unwrap();
        let mut tags = head.split('<').filter(|tag| tag.starts_with("meta "));
        let is_preview = tags.any(|tag| tag.contains(signature));
        (
            json!(entries)
                .to_string()
                .matches(signature.as_str())
                .count(),
            is_preview,
        )
    };
    let path = |name: &str| match name {
        "embed" => format!("/embed/pin/{id}/"),
        "oembed" => format!("/oembed.json?url=http://magpie.test/pin/{id}/"),
        "feed" => "/axolotl/feed.rss".to_owned(),
        _ => format!("/axolotl/{}.rss", of("slug")),
    };
    let shows = async |name: &str| {
        let reply = app.open(&visitor, &path(name)).await;
        reply.text().contains(signature)
    };
    assert_eq!(told().await, (3, true));
    for place in ["embed", "feed", "board"] {
        assert!(shows(place).await, "{place}");
    }
    app.world.settle().await;
    fs::remove_file(&script).unwrap();
    assert_eq!(told().await, (0, false));
    for place in ["embed", "oembed", "feed", "board"] {
        assert!(!shows(place).await, "{place}");
    }
}
