//! Boards, users and one's own pins by words.

use accounts::users::{block_user::block_user, update_user::update_user};
use collections::boards::{archive_board::archive_board, update_board::update_board};
use contract::{
    blocks::BlockUser,
    boards::{ArchiveBoard, Privacy, UpdateBoard},
    errors::Code,
    search::{SearchPins, SearchResult, SearchScope},
    users::UpdateUser,
};
use discovery::search::{
    rebuild_index::rebuild_index, search_own_pins::Looking, search_pins::search_pins,
};
use kernel::ctx::Ctx;
use testkit::builders;

use crate::ask::{self, refused, walk};

/// Names of boards or usernames, in the order of the results.
async fn named(ctx: &Ctx, scope: SearchScope, query: &str) -> Vec<String> {
    let found = search_pins(ctx.clone(), ask::words_in(scope, query))
        .await
        .unwrap();
    names(&found.data.results)
}

fn names(results: &[SearchResult]) -> Vec<String> {
    let name = |result: &SearchResult| match result {
        SearchResult::Board(board) => board.board.name.clone(),
        SearchResult::User(user) => user.username.clone(),
        SearchResult::Pin(pin) => panic!("a pin: {}", pin.json()),
        SearchResult::Story(story) => panic!("a story: {}", story.id),
    };
    results.iter().map(name).collect()
}

async fn called(ctx: &Ctx, first: &str, about: &str) {
    let change = UpdateUser {
        first_name: Some(first.into()),
        about: Some(about.into()),
        ..UpdateUser::default()
    };
    update_user(ctx.clone(), change).await.unwrap();
}

