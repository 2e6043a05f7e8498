//! How often one server is asked by all ways together.

use std::sync::{Arc, atomic::Ordering};

use super::answering;
use crate::{
    fetcher::{Fetcher, Options},
    refused::Refused,
};

/// Everything that goes to a server which the host did not allow waits for its turn.
#[tokio::test(start_paused = true)]
async fn one_server_is_asked_so_often_in_all() {
    for delivers in [false, true] {
        let (look_up, asked) = answering(&[&["10.0.0.1"]]);
        let fetcher = Fetcher::with_look_up(&Options::default(), &look_up).expect("good options");
        let fetcher = Arc::new(fetcher);
        let asking = (0..200).map(|number| {
            let (fetcher, url) = (fetcher.clone(), format!("https://a{number}.shop.example/"));
            tokio::spawn(async move {
                if delivers {
                    let request = http::Request::post(&url).body(Vec::new());
                    return fetcher.deliver(request.expect("a request")).await.err();
                }
                fetcher.get(&url, 10, &["text/html"]).await.err()
            })
        });
        let mut busy = 0;
        for answer in asking.collect::<Vec<_>>() {
            match answer.await.expect("it was asked") {
                Some(Refused::Busy) => busy += 1,
                other => assert_eq!(other, Some(Refused::Address)),
            }
        }
        // Those at once, and what five seconds bring.
        let asked = asked.load(Ordering::SeqCst);
        assert!((84..=86).contains(&asked), "{delivers}: {asked} were asked");
        assert_eq!(busy, 200 - asked);
    }
}
