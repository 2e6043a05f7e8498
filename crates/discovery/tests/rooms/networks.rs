//! Log-ins of other identity providers: logging in, signing up, connecting,
//! verified addresses, and what is refused. The mock provider is a real one in
//! this process.

use accounts::{
    audits::list_audits::list_audits,
    departures::deactivate_user::deactivate_user,
    log_ins::log_in::log_in,
    networks::{
        disconnect_network::disconnect_network, finish_trip::finish_trip,
        list_networks::list_networks, log_in_with_network::log_in_with_network,
        start_trip::start_trip,
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
        DisconnectNetwork, FinishTrip, LogInWithNetwork, Networks, StartTrip, TripPurpose,
        TripStatus, TripView,
    },
    sessions::{ChangePassword, LogIn, SignedIn},
    signups::RegisterUser,
    users::ViewerView,
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::{Value, json};
use testkit::{builders::PASSWORD, club::Club, world::World};

use crate::{
    ask::{code, refused},
    factors::{letter, proved, switched_on},
};

const MINUTE_MS: i64 = 60 * 1_000;

/// A world whose users may log in at the mock provider.
pub async fn at_the_club(mut world: World) -> (World, Club) {
    let club = Club::open().await;
    world.offer(club.providers());
    (world, club)
}

/// Claims of an account at the mock provider, whose address is
/// `<name>@example.com`.
fn member(world: &World, name: &str) -> Value {
    json!({
        "now_ms": world.house.now(), "sub": format!("club {name}"), "given_name": "Ines", "family_name": "Okafor",
        "email": format!("{name}@example.com"), "email_verified": true, "preferred_username": name,
    })
}

fn to(network: &str, purpose: TripPurpose) -> StartTrip {
    StartTrip {
        network: network.into(),
        purpose,
        password: PASSWORD.into(),
    }
}

/// To the provider and back: the whole of an authorization request.
async fn travel(ctx: &Ctx, club: &Club, start: StartTrip, who: Value) -> Result<TripView> {
    let network = start.network.clone();
    let url = start_trip(ctx.clone(), start).await?.url;
    let (state, code) = club.agree(&url, who);
    let back = FinishTrip {
        network,
        state,
        code,
    };
    finish_trip(ctx.clone(), back).await
}

async fn arrive(world: &World, club: &Club, who: Value) -> TripView {
    let start = to("club", TripPurpose::Enter);
    let trip = travel(&world.visitor(), club, start, who).await;
    trip.unwrap()
}

/// The input that signs up with a finished authorization request.
fn with(trip: &TripView) -> RegisterUser {
    RegisterUser {
        network_ticket: trip.ticket.clone(),
        birthday: Some("1990-04-30".into()),
        ..RegisterUser::default()
    }
}

async fn sign_up(world: &World, club: &Club, name: &str) -> ViewerView {
    let trip = arrive(world, club, member(world, name)).await;
    assert_eq!(trip.status, TripStatus::New);
    register_user(world.visitor(), with(&trip))
        .await
        .unwrap()
        .user
}

async fn enter(ctx: Ctx, trip: &TripView, mfa_token: Option<&str>) -> Result<SignedIn> {
    let input = LogInWithNetwork {
        ticket: trip.ticket.clone().unwrap(),
        mfa_token: mfa_token.map(str::to_owned),
    };
    log_in_with_network(ctx, input).await
}

/// The user in a browser with a session.
fn in_browser(world: &World, user: &ViewerView) -> Ctx {
    let mut ctx = world.as_user(user.profile.user.id);
    ctx.session = Some([9; 32]);
    ctx
}

fn leave(network: &str) -> DisconnectNetwork {
    DisconnectNetwork {
        network: network.into(),
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
        let (world, club) = at_the_club(world).await;
        let trip = arrive(&world, &club, member(&world, "ines")).await;
        assert_eq!((trip.status, trip.network.name.as_str()), (TripStatus::New, "The Club"));
        assert_eq!((trip.email.as_deref(), trip.is_email_verified), (Some("ines@example.com"), true));
        let young = RegisterUser { birthday: Some("2015-01-01".into()), ..with(&trip) };
        assert_eq!(refused(register_user(world.visitor(), young).await), (Code::AgeRestricted, "birthday".into()));
        let made = register_user(world.visitor(), with(&trip)).await.unwrap().user;
        assert_eq!(
            (made.profile.user.username.as_str(), made.profile.user.full_name.as_str()),
            ("inesokafor", "Ines Okafor")
        );
        assert_eq!((made.email.as_str(), made.is_email_verified, made.has_password), ("ines@example.com", true, false));
        assert_eq!(made.networks.connected_networks[0].username, "ines");
        assert_eq!(
            refused(register_user(world.visitor(), with(&trip)).await),
            (Code::TripInvalid, "network_ticket".into())
        );

        // What they are called there may change; who they are does not.
        let mut later = member(&world, "ines");
        later["preferred_username"] = json!("ines.o");
        let trip = arrive(&world, &club, later).await;
        assert_eq!(trip.status, TripStatus::Known);
        let again = enter(world.visitor(), &trip, None).await.unwrap().user;
        assert_eq!(again.profile.user.id, made.profile.user.id);
        assert_eq!(again.networks.connected_networks[0].username, "ines.o");
        assert_eq!(refused(enter(world.visitor(), &trip, None).await), (Code::TripInvalid, "ticket".into()));
        // No password is the password of who has none.
        for password in ["", "anything"] {
            let input = LogIn { username_or_email: "inesokafor".into(), password: password.into(), ..LogIn::default() };
            assert_eq!(code(log_in(world.visitor(), input).await), Code::CredentialsWrong);
        }
    }

    async fn an_unverified_address_is_verified_here(world: World) {
        let (world, club) = at_the_club(world).await;
        world.person("ada").await;
        let mut who = member(&world, "ada");
        who["email_verified"] = json!(false);
        // It is not told that the address has an account.
        let trip = arrive(&world, &club, who).await;
        assert_eq!(trip.status, TripStatus::New);
        assert_eq!(refused(register_user(world.visitor(), with(&trip)).await), (Code::EmailTaken, "email".into()));
        let own = RegisterUser { email: "other@example.com".into(), password: PASSWORD.into(), ..with(&trip) };
        let made = register_user(world.visitor(), own).await.unwrap().user;
        assert_eq!((made.is_email_verified, made.has_password), (false, true));
        world.settle().await;
        letter(&world, "other", "Verify your email for Magpie");
    }

    async fn an_account_of_the_same_address_is_connected_by_its_own_log_in_alone(world: World) {
        let (world, club) = at_the_club(world).await;
        let ada = world.person("ada").await;
        let trip = arrive(&world, &club, member(&world, "ada")).await;
        assert_eq!(trip.status, TripStatus::EmailKnown);
        assert_eq!(code(enter(world.visitor(), &trip, None).await), Code::TripInvalid);
        let log = |password: &str| LogIn {
            username_or_email: "ada".into(), password: password.into(),
            network_ticket: trip.ticket.clone(), ..LogIn::default()
        };
        assert_eq!(code(log_in(world.visitor(), log("wrong horse")).await), Code::CredentialsWrong);
        assert!(me(&ada).await.networks.connected_networks.is_empty());
        log_in(world.visitor(), log(PASSWORD)).await.unwrap();
        assert_eq!(me(&ada).await.networks.connected_networks[0].network.id, "club");
        world.settle().await;
        letter(&world, "ada", "The Club was connected to your Magpie account");
        let audits = list_audits(ada.clone(), Default::default()).await.unwrap().audits;
        assert_eq!(audits[0].change, AuditChange::NetworkConnected);
        let trip = arrive(&world, &club, member(&world, "ada")).await;
        let user = enter(world.visitor(), &trip, None).await.unwrap().user;
        assert_eq!(user.profile.user.id, ada.user().unwrap());
    }

    async fn the_second_step_is_asked_for_all_the_same(world: World) {
        let (world, club) = at_the_club(world).await;
        let ada = proved(&world, "ada").await;
        let (_, codes) = switched_on(&world, &ada).await;
        travel(&ada, &club, to("club", TripPurpose::Connect), member(&world, "ada")).await.unwrap();
        let trip = arrive(&world, &club, member(&world, "ada")).await;
        let error = enter(world.visitor(), &trip, None).await.map(|_| ()).unwrap_err();
        assert_eq!((error.code, error.mfa_ways), (Code::MfaRequired, vec![MfaWay::Code, MfaWay::RecoveryCode]));
        let wrong = enter(world.visitor(), &trip, Some("000000")).await;
        assert_eq!(refused(wrong), (Code::MfaTokenWrong, "mfa_token".into()));
        for _ in 0..4 {
            let _ = enter(world.visitor(), &trip, Some("000000")).await;
        }
        assert_eq!(code(enter(world.visitor(), &trip, Some("000000")).await), Code::RateLimited);
        enter(world.visitor(), &trip, Some(&codes[0])).await.unwrap();

        // By a token that a client brought, too.
        let token = club.id_token(world.house.now(), &json!({ "sub": "google ada" }));
        travel(
            &ada,
            &club,
            to("google", TripPurpose::Connect),
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
        let (world, club) = at_the_club(world).await;
        let mut here = world.visitor();
        here.browser.mark = Some([1; 32]);
        let mut there = world.visitor();
        there.browser.mark = Some([2; 32]);
        let begin = async || {
            let url = start_trip(here.clone(), to("club", TripPurpose::Enter)).await.unwrap().url;
            let (state, code) = club.agree(&url, member(&world, "ines"));
            FinishTrip { network: "club".into(), state, code }
        };
        let over = (Code::TripInvalid, "state".to_owned());
        let back = begin().await;
        assert_eq!(refused(finish_trip(there.clone(), back.clone()).await), over);
        let elsewhere = FinishTrip { network: "google".into(), ..back.clone() };
        assert_eq!(refused(finish_trip(here.clone(), elsewhere).await), over);
        let trip = finish_trip(here.clone(), back.clone()).await.unwrap();
        assert_eq!(refused(finish_trip(here.clone(), back).await), over);
        // So does its ticket.
        assert_eq!(code(enter(there.clone(), &trip, None).await), Code::TripInvalid);
        assert_eq!(code(register_user(there, with(&trip)).await), Code::TripInvalid);
        // The ticket is no way back, and the way no ticket.
        let state = trip.ticket.clone().unwrap();
        let odd = FinishTrip { network: "club".into(), state, code: "code".into() };
        assert!(finish_trip(here.clone(), odd).await.is_err());

        let late = begin().await;
        world.pass(15 * MINUTE_MS);
        assert_eq!(refused(finish_trip(here.clone(), late).await), over);
        let unknown = start_trip(here.clone(), to("nowhere", TripPurpose::Enter)).await;
        assert_eq!(refused(unknown), (Code::NetworkUnknown, "network".into()));
        // A code that the provider does not take, and a provider that does not answer.
        let forged = FinishTrip { code: "forged".into(), ..begin().await };
        assert_eq!(code(finish_trip(here.clone(), forged).await), Code::NetworkRefused);
        let back = begin().await;
        club.set_broken(true);
        let error = finish_trip(here, back).await.map(|_| ()).unwrap_err();
        assert_eq!((error.code, error.kind()), (Code::NetworkUnavailable, Kind::Unavailable));
    }

    async fn connecting_asks_for_the_password_and_refuses_another_users(world: World) {
        let (world, club) = at_the_club(world).await;
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let connect = || to("club", TripPurpose::Connect);
        let wrong = StartTrip { password: "wrong horse".into(), ..connect() };
        assert_eq!(refused(start_trip(ada.clone(), wrong).await), (Code::PasswordWrong, "password".into()));
        assert_eq!(code(start_trip(world.visitor(), connect()).await), Code::SignInRequired);
        // Begun by one, ended as another.
        let url = start_trip(ada.clone(), connect()).await.unwrap().url;
        let (state, code_of) = club.agree(&url, member(&world, "ada"));
        let back = FinishTrip { network: "club".into(), state, code: code_of };
        assert_eq!(code(finish_trip(ben.clone(), back).await), Code::TripInvalid);

        let trip = travel(&ada, &club, connect(), member(&world, "ada")).await.unwrap();
        assert_eq!((trip.status, trip.ticket), (TripStatus::Connected, None));
        let networks = list_networks(ada.clone(), Default::default()).await.unwrap();
        assert_eq!((networks.networks.len(), connected(&networks)), (4, vec!["club"]));
        assert_eq!(code(travel(&ben, &club, connect(), member(&world, "ada")).await), Code::NetworkTaken);
        assert_eq!(code(travel(&ada, &club, connect(), member(&world, "other")).await), Code::NetworkConnected);
        travel(&ada, &club, to("facebook", TripPurpose::Connect), json!({ "id": "1815", "name": "Ada" }))
            .await
            .unwrap();
        let viewer = me(&ada).await.networks;
        assert_eq!(
            (viewer.facebook_id.as_deref(), viewer.connected_to_facebook, viewer.connected_to_google),
            (Some("1815"), true, false)
        );

        let left = disconnect_network(ada.clone(), leave("club")).await.unwrap();
        assert_eq!(connected(&left), ["facebook"]);
        assert_eq!(code(disconnect_network(ada.clone(), leave("club")).await), Code::NotFound);
        assert_eq!(code(disconnect_network(ben, leave("facebook")).await), Code::NotFound);
        world.settle().await;
        letter(&world, "ada", "The Club was disconnected from your Magpie account");
        assert_eq!(arrive(&world, &club, member(&world, "cleo")).await.status, TripStatus::New);
    }

    async fn the_only_way_in_stays_until_there_is_a_password(world: World) {
        let (world, club) = at_the_club(world).await;
        let ines = in_browser(&world, &sign_up(&world, &club, "ines").await);
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
            code(travel(&ines, &club, to("club", TripPurpose::Prove), member(&world, "eve")).await),
            Code::NetworkRefused
        );
        let trip = travel(&ines, &club, to("club", TripPurpose::Prove), member(&world, "ines")).await.unwrap();
        assert_eq!(trip.status, TripStatus::Proved);
        let mut elsewhere = ines.clone();
        elsewhere.session = Some([8; 32]);
        assert_eq!(code(change_password(elsewhere, change("")).await), Code::ProofRequired);
        world.pass(10 * MINUTE_MS);
        assert_eq!(code(change_password(ines.clone(), change("")).await), Code::ProofRequired);
        travel(&ines, &club, to("club", TripPurpose::Prove), member(&world, "ines")).await.unwrap();
        change_password(ines.clone(), change("")).await.unwrap();
        assert!(me(&ines).await.has_password);
        disconnect_network(ines, leave("club")).await.unwrap();
        let input = LogIn {
            username_or_email: "ines@example.com".into(),
            password: "a better horse".into(),
            ..LogIn::default()
        };
        log_in(world.visitor(), input).await.unwrap();
    }

    async fn who_left_comes_back_by_the_club(world: World) {
        let (world, club) = at_the_club(world).await;
        let made = sign_up(&world, &club, "ines").await;
        let ines = in_browser(&world, &made);
        let nothing = || DeactivateUser::default();
        assert_eq!(code(deactivate_user(ines.clone(), nothing()).await), Code::ProofRequired);
        travel(&ines, &club, to("club", TripPurpose::Prove), member(&world, "ines")).await.unwrap();
        deactivate_user(ines, nothing()).await.unwrap();
        let trip = arrive(&world, &club, member(&world, "ines")).await;
        assert_eq!(trip.status, TripStatus::Known);
        let back = enter(world.visitor(), &trip, None).await.unwrap().user;
        assert_eq!(back.profile.user.id, made.profile.user.id);
    }
}
