//! What reaches whom: following fills, unfollowing drains, jobs may run twice.

mod board_ideas;
mod editorials;
pub mod home_choice;
mod home_walks;
mod leaning;
mod new_makers;
mod reaching;
mod reasons;
mod saves;

use accounts::users::{follow_user::follow_user, unfollow_user::unfollow_user};
use collections::{
    boards::{
        follow_board::follow_board, unfollow_board::unfollow_board, update_board::update_board,
    },
    pins::{
        create_pin::{create_pin, create_pin_from_file},
        delete_pin::delete_pin,
        save_pin::save_pin,
    },
};
use contract::{
    answers::{Bookmark, PageSize, Written},
    boards::{FollowBoard, Privacy, SavePin, UpdateBoard},
    feeds::{ListHomePins, ListRelatedModules, ListRelatedPins, RelatedItem, RelatedStory},
    ids::{BoardId, PinId},
    pins::{CreatePin, DeletePin, PinView},
    users::FollowUser,
};
use discovery::feeds::{
    jobs, list_home_pins::list_home_pins, list_related_modules::list_related_modules,
    list_related_pins::list_related_pins, rank_popular::rank_popular,
};
use kernel::{
    ctx::Ctx,
    events::{Event, Source},
};
use store::{Run, args};
use testkit::{builders, pictures, world::World};

use crate::ask;

store::sql! {
    slow HOME_ITEMS: (i64, i64, i64) =
        "SELECT user_id, pin_id, source_id FROM home_items WHERE until_id = 9223372036854775807 \
         ORDER BY user_id, pin_id";
}

async fn home(ctx: &Ctx) -> Vec<PinId> {
    ask::ids(
        &list_home_pins(ctx.clone(), ask::home())
            .await
            .unwrap()
            .items,
    )
}

/// A pin about something.
async fn about(pinner: &Ctx, board_id: BoardId, title: &str, topic: &str) -> PinId {
    let input = CreatePin {
        topics: Some(vec![topic.to_owned()]),
        upload_id: Some(builders::uploaded(pinner).await),
        ..builders::new_pin(board_id, title)
    };
    create_pin(pinner.clone(), input).await.unwrap().pin.id
}

fn stories(items: &[RelatedItem]) -> Vec<&RelatedStory> {
    let stories = items.iter().filter_map(|item| match item {
        RelatedItem::Story(story) => Some(&**story),
        RelatedItem::Pin(_) => None,
    });
    stories.collect()
}

fn pins_among(items: Vec<RelatedItem>) -> Vec<Written<PinView>> {
    let pins = items.into_iter().filter_map(|item| match item {
        RelatedItem::Pin(pin) => Some(pin),
        RelatedItem::Story(_) => None,
    });
    pins.collect()
}

async fn reached(world: &World) -> Vec<(i64, i64, i64)> {
    world.house.db.all(&HOME_ITEMS, &args![]).await.unwrap()
}

async fn hear(world: &World, event: &Event) {
    jobs::hear(&world.house, &serde_json::to_string(event).unwrap())
        .await
        .unwrap();
}

