//! What search engines are told of, and in which parts.

use std::collections::BTreeSet;

use accounts::{
    preferences::update_preferences::update_preferences,
    sessions::change_standing::{ChangeStanding, change_standing},
};
use collections::{
    boards::{archive_board::archive_board, update_board::update_board},
    pins::{
        create_pin::create_pin_from_file, delete_pin::delete_pin, get_pin::get_pin,
        update_pin::update_pin,
    },
};
use contract::{
    boards::{ArchiveBoard, Sensitivity, UpdateBoard},
    ids::{BoardId, PinId},
    pins::{CreatePin, DeletePin, GetPin, NoindexReason, UpdatePin},
    preferences::UpdatePreferences,
};
use discovery::sitemaps::{cut_parts::cut_parts, list_part::list_part, list_parts::list_parts};
use kernel::ctx::Ctx;
use testkit::{builders, pictures, world::World};

use crate::ask;

const HOUR_MS: i64 = 60 * 60 * 1_000;

/// What each part of a kind tells of, in the order of the parts.
async fn parts(world: &World, name: &str) -> Vec<Vec<String>> {
    let mut told = Vec::new();
    for (kind, first) in list_parts(&world.house).await.unwrap() {
        if kind.name == name {
            told.push(list_part(&world.visitor(), kind, first).await.unwrap());
        }
    }
    told
}

/// All that search engines are told of.
async fn told(world: &World) -> BTreeSet<String> {
    world.settle().await;
    let mut told = BTreeSet::new();
    for name in ["pins", "boards", "profiles"] {
        told.extend(parts(world, name).await.concat());
    }
    told
}

fn set(paths: &[&str]) -> BTreeSet<String> {
    paths.iter().map(|path| (*path).to_owned()).collect()
}

fn page(pin: PinId) -> String {
    format!("/pin/{pin}/")
}

/// A pin of which nothing is said.
async fn wordless(owner: &Ctx, board: BoardId) -> PinId {
    let input = CreatePin {
        title: None,
        topics: Some(vec!["birds".into()]),
        ..builders::new_pin(board, "")
    };
    let file = pictures::png(64, 96, 3);
    let made = create_pin_from_file(owner.clone(), input, file).await;
    made.unwrap().pin.id
}

async fn reason(world: &World, id: PinId) -> Option<NoindexReason> {
    let seen = get_pin(world.visitor(), GetPin { id }).await.unwrap();
    seen.pin.seo_noindex_reason
}

