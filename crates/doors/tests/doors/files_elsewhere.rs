//! Pictures that viewers fetch straight from the bucket, when the host wants so.

use accounts::uploads::make_later::make_later;
use axum::body::Body;
use contract::downloads::RequestDownload;
use discovery::downloads::request_download::request_download;
use http::{HeaderMap, Request};
use testkit::{
    app::{App, Caller},
    builders,
    world::World,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

const CDN: &str = "https://cdn.example/magpie";

async fn host(serve: &str) -> App {
    let world = World::sqlite().await.in_bucket().await;
    App::with_pages_around(
        world.configured(|house| house.blobs = house.blobs.clone().serving(serve.parse().unwrap())),
    )
}

/// A user, a board with a pin, and the path of its picture.
async fn stored(app: &App) -> (Caller, String, contract::ids::BoardId) {
    let ada = app.person("ada").await;
    let ctx = app.ctx(&ada);
    let board = builders::board(&ctx, "Birds").await.board.id;
    let pin = builders::pin(&ctx, board, "Robin").await.pin;
    let path = pin.images.orig.url.replace("http://magpie.test", "");
    (ada, path, board)
}

async fn sent_to(app: &App, request: http::request::Builder) -> (String, HeaderMap) {
    let reply = app.send_bare(request, Body::empty()).await;
    assert_eq!((reply.status.as_u16(), reply.body.len()), (307, 0));
    let to = reply.headers["location"].to_str().unwrap().to_owned();
    (to, reply.headers)
}

/// Asks the address as a browser does; answers status line, headers and bytes.
async fn ask(method: &str, url: &str) -> Vec<u8> {
    let (host, path) = url.trim_start_matches("http://").split_once('/').unwrap();
    let mut stream = TcpStream::connect(host).await.unwrap();
    let text = format!("{method} /{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn viewers_who_take_avif_are_sent_to_it_once_it_is_made() {
    let app = host(CDN).await;
    let (_, path, _) = stored(&app).await;
    let to = async |size: &str, accepted: &str| {
        let path = path.replace("/originals/", &format!("/{size}/"));
        let request = Request::get(path).header("accept", accepted);
        let (to, headers) = sent_to(&app, request).await;
        assert_eq!(headers["vary"], "accept");
        to.rsplit_once('/').unwrap().1.to_owned()
    };
    assert_eq!(to("236x", "image/avif").await, "236x.png");
    assert_eq!(to("345x", "image/avif").await, "474x.png");
    make_later(&app.world.house).await.unwrap();
    assert_eq!(to("236x", "image/avif").await, "236x.avif");
    assert_eq!(to("236x", "*/*").await, "236x.png");
    assert_eq!(to("345x", "*/*").await, "345x.png");
    // It is no wider: there is no such file.
    assert_eq!(to("1200x", "image/avif").await, "originals.png");
}

#[tokio::test]
async fn signed_addresses_open_one_picture_for_a_while() {
    let app = host("signed").await;
    let (ada, path, board_id) = stored(&app).await;
    let (to, headers) = sent_to(&app, Request::get(&path)).await;
    assert!(to.starts_with(&app.world.s3().origin()), "{to}");
    assert!(to.contains("X-Amz-Expires=3600"), "{to}");
    assert_eq!(headers["cache-control"], "public, max-age=1800");
    assert_eq!(headers["access-control-allow-origin"], "*");
    let answer = ask("GET", &to).await;
    let text = String::from_utf8_lossy(&answer).to_lowercase();
    assert!(text.starts_with("http/1.1 200 ok"), "{text}");
    assert!(text.contains("content-type: image/png"), "{text}");
    let picture = media_bytes(&app, &path).await;
    assert!(answer.ends_with(&picture));
    let (head, _) = sent_to(&app, Request::head(&path)).await;
    assert!(ask("HEAD", &head).await.starts_with(b"HTTP/1.1 200"));
    let other = to.replacen("originals", "236x", 1);
    assert!(ask("GET", &other).await.starts_with(b"HTTP/1.1 403"));

    // What is private comes through the server.
    let asked = request_download(app.ctx(&ada), RequestDownload { board_id }).await;
    app.world.settle().await;
    let path = format!("/downloads/{}/", asked.unwrap().id);
    let reply = app.open(&ada, &path).await;
    assert_eq!(
        (reply.status.as_u16(), &reply.headers["content-type"]),
        (200, &"application/zip".parse().unwrap())
    );
    assert_eq!(app.open(&Caller::default(), &path).await.status, 401);
}

async fn media_bytes(app: &App, path: &str) -> Vec<u8> {
    let blob = app.world.house.blobs.find(path).await.unwrap().unwrap();
    blob.content.read().await.unwrap()
}

#[tokio::test]
async fn a_public_bucket_is_named_by_its_public_address() {
    let app = host(CDN).await;
    let (_, path, _) = stored(&app).await;
    let name = path.rsplit('/').next().unwrap().trim_end_matches(".png");
    let (a, b, c) = (&name[..2], &name[2..4], &name[4..6]);
    let (to, _) = sent_to(&app, Request::get(&path)).await;
    assert_eq!(to, format!("{CDN}/{a}/{b}/{c}/{name}/originals.png"));
    for wrong in [
        "/originals/",
        "/originals/../archives/1",
        "/236x/archives/1",
    ] {
        let reply = app.open(&Caller::default(), wrong).await;
        assert!(reply.status.is_client_error(), "{wrong} {}", reply.status);
    }
    let page = app.open(&Caller::default(), "/").await;
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(
        policy.contains("img-src 'self' https://cdn.example data: blob:;"),
        "{policy}"
    );
}
