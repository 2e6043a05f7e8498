//! Notifications: what users are told in their news hub.

mod cadences;
mod channels;
mod ideas;
mod kinds;
mod mailed;
mod pushed;
mod told_to_many;

use accounts::{
    preferences::{
        update_news_settings::update_news_settings, update_preferences::update_preferences,
    },
    users::{block_user::block_user, follow_user::follow_user},
};
use collections::{
    boards::update_board::update_board, pins::delete_pin::delete_pin, reactions::react::react,
};
use contract::{
    blocks::BlockUser,
    comments::CommentView,
    errors::Code,
    ids::{BoardId, NoticeId, PinId},
    notifications::{ListNoticeActors, ListNotices, NoticeView, SeeNotices},
};
use kernel::ctx::Ctx;
use serde_json::json;
use store::Run;
use talk::{
    comments::{delete_comment::delete_comment, write_comment::write_comment},
    notifications::{
        announce::announce, get_badge::get_badge, jobs::gather,
        list_notice_actors::list_notice_actors, list_notices::list_notices,
        offer_ideas::offer_ideas, see_notices::see_notices, tell_followers::tell_followers,
    },
};
use testkit::{articles::employed, builders, invariants, world::World};

use crate::ask::{self, code, walk};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

const SAVERS: [&str; 12] = [
    "ann", "bea", "cal", "dan", "eva", "fay", "gil", "hal", "ivy", "jon", "kim", "lea",
];

/// What a user is told, the latest first.
async fn told(who: &Ctx) -> Vec<NoticeView> {
    let page = list_notices(who.clone(), ListNotices::default()).await;
    page.unwrap().items
}

/// The same: the kind, how many did it, and who is named.
async fn lines(who: &Ctx) -> Vec<String> {
    let line = |one: NoticeView| {
        let names: Vec<String> = one.actors.into_iter().map(|user| user.username).collect();
        format!("{} {} {}", one.kind.name(), one.count, names.join(" "))
    };
    told(who).await.into_iter().map(line).collect()
}

/// Who did what a notice tells.
async fn actors(who: &Ctx, notice: NoticeId) -> Vec<String> {
    let input = ask::input(json!({ "notice_id": notice }));
    let page = list_notice_actors(who.clone(), input).await.unwrap();
    page.items.into_iter().map(|user| user.username).collect()
}

/// How many notices the badge shows.
async fn badge(who: &Ctx) -> i64 {
    let badge = get_badge(who.clone(), Default::default()).await.unwrap();
    badge.news_hub_unseen_count
}

async fn see(who: &Ctx, until_ms: i64) {
    see_notices(who.clone(), SeeNotices { until_ms })
        .await
        .unwrap();
}

async fn comment(who: &Ctx, pin: PinId, text: &str) -> CommentView {
    let input = ask::input(json!({ "pin_id": pin, "text": text }));
    write_comment(who.clone(), input).await.unwrap()
}

async fn like(who: &Ctx, pin: PinId) {
    let input = ask::input(json!({ "pin_id": pin, "reaction_type": 1 }));
    react(who.clone(), input).await.unwrap();
}

/// Has a user announce something, be offered a pin, and their board's followers told of it.
pub async fn tell_and_be_told(who: &Ctx, board: BoardId, pin: PinId) {
    let said = ask::input(json!({ "text": "There is a new search." }));
    announce(employed(who), said).await.unwrap();
    let user = who.user().unwrap();
    offer_ideas(&who.house, user, &[pin]).await.unwrap();
    let body = format!("{board} {user}");
    tell_followers(&who.house, &body).await.unwrap();
}

/// A pin on a board of its own.
async fn robin(who: &Ctx) -> PinId {
    let board = builders::board(who, "Birds").await.board.id;
    builders::pin(who, board, "A robin").await.pin.id
}

/// Saves a pin to a new board.
async fn save(who: &Ctx, pin: PinId) {
    let board = builders::board(who, "Saved").await.board.id;
    builders::save(who, pin, board).await;
}

/// Lets what many may do at once be gathered, too.
async fn gathered(world: &World) {
    world.pass(10_000);
    world.settle().await;
}

