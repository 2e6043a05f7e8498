//! Mails and what their links do: verifying an address, changing it, choosing a
//! new password; and ending sessions elsewhere.

use accounts::{
    log_ins::{
        change_email::change_email, log_in::log_in, request_reset::request_reset,
        resend_verification::resend_verification, reset_password::reset_password,
        verify_email::verify_email,
    },
    mails::jobs,
    sessions::{
        authenticate::authenticate,
        change_password::change_password,
        change_standing::{ChangeStanding, change_standing},
        end_sessions::end_sessions,
        list_sessions::list_sessions,
        set_password::set_password,
    },
    users::get_viewer::get_viewer,
};
use contract::{
    errors::Code,
    log_ins::{ChangeEmail, VerifyEmail},
    sessions::{ChangePassword, EndSessions, LogIn, RequestReset, ResetPassword},
};
use kernel::{ctx::Ctx, error::Result, tokens::token_hash};
use testkit::{builders::PASSWORD, world::World};

use crate::{
    ask::{code, refused},
    factors::{proved, switched_on},
};

const HOUR_MS: i64 = 60 * 60 * 1_000;
const NEW: &str = "a newer password";

/// The token of the newest link that was mailed to this address.
fn token(world: &World, to: &str) -> String {
    let mails = world.mails(to);
    let (_, link) = mails[0].text.split_once("/#").expect("the mail has a link");
    link.lines().next().unwrap_or_default().to_owned()
}

async fn verify(world: &World, token: &str) -> Result<String> {
    let input = VerifyEmail {
        token: token.into(),
    };
    verify_email(world.visitor(), input)
        .await
        .map(|proved| proved.email)
}

async fn is_verified(ctx: &Ctx) -> bool {
    let me = get_viewer(ctx.clone(), Default::default()).await.unwrap();
    me.is_email_verified
}

async fn sign_in(world: &World, name: &str, password: &str) -> Result<Ctx> {
    let input = LogIn {
        username_or_email: name.into(),
        password: password.into(),
        ..LogIn::default()
    };
    let signed_in = log_in(world.visitor(), input).await?;
    let session = Some(token_hash(&signed_in.session.token));
    let ctx = world.as_user(signed_in.user.profile.user.id);
    Ok(Ctx { session, ..ctx })
}

async fn is_alive(ctx: &Ctx) -> bool {
    let hash = ctx.session.unwrap();
    authenticate(&ctx.house, &hash).await.unwrap().is_some()
}

