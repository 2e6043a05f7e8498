//! Partner accounts: signing up as one, becoming one, linked ones.

use accounts::{
    businesses::{
        become_business::become_business, create_business::create_business,
        leave_business::leave_business, show_accounts::show_account,
        update_business::update_business,
    },
    log_ins::{
        change_email::change_email, log_in::log_in, request_reset::request_reset,
        unlink_business::unlink_business, verify_email::verify_email,
    },
    sessions::{
        authenticate::authenticate, change_password::change_password,
        list_session_accounts::list_session_accounts,
    },
    signups::register_user::register_user,
    users::show_viewer::viewer_view,
};
use contract::{
    businesses::{BecomeBusiness, CreateBusiness, LeaveBusiness, UnlinkBusiness, UpdateBusiness},
    errors::Code,
    ids::UserId,
    log_ins::{ChangeEmail, VerifyEmail},
    sessions::{ChangePassword, LogIn, RequestReset, SessionAccount},
    signups::RegisterUser,
};
use kernel::{ctx::Ctx, error::Result, tokens::token_hash};
use testkit::{
    builders::{PASSWORD, registration},
    world::World,
};

const NEW: &str = "a better password";

async fn shop(owner: &Ctx) -> Result<SessionAccount> {
    let input = CreateBusiness {
        business_name: "Oak & Ash".into(),
        username: None,
    };
    create_business(owner.clone(), input).await
}

async fn become_shop(ctx: &Ctx) -> Result<contract::users::ViewerView> {
    let input = BecomeBusiness {
        business_name: "Oak & Ash".into(),
        passcode: None,
    };
    become_business(ctx.clone(), input).await
}

async fn logs_in(world: &World, name: &str, password: &str) -> Option<UserId> {
    let input = LogIn {
        username_or_email: name.into(),
        password: password.into(),
        ..LogIn::default()
    };
    let signed_in = log_in(world.visitor(), input).await.ok()?;
    Some(signed_in.user.profile.user.id)
}

fn code<T>(outcome: Result<T>) -> Option<Code> {
    outcome.err().map(|error| error.code)
}

fn unlinking(email: &str) -> UnlinkBusiness {
    UnlinkBusiness {
        email: email.into(),
        new_password: NEW.into(),
        password: PASSWORD.into(),
        passcode: None,
    }
}

