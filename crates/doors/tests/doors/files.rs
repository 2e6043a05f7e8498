//! Pictures as browsers fetch them: immutable, in parts, under conditions, and
//! nothing but pictures.

use accounts::uploads::make_later::make_later;
use axum::body::Body;
use http::{Request, StatusCode};
use testkit::{
    app::{App, Caller, Reply},
    world::World,
};

use crate::hear::board;

/// A host whose files lie in a folder, and one whose files lie in a bucket.
async fn hosts() -> [App; 2] {
    [App::start().await, App::around(in_bucket().await, 1_000)]
}

async fn in_bucket() -> World {
    World::sqlite().await.in_bucket().await
}

/// Path of a stored picture's original.
async fn stored(app: &App) -> String {
    let ada = app.person("ada").await;
    let birds = board(app, &ada, "Birds").await;
    let pin = testkit::builders::pin(&app.ctx(&ada), birds.parse().unwrap(), "Robin")
        .await
        .pin;
    pin.images
        .orig
        .url
        .trim_start_matches("http://magpie.test")
        .to_owned()
}

async fn fetch(app: &App, path: &str, headers: &[(&str, &str)]) -> Reply {
    let request = headers
        .iter()
        .fold(Request::get(path), |request, (name, value)| {
            request.header(*name, *value)
        });
    app.send_bare(request, Body::empty()).await
}

#[tokio::test]
async fn a_picture_is_kept_for_ever() {
    for app in hosts().await {
        is_kept_for_ever(&app).await;
    }
}

async fn is_kept_for_ever(app: &App) {
    let path = stored(app).await;
    let whole = fetch(app, &path, &[]).await;
    assert_eq!(
        (whole.status, &whole.headers["content-type"]),
        (StatusCode::OK, &"image/png".parse().unwrap())
    );
    assert_eq!(
        whole.headers["cache-control"],
        "public, max-age=31536000, immutable"
    );
    assert_eq!(
        whole.headers["content-length"],
        whole.body.len().to_string().as_str()
    );
    assert_eq!(whole.headers["x-content-type-options"], "nosniff");
    let etag = whole.headers["etag"].to_str().unwrap();
    for condition in [
        etag.to_owned(),
        format!("W/{etag}"),
        format!("\"other\", {etag}"),
        "*".into(),
    ] {
        let again = fetch(app, &path, &[("if-none-match", &condition)]).await;
        assert_eq!(
            (again.status, again.body.len()),
            (StatusCode::NOT_MODIFIED, 0),
            "{condition}"
        );
        assert_eq!(again.headers["etag"], etag);
    }
    assert_eq!(
        fetch(app, &path, &[("if-none-match", "\"other\"")])
            .await
            .status,
        StatusCode::OK
    );
    let head = app.send_bare(Request::head(&path), Body::empty()).await;
    assert_eq!((head.status, head.body.len()), (StatusCode::OK, 0));
}

#[tokio::test]
async fn a_picture_comes_in_parts() {
    for app in hosts().await {
        comes_in_parts(&app).await;
    }
}

async fn comes_in_parts(app: &App) {
    let path = stored(app).await;
    let whole = fetch(app, &path, &[]).await;
    let (all, size) = (whole.body.clone(), whole.body.len());
    let etag = whole.headers["etag"].to_str().unwrap();
    let part = fetch(app, &path, &[("range", "bytes=10-19"), ("if-range", etag)]).await;
    assert_eq!(
        (part.status, &part.body[..]),
        (StatusCode::PARTIAL_CONTENT, &all[10..20])
    );
    assert_eq!(
        part.headers["content-range"],
        format!("bytes 10-19/{size}").as_str()
    );
    let tail = fetch(app, &path, &[("range", "bytes=-5")]).await;
    assert_eq!(&tail.body[..], &all[size - 5..]);
    let beyond = fetch(app, &path, &[("range", &format!("bytes={size}-"))]).await;
    assert_eq!(
        (beyond.status, &beyond.headers["content-range"]),
        (
            StatusCode::RANGE_NOT_SATISFIABLE,
            &format!("bytes */{size}").parse().unwrap()
        )
    );
    for range in [
        "bytes=5-2",
        "bytes=x",
        "bytes=99999999999999999999-",
        "bytes=0-1,3-4",
        "lines=1-2",
        "bytes=--1",
    ] {
        assert_eq!(
            fetch(app, &path, &[("range", range)]).await.body.len(),
            size,
            "{range}"
        );
    }
    let changed = fetch(
        app,
        &path,
        &[("range", "bytes=0-1"), ("if-range", "\"other\"")],
    )
    .await;
    assert_eq!(changed.status, StatusCode::OK);
}

