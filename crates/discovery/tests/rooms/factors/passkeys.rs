//! Passkeys: adding them, logging in with them, what is refused.

use accounts::{
    factors::{
        add_passkey::add_passkey, begin_passkey::begin_passkey,
        begin_passkey_log_in::begin_passkey_log_in, jobs::tidy, list_factors::list_factors,
        log_in_with_passkey::log_in_with_passkey, remove_passkey::remove_passkey,
    },
    sessions::change_password::change_password,
};
use contract::{
    errors::Code,
    factors::{AddPasskey, BeginPasskey, Factors, LogInWithPasskey, MfaWay, RemovePasskey},
    ids::UserId,
    sessions::ChangePassword,
};
use kernel::{
    ctx::{Ctx, Origin},
    error::Result,
};
use testkit::{authenticator::Authenticator, builders::PASSWORD, world::World};

use crate::{
    ask::{code, refused},
    factors::{enter, letter, proved, switched_on},
};

/// Where the page of the browser is.
const HERE: &str = "http://magpie.test";
/// How long a challenge may be answered.
const LIFETIME_MS: i64 = 10 * 60 * 1_000;

async fn add(person: &Ctx, key: &mut Authenticator, name: &str) -> Result<Factors> {
    let input = BeginPasskey {
        password: PASSWORD.into(),
    };
    let challenge = begin_passkey(person.clone(), input).await?;
    let input = AddPasskey {
        token: challenge.token,
        name: name.into(),
        credential: key.create(HERE, &challenge.options),
    };
    add_passkey(person.clone(), input).await
}

/// What a browser on a page of `origin` answers to a new challenge.
async fn answer(world: &World, key: &mut Authenticator, origin: &str) -> LogInWithPasskey {
    let challenge = begin_passkey_log_in(world.visitor(), Default::default())
        .await
        .unwrap();
    LogInWithPasskey {
        credential: key.get(origin, &challenge.options),
        token: challenge.token,
    }
}

async fn send(world: &World, answer: LogInWithPasskey) -> Result<UserId> {
    let signed_in = log_in_with_passkey(world.visitor(), answer).await?;
    Ok(signed_in.user.profile.user.id)
}

async fn log_in(world: &World, key: &mut Authenticator) -> Result<UserId> {
    let answer = answer(world, key, HERE).await;
    send(world, answer).await
}

/// The answer as a second step.
fn as_mfa_token(answer: &LogInWithPasskey) -> String {
    serde_json::to_string(answer).unwrap()
}

