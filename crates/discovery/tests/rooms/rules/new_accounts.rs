//! What new accounts may do less of.

use accounts::{
    sessions::change_standing::{ChangeStanding, change_standing},
    users::policy::AccountRules,
};
use collections::did_its::tell_did_it::tell_did_it;
use contract::{errors::Code, ids::PinId};
use kernel::ctx::Ctx;
use serde_json::json;
use talk::{
    comments::write_comment::write_comment,
    conversations::{send_message::send_message, start_conversation::start_conversation},
};
use testkit::{builders, world::World};
use tokio::task::JoinSet;

use super::{robin, start, write};
use crate::ask::{code, input};

const HOUR_MS: i64 = 60 * 60 * 1_000;

/// A host that tells new accounts from others, as hosts do unless they say otherwise.
fn usual_host(world: World) -> World {
    world.configured(|house| house.extensions.insert(AccountRules::default()))
}

async fn prove(world: &World, user: &Ctx) {
    let proved = ChangeStanding {
        is_email_verified: Some(true),
        ..ChangeStanding::default()
    };
    let id = user.user().unwrap();
    change_standing(world.host(), id, proved).await.unwrap();
}

testkit::on_both_engines! {
    async fn a_new_account_comments_ten_times_an_hour(world: World) {
        let world = usual_host(world);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        for turn in 0..10 {
            write(&ben, robin, &format!("Fine {turn}"), false).await.unwrap();
            world.pass(60_000);
        }
        let slow = write(&ben, robin, "Once more", false).await.unwrap_err();
        // The first was written ten minutes ago.
        let wait = slow.retry_after.unwrap();
        assert_eq!(slow.code, Code::NewAccountLimit);
        assert!((50 * 60..=50 * 60 + 1).contains(&wait), "{wait}");
        world.pass(i64::from(wait) * 1_000);
        write(&ben, robin, "Once more", false).await.unwrap();
        assert_eq!(code(write(&ben, robin, "And more", false).await), Code::NewAccountLimit);
        // A day old with a proved address, it is new no longer.
        prove(&world, &ben).await;
        world.pass(24 * HOUR_MS);
        for turn in 0..11 {
            write(&ben, robin, &format!("Old {turn}"), false).await.unwrap();
        }
    }

    async fn did_its_of_a_new_account_are_counted_with_its_comments(world: World) {
        let world = usual_host(world);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, birds, 6).await;
        let tell = |pin: PinId, details: &str| {
            tell_did_it(ben.clone(), input(json!({ "pin_id": pin, "details": details })))
        };
        for pin in &pins[..5] {
            tell(*pin, "Done.").await.unwrap();
            world.pass(60_000);
            write(&ben, *pin, "Fine.", false).await.unwrap();
            world.pass(60_000);
        }
        assert_eq!(code(write(&ben, pins[5], "Fine.", false).await), Code::NewAccountLimit);
        let slow = tell(pins[5], "Done.").await.unwrap_err();
        // The first was told ten minutes ago.
        let wait = slow.retry_after.unwrap();
        assert_eq!(slow.code, Code::NewAccountLimit);
        assert!((50 * 60..=50 * 60 + 1).contains(&wait), "{wait}");
        // What was told is told otherwise meanwhile.
        tell(pins[0], "Done at last.").await.unwrap();
        world.pass(i64::from(wait) * 1_000);
        tell(pins[5], "Done.").await.unwrap();
        assert_eq!(code(write(&ben, pins[5], "Fine.", false).await), Code::NewAccountLimit);
    }

    async fn a_new_account_writes_to_few_strangers_and_without_links(world: World) {
        let world = usual_host(world);
        let (ada, fan) = (world.person("ada").await, world.person("fan").await);
        let mut strangers = Vec::new();
        for number in 0..6 {
            strangers.push(world.person(&format!("guest{number}")).await);
        }
        let link = json!({ "text": "See www.lamps.example" });
        assert_eq!(code(start(&ada, &strangers[0], link.clone()).await), Code::LinkWaits);
        for stranger in &strangers[..5] {
            start(&ada, stranger, json!({ "text": "Hello." })).await.unwrap();
        }
        let many = start(&ada, &strangers[5], json!({ "text": "Hello." })).await.unwrap_err();
        assert_eq!((many.code, many.retry_after.is_some()), (Code::NewAccountLimit, true));
        // Who follows them is no stranger, and reads links of theirs.
        builders::follow_each_other(&fan, &ada).await;
        let begun = start(&ada, &fan, link).await.unwrap();
        let more = json!({ "conversation_id": begun.id, "text": "https://lamps.example/a" });
        send_message(ada.clone(), input(more)).await.unwrap();
        world.pass(24 * HOUR_MS + 1_000);
        // An address that another wrote to is a stranger, too.
        prove(&world, &fan).await;
        let beside = json!({ "text": "Hello.", "emails": ["gast@example.com"] });
        let beside = start(&fan, &ada, beside).await.unwrap();
        let more = json!({ "conversation_id": beside.id, "text": "https://lamps.example/a" });
        assert_eq!(code(send_message(ada.clone(), input(more)).await), Code::LinkWaits);
        prove(&world, &ada).await;
        start(&ada, &strangers[5], json!({ "text": "Hello: www.lamps.example" })).await.unwrap();
    }

    async fn a_user_whom_the_host_vouches_for_has_no_new_account(world: World) {
        let world = usual_host(world);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let guest = json!({ "emails": ["guest@example.com"] });
        let write = || start_conversation(ada.clone(), input(guest.clone()));
        assert_eq!(code(write().await), Code::NewAccountLimit);
        let vouched = ChangeStanding {
            is_vouched: Some(true),
            ..ChangeStanding::default()
        };
        change_standing(world.host(), ada.user().unwrap(), vouched).await.unwrap();
        write().await.unwrap();
        start(&ada, &ben, json!({ "text": "See www.lamps.example" })).await.unwrap();
    }

    async fn of_many_comments_at_once_ten_pass(world: World) {
        let world = usual_host(world);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let mut written = JoinSet::new();
        for pin in builders::pins(&ada, birds, 14).await {
            written.spawn(write_comment(ben.clone(), input(json!({ "pin_id": pin, "text": "Fine." }))));
        }
        let written = written.join_all().await;
        assert_eq!(written.iter().filter(|one| one.is_ok()).count(), 10);
    }
}
