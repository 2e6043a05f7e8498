//! Push devices: in which browsers a user is told news, and what ends it.

use accounts::{
    log_ins::log_in::log_in,
    sessions::{
        authenticate::authenticate,
        change_password::change_password,
        change_standing::{ChangeStanding, change_standing},
        end_sessions::end_sessions,
        switch_account::switch_account,
    },
};
use contract::{
    devices::{AddPushDevice, PushKey},
    errors::Code,
    sessions::{ChangePassword, EndSessions, LogIn, SwitchAccount},
};
use kernel::{ctx::Ctx, error::Result, tokens::token_hash};
use serde_json::json;
use store::{Run, args};
use talk::devices::{
    add_push_device::add_push_device, find_devices::find_devices, get_push_key::get_push_key,
    remove_push_device::remove_push_device,
};
use testkit::{
    builders::{self, PASSWORD},
    push_service::PushService,
    world::World,
};

use crate::ask::{self, code, refused};

store::sql! {
    SEALED: Vec<u8> = "SELECT sealed_keys FROM push_devices WHERE user_id = $1";
}

async fn key(browser: &Ctx) -> PushKey {
    get_push_key(browser.clone(), ask::input(json!({})))
        .await
        .unwrap()
}

/// How many browsers of a user are told news.
async fn told(world: &World, who: &Ctx) -> usize {
    let devices = find_devices(&world.house, who.user().unwrap()).await;
    devices.unwrap().len()
}

/// The user whom this token signs in, in their browser.
async fn browser(world: &World, token: &str) -> Ctx {
    let hash = token_hash(token);
    let actor = authenticate(&world.house, &hash).await.unwrap();
    Ctx {
        session: Some(hash),
        ..world.visitor().acting_as(actor.expect("a session"))
    }
}

async fn add(browser: &Ctx, device: AddPushDevice) -> Result<()> {
    add_push_device(browser.clone(), device).await.map(drop)
}

