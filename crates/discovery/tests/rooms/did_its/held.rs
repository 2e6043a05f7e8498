//! Did-its with words that the pinner does not want to read.

use accounts::preferences::update_preferences::update_preferences;
use collections::{
    did_its::take_down_did_it::{put_back_did_it, take_down_did_it},
    pins,
};
use contract::{
    comments::below::UnifiedComment,
    notifications::{GetBadge, ListNotices, NoticeKind},
};
use serde_json::json;
use talk::{
    comments::{
        comment_on_did_it::comment_on_did_it, delete_comment::delete_comment,
        list_comments::list_comments, list_did_it_comments::list_did_it_comments,
        update_comment::update_comment,
    },
    conversations::{send_message::send_message, start_conversation::start_conversation},
    notifications::{get_badge::get_badge, list_notices::list_notices},
    reports::report_thing::report_thing,
};

use super::*;
use crate::ask::input;

async fn filter(who: &Ctx, word: &str) {
    let words = json!({ "comment_filter_enabled": true, "comment_filter_words": [word] });
    update_preferences(who.clone(), input(words)).await.unwrap();
}

/// What stands in the list below a pin, where it tells the same as the list of did-its.
async fn below(viewer: &Ctx, pin: PinId) -> Vec<String> {
    let page = list_comments(viewer.clone(), ask::comments_on(pin)).await;
    let words = |entry| match entry {
        UnifiedComment::Comment(comment) => comment.text,
        UnifiedComment::DidIt(did_it) => did_it.details,
    };
    let below: Vec<String> = page.unwrap().items.into_iter().map(words).collect();
    assert_eq!(below, told(viewer, pin).await);
    below
}

/// What a user is told of.
async fn heard(world: &World, who: &Ctx) -> Vec<NoticeKind> {
    world.pass(10_000);
    world.settle().await;
    let page = list_notices(who.clone(), ListNotices::default()).await;
    page.unwrap()
        .items
        .into_iter()
        .map(|one| one.kind)
        .collect()
}

/// How much is new at a user's bell.
async fn unseen(who: &Ctx) -> i64 {
    let badge = get_badge(who.clone(), GetBadge::default()).await.unwrap();
    badge.news_hub_unseen_count
}

async fn commented(viewer: &Ctx, pin: PinId) -> i64 {
    get(viewer, pin).await.pin.aggregated_pin_data.comment_count
}

async fn robin(who: &Ctx) -> PinId {
    let birds = builders::board(who, "Birds").await.board.id;
    builders::pin(who, birds, "robin").await.pin.id
}

