//! Sections, and the order of pins on a board.

use collections::{
    batches::delete_board::delete_board,
    pins::{
        create_pin::create_pin, delete_pin::delete_pin, get_pin::get_pin,
        list_board_pins::list_board_pins, reorder_pin::reorder_pin, save_pin::save_pin,
    },
    sections::{
        create_section::create_section, delete_section::delete_section, get_section::get_section,
        list_section_pins::list_section_pins, list_sections::list_sections,
        merge_sections::merge_sections, reorder_sections::reorder_sections,
        update_section::update_section,
    },
};
use contract::{
    answers::Bookmark,
    boards::{ListBoardPins, SavePin},
    errors::Code,
    ids::{BoardId, PinId, SectionId},
    pins::{CreatePin, GetPin, ReorderPin},
    sections::{
        CreateSection, DeleteSection, GetSection, ListSectionPins, ListSections, MergeSections,
        ReorderSections, SectionView, UpdateSection,
    },
};
use kernel::ctx::Ctx;
use testkit::{builders, invariants};

use crate::ask::{self, code, ids, refused};

fn named(board_id: BoardId, name: &str) -> CreateSection {
    CreateSection {
        board_id,
        name: name.into(),
        initial_pins: Vec::new(),
    }
}

async fn section(owner: &Ctx, board: BoardId, name: &str, pins: &[PinId]) -> SectionId {
    let input = CreateSection {
        initial_pins: pins.to_vec(),
        ..named(board, name)
    };
    create_section(owner.clone(), input)
        .await
        .unwrap()
        .section
        .id
}

async fn on_board(viewer: &Ctx, board: BoardId, filter_section_pins: bool) -> Vec<PinId> {
    let ask = ListBoardPins {
        filter_section_pins,
        ..ask::pins_on(board)
    };
    ids(&list_board_pins(viewer.clone(), ask).await.unwrap().items)
}

async fn in_section(viewer: &Ctx, section_id: SectionId) -> Vec<PinId> {
    let ask = ListSectionPins {
        section_id,
        bookmarks: Bookmark::Start,
        page_size: ask::size(25),
    };
    ids(&list_section_pins(viewer.clone(), ask).await.unwrap().items)
}

async fn titles(viewer: &Ctx, board_id: BoardId) -> Vec<String> {
    let mut found: Vec<SectionView> = Vec::new();
    let mut bookmarks = Bookmark::Start;
    loop {
        let page_size = ask::size(2);
        let ask = ListSections {
            board_id,
            bookmarks,
            page_size,
        };
        let page = list_sections(viewer.clone(), ask).await.unwrap();
        found.extend(page.items);
        match page.bookmark {
            Some(next) => bookmarks = Bookmark::After(next),
            None => return found.into_iter().map(|view| view.section.title).collect(),
        }
    }
}

fn after(pin_id: PinId, after_pin_id: Option<PinId>) -> ReorderPin {
    ReorderPin {
        pin_id,
        after_pin_id,
    }
}

