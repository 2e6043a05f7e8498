//! Finding pins by words, suggestions, the index in step with the table.

mod guides;
mod keeping_up;
mod languages;
mod narrowing;
mod origins;
mod scopes;
mod suggestions;
mod videos;
mod visual;
mod wider;

use collections::{boards::update_board::update_board, pins::delete_pin::delete_pin};
use contract::{
    answers::Bookmark,
    boards::{Privacy, UpdateBoard},
    errors::Code,
    feeds::RelatedItem,
    ids::PinId,
    interests::ListInterestPins,
    pins::DeletePin,
    search::{SearchPins, SearchScope},
};
use discovery::{
    feeds::{
        list_board_ideas::list_board_ideas, list_home_pins::list_home_pins,
        list_related_modules::list_related_modules, list_related_pins::list_related_pins,
    },
    interests::{list_interest_pins::list_interest_pins, taxonomy::taxonomy},
    search::{
        rebuild_index::rebuild_index, search_pins::search_pins, suggest_searches::suggest_searches,
    },
};
use kernel::ctx::Ctx;
use testkit::{builders, world::World};

use crate::ask::{self, refused, walk};

async fn find(ctx: &Ctx, query: &str) -> Vec<PinId> {
    let found = search_pins(ctx.clone(), ask::words(query)).await;
    ask::found(&found.unwrap().data)
}

async fn suggested(world: &World, term: &str) -> Vec<String> {
    let found = suggest_searches(world.visitor(), ask::typed(term))
        .await
        .unwrap();
    found.items.into_iter().map(|item| item.query).collect()
}

