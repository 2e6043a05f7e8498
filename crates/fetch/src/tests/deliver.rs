//! What is posted to addresses that users typed.

use super::*;

#[tokio::test]
async fn a_message_goes_to_one_server_and_nothing_is_taken_but_the_status() {
    let server = Server::start().await;
    let own = server.address.to_string();
    let options = Options {
        timeout: Duration::from_millis(200),
        ..allowing(&own)
    };
    let fetcher = Fetcher::new(&options).expect("good options");
    let deliver = async |url: &str| {
        let request = http::Request::post(url).header("webhook-id", "7");
        // This server reads heads alone.
        let request = request.body(Vec::new()).expect("a request");
        let answered = fetcher.deliver(request).await;
        answered.map(|answer| answer.status().as_u16())
    };
    // Redirects, types, endless and unfinished bodies are answers like others.
    for (path, status) in [
        ("/page", 200),
        ("/packed", 200),
        ("/gone", 410),
        ("/to-page", 302),
        ("/endless", 200),
        ("/slow", 200),
    ] {
        let answered = deliver(&format!("http://{own}{path}")).await;
        assert_eq!(answered, Ok(status), "{path}");
    }
    let requests = server.requests.lock().expect("unbroken").clone();
    let is_ours = |one: &String| one.starts_with("post ") && one.contains("\nwebhook-id: 7\r\n");
    assert!(
        requests.len() == 6 && requests.iter().all(is_ours),
        "{requests:?}"
    );
    let silent = deliver(&format!("http://{own}/silent")).await;
    assert_eq!(silent, Err(Refused::TimedOut));
    for (url, refused) in [
        ("http://127.0.0.1/", Refused::Address),
        ("https://localhost/", Refused::Address),
        ("https://10.0.0.1/", Refused::Address),
        ("http://localhost:1/", Refused::Port),
    ] {
        assert_eq!(deliver(url).await, Err(refused), "{url}");
    }
}

#[test]
fn what_clients_name_is_https_unless_the_host_allows_it() {
    let fetcher = Fetcher::new(&allowing("intranet.example:8080")).expect("good options");
    let check = |url: &str| fetcher.check_receiver(url).map(String::from);
    assert_eq!(
        check(" https://example.com/a#b "),
        Ok("https://example.com/a".to_owned())
    );
    assert!(check("http://intranet.example:8080/").is_ok());
    for (url, refused) in [
        ("http://example.com/", Refused::Scheme),
        ("https://127.0.0.1/", Refused::Address),
        ("https://example.com:22/", Refused::Port),
        ("a", Refused::Url("it is not an address")),
    ] {
        assert_eq!(check(url), Err(refused), "{url}");
    }
}

#[test]
fn rules_without_a_network_are_checked_alone() {
    let fetcher = Fetcher::new(&allowing("intranet.example:8080")).expect("good options");
    let check = |url: &str| fetcher.check(&url::Url::parse(url).expect("an address"));
    assert_eq!(check("https://example.com/"), Ok(()));
    assert_eq!(check("http://intranet.example:8080/"), Ok(()));
    assert_eq!(check("https://127.0.0.1/"), Err(Refused::Address));
    assert_eq!(check("https://example.com:22/"), Err(Refused::Port));
    assert_eq!(check("ftp://example.com/"), Err(Refused::Scheme));
}
