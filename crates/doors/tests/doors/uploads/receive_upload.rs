//! `POST /uploads/`: the file itself, from any site, without cookies.

use axum::body::Body;
use http::Request;
use serde_json::json;
use testkit::app::{App, Caller};

use testkit::{
    app::{MULTIPART, Reply, multipart},
    builders, pictures,
    world::World,
};

use crate::hear::{board, data, refusal};

async fn send(app: &App, texts: &[(&str, &str)], file: &[u8]) -> Reply {
    let request = Request::post("/uploads/")
        .header("content-type", MULTIPART)
        .header("origin", "https://elsewhere.example");
    app.send_bare(request, multipart(texts, file).into()).await
}

/// The parameters of a fresh upload.
async fn parameters(app: &App, caller: &Caller) -> Vec<(String, String)> {
    builders::registered(&app.ctx(caller))
        .await
        .upload_parameters
        .into_iter()
        .collect()
}

fn texts(parameters: &[(String, String)]) -> Vec<(&str, &str)> {
    parameters
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect()
}

#[tokio::test]
async fn a_file_comes_and_becomes_a_pin() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let parameters = parameters(&app, &ada).await;
    let id = parameters
        .iter()
        .find(|(name, _)| name == "upload_id")
        .unwrap()
        .1
        .clone();
    let reply = send(&app, &texts(&parameters), &pictures::png(300, 200, 1)).await;
    assert_eq!(
        (data(&reply), &reply.headers["access-control-allow-origin"]),
        (json!({}), &"*".parse().unwrap())
    );
    let state = data(&app.get(&ada, "VIP", json!({ "upload_ids": id })).await);
    assert_eq!(state[&id]["status"], "succeeded");
    let options = json!({ "board_id": board(&app, &ada, "Birds").await, "upload_id": id });
    let made = data(&app.post(&ada, "Pin", "create", options).await);
    assert_eq!(made["image_signature"], state[&id]["signature"]);
    assert_eq!(
        refusal(&send(&app, &texts(&parameters), &pictures::png(300, 200, 1)).await),
        (400, "UploadInvalid".into())
    );
}

#[tokio::test]
async fn parameters_that_are_not_ours_are_refused() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let good = parameters(&app, &ada).await;
    let picture = pictures::png(64, 64, 1);
    for (name, value) in [
        ("upload_id", "7"),
        ("expires_ms", "9999999999999"),
        ("signature", "AAAA"),
        ("upload_id", "x"),
        ("expires_ms", "☃"),
    ] {
        let mut wrong = good.clone();
        wrong
            .iter_mut()
            .filter(|(key, _)| key == name)
            .for_each(|pair| pair.1 = value.to_owned());
        assert_eq!(
            refusal(&send(&app, &texts(&wrong), &picture).await),
            (400, "UploadInvalid".into()),
            "{name} {value}"
        );
    }
    assert_eq!(
        refusal(&send(&app, &texts(&good[..2]), &picture).await).0,
        400
    );
    app.world.pass(60 * 60 * 1_000);
    assert_eq!(
        refusal(&send(&app, &texts(&good), &picture).await),
        (400, "UploadInvalid".into())
    );
}

#[tokio::test]
async fn files_that_lie_are_refused_with_a_sentence() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let whole = pictures::png(64, 64, 1);
    let mut lying = whole.clone();
    lying[..4].copy_from_slice(b"GIF8");
    let large = vec![0; 20 * 1024 * 1024 + 1];
    let cases: [(&[u8], u16, &str); 6] = [
        (
            b"<svg xmlns='http://www.w3.org/2000/svg'/>",
            400,
            "PictureType",
        ),
        (
            &pictures::promised(60_000, 60_000),
            400,
            "PictureDimensions",
        ),
        (&pictures::promised(100, 100), 400, "PictureBroken"),
        (&whole[..whole.len() / 2], 400, "PictureBroken"),
        (&lying, 400, "PictureType"),
        (&large, 413, "PictureTooLarge"),
    ];
    for (file, status, key) in cases {
        let parameters = parameters(&app, &ada).await;
        let reply = send(&app, &texts(&parameters), file).await;
        assert_eq!(refusal(&reply), (status, key.into()));
    }
}

#[tokio::test]
async fn forms_that_end_early_are_refused() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let parameters = parameters(&app, &ada).await;
    let whole = multipart(&texts(&parameters), &pictures::png(64, 64, 1));
    for length in [0, 1, 40, 120, whole.len() - 40, whole.len() - 12] {
        let request = Request::post("/uploads/").header("content-type", MULTIPART);
        let reply = app
            .send_bare(request, Body::from(whole[..length].to_vec()))
            .await;
        assert_eq!(refusal(&reply).0, 400, "{length}");
    }
    let request = Request::post("/uploads/").header("content-type", "text/plain");
    assert_eq!(
        refusal(&app.send_bare(request, Body::from(whole)).await).0,
        400
    );
}

#[tokio::test]
async fn a_full_bucket_is_told_as_a_full_disk_is() {
    let app = App::around(World::sqlite().await.in_bucket().await, 1_000);
    let ada = app.person("ada").await;
    let refused = parameters(&app, &ada).await;
    app.world.s3().refuse("PUT", "", 507, "XMinioStorageFull");
    let reply = send(&app, &texts(&refused), &pictures::png(300, 200, 1)).await;
    assert_eq!(reply.status.as_u16(), 507);
    app.world.s3().relent();
    let fine = parameters(&app, &ada).await;
    let reply = send(&app, &texts(&fine), &pictures::png(300, 200, 1)).await;
    assert_eq!(reply.status.as_u16(), 200);
}