testkit::on_both_engines! {
    async fn an_address_is_proved_by_the_link_that_went_there(world: World) {
        let ada = world.person("ada").await;
        assert!(!is_verified(&ada).await);
        world.settle().await;
        let link = token(&world, "ada@example.com");
        assert_eq!(refused(verify(&world, "another").await), (Code::MailLinkInvalid, "token".into()));
        assert_eq!(verify(&world, &link).await.unwrap(), "ada@example.com");
        assert!(is_verified(&ada).await);
        assert_eq!(code(verify(&world, &link).await), Code::MailLinkInvalid, "a link works once");
        resend_verification(ada, Default::default()).await.unwrap();
        world.settle().await;
        assert_eq!(world.mails("ada@example.com").len(), 1, "nothing is left to prove");
    }

    async fn a_link_grows_old(world: World) {
        let ada = world.person("ada").await;
        world.settle().await;
        let link = token(&world, "ada@example.com");
        world.pass(3 * 24 * HOUR_MS);
        assert_eq!(code(verify(&world, &link).await), Code::MailLinkInvalid);
        resend_verification(ada.clone(), Default::default()).await.unwrap();
        resend_verification(ada.clone(), Default::default()).await.unwrap();
        world.settle().await;
        assert_eq!(world.mails("ada@example.com").len(), 2, "the same wish twice is one mail");
        jobs::tidy(&world.house).await.unwrap();
        verify(&world, &token(&world, "ada@example.com")).await.unwrap();
        assert!(is_verified(&ada).await);
    }

    async fn another_address_counts_once_it_is_proved(world: World) {
        let ada = world.person("ada").await;
        let ask = |email: &str, password: &str| ChangeEmail {
            email: email.into(),
            password: password.into(),
            ..Default::default()
        };
        let wrong = change_email(ada.clone(), ask("lovelace@example.com", "wrong horse")).await;
        assert_eq!(refused(wrong), (Code::PasswordWrong, "password".into()));
        world.person("ben").await;
        let taken = change_email(ada.clone(), ask("Ben@example.com", PASSWORD)).await;
        assert_eq!(refused(taken), (Code::EmailTaken, "email".into()));
        change_email(ada.clone(), ask("lovelace@example.com", PASSWORD)).await.unwrap();
        world.settle().await;
        assert!(sign_in(&world, "lovelace@example.com", PASSWORD).await.is_err());
        verify(&world, &token(&world, "lovelace@example.com")).await.unwrap();
        world.pass(1);
        world.settle().await;
        assert!(world.mails("ada@example.com")[0].subject.contains("email for Magpie was changed"));
        assert!(sign_in(&world, "lovelace@example.com", PASSWORD).await.is_ok());
        assert!(sign_in(&world, "ada@example.com", PASSWORD).await.is_err());
        assert!(is_verified(&ada).await);
    }

    async fn a_mail_that_cannot_leave_leaves_later(world: World) {
        world.block_mails();
        let ada = world.person("ada").await;
        for _ in 0..12 {
            resend_verification(ada.clone(), Default::default()).await.unwrap();
            world.settle().await;
            world.pass(2 * HOUR_MS);
        }
        world.free_mails();
        resend_verification(ada.clone(), Default::default()).await.unwrap();
        world.pass(2 * HOUR_MS);
        world.settle().await;
        assert_eq!(world.mails("ada@example.com").len(), 1);
        verify(&world, &token(&world, "ada@example.com")).await.unwrap();
        assert!(is_verified(&ada).await);
    }

    async fn whose_address_the_host_knows_is_not_asked(world: World) {
        let ada = world.person("ada").await;
        let known = ChangeStanding { is_email_verified: Some(true), ..ChangeStanding::default() };
        change_standing(world.host(), ada.viewer().unwrap(), known).await.unwrap();
        world.settle().await;
        assert!(is_verified(&ada).await);
        assert_eq!(world.mails("ada@example.com").len(), 0);
    }

    async fn an_address_is_not_flooded_with_mails(world: World) {
        world.person("ada").await;
        for _ in 0..12 {
            request_reset(world.visitor(), RequestReset { username_or_email: "ada".into(), ..Default::default() })
                .await
                .unwrap();
            world.settle().await;
        }
        assert_eq!(world.mails("ada@example.com").len(), 1 + 10);
        world.pass(HOUR_MS);
        request_reset(world.visitor(), RequestReset { username_or_email: "ada".into(), ..Default::default() })
            .await
            .unwrap();
        world.settle().await;
        assert_eq!(world.mails("ada@example.com").len(), 1 + 11);
    }

    async fn links_to_an_old_address_are_worth_nothing(world: World) {
        let ada = world.person("ada").await;
        world.settle().await;
        let unused = token(&world, "ada@example.com");
        world.pass(1);
        request_reset(world.visitor(), RequestReset { username_or_email: "ada".into(), ..Default::default() })
            .await
            .unwrap();
        world.settle().await;
        let reset = token(&world, "ada@example.com");
        for email in ["one@example.com", "two@example.com"] {
            change_email(
                ada.clone(),
                ChangeEmail { email: email.into(), password: PASSWORD.into(), ..Default::default() },
            )
            .await
            .unwrap();
        }
        world.settle().await;
        verify(&world, &token(&world, "two@example.com")).await.unwrap();
        for old in [unused, token(&world, "one@example.com")] {
            assert_eq!(code(verify(&world, &old).await), Code::MailLinkInvalid);
        }
        let input = ResetPassword { token: reset, new_password: NEW.into(), ..Default::default() };
        assert_eq!(code(reset_password(world.visitor(), input).await), Code::MailLinkInvalid);
        assert!(sign_in(&world, "two@example.com", PASSWORD).await.is_ok());
    }

    async fn an_address_that_another_user_takes_meanwhile_stays_theirs(world: World) {
        let ada = world.person("ada").await;
        let ask = ChangeEmail { email: "cleo@example.com".into(), password: PASSWORD.into(), ..Default::default() };
        change_email(ada.clone(), ask).await.unwrap();
        world.settle().await;
        let link = token(&world, "cleo@example.com");
        world.person("cleo").await;
        assert_eq!(refused(verify(&world, &link).await), (Code::EmailTaken, "email".into()));
        assert!(sign_in(&world, "ada@example.com", PASSWORD).await.is_ok());
    }

    async fn a_new_password_is_chosen_by_mail_and_ends_every_session(world: World) {
        world.person("ada").await;
        world.settle().await;
        let thief = sign_in(&world, "ada", PASSWORD).await.unwrap();
        world.settle().await;
        let ask = |name: &str| RequestReset { username_or_email: name.into(), ..Default::default() };
        world.pass(1);
        request_reset(world.visitor(), ask("nobody@example.com")).await.unwrap();
        request_reset(world.visitor(), ask(" ADA ")).await.unwrap();
        world.settle().await;
        assert_eq!(world.mails("ada@example.com").len(), 3, "to prove the address, of the log-in, to reset");
        let link = token(&world, "ada@example.com");
        let reset = |token: &str, password: &str| {
            reset_password(
                world.visitor(),
                ResetPassword { token: token.into(), new_password: password.into(), ..Default::default() },
            )
        };
        assert_eq!(refused(reset(&link, "short").await), (Code::PasswordLength, "new_password".into()));
        assert_eq!(code(verify(&world, &link).await), Code::MailLinkInvalid, "a link serves its purpose alone");
        let signed_in = reset(&link, NEW).await.unwrap();
        assert!(signed_in.user.is_email_verified);
        assert_eq!(code(reset(&link, NEW).await), Code::MailLinkInvalid);
        assert!(!is_alive(&thief).await);
        world.pass(1);
        world.settle().await;
        assert!(world.mails("ada@example.com")[0].subject.contains("password for Magpie was changed"));
        assert!(sign_in(&world, "ada", PASSWORD).await.is_err());
        assert!(sign_in(&world, "ada", NEW).await.is_ok());
    }

    async fn a_link_to_a_new_password_lasts_an_hour(world: World) {
        world.person("ada").await;
        world.settle().await;
        world.pass(1);
        request_reset(world.visitor(), RequestReset { username_or_email: "ada".into(), ..Default::default() })
            .await
            .unwrap();
        world.settle().await;
        let link = token(&world, "ada@example.com");
        world.pass(HOUR_MS);
        let input = ResetPassword { token: link, new_password: NEW.into(), ..Default::default() };
        assert_eq!(code(reset_password(world.visitor(), input).await), Code::MailLinkInvalid);
        assert!(sign_in(&world, "ada", PASSWORD).await.is_ok());
    }

    async fn who_knows_the_password_changes_it_and_stays_alone(world: World) {
        world.person("ada").await;
        let here = sign_in(&world, "ada", PASSWORD).await.unwrap();
        let elsewhere = sign_in(&world, "ada", PASSWORD).await.unwrap();
        let change = |old: &str, new: &str| {
            change_password(
                here.clone(),
                ChangePassword { old_password: old.into(), new_password: new.into(), ..Default::default() },
            )
        };
        assert_eq!(refused(change("wrong horse", NEW).await), (Code::PasswordWrong, "old_password".into()));
        assert_eq!(refused(change(PASSWORD, "short").await), (Code::PasswordLength, "new_password".into()));
        let signed_in = change(PASSWORD, NEW).await.unwrap();
        assert!(!is_alive(&here).await && !is_alive(&elsewhere).await);
        let new = token_hash(&signed_in.session.token);
        assert!(authenticate(&world.house, &new).await.unwrap().is_some());
        assert!(sign_in(&world, "ada", NEW).await.is_ok());
    }

    async fn sessions_elsewhere_are_seen_and_ended(world: World) {
        world.person("ada").await;
        let here = sign_in(&world, "ada", PASSWORD).await.unwrap();
        let there = sign_in(&world, "ada", PASSWORD).await.unwrap();
        let third = sign_in(&world, "ada", PASSWORD).await.unwrap();
        let places = async |ctx: &Ctx| list_sessions(ctx.clone(), Default::default()).await.unwrap().sessions;
        let all = places(&here).await;
        assert_eq!(all.iter().filter(|place| place.is_current).count(), 1);
        assert_eq!(all.len(), 4, "signing up began one too");
        let id = places(&there).await.into_iter().find(|place| place.is_current).unwrap().id;
        let ben = world.person("ben").await;
        let one = EndSessions { session_id: Some(id) };
        assert_eq!(code(end_sessions(ben, one.clone()).await), Code::NotFound);
        assert_eq!(end_sessions(here.clone(), one).await.unwrap().count, 1);
        assert!(is_alive(&here).await && !is_alive(&there).await && is_alive(&third).await);
        assert_eq!(end_sessions(here.clone(), EndSessions::default()).await.unwrap().count, 2);
        assert!(is_alive(&here).await && !is_alive(&third).await);
        assert_eq!(places(&here).await.len(), 1);
    }

    async fn a_mail_that_waits_is_not_sent_after_such_a_change(world: World) {
        for change in ["by_password", "by_factor"] {
            let ada = proved(&world, change).await;
            let (own, other) = (format!("{change}@example.com"), format!("{change}-new@example.com"));
            world.settle().await;
            let before = world.mails(&own).len();
            world.block_mails();
            let ask = || RequestReset { username_or_email: change.into(), ..Default::default() };
            request_reset(world.visitor(), ask()).await.unwrap();
            let elsewhere = ChangeEmail { email: other.clone(), password: PASSWORD.into(), ..Default::default() };
            change_email(ada.clone(), elsewhere).await.unwrap();
            // Tried once already, or not yet.
            if change == "by_password" {
                world.settle().await;
                let new = ChangePassword {
                    old_password: PASSWORD.into(),
                    new_password: NEW.into(),
                    ..Default::default()
                };
                drop(change_password(ada.clone(), new).await.unwrap());
            } else {
                drop(switched_on(&world, &ada).await);
            }
            world.free_mails();
            world.pass(2 * HOUR_MS);
            world.settle().await;
            assert!(world.mails(&other).is_empty(), "{change}");
            let told = world.mails(&own);
            assert_eq!(told.len(), before + 1, "the owner is told of the change");
            assert!(!told[0].text.contains("/reset/#"), "{}", told[0].text);
            // What is asked for since is sent.
            request_reset(world.visitor(), ask()).await.unwrap();
            world.settle().await;
            assert!(world.mails(&own)[0].text.contains("/password/reset/#"), "{change}");
        }
    }

    async fn a_change_of_what_protects_an_account_ends_the_links_of_its_mails(world: World) {
        for change in ["by_password", "by_host", "by_link", "by_factor"] {
            let ada = proved(&world, change).await;
            let (own, other) = (format!("{change}@example.com"), format!("{change}-new@example.com"));
            let ask = || RequestReset { username_or_email: change.into(), ..Default::default() };
            let by_link = |token: String| {
                let input = ResetPassword { token, new_password: NEW.into(), ..Default::default() };
                reset_password(world.visitor(), input)
            };
            world.settle().await;
            world.pass(1);
            request_reset(world.visitor(), ask()).await.unwrap();
            let elsewhere = ChangeEmail { email: other.clone(), password: PASSWORD.into(), ..Default::default() };
            change_email(ada.clone(), elsewhere).await.unwrap();
            world.settle().await;
            let (reset, moved) = (token(&world, &own), token(&world, &other));
            match change {
                "by_password" => {
                    let new = ChangePassword {
                        old_password: PASSWORD.into(),
                        new_password: NEW.into(),
                        ..Default::default()
                    };
                    drop(change_password(ada.clone(), new).await.unwrap());
                }
                "by_host" => set_password(world.host(), ada.user().unwrap(), NEW.into()).await.unwrap(),
                "by_link" => {
                    world.pass(1);
                    request_reset(world.visitor(), ask()).await.unwrap();
                    world.settle().await;
                    drop(by_link(token(&world, &own)).await.unwrap());
                }
                _ => drop(switched_on(&world, &ada).await),
            }
            assert_eq!(code(by_link(reset).await), Code::MailLinkInvalid, "{change}");
            assert_eq!(code(verify(&world, &moved).await), Code::MailLinkInvalid, "{change}");
        }
    }
}