testkit::on_both_engines! {
    async fn until_the_index_is_made_lists_answer_from_what_else_there_is(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let mut pins = Vec::new();
        for title in ["Robin", "Robin in snow", "Wren"] {
            pins.push(builders::pin(&ada, birds, title).await.pin.id);
        }
        world.settle().await;
        let other = world.unindexed();
        let viewer = other.as_user(ben.user().unwrap());
        let home = list_home_pins(viewer.clone(), ask::home()).await.unwrap();
        assert_eq!(ask::ids(&home.items), [pins[2], pins[1], pins[0]]);
        let below = list_related_modules(viewer.clone(), ask::below(pins[0])).await.unwrap();
        let ids = below.items.iter().filter_map(|item| match item {
            RelatedItem::Pin(pin) => Some(pin.clone()),
            RelatedItem::Story(_) => None,
        });
        assert_eq!(ask::ids(&ids.collect::<Vec<_>>()), [pins[2], pins[1]], "of its board");
        let ideas = list_board_ideas(viewer.clone(), ask::ideas_for(birds)).await.unwrap();
        assert_eq!((ask::ids(&ideas.items), ideas.bookmark), (vec![], None));
        let topic = ListInterestPins {
            interest: taxonomy().offered().next().unwrap().key.to_owned(),
            bookmarks: Bookmark::Start,
            page_size: ask::size(25),
        };
        assert_eq!(list_interest_pins(viewer.clone(), topic).await.unwrap().items.len(), 0);
        for scope in SearchScope::TABS {
            let asked = SearchPins { scope, ..ask::words("robin") };
            let found = search_pins(viewer.clone(), asked).await.unwrap().data;
            assert_eq!(found.results.len(), 0, "{scope:?}");
        }
        assert_eq!(suggested(&other, "rob").await, Vec::<String>::new());
        assert_eq!(rebuild_index(&other.house).await.unwrap(), 3);
        assert_eq!(find(&viewer, "robin").await.len(), 2);
    }

    async fn a_pin_is_found_once_the_index_has_followed(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin in the snow").await.pin.id;
        builders::pin(&ada, birds, "Old oak").await;
        world.settle().await;
        for query in ["robin", "ROBIN", "snow robin", "robins", "robn"] {
            assert_eq!(find(&world.visitor(), query).await, [robin], "{query}");
        }
        let typo = search_pins(world.visitor(), ask::words("robn")).await.unwrap().data;
        assert_eq!(typo.corrected_query.as_deref(), Some("robin"));
        let exact = SearchPins { auto_correction_disabled: true, ..ask::words("robn") };
        assert!(search_pins(world.visitor(), exact).await.unwrap().data.results.is_empty());
        // Saves of the same picture are not shown again.
        let ben = world.person("ben").await;
        let mine = builders::board(&ben, "Mine").await.board.id;
        builders::save(&ben, robin, mine).await;
        world.settle().await;
        assert_eq!(find(&ben, "robin").await, [robin]);
    }

    async fn a_picture_is_found_while_any_public_pin_shows_it(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let (his, hers) = (builders::board(&ben, "His").await.board.id, builders::board(&cleo, "Hers").await.board.id);
        let robin = builders::pin(&ada, birds, "Robin in the snow").await.pin.id;
        let (first, second) =
            (builders::save(&ben, robin, his).await.pin.id, builders::save(&cleo, robin, hers).await.pin.id);
        let privacy = async |owner: &Ctx, board, privacy| {
            update_board(owner.clone(), UpdateBoard { privacy: Some(privacy), ..ask::update(board) }).await.unwrap();
        };
        // Whatever happens to its pins, one of them is found: by the log, and by
        // an index made anew.
        let finds = async |expected: &[PinId]| {
            world.settle().await;
            assert_eq!(find(&world.visitor(), "robin").await, expected);
            assert_eq!(rebuild_index(&world.house).await.unwrap(), expected.len() as u64);
            assert_eq!(find(&world.visitor(), "robin").await, expected);
        };
        finds(&[robin]).await;
        privacy(&ada, birds, Privacy::Secret).await;
        finds(&[first]).await;
        privacy(&ben, his, Privacy::Secret).await;
        finds(&[second]).await;
        privacy(&ben, his, Privacy::Public).await;
        finds(&[first]).await;
        privacy(&ada, birds, Privacy::Public).await;
        finds(&[robin]).await;
        delete_pin(ada, DeletePin { id: robin }).await.unwrap();
        finds(&[first]).await;
        let again = builders::save(&cleo, first, builders::board(&cleo, "More").await.board.id).await.pin.id;
        delete_pin(ben, DeletePin { id: first }).await.unwrap();
        finds(&[second]).await;
        let related = list_related_pins(world.visitor(), ask::related(again)).await.unwrap();
        assert!(related.items.is_empty(), "a picture is not like itself");
        for pin in [second, again] {
            delete_pin(cleo.clone(), DeletePin { id: pin }).await.unwrap();
        }
        finds(&[]).await;
    }

    async fn a_board_of_more_pins_than_are_written_at_once_goes_and_comes_whole(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Rook").await.board.id;
        let pins = builders::pins(&ada, board, 501).await;
        world.settle().await;
        let all = async |expected: &[PinId]| {
            for number in ["0", "250", "500"] {
                let title = format!("pin {number}");
                let at = number.parse::<usize>().unwrap();
                let found = find(&world.visitor(), &title).await;
                assert_eq!(found.contains(&pins[at]), expected.contains(&pins[at]), "{title}");
            }
        };
        all(&pins).await;
        for (privacy, expected) in [(Privacy::Secret, &[][..]), (Privacy::Public, &pins[..])] {
            let update = UpdateBoard { privacy: Some(privacy), ..ask::update(board) };
            update_board(ada.clone(), update).await.unwrap();
            world.settle().await;
            all(expected).await;
        }
    }

    async fn strange_words_are_searched_or_refused(world: World) {
        let long = "x".repeat(201);
        for wrong in ["", "   ", "\u{0}", long.as_str()] {
            assert_eq!(
                refused(search_pins(world.visitor(), ask::words(wrong)).await),
                (Code::TextLength, "query".into())
            );
        }
        for odd in ["\"", "AND OR NOT", "title:x", "(", "*", "~", "a\0b", "☃", "\u{202e}", "-", "[a TO b]", "\\"] {
            assert!(find(&world.visitor(), odd).await.is_empty(), "{odd}");
        }
    }

    async fn results_are_walked_in_a_frozen_order(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, birds, 20).await;
        world.settle().await;
        let (whole, again) = (find(&world.visitor(), "pin").await, find(&world.visitor(), "pin").await);
        assert_eq!((whole.len(), &whole), (20, &again));
        for items in [1, 7, 10, 25] {
            let seen = walk(items, |bookmarks, page_size| {
                let ask = SearchPins { bookmarks, page_size, ..ask::words("pin") };
                let ctx = world.visitor();
                async move { search_pins(ctx, ask).await.map(|found| (ask::found(&found.data), found.bookmark)) }
            });
            assert_eq!(seen.await, whole, "{items}");
        }
        let first = SearchPins { page_size: ask::size(5), ..ask::words("pin") };
        let bookmark = search_pins(world.visitor(), first.clone()).await.unwrap().bookmark.unwrap();
        builders::pin(&ada, birds, "pin pin pin").await;
        delete_pin(ada.clone(), DeletePin { id: pins[3] }).await.unwrap();
        world.settle().await;
        let rest =
            SearchPins { bookmarks: Bookmark::After(bookmark.clone()), page_size: ask::size(250), ..ask::words("pin") };
        let rest = ask::found(&search_pins(world.visitor(), rest).await.unwrap().data);
        let expected: Vec<_> = whole[5..].iter().copied().filter(|pin| *pin != pins[3]).collect();
        assert_eq!(rest, expected);
        let other = SearchPins { bookmarks: Bookmark::After(bookmark), ..ask::words("bird") };
        assert_eq!(refused(search_pins(world.visitor(), other).await), (Code::BookmarkInvalid, "bookmarks".into()));
    }

    async fn a_walk_goes_on_behind_what_was_ranked_first(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        builders::pins(&ada, birds, 70).await;
        world.settle().await;
        let page = async |words, bookmarks, page_size| {
            let ask = SearchPins { bookmarks, page_size, ..ask::words(words) };
            let found = search_pins(world.visitor(), ask).await?;
            Ok((ask::found(&found.data), found.bookmark))
        };
        let (whole, end) = page("pin", Bookmark::Start, ask::size(250)).await.unwrap();
        assert_eq!((whole.len(), end), (70, None));
        // Each word is a list of its own, which begins anew.
        for (words, items) in [("Pin", 7), ("pIn", 25), ("piN", 60)] {
            let seen = walk(items, |bookmarks, size| page(words, bookmarks, size));
            assert_eq!(seen.await, whole, "{items}");
        }
        let (first, next) = page("PIN", Bookmark::Start, ask::size(25)).await.unwrap();
        let best = builders::pin(&ada, birds, "pin pin pin").await.pin.id;
        delete_pin(ada.clone(), DeletePin { id: whole[65] }).await.unwrap();
        world.settle().await;
        let (rest, _) = page("PIN", Bookmark::After(next.unwrap()), ask::size(250)).await.unwrap();
        let seen = [first, rest].concat();
        let expected = [&whole[..60], &[best], &whole[60..65], &whole[66..]].concat();
        assert_eq!(seen, expected, "what came meanwhile stands behind what was ranked before");
    }

    async fn what_goes_during_a_walk_leaves_no_empty_page(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        builders::pins(&ada, birds, 3).await;
        world.settle().await;
        let ask = |bookmarks| SearchPins { bookmarks, page_size: ask::size(1), ..ask::words("pin") };
        let whole = find(&world.visitor(), "pin").await;
        let bookmark = search_pins(world.visitor(), ask(Bookmark::Start)).await.unwrap().bookmark.unwrap();
        delete_pin(ada.clone(), DeletePin { id: whole[1] }).await.unwrap();
        let second = search_pins(world.visitor(), ask(Bookmark::After(bookmark))).await.unwrap();
        assert_eq!((ask::found(&second.data), second.bookmark), (vec![whole[2]], None));
        delete_pin(ada, DeletePin { id: whole[2] }).await.unwrap();
        let first = search_pins(world.visitor(), ask(Bookmark::Start)).await.unwrap();
        assert_eq!((ask::found(&first.data), first.bookmark), (vec![whole[0]], None));
    }

    async fn a_rebuilt_index_finds_the_same(world: World) {
        let ada = world.person("ada").await;
        let (birds, hidden) =
            (builders::board(&ada, "Birds").await.board.id, builders::secret_board(&ada, "Hidden").await.board.id);
        let pins = builders::pins(&ada, birds, 6).await;
        let secret = builders::pin(&ada, hidden, "pin secret").await.pin.id;
        delete_pin(ada.clone(), DeletePin { id: pins[0] }).await.unwrap();
        world.settle().await;
        let before = find(&world.visitor(), "pin").await;
        assert_eq!(before.len(), 5);
        for _ in 0..2 {
            assert_eq!(rebuild_index(&world.house).await.unwrap(), 5);
            assert_eq!(find(&world.visitor(), "pin").await, before);
        }
        let public = UpdateBoard { privacy: Some(Privacy::Public), ..ask::update(hidden) };
        update_board(ada.clone(), public).await.unwrap();
        world.settle().await;
        assert_eq!(find(&world.visitor(), "secret").await, [secret]);
        // The log may be read again from its start.
        assert_eq!(rebuild_index(&world.house).await.unwrap(), 6);
        world.settle().await;
        assert_eq!(find(&world.visitor(), "secret").await, [secret]);
    }

    async fn suggestions_follow_the_index(world: World) {
        let ada = world.person("ada").await;
        let (birds, hidden) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Hidden").await.board.id);
        let wren = builders::pin(&ada, birds, "Wren in winter").await.pin.id;
        builders::pin(&ada, hidden, "Wren at home").await;
        assert_eq!(suggested(&world, "wren").await, Vec::<String>::new());
        world.settle().await;
        let mut both = suggested(&world, "wren").await;
        both.sort();
        assert_eq!(both, ["Wren at home", "Wren in winter"]);
        delete_pin(ada.clone(), DeletePin { id: wren }).await.unwrap();
        world.settle().await;
        assert_eq!(suggested(&world, "wren").await, ["Wren at home"]);
        let secret = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(hidden) };
        update_board(ada.clone(), secret).await.unwrap();
        world.settle().await;
        assert_eq!(suggested(&world, "wren").await, Vec::<String>::new());
    }

    async fn suggestions_begin_as_was_typed(world: World) {
        let ada = world.person("robina").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        builders::pin(&ada, birds, "Robin in the snow").await;
        world.settle().await;
        assert!(suggested(&world, "rob").await.contains(&"robina".to_owned()));
        assert!(suggested(&world, "rob").await.iter().any(|query| query.to_lowercase().starts_with("robin ")));
        assert_eq!(suggested(&world, "@robi").await.last().map(String::as_str), Some("robina"));
        for nothing in ["", "  ", "zzz", "%", "\0", "_"] {
            assert_eq!(suggested(&world, nothing).await, Vec::<String>::new(), "{nothing}");
        }
        let long = ask::typed(&"x".repeat(201));
        assert_eq!(refused(suggest_searches(world.visitor(), long).await), (Code::TextLength, "term".into()));
    }
}
