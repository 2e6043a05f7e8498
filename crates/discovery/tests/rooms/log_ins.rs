//! Guessing is slowed down, handshakes, browsers that are known, limited log-in.

use accounts::{
    log_ins::{
        log_in::log_in, request_reset::request_reset, reset_password::reset_password,
        start_log_in_handshake::start_log_in_handshake, verify_email::verify_email,
    },
    sessions::{
        authenticate::authenticate, change_password::change_password,
        finish_handshake::finish_handshake, jobs::end_expired, open_mail_link::open_mail_link,
        record_fingerprint::record_fingerprint,
    },
    signups::start_registration_handshake::start_registration_handshake,
};
use contract::{
    errors::Code,
    exports::RequestExport,
    log_ins::VerifyEmail,
    sessions::{
        ChangePassword, FinishHandshake, LogIn, OpenMailLink, RecordFingerprint, ResetPassword,
        SignedIn,
    },
    signups::RegisterUser,
};
use discovery::exports::request_export::request_export;
use kernel::{
    ctx::{Actor, Browser, Ctx},
    error::Result,
    tokens::token_hash,
};
use testkit::{
    builders::{PASSWORD, registration},
    invariants,
    world::World,
};

use crate::ask::{code, refused};

const HOUR_MS: i64 = 60 * 60 * 1_000;

fn credentials(name: &str, password: &str) -> LogIn {
    LogIn {
        username_or_email: name.into(),
        password: password.into(),
        ..LogIn::default()
    }
}

/// A visitor's browser at this address.
fn at(world: &World, last: u8) -> Ctx {
    let ctx = world.visitor();
    let browser = Browser {
        address: Some([10, 0, 0, last].into()),
        ..ctx.browser.clone()
    };
    Ctx { browser, ..ctx }
}

/// The same browser with what a log-in left in it.
fn knowing(ctx: &Ctx, signed_in: &SignedIn) -> Ctx {
    let device = signed_in.session.device.as_ref();
    let browser = Browser {
        device: device.map(|device| device.token.as_str().into()),
        ..ctx.browser.clone()
    };
    Ctx {
        browser,
        ..ctx.clone()
    }
}

fn marked(ctx: &Ctx, mark: u8) -> Ctx {
    let browser = Browser {
        mark: Some([mark; 32]),
        ..ctx.browser.clone()
    };
    Ctx {
        browser,
        ..ctx.clone()
    }
}

/// What a wrong guess is answered: its code, and how many seconds to wait.
async fn guess(ctx: &Ctx, name: &str) -> (Code, Option<u32>) {
    let error = log_in(ctx.clone(), credentials(name, "wrong horse"))
        .await
        .unwrap_err();
    (error.code, error.retry_after)
}

async fn enter(ctx: &Ctx, name: &str) -> Result<SignedIn> {
    log_in(ctx.clone(), credentials(name, PASSWORD)).await
}

fn token_in(world: &World, to: &str, subject: &str) -> String {
    let mails = world.mails(to);
    let mail = mails.iter().find(|mail| mail.subject.contains(subject));
    let (_, link) = mail.unwrap().text.split_once("/#").unwrap();
    link.lines().next().unwrap().to_owned()
}

async fn actor(world: &World, token: &str) -> Option<Actor> {
    authenticate(&world.house, &token_hash(token))
        .await
        .unwrap()
}

