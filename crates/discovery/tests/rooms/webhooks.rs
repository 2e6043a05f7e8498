//! Webhooks: what they are told, against a server of the test. Who may have which, what fails,
//! and what ends them, is below.

mod endings;
mod failures;
mod registering;

use std::sync::{
    Arc,
    atomic::{AtomicU16, Ordering},
};

use base64::{Engine, engine::general_purpose::STANDARD};
use collections::{
    batches::{delete_board::delete_board, move_pins::move_pins, undo_batch::undo_batch},
    boards::{archive_board::archive_board, update_board::update_board},
    collaborators::{accept_transfer::accept_transfer, request_transfer::request_transfer},
    pins::{delete_pin::delete_pin, update_pin::update_pin},
};
use contract::{
    batches::UndoBatch,
    boards::{ArchiveBoard, DeleteBoard},
    collaborators::{AcceptTransfer, RequestTransfer},
    errors::Code,
    ids::{BoardId, PinId, WebhookId},
    pins::{DeletePin, UpdatePin},
    webhooks::{
        CreateWebhook, DeleteWebhook, DeliveryState, DeliveryView, ListDeliveries, ListWebhooks,
        RenewWebhookSecret, ReplayDelivery, TestWebhook, UpdateWebhook, WebhookEvent,
        WebhookWithSecret,
    },
};
use discovery::webhooks::{
    create_webhook::create_webhook, delete_webhook::delete_webhook,
    list_deliveries::list_deliveries, list_webhooks::list_webhooks,
    renew_webhook_secret::renew_webhook_secret, replay_delivery::replay_delivery,
    sign_message::sign_message, test_webhook::test_webhook, update_webhook::update_webhook,
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::{Value, json};
use store::checks;
use testkit::{
    builders,
    counterpart::{Counterpart, Heard, Said},
    world::World,
};

use crate::ask::{self, code, refused};

/// All that can be chosen.
const CHOSEN: &[WebhookEvent] = &[
    WebhookEvent::PinCreated,
    WebhookEvent::PinUpdated,
    WebhookEvent::PinDeleted,
    WebhookEvent::BoardCreated,
    WebhookEvent::BoardUpdated,
    WebhookEvent::BoardDeleted,
];

/// A user's server, whose answers a test chooses.
struct Receiver {
    server: Counterpart,
    status: Arc<AtomicU16>,
}

impl Receiver {
    async fn start() -> Self {
        let status = Arc::new(AtomicU16::new(204));
        let chosen = status.clone();
        let server = Counterpart::start(move |_| Said {
            status: chosen.load(Ordering::Relaxed),
            ..Said::moved("http://127.0.0.1/elsewhere")
        });
        Self {
            server: server.await,
            status,
        }
    }

    /// The world that may tell this server.
    fn reached_from(&self, world: World) -> World {
        world.reaching(&self.server.address.to_string())
    }

    fn answer(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }

    /// What it was told until now.
    fn heard(&self) -> Vec<Told> {
        self.server.heard().into_iter().map(Told).collect()
    }

    /// The types of it, in order.
    fn types(&self) -> Vec<String> {
        let heard = self.heard();
        let types = heard
            .iter()
            .map(|told| told.json()["type"].as_str().unwrap().to_owned());
        types.collect()
    }
}

/// One request that it got.
struct Told(Heard);

impl Told {
    fn json(&self) -> Value {
        serde_json::from_str(&self.0.body).unwrap()
    }

    fn header(&self, name: &str) -> &str {
        let start = format!("{name}: ");
        let line = self
            .0
            .headers
            .lines()
            .find_map(|line| line.strip_prefix(&start));
        line.unwrap_or_else(|| panic!("no {name} in {}", self.0.headers))
    }

    /// Verifies it as the standard's libraries do.
    fn is_signed_with(&self, secret: &str) -> bool {
        let key = STANDARD
            .decode(secret.strip_prefix("whsec_").unwrap())
            .unwrap();
        let seconds = self.header("webhook-timestamp").parse().unwrap();
        let expected = sign_message(&key, self.header("webhook-id"), seconds, &self.0.body);
        self.header("webhook-signature") == expected
    }
}

fn wish(url: &str, events: &[WebhookEvent]) -> CreateWebhook {
    CreateWebhook {
        url: url.into(),
        events: events.to_vec(),
    }
}

async fn add(user: &Ctx, url: &str) -> WebhookWithSecret {
    create_webhook(user.clone(), wish(url, CHOSEN))
        .await
        .unwrap()
}

fn change(webhook_id: WebhookId) -> UpdateWebhook {
    UpdateWebhook {
        webhook_id,
        url: None,
        events: None,
        is_on: None,
    }
}

async fn deliveries(user: &Ctx, webhook_id: WebhookId) -> Vec<DeliveryView> {
    let listed = list_deliveries(user.clone(), ListDeliveries { webhook_id }).await;
    listed.unwrap().deliveries
}

async fn test(user: &Ctx, webhook_id: WebhookId) -> Result<DeliveryView> {
    test_webhook(user.clone(), TestWebhook { webhook_id }).await
}

fn title(id: PinId, title: &str) -> UpdatePin {
    UpdatePin {
        title: Some(title.into()),
        ..ask::edit(id)
    }
}

async fn move_to(user: &Ctx, from: BoardId, into: BoardId, pin: PinId) {
    let moved = json!({ "board_id": from, "into_board_id": into, "pin_ids": [pin] });
    let moved = serde_json::from_value(moved).unwrap();
    move_pins(user.clone(), moved).await.unwrap();
}

testkit::on_both_engines! {
    async fn a_webhook_is_told_of_its_users_pins_and_boards(world: World) {
        let receiver = Receiver::start().await;
        let world = receiver.reached_from(world);
        let ada = world.person("ada").await;
        let made = add(&ada, &receiver.server.url()).await;
        let board = builders::secret_board(&ada, "Hidden").await.board.id;
        world.settle().await;
        let pin = builders::pin(&ada, board, "A wren").await.pin.id;
        world.settle().await;
        let noted = UpdatePin { pin_note: Some("for me alone".into()), ..title(pin, "Two wrens") };
        update_pin(ada.clone(), noted).await.unwrap();
        world.settle().await;
        delete_pin(ada.clone(), DeletePin { id: pin }).await.unwrap();
        world.settle().await;
        let heard = receiver.heard();
        assert_eq!(
            receiver.types(),
            ["board.created", "pin.created", "pin.updated", "pin.deleted"]
        );
        let told = deliveries(&ada, made.webhook.id).await;
        for (told, delivery) in heard.iter().zip(told.iter().rev()) {
            assert!(told.0.line.starts_with("POST /"), "{}", told.0.line);
            assert_eq!(told.header("content-type"), "application/json");
            assert_eq!(told.header("webhook-id"), delivery.id.to_string());
            assert_eq!(told.header("webhook-timestamp"), (world.house.now() / 1_000).to_string());
            assert!(told.is_signed_with(&made.secret));
            assert_eq!(told.json()["timestamp"], "2020-06-25T06:13:42Z");
            assert_eq!((delivery.state, delivery.status, delivery.attempts), (DeliveryState::Delivered, Some(204), 1));
        }
        let data = |place: usize| heard[place].json()["data"].clone();
        assert_eq!(data(0)["board"]["name"], "Hidden", "one's own secrets are one's own");
        assert_eq!(data(0)["url"], "http://magpie.test/ada/hidden/");
        assert_eq!(data(1)["id"], pin.to_string());
        assert_eq!(data(1)["url"], format!("http://magpie.test/pin/{pin}/"));
        assert_eq!(data(1)["pin"]["title"], "A wren");
        assert_eq!(data(2)["pin"]["title"], "Two wrens");
        assert_eq!(data(2)["pin"]["pin_note"], "for me alone");
        assert_eq!(data(3), json!({ "id": pin.to_string() }));
    }

    async fn nobody_is_told_of_what_is_anothers(world: World) {
        let receiver = Receiver::start().await;
        let world = receiver.reached_from(world);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Shared").await.board.id;
        let wren = builders::pin(&ada, board, "A wren").await.pin.id;
        builders::join(&ada, board, &ben, true).await;
        add(&ada, &format!("{}/ada", receiver.server.url())).await;
        add(&ben, &format!("{}/ben", receiver.server.url())).await;
        let whose = async |world: &World| {
            world.settle().await;
            let heard = receiver.heard();
            let told = heard.last().unwrap();
            (heard.len(), format!("{} {}", told.0.line, told.json()["type"]))
        };
        // On her board, but his pin; deleted by her, it is his that is gone.
        let robin = builders::pin(&ben, board, "A robin").await.pin.id;
        assert_eq!(whose(&world).await, (1, "POST /ben \"pin.created\"".into()));
        delete_pin(ada.clone(), DeletePin { id: robin }).await.unwrap();
        assert_eq!(whose(&world).await, (2, "POST /ben \"pin.deleted\"".into()));
        delete_pin(ben.clone(), DeletePin { id: wren }).await.unwrap();
        assert_eq!(whose(&world).await, (3, "POST /ada \"pin.deleted\"".into()));
        let user_id = ben.user().unwrap();
        request_transfer(ada.clone(), RequestTransfer { board_id: board, user_id }).await.unwrap();
        accept_transfer(ben.clone(), AcceptTransfer { board_id: board }).await.unwrap();
        assert_eq!(whose(&world).await.0, 5);
        let mut handed: Vec<String> = receiver.heard()[3..]
            .iter()
            .map(|told| format!("{} {}", told.0.line, told.json()["type"]))
            .collect();
        handed.sort();
        assert_eq!(handed, ["POST /ada \"board.deleted\"", "POST /ben \"board.created\""]);
    }

    async fn what_moves_and_what_changes_is_told_as_such(world: World) {
        let receiver = Receiver::start().await;
        let world = receiver.reached_from(world);
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let trees = builders::board(&ada, "Trees").await.board.id;
        let pin = builders::pin(&ada, birds, "A wren").await.pin.id;
        add(&ada, &receiver.server.url()).await;
        let there = UpdatePin { board_id: Some(trees), ..ask::edit(pin) };
        update_pin(ada.clone(), there).await.unwrap();
        world.settle().await;
        move_to(&ada, trees, birds, pin).await;
        world.settle().await;
        let renamed = contract::boards::UpdateBoard { name: Some("Fowl".into()), ..ask::update(birds) };
        update_board(ada.clone(), renamed).await.unwrap();
        archive_board(ada.clone(), ArchiveBoard { board_id: trees }).await.unwrap();
        world.settle().await;
        delete_board(ada.clone(), DeleteBoard { board_id: birds }).await.unwrap();
        world.settle().await;
        assert_eq!(receiver.types(), [
            "pin.updated", "pin.updated", "board.updated", "board.updated", "pin.deleted", "board.deleted"
        ]);
        assert_eq!(receiver.heard()[1].json()["data"]["pin"]["board"]["name"], "Birds");
    }

    async fn a_batch_tells_every_pinner_of_each_of_their_pins(world: World) {
        let receiver = Receiver::start().await;
        let world = receiver.reached_from(world);
        let (ada, bob) = (world.person("ada").await, world.person("bob").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let trees = builders::board(&ada, "Trees").await.board.id;
        builders::join(&ada, birds, &bob, false).await;
        let own = builders::pins(&ada, birds, 2).await;
        let bobs = builders::pin(&bob, birds, "A wren").await.pin.id;
        for (user, name) in [(&ada, "ada"), (&bob, "bob")] {
            let url = format!("{}/{name}", receiver.server.url());
            let updates = wish(&url, &[WebhookEvent::PinUpdated]);
            create_webhook(user.clone(), updates).await.unwrap();
        }
        let moved = json!({ "board_id": birds, "into_board_id": trees, "pin_ids": [own[0], own[1], bobs] });
        let moved = serde_json::from_value(moved).unwrap();
        let batch = move_pins(ada.clone(), moved).await.unwrap();
        world.settle().await;
        let told = || {
            let messages = receiver.heard().into_iter();
            let message = |told: Told| (told.0.line.clone(), told.json()["data"]["pin"]["id"].clone());
            let mut told: Vec<_> = messages.map(message).collect();
            told.sort_by_key(|(line, id)| (line.clone(), id.to_string()));
            told
        };
        let to = |name: &str, pin: PinId| (format!("POST /{name}"), json!(pin));
        assert_eq!(told(), [to("ada", own[0]), to("ada", own[1]), to("bob", bobs)]);
        undo_batch(ada.clone(), UndoBatch { batch_id: batch.id }).await.unwrap();
        world.settle().await;
        assert_eq!(told().len(), 6);
    }

    async fn a_webhook_hears_what_it_chose_while_it_is_on(world: World) {
        let receiver = Receiver::start().await;
        let world = receiver.reached_from(world);
        let ada = world.person("ada").await;
        let pins = wish(&receiver.server.url(), &[WebhookEvent::PinCreated]);
        let id = create_webhook(ada.clone(), pins).await.unwrap().webhook.id;
        let board = builders::board(&ada, "Birds").await.board.id;
        let pin = builders::pin(&ada, board, "A wren").await.pin.id;
        update_pin(ada.clone(), title(pin, "Two")).await.unwrap();
        world.settle().await;
        assert_eq!(receiver.types(), ["pin.created"]);
        let off = UpdateWebhook { is_on: Some(false), ..change(id) };
        builders::pin(&ada, board, "It waits").await;
        update_webhook(ada.clone(), off).await.unwrap();
        builders::pin(&ada, board, "Not told").await;
        world.settle().await;
        assert_eq!(code(test(&ada, id).await), Code::WebhookOff);
        assert_eq!(receiver.types().len(), 1);
        let states: Vec<_> = deliveries(&ada, id).await.iter().map(|it| it.state).collect();
        assert_eq!(states, [DeliveryState::Ended, DeliveryState::Delivered]);
        let on = UpdateWebhook {
            is_on: Some(true),
            events: Some(vec![WebhookEvent::PinUpdated]),
            ..change(id)
        };
        update_webhook(ada.clone(), on).await.unwrap();
        update_pin(ada.clone(), title(pin, "Three")).await.unwrap();
        test(&ada, id).await.unwrap();
        world.settle().await;
        assert_eq!(receiver.types(), ["pin.created", "pin.updated", "webhook.test"]);
        delete_webhook(ada.clone(), DeleteWebhook { webhook_id: id }).await.unwrap();
        update_pin(ada.clone(), title(pin, "Four")).await.unwrap();
        world.settle().await;
        assert_eq!(receiver.types().len(), 3);
    }
}

/// A webhook of a user that was told something, for what asks about everything of theirs.
pub async fn make_webhook(user: &Ctx) {
    let webhook = add(user, "https://webhook.example/").await.webhook;
    test(user, webhook.id).await.unwrap();
}
