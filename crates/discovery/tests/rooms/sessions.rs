//! Log-in, sessions, log-out.

mod several_accounts;

use accounts::{
    log_ins::log_in::log_in,
    sessions::{
        authenticate::authenticate, cache::SessionCache, jobs::end_expired,
        list_session_accounts::list_session_accounts, log_out::log_out,
        open_shared_session::open_shared_session, share_session::share_session,
    },
    signups::register_user::register_user,
};
use contract::{
    errors::Code,
    sessions::{LogIn, LogOut, OpenSharedSession, SessionType, ShareSession, SignedIn},
    signups::RegisterUser,
};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    tokens::token_hash,
};
use store::{Run, args};
use testkit::{
    builders::{PASSWORD, registration},
    invariants,
    world::World,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// Thirty days.
const LIFETIME_MS: i64 = 30 * DAY_MS;

async fn sign_in(world: &World, name: &str, password: &str) -> Result<SignedIn> {
    let input = LogIn {
        username_or_email: name.into(),
        password: password.into(),
        ..LogIn::default()
    };
    log_in(world.visitor(), input).await
}

async fn is_alive(world: &World, token: &str) -> bool {
    authenticate(&world.house, &token_hash(token))
        .await
        .unwrap()
        .is_some()
}

/// The user in the browser that holds this token.
fn browser(world: &World, signed_in: &SignedIn) -> Ctx {
    let session = Some(token_hash(&signed_in.session.token));
    Ctx {
        session,
        ..world
            .visitor()
            .acting_as(Actor::user(signed_in.user.profile.user.id))
    }
}

store::sql! {
    slow KINDS: Option<String> = "SELECT session_type FROM sessions WHERE user_id = $1";
}

testkit::on_both_engines! {
    async fn people_log_in_by_name_or_address(world: World) {
        let ada = world.person("ada").await;
        for name in ["ada", "ADA", " ada ", "ada@example.com", "Ada@EXAMPLE.com"] {
            let signed_in = sign_in(&world, name, PASSWORD).await.unwrap();
            assert_eq!(Some(signed_in.user.profile.user.id), ada.viewer(), "{name}");
            assert!(is_alive(&world, &signed_in.session.token).await);
        }
    }

    async fn a_wrong_password_is_refused_like_an_unknown_name(world: World) {
        world.person("ada").await;
        let long = "x".repeat(1_000_000);
        let cases = [
            ("ada", "wrong password"), ("ada", ""), ("ada", long.as_str()), ("ada@example.com", "wrong password"),
            ("nobody", PASSWORD), ("nobody@example.com", PASSWORD), ("", PASSWORD), ("a\0da", PASSWORD),
            ("ada@example.com\0", PASSWORD), (long.as_str(), PASSWORD),
        ];
        for (name, password) in cases {
            let error = sign_in(&world, name, password).await.unwrap_err();
            assert_eq!((error.code, error.field, error.detail), (Code::CredentialsWrong, None, None), "{name:.20}");
        }
    }

    async fn a_session_ends_when_its_time_is_over(world: World) {
        world.person("ada").await;
        let token = sign_in(&world, "ada", PASSWORD).await.unwrap().session.token;
        world.pass(LIFETIME_MS - 1);
        assert!(is_alive(&world, &token).await);
        world.pass(1);
        assert!(!is_alive(&world, &token).await);
        world.pass(1);
        let fresh = sign_in(&world, "ada", PASSWORD).await.unwrap().session.token;
        for _ in 0..2 {
            end_expired(&world.house).await.unwrap();
            assert!(is_alive(&world, &fresh).await);
            assert!(!is_alive(&world, &token).await);
        }
        invariants::hold(&world.house.db).await;
    }

    async fn who_was_away_for_four_weeks_has_come_back(world: World) {
        let came_back = |signed_in: &SignedIn| signed_in.user.resurrection_dt.clone();
        let first = register_user(world.visitor(), registration("ada")).await.unwrap();
        assert_eq!(came_back(&first), None);
        // In use until it is over, and used on its last day: the user was not
        // away.
        for day in 1..30 {
            world.pass(DAY_MS);
            world.house.get::<SessionCache>().0.invalidate_if(|_| true);
            assert!(is_alive(&world, &first.session.token).await, "{day}");
        }
        world.pass(2 * DAY_MS);
        assert_eq!(came_back(&sign_in(&world, "ada", PASSWORD).await.unwrap()), None);
        world.pass(28 * DAY_MS - 1);
        assert_eq!(came_back(&sign_in(&world, "ada", PASSWORD).await.unwrap()), None);
        world.pass(28 * DAY_MS);
        let returned = came_back(&sign_in(&world, "ada", PASSWORD).await.unwrap());
        assert_eq!(returned.as_deref(), Some("Sun, 20 Sep 2020 06:13:41 +0000"));
        // It stays what it was until they come back anew.
        world.pass(DAY_MS);
        assert_eq!(came_back(&sign_in(&world, "ada", PASSWORD).await.unwrap()), returned);
    }

    async fn logging_out_kills_this_session_alone(world: World) {
        world.person("ada").await;
        let phone = sign_in(&world, "ada", PASSWORD).await.unwrap();
        let desk = sign_in(&world, "ada", PASSWORD).await.unwrap();
        assert!(is_alive(&world, &phone.session.token).await);
        for _ in 0..2 {
            log_out(browser(&world, &phone), LogOut::default()).await.unwrap();
            assert!(!is_alive(&world, &phone.session.token).await);
            assert!(is_alive(&world, &desk.session.token).await);
        }
        log_out(world.visitor(), LogOut::default()).await.unwrap();
    }

    async fn logging_in_again_replaces_the_browsers_session(world: World) {
        world.person("ada").await;
        let first = sign_in(&world, "ada", PASSWORD).await.unwrap();
        assert!(is_alive(&world, &first.session.token).await);
        let input = LogIn { username_or_email: "ada".into(), password: PASSWORD.into(), ..LogIn::default() };
        let second = log_in(browser(&world, &first), input).await.unwrap();
        assert!(!is_alive(&world, &first.session.token).await);
        assert!(is_alive(&world, &second.session.token).await);
        invariants::hold(&world.house.db).await;
    }

    async fn signing_up_replaces_the_browsers_session(world: World) {
        world.person("ada").await;
        let first = sign_in(&world, "ada", PASSWORD).await.unwrap();
        assert!(is_alive(&world, &first.session.token).await);
        let other = RegisterUser { password: "a better horse".into(), ..registration("ada") };
        let refused = register_user(browser(&world, &first), other).await;
        assert!(refused.is_err() && is_alive(&world, &first.session.token).await);
        let second = register_user(browser(&world, &first), registration("ben")).await.unwrap();
        assert!(!is_alive(&world, &first.session.token).await);
        assert!(is_alive(&world, &second.session.token).await);
        // Ended in the table, not only in this server's memory.
        world.house.get::<SessionCache>().0.invalidate_if(|_| true);
        assert!(!is_alive(&world, &first.session.token).await);
    }

    async fn a_browser_is_told_its_accounts(world: World) {
        let ada = world.person("ada").await;
        let accounts = list_session_accounts(ada, Default::default()).await.unwrap().session_accounts;
        assert_eq!(accounts.len(), 1);
        assert_eq!((accounts[0].username.as_str(), accounts[0].email.as_str()), ("ada", "ada@example.com"));
        let none = list_session_accounts(world.visitor(), Default::default()).await.unwrap();
        assert!(none.session_accounts.is_empty());
    }

    async fn a_session_that_is_handed_over_is_of_the_kind_it_was_asked_for(world: World) {
        let siblings = || vec!["https://magpie.example".into(), "https://magpie.example.de".into()];
        let world = world.configured(|house| house.settings.siblings = siblings());
        let kinds = [None, Some(SessionType::Partner), Some(SessionType::NonPartner), Some(SessionType::Mweb)];
        let kept = [None, Some("partner"), Some("non_partner"), Some("mweb")];
        for (number, (kind, kept)) in kinds.into_iter().zip(kept).enumerate() {
            let ada = world.in_session(&world.person(&format!("ada{number}")).await).await;
            let asked = ShareSession { session_type: kind };
            let token = share_session(ada.clone(), asked).await.unwrap().0.unwrap();
            open_shared_session(world.visitor(), OpenSharedSession { token }).await.unwrap();
            let mut found = world.house.db.all(&KINDS, &args![ada.user().unwrap()]).await.unwrap();
            found.sort();
            // Those that began here are of no kind.
            let mut expected = vec![None; found.len() - 1];
            expected.push(kept.map(str::to_owned));
            assert_eq!(found, expected);
            assert!(found.len() >= 2);
        }
    }

    async fn tokens_that_are_not_ours_open_no_session(world: World) {
        world.person("ada").await;
        for token in ["", "x", &"y".repeat(100_000), "é\0"] {
            assert!(!is_alive(&world, token).await);
        }
    }
}
