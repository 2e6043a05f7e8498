//! What suits a board, and which board suits a pin.

use collections::{
    boards::{
        follow_board::follow_board, get_board::get_board,
        list_followed_boards::list_followed_boards, update_board::update_board,
    },
    pins::create_pin::create_pin_from_file,
};
use contract::{
    answers::Bookmark,
    boards::{Privacy, UpdateBoard, following::ListFollowedBoards},
    errors::Code,
    feeds::{HidePin, HideReason},
    ids::{BoardId, PinId},
    interests::ListBoardInterests,
    pickers::{GetPickerBoards, ShortlistBoards, SuggestBoardTitles},
    pins::CreatePin,
};
use discovery::{
    feeds::{hide_pin::hide_pin, list_board_ideas::list_board_ideas},
    interests::list_board_interests::list_board_interests,
    pickers::{
        get_picker_boards::get_picker_boards, shortlist_boards::shortlist_boards,
        suggest_board_titles::suggest_board_titles,
    },
};
use kernel::ctx::Ctx;
use testkit::{builders, pictures};

use crate::ask::{self, code};

async fn about(owner: &Ctx, board: BoardId, title: &str, topics: &[&str], seed: u8) -> PinId {
    let new = CreatePin {
        topics: Some(topics.iter().map(|topic| (*topic).to_owned()).collect()),
        ..builders::new_pin(board, title)
    };
    let made = create_pin_from_file(owner.clone(), new, pictures::png(64, 96, seed)).await;
    made.unwrap().pin.id
}

