//! Editing pins: every field, who may, moves with their counts, notes that are
//! for their pinner alone.

use collections::{
    boards::get_board::get_board,
    pins::{
        create_pin::create_pin_from_file, get_pin::get_pin, list_board_pins::list_board_pins,
        update_pin::update_pin,
    },
    sections::create_section::create_section,
};
use contract::{
    errors::Code,
    ids::{BoardId, PinId, SectionId},
    pins::{CreatePin, GetPin, PinDetail, UpdatePin},
    sections::CreateSection,
};
use discovery::search::search_pins::search_pins;
use kernel::{ctx::Ctx, error::Result};
use testkit::{
    builders::{self, new_pin},
    invariants, pictures,
};

use crate::ask::{self, code, edit, refused};

async fn get(viewer: &Ctx, id: PinId) -> Result<PinDetail> {
    get_pin(viewer.clone(), GetPin { id }).await
}

/// Pins of a board, and of them those outside sections.
async fn counts(viewer: &Ctx, id: BoardId) -> (i64, i64) {
    let board = get_board(viewer.clone(), ask::board(id)).await.unwrap();
    (board.pin_count, board.sectionless_pin_count)
}

async fn section(owner: &Ctx, board: BoardId, name: &str) -> SectionId {
    let input = CreateSection {
        board_id: board,
        name: name.into(),
        initial_pins: vec![],
    };
    create_section(owner.clone(), input)
        .await
        .unwrap()
        .section
        .id
}

