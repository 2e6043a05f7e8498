//! What is not taken is tried again, and ends in the end.

use accounts::sessions::{
    change_password::change_password,
    change_standing::{ChangeStanding, change_standing},
};
use contract::{
    sessions::ChangePassword,
    webhooks::{WebhookOff, WebhookView},
};

use store::Run;

use super::*;

const MINUTE_MS: i64 = 60 * 1_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

async fn shown(user: &Ctx) -> WebhookView {
    let listed = list_webhooks(user.clone(), ListWebhooks {}).await.unwrap();
    listed.webhooks.into_iter().next().unwrap()
}

/// A receiver that answers so, and a user with a webhook there.
async fn told(world: World, status: u16) -> (World, Receiver, Ctx, WebhookId) {
    let receiver = Receiver::start().await;
    receiver.answer(status);
    let world = receiver.reached_from(world);
    let ada = world.person("ada").await;
    let id = add(&ada, &receiver.server.url()).await.webhook.id;
    (world, receiver, ada, id)
}

testkit::on_both_engines! {
    async fn what_is_not_taken_is_tried_again_and_can_be_sent_again(world: World) {
        let (world, receiver, ada, id) = told(world, 500).await;
        builders::board(&ada, "Birds").await;
        world.settle().await;
        for (made, seconds) in [(1, 10), (2, 60), (3, 300), (4, 1_800), (5, 7_200), (6, 28_800), (7, 86_400)] {
            let [delivery] = &deliveries(&ada, id).await[..] else { panic!("one delivery") };
            assert_eq!((delivery.attempts, delivery.state, delivery.status), (made, DeliveryState::Waiting, Some(500)));
            assert_eq!(receiver.heard().len() as i64, made);
            world.pass(seconds * 1_000 - 1);
            world.settle().await;
            assert_eq!(receiver.heard().len() as i64, made, "not before its time");
            // By chance up to a tenth later.
            world.pass(seconds * 100 + 1);
            world.settle().await;
        }
        let [delivery] = &deliveries(&ada, id).await[..] else { panic!("one delivery") };
        assert_eq!((delivery.attempts, delivery.state, delivery.due_ms), (8, DeliveryState::Failed, None));
        world.pass(DAY_MS);
        world.settle().await;
        assert_eq!(receiver.heard().len(), 8);
        assert!(shown(&ada).await.failing_since_ms.is_some());

        receiver.answer(200);
        let again = ReplayDelivery { webhook_id: id, delivery_id: delivery.id };
        let waiting = replay_delivery(ada.clone(), again.clone()).await.unwrap();
        assert_eq!((waiting.state, waiting.attempts), (DeliveryState::Waiting, 0));
        world.settle().await;
        // Sent once more although it was taken.
        replay_delivery(ada.clone(), again).await.unwrap();
        world.settle().await;
        let heard = receiver.heard();
        assert_eq!(heard.len(), 10);
        for told in &heard {
            assert_eq!(told.header("webhook-id"), delivery.id.to_string());
            assert_eq!(told.0.body, heard[0].0.body);
        }
        assert_ne!(heard[0].header("webhook-timestamp"), heard[9].header("webhook-timestamp"));
        assert_eq!(deliveries(&ada, id).await[0].state, DeliveryState::Delivered);
        assert_eq!(shown(&ada).await.failing_since_ms, None);
    }

    async fn a_fault_of_the_hosts_own_holds_nothing_up(world: World) {
        let (world, receiver, ada, id) = told(world, 204).await;
        let tx = world.house.begin().await.unwrap();
        tx.exec(&SPOIL, &store::args![&[0_u8; 8][..]]).await.unwrap();
        tx.commit().await.unwrap();
        test(&ada, id).await.unwrap();
        world.settle().await;
        let [delivery] = &deliveries(&ada, id).await[..] else { panic!("one delivery") };
        assert_eq!((delivery.attempts, delivery.state, delivery.status), (1, DeliveryState::Waiting, None));
        renew_webhook_secret(ada.clone(), RenewWebhookSecret { webhook_id: id }).await.unwrap();
        world.pass(MINUTE_MS);
        world.settle().await;
        assert_eq!(receiver.heard().len(), 1);
        assert_eq!(deliveries(&ada, id).await[0].state, DeliveryState::Delivered);
    }

    async fn two_webhooks_of_a_user_are_told_at_once(world: World) {
        let (world, receiver, ada, _) = told(world, 204).await;
        let second = add(&ada, &receiver.server.url()).await.webhook.id;
        busy_until(&world, world.house.now() + 5_000).await;
        let third = add(&ada, &receiver.server.url()).await.webhook.id;
        test(&ada, third).await.unwrap();
        world.settle().await;
        assert_eq!(receiver.heard().len(), 0, "two are busy");
        world.pass(5_000);
        world.settle().await;
        assert_eq!(receiver.heard().len(), 1);
        assert_eq!(deliveries(&ada, second).await.len(), 0);
    }

    async fn a_redirect_is_not_followed_and_counts_as_a_failure(world: World) {
        let (world, receiver, ada, id) = told(world, 302).await;
        test(&ada, id).await.unwrap();
        world.settle().await;
        assert_eq!(receiver.heard().len(), 1);
        assert_eq!(deliveries(&ada, id).await[0].status, Some(302));
    }

    async fn a_webhook_that_fails_rests_and_delays_no_other(world: World) {
        let (world, receiver, ada, id) = told(world, 503).await;
        for _ in 0..3 {
            test(&ada, id).await.unwrap();
        }
        world.settle().await;
        assert_eq!(receiver.heard().len(), 1, "the others wait for its rest");
        receiver.answer(200);
        let ben = world.person("ben").await;
        let bens = add(&ben, &receiver.server.url()).await.webhook.id;
        test(&ben, bens).await.unwrap();
        world.settle().await;
        assert_eq!(receiver.heard().len(), 2);
        assert_eq!(deliveries(&ben, bens).await[0].state, DeliveryState::Delivered);
        // What comes new waits as well, and then all of it is taken.
        builders::board(&ada, "Birds").await;
        world.settle().await;
        assert_eq!(receiver.heard().len(), 2);
        world.pass(11 * 1_000);
        world.settle().await;
        assert_eq!(receiver.heard().len(), 6);
        let states = deliveries(&ada, id).await.into_iter().map(|it| it.state);
        assert!(states.into_iter().all(|state| state == DeliveryState::Delivered));
    }

    async fn a_server_that_is_gone_is_told_no_more(world: World) {
        let (world, receiver, ada, id) = told(world, 410).await;
        for _ in 0..2 {
            test(&ada, id).await.unwrap();
        }
        world.settle().await;
        assert_eq!(receiver.heard().len(), 1);
        assert_eq!(shown(&ada).await.off, Some(WebhookOff::Gone));
        let states: Vec<_> = deliveries(&ada, id).await.iter().map(|it| it.state).collect();
        assert_eq!(states, [DeliveryState::Ended, DeliveryState::Ended]);
        let told = world.mails("ada@example.com");
        assert!(told[0].subject.contains("is switched off"), "{:?}", told[0]);
        assert!(told[0].text.contains("127.0.0.1"), "{:?}", told[0]);
    }

    async fn a_webhook_that_fails_for_days_is_switched_off(world: World) {
        let (world, receiver, ada, id) = told(world, 500).await;
        for day in 0..4 {
            assert_eq!(shown(&ada).await.off, None, "{day}");
            test(&ada, id).await.unwrap();
            world.settle().await;
            world.pass(DAY_MS);
        }
        assert_eq!(shown(&ada).await.off, Some(WebhookOff::Failing));
        let sent = receiver.heard().len();
        builders::board(&ada, "Birds").await;
        world.pass(DAY_MS);
        world.settle().await;
        assert_eq!(receiver.heard().len(), sent);
        let told = world.mails("ada@example.com");
        assert_eq!(told.iter().filter(|mail| mail.subject.contains("is switched off")).count(), 1);
        let on = UpdateWebhook { is_on: Some(true), ..change(id) };
        assert_eq!(update_webhook(ada.clone(), on).await.unwrap().failing_since_ms, None);
        receiver.answer(200);
        test(&ada, id).await.unwrap();
        world.settle().await;
        assert_eq!(receiver.heard().len(), sent + 1);
    }

    async fn what_acts_for_a_user_ends_with_their_password_and_their_standing(world: World) {
        let (world, receiver, ada, id) = told(world, 500).await;
        test(&ada, id).await.unwrap();
        world.settle().await;
        let changed = ChangePassword {
            old_password: builders::PASSWORD.into(),
            new_password: "quite another one".into(),
            passcode: None,
        };
        change_password(ada.clone(), changed).await.unwrap();
        assert_eq!(shown(&ada).await.off, Some(WebhookOff::AccessEnded));
        assert_eq!(deliveries(&ada, id).await[0].state, DeliveryState::Ended);
        update_webhook(ada.clone(), UpdateWebhook { is_on: Some(true), ..change(id) }).await.unwrap();
        test(&ada, id).await.unwrap();
        let suspended = ChangeStanding { is_suspended: Some(true), ..ChangeStanding::default() };
        change_standing(world.host(), ada.user().unwrap(), suspended).await.unwrap();
        world.pass(DAY_MS);
        world.settle().await;
        assert_eq!(receiver.heard().len(), 1, "nothing is sent for who cannot log in");
    }

    async fn a_worker_that_died_is_followed_by_another(world: World) {
        let (world, receiver, ada, id) = told(world, 200).await;
        test(&ada, id).await.unwrap();
        // As it lies when a worker died after it took the webhook.
        let claim = world.house.now() + MINUTE_MS;
        busy_until(&world, claim).await;
        world.settle().await;
        assert!(receiver.heard().is_empty());
        world.pass(MINUTE_MS);
        world.settle().await;
        assert_eq!(receiver.heard().len(), 1);
        assert_eq!(deliveries(&ada, id).await[0].attempts, 1);
    }

    async fn of_five_thousand_that_wait_no_more_is_told(world: World) {
        let (world, receiver, ada, id) = told(world, 503).await;
        let tx = world.house.begin().await.unwrap();
        tx.exec(&WAIT, &store::args![ada.user().unwrap(), id, 4_999, world.house.now() + DAY_MS]).await.unwrap();
        tx.commit().await.unwrap();
        test(&ada, id).await.unwrap();
        assert_eq!(code(test(&ada, id).await), Code::RateLimited);
        builders::board(&ada, "Birds").await;
        world.settle().await;
        assert_eq!(receiver.heard().len(), 1);
        let newest = deliveries(&ada, id).await[0].event;
        assert_ne!(newest, WebhookEvent::BoardCreated, "the board is not told");
        // Another webhook of theirs has room of its own.
        receiver.answer(204);
        let other = add(&ada, &receiver.server.url()).await.webhook.id;
        builders::board(&ada, "Trees").await;
        world.settle().await;
        assert_eq!(deliveries(&ada, other).await[0].state, DeliveryState::Delivered);
        // Whatever ends them leaves the newest.
        let off = UpdateWebhook { is_on: Some(false), ..change(id) };
        update_webhook(ada.clone(), off).await.unwrap();
        let left = world.house.db.one(&LEFT, &store::args![id]).await.unwrap();
        assert_eq!(left, 200);
    }

    async fn the_newest_are_kept_and_for_thirty_days(world: World) {
        let (world, _, ada, id) = told(world, 200).await;
        for _ in 0..203 {
            test(&ada, id).await.unwrap();
        }
        world.settle().await;
        assert_eq!(deliveries(&ada, id).await.len(), 200);
        world.pass(31 * DAY_MS);
        let new = test(&ada, id).await.unwrap().id;
        ask::for_job(&world, "webhooks.tidy").await;
        let left: Vec<_> = deliveries(&ada, id).await.into_iter().map(|it| it.id).collect();
        assert_eq!(left, [new]);
    }
}

