//! Who has an account is not told through a list, and by some hosts by mail alone
//! (decision 51).

use accounts::{
    log_ins::{change_email::change_email, log_in::log_in},
    signups::register_user::register_user,
    users::policy::AccountRules,
};
use contract::{errors::Code, log_ins::ChangeEmail, sessions::LogIn, signups::RegisterUser};
use kernel::ctx::{Browser, Ctx};
use testkit::builders::{self, registration};

use super::{MINUTE_MS, sign_up};
use crate::ask::code;

/// A sign-up by this name's address that leaves the username to the host.
fn unnamed(name: &str) -> RegisterUser {
    RegisterUser {
        username: None,
        ..registration(name)
    }
}

/// A visitor at 10.0.`net`.`last`.
fn visitor_at(world: &testkit::world::World, net: u8, last: u8) -> Ctx {
    let ctx = world.visitor();
    let browser = Browser {
        address: Some([10, 0, net, last].into()),
        ..ctx.browser.clone()
    };
    Ctx { browser, ..ctx }
}

testkit::on_both_engines! {
    async fn a_list_of_addresses_is_not_asked_through(world: World) {
        world.person("ada").await;
        let ask = async |net: u8, last: u8, name: &str| {
            let asked = sign_up(visitor_at(&world, net, last), RegisterUser {
                password: "another good one".into(),
                ..registration(name)
            });
            asked.await.map(|_| ()).map_err(|error| (error.code, error.retry_after))
        };
        // The first are told, from then on it takes longer and longer, for taken or not.
        let (taken, wait) = (Err((Code::EmailTaken, None)), |s| Err((Code::RateLimited, Some(s))));
        for _ in 0..10 {
            assert_eq!(ask(0, 1, "ada").await, taken);
        }
        assert_eq!(ask(0, 1, "ada").await, wait(1));
        assert_eq!(ask(0, 1, "ben").await, wait(1));
        assert_eq!(ask(0, 2, "ben").await, Ok(()));
        world.pass(1_000);
        assert_eq!(ask(0, 1, "ada").await, taken);
        assert_eq!(ask(0, 1, "cleo").await, wait(2));
        // A network of many addresses is counted as well.
        for last in 3..12 {
            for _ in 0..10 {
                let _ = ask(0, last, "ada").await;
            }
        }
        assert_eq!(ask(0, 200, "ada").await.unwrap_err().0, Code::RateLimited);
        assert_eq!(ask(1, 1, "ada").await, taken);
        world.pass(2 * 60 * MINUTE_MS);
        assert_eq!(ask(0, 1, "cleo").await, Ok(()));
    }

    async fn where_accounts_are_hidden_no_other_refusal_tells_of_them(world: World) {
        let rules = AccountRules { hides_accounts: true, ..AccountRules::default() };
        let world = world.configured(|house| house.extensions.insert(rules));
        for name in ["ada", "taken"] {
            assert_eq!(code(sign_up(world.visitor(), registration(name)).await), Code::SignUpMailed);
        }
        // Of an address with an account and one without, at networks that asked for nothing yet.
        for (net, address) in [(1, "ada@example.com"), (2, "free@example.com")] {
            let username = RegisterUser {
                email: address.into(),
                username: Some("taken".into()),
                ..registration("other")
            };
            let asked = code(sign_up(visitor_at(&world, net, 1), username).await);
            assert_eq!(asked, Code::UsernameTaken, "{address}");
        }
        // Ten answers are given to one household, whatever they were about.
        for number in 0..10 {
            let name = if number % 2 == 0 { "ada".to_owned() } else { format!("free{number}") };
            let asked = code(sign_up(visitor_at(&world, 3, 1), unnamed(&name)).await);
            assert_eq!(asked, Code::SignUpMailed, "{name}");
        }
        for name in ["ada", "freeagain"] {
            assert_eq!(code(sign_up(visitor_at(&world, 3, 1), unnamed(name)).await), Code::RateLimited);
        }
    }

    async fn the_hosts_own_commands_are_not_counted(world: World) {
        world.person("ada").await;
        for _ in 0..20 {
            let asked = register_user(world.host(), registration("ada")).await;
            assert_eq!(code(asked), Code::EmailTaken);
        }
    }

    async fn a_host_may_tell_by_mail_alone_who_has_an_account(world: World) {
        let rules = AccountRules { hides_accounts: true, ..AccountRules::default() };
        let world = world.configured(|house| house.extensions.insert(rules));
        let told = async |ctx: Ctx, name: &str| code(sign_up(ctx, unnamed(name)).await);
        assert_eq!(told(world.visitor(), "ada").await, Code::SignUpMailed);
        world.settle().await;
        assert_eq!(world.mails("ada@example.com").len(), 1);
        // She verifies the address by its link, and logs in.
        let credentials = LogIn {
            username_or_email: "ada@example.com".into(),
            password: builders::PASSWORD.into(),
            ..LogIn::default()
        };
        let ada = log_in(world.visitor(), credentials).await.unwrap().user.profile.user.id;
        // The same again, also with her password, and from her settings for another's address.
        assert_eq!(told(world.visitor(), "ada").await, Code::SignUpMailed);
        assert_eq!(told(world.visitor(), "ben").await, Code::SignUpMailed);
        let change = |email: &str| ChangeEmail {
            email: email.into(),
            password: builders::PASSWORD.into(),
            passcode: None,
        };
        for email in ["ben@example.com", "nobody@example.com"] {
            change_email(world.as_user(ada), change(email)).await.unwrap();
        }
        world.settle().await;
        let subjects = |to: &str| world.mails(to).into_iter().map(|mail| mail.subject).collect::<Vec<_>>();
        let tried = "You have an account at Magpie already".to_owned();
        assert!(subjects("ada@example.com").contains(&tried), "{:?}", subjects("ada@example.com"));
        assert!(subjects("ben@example.com").contains(&tried), "{:?}", subjects("ben@example.com"));
        assert_eq!(subjects("nobody@example.com").len(), 1);
    }
}