testkit::on_both_engines! {
    async fn unwanted_words_are_seen_by_their_author_alone(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let (robin, wren) = (robin(&ada).await, robin(&cleo).await);
        filter(&ada, "ugly").await;
        let shot = builders::photograph(&ben, 3).await;
        let held = tell(&ben, robin, "An UGLY bird.", &[&shot]).await.unwrap().id;
        assert_eq!(below(&ben, robin).await, ["An UGLY bird."]);
        assert!(get(&ben, robin).await.done_by_me);
        for other in [&ada, &cleo, &world.visitor()] {
            assert_eq!(below(other, robin).await, [""; 0]);
            assert_eq!(numbers(other, robin).await, counted(0, 0));
        }
        assert_eq!(heard(&world, &ada).await, []);
        // It is the pinner's list, not the author's, and not of what the pinner says.
        tell(&ada, wren, "How ugly.", &[]).await.unwrap();
        tell(&ada, robin, "Not ugly.", &[]).await.unwrap();
        assert_eq!((below(&ben, wren).await, below(&cleo, robin).await.len()), (vec!["How ugly.".to_owned()], 1));
        invariants::hold(&world.house.db).await;

        builders::follow_each_other(&ada, &cleo).await;
        let with = json!({ "user_ids": [ada.user().unwrap()], "text": "Look!" });
        let begun = start_conversation(cleo.clone(), input(with)).await.unwrap().id;
        let said = json!({ "user_did_it_data_id": held, "text": "Is it?" });
        let sent = json!({ "conversation_id": begun, "text": "", "user_did_it_data": held });
        let spam = json!({ "kind": "user_did_it_data", "id": held, "reason": "spam" });
        let refusals = [
            mark_did_it(cleo.clone(), marking(held, Mark::Like)).await.map(drop),
            unmark_did_it(cleo.clone(), marking(held, Mark::Like)).await.map(drop),
            comment_on_did_it(cleo.clone(), input(said)).await.map(drop),
            list_did_it_comments(cleo.clone(), input(json!({ "user_did_it_data_id": held }))).await.map(drop),
            send_message(cleo.clone(), input(sent)).await.map(drop),
            report_thing(cleo.clone(), input(spam)).await.map(drop),
            delete(&ada, held).await,
        ];
        for (place, refusal) in refusals.into_iter().enumerate() {
            assert_eq!(code(refusal), Code::NotFound, "{place}");
        }
        invariants::hold(&world.house.db).await;
    }

    async fn other_words_let_it_out_and_back(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        filter(&ada, "ugly").await;
        let (one, two) = (builders::photograph(&ben, 3).await, builders::photograph(&ben, 4).await);
        let held = tell(&ben, robin, "Ugly.", &[&one]).await.unwrap().id;
        let said = json!({ "user_did_it_data_id": held, "text": "Is it?" });
        let said = comment_on_did_it(ben.clone(), input(said)).await.unwrap().id;
        let named = json!({ "comment_id": said, "text": "Is it, @ada?" });
        update_comment(ben.clone(), input(named)).await.unwrap();
        assert_eq!((commented(&ben, robin).await, heard(&world, &ada).await), (0, vec![]));
        // What is said below it rings no bell either.
        assert_eq!(unseen(&ada).await, 0);
        // Nor do photographs count, nor what the host decides and takes back.
        tell(&ben, robin, "Ugly.", &[&one, &two]).await.unwrap();
        for is_down in [true, false] {
            let tx = ben.begin().await.unwrap();
            pins::lock(&tx, robin).await.unwrap();
            match is_down {
                true => take_down_did_it(&ben, &tx, held).await.unwrap(),
                false => put_back_did_it(&tx, held).await.unwrap(),
            }
            tx.commit().await.unwrap();
            assert_eq!((numbers(&ada, robin).await, below(&ada, robin).await.len()), (counted(0, 0), 0));
            invariants::hold(&world.house.db).await;
        }
        for (words, numbered, comments) in [("Fine.", counted(1, 2), 1), ("So ugly.", counted(0, 0), 0)] {
            tell(&ben, robin, words, &[&one, &two]).await.unwrap();
            assert_eq!((numbers(&ada, robin).await, commented(&ada, robin).await), (numbered, comments), "{words}");
            invariants::hold(&world.house.db).await;
        }
        // What was told of it when it was let out is told no more.
        assert_eq!(heard(&world, &ada).await, []);
        // Words and photographs at once.
        tell(&ben, robin, "Fine again.", &[&two]).await.unwrap();
        assert_eq!(heard(&world, &ada).await, [NoticeKind::DidIt]);
        assert_eq!((numbers(&ada, robin).await, commented(&ada, robin).await), (counted(1, 1), 1));
        invariants::hold(&world.house.db).await;
        // Words of the list hold back what is told after them.
        filter(&ada, "again").await;
        assert_eq!(below(&ada, robin).await, ["Fine again."]);
        tell(&ben, robin, "Once again.", &[&one, &two]).await.unwrap();
        assert_eq!((numbers(&ada, robin).await, commented(&ada, robin).await), (counted(0, 0), 0));
        invariants::hold(&world.house.db).await;
        delete(&ben, held).await.unwrap();
        assert_eq!(below(&ben, robin).await, [""; 0]);
        invariants::hold(&world.house.db).await;
    }

    async fn a_comment_comes_back_only_where_the_did_it_is_shown(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        filter(&ada, "ugly").await;
        let did_it = tell(&ben, robin, "Fine.", &[]).await.unwrap().id;
        let said = json!({ "user_did_it_data_id": did_it, "text": "Is it?" });
        let said = comment_on_did_it(cleo.clone(), input(said)).await.unwrap().id;
        let gone = json!({ "comment_id": said });
        delete_comment(cleo.clone(), input(gone)).await.unwrap();
        let restore = || update_comment(cleo.clone(), input(json!({ "comment_id": said, "restore": true })));
        tell(&ben, robin, "Ugly.", &[]).await.unwrap();
        assert_eq!(code(restore().await), Code::NotFound);
        invariants::hold(&world.house.db).await;
        tell(&ben, robin, "Fine.", &[]).await.unwrap();
        assert_eq!(commented(&ada, robin).await, 0);
        restore().await.unwrap();
        assert_eq!(commented(&ada, robin).await, 1);
        invariants::hold(&world.house.db).await;
    }
}