testkit::on_both_engines! {
    async fn search_engines_are_told_of_open_boards_and_their_pins(world: World) {
        let ada = world.person("ada").await;
        assert_eq!(told(&world).await, set(&[]));
        let open = builders::board(&ada, "Open").await.board.id;
        assert_eq!(told(&world).await, set(&[]), "there is nothing on it");
        let robin = builders::pin(&ada, open, "Robin").await.pin.id;
        let warned = builders::board(&ada, "Warned").await.board.id;
        let away = builders::board(&ada, "Away").await.board.id;
        let secret = builders::secret_board(&ada, "Secret").await.board.id;
        let hidden = builders::protected_board(&ada, "Hidden").await.board.id;
        let mut pins = Vec::new();
        for (board, title) in [(warned, "Jay"), (away, "Owl"), (secret, "Tit"), (hidden, "Daw")] {
            pins.push(builders::pin(&ada, board, title).await.pin.id);
        }
        let looks = UpdateBoard { sensitivity: Some(Sensitivity::Graphic), ..ask::update(warned) };
        update_board(ada.clone(), looks).await.unwrap();
        archive_board(ada.clone(), ArchiveBoard { board_id: away }).await.unwrap();
        // What is on a board that was put away is still found by other ways.
        let expected = set(&["/ada/", "/ada/open/", &page(robin), &page(pins[1])]);
        assert_eq!(told(&world).await, expected);
        // A picture is told of once, under the pin that brought it.
        let ben = world.person("ben").await;
        let mine = builders::board(&ben, "Mine").await.board.id;
        builders::save(&ben, robin, mine).await;
        let mut with_ben = expected.clone();
        with_ben.extend(set(&["/ben/", "/ben/mine/"]));
        assert_eq!(told(&world).await, with_ben);
        delete_pin(ada.clone(), DeletePin { id: pins[1] }).await.unwrap();
        with_ben.remove(&page(pins[1]));
        assert_eq!(told(&world).await, with_ben);
    }

    async fn search_engines_are_not_told_of_pins_without_words(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let id = wordless(&ada, board).await;
        assert_eq!(reason(&world, id).await, Some(NoindexReason::Wordless));
        let without = set(&["/ada/", "/ada/birds/"]);
        assert_eq!(told(&world).await, without);
        for edit in [
            UpdatePin { title: Some("Robin".into()), ..ask::edit(id) },
            UpdatePin { description: Some("In snow".into()), ..ask::edit(id) },
            UpdatePin { alt_text: Some("A robin".into()), ..ask::edit(id) },
        ] {
            update_pin(ada.clone(), edit).await.unwrap();
            assert_eq!(reason(&world, id).await, None);
            assert!(told(&world).await.contains(&page(id)));
            let silent = UpdatePin {
                title: Some(String::new()),
                description: Some(String::new()),
                alt_text: Some(String::new()),
                ..ask::edit(id)
            };
            update_pin(ada.clone(), silent).await.unwrap();
            assert_eq!(told(&world).await, without);
        }
    }

    async fn search_engines_are_not_told_of_who_keeps_them_out(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mut of = Vec::new();
        for (owner, name) in [(&ada, "ada"), (&ben, "ben")] {
            let board = builders::board(owner, "Birds").await.board.id;
            let pin = builders::pin(owner, board, name).await.pin.id;
            of.push(set(&[&page(pin), &format!("/{name}/"), &format!("/{name}/birds/")]));
        }
        let all = &of[0] | &of[1];
        assert_eq!(told(&world).await, all);
        let excluded = |wanted| UpdatePreferences {
            exclude_from_search: Some(wanted),
            ..UpdatePreferences::default()
        };
        let private = |wanted| UpdatePreferences {
            is_private_profile: Some(wanted),
            ..UpdatePreferences::default()
        };
        let wishes: [fn(bool) -> UpdatePreferences; 2] = [excluded, private];
        for wanted in wishes {
            update_preferences(ada.clone(), wanted(true)).await.unwrap();
            assert_eq!(told(&world).await, of[1]);
            update_preferences(ada.clone(), wanted(false)).await.unwrap();
            assert_eq!(told(&world).await, all);
        }
        for (is_suspended, expected) in [(true, &of[1]), (false, &all)] {
            let change = ChangeStanding { is_suspended: Some(is_suspended), ..ChangeStanding::default() };
            change_standing(world.host(), ada.user().unwrap(), change).await.unwrap();
            assert_eq!(told(&world).await, *expected);
        }
    }

    async fn parts_keep_their_beginnings_while_more_is_made(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let mut pins = Vec::new();
        for number in 0..5 {
            world.pass(1);
            pins.push(page(builders::pin(&ada, board, &format!("Bird {number}")).await.pin.id));
        }
        let cut = async || cut_parts(&world.house, 2).await.unwrap();
        // Other servers may still make ids from before.
        cut().await;
        assert_eq!(parts(&world, "pins").await, [&pins[..]]);
        world.pass(2 * HOUR_MS);
        for _ in 0..2 {
            cut().await;
            assert_eq!(parts(&world, "pins").await, [&pins[..2], &pins[2..4], &pins[4..]]);
        }
        // One board and one user are no more than one part each.
        assert_eq!(parts(&world, "boards").await, [["/ada/birds/"]]);
        assert_eq!(parts(&world, "profiles").await, [["/ada/"]]);
        for number in 5..7 {
            world.pass(1);
            pins.push(page(builders::pin(&ada, board, &format!("Bird {number}")).await.pin.id));
        }
        assert_eq!(parts(&world, "pins").await, [&pins[..2], &pins[2..4], &pins[4..]]);
        world.pass(2 * HOUR_MS);
        cut().await;
        assert_eq!(parts(&world, "pins").await, [&pins[..2], &pins[2..4], &pins[4..6], &pins[6..]]);
    }
}
