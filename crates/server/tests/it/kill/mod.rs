//! An answered write survives `kill -9` (issue: "kill -9 under load loses no
//! answered write: a test does it ten times"). The real binary is killed in the
//! middle of many writes, started again on the same data, and asked for
//! everything it ever answered.

mod server;

use std::{
    collections::HashSet,
    sync::mpsc::{Sender, channel},
    thread,
};

use serde_json::{Value, json};
use testkit::{app::multipart, builders::PASSWORD, invariants, pictures};

use self::server::{Server, Session};

const KILLS: u64 = 10;
const WRITERS: usize = 4;
const SOURCES: usize = 60;

/// A write that was answered with success.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Written {
    Board(String),
    Pin(String),
}

#[test]
fn answered_writes_survive_kill_nine() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let writers: Vec<Session> = (0..WRITERS).map(|n| register(&server, n)).collect();
    let sources = sources(&server, &writers[0]);
    let mut written: HashSet<Written> = sources.iter().cloned().map(Written::Pin).collect();
    let mut chance = 0x5eed_u64;
    for round in 0..KILLS {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let answers = 10 + (chance >> 33) as usize % 90;
        written.extend(write_until_killed(
            &mut server,
            &writers,
            &sources,
            round,
            answers,
        ));
        server = Server::start(folder.path());
        check_rows(folder.path());
        for writer in &writers {
            assert!(
                server.get("/v3/users/me/", writer).is_some(),
                "a session is lost"
            );
        }
        let lost: Vec<_> = written
            .iter()
            .filter(|one| !is_there(&server, &writers[1], one))
            .collect();
        assert!(
            lost.is_empty(),
            "round {round} of {}: {lost:?}",
            written.len()
        );
    }
    assert!(written.len() > SOURCES + 300, "{}", written.len());
}

/// A new account, and what its browser keeps.
fn register(server: &Server, number: usize) -> Session {
    let options = json!({
        "email": format!("writer{number}@example.com"), "username": format!("writer{number}"), "password": PASSWORD,
    });
    let reply = server
        .post("UserRegister", &options, &Session::default())
        .expect("the account is made");
    Session::of(&reply)
}

/// Pins to save: one picture, many times.
fn sources(server: &Server, session: &Session) -> Vec<String> {
    let board = id(&server
        .post("Board", &json!({ "name": "Sources" }), session)
        .unwrap()
        .data);
    let list = json!({ "media_info_list": [{ "id": "a", "media_type": "image-story-pin" }] });
    let upload = server
        .send_json("/v3/media/uploads/register/batch/", &list, session)
        .unwrap()
        .data["a"]
        .clone();
    let parameters: Vec<(String, String)> = upload["upload_parameters"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(name, value)| (name.clone(), value.as_str().unwrap().to_owned()))
        .collect();
    let texts: Vec<(&str, &str)> = parameters
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    let sent = server.send_form("/uploads/", &multipart(&texts, &pictures::png(64, 64, 1)));
    assert!(sent.is_some(), "the picture is not stored");
    let pin = || json!({ "board_id": board, "upload_id": upload["upload_id"], "title": "source" });
    (0..SOURCES)
        .map(|_| id(&server.post("Pin", &pin(), session).unwrap().data))
        .collect()
}

/// Lets all writers write at once until so many answers have come, and kills the
/// server while more are under way. What was answered, also in the last moment.
fn write_until_killed(
    server: &mut Server,
    writers: &[Session],
    sources: &[String],
    round: u64,
    answers: usize,
) -> Vec<Written> {
    let (told, heard) = channel();
    let address = server.address();
    thread::scope(|scope| {
        for (number, writer) in writers.iter().enumerate() {
            let (told, address) = (told.clone(), address.clone());
            scope.spawn(move || write(&Server::at(address), writer, sources, round, number, &told));
        }
        drop(told);
        let mut written: Vec<Written> = heard.iter().take(answers).collect();
        server.kill();
        written.extend(heard.iter());
        written
    })
}

/// Makes boards and saves to them until the server is gone.
fn write(
    server: &Server,
    writer: &Session,
    sources: &[String],
    round: u64,
    number: usize,
    told: &Sender<Written>,
) {
    for turn in 0.. {
        let name = json!({ "name": format!("board {round} {number} {turn}") });
        let Some(made) = server.post("Board", &name, writer) else {
            return;
        };
        let board = id(&made.data);
        let _ = told.send(Written::Board(board.clone()));
        for source in sources.iter().cycle().skip(turn * 7 + number).take(7) {
            let save = json!({ "pin_id": source, "board_id": board });
            let Some(saved) = server.post("Repin", &save, writer) else {
                return;
            };
            let _ = told.send(Written::Pin(id(&saved.data)));
        }
    }
}

fn is_there(server: &Server, viewer: &Session, written: &Written) -> bool {
    let path = match written {
        Written::Board(id) => format!("/v3/boards/{id}/?fields=id"),
        Written::Pin(id) => format!("/v3/pins/{id}/?fields=id"),
    };
    server.get(&path, viewer).is_some()
}

/// Every number equals its rows; read beside the server, which is idle now.
fn check_rows(folder: &std::path::Path) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let address = store::Address::Sqlite(folder.join("magpie.sqlite"));
    let broken = runtime.block_on(async {
        let db = store::Db::open(
            &address,
            store::Options {
                writer: false,
                ..store::Options::default()
            },
        )
        .expect("the data opens");
        invariants::broken(&db).await
    });
    assert_eq!(broken, Vec::<String>::new());
}

fn id(data: &Value) -> String {
    data["id"].as_str().expect("an id").to_owned()
}
