//! `POST /uploads/` with a video, and its files as players fetch them.

use accounts::videos::{policy::VideoTools, receive_video::MOST_BYTES};
use axum::body::{Body, Bytes};
use futures_util::stream;
use http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, MULTIPART, Reply, multipart},
    builders,
    pictures::png,
    videos::mp4,
    world::World,
};

use crate::hear::{board, data, refusal};

const REGISTER: &str = "/v3/media/uploads/register/batch/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Registers a video as clients do; answers the upload's id and the parameters.
async fn registered(app: &App, caller: &Caller) -> (String, Vec<(String, String)>) {
    let list = json!([{ "id": "1", "media_type": "video-story-pin" }]).to_string();
    let options = json!({ "media_info_list": list });
    let made = data(&app.call(caller, Method::POST, REGISTER, options).await);
    let parameters = made["1"]["upload_parameters"].as_object().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let parameters = parameters.map(|(name, value)| (name.clone(), text(value)));
    (text(&made["1"]["upload_id"]), parameters.collect())
}

async fn send(app: &App, parameters: &[(String, String)], body: Body) -> Reply {
    assert!(!parameters.is_empty());
    let request = Request::post("/uploads/")
        .header("content-type", MULTIPART)
        .header("origin", "https://elsewhere.example");
    app.send_bare(request, body).await
}

fn form(parameters: &[(String, String)], file: &[u8]) -> Vec<u8> {
    let texts: Vec<(&str, &str)> = parameters
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    multipart(&texts, file)
}

async fn status(app: &App, caller: &Caller, id: &str) -> Value {
    data(&app.get(caller, "VIP", json!({ "upload_ids": id })).await)[id].clone()
}

async fn fetch(app: &App, url: &str, headers: &[(&str, &str)]) -> Reply {
    let path = url.trim_start_matches("http://magpie.test");
    let request = headers
        .iter()
        .fold(Request::get(path), |request, (name, value)| {
            request.header(*name, *value)
        });
    app.send_bare(request, Body::empty()).await
}

/// A pin with a video: its forms, by their names.
async fn pinned(app: &App, caller: &Caller) -> Value {
    let (id, parameters) = registered(app, caller).await;
    let reply = send(app, &parameters, form(&parameters, &mp4(440)).into()).await;
    assert_eq!(data(&reply), json!({}));
    let told = status(app, caller, &id).await;
    assert_eq!(
        told,
        json!({
            "status": "processing", "signature": null, "failure_message": null,
            "stage": "received", "percent": 0,
        })
    );
    app.world.settle().await;
    let told = status(app, caller, &id).await;
    assert_eq!(
        (&told["status"], told.get("stage")),
        (&json!("succeeded"), None)
    );
    let options = json!({ "board_id": board(app, caller, "Sea").await, "upload_id": id });
    let made = data(&app.post(caller, "Pin", "create", options).await);
    assert_eq!(made["videos"]["id"], made["image_signature"]);
    made["videos"]["video_list"].clone()
}

/// Hosts whose files lie in a folder and in a bucket, and one whose pictures viewers fetch
/// elsewhere.
async fn hosts() -> [App; 3] {
    let in_bucket = async || World::sqlite().await.in_bucket().await;
    let public = "https://cdn.example".parse().unwrap();
    let elsewhere = in_bucket()
        .await
        .configured(|house| house.blobs = house.blobs.clone().serving(public));
    [
        App::start().await,
        App::around(in_bucket().await, 1_000),
        App::around(elsewhere, 1_000),
    ]
}

#[tokio::test]
async fn a_video_comes_and_is_played_in_parts() {
    for app in hosts().await {
        let ada = app.person("ada").await;
        let forms = pinned(&app, &ada).await;
        for form in ["V_720P", "V_360P"] {
            let url = forms[form]["url"].as_str().unwrap();
            let whole = fetch(&app, url, &[("accept-encoding", "br, gzip")]).await;
            assert_eq!(
                (whole.status, &whole.headers["content-type"]),
                (StatusCode::OK, &"video/mp4".parse().unwrap()),
                "{url}"
            );
            assert_eq!(whole.headers["cache-control"], FOR_EVER);
            assert_eq!(whole.headers["accept-ranges"], "bytes");
            assert_eq!(whole.headers["access-control-allow-origin"], "*");
            assert!(!whole.headers.contains_key("content-encoding"));
            assert_eq!(&whole.body[4..8], b"ftyp");
            let all = whole.body.len();
            let part = fetch(&app, url, &[("range", "bytes=100-199")]).await;
            assert_eq!(part.status, StatusCode::PARTIAL_CONTENT);
            assert_eq!(part.body, whole.body[100..200]);
            assert_eq!(
                part.headers["content-range"],
                format!("bytes 100-199/{all}").as_str()
            );
            let beyond = fetch(&app, url, &[("range", &format!("bytes={all}-"))]).await;
            assert_eq!(beyond.status, StatusCode::RANGE_NOT_SATISFIABLE);
            let etag = whole.headers["etag"].to_str().unwrap();
            let again = fetch(&app, url, &[("if-none-match", etag)]).await;
            assert_eq!(again.status, StatusCode::NOT_MODIFIED);
        }
    }
}