testkit::on_both_engines! {
    async fn an_empty_board_gets_ideas_by_its_name(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mixed = builders::board(&ben, "Mixed").await.board.id;
        let alike = about(&ben, mixed, "robin in the garden", &["birds"], 2).await;
        about(&ben, mixed, "wooden chair", &["furniture"], 3).await;
        let empty = builders::board(&ada, "Robin").await.board.id;
        world.settle().await;
        let page = list_board_ideas(ada, ask::ideas_for(empty)).await.unwrap();
        assert_eq!(ask::ids(&page.items)[0], alike);
    }

    async fn ideas_are_like_what_is_on_the_board(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let secret = builders::secret_board(&ben, "Hidden").await.board.id;
        let bens = builders::board(&ben, "Mixed").await.board.id;
        about(&ada, birds, "robin in winter", &["birds"], 1).await;
        let alike = about(&ben, bens, "robin in the garden", &["birds"], 2).await;
        let chair = about(&ben, bens, "wooden chair", &["furniture"], 3).await;
        about(&ben, secret, "robin unseen", &["birds"], 4).await;
        world.settle().await;
        for viewer in [world.visitor(), ada.clone()] {
            let page = list_board_ideas(viewer, ask::ideas_for(birds)).await.unwrap();
            assert_eq!(ask::ids(&page.items), [alike]);
        }
        // What was saved is left out.
        builders::save(&ada, alike, birds).await;
        world.settle().await;
        let rest = list_board_ideas(ada.clone(), ask::ideas_for(birds)).await.unwrap();
        assert_eq!(ask::ids(&rest.items), [chair], "what is saved beside it");
        let hide = HidePin { pin_id: chair, reason: HideReason::default() };
        hide_pin(ada.clone(), hide).await.unwrap();
        let rest = list_board_ideas(ada.clone(), ask::ideas_for(birds)).await.unwrap();
        assert!(rest.items.is_empty(), "what was hidden from feeds");
        assert_eq!(code(list_board_ideas(ada, ask::ideas_for(secret)).await), Code::NotFound);
    }

    async fn thirty_pins_tell_what_a_board_is_about_however_many_it_has(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mixed = builders::board(&ben, "Mixed").await.board.id;
        let robin = about(&ben, mixed, "robin in the garden", &[], 2).await;
        let other = about(&ben, mixed, "robin in winter", &[], 3).await;
        let ice = builders::board(&ben, "Ice").await.board.id;
        let walrus = about(&ben, ice, "walrus on ice", &[], 4).await;
        let board = builders::board(&ada, "Robin").await.board.id;
        about(&ada, board, "walrus at sea", &[], 5).await;
        builders::save(&ada, robin, board).await;
        let ideas = async || {
            world.settle().await;
            let page = list_board_ideas(world.visitor(), ask::ideas_for(board)).await.unwrap();
            ask::ids(&page.items)
        };
        let mut found = ideas().await;
        found.sort_unstable();
        assert_eq!(found, [other, walrus]);
        // Nothing is read of the pins below these, and what lies there is no idea all the same.
        builders::pins(&ada, board, 30).await;
        assert_eq!(ideas().await, [other]);
    }

    async fn a_board_is_about_its_topic_and_what_its_pins_name(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Home").await.board.id;
        let empty = get_board(ada.clone(), ask::board(board)).await.unwrap();
        assert_eq!((empty.has_fresh_more_ideas_tab, empty.related_interest_ids), (false, Some(vec![])));
        about(&ada, board, "one", &["house plants"], 1).await;
        about(&ada, board, "two", &["plant", "kitchen"], 2).await;
        let named = UpdateBoard { category: Some("books".into()), ..ask::update(board) };
        update_board(ada.clone(), named).await.unwrap();
        let found = list_board_interests(world.visitor(), ListBoardInterests { board_id: board }).await.unwrap();
        let keys: Vec<_> = found.interests.iter().map(|one| one.key.as_str()).collect();
        assert_eq!(keys, ["books", "plants", "kitchens"]);
        let own = get_board(ada.clone(), ask::board(board)).await.unwrap();
        assert_eq!(own.related_interest_ids.unwrap(), found.interests.iter().map(|one| one.id).collect::<Vec<_>>());
        assert!(own.has_fresh_more_ideas_tab);
        assert!(!get_board(world.visitor(), ask::board(board)).await.unwrap().has_fresh_more_ideas_tab);
        let hidden = builders::secret_board(&ada, "Hidden").await.board.id;
        let ask = ListBoardInterests { board_id: hidden };
        assert_eq!(code(list_board_interests(world.visitor(), ask).await), Code::NotFound);
    }

    async fn names_come_from_others_and_from_topics(world: World) {
        let (ada, ben, eve) = (world.person("ada").await, world.person("ben").await, world.person("eve").await);
        let birds = builders::board(&ada, "Small birds").await.board.id;
        let pin = about(&ada, birds, "robin", &["garden", "birds"], 1).await;
        let hidden = builders::secret_board(&ben, "Nobody knows").await.board.id;
        builders::save(&ben, pin, hidden).await;
        let names = |viewer: Ctx| async move {
            let found = suggest_board_titles(viewer, SuggestBoardTitles { pin_id: pin }).await.unwrap();
            found.suggestions.into_iter().map(|one| one.name).collect::<Vec<_>>()
        };
        assert_eq!(names(eve.clone()).await, ["Small birds", "Garden", "Birds"]);
        builders::board(&eve, "garden").await;
        assert_eq!(names(eve).await, ["Small birds", "Birds"]);
        let asked = SuggestBoardTitles { pin_id: pin };
        assert_eq!(code(suggest_board_titles(world.visitor(), asked).await), Code::SignInRequired);
        let own = builders::pin(&ben, hidden, "unseen").await.pin.id;
        assert_eq!(code(suggest_board_titles(ada, SuggestBoardTitles { pin_id: own }).await), Code::NotFound);
    }

    async fn a_pin_finds_the_boards_it_suits(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let bens = builders::board(&ben, "Mixed").await.board.id;
        let robin = about(&ben, bens, "robin in winter", &["birds"], 1).await;
        let mut boards = Vec::new();
        for (name, title, topics) in [
            ("Outside", "robin and wren", ["birds"]),
            ("Birds", "a chair", ["furniture"]),
            ("Lamps", "a lamp", ["light"]),
            ("Ink", "a pen", ["paper"]),
        ] {
            world.pass(1_000);
            let board = builders::board(&ada, name).await.board.id;
            about(&ada, board, title, &topics, 10 + boards.len() as u8).await;
            boards.push(board);
        }
        let [outside, birds, lamps, ink] = boards[..] else { panic!() };
        world.settle().await;
        let ids =
            |list: Vec<contract::boards::BoardView>| list.into_iter().map(|board| board.board.id).collect::<Vec<_>>();
        let suited = shortlist_boards(ada.clone(), ShortlistBoards { pin_id: Some(robin) }).await.unwrap();
        // By name, by what is on it, and then what was saved to last.
        assert_eq!(ids(suited.boards_shortlist), [birds, outside, ink]);
        let last = get_picker_boards(ada.clone(), GetPickerBoards::default()).await.unwrap();
        assert_eq!(ids(last.boards_shortlist), [ink, lamps, birds]);
        assert_eq!(ids(last.all_boards), [birds, ink, lamps, outside]);
        assert_eq!(code(shortlist_boards(world.visitor(), ShortlistBoards::default()).await), Code::SignInRequired);
    }

    async fn followed_boards_are_listed_as_far_as_the_viewer_sees_them(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        for board_id in [birds, trees] {
            follow_board(ben.clone(), contract::boards::FollowBoard { board_id }).await.unwrap();
        }
        let list = |viewer: Ctx| async move {
            let ask = ListFollowedBoards {
                username: Some("ben".into()),
                user_id: None,
                bookmarks: Bookmark::Start,
                page_size: Default::default(),
            };
            let page = list_followed_boards(viewer, ask).await.unwrap();
            page.items.into_iter().map(|board| board.board.id).collect::<Vec<_>>()
        };
        assert_eq!(list(world.visitor()).await, [trees, birds]);
        update_board(ada.clone(), UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(trees) }).await.unwrap();
        assert_eq!(list(ben.clone()).await, [birds]);
        assert_eq!(list(world.visitor()).await, [birds]);
    }
}
