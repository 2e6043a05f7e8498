//! Mails laid into a folder, and mails taken, refused and not taken by a server
//! that speaks SMTP over a real connection.

use std::{net::SocketAddr, time::Duration};

use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::TcpListener,
    task::JoinHandle,
};

use crate::{Error, Letter, PATIENCE, Post, Target, is_address};

fn letter(to: &str) -> Letter {
    Letter {
        to: to.into(),
        subject: "Grüße aus dem Süden".into(),
        text: "Plain words.\n.\nA dot alone ends nothing.".into(),
        html: "<p>Plain <b>words</b>.</p>".into(),
        unsubscribe: Some("https://pins.example/email/unsubscribe/token/".into()),
    }
}

/// A server for one connection; answers what `refusal` says to `RCPT TO`.
/// Gives what was sent as data.
async fn server(refusal: Option<&'static str>) -> (SocketAddr, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let serving = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        let (reads, mut writes) = stream.into_split();
        let mut lines = BufReader::new(reads).lines();
        let (mut data, mut in_data) = (String::new(), false);
        writes.write_all(b"220 test\r\n").await.unwrap();
        while let Ok(Some(line)) = lines.next_line().await {
            let answer = match line.split([' ', ':']).next().unwrap_or_default() {
                "." if in_data => {
                    in_data = false;
                    "250 taken"
                }
                _ if in_data => {
                    data.push_str(&line);
                    data.push('\n');
                    continue;
                }
                "RCPT" => refusal.unwrap_or("250 ok"),
                "DATA" => {
                    in_data = true;
                    "354 go on"
                }
                "QUIT" => "221 bye",
                _ => "250 ok",
            };
            let answer = format!("{answer}\r\n");
            if writes.write_all(answer.as_bytes()).await.is_err() {
                break;
            }
        }
        data
    });
    (address, serving)
}

fn post(address: SocketAddr) -> Post {
    let target = Target::Server(format!("smtp://{address}"));
    Post::open(&target, "Magpie", "post@magpie.test", PATIENCE).unwrap()
}

#[tokio::test]
async fn a_server_is_handed_the_mail() {
    let (address, serving) = server(None).await;
    let post = post(address);
    post.send(&letter("ada@example.com"), 0).await.unwrap();
    drop(post);
    let mail = serving.await.unwrap();
    for part in [
        "From: Magpie <post@magpie.test>",
        "To: ada@example.com",
        "Message-ID: <",
        "List-Unsubscribe: <https://pins.example/email/unsubscribe/token/>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        "multipart/alternative",
        "A dot alone",
        "text/html",
    ] {
        assert!(mail.contains(part), "{part} in {mail}");
    }
}

#[tokio::test]
async fn a_refusal_for_good_is_told_from_one_for_now() {
    for (answer, may_pass) in [
        ("550 nobody here", false),
        ("451 later", true),
        ("535 wrong password", true),
    ] {
        let (address, _serving) = server(Some(answer)).await;
        let error = post(address)
            .send(&letter("ada@example.com"), 0)
            .await
            .unwrap_err();
        assert_eq!(error.may_pass(), may_pass, "{error}");
    }
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let nobody = listener.local_addr().unwrap();
    drop(listener);
    let error = post(nobody)
        .send(&letter("ada@example.com"), 0)
        .await
        .unwrap_err();
    assert!(error.may_pass(), "{error}");
}

#[tokio::test]
async fn a_server_that_says_nothing_is_not_waited_for_without_end() {
    // Nothing at all, or a greeting and then nothing more.
    for greeting in ["", "220 test\r\n"] {
        let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let target = Target::Server(format!("smtp://{}", silent.local_addr().unwrap()));
        let patience = Duration::from_millis(200);
        let post = Post::open(&target, "Magpie", "post@magpie.test", patience).unwrap();
        let letter = letter("ada@example.com");
        let sending = post.send(&letter, 0);
        let serving = async {
            let (mut stream, _) = silent.accept().await.unwrap();
            stream.write_all(greeting.as_bytes()).await.unwrap();
            stream
        };
        let (sent, held) = tokio::join!(sending, serving);
        let error = sent.unwrap_err();
        assert!(error.may_pass(), "{error}");
        drop(held);
    }
}

#[tokio::test]
async fn mails_lie_in_the_folder_newest_first() {
    let folder = tempfile::tempdir().unwrap();
    let outbox = folder.path().join("outbox");
    let post = Post::open(
        &Target::Folder(outbox),
        "Magpie",
        "post@magpie.test",
        PATIENCE,
    )
    .unwrap();
    assert_eq!(post.outbox().unwrap().newest(10).unwrap(), []);
    for (now, to) in [(1_000, "ada@example.com"), (2_000, "ben@example.com")] {
        post.send(&letter(to), now).await.unwrap();
    }
    let kept = post.outbox().unwrap().newest(10).unwrap();
    let names: Vec<_> = kept.iter().map(|mail| mail.name.as_str()).collect();
    assert_eq!(
        names,
        ["00000000002000-0001.eml", "00000000001000-0000.eml"]
    );
    assert_eq!(
        kept[0].letter,
        letter("ben@example.com"),
        "as it was written"
    );
    for name in ["../secret.eml", "none.eml", "", "/etc/passwd"] {
        assert!(post.outbox().unwrap().read(name).is_err(), "{name}");
    }
    assert_eq!(post.outbox().unwrap().newest(1).unwrap().len(), 1);
}

#[tokio::test]
async fn no_line_of_a_mail_comes_from_an_address_or_a_subject() {
    let folder = tempfile::tempdir().unwrap();
    let target = Target::Folder(folder.path().to_owned());
    let post = Post::open(&target, "Magpie", "post@magpie.test", PATIENCE).unwrap();
    for to in ["", "nobody", "a@b\r\nBcc: all@example.com", "a@b, c@d"] {
        let error = post.send(&letter(to), 0).await.unwrap_err();
        assert!(matches!(error, Error::Address), "{to:?}: {error}");
        assert!(!is_address(to));
    }
    let mut sly = letter("ada@example.com");
    sly.subject = "Hello\r\nBcc: all@example.com".into();
    post.send(&sly, 0).await.unwrap();
    let file = folder.path().join("00000000000000-0000.eml");
    let source = std::fs::read_to_string(file).unwrap();
    assert!(
        !source.lines().any(|line| line.starts_with("Bcc:")),
        "{source}"
    );
}

#[test]
fn targets_are_read_and_shown_without_passwords() {
    let server: Target = "smtps://ada:secret@mail.example:465".parse().unwrap();
    assert_eq!(server.to_string(), "smtps://ada:***@mail.example:465");
    let folder: Target = "file:///var/mails".parse().unwrap();
    assert_eq!(folder, Target::Folder("/var/mails".into()));
    for wrong in ["mail.example", "smtp://", "https://mail.example"] {
        assert!(wrong.parse::<Target>().is_err(), "{wrong}");
    }
}
