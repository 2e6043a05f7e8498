//! News by mail: what is mailed to whom, how often, and how it ends.

use accounts::{
    log_ins::verify_email::verify_email,
    preferences::{
        get_email_settings::get_email_settings,
        unsubscribe::{find_subscription, unsubscribe},
        update_email_settings::update_email_settings,
        update_email_subscription::update_email_subscription,
    },
};
use contract::{errors::Code, ids::ConversationId, log_ins::VerifyEmail, preferences::MailCadence};
use kernel::ctx::Ctx;
use mail::Letter;
use serde_json::{Value, json};
use talk::conversations::{
    mute_conversation::mute_conversation, send_message::send_message,
    start_conversation::start_conversation,
};
use testkit::builders;

use super::{World, comment, robin, save, see};
use crate::ask::{self, code, refused};

const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

/// A user whose address is known to be theirs.
pub(super) async fn verified(world: &World, name: &str) -> Ctx {
    let who = world.person(name).await;
    world.settle().await;
    let mails = world.mails(&format!("{name}@example.com"));
    let (_, link) = mails[0].text.split_once("/#").expect("the mail has a link");
    let token = link
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned();
    verify_email(world.visitor(), VerifyEmail { token })
        .await
        .unwrap();
    who
}

pub(super) async fn wants(who: &Ctx, settings: Value) {
    update_email_settings(who.clone(), ask::input(settings))
        .await
        .unwrap();
}

/// Lets time pass and what is due be done; answers the mails of news, the latest first.
pub(super) async fn after(world: &World, ms: i64, name: &str) -> Vec<Letter> {
    world.pass(ms);
    world.settle().await;
    let mut mails = world.mails(&format!("{name}@example.com"));
    mails.retain(|letter| letter.text.contains("/notifications/"));
    mails
}

/// What stands behind the address that ends mails like this one.
pub(super) fn token_of(letter: &Letter) -> String {
    let address = letter
        .unsubscribe
        .as_deref()
        .expect("the mail can be ended");
    let (_, token) = address.split_once("/email/unsubscribe/").unwrap();
    token.trim_end_matches('/').to_owned()
}

/// Writes to a user, who is followed.
pub(super) async fn write(who: &Ctx, whom: &Ctx, text: &str) -> ConversationId {
    let input = json!({ "user_ids": [whom.user().unwrap()], "text": text });
    let begun = start_conversation(who.clone(), ask::input(input)).await;
    begun.unwrap().id
}