testkit::on_both_engines! {
    async fn a_browser_is_told_until_it_is_switched_off(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = world.in_session(&world.person("ada").await).await;
        let phone = world.in_session(&ada).await;
        assert!(!key(&ada).await.is_on);
        for device in ["one", "one", "moved"] {
            add(&ada, service.subscription(device)).await.unwrap();
        }
        assert_eq!((key(&ada).await.is_on, key(&phone).await.is_on), (true, false));
        let devices = find_devices(&world.house, ada.user().unwrap()).await.unwrap();
        assert_eq!(devices.len(), 1);
        assert!(devices[0].endpoint.ends_with("/moved"), "{}", devices[0].endpoint);
        // One key for all users and servers, and for as long as the host has its secret.
        let other = world.in_session(&world.person("ben").await).await;
        assert_eq!(key(&other).await.key, key(&ada).await.key);
        assert!(!key(&other).await.is_on);
        for _ in 0..2 {
            remove_push_device(ada.clone(), ask::input(json!({}))).await.unwrap();
            assert!(!key(&ada).await.is_on);
        }
        // What is in no browser has none.
        let bare = add(&world.as_user(ada.user().unwrap()), service.subscription("one")).await;
        assert_eq!(code(bare), Code::SignInRequired);
        assert_eq!(code(get_push_key(world.visitor(), ask::input(json!({}))).await), Code::SignInRequired);
    }

    async fn what_is_no_subscription_is_refused(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = world.in_session(&world.person("ada").await).await;
        let right = service.subscription("one");
        let with = |endpoint: &str, p256dh: &str, auth: &str| AddPushDevice {
            endpoint: endpoint.to_owned(),
            p256dh: p256dh.to_owned(),
            auth: auth.to_owned(),
        };
        let (point, auth) = (right.p256dh.as_str(), right.auth.as_str());
        let public = "https://push.example/7";
        for (device, field) in [
            (with("", point, auth), "endpoint"),
            (with("http://push.example/7", point, auth), "endpoint"),
            (with("https://127.0.0.1/7", point, auth), "endpoint"),
            (with("https://push.example:22/", point, auth), "endpoint"),
            (with(public, "", auth), "p256dh"),
            (with(public, &point[..80], auth), "p256dh"),
            (with(public, auth, auth), "p256dh"),
            (with(public, "a+/=", auth), "p256dh"),
            (with(public, point, &auth[..20]), "p256dh"),
            (with(public, point, "="), "auth"),
        ] {
            let shown = format!("{device:?}");
            assert_eq!(refused(add(&ada, device).await), (Code::InvalidInput, field.into()), "{shown}");
        }
        add(&ada, with(public, point, auth)).await.unwrap();
        // The keys lie sealed.
        let id = ada.user().unwrap();
        let sealed = world.house.db.one(&SEALED, &args![id]).await.unwrap();
        assert!(sealed.len() > 81 && !sealed.windows(16).any(|part| part == [9; 16]));
    }

    async fn a_user_has_ten_and_a_browser_is_one(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = world.person("ada").await;
        let mut browsers = Vec::new();
        for number in 0..11 {
            world.pass(1);
            let browser = world.in_session(&ada).await;
            add(&browser, service.subscription(&number.to_string())).await.unwrap();
            browsers.push(browser);
        }
        assert_eq!(told(&world, &ada).await, 10);
        assert!(!key(&browsers[0]).await.is_on, "the oldest made room");
        assert!(key(&browsers[1]).await.is_on);
        // The browser of the last logged in anew: it has the same subscription.
        let anew = world.in_session(&ada).await;
        add(&anew, service.subscription("10")).await.unwrap();
        assert_eq!((told(&world, &ada).await, key(&browsers[10]).await.is_on), (10, false));
    }

    async fn a_device_goes_with_its_session(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = world.in_session(&world.person("ada").await).await;
        let tablet = world.in_session(&ada).await;
        for (browser, device) in [(&ada, "one"), (&tablet, "two")] {
            add(browser, service.subscription(device)).await.unwrap();
        }
        assert_eq!(told(&world, &ada).await, 2);
        // All sessions but the one that asks.
        end_sessions(ada.clone(), EndSessions::default()).await.unwrap();
        assert_eq!((told(&world, &ada).await, key(&ada).await.is_on), (1, true));
        let changed = ChangePassword {
            old_password: PASSWORD.into(),
            new_password: "quite another one".into(),
            passcode: None,
        };
        let anew = change_password(ada.clone(), changed).await.unwrap();
        assert_eq!(told(&world, &ada).await, 0, "also that of the browser that asked");
        let ada = browser(&world, &anew.session.token).await;
        assert!(!key(&ada).await.is_on);
        add(&ada, service.subscription("one")).await.unwrap();
        let suspended = ChangeStanding { is_suspended: Some(true), ..ChangeStanding::default() };
        change_standing(world.host(), ada.user().unwrap(), suspended).await.unwrap();
        assert_eq!(told(&world, &ada).await, 0);
    }

    async fn another_account_of_the_browser_leaves_it_as_it_is(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = world.in_session(&world.person("ada").await).await;
        world.person("ben").await;
        add(&ada, service.subscription("one")).await.unwrap();
        let input = LogIn {
            username_or_email: "ben".into(),
            password: builders::PASSWORD.into(),
            ..LogIn::default()
        };
        let token = log_in(ada.clone(), input).await.unwrap().session.token;
        let ben = browser(&world, &token).await;
        assert!(!key(&ben).await.is_on, "each account says for itself");
        add(&ben, service.subscription("one")).await.unwrap();
        assert_eq!((told(&world, &ada).await, told(&world, &ben).await), (1, 1));
        let back = SwitchAccount { user_id: ada.user().unwrap() };
        let token = switch_account(ben.clone(), back).await.unwrap().session.token;
        let ada = browser(&world, &token).await;
        assert!(key(&ada).await.is_on);
        assert_eq!((told(&world, &ada).await, told(&world, &ben).await), (1, 1));
    }
}

/// A browser of a user that is told news, for what asks about everything of theirs.
pub async fn tell_browser(world: &World, user: &Ctx) {
    let service = PushService::start().await;
    let browser = world.in_session(user).await;
    add(&browser, service.subscription_at("https://push.example/7"))
        .await
        .unwrap();
}
