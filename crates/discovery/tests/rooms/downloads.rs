//! A board as one file: what is in it, for whom, and for how long.

use std::io::{Cursor, Read};

use collections::{
    boards::update_board::update_board,
    pins::{create_pin::create_pin_from_file, update_pin::update_pin},
    sections::create_section::create_section,
};
use contract::{
    archives::ArchiveStatus,
    boards::{Layout, Privacy, Sensitivity, UpdateBoard},
    downloads::{BoardFile, GetDownload, RequestDownload},
    errors::Code,
    ids::{ArchiveId, BoardId},
    pins::{CreatePin, UpdatePin},
    sections::CreateSection,
};
use discovery::downloads::{
    get_download::get_download, open_download::open_download, request_download::request_download,
};
use kernel::ctx::Ctx;
use testkit::{builders, pictures, world::World};

use crate::ask::{self, code};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Requests a download and opens its file.
pub async fn download(world: &World, who: &Ctx, board_id: BoardId) -> Vec<u8> {
    let asked = request_download(who.clone(), RequestDownload { board_id }).await;
    world.settle().await;
    opened(who, asked.unwrap().id).await
}

async fn opened(who: &Ctx, id: ArchiveId) -> Vec<u8> {
    let file = open_download(who, id).await.unwrap();
    file.content.read().await.unwrap()
}

/// What `board.json` says.
pub fn told(export: &[u8]) -> BoardFile {
    let mut zip = zip::ZipArchive::new(Cursor::new(export)).unwrap();
    let mut text = String::new();
    zip.by_name("board.json")
        .unwrap()
        .read_to_string(&mut text)
        .unwrap();
    serde_json::from_str(&text).unwrap()
}

fn names(export: &[u8]) -> Vec<String> {
    let zip = zip::ZipArchive::new(Cursor::new(export)).unwrap();
    let names = zip.file_names().map(|name| name.unwrap().to_string());
    names.collect()
}

/// A board of three pins, one of them in the first of two sections, one of them
/// saved from another user.
pub async fn full_board(owner: &Ctx, other: &Ctx) -> BoardId {
    let board_id = builders::board(owner, "Über light").await.board.id;
    let words = CreatePin {
        description: Some("Bright,\nand warm".into()),
        alt_text: Some("A lamp on a table".into()),
        link: Some("https://example.com/lamp".into()),
        topics: Some(vec!["lamps".into(), "tables".into()]),
        ..builders::new_pin(board_id, "Lamp, \"new\"")
    };
    let file = pictures::png(90, 60, 5);
    let lamp = create_pin_from_file(owner.clone(), words, file)
        .await
        .unwrap();
    let window = builders::pin(owner, board_id, "Window").await.pin.id;
    let noted = UpdatePin {
        pin_note: Some("Ask for the colour".into()),
        comments_disabled: Some(true),
        ..ask::edit(window)
    };
    update_pin(owner.clone(), noted).await.unwrap();
    let theirs = builders::board(other, "Theirs").await.board.id;
    let brought = builders::pin(other, theirs, "Candle").await.pin.id;
    builders::save(owner, brought, board_id).await;
    for (name, pins) in [("Empty", vec![]), ("Lamps", vec![lamp.pin.id])] {
        let section = CreateSection {
            board_id,
            name: name.into(),
            initial_pins: pins,
        };
        create_section(owner.clone(), section).await.unwrap();
    }
    let looks = UpdateBoard {
        layout: Some(Layout::Carousel),
        sensitivity: Some(Sensitivity::Graphic),
        cover_pin_id: Some(window),
        ..ask::update(board_id)
    };
    update_board(owner.clone(), looks).await.unwrap();
    board_id
}

