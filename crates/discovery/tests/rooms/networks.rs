//! Log-ins of other identity providers: logging in, signing up, connecting,
//! verified addresses, and what is refused. The mock provider is a real one in
//! this process.

mod tokens;

use accounts::{
    audits::list_audits::list_audits,
    departures::deactivate_user::deactivate_user,
    log_ins::log_in::log_in,
    networks::{
        disconnect_network::disconnect_network, finish_authorization::finish_authorization,
        list_networks::list_networks, log_in_with_network::log_in_with_network,
        start_authorization::start_authorization,
    },
    sessions::change_password::change_password,
    signups::register_user::register_user,
    users::get_viewer::get_viewer,
};
use contract::{
    audits::AuditChange,
    departures::DeactivateUser,
    errors::{Code, Kind},
    factors::MfaWay,
    networks::{
        AuthorizationPurpose, AuthorizationStatus, AuthorizationView, DisconnectNetwork,
        FinishAuthorization, LogInWithNetwork, Networks, StartAuthorization,
    },
    sessions::{ChangePassword, LogIn, SignedIn},
    signups::RegisterUser,
    users::ViewerView,
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::{Value, json};
use testkit::{builders::PASSWORD, provider::MockProvider, world::World};

use crate::{
    ask::{code, refused},
    factors::{letter, proved, switched_on},
};

const MINUTE_MS: i64 = 60 * 1_000;

/// A world whose users may log in at the mock provider.
pub async fn at_the_club(mut world: World) -> (World, MockProvider) {
    let provider = MockProvider::open().await;
    world.offer(provider.providers());
    (world, provider)
}

/// Claims of an account at the mock provider, whose address is
/// `<name>@example.com`.
fn member(world: &World, name: &str) -> Value {
    json!({
        "now_ms": world.house.now(), "sub": format!("club {name}"), "given_name": "Ines", "family_name": "Okafor",
        "email": format!("{name}@example.com"), "email_verified": true, "preferred_username": name,
    })
}

fn to(network: &str, purpose: AuthorizationPurpose) -> StartAuthorization {
    StartAuthorization {
        network: network.into(),
        purpose,
        password: PASSWORD.into(),
    }
}

/// To the provider and back: the whole of an authorization request.
async fn travel(
    ctx: &Ctx,
    provider: &MockProvider,
    start: StartAuthorization,
    who: Value,
) -> Result<AuthorizationView> {
    let network = start.network.clone();
    let url = start_authorization(ctx.clone(), start).await?.url;
    let (state, code) = provider.agree(&url, who);
    let back = FinishAuthorization {
        network,
        state,
        code,
    };
    finish_authorization(ctx.clone(), back).await
}

async fn arrive(world: &World, provider: &MockProvider, who: Value) -> AuthorizationView {
    let start = to("club", AuthorizationPurpose::Enter);
    let authorization = travel(&world.visitor(), provider, start, who).await;
    authorization.unwrap()
}

/// The input that signs up with a finished authorization request.
fn with(authorization: &AuthorizationView) -> RegisterUser {
    RegisterUser {
        network_ticket: authorization.ticket.clone(),
        birthday: Some("1990-04-30".into()),
        ..RegisterUser::default()
    }
}

async fn sign_up(world: &World, provider: &MockProvider, name: &str) -> ViewerView {
    let authorization = arrive(world, provider, member(world, name)).await;
    assert_eq!(authorization.status, AuthorizationStatus::New);
    register_user(world.visitor(), with(&authorization))
        .await
        .unwrap()
        .user
}

async fn enter(
    ctx: Ctx,
    authorization: &AuthorizationView,
    mfa_token: Option<&str>,
) -> Result<SignedIn> {
    let input = LogInWithNetwork {
        ticket: authorization.ticket.clone().unwrap(),
        mfa_token: mfa_token.map(str::to_owned),
    };
    log_in_with_network(ctx, input).await
}

/// The user in a browser with a session.
async fn in_browser(world: &World, user: &ViewerView) -> Ctx {
    world.in_session(&world.as_user(user.profile.user.id)).await
}

fn leave(network: &str) -> DisconnectNetwork {
    DisconnectNetwork {
        network: network.into(),
        password: PASSWORD.into(),
        ..DisconnectNetwork::default()
    }
}

fn connected(networks: &Networks) -> Vec<&str> {
    let all = networks.networks.iter();
    let with = all.filter(|one| one.account.is_some());
    with.map(|one| one.network.id.as_str()).collect()
}

async fn me(ctx: &Ctx) -> ViewerView {
    get_viewer(ctx.clone(), Default::default()).await.unwrap()
}

testkit::on_both_engines! {
    async fn who_comes_from_the_club_signs_up_and_logs_in(world: World) {
        let (world, provider) = at_the_club(world).await;
        let authorization = arrive(&world, &provider, member(&world, "ines")).await;
        assert_eq!((authorization.status, authorization.network.name.as_str()), (AuthorizationStatus::New, "The Club"));
        assert_eq!((authorization.email.as_deref(), authorization.is_email_verified), (Some("ines@example.com"), true));
        let young = RegisterUser { birthday: Some("2015-01-01".into()), ..with(&authorization) };
        assert_eq!(refused(register_user(world.visitor(), young).await), (Code::AgeRestricted, "birthday".into()));
        let made = register_user(world.visitor(), with(&authorization)).await.unwrap().user;
        assert_eq!(
            (made.profile.user.username.as_str(), made.profile.user.full_name.as_str()),
            ("inesokafor", "Ines Okafor")
        );
        assert_eq!((made.email.as_str(), made.is_email_verified, made.has_password), ("ines@example.com", true, false));
        assert_eq!(made.networks.connected_networks[0].username, "ines");
        assert_eq!(
            refused(register_user(world.visitor(), with(&authorization)).await),
            (Code::AuthorizationInvalid, "network_ticket".into())
        );

        // What they are called there may change; who they are does not.
        let mut later = member(&world, "ines");
        later["preferred_username"] = json!("ines.o");
        let authorization = arrive(&world, &provider, later).await;
        assert_eq!(authorization.status, AuthorizationStatus::Known);
        let again = enter(world.visitor(), &authorization, None).await.unwrap().user;
        assert_eq!(again.profile.user.id, made.profile.user.id);
        assert_eq!(again.networks.connected_networks[0].username, "ines.o");
        assert_eq!(
            refused(enter(world.visitor(), &authorization, None).await),
            (Code::AuthorizationInvalid, "ticket".into())
        );
        // No password is the password of who has none.
        for password in ["", "anything"] {
            let input = LogIn { username_or_email: "inesokafor".into(), password: password.into(), ..LogIn::default() };
            assert_eq!(code(log_in(world.visitor(), input).await), Code::CredentialsWrong);
        }
    }

    async fn an_unverified_address_is_verified_here(world: World) {
        let (world, provider) = at_the_club(world).await;
        world.person("ada").await;
        let mut who = member(&world, "ada");
        who["email_verified"] = json!(false);
        // It is not told that the address has an account.
        let authorization = arrive(&world, &provider, who).await;
        assert_eq!(authorization.status, AuthorizationStatus::New);
        assert_eq!(
            refused(register_user(world.visitor(), with(&authorization)).await),
            (Code::EmailTaken, "email".into())
        );
        let own = RegisterUser { email: "other@example.com".into(), password: PASSWORD.into(), ..with(&authorization) };
        let made = register_user(world.visitor(), own).await.unwrap().user;
        assert_eq!((made.is_email_verified, made.has_password), (false, true));
        world.settle().await;
        letter(&world, "other", "Verify your email for Magpie");
    }

    async fn an_account_of_the_same_address_is_connected_by_its_own_log_in_alone(world: World) {
        let (world, provider) = at_the_club(world).await;
        let ada = world.person("ada").await;
        let authorization = arrive(&world, &provider, member(&world, "ada")).await;
        assert_eq!(authorization.status, AuthorizationStatus::EmailKnown);
        assert_eq!(code(enter(world.visitor(), &authorization, None).await), Code::AuthorizationInvalid);
        let log = |password: &str| LogIn {
            username_or_email: "ada".into(), password: password.into(),
            network_ticket: authorization.ticket.clone(), ..LogIn::default()
        };
        assert_eq!(code(log_in(world.visitor(), log("wrong horse")).await), Code::CredentialsWrong);
        assert!(me(&ada).await.networks.connected_networks.is_empty());
        log_in(world.visitor(), log(PASSWORD)).await.unwrap();
        assert_eq!(me(&ada).await.networks.connected_networks[0].network.id, "club");
        world.settle().await;
        letter(&world, "ada", "The Club was connected to your Magpie account");
        let audits = list_audits(ada.clone(), Default::default()).await.unwrap().audits;
        assert_eq!(audits[0].change, AuditChange::NetworkConnected);
        let authorization = arrive(&world, &provider, member(&world, "ada")).await;
        let user = enter(world.visitor(), &authorization, None).await.unwrap().user;
        assert_eq!(user.profile.user.id, ada.user().unwrap());
    }

    async fn the_second_step_is_asked_for_all_the_same(world: World) {
        let (world, provider) = at_the_club(world).await;
        let ada = proved(&world, "ada").await;
        let (_, codes) = switched_on(&world, &ada).await;
        travel(&ada, &provider, to("club", AuthorizationPurpose::Connect), member(&world, "ada")).await.unwrap();
        let authorization = arrive(&world, &provider, member(&world, "ada")).await;
        let error = enter(world.visitor(), &authorization, None).await.map(|_| ()).unwrap_err();
        assert_eq!((error.code, error.facts.mfa_ways), (Code::MfaRequired, vec![MfaWay::Code, MfaWay::RecoveryCode]));
        let wrong = enter(world.visitor(), &authorization, Some("000000")).await;
        assert_eq!(refused(wrong), (Code::MfaTokenWrong, "mfa_token".into()));
        for _ in 0..4 {
            let _ = enter(world.visitor(), &authorization, Some("000000")).await;
        }
        assert_eq!(code(enter(world.visitor(), &authorization, Some("000000")).await), Code::RateLimited);
        enter(world.visitor(), &authorization, Some(&codes[0])).await.unwrap();

        // By a token that a client brought, too.
        let token = provider.id_token(world.house.now(), &json!({ "sub": "google ada" }));
        travel(
            &ada,
            &provider,
            to("google", AuthorizationPurpose::Connect),
            json!({ "now_ms": world.house.now(), "sub": "google ada" }),
        )
        .await
        .unwrap();
        let by_token = |mfa: Option<&str>| RegisterUser {
            google_open_id_token: Some(token.clone()),
            mfa_token: mfa.map(str::to_owned),
            ..RegisterUser::default()
        };
        assert_eq!(code(register_user(world.visitor(), by_token(None)).await), Code::MfaRequired);
        let user = register_user(world.visitor(), by_token(Some(&codes[1]))).await.unwrap().user;
        assert_eq!(user.profile.user.id, ada.user().unwrap());
    }

    async fn a_trip_belongs_to_one_browser_for_a_while_and_ends_once(world: World) {
        let (world, provider) = at_the_club(world).await;
        let mut here = world.visitor();
        here.browser.mark = Some([1; 32]);
        let mut there = world.visitor();
        there.browser.mark = Some([2; 32]);
        let begin = async || {
            let url = start_authorization(here.clone(), to("club", AuthorizationPurpose::Enter)).await.unwrap().url;
            let (state, code) = provider.agree(&url, member(&world, "ines"));
            FinishAuthorization { network: "club".into(), state, code }
        };
        let over = (Code::AuthorizationInvalid, "state".to_owned());
        let back = begin().await;
        assert_eq!(refused(finish_authorization(there.clone(), back.clone()).await), over);
        let elsewhere = FinishAuthorization { network: "google".into(), ..back.clone() };
        assert_eq!(refused(finish_authorization(here.clone(), elsewhere).await), over);
        let authorization = finish_authorization(here.clone(), back.clone()).await.unwrap();
        assert_eq!(refused(finish_authorization(here.clone(), back).await), over);
        // So does its ticket.
        assert_eq!(code(enter(there.clone(), &authorization, None).await), Code::AuthorizationInvalid);
        assert_eq!(code(register_user(there, with(&authorization)).await), Code::AuthorizationInvalid);
        // The ticket is no way back, and the way no ticket.
        let state = authorization.ticket.clone().unwrap();
        let odd = FinishAuthorization { network: "club".into(), state, code: "code".into() };
        assert!(finish_authorization(here.clone(), odd).await.is_err());

        let late = begin().await;
        world.pass(15 * MINUTE_MS);
        assert_eq!(refused(finish_authorization(here.clone(), late).await), over);
        let unknown = start_authorization(here.clone(), to("nowhere", AuthorizationPurpose::Enter)).await;
        assert_eq!(refused(unknown), (Code::NetworkUnknown, "network".into()));
        // A code that the provider does not take, and a provider that does not answer.
        let forged = FinishAuthorization { code: "forged".into(), ..begin().await };
        assert_eq!(code(finish_authorization(here.clone(), forged).await), Code::NetworkRefused);
        let back = begin().await;
        provider.set_broken(true);
        let error = finish_authorization(here, back).await.map(|_| ()).unwrap_err();
        assert_eq!((error.code, error.kind()), (Code::NetworkUnavailable, Kind::Unavailable));
    }

    async fn connecting_asks_for_the_password_and_refuses_another_users(world: World) {
        let (world, provider) = at_the_club(world).await;
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let connect = || to("club", AuthorizationPurpose::Connect);
        let wrong = StartAuthorization { password: "wrong horse".into(), ..connect() };
        assert_eq!(refused(start_authorization(ada.clone(), wrong).await), (Code::PasswordWrong, "password".into()));
        assert_eq!(code(start_authorization(world.visitor(), connect()).await), Code::SignInRequired);
        let url = start_authorization(ada.clone(), connect()).await.unwrap().url;
        let (state, code_of) = provider.agree(&url, member(&world, "ada"));
        let back = FinishAuthorization { network: "club".into(), state, code: code_of };
        assert_eq!(code(finish_authorization(ben.clone(), back).await), Code::AuthorizationInvalid);

        let authorization = travel(&ada, &provider, connect(), member(&world, "ada")).await.unwrap();
        assert_eq!((authorization.status, authorization.ticket), (AuthorizationStatus::Connected, None));
        let networks = list_networks(ada.clone(), Default::default()).await.unwrap();
        assert_eq!((networks.networks.len(), connected(&networks)), (4, vec!["club"]));
        assert_eq!(code(travel(&ben, &provider, connect(), member(&world, "ada")).await), Code::NetworkTaken);
        assert_eq!(code(travel(&ada, &provider, connect(), member(&world, "other")).await), Code::NetworkConnected);
        travel(&ada, &provider, to("facebook", AuthorizationPurpose::Connect), json!({ "id": "1815", "name": "Ada" }))
            .await
            .unwrap();
        let viewer = me(&ada).await.networks;
        assert_eq!(
            (viewer.facebook_id.as_deref(), viewer.connected_to_facebook, viewer.connected_to_google),
            (Some("1815"), true, false)
        );
        let wrong = DisconnectNetwork { password: "wrong horse".into(), ..leave("club") };
        assert_eq!(code(disconnect_network(ada.clone(), wrong).await), Code::PasswordWrong);
        let left = disconnect_network(ada.clone(), leave("club")).await.unwrap();
        assert_eq!(connected(&left), ["facebook"]);
        assert_eq!(code(disconnect_network(ada.clone(), leave("club")).await), Code::NotFound);
        assert_eq!(code(disconnect_network(ben, leave("facebook")).await), Code::NotFound);
        world.settle().await;
        letter(&world, "ada", "The Club was disconnected from your Magpie account");
        assert_eq!(arrive(&world, &provider, member(&world, "cleo")).await.status, AuthorizationStatus::New);
    }

    async fn what_is_under_way_ends_with_a_change_of_what_protects_the_account(world: World) {
        let (world, provider) = at_the_club(world).await;
        let ada = proved(&world, "ada").await;
        let url = start_authorization(ada.clone(), to("club", AuthorizationPurpose::Connect)).await.unwrap().url;
        switched_on(&world, &ada).await;
        let (state, code_of) = provider.agree(&url, member(&world, "thief"));
        let back = FinishAuthorization { network: "club".into(), state, code: code_of };
        assert_eq!(code(finish_authorization(ada, back).await), Code::AuthorizationInvalid);
    }

    async fn the_only_way_in_stays_until_there_is_a_password(world: World) {
        let (world, provider) = at_the_club(world).await;
        let ines = in_browser(&world, &sign_up(&world, &provider, "ines").await).await;
        assert_eq!(code(disconnect_network(ines.clone(), leave("club")).await), Code::LastWayIn);
        assert_eq!(connected(&list_networks(ines.clone(), Default::default()).await.unwrap()), ["club"]);
        // Nothing that asks for a password is done without one, or by any.
        let change = |old: &str| ChangePassword {
            old_password: old.into(),
            new_password: "a better horse".into(),
            passcode: None,
        };
        for old in ["", "anything"] {
            assert_eq!(code(change_password(ines.clone(), change(old)).await), Code::ProofRequired);
        }
        assert_eq!(
            code(travel(&ines, &provider, to("club", AuthorizationPurpose::Prove), member(&world, "eve")).await),
            Code::NetworkRefused
        );
        let authorization =
            travel(&ines, &provider, to("club", AuthorizationPurpose::Prove), member(&world, "ines")).await.unwrap();
        assert_eq!(authorization.status, AuthorizationStatus::Proved);
        let elsewhere = world.in_session(&ines).await;
        assert_eq!(code(change_password(elsewhere, change("")).await), Code::ProofRequired);
        world.pass(10 * MINUTE_MS);
        assert_eq!(code(change_password(ines.clone(), change("")).await), Code::ProofRequired);
        travel(&ines, &provider, to("club", AuthorizationPurpose::Prove), member(&world, "ines")).await.unwrap();
        change_password(ines.clone(), change("")).await.unwrap();
        assert!(me(&ines).await.has_password);
        let by_it = DisconnectNetwork { password: "a better horse".into(), ..leave("club") };
        disconnect_network(ines, by_it).await.unwrap();
        let input = LogIn {
            username_or_email: "ines@example.com".into(),
            password: "a better horse".into(),
            ..LogIn::default()
        };
        log_in(world.visitor(), input).await.unwrap();
    }

    async fn who_left_comes_back_by_the_club(world: World) {
        let (world, provider) = at_the_club(world).await;
        let made = sign_up(&world, &provider, "ines").await;
        let ines = in_browser(&world, &made).await;
        let nothing = || DeactivateUser::default();
        assert_eq!(code(deactivate_user(ines.clone(), nothing()).await), Code::ProofRequired);
        travel(&ines, &provider, to("club", AuthorizationPurpose::Prove), member(&world, "ines")).await.unwrap();
        deactivate_user(ines, nothing()).await.unwrap();
        let authorization = arrive(&world, &provider, member(&world, "ines")).await;
        assert_eq!(authorization.status, AuthorizationStatus::Known);
        let back = enter(world.visitor(), &authorization, None).await.unwrap().user;
        assert_eq!(back.profile.user.id, made.profile.user.id);
    }
}