testkit::on_both_engines! {
    async fn what_many_do_is_one_line_and_few_writes(world: World) {
        let ada = world.person("ada").await;
        let robin = robin(&ada).await;
        for name in SAVERS {
            save(&world.person(name).await, robin).await;
        }
        gathered(&world).await;
        let notices = told(&ada).await;
        let [notice] = &notices[..] else { panic!("{notices:?}") };
        assert_eq!((notice.count, notice.is_seen), (12, false));
        let names: Vec<&str> = notice.actors.iter().map(|user| user.username.as_str()).collect();
        assert_eq!(names, ["lea", "kim", "jon"]);
        assert!(notice.pin.is_some() && notice.board.is_none() && notice.comment.is_none());
        // What comes next waits for five minutes, however much it is.
        save(&world.person("otto").await, robin).await;
        gathered(&world).await;
        world.pass(4 * 60 * 1_000);
        save(&world.person("pia").await, robin).await;
        world.settle().await;
        // Its names are those of the moment, its number and place are not.
        assert_eq!(lines(&ada).await, ["save 12 pia otto lea"]);
        assert_eq!(told(&ada).await[0].created_ms, notice.created_ms);
        world.pass(60 * 1_000);
        world.settle().await;
        assert_eq!(lines(&ada).await, ["save 14 pia otto lea"]);
        assert_eq!(told(&ada).await[0].id, notice.id);
        // A comment does not wait.
        comment(&ada, robin, "Mine.").await;
        comment(&world.as_user(notice.actors[0].id), robin, "It sings.").await;
        world.settle().await;
        assert_eq!(lines(&ada).await[0], "comment 1 lea");
        // Who it was is walked whole.
        let walked = walk(5, async |bookmarks, page_size| {
            let input = ListNoticeActors { notice_id: notice.id, bookmarks, page_size };
            let page = list_notice_actors(ada.clone(), input).await?;
            Ok((page.items, page.bookmark))
        })
        .await;
        assert_eq!(walked.len(), 14);
        assert_eq!((&*walked[0].username, &*walked[13].username), ("pia", "ann"));
        let pia = world.as_user(walked[0].id);
        let input = ListNoticeActors {
            notice_id: notice.id,
            bookmarks: Default::default(),
            page_size: Default::default(),
        };
        assert_eq!(code(list_notice_actors(pia, input).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn a_switch_that_is_pressed_again_calls_once(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        like(&ben, robin).await;
        gathered(&world).await;
        let [first] = &told(&ada).await[..] else { panic!() };
        see(&ada, first.created_ms).await;
        assert_eq!(badge(&ada).await, 0);
        for _ in 0..3 {
            let input = ask::input(json!({ "pin_id": robin, "action_type": "unreaction" }));
            react(ben.clone(), input).await.unwrap();
            like(&ben, robin).await;
        }
        world.pass(5 * 60 * 1_000);
        gathered(&world).await;
        assert_eq!((lines(&ada).await, badge(&ada).await), (vec!["reaction 1 ben".to_owned()], 0));
        // Words are new each time.
        for text in ["It sings.", "It sang."] {
            comment(&ben, robin, text).await;
            world.pass(1_000);
        }
        world.settle().await;
        let notices = told(&ada).await;
        assert_eq!((notices.len(), notices[0].count), (2, 1));
        assert_eq!(notices[0].comment.as_ref().unwrap().text, "It sang.");
        assert_eq!(badge(&ada).await, 1);
        // The next day it is another notice.
        world.pass(DAY_MS);
        like(&ben, robin).await;
        gathered(&world).await;
        assert_eq!(lines(&ada).await, ["reaction 1 ben", "comment 1 ben", "reaction 1 ben"]);
        assert_eq!(badge(&ada).await, 2);
    }

    async fn seen_is_what_was_shown(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        comment(&ben, robin, "It sings.").await;
        world.settle().await;
        let first = told(&ada).await[0].created_ms;
        world.pass(1_000);
        comment(&ada, robin, "@ben, it does.").await;
        follow_user(ben.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        gathered(&world).await;
        assert_eq!(badge(&ada).await, 2);
        see(&ada, first).await;
        let seen: Vec<bool> = told(&ada).await.iter().map(|one| one.is_seen).collect();
        assert_eq!((seen, badge(&ada).await), (vec![false, true], 1));
        // Never less, and nothing of the future.
        see(&ada, 0).await;
        assert_eq!(badge(&ada).await, 1);
        see(&ada, i64::MAX).await;
        assert_eq!(badge(&ada).await, 0);
        world.pass(1_000);
        comment(&ben, robin, "It does.").await;
        world.settle().await;
        assert_eq!(badge(&ada).await, 1);
        // What is not shown any more does not stay on the badge.
        let said = comment(&ben, robin, "It did.").await;
        world.settle().await;
        let input = ask::input(json!({ "comment_id": said.id }));
        delete_comment(ben.clone(), input).await.unwrap();
        world.pass(1_000);
        see(&ada, told(&ada).await[0].created_ms).await;
        assert_eq!(badge(&ada).await, 0);
        // Ben was mentioned, and has seen nothing.
        assert_eq!((lines(&ben).await, badge(&ben).await), (vec!["mention 1 ada".to_owned()], 1));
    }

    async fn what_the_receiver_does_not_see_is_not_told(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let cleo = world.person("cleo").await;
        let robin = robin(&ada).await;
        // On a secret board, by a private user, and what the pinner does not want to read.
        let secret = builders::secret_board(&ben, "Presents").await.board.id;
        builders::save(&ben, robin, secret).await;
        let words = json!({ "comment_filter_enabled": true, "comment_filter_words": ["ugly"] });
        update_preferences(ada.clone(), ask::input(words)).await.unwrap();
        comment(&ben, robin, "How ugly.").await;
        comment(&ada, robin, "Mine.").await;
        gathered(&world).await;
        assert_eq!(lines(&ada).await, [""; 0]);
        let said = comment(&ben, robin, "It sings.").await;
        comment(&cleo, robin, "It does.").await;
        like(&cleo, robin).await;
        gathered(&world).await;
        assert_eq!(lines(&ada).await, ["reaction 1 cleo", "comment 2 cleo ben"]);
        // A comment that is gone.
        let input = ask::input(json!({ "comment_id": said.id }));
        delete_comment(ben.clone(), input).await.unwrap();
        assert_eq!(lines(&ada).await, ["reaction 1 cleo", "comment 1 cleo"]);
        let written = told(&ada).await.remove(1).id;
        assert_eq!(actors(&ada, written).await, ["cleo"]);
        // A save that became secret, which is not counted either.
        let dan = world.person("dan").await;
        builders::save(&dan, robin, builders::board(&dan, "Birds").await.board.id).await;
        let open = builders::board(&cleo, "Open").await.board.id;
        builders::save(&cleo, robin, open).await;
        world.pass(5 * 60 * 1_000);
        gathered(&world).await;
        assert_eq!(lines(&ada).await[0], "save 2 cleo dan");
        let saved = told(&ada).await.remove(0).id;
        assert_eq!(actors(&ada, saved).await, ["cleo", "dan"]);
        let secret = json!({ "board_id": open, "privacy": "secret" });
        update_board(cleo.clone(), ask::input(secret)).await.unwrap();
        world.settle().await;
        assert_eq!(lines(&ada).await, ["save 1 dan", "reaction 1 cleo", "comment 1 cleo"]);
        // Who is blocked did nothing any more, either way round.
        let user_id = ada.user().unwrap();
        let blocked = BlockUser { user_id };
        block_user(cleo.clone(), blocked).await.unwrap();
        assert_eq!(lines(&ada).await, ["save 1 dan"]);
        // Nor is told what is about a pin that is gone.
        comment(&ben, robin, "It sings again.").await;
        world.settle().await;
        assert_eq!(lines(&ada).await, ["comment 1 ben", "save 1 dan"]);
        let input = ask::input(json!({ "id": robin }));
        delete_pin(ada.clone(), input).await.unwrap();
        assert_eq!(lines(&ada).await, [""; 0]);
        invariants::hold(&world.house.db).await;
    }

    async fn as_many_did_it_as_are_named(world: World) {
        let ada = world.person("ada").await;
        let robin = robin(&ada).await;
        save(&world.person("ben").await, robin).await;
        gathered(&world).await;
        // Saved, and made secret before it is gathered.
        for name in ["cleo", "dan"] {
            let who = world.person(name).await;
            let board = builders::board(&who, "Open").await.board.id;
            builders::save(&who, robin, board).await;
            let secret = json!({ "board_id": board, "privacy": "secret" });
            update_board(who, ask::input(secret)).await.unwrap();
        }
        world.settle().await;
        assert_eq!(lines(&ada).await, ["save 1 ben"]);
    }

    async fn who_does_not_want_to_hear_of_it_does_not(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let off = json!({ "options": [{ "id": "likes", "value": false }, { "id": "saves", "value": false }] });
        update_news_settings(ada.clone(), ask::input(off)).await.unwrap();
        like(&ben, robin).await;
        save(&ben, robin).await;
        comment(&ben, robin, "It sings.").await;
        gathered(&world).await;
        assert_eq!(lines(&ada).await, ["comment 1 ben"]);
        let on = json!({ "options": [{ "id": "likes", "value": true }] });
        update_news_settings(ada.clone(), ask::input(on)).await.unwrap();
        gather(&world.house, &ada.user().unwrap().to_string()).await.unwrap();
        // What happened meanwhile stays untold.
        assert_eq!(lines(&ada).await, ["comment 1 ben"]);
    }

    async fn notices_are_walked_kept_and_made_once(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        for pin in builders::pins(&ada, board, 5).await {
            comment(&ben, pin, "It sings.").await;
        }
        world.settle().await;
        let user = ada.user().unwrap().to_string();
        gather(&world.house, &user).await.unwrap();
        for body in [format!("{user} many"), "none".into(), "7".into(), "".into()] {
            gather(&world.house, &body).await.unwrap();
        }
        let walked = walk(2, async |bookmarks, page_size| {
            let input = ListNotices { bookmarks, page_size };
            let page = list_notices(ada.clone(), input).await?;
            Ok((page.items, page.bookmark))
        })
        .await;
        let mut ids: Vec<NoticeId> = walked.iter().map(|one| one.id).collect();
        ids.dedup();
        assert_eq!(ids.len(), 5);
        // After three months they are gone, with the next that comes.
        world.pass(91 * DAY_MS);
        assert_eq!(told(&ada).await.len(), 5);
        let robin = builders::pin(&ada, board, "A wren").await.pin.id;
        comment(&ben, robin, "It sings.").await;
        world.settle().await;
        assert_eq!(lines(&ada).await, ["comment 1 ben"]);
        let kept: i64 = world.house.db.one(&KEPT, &[]).await.unwrap();
        assert_eq!(kept, 1);
    }
}

store::sql! {
    slow KEPT: i64 = "SELECT count(*) FROM notice_actors";
}
