//! Videos: which are listed for whom, in which order, by topic, and beginning with one of them.

use accounts::consents::update_consent::update_consent;
use collections::pins::{delete_pin::delete_pin, get_pin::get_pin};
use contract::{
    activities::{LogActivities, TrafficSource},
    consents::Consent,
    feeds::{HidePin, HideReason},
    interests::videos::{ListVideos, VideoFeed},
    pins::{DeletePin, GetPin},
};
use discovery::{
    activities::{jobs::SUMMARISE, log_activities::log_activities},
    feeds::hide_pin::hide_pin,
    interests::list_videos::list_videos,
};

use super::*;

async fn videos(ctx: &Ctx, asked: ListVideos) -> VideoFeed {
    list_videos(ctx.clone(), asked).await.unwrap()
}

fn of(category: &str) -> ListVideos {
    ListVideos {
        category: Some(category.into()),
        ..ListVideos::default()
    }
}

fn from(pin: PinId) -> ListVideos {
    ListVideos {
        pin_id: Some(pin),
        ..ListVideos::default()
    }
}

async fn listed(ctx: &Ctx, asked: ListVideos) -> Vec<PinId> {
    ask::ids(&videos(ctx, asked).await.data.results)
}

async fn sorted(ctx: &Ctx, asked: ListVideos) -> Vec<PinId> {
    let mut ids = listed(ctx, asked).await;
    ids.sort_unstable();
    ids
}

/// Keys of the topics that are told beside a list, in no order.
async fn topics(ctx: &Ctx, asked: ListVideos) -> Vec<String> {
    let told = videos(ctx, asked).await.data.topics.unwrap_or_default();
    let mut keys: Vec<String> = told.into_iter().map(|one| one.key).collect();
    keys.sort_unstable();
    keys
}

async fn every_page(ctx: &Ctx, items: u64, asked: &ListVideos) -> Vec<PinId> {
    let page = |bookmarks, page_size| async move {
        let asked = ListVideos {
            bookmarks,
            page_size,
            ..asked.clone()
        };
        let feed = list_videos(ctx.clone(), asked).await?;
        Ok((ask::ids(&feed.data.results), feed.bookmark))
    };
    walk(items, page).await
}

/// How often the video of a pin was looked at, as its page tells.
async fn views(ctx: &Ctx, id: PinId) -> Option<i64> {
    let told = get_pin(ctx.clone(), GetPin { id }).await.unwrap();
    told.closeup.seo_view_count
}

