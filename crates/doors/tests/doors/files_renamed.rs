//! Addresses of pictures from before, which were made of the file (decision 3): they lead to
//! the pictures that visitors see, and to nothing else.

use accounts::{
    preferences::update_preferences::update_preferences,
    uploads::{receive_upload::receive_upload, rename_picture::rename_pictures},
    users::update_user::update_user,
};
use axum::body::Body;
use collections::{did_its::tell_did_it::tell_did_it, pins::get_pin::get_pin};
use contract::{
    did_its::TellDidIt,
    ids::{BoardId, PinId, UploadId},
    pins::GetPin,
    preferences::UpdatePreferences,
    users::UpdateUser,
};
use http::Request;
use kernel::ctx::Ctx;
use testkit::{
    app::{App, Caller, Reply},
    bare::{address, named_as_before},
    builders, pictures,
    world::World,
};

const MINUTE_MS: i64 = 60 * 1_000;

async fn fetch(app: &App, path: &str) -> Reply {
    app.send_bare(Request::get(path), Body::empty()).await
}

/// A picture that was called by its hash, renamed: its addresses before and now.
async fn renamed(app: &App, file: &[u8]) -> (String, String) {
    let house = &app.world.house;
    let (old, new) = named_as_before(house, file).await;
    rename_pictures(house).await.unwrap();
    app.world.pass(10 * MINUTE_MS);
    app.world.settle().await;
    (address(&old), address(&new))
}

/// A picture of its own for each seed, shown in one way.
async fn photograph(ctx: &Ctx, seed: u8) -> (UploadId, Vec<u8>) {
    let file = pictures::png(64, 48, seed);
    let upload = builders::registered(ctx).await;
    let sent = builders::sent(&upload, file.clone());
    receive_upload(ctx.clone(), sent).await.unwrap();
    (upload.upload_id, file)
}

async fn pinned(ctx: &Ctx, board: BoardId, seed: u8) -> (PinId, Vec<u8>) {
    let (upload, file) = photograph(ctx, seed).await;
    (builders::pin_of(ctx, upload, board, "Robin").await, file)
}

async fn did_it(ctx: &Ctx, pin: PinId, seed: u8) -> Vec<u8> {
    let signature = builders::photograph(ctx, seed).await;
    let told = TellDidIt {
        pin_id: pin,
        details: None,
        image_signatures: Some(vec![signature]),
    };
    tell_did_it(ctx.clone(), told).await.unwrap();
    pictures::png(64, 48, seed)
}

async fn avatar(ctx: &Ctx, seed: u8) -> Vec<u8> {
    let (upload, file) = photograph(ctx, seed).await;
    let profile = UpdateUser {
        picture_upload_id: Some(upload),
        ..UpdateUser::default()
    };
    update_user(ctx.clone(), profile).await.unwrap();
    file
}

fn of(reply: &Reply, header: &str) -> String {
    let value = reply.headers.get(header);
    value.map_or("", |value| value.to_str().unwrap()).to_owned()
}

/// All of an answer but what tells of the request: status and headers, then the body.
fn answer(reply: &Reply) -> (Vec<String>, Vec<u8>) {
    let own = |name: &str| name == "date" || name.contains("request-id");
    let headers = reply.headers.iter().filter(|(name, _)| !own(name.as_str()));
    let headers = headers.map(|(name, value)| format!("{name}: {value:?}"));
    let head = std::iter::once(reply.status.to_string()).chain(headers);
    (head.collect(), reply.body.to_vec())
}