testkit::on_both_engines! {
    async fn one_picture_reaches_a_person_once(world: World) {
        let (ada, bob, eve) = (world.person("ada").await, world.person("bob").await, world.person("eve").await);
        for whom in [&ada, &bob] {
            let input = FollowUser { user_id: whom.user().unwrap() };
            follow_user(eve.clone(), input).await.unwrap();
        }
        let theirs = builders::board(&ada, "Theirs").await;
        let made = builders::pin(&ada, theirs.board.id, "Once").await;
        let onto = builders::board(&bob, "Saved").await;
        let input = SavePin {
            section: None,
            pin_id: made.pin.id,
            board_id: Some(onto.board.id),
            on_duplicate: None,
            title: None,
            description: None,
        };
        save_pin(bob.clone(), input).await.unwrap();
        world.settle().await;
        let page = list_home_pins(eve.clone(), ListHomePins::default()).await.unwrap();
        assert_eq!(page.items.len(), 1, "not the save, and not once more as a popular pin");
    }

    async fn following_fills_and_unfollowing_drains(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Trees").await.board.id);
        let (robin, oak) =
            (builders::pin(&ada, birds, "robin").await.pin.id, builders::pin(&ben, trees, "oak").await.pin.id);
        let (ada_id, cleo_id) = (ada.user().unwrap(), cleo.user().unwrap());
        follow_user(cleo.clone(), ask::whom(ada_id)).await.unwrap();
        follow_board(cleo.clone(), FollowBoard { board_id: trees }).await.unwrap();
        follow_board(cleo.clone(), FollowBoard { board_id: birds }).await.unwrap();
        world.settle().await;
        let items =
            |pairs: &[(PinId, i64)]| pairs.iter().map(|(pin, source)| (cleo_id.0, pin.0, *source)).collect::<Vec<_>>();
        assert_eq!(reached(&world).await, items(&[(robin, ada_id.0), (oak, trees.0)]));
        // What comes from two sides is there once, and stays while one of them is followed.
        assert_eq!(home(&cleo).await, [oak, robin]);
        let wren = builders::pin(&ada, birds, "wren").await.pin.id;
        world.settle().await;
        assert_eq!(home(&cleo).await, [wren, oak, robin]);
        unfollow_user(cleo.clone(), ask::whom(ada_id)).await.unwrap();
        world.settle().await;
        assert_eq!(reached(&world).await, items(&[(robin, birds.0), (oak, trees.0), (wren, birds.0)]));
        for board in [birds, trees] {
            unfollow_board(cleo.clone(), FollowBoard { board_id: board }).await.unwrap();
        }
        world.settle().await;
        assert!(reached(&world).await.is_empty());
    }

    async fn what_was_pinned_in_secret_reaches_followers_once_it_is_public(world: World) {
        let (ada, cleo, dan) = (world.person("ada").await, world.person("cleo").await, world.person("dan").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        follow_user(cleo.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        follow_board(dan.clone(), FollowBoard { board_id: birds }).await.unwrap();
        let privacy = async |privacy| {
            update_board(ada.clone(), UpdateBoard { privacy: Some(privacy), ..ask::update(birds) }).await.unwrap();
            world.settle().await;
        };
        privacy(Privacy::Secret).await;
        let pins = builders::pins(&ada, birds, 3).await;
        world.settle().await;
        assert!(reached(&world).await.is_empty());
        let sources = [(&cleo, ada.user().unwrap().0), (&dan, birds.0)];
        let expected: Vec<_> = sources
            .iter()
            .flat_map(|(who, source)| pins.iter().map(|pin| (who.user().unwrap().0, pin.0, *source)))
            .collect();
        for _ in 0..2 {
            privacy(Privacy::Public).await;
            assert_eq!(reached(&world).await, expected);
            assert_eq!((home(&cleo).await.len(), home(&dan).await.len()), (3, 3));
            hear(&world, &Event::BoardFilled { board_id: birds }).await;
            assert_eq!(reached(&world).await, expected);
            privacy(Privacy::Secret).await;
            assert_eq!((home(&cleo).await.len(), home(&dan).await.len()), (0, 0));
            hear(&world, &Event::BoardFilled { board_id: birds }).await;
        }
    }

    async fn jobs_that_come_late_or_again_change_nothing(world: World) {
        let (ada, cleo) = (world.person("ada").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let (robin, wren) =
            (builders::pin(&ada, birds, "robin").await.pin.id, builders::pin(&ada, birds, "wren").await.pin.id);
        let (user_id, source) = (cleo.user().unwrap(), Source::User(ada.user().unwrap()));
        follow_user(cleo.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        world.settle().await;
        let before = reached(&world).await;
        assert_eq!(before.len(), 2);
        for event in [Event::FollowChanged { user_id, source }, Event::PinSaved { pin_id: robin }] {
            hear(&world, &event).await;
            hear(&world, &event).await;
            assert_eq!(reached(&world).await, before, "{event:?}");
        }
        delete_pin(ada.clone(), DeletePin { id: wren }).await.unwrap();
        unfollow_user(cleo.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        world.settle().await;
        // The job of the follow comes after that of its end; the pin's after its deletion.
        hear(&world, &Event::FollowChanged { user_id, source }).await;
        hear(&world, &Event::PinSaved { pin_id: wren }).await;
        assert!(reached(&world).await.is_empty());
        rank_popular(&world.house).await.unwrap();
        let once = home(&cleo).await;
        rank_popular(&world.house).await.unwrap();
        assert_eq!(home(&cleo).await, once);
        world.settle().await;
    }

    async fn who_follows_nothing_sees_what_is_popular(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let pins = builders::pins(&ada, birds, 4).await;
        builders::save(&ben, pins[1], mine).await;
        assert!(!home(&world.visitor()).await.is_empty());
        rank_popular(&world.house).await.unwrap();
        // All pins are as new; the one that was saved comes first, repins not at all.
        let ranked = [pins[1], pins[3], pins[2], pins[0]];
        assert_eq!(home(&world.visitor()).await, ranked);
        assert_eq!(home(&world.person("cleo").await).await, ranked);
        let fresh = builders::pin(&ada, birds, "fresh").await.pin.id;
        assert_eq!(home(&world.visitor()).await[0], fresh);
    }

    async fn an_empty_house_has_an_empty_feed(world: World) {
        rank_popular(&world.house).await.unwrap();
        let page = list_home_pins(world.visitor(), ask::home()).await.unwrap();
        assert!(page.items.is_empty() && page.bookmark.is_none());
    }

    async fn strips_stand_between_single_pins(world: World) {
        let ada = world.person("ada").await;
        let (birds, trees) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ada, "Trees").await.board.id);
        let robin = about(&ada, birds, "Robin", "quuxes").await;
        // Three make a strip.
        let oaks = [about(&ada, trees, "Oak", "quuxes").await, about(&ada, trees, "Elm", "quuxes").await];
        let wren = about(&ada, birds, "Wren", "zyzzyvas").await;
        world.settle().await;
        let below = |size: u64| ListRelatedModules { page_size: PageSize::new(size), ..ask::below(robin) };
        let first = list_related_modules(world.visitor(), below(12)).await.unwrap();
        assert_eq!((stories(&first.items).len(), ask::ids(&pins_among(first.items)).len()), (0, 3));
        let heron = about(&ada, birds, "Heron", "quuxes").await;
        let crane = about(&ada, birds, "Crane", "wibbles").await;
        world.settle().await;
        let page = list_related_modules(world.visitor(), below(12)).await.unwrap();
        // Five pins, and the strips between them.
        let kinds: Vec<_> = page.items.iter().map(|item| matches!(item, RelatedItem::Story(_))).collect();
        assert_eq!(kinds, [false, true, false, false, true, false, false]);
        let strips = stories(&page.items);
        assert_eq!(strips.len(), 2);
        assert_eq!(
            (strips[0].id.clone(), strips[0].content_ids.clone()),
            (format!("board:{birds}"), vec![crane, heron, wren])
        );
        assert_eq!(strips[0].action.url, "/ada/birds/");
        let mut about_it = strips[1].content_ids.clone();
        about_it.sort();
        assert_eq!((strips[1].story_type, about_it), ("related_topic", vec![oaks[0], oaks[1], heron]));
        assert_eq!(strips[1].action.url, format!("/search/pins/?q=quuxes&source_id={robin}&rs=topic"));
        // A walk by small pages meets every pin once.
        let (mut ask, mut met) = (below(2), Vec::new());
        loop {
            let page = list_related_modules(world.visitor(), ask).await.unwrap();
            met.extend(ask::ids(&pins_among(page.items)));
            let Some(bookmark) = page.bookmark else { break };
            ask = ListRelatedModules { bookmarks: Bookmark::After(bookmark), ..below(2) };
        }
        met.sort();
        let mut all = vec![oaks[0], oaks[1], wren, heron, crane];
        all.sort();
        assert_eq!(met, all);
    }

    async fn related_pins_share_words_first(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin in winter").await.pin.id;
        let oak = builders::pin(&ada, birds, "old oak").await.pin.id;
        let wren = builders::pin(&ada, birds, "wren in winter").await.pin.id;
        let later = builders::pin(&ada, birds, "red chair").await.pin.id;
        world.settle().await;
        let related = list_related_pins(world.visitor(), ask::related(robin)).await.unwrap();
        assert_eq!(ask::ids(&related.items), [wren, later, oak]);
        // A save is like what it was saved from.
        let ben = world.person("ben").await;
        let mine = builders::board(&ben, "Mine").await.board.id;
        let saved = builders::save(&ben, robin, mine).await.pin.id;
        let of_save = list_related_pins(world.visitor(), ask::related(saved)).await.unwrap();
        assert_eq!(ask::ids(&of_save.items), [wren, later, oak]);
    }

    async fn a_pin_that_shares_no_words_has_neighbours(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        // Nothing looks like it either.
        let (words, file) = (builders::new_pin(birds, "robin"), pictures::motif(64, 96, 2));
        let one = create_pin_from_file(ada.clone(), words, file).await.unwrap().pin.id;
        let mut on_board = Vec::new();
        for place in 1..28 {
            on_board.push(builders::pin(&ada, birds, &format!("word{place}")).await.pin.id);
        }
        on_board.reverse();
        let others = builders::board(&ben, "Others").await.board.id;
        let popular = builders::pin(&ben, others, "chair").await.pin.id;
        let plain = builders::pin(&ben, others, "lamp").await.pin.id;
        // A save of a neighbour is the same picture.
        builders::save(&ben, on_board[0], others).await;
        let cleo = world.person("cleo").await;
        let hers = builders::board(&cleo, "Hers").await.board.id;
        builders::save(&cleo, popular, hers).await;
        rank_popular(&world.house).await.unwrap();
        let newest = builders::pin(&ben, others, "table").await.pin.id;
        world.settle().await;
        let all: Vec<PinId> = on_board.into_iter().chain([popular, plain, newest]).collect();
        let fifty = PageSize::new(50);
        for viewer in [world.visitor(), ada, ben] {
            let related = ListRelatedPins { page_size: fifty, ..ask::related(one) };
            let related = list_related_pins(viewer.clone(), related).await.unwrap();
            assert_eq!(ask::ids(&related.items), all);
            let below = ListRelatedModules { page_size: fifty, ..ask::below(one) };
            let below = list_related_modules(viewer, below).await.unwrap();
            assert_eq!(ask::ids(&pins_among(below.items)), all);
        }
    }

    async fn a_page_below_a_pin_has_at_most_fifty_items(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, birds, 55).await;
        world.settle().await;
        let ask = ListRelatedModules { page_size: PageSize::new(250), ..ask::below(pins[0]) };
        let page = list_related_modules(world.visitor(), ask).await.unwrap();
        assert_eq!(page.items.len(), 50);
    }
}