testkit::on_both_engines! {
    async fn guesses_from_one_place_wait_longer_and_longer(world: World) {
        world.person("ada").await;
        for name in ["nobody", "nobody@example.com", "ada"] {
            let here = at(&world, 1);
            for _ in 0..5 {
                assert_eq!(guess(&here, name).await, (Code::CredentialsWrong, None), "{name}");
            }
            for seconds in [1, 2, 4] {
                assert_eq!(guess(&here, name).await, (Code::GuessedTooOften, Some(seconds)), "{name}");
                world.pass(i64::from(seconds) * 1_000 - 1);
                assert_eq!(guess(&here, name).await, (Code::GuessedTooOften, Some(1)), "{name}");
                world.pass(1);
                assert_eq!(guess(&here, &name.to_uppercase()).await, (Code::CredentialsWrong, None), "{name}");
            }
        }
        // Elsewhere there is no wait, and a right password makes good what was
        // wrong.
        enter(&at(&world, 2), "ada").await.unwrap();
        assert_eq!(code(enter(&at(&world, 1), "ada").await), Code::GuessedTooOften);
        world.pass(8_000);
        enter(&at(&world, 1), "ada").await.unwrap();
        for _ in 0..5 {
            assert_eq!(guess(&at(&world, 1), "ada").await, (Code::CredentialsWrong, None));
        }
        world.pass(24 * HOUR_MS + 2_000);
        end_expired(&world.house).await.unwrap();
        assert_eq!(guess(&at(&world, 1), "ada").await, (Code::CredentialsWrong, None));
    }

    async fn guesses_of_many_do_not_lock_the_owner_out(world: World) {
        world.person("ada").await;
        let own = at(&world, 200);
        let own = knowing(&own, &enter(&own, "ada").await.unwrap());
        for place in 0..20 {
            assert_eq!(guess(&at(&world, place), "ada").await, (Code::CredentialsWrong, None));
        }
        assert_eq!(guess(&at(&world, 99), "ada").await, (Code::GuessedTooOften, Some(1)));
        assert_eq!(code(enter(&at(&world, 99), "ada").await), Code::GuessedTooOften);
        // A browser the owner used before, from wherever it is.
        enter(&own, "ada").await.unwrap();
        // And a link to a new password, from wherever.
        let input = contract::sessions::RequestReset { username_or_email: "ada".into(), ..Default::default() };
        request_reset(at(&world, 99), input).await.unwrap();
        world.pass(1);
        world.settle().await;
        let token = token_in(&world, "ada@example.com", "new password");
        let input = ResetPassword { token, new_password: "a better horse".into(), mfa_token: None };
        let fresh = reset_password(at(&world, 99), input).await.unwrap();
        let fresh = knowing(&at(&world, 99), &fresh);
        log_in(fresh.clone(), credentials("ada", "a better horse")).await.unwrap();
        // The new password made the other browser an unknown one.
        assert_eq!(code(enter(&own, "ada").await), Code::GuessedTooOften);
        // A known browser has its end, too.
        for _ in 0..20 {
            assert_eq!(guess(&fresh, "ada").await, (Code::CredentialsWrong, None));
        }
        assert_eq!(guess(&fresh, "ada").await, (Code::GuessedTooOften, Some(1)));
    }

    async fn guesses_in_an_open_session_wait_whatever_asks_for_the_password(world: World) {
        let ada = world.person("ada").await;
        let tried = async |password: &str| {
            let change = ChangePassword {
                old_password: password.into(),
                new_password: "a better horse".into(),
                passcode: None,
            };
            change_password(ada.clone(), change).await.map(|_| ()).map_err(|error| (error.code, error.retry_after))
        };
        for _ in 0..4 {
            assert_eq!(tried("wrong horse").await, Err((Code::PasswordWrong, None)));
        }
        let export = |password: &str| request_export(ada.clone(), RequestExport { password: password.into() });
        assert_eq!(code(export("wrong horse").await), Code::PasswordWrong);
        // The fifth makes all wait, the owner too, and the waits grow and end.
        assert_eq!(tried(PASSWORD).await, Err((Code::GuessedTooOften, Some(1))));
        assert_eq!(code(export(PASSWORD).await), Code::GuessedTooOften);
        world.pass(1_000);
        assert_eq!(tried("wrong horse").await, Err((Code::PasswordWrong, None)));
        assert_eq!(tried(PASSWORD).await, Err((Code::GuessedTooOften, Some(2))));
        world.pass(2_000);
        assert_eq!(tried(PASSWORD).await, Ok(()));
        for _ in 0..5 {
            assert_eq!(tried("wrong horse").await, Err((Code::PasswordWrong, None)));
        }
    }

    async fn an_unknown_name_costs_the_same_work(world: World) {
        world.person("ada").await;
        let mut work = Vec::new();
        for name in ["ada", "ada@example.com", "nobody", "nobody@example.com", ""] {
            let before = world.house.permits.done();
            guess(&at(&world, 1), name).await;
            work.push(world.house.permits.done() - before);
        }
        assert_eq!(work, [1, 1, 1, 1, 1]);
        for name in ["ada", "nobody"] {
            while guess(&at(&world, 2), name).await.0 == Code::CredentialsWrong {}
            let before = world.house.permits.done();
            guess(&at(&world, 2), name).await;
            assert_eq!(world.house.permits.done(), before, "a guess that is too early is not looked at");
        }
    }

    async fn guesses_at_once_are_counted_one_by_one(world: World) {
        world.person("ada").await;
        let here = at(&world, 1);
        let guesses = (0..12).map(|_| {
            let here = here.clone();
            tokio::spawn(async move { guess(&here, "ada").await.0 })
        });
        let mut codes = Vec::new();
        for guess in guesses.collect::<Vec<_>>() {
            codes.push(guess.await.unwrap());
        }
        let looked_at = codes.iter().filter(|code| **code == Code::CredentialsWrong).count();
        assert_eq!(looked_at, 5);
    }

    async fn a_handshake_begins_one_session_in_its_browser(world: World) {
        let ada = world.person("ada").await;
        let here = marked(&at(&world, 1), 1);
        let wrong = start_log_in_handshake(here.clone(), credentials("ada", "wrong horse")).await;
        assert_eq!(code(wrong), Code::CredentialsWrong);
        let token = start_log_in_handshake(here.clone(), credentials("ada", PASSWORD)).await.unwrap().0;
        assert_eq!(actor(&world, &token).await, None, "the token is no session");
        let finish = |ctx: &Ctx, token: &str| {
            finish_handshake(ctx.clone(), FinishHandshake { token: token.into(), is_registration: false })
        };
        let elsewhere = finish(&marked(&here, 2), &token).await;
        assert_eq!(refused(elsewhere), (Code::HandshakeInvalid, "token".into()));
        let signed_in = finish(&here, &token).await.unwrap();
        assert_eq!(Some(signed_in.user.profile.user.id), ada.viewer());
        assert_eq!(code(finish(&here, &token).await), Code::HandshakeInvalid, "once");
        let late = start_log_in_handshake(here.clone(), credentials("ada", PASSWORD)).await.unwrap().0;
        invariants::hold(&world.house.db).await;
        world.pass(5 * 60 * 1_000);
        assert_eq!(code(finish(&here, &late).await), Code::HandshakeInvalid);
        end_expired(&world.house).await.unwrap();
        assert_eq!(code(finish(&here, &late).await), Code::HandshakeInvalid);
        invariants::hold(&world.house.db).await;
    }

    async fn a_registration_hands_over_its_session(world: World) {
        let here = at(&world, 1);
        let token = start_registration_handshake(here.clone(), registration("ada")).await.unwrap().0;
        let other = RegisterUser { password: "a better horse".into(), ..registration("ada") };
        assert_eq!(code(start_registration_handshake(here.clone(), other).await), Code::EmailTaken);
        let input = FinishHandshake { token, is_registration: true };
        let signed_in = finish_handshake(here, input).await.unwrap();
        assert_eq!(signed_in.user.email, "ada@example.com");
        world.settle().await;
        assert_eq!(world.mails("ada@example.com").len(), 1, "to verify the address");
    }

    async fn a_new_browser_is_told_by_mail(world: World) {
        world.person("ada").await;
        let here = at(&world, 1);
        let first = enter(&here, "ada").await.unwrap();
        world.pass(1);
        world.settle().await;
        let notices = || {
            let mails = world.mails("ada@example.com");
            mails.iter().filter(|mail| mail.subject.contains("New log-in")).count()
        };
        assert_eq!(notices(), 1);
        let known = knowing(&here, &first);
        let second = enter(&known, "ada").await.unwrap();
        assert_eq!(second.session.device.as_ref().map(|device| device.token.as_str()), known.browser.device.as_deref());
        world.settle().await;
        assert_eq!(notices(), 1, "a known browser is no news");
        // A made-up token, or one left behind by another account, counts for
        // nothing.
        world.person("ben").await;
        let ben = enter(&known, "ben").await.unwrap();
        let made_up = Browser { device: Some("made up".into()), ..here.browser.clone() };
        let third = enter(&Ctx { browser: made_up, ..here.clone() }, "ada").await.unwrap();
        assert_ne!(third.session.device.unwrap().token, "made up");
        assert_eq!(ben.session.device.unwrap().token, first.session.device.unwrap().token);
        world.settle().await;
        assert_eq!(notices(), 2);
        invariants::hold(&world.house.db).await;
    }

    async fn a_link_of_a_mail_says_who_it_probably_is(world: World) {
        let ada = world.person("ada").await;
        let id = ada.viewer().unwrap();
        world.settle().await;
        let token = token_in(&world, "ada@example.com", "Verify");
        let proved = verify_email(world.visitor(), VerifyEmail { token }).await.unwrap();
        assert_eq!(actor(&world, &proved.session.unwrap().token).await, Some(Actor::Limited(id)));
        enter(&at(&world, 1), "ada").await.unwrap();
        world.pass(1);
        world.settle().await;
        let token = token_in(&world, "ada@example.com", "New log-in");
        let open = |ctx: &Ctx| open_mail_link(ctx.clone(), OpenMailLink { token: token.clone() });
        let opened = open(&world.visitor()).await.unwrap();
        assert_eq!(actor(&world, &opened.session.unwrap().token).await, Some(Actor::Limited(id)));
        assert_eq!(refused(open(&world.visitor()).await), (Code::MailLinkInvalid, "token".into()));
        // In a signed-in browser the account stays what it was.
        enter(&at(&world, 2), "ada").await.unwrap();
        world.pass(1);
        world.settle().await;
        let token = token_in(&world, "ada@example.com", "New log-in");
        let ben = world.person("ben").await;
        let opened = open_mail_link(ben, OpenMailLink { token }).await.unwrap();
        assert!(opened.session.is_none() && !opened.is_limited);
    }

    async fn fingerprints_are_bounded_and_forgotten(world: World) {
        let send = |text: String| record_fingerprint(world.visitor(), RecordFingerprint { fingerprint: text });
        for _ in 0..2 {
            send("a browser".into()).await.unwrap();
        }
        for wrong in [String::new(), "x".repeat(4_097)] {
            assert_eq!(refused(send(wrong).await), (Code::TextLength, "fingerprint".into()));
        }
        world.pass(30 * 24 * HOUR_MS + 1);
        end_expired(&world.house).await.unwrap();
        send("a browser".into()).await.unwrap();
    }
}