testkit::on_both_engines! {
    async fn boards_are_found_while_all_may_see_them(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let owls = builders::board(&ada, "Owls at night").await.board.id;
        builders::secret_board(&ada, "Secret owls").await;
        builders::protected_board(&ada, "Protected owls").await;
        builders::board(&ada, "Herons").await;
        // Whatever happens, by the log and by an index made anew, and for all alike: what
        // is secret is in no search, not in its owner's either.
        let finds = async |query: &str, expected: &[&str]| {
            world.settle().await;
            for viewer in [&world.visitor(), &ada, &ben] {
                assert_eq!(named(viewer, SearchScope::Boards, query).await, expected, "{query}");
            }
            rebuild_index(&world.house).await.unwrap();
            assert_eq!(named(&world.visitor(), SearchScope::Boards, query).await, expected, "{query}");
        };
        for query in ["owls", "OWL", "night owl", "owls ni", "owsl"] {
            finds(query, &["Owls at night"]).await;
        }
        let change = |change: UpdateBoard| update_board(ada.clone(), change);
        change(UpdateBoard { name: Some("Kites".into()), ..ask::update(owls) }).await.unwrap();
        finds("owls", &[]).await;
        finds("kites", &["Kites"]).await;
        for privacy in [Privacy::Secret, Privacy::Protected] {
            change(UpdateBoard { privacy: Some(privacy), ..ask::update(owls) }).await.unwrap();
            finds("kites", &[]).await;
        }
        change(UpdateBoard { privacy: Some(Privacy::Public), ..ask::update(owls) }).await.unwrap();
        finds("kites", &["Kites"]).await;
        archive_board(ada.clone(), ArchiveBoard { board_id: owls }).await.unwrap();
        finds("kites", &[]).await;
        assert_eq!(named(&ada, SearchScope::Boards, "herons").await, ["Herons"]);
        block_user(ada.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        assert!(named(&ben, SearchScope::Boards, "herons").await.is_empty());
    }

    async fn what_is_hidden_is_not_found_before_the_index_follows(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let owls = builders::board(&ada, "Owls").await.board.id;
        called(&ada, "Adalbert", "").await;
        world.settle().await;
        assert_eq!(named(&ben, SearchScope::Boards, "owls").await, ["Owls"]);
        assert_eq!(named(&ben, SearchScope::Users, "adalbert").await, ["ada"]);
        let secret = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(owls) };
        update_board(ada.clone(), secret).await.unwrap();
        assert!(named(&ben, SearchScope::Boards, "owls").await.is_empty());
        block_user(ben.clone(), BlockUser { user_id: ada.user().unwrap() }).await.unwrap();
        assert!(named(&ben, SearchScope::Users, "adalbert").await.is_empty());
        assert_eq!(named(&world.visitor(), SearchScope::Users, "adalbert").await, ["ada"]);
    }

    async fn users_are_found_by_what_they_are_called(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("benvolio").await);
        called(&ada, "Renée", "Draws herons.").await;
        world.settle().await;
        for (query, expected) in [
            ("renee", vec!["ada"]),
            ("Reneé", vec!["ada"]),
            ("rene", vec!["ada"]),
            ("ada", vec!["ada"]),
            ("@benvolio", vec!["benvolio"]),
            ("bevnolio", vec!["benvolio"]),
            ("herons", vec!["ada"]),
            ("romeo", vec![]),
        ] {
            assert_eq!(named(&ben, SearchScope::Users, query).await, expected, "{query}");
        }
        called(&ada, "Ottilie", "").await;
        world.settle().await;
        assert!(named(&ben, SearchScope::Users, "renee").await.is_empty());
        assert_eq!(named(&ben, SearchScope::Users, "ottilie").await, ["ada"]);
        rebuild_index(&world.house).await.unwrap();
        assert_eq!(named(&ben, SearchScope::Users, "ottilie").await, ["ada"]);
    }

    async fn who_is_called_so_stands_before_who_is_followed(world: World) {
        let (plain, loved) = (world.person("heron").await, world.person("heron_two").await);
        for name in ["ada", "ben", "cleo"] {
            builders::follow_each_other(&world.person(name).await, &loved).await;
        }
        called(&plain, "Heron", "").await;
        called(&loved, "Heron", "").await;
        world.settle().await;
        assert_eq!(named(&loved, SearchScope::Users, "heron").await, ["heron", "heron_two"]);
        let third = world.person("third").await;
        called(&third, "Heron", "").await;
        world.settle().await;
        let found = named(&loved, SearchScope::Users, "Heron").await;
        assert_eq!(found, ["heron", "heron_two", "third"], "of two by followers");
    }

    async fn boards_and_users_are_walked(world: World) {
        let ada = world.person("ada").await;
        for number in 0..9 {
            builders::board(&ada, &format!("Owls {number}")).await;
            called(&world.person(&format!("person{number}")).await, "Heron", "").await;
        }
        world.settle().await;
        for (scope, query) in [(SearchScope::Boards, "owls"), (SearchScope::Users, "heron")] {
            let whole = named(&ada, scope, query).await;
            assert_eq!(whole.len(), 9, "{query}");
            for items in [1, 4, 9] {
                let seen = walk(items, |bookmarks, page_size| {
                    let ask = SearchPins { bookmarks, page_size, ..ask::words_in(scope, query) };
                    let ctx = ada.clone();
                    async move { search_pins(ctx, ask).await.map(|found| (names(&found.data.results), found.bookmark)) }
                });
                assert_eq!(seen.await, whole, "{items} {query}");
            }
        }
    }

    async fn ones_own_pins_are_found_on_secret_boards_by_oneself_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (open, secret) =
            (builders::board(&ada, "Open").await.board.id, builders::secret_board(&ada, "Secret").await.board.id);
        let first = builders::pin(&ada, open, "Robin in the snow").await.pin.id;
        let hidden = builders::pin(&ada, secret, "Robins").await.pin.id;
        builders::pin(&ada, open, "Wren").await;
        let saved = builders::save(&ben, first, builders::board(&ben, "His").await.board.id).await.pin.id;
        let own = async |ctx: &Ctx, query: &str| {
            let found = search_pins(ctx.clone(), ask::words_in(SearchScope::MyPins, query)).await;
            ask::found(&found.unwrap().data)
        };
        // At once: they are in no index.
        assert_eq!(own(&ada, "robin").await, [hidden, first]);
        assert_eq!(own(&ada, "robin sno").await, [first]);
        assert_eq!(own(&ben, "robin").await, [saved]);
        assert!(own(&ada, "heron").await.is_empty());
        let visitors = search_pins(world.visitor(), ask::words_in(SearchScope::MyPins, "robin")).await;
        assert_eq!(refused(visitors).0, Code::SignInRequired);
        let seen = walk(1, |bookmarks, page_size| {
            let ask = SearchPins { bookmarks, page_size, ..ask::words_in(SearchScope::MyPins, "robin") };
            let ctx = ada.clone();
            async move { search_pins(ctx, ask).await.map(|found| (ask::found(&found.data), found.bookmark)) }
        });
        assert_eq!(seen.await, [hidden, first]);
    }

    async fn pins_of_a_user_are_read_through_piece_by_piece_as_far_as_is_allowed(world: World) {
        let Looking { at_once, of_profile, of_own } = world.house.get();
        assert_eq!((*at_once, *of_profile, *of_own), (1_000, 2_000, 100_000));
        let world = world.configured(|house| {
            house.extensions.insert(Looking { at_once: 2, of_profile: 3, of_own: 5 });
        });
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let mut newest = builders::pins(&ada, birds, 7).await;
        newest.reverse();
        let found = async |ctx: &Ctx, ask: SearchPins| {
            ask::found(&search_pins(ctx.clone(), ask).await.unwrap().data)
        };
        let own = found(&ada, ask::words_in(SearchScope::MyPins, "pin")).await;
        assert_eq!(own, newest[..5]);
        let profile = SearchPins { user: Some("ada".into()), ..ask::words("pin") };
        assert_eq!(found(&world.person("ben").await, profile).await, newest[..3]);
    }

    async fn scopes_of_what_no_pin_is_yet_are_empty(world: World) {
        let ada = world.person("ada").await;
        builders::pin(&ada, builders::board(&ada, "Birds").await.board.id, "Robin").await;
        world.settle().await;
        for scope in [SearchScope::BuyablePins, SearchScope::Videos, SearchScope::IdeaPins] {
            let found = search_pins(ada.clone(), ask::words_in(scope, "robin")).await.unwrap();
            assert!(found.data.results.is_empty() && found.bookmark.is_none(), "{scope:?}");
        }
    }
}
