//! The activity log: what is logged of whom, and for how long.

use accounts::consents::update_consent::update_consent;
use contract::{
    answers::Bookmark,
    consents::Consent,
    feeds::ListRelatedModules,
    ids::{PinId, UserId},
};
use discovery::{
    activities::jobs::{self, ActivityRules},
    feeds::list_related_modules::list_related_modules,
};
use kernel::ctx::{Browser, Ctx};
use store::{Run, args, sql};
use testkit::{builders, world::World};

use crate::ask;

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

sql! {
    slow LOGGED: (UserId, String, PinId, String) =
        "SELECT user_id, kind, pin_id, details FROM activities ORDER BY id";
    /// What the log cannot be written with.
    slow GONE: () = "ALTER TABLE activities RENAME COLUMN details TO gone";
}

async fn logged(world: &World) -> Vec<(UserId, String, PinId, String)> {
    world.house.db.all(&LOGGED, &args![]).await.unwrap()
}

/// Opens the close-up of a pin as the web app does.
async fn open(ctx: &Ctx, pin: PinId) {
    let asked = ListRelatedModules {
        homefeed_source_sig: Some("a1b2".into()),
        source: Some("closeup".into()),
        top_level_source: Some("homefeed".into()),
        top_level_source_depth: Some(2),
        ..ask::below(pin)
    };
    list_related_modules(ctx.clone(), asked).await.unwrap();
}

fn in_germany(ctx: &Ctx) -> Ctx {
    let browser = Browser {
        country: Some("DE".into()),
        ..ctx.browser.clone()
    };
    Ctx {
        browser,
        ..ctx.clone()
    }
}

fn consent(analytic: bool) -> Consent {
    Consent {
        personalization: true,
        analytic,
        marketing: true,
    }
}

testkit::on_both_engines! {
    async fn the_way_to_a_closeup_is_logged(world: World) {
        let ada = world.person("ada").await;
        let pin = builders::pin(&ada, builders::board(&ada, "Birds").await.board.id, "Robin").await.pin.id;
        open(&ada, pin).await;
        let found = "{\"search_query\":\"red robin\",\"source\":\"search\"}";
        let searched = ListRelatedModules {
            search_query: Some("red\u{0} robin".into()),
            source: Some("search".into()),
            ..ask::below(pin)
        };
        list_related_modules(ada.clone(), searched).await.unwrap();
        let id = ada.viewer().unwrap();
        let way = "{\"homefeed_source_sig\":\"a1b2\",\"source\":\"closeup\",\"top_level_source\":\"homefeed\",\
                   \"top_level_source_depth\":2}";
        assert_eq!(
            logged(&world).await,
            [
                (id, "closeup".to_owned(), pin, way.to_owned()),
                (id, "closeup".to_owned(), pin, found.to_owned()),
            ]
        );
        let long = ListRelatedModules { search_query: Some("ä".repeat(10_000)), ..ask::below(pin) };
        list_related_modules(ada, long).await.unwrap();
        let details = logged(&world).await.pop().unwrap().3;
        assert_eq!(details, format!("{{\"search_query\":\"{}\"}}", "ä".repeat(200)));
    }

    async fn what_is_no_closeup_or_not_told_is_not_logged(world: World) {
        let ada = world.person("ada").await;
        let pin = builders::pin(&ada, builders::board(&ada, "Birds").await.board.id, "Robin").await.pin.id;
        open(&world.visitor(), pin).await;
        list_related_modules(ada.clone(), ask::below(pin)).await.unwrap();
        let empty = ListRelatedModules { source: Some("\u{0}".into()), ..ask::below(pin) };
        list_related_modules(ada.clone(), empty).await.unwrap();
        let further = ListRelatedModules {
            source: Some("closeup".into()),
            bookmarks: Bookmark::End,
            ..ask::below(pin)
        };
        list_related_modules(ada.clone(), further).await.unwrap();
        let unseen = ListRelatedModules { source: Some("search".into()), ..ask::below(PinId(7)) };
        assert!(list_related_modules(ada, unseen).await.is_err());
        assert_eq!(logged(&world).await, []);
    }

    async fn only_what_users_allow_is_logged(world: World) {
        let ada = world.person("ada").await;
        let pin = builders::pin(&ada, builders::board(&ada, "Birds").await.board.id, "Robin").await.pin.id;
        let times = async |ctx: &Ctx| {
            let before = logged(&world).await.len();
            open(ctx, pin).await;
            logged(&world).await.len() - before
        };
        assert_eq!((times(&ada).await, times(&in_germany(&ada)).await), (1, 0));
        update_consent(ada.clone(), consent(true)).await.unwrap();
        assert_eq!((times(&ada).await, times(&in_germany(&ada)).await), (1, 1));
        update_consent(ada.clone(), consent(false)).await.unwrap();
        assert_eq!((times(&ada).await, times(&in_germany(&ada)).await), (0, 0));
    }

    async fn the_log_reaches_back_as_far_as_the_host_says(world: World) {
        let ada = world.person("ada").await;
        let pin = builders::pin(&ada, builders::board(&ada, "Birds").await.board.id, "Robin").await.pin.id;
        open(&ada, pin).await;
        for (days, left) in [(89, 1), (2, 0)] {
            world.pass(days * DAY_MS);
            jobs::forget(&world.house).await.unwrap();
            assert_eq!(logged(&world).await.len(), left, "{days} days later");
        }
    }

    async fn a_log_that_fails_hides_nothing_below_a_pin(world: World) {
        let ada = world.person("ada").await;
        let pin = builders::pin(&ada, builders::board(&ada, "Birds").await.board.id, "Robin").await.pin.id;
        world.settle().await;
        let broken = world.house.db.begin().await.unwrap();
        broken.exec(&GONE, &args![]).await.unwrap();
        broken.commit().await.unwrap();
        open(&ada, pin).await;
    }

    async fn a_host_may_log_nothing(world: World) {
        let world = world.configured(|house| house.extensions.insert(ActivityRules { kept_days: 0 }));
        let ada = world.person("ada").await;
        let pin = builders::pin(&ada, builders::board(&ada, "Birds").await.board.id, "Robin").await.pin.id;
        open(&ada, pin).await;
        assert_eq!(logged(&world).await, []);
    }
}