testkit::on_both_engines! {
    async fn public_videos_are_listed_and_nothing_else_is(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mixed = builders::board(&ada, "Mixed").await.board.id;
        let hidden = builders::secret_board(&ada, "Hidden").await.board.id;
        let kept = builders::protected_board(&ada, "Kept").await.board.id;
        let owl = builders::video(&ada, mixed, "An owl").await;
        let sofa = builders::video(&ada, mixed, "Green sofa").await;
        builders::pin(&ada, mixed, "Another owl").await;
        builders::video(&ada, hidden, "A hidden owl").await;
        let locked = builders::video(&ada, kept, "An owl that is kept").await;
        let mine = builders::board(&ben, "Mine").await.board.id;
        builders::save(&ben, owl, mine).await;
        // The newest are there at once, all of them once the index has followed.
        for settled in [false, true] {
            if settled {
                world.settle().await;
            }
            for viewer in [world.visitor(), ada.clone(), ben.clone()] {
                assert_eq!(sorted(&viewer, ListVideos::default()).await, [owl, sofa], "{settled}");
                assert_eq!(listed(&viewer, of("birds")).await, [owl], "{settled}");
                assert_eq!(listed(&viewer, of("1")).await, [sofa], "{settled}");
                assert!(listed(&viewer, of("weddings")).await.is_empty());
            }
        }
        assert_eq!(code(list_videos(ben.clone(), of("nothing")).await), Code::NotFound);
        // A protected one opens where it is asked for, before those of the list.
        assert_eq!(listed(&ben, from(locked)).await[0], locked);
        let hide = HidePin { pin_id: owl, reason: HideReason::default() };
        hide_pin(ben.clone(), hide).await.unwrap();
        assert_eq!(listed(&ben, ListVideos::default()).await, [sofa]);
        block_user(ben.clone(), BlockUser { user_id: ada.user().unwrap() }).await.unwrap();
        assert!(listed(&ben, ListVideos::default()).await.is_empty());
        delete_pin(ada.clone(), DeletePin { id: sofa }).await.unwrap();
        assert_eq!(listed(&world.visitor(), ListVideos::default()).await, [owl]);
    }

    async fn what_is_liked_and_what_is_new_take_turns(world: World) {
        let ada = world.person("ada").await;
        let mixed = builders::board(&ada, "Mixed").await.board.id;
        let mut made = Vec::new();
        for title in ["First owl", "Second owl", "Third owl", "Fourth owl"] {
            made.push(builders::video(&ada, mixed, title).await);
        }
        for name in ["ben", "cleo", "dora"] {
            let saver = world.person(name).await;
            let board = builders::board(&saver, "Owls").await.board.id;
            builders::save(&saver, made[1], board).await;
        }
        world.settle().await;
        for asked in [ListVideos::default(), of("owls")] {
            let whole = listed(&ada, asked.clone()).await;
            assert_eq!(whole[..2], [made[1], made[3]], "{asked:?}");
            assert_eq!(sorted(&ada, asked.clone()).await, made);
            for items in [1, 3, 4] {
                assert_eq!(every_page(&ada, items, &asked).await, whole, "{items} {asked:?}");
            }
        }
        let other = ListVideos { bookmarks: Bookmark::After("x".into()), ..of("owls") };
        assert_eq!(refused(list_videos(ada, other).await), (Code::BookmarkInvalid, "bookmarks".into()));
    }

    async fn a_list_begins_with_the_video_that_is_asked_for(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mixed = builders::board(&ada, "Mixed").await.board.id;
        let owl = builders::video(&ada, mixed, "An owl").await;
        let sofa = builders::video(&ada, mixed, "Green sofa").await;
        let wren = builders::video(&ada, mixed, "A wren").await;
        let still = builders::pin(&ada, mixed, "Another owl").await.pin.id;
        let secret = builders::secret_board(&ada, "Hidden").await.board.id;
        let hidden = builders::video(&ada, secret, "A hidden owl").await;
        let mine = builders::board(&ben, "Mine").await.board.id;
        let saved = builders::save(&ben, owl, mine).await.pin.id;
        world.settle().await;
        // Whatever it is about, and the same video once where it was saved from another pin.
        for (first, category, rest) in [
            (sofa, None, vec![owl, wren]),
            (sofa, Some("birds"), vec![owl, wren]),
            (owl, Some("birds"), vec![wren]),
            (saved, None, vec![sofa, wren]),
            (saved, Some("birds"), vec![wren]),
        ] {
            let asked = ListVideos { category: category.map(str::to_owned), ..from(first) };
            let mut found = listed(&ben, asked.clone()).await;
            assert_eq!(found.remove(0), first, "{asked:?}");
            found.sort_unstable();
            assert_eq!(found, rest, "{asked:?}");
            assert_eq!(every_page(&ben, 1, &asked).await, listed(&ben, asked.clone()).await);
            assert_eq!(videos(&ben, asked).await.data.topics, None);
        }
        // What the viewer does not want in feeds is shown where they ask for it, and there alone.
        let hide = HidePin { pin_id: wren, reason: HideReason::default() };
        hide_pin(ben.clone(), hide).await.unwrap();
        assert_eq!(listed(&ben, from(wren)).await[0], wren);
        assert!(!listed(&ben, from(owl)).await.contains(&wren));
        for none in [still, hidden, PinId(7)] {
            assert_eq!(code(list_videos(ben.clone(), from(none)).await), Code::NotFound, "{none}");
        }
        assert_eq!(listed(&ada, from(hidden)).await[0], hidden);
        block_user(ada.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        assert_eq!(code(list_videos(ben, from(owl)).await), Code::NotFound);
    }

    async fn topics_are_told_of_the_videos_that_the_viewer_sees(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (adas, bens) =
            (builders::board(&ada, "Hers").await.board.id, builders::board(&ben, "His").await.board.id);
        builders::video(&ada, adas, "An owl").await;
        builders::video(&ben, bens, "Green sofa").await;
        builders::pin(&ada, adas, "A wedding dress").await;
        world.settle().await;
        let birds = ["animals", "birds", "owls"];
        let all = topics(&world.visitor(), ListVideos::default()).await;
        assert!(birds.iter().all(|key| all.iter().any(|told| told == key)), "{all:?}");
        assert!(all.contains(&"sofas".to_owned()) && !all.contains(&"weddings".to_owned()), "{all:?}");
        assert_eq!(topics(&world.visitor(), of("birds")).await, birds);
        let told = videos(&ada, of("11")).await.data.category.unwrap();
        assert_eq!((told.key.as_str(), told.name.as_str()), ("birds", "Birds"));
        block_user(ada.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        assert_eq!(topics(&ada, ListVideos::default()).await, birds);
        // On the first page alone.
        let small = ListVideos { page_size: ask::size(1), ..ListVideos::default() };
        let first = videos(&world.visitor(), small.clone()).await;
        let next = ListVideos { bookmarks: Bookmark::After(first.bookmark.unwrap()), ..small };
        assert_eq!(videos(&world.visitor(), next).await.data.topics, None);
    }

    async fn without_the_index_the_newest_are_listed(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mixed = builders::board(&ada, "Mixed").await.board.id;
        let owl = builders::video(&ada, mixed, "An owl").await;
        let sofa = builders::video(&ada, mixed, "Green sofa").await;
        world.settle().await;
        let other = world.unindexed();
        let viewer = other.as_user(ben.user().unwrap());
        assert_eq!(listed(&viewer, ListVideos::default()).await, [sofa, owl]);
        assert_eq!(listed(&viewer, of("birds")).await, [owl]);
    }

    async fn a_videos_page_tells_how_often_it_was_opened(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mixed = builders::board(&ada, "Mixed").await.board.id;
        let owl = builders::video(&ada, mixed, "An owl").await;
        let still = builders::pin(&ada, mixed, "Green sofa").await.pin.id;
        let saved = builders::save(&ben, owl, builders::board(&ben, "Mine").await.board.id).await.pin.id;
        assert_eq!((views(&ada, owl).await, views(&ada, still).await), (Some(0), None));
        for viewer in [&ada, &ben] {
            let consent = Consent { personalization: true, analytic: true, marketing: true };
            update_consent(viewer.clone(), consent).await.unwrap();
            let events = [owl, saved, still].map(|pin| ask::closeup(pin, TrafficSource::default()));
            let batch = LogActivities { events: events.into(), report_time: None };
            log_activities(viewer.clone(), batch).await.unwrap();
        }
        ask::for_job(&world, SUMMARISE).await;
        // All pins that show it count, and each tells the same.
        for (pin, expected) in [(owl, Some(4)), (saved, Some(4)), (still, None)] {
            assert_eq!(views(&world.visitor(), pin).await, expected, "{pin}");
        }
    }
}