testkit::on_both_engines! {
    async fn every_word_of_a_pin_can_be_changed(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        world.settle().await;
        let all = UpdatePin {
            title: Some(" Wren ".into()),
            description: Some("In the hedge".into()),
            alt_text: Some("A brown bird".into()),
            link: Some("https://www.example.com/wren".into()),
            topics: Some(vec!["hedges".into()]),
            comments_disabled: Some(true),
            pin_note: Some("Ask Ben".into()),
            ..edit(robin)
        };
        let changed = update_pin(ada.clone(), all).await.unwrap().pin;
        assert_eq!(
            (changed.title.as_str(), changed.description.as_str(), changed.alt_text.as_str()),
            ("Wren", "In the hedge", "A brown bird")
        );
        assert_eq!(
            (changed.link.as_deref(), changed.domain.as_str()),
            (Some("https://www.example.com/wren"), "example.com")
        );
        assert_eq!((changed.topics, changed.comments_disabled), (vec!["hedges".to_owned()], true));
        // What is not said stays.
        let again =
            update_pin(ada.clone(), UpdatePin { title: Some("Robin".into()), ..edit(robin) }).await.unwrap().pin;
        assert_eq!(
            (again.title.as_str(), again.description.as_str(), again.pin_note.as_deref()),
            ("Robin", "In the hedge", Some("Ask Ben"))
        );
        let bare = UpdatePin {
            link: Some(String::new()),
            comments_disabled: Some(false),
            pin_note: Some(String::new()),
            ..edit(robin)
        };
        let bare = update_pin(ada.clone(), bare).await.unwrap().pin;
        assert_eq!((bare.link, bare.comments_disabled, bare.pin_note), (None, false, None));
        world.settle().await;
        for (words, found) in [("hedges", true), ("brown bird", true), ("wren", false)] {
            let results = search_pins(world.visitor(), ask::words(words)).await.unwrap().data;
            assert_eq!(ask::found(&results).contains(&robin), found, "{words}");
        }
        invariants::hold(&world.house.db).await;
    }

    async fn a_pin_moves_with_all_its_numbers(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, hidden) =
            (builders::board(&ada, "Birds").await.board.id, builders::secret_board(&ada, "Hidden").await.board.id);
        let nests = section(&ada, birds, "Nests").await;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let into = |board, section| UpdatePin { board_id: board, section, ..edit(robin) };
        let moved = update_pin(ada.clone(), into(None, Some(nests))).await.unwrap();
        assert_eq!(moved.pin.section.map(|section| section.id), Some(nests));
        assert_eq!(counts(&ada, birds).await, (1, 0));
        invariants::hold(&world.house.db).await;
        update_pin(ada.clone(), into(Some(birds), None)).await.unwrap();
        assert_eq!(counts(&ada, birds).await, (1, 1));
        update_pin(ada.clone(), into(Some(hidden), None)).await.unwrap();
        assert_eq!((counts(&ada, birds).await, counts(&ada, hidden).await), ((0, 0), (1, 1)));
        assert_eq!(code(get(&ben, robin).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
        update_pin(ada.clone(), into(Some(birds), Some(nests))).await.unwrap();
        assert!(get(&ben, robin).await.is_ok());
        world.settle().await;
        let found = search_pins(ben, ask::words("robin")).await.unwrap().data;
        assert_eq!(ask::found(&found), [robin]);
        invariants::hold(&world.house.db).await;
    }

    async fn edits_that_cannot_be_are_refused_whole(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, other) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Other").await.board.id);
        let bens = builders::board(&ben, "Bens").await.board.id;
        let bens_secret = builders::secret_board(&ben, "Secret").await.board.id;
        let elsewhere = section(&ada, other, "Elsewhere").await;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        builders::save(&ada, robin, other).await;
        let new = || UpdatePin { title: Some("Changed".into()), ..edit(robin) };
        let cases = [
            (UpdatePin { title: Some("x".repeat(101)), ..new() }, Code::TextLength, "title"),
            (UpdatePin { description: Some("x".repeat(801)), ..new() }, Code::TextLength, "description"),
            (UpdatePin { alt_text: Some("x".repeat(501)), ..new() }, Code::TextLength, "alt_text"),
            (UpdatePin { pin_note: Some("x".repeat(501)), ..new() }, Code::TextLength, "pin_note"),
            (UpdatePin { link: Some("javascript:alert(1)".into()), ..new() }, Code::LinkInvalid, "link"),
            (UpdatePin { topics: Some(vec!["x".into(); 11]), ..new() }, Code::TextLength, "topics"),
            (UpdatePin { board_id: Some(BoardId(7)), ..new() }, Code::NotFound, "board_id"),
            (UpdatePin { board_id: Some(bens), ..new() }, Code::NotAllowed, ""),
            (UpdatePin { board_id: Some(bens_secret), ..new() }, Code::NotFound, ""),
            (UpdatePin { board_id: Some(other), ..new() }, Code::OnBoardAlready, "board_id"),
            (UpdatePin { section: Some(elsewhere), ..new() }, Code::NotFound, ""),
        ];
        for (input, code, field) in cases {
            let shown = format!("{input:?}");
            assert_eq!(refused(update_pin(ada.clone(), input).await), (code, field.into()), "{shown}");
        }
        assert_eq!(code(update_pin(ben, new()).await), Code::NotAllowed);
        assert_eq!(code(update_pin(world.visitor(), new()).await), Code::SignInRequired);
        assert_eq!(get(&ada, robin).await.unwrap().pin.title, "robin");
        invariants::hold(&world.house.db).await;
    }

    async fn who_saved_a_pin_edits_their_copy_but_not_where_it_leads(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let input = CreatePin { link: Some("https://example.com/robin".into()), ..new_pin(birds, "robin") };
        let robin = create_pin_from_file(ada.clone(), input, pictures::png(64, 96, 3)).await.unwrap().pin.id;
        let copy = builders::save(&ben, robin, mine).await.pin.id;
        let words = UpdatePin {
            title: Some("For the hall".into()),
            link: Some("https://example.com/robin".into()),
            ..edit(copy)
        };
        assert_eq!(update_pin(ben.clone(), words).await.unwrap().pin.title, "For the hall");
        assert_eq!(get(&ben, robin).await.unwrap().pin.title, "robin");
        for link in ["https://example.com/other", ""] {
            let other = UpdatePin { link: Some(link.into()), ..edit(copy) };
            assert_eq!(refused(update_pin(ben.clone(), other).await), (Code::NotAllowed, "link".into()));
        }
        invariants::hold(&world.house.db).await;
    }

    async fn a_note_is_for_its_pinner_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        update_pin(ada.clone(), UpdatePin { pin_note: Some("For \"Ben\"".into()), ..edit(robin) }).await.unwrap();
        for (viewer, sees) in [(&ada, true), (&ben, false), (&world.visitor(), false)] {
            let board = list_board_pins(viewer.clone(), ask::pins_on(birds)).await.unwrap();
            let listed: serde_json::Value = serde_json::from_str(board.items[0].json()).unwrap();
            let note = sees.then(|| "For \"Ben\"".to_owned());
            assert_eq!(listed["pin_note"].as_str().map(str::to_owned), note);
            assert_eq!(get(viewer, robin).await.unwrap().pin.pin_note, note);
        }
        // It does not travel with the picture.
        let copy = builders::save(&ben, robin, mine).await;
        assert_eq!(copy.pin.pin_note, None);
        invariants::hold(&world.house.db).await;
    }
}