#[tokio::test]
async fn playlists_lead_from_one_file_to_the_next() {
    for app in hosts().await {
        let ada = app.person("ada").await;
        let forms = pinned(&app, &ada).await;
        let url = forms["V_HLSV4"]["url"].as_str().unwrap();
        let (folder, _) = url.rsplit_once('/').unwrap();
        let read = async |url: &str| {
            let playlist = fetch(&app, url, &[]).await;
            let told = &playlist.headers["content-type"];
            assert_eq!(told, "application/vnd.apple.mpegurl", "{url}");
            assert_eq!(playlist.headers["cache-control"], FOR_EVER);
            playlist.text()
        };
        let named = |text: &str| {
            let line = text.lines().find(|line| !line.starts_with('#'));
            format!("{folder}/{}", line.expect("a file is named"))
        };
        let own = named(&read(url).await);
        let film = named(&read(&own).await);
        assert_eq!(film, forms["V_360P"]["url"].as_str().unwrap());
        assert_eq!(fetch(&app, &film, &[]).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn other_addresses_are_not_found() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let forms = pinned(&app, &ada).await;
    let [whole, master] =
        ["V_720P", "V_HLSV4"].map(|form| forms[form]["url"].as_str().unwrap().to_owned());
    for url in [
        whole.replace(".mp4", ".m3u8"),
        whole.replace(".mp4", ".jpg"),
        whole.replace("/720p/", "/1080p/"),
        master.replace(".m3u8", "_361.m3u8"),
        master.replace(".m3u8", "_0360.m3u8"),
        master.replace(".m3u8", ".ts"),
        "/hls/%2e%2e/%2e%2e/magpie.sqlite".to_owned(),
        "/720p/archives/1".to_owned(),
    ] {
        assert_eq!(
            fetch(&app, &url, &[]).await.status,
            StatusCode::NOT_FOUND,
            "{url}"
        );
    }
}

#[tokio::test]
async fn grids_and_documents_ask_for_what_they_play() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let forms = pinned(&app, &ada).await;
    let boards = data(&app.get(&ada, "Boards", json!({ "username": "ada" })).await);
    for key in ["grid_item", "react_grid_pin"] {
        let options = json!({ "board_id": boards[0]["id"], "field_set_key": key });
        let pins = data(&app.get(&ada, "BoardFeed", options).await);
        assert_eq!(
            pins[0]["videos"]["video_list"]["V_360P"], forms["V_360P"],
            "{key}"
        );
    }
}

#[tokio::test]
async fn what_is_no_video_is_refused_with_a_sentence() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let whole = mp4(440);
    let files: [(&[u8], &str); 3] = [
        (b"<!doctype html><title>a video</title>", "VideoType"),
        (&png(64, 48, 1), "VideoType"),
        (&whole[..whole.len() - 100], "VideoBroken"),
    ];
    for (file, key) in files {
        let (id, parameters) = registered(&app, &ada).await;
        let reply = send(&app, &parameters, form(&parameters, file).into()).await;
        assert_eq!(refusal(&reply), (400, key.into()));
        let told = status(&app, &ada, &id).await;
        assert_eq!(told["status"], "failed");
        assert!(told["failure_message"].as_str().unwrap().ends_with('.'));
    }
    // A line that is cut leaves the upload as it was.
    let (id, parameters) = registered(&app, &ada).await;
    let body = form(&parameters, &whole);
    let cut = body[..body.len() - 1_000].to_vec();
    assert_eq!(refusal(&send(&app, &parameters, cut.into()).await).0, 400);
    assert_eq!(status(&app, &ada, &id).await["status"], "registered");
    assert_eq!(data(&send(&app, &parameters, body.into()).await), json!({}));
}

#[tokio::test]
async fn one_that_is_too_large_is_refused_as_it_comes() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (_, parameters) = registered(&app, &ada).await;
    let body = form(&parameters, b"");
    let (head, tail) = body.split_at(body.len() - "\r\n--magpie--\r\n".len());
    let piece = Bytes::from(vec![0; MOST_BYTES / 16]);
    let pieces = std::iter::once(Bytes::copy_from_slice(head))
        .chain(std::iter::repeat_n(piece, 16))
        .chain([Bytes::from_static(b"x"), Bytes::copy_from_slice(tail)]);
    let pieces: Vec<std::io::Result<Bytes>> = pieces.map(Ok).collect();
    let reply = send(&app, &parameters, Body::from_stream(stream::iter(pieces))).await;
    assert_eq!(refusal(&reply), (413, "VideoTooLarge".into()));
}

#[tokio::test]
async fn a_host_without_the_program_says_so() {
    let world = World::sqlite().await;
    let without = world.configured(|house| house.extensions.insert(VideoTools(None)));
    let app = App::around(without, 1_000);
    let ada = app.person("ada").await;
    let list = json!([{ "id": "1", "media_type": "video" }]);
    let options = json!({ "media_info_list": list });
    let reply = app.call(&ada, Method::POST, REGISTER, options).await;
    assert_eq!(refusal(&reply), (403, "VideosOff".into()));
    // Pictures are taken all the same.
    let uploaded = builders::uploaded(&app.ctx(&ada)).await;
    assert_eq!(
        status(&app, &ada, &uploaded.to_string()).await["status"],
        "succeeded"
    );
}