#[tokio::test]
async fn addresses_of_before_lead_to_what_visitors_see() {
    let app = App::start().await;
    let [ada, ben, cyd] = ["ada", "ben", "cyd"].map(|name| app.person(name));
    let (ada, ben, cyd) = (
        app.ctx(&ada.await),
        app.ctx(&ben.await),
        app.ctx(&cyd.await),
    );
    let private = UpdatePreferences {
        is_private_profile: Some(true),
        ..UpdatePreferences::default()
    };
    update_preferences(cyd.clone(), private).await.unwrap();
    let open = builders::board(&ada, "Birds").await.board.id;
    let secret = builders::secret_board(&ada, "Gifts").await.board.id;
    let protected = builders::protected_board(&ada, "Plans").await.board.id;
    let (robin, public) = pinned(&ada, open, 1).await;
    let (gift, hidden) = pinned(&ada, secret, 2).await;
    let (_, unlisted) = pinned(&ada, protected, 3).await;
    let both = pinned(&ada, secret, 4).await.1;
    pinned(&ben, builders::board(&ben, "Mine").await.board.id, 4).await;
    let uploaded = photograph(&ada, 5).await.1;
    let rows = [
        ("on a public board", public, true),
        ("on a secret board", hidden, false),
        ("on a protected board", unlisted, false),
        ("on a public board as well", both, true),
        ("uploaded and shown nowhere", uploaded, false),
        ("beside a public pin", did_it(&ben, robin, 6).await, true),
        ("beside a secret pin", did_it(&ada, gift, 7).await, false),
        ("of a public profile", avatar(&ada, 8).await, true),
        ("of a private profile", avatar(&cyd, 9).await, false),
    ];
    let unknown = fetch(&app, &address(&"0".repeat(32))).await;
    assert_eq!(unknown.status.as_u16(), 404);
    for (what, file, is_told) in rows {
        let (old, new) = renamed(&app, &file).await;
        let reply = fetch(&app, &old).await;
        match is_told {
            true => {
                assert_eq!(
                    (reply.status.as_u16(), of(&reply, "location")),
                    (301, new.clone()),
                    "{what}"
                );
                assert_eq!(
                    of(&reply, "cache-control"),
                    "public, max-age=1800",
                    "{what}"
                );
                assert_eq!(of(&reply, "access-control-allow-origin"), "*", "{what}");
                // Its kind is another.
                let other = fetch(&app, &old.replace(".png", ".jpg")).await;
                assert_eq!(answer(&other), answer(&unknown), "{what}");
            }
            false => assert_eq!(answer(&reply), answer(&unknown), "{what}"),
        }
        assert_eq!(fetch(&app, &new).await.status.as_u16(), 200, "{what}");
        let size = new.replace("/236x/", "/237x/");
        assert_eq!(fetch(&app, &size).await.status.as_u16(), 404, "{what}");
    }
}

#[tokio::test]
async fn a_page_shows_the_new_address_and_the_old_one_leads_there() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let ctx = app.ctx(&ada);
    let board = builders::board(&ctx, "Birds").await.board.id;
    let (pin, file) = pinned(&ctx, board, 1).await;
    let (old, new) = named_as_before(&app.world.house, &file).await;
    let visitor = Caller::default();
    let page = format!("/pin/{pin}/");
    let seen = async || app.open(&visitor, &page).await.text();
    let before = seen().await;
    assert!(before.contains(&old) && !before.contains(&new));
    rename_pictures(&app.world.house).await.unwrap();
    let after = seen().await;
    assert!(after.contains(&new) && !after.contains(&old));
    // What was under way may end.
    assert_eq!(fetch(&app, &address(&old)).await.status.as_u16(), 200);
    app.world.pass(10 * MINUTE_MS);
    app.world.settle().await;
    let reply = fetch(&app, &address(&old)).await;
    assert_eq!(
        (reply.status.as_u16(), of(&reply, "location")),
        (301, address(&new))
    );
    let found = fetch(&app, &of(&reply, "location")).await;
    assert_eq!(found.status.as_u16(), 200);
    let shown = get_pin(app.world.visitor(), GetPin { id: pin })
        .await
        .unwrap();
    assert!(shown.pin.images.w236.url.ends_with(&address(&new)));
}

#[tokio::test]
async fn addresses_of_before_lead_there_when_viewers_fetch_from_the_bucket() {
    let world = World::sqlite().await.in_bucket().await;
    let cdn = "https://cdn.example/magpie";
    let app = App::with_pages_around(
        world.configured(|house| house.blobs = house.blobs.clone().serving(cdn.parse().unwrap())),
    );
    let ada = app.ctx(&app.person("ada").await);
    let open = builders::board(&ada, "Birds").await.board.id;
    let secret = builders::secret_board(&ada, "Gifts").await.board.id;
    let (public, hidden) = (
        pinned(&ada, open, 1).await.1,
        pinned(&ada, secret, 2).await.1,
    );
    let (old, new) = renamed(&app, &public).await;
    let reply = fetch(&app, &old).await;
    assert_eq!(
        (reply.status.as_u16(), of(&reply, "location")),
        (301, new.clone())
    );
    let reply = fetch(&app, &new).await;
    assert!(of(&reply, "location").starts_with(cdn));
    // As of every name, whether it is there the bucket says: it is not.
    let (old, _) = renamed(&app, &hidden).await;
    let reply = fetch(&app, &old).await;
    let signature = old
        .rsplit('/')
        .next()
        .unwrap()
        .trim_end_matches(".png")
        .to_owned();
    assert_eq!(
        (
            reply.status.as_u16(),
            of(&reply, "location").contains(&signature)
        ),
        (307, true)
    );
    assert!(
        !app.world
            .s3()
            .names()
            .iter()
            .any(|name| name.contains(&signature))
    );
}