testkit::on_both_engines! {
    async fn a_section_is_made_of_pins_of_its_board(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        let pins = builders::pins(&ada, birds, 3).await;
        let other = builders::pin(&ada, trees, "oak").await.pin.id;
        let made = create_section(
            ada.clone(),
            CreateSection { initial_pins: vec![pins[0], pins[2]], ..named(birds, " Sea birds ") },
        )
        .await
        .unwrap();
        assert_eq!(
            (made.section.title.as_str(), made.section.slug.as_str(), made.pin_count),
            ("Sea birds", "sea-birds", 2)
        );
        assert_eq!(made.cover_images.len(), 2);
        assert_eq!(in_section(&ben, made.section.id).await, [pins[2], pins[0]]);
        assert_eq!(on_board(&ben, birds, true).await, [pins[1]]);
        assert_eq!(on_board(&ben, birds, false).await, [pins[2], pins[1], pins[0]]);
        let board = collections::boards::get_board::get_board(ben.clone(), ask::board(birds)).await.unwrap();
        assert_eq!((board.pin_count, board.sectionless_pin_count, board.section_count), (3, 1, 1));
        let shown = get_pin(ben.clone(), GetPin { id: pins[0] }).await.unwrap().pin.section.unwrap();
        assert_eq!(shown, made.section);
        let at = GetSection {
            username: Some("Ada".into()),
            slug: Some("birds".into()),
            section_slug: Some("SEA-birds".into()),
            section_id: None,
            board_id: None,
        };
        assert_eq!(get_section(ben.clone(), at).await.unwrap().section, made.section);

        let refusals = [
            (named(birds, "sea  BIRDS!"), Code::SectionNameTaken, "name"),
            (named(birds, ""), Code::TextLength, "name"),
            (named(birds, "\u{200b}\u{3164}"), Code::TextLength, "name"),
            (named(birds, &"x".repeat(51)), Code::TextLength, "name"),
            (
                CreateSection { initial_pins: vec![pins[1], other], ..named(birds, "Land") },
                Code::NotFound,
                "initial_pins",
            ),
        ];
        for (input, expected, field) in refusals {
            assert_eq!(refused(create_section(ada.clone(), input).await), (expected, field.into()));
        }
        assert_eq!(code(create_section(ben.clone(), named(birds, "Mine")).await), Code::NotAllowed);
        assert_eq!(code(create_section(ada.clone(), named(BoardId(7), "Mine")).await), Code::NotFound);
        assert_eq!(code(create_section(world.visitor(), named(birds, "Mine")).await), Code::SignInRequired);
        assert_eq!(titles(&ada, birds).await, ["Sea birds"]);
        invariants::hold(&world.house.db).await;
    }

    async fn pins_are_made_and_saved_into_sections(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let (sea, land) = (section(&ada, birds, "Sea", &[]).await, section(&ben, mine, "Land", &[]).await);
        let upload = builders::uploaded(&ada).await;
        let new = CreatePin { upload_id: Some(upload), section: Some(sea), ..builders::new_pin(birds, "gull") };
        let gull = create_pin(ada.clone(), new.clone()).await.unwrap().pin;
        assert_eq!(gull.section.map(|section| section.id), Some(sea));
        let wrong = CreatePin { section: Some(land), ..new };
        assert_eq!(code(create_pin(ada.clone(), wrong).await), Code::NotFound);

        let into = |section| SavePin { section, ..builders::saving(gull.id, mine) };
        let saved = save_pin(ben.clone(), into(None)).await.unwrap().pin;
        assert_eq!(saved.section, None);
        for _ in 0..2 {
            let again = save_pin(ben.clone(), into(Some(land))).await.unwrap().pin;
            assert_eq!((again.id, again.section.map(|section| section.id)), (saved.id, Some(land)));
            invariants::hold(&world.house.db).await;
        }
        assert_eq!(code(save_pin(ben.clone(), into(Some(sea))).await), Code::NotFound);
        delete_pin(ben.clone(), contract::pins::DeletePin { id: saved.id }).await.unwrap();
        assert_eq!(in_section(&ben, land).await, []);
        invariants::hold(&world.house.db).await;
    }

    async fn sections_are_renamed_ordered_and_merged(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, birds, 4).await;
        let sea = section(&ada, birds, "Sea", &pins[..2]).await;
        let land = section(&ada, birds, "Land", &pins[2..3]).await;
        let air = section(&ada, birds, "Air", &[]).await;
        assert_eq!(titles(&ada, birds).await, ["Air", "Land", "Sea"]);

        let rename = |section_id, name: &str| UpdateSection { section_id, name: name.into() };
        assert_eq!(
            refused(update_section(ada.clone(), rename(sea, "LAND")).await),
            (Code::SectionNameTaken, "name".into())
        );
        assert_eq!(
            refused(update_section(ada.clone(), rename(sea, "\u{2800}\u{ad}")).await),
            (Code::TextLength, "name".into())
        );
        let renamed = update_section(ada.clone(), rename(sea, "Open sea")).await.unwrap();
        assert_eq!(renamed.section.slug, "open-sea");
        section(&ada, birds, "Sea", &[]).await;
        let shown = get_pin(ben.clone(), GetPin { id: pins[0] }).await.unwrap().pin.section.unwrap();
        assert_eq!(shown.title, "Open sea");

        let order = |ids: &[SectionId]| ReorderSections { board_id: birds, section_ids: ids.to_vec() };
        for _ in 0..2 {
            reorder_sections(ada.clone(), order(&[sea, air])).await.unwrap();
            assert_eq!(titles(&ben, birds).await, ["Sea", "Open sea", "Land", "Air"]);
        }
        for wrong in [vec![sea, sea], vec![sea, SectionId(7)]] {
            assert_eq!(
                refused(reorder_sections(ada.clone(), order(&wrong)).await),
                (Code::NotFound, "section_ids".into())
            );
        }

        let merge = |section_id, into_section_id| MergeSections { section_id, into_section_id };
        assert_eq!(code(merge_sections(ada.clone(), merge(sea, sea)).await), Code::InvalidInput);
        let merged = merge_sections(ada.clone(), merge(sea, land)).await.unwrap();
        assert_eq!((merged.pin_count, merged.cover_images.len()), (3, 3));
        assert_eq!(in_section(&ben, land).await, [pins[2], pins[1], pins[0]]);
        assert_eq!(code(merge_sections(ada.clone(), merge(sea, land)).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
        for refusal in [
            code(update_section(ben.clone(), rename(land, "Mine")).await),
            code(reorder_sections(ben.clone(), order(&[land])).await),
            code(merge_sections(ben.clone(), merge(air, land)).await),
        ] {
            assert_eq!(refusal, Code::NotAllowed);
        }
    }

    async fn a_section_is_deleted_with_its_pins_or_without(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, birds, 5).await;
        let sea = section(&ada, birds, "Sea", &pins[..2]).await;
        let land = section(&ada, birds, "Land", &pins[2..4]).await;
        let delete = |section_id, keep_pins| DeleteSection { section_id, keep_pins };
        assert_eq!(code(delete_section(ben.clone(), delete(sea, false)).await), Code::NotAllowed);
        delete_section(ada.clone(), delete(sea, true)).await.unwrap();
        assert_eq!(on_board(&ben, birds, true).await, [pins[4], pins[1], pins[0]]);
        invariants::hold(&world.house.db).await;
        delete_section(ada.clone(), delete(land, false)).await.unwrap();
        assert_eq!(on_board(&ben, birds, false).await, [pins[4], pins[1], pins[0]]);
        assert_eq!(
            code(get_section(ada.clone(), GetSection { section_id: Some(land), ..GetSection::default() }).await),
            Code::NotFound
        );
        section(&ada, birds, "Sea", &pins[..1]).await;
        delete_board(ada, contract::boards::DeleteBoard { board_id: birds }).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn sections_of_a_secret_board_are_its_owners_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let gifts = builders::secret_board(&ada, "Gifts").await.board.id;
        let pin = builders::pin(&ada, gifts, "book").await.pin.id;
        let books = section(&ada, gifts, "Books", &[pin]).await;
        assert_eq!(in_section(&ada, books).await, [pin]);
        for stranger in [ben, world.visitor()] {
            let get = GetSection { section_id: Some(books), ..GetSection::default() };
            let at = GetSection {
                username: Some("ada".into()),
                slug: Some("gifts".into()),
                section_slug: Some("books".into()),
                section_id: None,
            board_id: None,
            };
            let pins = ListSectionPins { section_id: books, bookmarks: Bookmark::Start, page_size: ask::size(25) };
            let all = ListSections { board_id: gifts, bookmarks: Bookmark::Start, page_size: ask::size(25) };
            for refusal in [
                code(get_section(stranger.clone(), get).await),
                code(get_section(stranger.clone(), at).await),
                code(list_section_pins(stranger.clone(), pins).await),
                code(list_sections(stranger, all).await),
            ] {
                assert_eq!(refusal, Code::NotFound);
            }
        }
    }

    async fn pins_are_dragged_anywhere_any_number_of_times(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, birds, 5).await;
        let mut expected: Vec<PinId> = pins.iter().rev().copied().collect();
        // Always between the same two neighbours: room runs out again and again.
        for round in 0..120 {
            let moved = expected.remove([4, 2, 3][round % 3]);
            expected.insert(1, moved);
            reorder_pin(ada.clone(), after(moved, Some(expected[0]))).await.unwrap();
            assert_eq!(on_board(&ben, birds, false).await, expected, "round {round}");
        }
        invariants::hold(&world.house.db).await;
        // To the very top, to the very end, and behind itself.
        let (first, last) = (expected[0], expected[4]);
        reorder_pin(ada.clone(), after(last, None)).await.unwrap();
        reorder_pin(ada.clone(), after(first, Some(expected[3]))).await.unwrap();
        reorder_pin(ada.clone(), after(first, Some(first))).await.unwrap();
        let turned = [last, expected[1], expected[2], expected[3], first];
        assert_eq!(on_board(&ben, birds, false).await, turned);
        let board = collections::boards::get_board::get_board(ben.clone(), ask::board(birds)).await.unwrap();
        assert_eq!(board.cover_images.len(), 5);

        let trees = builders::board(&ada, "Trees").await.board.id;
        let oak = builders::pin(&ada, trees, "oak").await.pin.id;
        assert_eq!(
            refused(reorder_pin(ada.clone(), after(first, Some(oak))).await),
            (Code::NotFound, "after_pin_id".into())
        );
        assert_eq!(code(reorder_pin(ada, after(PinId(7), None)).await), Code::NotFound);
        assert_eq!(code(reorder_pin(ben, after(first, None)).await), Code::NotAllowed);
    }
}