testkit::on_both_engines! {
    async fn a_board_is_one_file(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = full_board(&ada, &ben).await;
        let asked = request_download(ada.clone(), RequestDownload { board_id: board }).await.unwrap();
        assert_eq!((asked.status, asked.url), (ArchiveStatus::Waiting, None));
        let again = request_download(ada.clone(), RequestDownload { board_id: board }).await.unwrap();
        assert_eq!(again.id, asked.id);
        let export = download(&world, &ada, board).await;
        let file = open_download(&ada, asked.id).await.unwrap();
        assert_eq!(file.name, "ber-light-2020-06-25.zip");
        let ready = get_download(ada.clone(), GetDownload { board_id: board }).await.unwrap().download.unwrap();
        assert_eq!((ready.status, ready.done, ready.total), (ArchiveStatus::Ready, 3, 3));
        let mut names = names(&export);
        names.sort();
        assert_eq!(
            names,
            [
                "README.txt",
                "board.json",
                "pictures/0001-candle.png",
                "pictures/0002-window.png",
                "pictures/0003-lamp-new.png"
            ]
        );

        let file = told(&export);
        assert_eq!((file.format.as_str(), file.version), ("magpie-board", 1));
        assert_eq!((file.board.name.as_str(), file.board.privacy.as_str()), ("Über light", "public"));
        assert_eq!(file.board.url, "http://magpie.test/ada/über-light/");
        assert_eq!(
            (file.board.layout.as_str(), file.board.sensitivity.as_str(), file.board.cover),
            ("carousel", "graphic", Some(1))
        );
        let sections: Vec<_> = file.sections.iter().map(|section| section.title.as_str()).collect();
        assert_eq!(sections, ["Lamps", "Empty"]);
        let [candle, window, lamp] = &file.pins[..] else { panic!("{:?}", file.pins) };
        assert_eq!((candle.section, window.section, lamp.section), (None, None, Some(0)));
        assert_eq!(
            (window.note.as_str(), window.comments_disabled, lamp.comments_disabled),
            ("Ask for the colour", true, false)
        );
        assert_eq!((lamp.title.as_str(), lamp.description.as_str()), ("Lamp, \"new\"", "Bright,\nand warm"));
        assert_eq!(
            (lamp.alt_text.as_str(), lamp.link.as_deref()),
            ("A lamp on a table", Some("https://example.com/lamp"))
        );
        assert_eq!((lamp.topics.len(), &lamp.attribution), (2, &None));
        let credit = candle.attribution.as_ref().unwrap();
        assert_eq!((credit.author_name.as_deref(), credit.provider_name.as_str()), (Some("ben"), "Magpie"));
        assert!(credit.url.as_ref().unwrap().ends_with(&format!("/pin/{}/", candle.id)));
    }

    async fn others_take_along_what_they_see_and_name_whose_it_is(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = full_board(&ada, &ben).await;
        let file = told(&download(&world, &ben, board).await);
        assert!(file.pins.iter().all(|pin| pin.note.is_empty()), "a note is its pinner's alone");
        let authors: Vec<_> =
            file.pins.iter().map(|pin| pin.attribution.as_ref().map(|credit| credit.author_name.as_deref())).collect();
        assert_eq!(authors, [None, Some(Some("ada")), Some(Some("ada"))]);
    }

    async fn a_file_is_for_who_asked_as_long_as_they_see_the_board(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let open = builders::board(&ada, "Open").await.board.id;
        let secret = builders::secret_board(&ada, "Secret").await.board.id;
        let ask = |board_id| RequestDownload { board_id };
        assert_eq!(code(request_download(world.visitor(), ask(open)).await), Code::SignInRequired);
        assert_eq!(code(request_download(ben.clone(), ask(secret)).await), Code::NotFound);
        assert_eq!(code(get_download(ben.clone(), GetDownload { board_id: secret }).await), Code::NotFound);
        let mine = request_download(ada.clone(), ask(secret)).await.unwrap().id;
        let theirs = request_download(ben.clone(), ask(open)).await.unwrap().id;
        world.settle().await;
        assert_eq!(told(&opened(&ada, mine).await).board.privacy, "secret");
        assert_eq!(code(open_download(&ben, mine).await.map(drop)), Code::NotFound);
        assert_eq!(code(open_download(&world.visitor(), mine).await.map(drop)), Code::SignInRequired);
        assert!(open_download(&ben, theirs).await.is_ok());

        // A board that is hidden later takes its files along, those being made as well.
        let late = request_download(ben.clone(), ask(open)).await.unwrap().id;
        let hide = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(open) };
        update_board(ada.clone(), hide).await.unwrap();
        world.settle().await;
        for id in [theirs, late] {
            assert_eq!(code(open_download(&ben, id).await.map(drop)), Code::NotFound);
        }
        let files = std::fs::read_dir(world.pictures().join("archives")).unwrap().count();
        assert_eq!(files, 2);
    }

    async fn files_are_kept_for_two_days_and_twenty_at_most(world: World) {
        let ada = world.person("ada").await;
        let board_id = builders::board(&ada, "Open").await.board.id;
        let mut last = ArchiveId(0);
        for _ in 0..20 {
            last = request_download(ada.clone(), RequestDownload { board_id }).await.unwrap().id;
            world.settle().await;
        }
        assert_eq!(code(request_download(ada.clone(), RequestDownload { board_id }).await), Code::DownloadsMany);
        world.pass(2 * DAY_MS + 1);
        ask::for_job(&world, "archives.tidy").await;
        assert_eq!(code(open_download(&ada, last).await.map(drop)), Code::NotFound);
        assert!(get_download(ada.clone(), GetDownload { board_id }).await.unwrap().download.is_none());
        assert_eq!(std::fs::read_dir(world.pictures().join("archives")).unwrap().count(), 0);
        assert!(request_download(ada, RequestDownload { board_id }).await.is_ok());
    }
}
