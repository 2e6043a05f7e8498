//! Files of forms come into memory in turn.

use accounts::uploads::fetch_picture::MOST_BYTES;
use axum::{
    body::Body,
    extract::{FromRequest, Multipart},
};
use contract::errors::Code;
use doors::{
    adapters::arrivals::{AT_ONCE, Arrivals},
    uploads::bounded,
};
use futures_util::poll;
use http::Request;
use testkit::world::World;
use tokio::task::yield_now;

async fn form(bytes: usize) -> Multipart {
    let head = "--b\r\ncontent-disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n";
    let body = [head.as_bytes(), &vec![b'x'; bytes], b"\r\n--b--\r\n"].concat();
    let request = Request::post("/").header("content-type", "multipart/form-data; boundary=b");
    let request = bounded(request.body(Body::from(body)).unwrap());
    Multipart::from_request(request, &()).await.unwrap()
}

#[tokio::test]
async fn files_come_into_memory_in_turn() {
    let world = World::sqlite().await;
    let arrivals = Arrivals::default();
    let mut here = Vec::new();
    for _ in 0..AT_ONCE {
        let mut form = form(7).await;
        let field = form.next_field().await.unwrap().unwrap();
        here.push(arrivals.receive(&world.house, field).await.unwrap());
    }
    assert!(here.iter().all(|one| one.bytes == b"xxxxxxx"));
    let mut form = form(9).await;
    let field = form.next_field().await.unwrap().unwrap();
    let mut next = std::pin::pin!(arrivals.receive(&world.house, field));
    for _ in 0..1_000 {
        assert!(poll!(next.as_mut()).is_pending(), "it is not its turn");
        yield_now().await;
    }
    drop(here.pop());
    assert_eq!(next.await.unwrap().bytes.len(), 9);
}

#[tokio::test]
async fn one_that_is_too_large_is_refused() {
    let world = World::sqlite().await;
    for (bytes, is_taken) in [(MOST_BYTES, true), (MOST_BYTES + 1, false)] {
        let mut form = form(bytes).await;
        let field = form.next_field().await.unwrap().unwrap();
        let arrived = Arrivals::default().receive(&world.house, field).await;
        match is_taken {
            true => assert_eq!(arrived.unwrap().bytes.len(), bytes),
            false => assert_eq!(arrived.err().unwrap().code, Code::PictureTooLarge),
        }
    }
}
