//! Boards and pins from a file: what comes in, once, and what is refused.

mod of_others;

use std::io::{Cursor, Read, Write};

use collections::{
    boards::get_board::get_board, pins::list_board_pins::list_board_pins,
    sections::list_sections::list_sections,
};
use contract::{
    answers::Bookmark,
    boards::Privacy,
    downloads::{BoardFile, FiledBoard, FiledPin},
    errors::Code,
    ids::{BoardId, ImportId},
    imports::{ImportStatus, ImportView, RegisterImport, RetryImport, StopImport},
    sections::ListSections,
};
use discovery::imports::{
    get_import::get_import,
    receive_import::{ImportParameters, receive_import},
    register_import::register_import,
    retry_import::retry_import,
    stop_import::stop_import,
};
use kernel::ctx::Ctx;
use testkit::{invariants, pictures, world::World};
use zip::{ZipWriter, write::SimpleFileOptions};

use crate::{
    ask::{self, code},
    downloads::{download, full_board, told},
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Sends a file as a user's import; a job has not seen it yet.
async fn send(who: &Ctx, privacy: Option<Privacy>, file: &[u8]) -> ImportId {
    let registered = register_import(who.clone(), RegisterImport { privacy })
        .await
        .unwrap();
    let parameter = |name: &str| registered.upload_parameters[name].clone();
    let input = ImportParameters {
        import_id: registered.import.id,
        expires_ms: parameter("expires_ms").parse().unwrap(),
        signature: parameter("signature"),
    };
    let mut receiving = receive_import(who.clone(), &input).await.unwrap();
    for some in file.chunks(1_000) {
        receiving = receiving.take(some.to_vec()).await.unwrap();
    }
    receiving.end("brought.zip").await.unwrap();
    assert_eq!(
        code(receive_import(who.clone(), &input).await.map(drop)),
        Code::UploadInvalid
    );
    registered.import.id
}

async fn latest(who: &Ctx) -> ImportView {
    get_import(who.clone(), Default::default())
        .await
        .unwrap()
        .import
        .unwrap()
}

/// The whole way, to the end.
pub async fn import(world: &World, who: &Ctx, privacy: Option<Privacy>, file: &[u8]) -> ImportView {
    send(who, privacy, file).await;
    world.settle().await;
    invariants::hold(&world.house.db).await;
    latest(who).await
}

/// A ZIP file of these files.
pub fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn listing(pins: &[(&str, &str)]) -> BoardFile {
    let pin = |(title, picture): &(&str, &str)| FiledPin {
        id: String::new(),
        picture: (*picture).to_owned(),
        section: None,
        title: (*title).to_owned(),
        description: String::new(),
        alt_text: String::new(),
        link: None,
        topics: Vec::new(),
        attribution: None,
        comments_disabled: false,
        note: String::new(),
        created_at: String::new(),
    };
    BoardFile {
        format: "magpie-board".into(),
        version: 1,
        made_at: String::new(),
        board: FiledBoard {
            id: String::new(),
            url: String::new(),
            name: "Brought".into(),
            description: String::new(),
            category: String::new(),
            privacy: "public".into(),
            layout: String::new(),
            sensitivity: String::new(),
            cover: None,
            created_at: String::new(),
        },
        sections: Vec::new(),
        pins: pins.iter().map(pin).collect(),
    }
}

/// The file of a board with these pins, and with these pictures.
fn filed(pins: &[(&str, &str)], files: &[(&str, &[u8])]) -> Vec<u8> {
    let text = serde_json::to_vec(&listing(pins)).unwrap();
    let mut all = vec![("board.json", &text[..])];
    all.extend(files);
    zipped(&all)
}

/// All but ids and times.
fn comparable(mut file: BoardFile) -> BoardFile {
    file.made_at.clear();
    file.board.id.clear();
    file.board.url.clear();
    file.board.created_at.clear();
    for section in &mut file.sections {
        section.id.clear();
    }
    for pin in &mut file.pins {
        pin.id.clear();
        pin.created_at.clear();
    }
    file
}

pub async fn titles(who: &Ctx, board: BoardId) -> Vec<String> {
    let pins = list_board_pins(who.clone(), ask::pins_on(board))
        .await
        .unwrap()
        .items;
    let title = |pin: &contract::answers::Written<_>| {
        let value: serde_json::Value = serde_json::from_str(pin.json()).unwrap();
        value["title"].as_str().unwrap().to_owned()
    };
    pins.iter().map(title).collect()
}

testkit::on_both_engines! {
    async fn what_was_taken_along_comes_back_as_it_was(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = full_board(&ada, &ben).await;
        let file = download(&world, &ada, board).await;
        let first = told(&file);

        let elsewhere = World::sqlite().await;
        let cleo = elsewhere.person("cleo").await;
        let done = import(&elsewhere, &cleo, None, &file).await;
        assert_eq!((done.status, done.done, done.total, done.failed), (ImportStatus::Done, 3, 3, 0), "{done:?}");
        let [brought] = &done.boards[..] else { panic!("{:?}", done.boards) };
        assert_eq!((brought.name.as_str(), brought.privacy), ("Über light", Privacy::Public));
        let second = download(&elsewhere, &cleo, brought.id).await;
        assert_eq!(comparable(told(&second)), comparable(first));
        assert_eq!(pictures_of(&second), pictures_of(&file));
    }

    async fn boards_are_as_hidden_as_one_wishes_and_find_a_free_name(world: World) {
        let ada = world.person("ada").await;
        let picture = pictures::png(40, 40, 3);
        let file = filed(&[("One", "a.png"), ("Two", "a.png")], &[("a.png", &picture)]);
        for (privacy, name, expected) in [
            (None, "Brought", Privacy::Public),
            (Some(Privacy::Secret), "Brought 2", Privacy::Secret),
            (Some(Privacy::Public), "Brought 3", Privacy::Public),
        ] {
            let done = import(&world, &ada, privacy, &file).await;
            let board = done.boards[0].clone();
            assert_eq!((board.name.as_str(), board.privacy), (name, expected));
            assert_eq!(titles(&ada, board.id).await, ["One", "Two"]);
        }
    }

    async fn a_pin_that_cannot_come_is_told_and_the_others_come(world: World) {
        let ada = world.person("ada").await;
        let picture = pictures::png(40, 40, 3);
        let pins = [
            ("Good", "a.png"),
            ("Missing", "b.png"),
            ("Broken", "c.png"),
            ("Text", "d.txt"),
            ("Bomb", "e.png"),
            ("Last", "a.png"),
        ];
        let files: [(&str, &[u8]); 4] = [
            ("a.png", &picture),
            ("c.png", &picture[..60]),
            ("d.txt", b"no picture"),
            ("e.png", &pictures::promised(60_000, 60_000)),
        ];
        let done = import(&world, &ada, None, &filed(&pins, &files)).await;
        assert_eq!((done.status, done.done, done.total, done.failed), (ImportStatus::Done, 6, 6, 4));
        let failed: Vec<_> =
            done.failed_entries.iter().map(|entry| (entry.name.as_str(), entry.failure.as_str())).collect();
        assert_eq!(
            failed,
            [
                ("Missing", Code::ImportPictureMissing.text()),
                ("Broken", Code::PictureBroken.text()),
                ("Text", Code::PictureType.text()),
                ("Bomb", Code::PictureDimensions.text()),
            ]
        );
        let board = done.boards[0].id;
        assert_eq!(titles(&ada, board).await, ["Good", "Last"]);

        // Trying again brings nothing twice.
        retry_import(ada.clone(), RetryImport { import_id: done.id }).await.unwrap();
        world.settle().await;
        let again = latest(&ada).await;
        assert_eq!((again.status, again.done, again.failed), (ImportStatus::Done, 6, 4));
        assert_eq!(titles(&ada, board).await, ["Good", "Last"]);
        invariants::hold(&world.house.db).await;
    }

    async fn an_import_goes_on_where_it_was_stopped(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let picture = pictures::png(40, 40, 3);
        let file = filed(&[("One", "a.png"), ("Two", "a.png")], &[("a.png", &picture)]);
        let import_id = send(&ada, None, &file).await;
        let ask = || RegisterImport { privacy: None };
        assert_eq!(code(register_import(ada.clone(), ask()).await), Code::ImportRunning);
        assert_eq!(code(stop_import(ben.clone(), StopImport { import_id }).await), Code::NotFound);
        assert_eq!(code(retry_import(ben.clone(), RetryImport { import_id }).await), Code::NotFound);
        let stopped = stop_import(ada.clone(), StopImport { import_id }).await.unwrap();
        assert_eq!(stopped.status, ImportStatus::Stopped);
        world.settle().await;
        assert_eq!(latest(&ada).await.done, 0);
        retry_import(ada.clone(), RetryImport { import_id }).await.unwrap();
        world.settle().await;
        let done = latest(&ada).await;
        assert_eq!((done.status, done.done), (ImportStatus::Done, 2));
        assert!(get_import(ben, Default::default()).await.unwrap().import.is_none());
        // A job that runs once more finds nothing to do.
        retry_import(ada.clone(), RetryImport { import_id }).await.unwrap();
        world.settle().await;
        assert_eq!(titles(&ada, done.boards[0].id).await, ["One", "Two"]);
    }

    async fn files_that_mean_harm_are_refused_whole(world: World) {
        let ada = world.person("ada").await;
        let picture = pictures::png(40, 40, 3);
        let zeros = vec![0_u8; 8 * 1024 * 1024];
        let newer = serde_json::to_vec(&BoardFile { version: 2, ..listing(&[]) }).unwrap();
        let foreign = serde_json::to_vec(&BoardFile { format: "other".into(), ..listing(&[]) }).unwrap();
        let cases: [(Vec<u8>, Code); 9] = [
            (b"no ZIP file".to_vec(), Code::ImportType),
            (b"PK\x03\x04 and then nothing".to_vec(), Code::ImportBroken),
            (zipped(&[("board.json", b"{")]), Code::ImportBroken),
            (zipped(&[("board.json", &newer)]), Code::ImportNewer),
            (zipped(&[("board.json", &foreign)]), Code::ImportType),
            (filed(&[], &[("../../etc/passwd", &picture)]), Code::ImportUnsafe),
            (filed(&[], &[("/etc/passwd", &picture)]), Code::ImportUnsafe),
            (filed(&[("Bomb", "a.png")], &[("a.png", &zeros)]), Code::ImportUnsafe),
            (linked(), Code::ImportUnsafe),
        ];
        for (number, (file, expected)) in (0..).zip(cases) {
            let number: i32 = number;
            let failed = import(&world, &ada, None, &file).await;
            let told = (failed.status, failed.failure.as_deref());
            assert_eq!(told, (ImportStatus::Failed, Some(expected.text())), "{number}");
            assert!(failed.boards.is_empty());
        }
        let files = std::fs::read_dir(world.pictures().join("archives")).unwrap().count();
        assert_eq!(files, 1, "only the last file is kept");
        world.pass(8 * DAY_MS);
        ask::for_job(&world, "imports.tidy").await;
        assert_eq!(std::fs::read_dir(world.pictures().join("archives")).unwrap().count(), 0);
        assert!(get_import(ada, Default::default()).await.unwrap().import.is_none());
    }

    async fn sections_without_pins_come_too(world: World) {
        let ada = world.person("ada").await;
        let file = BoardFile {
            sections: ["First", "Second"]
                .map(|title| contract::downloads::FiledSection { id: String::new(), title: title.into() })
                .to_vec(),
            ..listing(&[])
        };
        let text = serde_json::to_vec(&file).unwrap();
        let done = import(&world, &ada, None, &zipped(&[("board.json", &text)])).await;
        assert_eq!((done.status, done.total), (ImportStatus::Done, 0));
        let board_id = done.boards[0].id;
        let ask = ListSections { board_id, bookmarks: Bookmark::Start, page_size: ask::size(10) };
        let sections = list_sections(ada.clone(), ask).await.unwrap().items;
        let titles: Vec<_> = sections.iter().map(|section| section.section.title.clone()).collect();
        assert_eq!(titles, ["First", "Second"]);
        assert!(get_board(world.visitor(), ask::board(board_id)).await.is_ok());
    }
}

/// A ZIP file with a symbolic link in it.
fn linked() -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let text = serde_json::to_vec(&listing(&[("Link", "a.png")])).unwrap();
    zip.start_file("board.json", SimpleFileOptions::default())
        .unwrap();
    zip.write_all(&text).unwrap();
    zip.add_symlink("a.png", "/etc/passwd", SimpleFileOptions::default())
        .unwrap();
    zip.finish().unwrap().into_inner()
}

/// Names and contents of the pictures of a board's file.
fn pictures_of(file: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut zip = zip::ZipArchive::new(Cursor::new(file)).unwrap();
    let mut found = Vec::new();
    for index in 0..zip.len() {
        let mut entry = zip.by_index(index).unwrap();
        let name = entry.name().unwrap().to_string();
        if name.starts_with("pictures/") {
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).unwrap();
            found.push((name, bytes));
        }
    }
    found
}