testkit::on_both_engines! {
    async fn a_name_of_a_business_signs_up_a_business(world: World) {
        let input = RegisterUser { business_name: Some(" Oak & Ash ".into()), username: None, ..registration("ada") };
        let user = register_user(world.visitor(), input).await.unwrap().user;
        assert!(user.is_partner);
        assert_eq!((user.profile.first_name.as_str(), user.profile.user.username.as_str()), ("Oak & Ash", "oakash"));
        let partner = user.partner.unwrap();
        assert_eq!(partner.business_name, "Oak & Ash");
        assert_eq!(partner.biz_ownership_email, "ada@example.com");
        assert!(!partner.is_linked_business);
        let empty = RegisterUser { business_name: Some(" ".into()), ..registration("bob") };
        let error = register_user(world.visitor(), empty).await.unwrap_err();
        assert_eq!((error.code, error.field.as_deref()), (Code::TextLength, Some("business_name")));
        assert_eq!(logs_in(&world, "bob", PASSWORD).await, None);
    }

    async fn a_linked_business_shares_its_owners_log_in(world: World) {
        let ada = world.person("ada").await;
        let made = shop(&ada).await.unwrap();
        assert_eq!(made.owners[0].username, "ada");
        assert!(made.partner.as_ref().unwrap().is_linked_business);
        let mine = list_session_accounts(ada.clone(), Default::default()).await.unwrap();
        assert_eq!(mine.session_accounts[0].businesses[0].id, made.id);
        assert!(mine.session_accounts[0].partner.is_none());
        // Its name means the log-in it shares; nothing opens it by itself.
        assert_eq!(logs_in(&world, &made.username, PASSWORD).await, ada.viewer());
        assert_eq!(logs_in(&world, &made.username, "").await, None);
        let business = world.as_user(made.id);
        let password = ChangePassword { old_password: PASSWORD.into(), new_password: NEW.into(), ..Default::default() };
        assert_eq!(code(change_password(business.clone(), password).await), Some(Code::LogInShared));
        let email = ChangeEmail { email: "shop@example.com".into(), password: PASSWORD.into(), ..Default::default() };
        assert_eq!(code(change_email(business, email).await), Some(Code::LogInShared));
    }

    async fn a_new_address_is_the_linked_businesses_too(world: World) {
        let ada = world.person("ada").await;
        let made = shop(&ada).await.unwrap();
        let email =
            ChangeEmail { email: "lovelace@example.com".into(), password: PASSWORD.into(), ..Default::default() };
        change_email(ada, email).await.unwrap();
        world.settle().await;
        let mails = world.mails("lovelace@example.com");
        let (_, rest) = mails[0].text.split_once("/#").unwrap();
        let token = rest.lines().next().unwrap().to_owned();
        verify_email(world.visitor(), VerifyEmail { token }).await.unwrap();
        let business = world.as_user(made.id);
        let view = viewer_view(&business, made.id).await.unwrap();
        assert_eq!((view.email.as_str(), view.is_email_verified), ("lovelace@example.com", true));
        assert_eq!(view.partner.unwrap().biz_ownership_email, "lovelace@example.com");
        request_reset(world.visitor(), RequestReset { username_or_email: made.username, ..Default::default() })
            .await
            .unwrap();
        world.settle().await;
        let mails = world.mails("lovelace@example.com");
        assert!(mails.iter().any(|mail| mail.text.contains("ada") || mail.subject.contains("password")));
    }

    async fn only_people_own_businesses_and_only_four(world: World) {
        let ada = world.person("ada").await;
        for _ in 0..4 {
            shop(&ada).await.unwrap();
        }
        assert_eq!(code(shop(&ada).await), Some(Code::BusinessLimit));
        let owned = show_account(&ada, ada.viewer().unwrap()).await.unwrap().businesses;
        let mut names: Vec<_> = owned.iter().map(|account| account.username.clone()).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 4);
        assert_eq!(code(shop(&world.as_user(owned[0].id)).await), Some(Code::PersonalRequired));
        assert_eq!(code(become_shop(&ada).await), Some(Code::BusinessesLinked));
    }

    async fn a_person_becomes_a_business_and_a_person_again(world: World) {
        let ada = world.person("ada").await;
        assert_eq!(code(leave_business(ada.clone(), LeaveBusiness::default()).await), Some(Code::BusinessRequired));
        assert_eq!(code(update_business(ada.clone(), UpdateBusiness::default()).await), Some(Code::BusinessRequired));
        let business = become_shop(&ada).await.unwrap();
        assert_eq!((business.is_partner, business.profile.user.username.as_str()), (true, "ada"));
        assert_eq!(code(become_shop(&ada).await), Some(Code::PersonalRequired));
        let person = leave_business(ada.clone(), LeaveBusiness::default()).await.unwrap();
        assert_eq!((person.is_partner, person.partner), (false, None));
        assert!(become_shop(&ada).await.unwrap().is_partner);
    }

    async fn a_business_says_where_it_is(world: World) {
        let ada = world.person("ada").await;
        become_shop(&ada).await.unwrap();
        let input = UpdateBusiness {
            business_name: Some("Oak".into()),
            contact_email: Some("hello@oak.example".into()),
            street: Some("Oak Lane 7".into()),
            country: Some("de".into()),
            ..UpdateBusiness::default()
        };
        let view = update_business(ada.clone(), input).await.unwrap();
        let partner = view.partner.unwrap();
        assert_eq!(
            (partner.business_name.as_str(), partner.contact_email.as_deref()),
            ("Oak", Some("hello@oak.example"))
        );
        assert_eq!(
            (partner.profile_place.street.as_str(), partner.profile_place.country.as_str()),
            ("Oak Lane 7", "DE")
        );
        let wrong = [
            (UpdateBusiness { business_name: Some(String::new()), ..Default::default() }, "business_name"),
            (UpdateBusiness { contact_email: Some("nobody".into()), ..Default::default() }, "contact_email"),
            (UpdateBusiness { street: Some("x".repeat(121)), ..Default::default() }, "street"),
            (UpdateBusiness { postal_code: Some("x".repeat(21)), ..Default::default() }, "postal_code"),
            (UpdateBusiness { country: Some("Germany".into()), ..Default::default() }, "country"),
        ];
        for (input, field) in wrong {
            let both = UpdateBusiness { locality: Some("Bonn".into()), ..input };
            let error = update_business(ada.clone(), both).await.unwrap_err();
            assert_eq!(error.field.as_deref(), Some(field));
        }
        let cleared = UpdateBusiness { contact_email: Some(String::new()), ..Default::default() };
        let partner = update_business(ada, cleared).await.unwrap().partner.unwrap();
        assert_eq!((partner.contact_email, partner.profile_place.locality.as_str()), (None, ""));
    }

    async fn an_unlinked_business_logs_in_by_itself(world: World) {
        let ada = world.person("ada").await;
        let made = shop(&ada).await.unwrap();
        let business = world.as_user(made.id);
        assert_eq!(code(unlink_business(ada.clone(), unlinking("shop@example.com")).await), Some(Code::LinkRequired));
        assert_eq!(code(unlink_business(business.clone(), unlinking("ada@example.com")).await), Some(Code::EmailTaken));
        let wrong = UnlinkBusiness { password: NEW.into(), ..unlinking("shop@example.com") };
        assert_eq!(code(unlink_business(business.clone(), wrong).await), Some(Code::PasswordWrong));
        let named = UnlinkBusiness { new_password: "new.shop-12".into(), ..unlinking("newshop@example.com") };
        assert_eq!(code(unlink_business(business.clone(), named).await), Some(Code::PasswordCommon));
        let signed_in = unlink_business(business, unlinking("shop@example.com")).await.unwrap();
        assert!(authenticate(&world.house, &token_hash(&signed_in.session.token)).await.unwrap().is_some());
        assert!(!signed_in.user.partner.unwrap().is_linked_business);
        assert!(!signed_in.user.is_email_verified);
        assert_eq!(logs_in(&world, "shop@example.com", NEW).await, Some(made.id));
        assert_eq!(logs_in(&world, &made.username, PASSWORD).await, None);
        assert_eq!(show_account(&ada, ada.viewer().unwrap()).await.unwrap().businesses.len(), 0);
        assert_eq!(logs_in(&world, "ada", PASSWORD).await, ada.viewer());
    }
}