#[tokio::test]
async fn a_server_that_is_not_reached_is_tried_again() {
    // Allowed by name, with no server there.
    let world = World::sqlite().await.reaching("127.0.0.1:9");
    let ada = world.person("ada").await;
    let id = add(&ada, "http://127.0.0.1:9/").await.webhook.id;
    test(&ada, id).await.unwrap();
    world.settle().await;
    let [delivery] = &deliveries(&ada, id).await[..] else {
        panic!("one delivery")
    };
    assert_eq!(
        (delivery.state, delivery.status, delivery.attempts),
        (DeliveryState::Waiting, None, 1)
    );
}

store::sql! {
    WAIT: () =
        "INSERT INTO webhook_deliveries (user_id, id, webhook_id, event, state, attempts, created_ms, due_ms) \
         WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < $3) \
         SELECT $1, number, $2, 'pin.created', 'waiting', 0, $4, $4 FROM numbers";
    slow LEFT: i64 = "SELECT count(*) FROM webhook_deliveries WHERE webhook_id = $1";
    slow SPOIL: () = "UPDATE webhooks SET sealed_secret = $1";
    slow BUSY: () = "UPDATE webhooks SET busy_until_ms = $1";
}

async fn busy_until(world: &World, until_ms: i64) {
    let tx = world.house.begin().await.unwrap();
    tx.exec(&BUSY, &store::args![until_ms]).await.unwrap();
    tx.commit().await.unwrap();
}