testkit::on_both_engines! {
    async fn a_passkey_is_added_and_opens_the_account(world: World) {
        let ada = world.person("ada").await;
        let (mut phone, mut desk) = (Authenticator::new("phone"), Authenticator::new("desk"));
        add(&ada, &mut phone, " Phone ").await.unwrap();
        world.pass(1);
        let factors = add(&ada, &mut desk, "Desk").await.unwrap();
        let names: Vec<_> = factors.passkeys.iter().map(|key| (key.name.as_str(), key.used_ms)).collect();
        assert_eq!(names, [("Phone", None), ("Desk", None)]);
        assert!(factors.can_use_passkeys && !factors.has_mfa_enabled);
        world.settle().await;
        letter(&world, "ada", "A passkey for Magpie was added");
        assert_eq!(Some(log_in(&world, &mut desk).await.unwrap()), ada.viewer());
        assert_eq!(Some(log_in(&world, &mut phone).await.unwrap()), ada.viewer());
        assert_eq!(Some(log_in(&world, &mut phone).await.unwrap()), ada.viewer());
        let used = list_factors(ada, Default::default()).await.unwrap().passkeys;
        assert!(used.iter().all(|key| key.used_ms == Some(world.house.now())));
    }

    async fn a_challenge_ends_with_the_password_it_was_asked_for_by(world: World) {
        let ada = world.person("ada").await;
        let mut key = Authenticator::new("phone");
        let password = BeginPasskey { password: PASSWORD.into() };
        let challenge = begin_passkey(ada.clone(), password).await.unwrap();
        let new = ChangePassword {
            old_password: PASSWORD.into(),
            new_password: "another horse battery".into(),
            ..Default::default()
        };
        change_password(ada.clone(), new).await.unwrap();
        let late = AddPasskey {
            credential: key.create(HERE, &challenge.options),
            token: challenge.token,
            name: "Phone".into(),
        };
        assert_eq!(code(add_passkey(ada, late).await), Code::PasskeyInvalid);
        // One that was asked for since is as good as ever.
        let ben = world.person("ben").await;
        assert!(add(&ben, &mut key, "Phone").await.is_ok());
    }

    async fn adding_one_needs_the_password_and_the_own_challenge(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mut key = Authenticator::new("phone");
        let begin = |password: &str| begin_passkey(ada.clone(), BeginPasskey { password: password.into() });
        assert_eq!(refused(begin("wrong horse").await), (Code::PasswordWrong, "password".into()));
        let challenge = begin(PASSWORD).await.unwrap();
        assert_eq!(challenge.options["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(challenge.options["authenticatorSelection"]["userVerification"], "required");
        assert_eq!(challenge.options["rp"]["id"], "magpie.test");
        let with = |token: &str, name: &str, credential: serde_json::Value| AddPasskey {
            token: token.into(),
            name: name.into(),
            credential,
        };
        let right = key.create(HERE, &challenge.options);
        let elsewhere = key.create("http://magpie.example", &challenge.options);
        let token = challenge.token.as_str();
        assert_eq!(
            refused(add_passkey(ada.clone(), with(token, " ", right.clone())).await),
            (Code::TextLength, "name".into())
        );
        assert_eq!(code(add_passkey(ben, with(token, "Ben's", right.clone())).await), Code::PasskeyInvalid);
        assert_eq!(code(add_passkey(ada.clone(), with("another", "x", right.clone())).await), Code::PasskeyInvalid);
        assert_eq!(code(add_passkey(ada.clone(), with(token, "x", elsewhere)).await), Code::PasskeyInvalid);
        assert_eq!(
            refused(add_passkey(ada.clone(), with(token, "x", serde_json::json!({}))).await),
            (Code::PasskeyInvalid, "credential".into())
        );
        key.verifies = false;
        let unverified = key.create(HERE, &challenge.options);
        assert_eq!(code(add_passkey(ada.clone(), with(token, "x", unverified)).await), Code::PasskeyInvalid);
        add_passkey(ada.clone(), with(token, "Phone", right.clone())).await.unwrap();
        assert_eq!(
            code(add_passkey(ada.clone(), with(token, "Phone", right)).await),
            Code::PasskeyInvalid,
            "a challenge works once"
        );
        assert_eq!(begin(PASSWORD).await.unwrap().options["excludeCredentials"].as_array().unwrap().len(), 1);
        key.verifies = true;
        assert_eq!(code(add(&ada, &mut key, "Phone").await), Code::PasskeyTaken);
        let late = begin(PASSWORD).await.unwrap();
        world.pass(LIFETIME_MS);
        let answer = Authenticator::new("desk").create(HERE, &late.options);
        assert_eq!(code(add_passkey(ada, with(&late.token, "Desk", answer)).await), Code::PasskeyInvalid);
    }

    async fn an_answer_works_once_in_time_and_from_here(world: World) {
        let ada = world.person("ada").await;
        let mut key = Authenticator::new("phone");
        assert_eq!(code(log_in(&world, &mut key).await), Code::PasskeyRefused, "unknown");
        add(&ada, &mut key, "Phone").await.unwrap();
        let right = answer(&world, &mut key, HERE).await;
        assert_eq!(Some(send(&world, right.clone()).await.unwrap()), ada.viewer());
        assert_eq!(code(send(&world, right).await), Code::PasskeyRefused, "a challenge works once");
        let late = answer(&world, &mut key, HERE).await;
        world.pass(LIFETIME_MS);
        assert_eq!(code(send(&world, late).await), Code::PasskeyRefused);
        let elsewhere = answer(&world, &mut key, "http://magpie.example").await;
        assert_eq!(code(send(&world, elsewhere).await), Code::PasskeyRefused);
        let mut mixed = answer(&world, &mut key, HERE).await;
        mixed.token = answer(&world, &mut key, HERE).await.token;
        assert_eq!(code(send(&world, mixed).await), Code::PasskeyRefused);
        key.verifies = false;
        assert_eq!(code(log_in(&world, &mut key).await), Code::PasskeyRefused, "nobody showed a finger");
        key.verifies = true;
        for _ in 0..2 {
            tidy(&world.house).await.unwrap();
        }
        assert_eq!(Some(log_in(&world, &mut key).await.unwrap()), ada.viewer());
    }

    async fn a_copied_authenticator_is_refused(world: World) {
        let ada = world.person("ada").await;
        let mut key = Authenticator::new("phone");
        add(&ada, &mut key, "Phone").await.unwrap();
        key.counter = 7;
        assert_eq!(Some(log_in(&world, &mut key).await.unwrap()), ada.viewer());
        world.pass(1);
        key.counter = 7;
        assert_eq!(code(log_in(&world, &mut key).await), Code::PasskeyRefused, "8 was used already");
        world.settle().await;
        letter(&world, "ada", "A passkey for Magpie was probably copied");
        assert_eq!(Some(log_in(&world, &mut key).await.unwrap()), ada.viewer());
    }

    async fn a_passkey_is_a_second_step_of_its_owner_alone(world: World) {
        let (ada, ben) = (proved(&world, "ada").await, world.person("ben").await);
        let (mut own, mut other) = (Authenticator::new("own"), Authenticator::new("other"));
        add(&ben, &mut other, "Ben's").await.unwrap();
        switched_on(&world, &ada).await;
        add(&ada, &mut own, "Ada's").await.unwrap();
        let asked = enter(&world, None).await.unwrap_err();
        assert_eq!(asked.facts.mfa_ways, [MfaWay::Code, MfaWay::RecoveryCode, MfaWay::Passkey]);
        let foreign = answer(&world, &mut other, HERE).await;
        assert_eq!(code(enter(&world, Some(&as_mfa_token(&foreign))).await), Code::PasskeyRefused);
        assert_eq!(code(enter(&world, Some("{")).await), Code::MfaTokenWrong);
        let right = as_mfa_token(&answer(&world, &mut own, HERE).await);
        assert_eq!(enter(&world, Some(&right)).await.unwrap(), ada.viewer());
        assert_eq!(code(enter(&world, Some(&right)).await), Code::PasskeyRefused, "it works once");
        assert_eq!(Some(log_in(&world, &mut own).await.unwrap()), ada.viewer(), "it is two factors by itself");
    }

    async fn a_removed_passkey_opens_nothing(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mut key = Authenticator::new("phone");
        let id = add(&ada, &mut key, "Phone").await.unwrap().passkeys[0].id;
        let remove = |who: &Ctx, password: &str| {
            remove_passkey(who.clone(), RemovePasskey { passkey_id: id, password: password.into(), passcode: None })
        };
        assert_eq!(refused(remove(&ada, "wrong horse").await), (Code::PasswordWrong, "password".into()));
        assert_eq!(code(remove(&ben, PASSWORD).await), Code::NotFound);
        assert!(remove(&ada, PASSWORD).await.unwrap().passkeys.is_empty());
        assert_eq!(code(remove(&ada, PASSWORD).await), Code::NotFound);
        assert_eq!(code(log_in(&world, &mut key).await), Code::PasskeyRefused);
    }

    async fn a_bare_network_address_has_no_passkeys(world: World) {
        let ada = world.person("ada").await;
        let at = |address: &str| Ctx { origin: Origin(address.into()), ..ada.clone() };
        for address in ["http://127.0.0.1:8080", "http://[::1]:8080"] {
            assert!(!list_factors(at(address), Default::default()).await.unwrap().can_use_passkeys);
            assert_eq!(code(begin_passkey_log_in(at(address), Default::default()).await), Code::PasskeysUnavailable);
        }
        for address in ["http://localhost:8080", "https://pins.example"] {
            assert!(list_factors(at(address), Default::default()).await.unwrap().can_use_passkeys);
        }
    }
}