#[tokio::test]
async fn avif_is_sent_to_who_takes_it_under_the_same_address() {
    const FOR_EVER: &str = "public, max-age=31536000, immutable";
    const FOR_A_WHILE: &str = "public, max-age=1800";
    for app in hosts().await {
        let path = stored(&app).await;
        let [card, between, widest] =
            ["/236x/", "/345x/", "/1200x/"].map(|size| path.replace("/originals/", size));
        let browser = "image/avif,image/webp,image/*,*/*;q=0.8";
        let ask = async |path: &str, accepted: &str| {
            let reply = fetch(&app, path, &[("accept", accepted)]).await;
            assert_eq!(reply.status, StatusCode::OK, "{path}");
            assert_eq!(reply.headers["vary"], "accept", "{path}");
            let of = |name: &str| reply.headers[name].to_str().unwrap().to_owned();
            (of("content-type"), of("cache-control"))
        };
        let answer = |kind: &str, kept: &str| (kind.to_owned(), kept.to_owned());
        assert_eq!(ask(&card, browser).await, answer("image/jpeg", FOR_A_WHILE));
        assert_eq!(ask(&card, "*/*").await, answer("image/jpeg", FOR_EVER));
        assert_eq!(
            ask(&between, "*/*").await,
            answer("image/jpeg", FOR_A_WHILE)
        );
        // A picture that is no wider than the widest size is sent itself.
        assert_eq!(
            ask(&widest, browser).await,
            answer("image/png", FOR_A_WHILE)
        );
        make_later(&app.world.house).await.unwrap();
        assert_eq!(
            ask(&widest, browser).await,
            answer("image/png", FOR_A_WHILE)
        );
        assert_eq!(ask(&card, browser).await, answer("image/avif", FOR_EVER));
        assert_eq!(ask(&card, "*/*").await, answer("image/jpeg", FOR_EVER));
        assert_eq!(ask(&between, browser).await, answer("image/avif", FOR_EVER));
        assert_eq!(ask(&between, "*/*").await, answer("image/jpeg", FOR_EVER));
        assert_eq!(ask(&path, browser).await, answer("image/png", FOR_EVER));
    }
}

#[tokio::test]
async fn nothing_but_pictures_is_served() {
    for app in hosts().await {
        serves_nothing_else(&app).await;
    }
}

async fn serves_nothing_else(app: &App) {
    let path = stored(app).await;
    let wrong = [
        "/originals/",
        "/originals/aa",
        "/originals/../magpie.sqlite",
        "/originals/..%2f..%2fmagpie.sqlite",
        "/236x/%2e%2e/%2e%2e/magpie.sqlite",
        "/originals/aa/bb/cc/..%00.png",
        "/originals/aa/bb/cc/%ff.png",
        "/originals//etc/passwd",
        "/999x/aa/bb/cc/00000000000000000000000000000000.png",
        "/originals/aa/bb/cc/aabbcc00000000000000000000000000.png",
    ];
    let (other_type, without_type) = (path.replace(".png", ".jpg"), path.replace(".png", ""));
    for wrong in wrong.into_iter().chain([
        other_type.as_str(),
        without_type.as_str(),
        &format!("{path}/"),
        &format!("{path}/x"),
    ]) {
        let reply = app.open(&Caller::default(), wrong).await;
        assert!(reply.status.is_client_error(), "{wrong} {}", reply.status);
        assert!(!reply.body.starts_with(b"SQLite"), "{wrong}");
    }
}

#[tokio::test]
async fn folder_and_bucket_answer_alike() {
    let [folder, bucket] = hosts().await;
    let path = stored(&folder).await;
    assert_eq!(stored(&bucket).await, path);
    let etag = fetch(&folder, &path, &[]).await.headers["etag"].clone();
    let rendition = path.replace("/originals/", "/236x/");
    let unknown = path.replace(".png", ".gif");
    for headers in [
        &[][..],
        &[("if-none-match", etag.to_str().unwrap())],
        &[("if-none-match", "\"other\"")],
        &[("range", "bytes=2-5")],
        &[("range", "bytes=-7")],
        &[("range", "bytes=99999999-")],
        &[("range", "bytes=2-5"), ("if-range", "\"other\"")],
    ] {
        for path in [&path, &rendition, &unknown] {
            for request in [Request::get(path), Request::head(path)] {
                let request = headers.iter().fold(request, |request, (name, value)| {
                    request.header(*name, *value)
                });
                let request = request.header("host", "magpie.test").body(());
                let request = request.unwrap();
                let one = folder.send_whole(request.clone().map(|()| Body::empty()));
                let other = bucket.send_whole(request.map(|()| Body::empty()));
                let (one, other) = (one.await, other.await);
                assert_eq!(
                    (one.status, &one.headers, &one.body),
                    (other.status, &other.headers, &other.body),
                    "{path} {headers:?}"
                );
            }
        }
    }
}

#[tokio::test]
async fn a_bucket_that_fails_is_an_error_and_told_by_readiness_after_two_seconds() {
    let app = App::around(in_bucket().await, 1_000);
    let path = stored(&app).await;
    let status = async |path: &str| app.open(&Caller::default(), path).await.status.as_u16();
    assert_eq!((status(&path).await, status("/readyz").await), (200, 200));
    app.world.s3().refuse("", "", 403, "AccessDenied");
    assert_eq!((status(&path).await, status("/readyz").await), (500, 200));
    app.world.pass(2_000);
    assert_eq!((status(&path).await, status("/readyz").await), (500, 503));
    assert_eq!(status("/healthz").await, 200);
    app.world.s3().relent();
    app.world.s3().refuse("PUT", "", 507, "InsufficientStorage");
    app.world.pass(2_000);
    let full = app.open(&Caller::default(), "/readyz").await;
    let told = "not ready: no room is left on the disk";
    assert_eq!((full.status.as_u16(), full.text().as_str()), (503, told));
    app.world.s3().relent();
    app.world.pass(2_000);
    assert_eq!((status(&path).await, status("/readyz").await), (200, 200));
}
