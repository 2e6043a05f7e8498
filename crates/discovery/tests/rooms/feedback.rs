//! Feedback: what viewers tell the host of its site, and what employees do about it.

use accounts::departures::delete_user::delete_user;
use contract::{
    departures::DeleteUser,
    errors::Code,
    feedback::{FeedbackState, FeedbackView, ListFeedback, UpdateFeedback},
    ids::FeedbackId,
};
use kernel::{
    ctx::{Actor, Ctx, Standing},
    error::Result,
};
use serde_json::{Value, json};
use talk::feedback::{
    list_feedback::list_feedback, send_feedback::send_feedback, update_feedback::update_feedback,
};
use testkit::{articles::employed, builders::PASSWORD};

use crate::ask::{self, code, input, refused, walk};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

async fn send(who: &Ctx, data: Value) -> Result<()> {
    let data = json!({ "feedback_data": data.to_string() });
    send_feedback(who.clone(), input(data)).await.map(drop)
}

async fn say(who: &Ctx, words: &str) {
    send(who, json!({ "verbatim_text": words })).await.unwrap();
}

/// Feedback in a state, as an employee walks it by ones.
async fn found(employee: &Ctx, state: FeedbackState) -> Vec<FeedbackView> {
    let ask = async |bookmarks, page_size| {
        let asked = ListFeedback {
            state,
            bookmarks,
            page_size,
        };
        let page = list_feedback(employee.clone(), asked).await?;
        Ok((page.items, page.bookmark))
    };
    walk(1, ask).await
}

async fn words(employee: &Ctx, state: FeedbackState) -> Vec<String> {
    let found = found(employee, state).await.into_iter();
    found.map(|one| one.words).collect()
}

async fn change(
    employee: &Ctx,
    feedback_id: FeedbackId,
    state: FeedbackState,
) -> Result<FeedbackView> {
    update_feedback(employee.clone(), UpdateFeedback { feedback_id, state }).await
}