testkit::on_both_engines! {
    async fn the_news_of_a_day_come_in_the_morning(world: World) {
        let ada = verified(&world, "ada").await;
        let (ben, cleo) = (world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        comment(&ben, robin, "Such a red breast").await;
        comment(&cleo, robin, "Such a song").await;
        save(&cleo, robin).await;
        assert!(after(&world, HOUR_MS, "ada").await.is_empty());
        // It is a quarter past seven; in the morning comes one mail of all.
        let mails = after(&world, 2 * HOUR_MS, "ada").await;
        assert_eq!(mails.len(), 1);
        for body in [&mails[0].text, &mails[0].html] {
            assert!(body.contains("and one other commented on your pin “A robin”"), "{body}");
            assert!(body.contains(&format!("/pin/{robin}/?comment=")), "{body}");
            // No words of others, and nothing that is not chosen.
            assert!(!body.contains("Such") && !body.contains("saved"), "{body}");
        }
        // Nothing is mailed twice, and nothing where nothing is new.
        assert_eq!(after(&world, DAY_MS, "ada").await.len(), 1);
        wants(&ada, json!({ "options": [{ "id": "saves", "value": true }] })).await;
        save(&ben, robin).await;
        assert_eq!(after(&world, MINUTE_MS, "ada").await.len(), 1);
        let mails = after(&world, DAY_MS, "ada").await;
        assert_eq!(mails.len(), 2);
        assert!(mails[0].subject.ends_with("saved your pin “A robin”"), "{}", mails[0].subject);
    }

    async fn mornings_are_those_of_the_reader(world: World) {
        let ada = verified(&world, "ada").await;
        wants(&ada, json!({ "utc_offset_minutes": -480 })).await;
        let robin = robin(&ada).await;
        comment(&world.person("ben").await, robin, "Lovely").await;
        assert!(after(&world, 10 * HOUR_MS, "ada").await.is_empty());
        assert_eq!(after(&world, HOUR_MS, "ada").await.len(), 1);
        let far = json!({ "utc_offset_minutes": 841 });
        let refused = refused(update_email_settings(ada, ask::input(far)).await);
        assert_eq!(refused, (Code::InvalidInput, "utc_offset_minutes".into()));
    }

    async fn at_once_is_what_was_not_seen_meanwhile(world: World) {
        let ada = verified(&world, "ada").await;
        let ben = world.person("ben").await;
        let robin = robin(&ada).await;
        wants(&ada, json!({ "cadence": "at_once" })).await;
        comment(&ben, robin, "One").await;
        world.settle().await;
        assert!(after(&world, MINUTE_MS, "ada").await.is_empty());
        assert_eq!(after(&world, MINUTE_MS, "ada").await.len(), 1);
        // The next comes a quarter of an hour later at the earliest, with all that came.
        for name in ["dan", "eva"] {
            comment(&world.person(name).await, robin, "Two").await;
        }
        world.settle().await;
        assert_eq!(after(&world, 14 * MINUTE_MS, "ada").await.len(), 1);
        assert_eq!(after(&world, MINUTE_MS, "ada").await.len(), 2);
        // What is seen in time is not mailed.
        comment(&world.person("fay").await, robin, "Three").await;
        world.pass(MINUTE_MS);
        world.settle().await;
        see(&ada, ada.now()).await;
        assert_eq!(after(&world, HOUR_MS, "ada").await.len(), 2);
    }

    async fn each_kind_comes_as_often_as_is_wanted(world: World) {
        let ada = verified(&world, "ada").await;
        let (ben, cleo) = (world.person("ben").await, world.person("cleo").await);
        builders::follow_each_other(&ada, &ben).await;
        let robin = robin(&ada).await;
        let option = |kind: &str, cadence: Option<&str>| json!({ "id": kind, "value": true, "cadence": cadence });
        wants(&ada, json!({ "options": [
            option("comments", Some("at_once")), option("saves", Some("weekly")), option("messages", None),
        ] })).await;
        comment(&ben, robin, "Lovely").await;
        save(&cleo, robin).await;
        write(&ben, &ada, "Lovely").await;
        world.settle().await;
        // It is Thursday, a quarter past six.
        let mails = after(&world, 2 * MINUTE_MS, "ada").await;
        assert_eq!(mails.len(), 1);
        assert!(mails[0].subject.contains("commented"), "{}", mails[0].subject);
        let mails = after(&world, 3 * HOUR_MS, "ada").await;
        assert_eq!(mails.len(), 2);
        assert!(mails[0].subject.ends_with("sent you a message"), "{}", mails[0].subject);
        // What waits for Monday comes the next morning when that is wanted, and once.
        wants(&ada, json!({ "options": [option("saves", None)] })).await;
        comment(&cleo, robin, "Lovely").await;
        world.settle().await;
        let mails = after(&world, 15 * MINUTE_MS, "ada").await;
        assert_eq!(mails.len(), 3);
        assert!(mails[0].subject.contains("commented"), "{}", mails[0].subject);
        let mails = after(&world, DAY_MS, "ada").await;
        assert_eq!(mails.len(), 4);
        assert!(mails[0].subject.contains("saved"), "{}", mails[0].subject);
        assert_eq!(after(&world, 7 * DAY_MS, "ada").await.len(), 4);
    }

    async fn what_comes_by_itself_or_never_has_no_cadence(world: World) {
        let ada = world.person("ada").await;
        for (kind, cadence) in [
            ("account", "daily"),
            ("security", "weekly"),
            ("message_words", "daily"),
            ("saves", "never"),
        ] {
            let input = json!({ "options": [{ "id": kind, "value": true, "cadence": cadence }] });
            let refused = refused(update_email_settings(ada.clone(), ask::input(input)).await);
            assert_eq!(refused, (Code::InvalidInput, "options".into()), "{kind}");
        }
    }

    async fn what_is_gathered_late_comes_with_the_next_mail(world: World) {
        let ada = verified(&world, "ada").await;
        wants(&ada, json!({ "cadence": "at_once", "options": [{ "id": "saves", "value": true }] })).await;
        let robin = robin(&ada).await;
        save(&world.person("ben").await, robin).await;
        assert!(after(&world, MINUTE_MS, "ada").await.is_empty());
        // Saves are gathered every five minutes: this one after the mail that leaves now.
        save(&world.person("cleo").await, robin).await;
        let mails = after(&world, 2 * MINUTE_MS, "ada").await;
        assert_eq!(mails.len(), 1);
        assert!(!mails[0].subject.contains("one other"), "{}", mails[0].subject);
        assert_eq!(after(&world, 5 * MINUTE_MS, "ada").await.len(), 1);
        let mails = after(&world, 15 * MINUTE_MS, "ada").await;
        assert_eq!(mails.len(), 2);
        assert!(mails[0].subject.contains("and one other saved"), "{}", mails[0].subject);
    }

    async fn messages_are_told_without_their_words(world: World) {
        let ada = verified(&world, "ada").await;
        let ben = world.person("ben").await;
        builders::follow_each_other(&ada, &ben).await;
        wants(&ada, json!({ "cadence": "at_once" })).await;
        let id = write(&ben, &ada, "The key is under the mat").await;
        let mails = after(&world, 2 * MINUTE_MS, "ada").await;
        assert_eq!(mails.len(), 1);
        assert!(mails[0].subject.ends_with("sent you a message"), "{}", mails[0].subject);
        assert!(mails[0].text.contains(&format!("/messages/{id}/")));
        assert!(!mails[0].text.contains("mat") && !mails[0].html.contains("mat"));
        // Of more messages of a conversation that is unread there is no mail.
        let more = || ask::input(json!({ "conversation_id": id, "text": "Are you there?" }));
        send_message(ben.clone(), more()).await.unwrap();
        assert_eq!(after(&world, HOUR_MS, "ada").await.len(), 1);
        let mute = json!({ "conversation_id": id, "is_muted": true });
        mute_conversation(ada.clone(), ask::input(mute)).await.unwrap();
        let read = json!({ "conversation_id": id });
        talk::conversations::see_conversation::see_conversation(ada.clone(), ask::input(read)).await.unwrap();
        send_message(ben, more()).await.unwrap();
        assert_eq!(after(&world, HOUR_MS, "ada").await.len(), 1);
    }

    async fn some_are_mailed_nothing(world: World) {
        let unverified = world.person("ada").await;
        let never = verified(&world, "bea").await;
        let off = verified(&world, "cal").await;
        let settings = [
            (&unverified, json!({})),
            (&never, json!({ "cadence": "never" })),
            (&off, json!({ "options": [{ "id": "comments", "value": false }] })),
        ];
        let ben = world.person("ben").await;
        for (who, settings) in settings {
            wants(who, settings).await;
            comment(&ben, robin(who).await, "Lovely").await;
        }
        world.settle().await;
        for name in ["ada", "bea", "cal"] {
            assert!(after(&world, 2 * DAY_MS, name).await.is_empty(), "{name}");
        }
    }

    async fn who_wants_them_seldom_is_not_mailed_before(world: World) {
        let ada = verified(&world, "ada").await;
        let robin = robin(&ada).await;
        comment(&world.person("ben").await, robin, "Lovely").await;
        world.settle().await;
        wants(&ada, json!({ "cadence": "weekly" })).await;
        // It is Thursday; the mail of the morning asks when its week ends.
        assert!(after(&world, 3 * DAY_MS, "ada").await.is_empty());
        assert_eq!(after(&world, DAY_MS + 3 * HOUR_MS, "ada").await.len(), 1);
    }

    async fn one_press_ends_mails(world: World) {
        let ada = verified(&world, "ada").await;
        let robin = robin(&ada).await;
        comment(&world.person("ben").await, robin, "Lovely").await;
        world.settle().await;
        let mails = after(&world, DAY_MS, "ada").await;
        let token = token_of(&mails[0]);
        wants(&ada, json!({ "options": [{ "id": "comments", "value": true, "cadence": "at_once" }] })).await;
        // Looking at the address ends nothing.
        let page = find_subscription(&world.visitor(), &token).await.unwrap();
        assert!(page.contains("/email/subscription/#"), "{page}");
        let settings = async || get_email_settings(ada.clone(), ask::input(json!({}))).await.unwrap();
        assert_eq!(settings().await.cadence, MailCadence::Daily);
        for _ in 0..2 {
            unsubscribe(world.visitor(), &token).await.unwrap();
            assert_eq!(settings().await.cadence, MailCadence::Never);
        }
        comment(&world.person("cleo").await, robin, "Lovely").await;
        world.settle().await;
        assert_eq!(after(&world, 2 * DAY_MS, "ada").await.len(), 1);
        let link = page.split_once('#').unwrap().1;
        let off = json!({ "token": link, "options": [{ "id": "security", "value": false }] });
        let outcome = update_email_subscription(world.visitor(), ask::input(off)).await;
        assert_eq!(refused(outcome), (Code::InvalidInput, "options".into()), "no link ends these");
        for wrong in ["", "x", &token[1..], link] {
            assert_eq!(code(unsubscribe(world.visitor(), wrong).await), Code::SubscriptionLinkInvalid);
        }
    }
}