testkit::on_both_engines! {
    async fn every_viewer_tells_the_host(world: World) {
        let (ada, visitor) = (world.person("ada").await, world.visitor());
        let employee = employed(&world.person("dora").await);
        let told = json!({
            "verbatim_text": "  I miss a map.  ", "page": "/pin/7/", "action_origin": "account_menu",
            "title": "Give feedback", "prompt": "What would you change?", "browser": { "old": true },
        });
        send(&ada, told).await.unwrap();
        say(&visitor, "I cannot log in.").await;
        let id = ada.user().unwrap();
        let banned = Standing { is_write_banned: true, ..Standing::default() };
        say(&ada.acting_as(Actor::User(id, banned)), "I may not write.").await;
        // Who did not fully log in counts as a visitor.
        say(&ada.acting_as(Actor::Limited(id)), "I forgot it.").await;

        let waiting = found(&employee, FeedbackState::Open).await;
        let of_whom: Vec<_> = waiting
            .iter()
            .map(|one| (one.words.as_str(), one.user.as_ref().map(|user| user.id), one.is_visitor))
            .collect();
        let expected = [
            ("I forgot it.", None, true),
            ("I may not write.", Some(id), false),
            ("I cannot log in.", None, true),
            ("I miss a map.", Some(id), false),
        ];
        assert_eq!(of_whom, expected);
        let first = &waiting[3];
        assert_eq!((first.page.as_str(), first.action_origin.as_str()), ("/pin/7/", "account_menu"));
        assert_eq!((first.title.as_str(), first.prompt.as_str()), ("Give feedback", "What would you change?"));
        assert_eq!((first.state, first.created_at.as_str()), (FeedbackState::Open, "Thu, 25 Jun 2020 06:13:42 +0000"));
    }

    async fn blank_words_succeed_and_nothing_is_kept(world: World) {
        let ada = world.person("ada").await;
        for blank in [json!({}), json!({ "verbatim_text": "" }), json!({ "verbatim_text": " \n", "page": "/" })] {
            send(&ada, blank).await.unwrap();
        }
        for (told, field) in [
            (json!("Fine."), "feedback_data"),
            (json!({ "verbatim_text": ["Fine."] }), "feedback_data"),
            (json!({ "verbatim_text": "Fine.", "more": "a".repeat(64 * 1024) }), "feedback_data"),
            (json!({ "verbatim_text": "a".repeat(2_001) }), "verbatim_text"),
            (json!({ "verbatim_text": "Fine.", "page": "/".repeat(2_049) }), "page"),
        ] {
            assert_eq!(refused(send(&ada, told).await).1, field);
        }
        assert!(found(&employed(&ada), FeedbackState::Open).await.is_empty());
    }

    async fn what_is_sent_twice_under_one_name_is_kept_once(world: World) {
        let (ada, visitor) = (world.person("ada").await, world.visitor());
        let employee = employed(&world.person("dora").await);
        let named = |name: &str| json!({ "verbatim_text": format!("Of {name}."), "client_id": name });
        for who in [&ada, &visitor, &world.person("ben").await] {
            for name in ["one", "one", "two"] {
                send(who, named(name)).await.unwrap();
            }
        }
        let kept = words(&employee, FeedbackState::Open).await;
        assert_eq!(kept, ["Of two.", "Of one."].repeat(3));
        // Without a name each is another.
        say(&visitor, "Fine.").await;
        say(&visitor, "Fine.").await;
        assert_eq!(words(&employee, FeedbackState::Open).await.len(), 8);
    }

    async fn employees_close_and_open_it_again(world: World) {
        let (ada, employee) = (world.person("ada").await, employed(&world.person("dora").await));
        for words in ["one", "two", "three"] {
            say(&ada, words).await;
        }
        let two = found(&employee, FeedbackState::Open).await[1].id;
        for _ in 0..2 {
            let closed = change(&employee, two, FeedbackState::Closed).await.unwrap();
            assert_eq!((closed.state, closed.words.as_str()), (FeedbackState::Closed, "two"));
        }
        assert_eq!(words(&employee, FeedbackState::Open).await, ["three", "one"]);
        assert_eq!(words(&employee, FeedbackState::Closed).await, ["two"]);
        change(&employee, two, FeedbackState::Open).await.unwrap();
        assert_eq!(words(&employee, FeedbackState::Open).await, ["three", "two", "one"]);
        let unknown = FeedbackId(two.0 + 7_000_000);
        assert_eq!(code(change(&employee, unknown, FeedbackState::Closed).await), Code::NotFound);

        // No other user reads it, nor the one who sent it.
        assert_eq!(code(change(&ada, two, FeedbackState::Closed).await), Code::NotAllowed);
        assert_eq!(code(list_feedback(ada, input(json!({}))).await), Code::NotAllowed);
        assert_eq!(code(list_feedback(world.visitor(), input(json!({}))).await), Code::SignInRequired);
    }

    async fn feedback_is_kept_for_a_year(world: World) {
        let (ada, employee) = (world.person("ada").await, employed(&world.person("dora").await));
        say(&ada, "old").await;
        say(&ada, "old and closed").await;
        let closed = found(&employee, FeedbackState::Open).await[0].id;
        change(&employee, closed, FeedbackState::Closed).await.unwrap();
        world.pass(DAY_MS);
        say(&ada, "new").await;
        for (days, left) in [(363, 2), (1, 1), (0, 1), (1, 0)] {
            world.pass(days * DAY_MS + 1);
            ask::for_job(&world, "feedback.tidy").await;
            let open = words(&employee, FeedbackState::Open).await;
            assert_eq!(open.len(), left, "{days} {open:?}");
        }
        assert!(found(&employee, FeedbackState::Closed).await.is_empty());
    }

    async fn feedback_goes_with_its_user(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        say(&ada, "Of a user who stays.").await;
        say(&ben, "Of a user who leaves.").await;
        say(&world.visitor(), "Of a visitor.").await;
        let leave = DeleteUser { password: PASSWORD.into(), ..Default::default() };
        delete_user(ben, leave).await.unwrap();
        let hidden = &found(&employee, FeedbackState::Open).await[1];
        assert_eq!((hidden.user.is_none(), hidden.is_visitor), (true, false));
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "users.erase_due").await;
        assert_eq!(words(&employee, FeedbackState::Open).await, ["Of a visitor.", "Of a user who stays."]);
    }
}
