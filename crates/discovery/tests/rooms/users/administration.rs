//! What the host does to accounts, and what the log notes of it.

use accounts::{
    audits::{list_all_audits::list_all_audits, list_audits::list_audits},
    log_ins::{log_in::log_in, reset_password::reset_password},
    sessions::{
        authenticate::authenticate,
        change_standing::{ChangeStanding, change_standing},
        end_sessions_of::end_sessions_of,
        list_sessions_of::list_sessions_of,
        set_password::{make_reset_link, set_password},
    },
    signups::add_user::add_user,
    users::{
        find_account::find_account,
        follow_user::follow_user,
        get_user::get_user,
        list_users::{ListUsers, list_users, show_user},
    },
};
use collections::{
    boards::{follow_board::follow_board, get_board::get_board, list_boards::list_boards},
    pins::{
        get_pin::get_pin, list_board_pins::list_board_pins, list_user_pins::list_user_pins,
        save_pin::save_pin,
    },
};
use contract::{
    audits::{AuditChange, ListAudits},
    boards::FollowBoard,
    errors::Code,
    ids::UserId,
    pins::GetPin,
    search::typeahead::SuggestionType,
    sessions::{LogIn, ResetPassword, SignedIn},
    signups::RegisterUser,
    users::GetUser,
};
use discovery::search::{search_pins::search_pins, suggest_searches::suggest_searches};
use kernel::{ctx::Actor, error::Result, tokens::token_hash};
use testkit::{
    builders::{self, PASSWORD, registration},
    world::World,
};

use crate::ask;

async fn sign_in(world: &World, name: &str, password: &str) -> Result<SignedIn> {
    let input = LogIn {
        username_or_email: name.into(),
        password: password.into(),
        ..LogIn::default()
    };
    log_in(world.visitor(), input).await
}

fn code<T>(outcome: Result<T>) -> Option<Code> {
    outcome.err().map(|error| error.code)
}

async fn suspend(world: &World, id: UserId, is_suspended: bool) {
    let change = ChangeStanding {
        is_suspended: Some(is_suspended),
        ..ChangeStanding::default()
    };
    change_standing(world.host(), id, change).await.unwrap();
}

async fn noted(world: &World, id: UserId) -> Vec<(String, bool)> {
    let audits = list_all_audits(world.host(), Some(id), 100).await.unwrap();
    let entries = audits.into_iter().rev();
    entries
        .map(|audit| (audit.change, audit.actor_id.is_none()))
        .collect()
}

fn entry(change: AuditChange, by_host: bool) -> (String, bool) {
    (change.name().to_owned(), by_host)
}

testkit::on_both_engines! {
    async fn a_suspended_account_is_hidden_and_cannot_sign_in(world: World) {
        let ada = world.person("ada").await;
        let ben = world.person("ben").await;
        let id = ada.viewer().unwrap();
        let board = builders::board(&ada, "Birds").await.board.id;
        let pin = builders::pin(&ada, board, "Heron").await.pin.id;
        let own = builders::board(&ben, "Mine").await.board.id;
        let saved = builders::save(&ben, pin, own).await.pin;
        assert_eq!(saved.origin_pinner.map(|user| user.id), Some(id));
        world.settle().await;
        let token = sign_in(&world, "ada", PASSWORD).await.unwrap().session.token;

        suspend(&world, id, true).await;
        let gone = Some(Code::NotFound);
        assert_eq!(authenticate(&world.house, &token_hash(&token)).await.unwrap(), None);
        assert_eq!(code(sign_in(&world, "ada", PASSWORD).await), Some(Code::AccountSuspended));
        assert_eq!(code(sign_in(&world, "ada", "wrong horse").await), Some(Code::CredentialsWrong));
        for viewer in [world.visitor(), ben.clone()] {
            assert_eq!(code(get_user(viewer.clone(), ask::user(id)).await), gone);
            assert_eq!(code(get_pin(viewer.clone(), GetPin { id: pin }).await), gone);
            assert_eq!(code(get_board(viewer.clone(), ask::board(board)).await), gone);
            assert_eq!(code(list_boards(viewer.clone(), ask::boards_of(id)).await), gone);
            assert_eq!(code(list_board_pins(viewer.clone(), ask::pins_on(board)).await), gone);
            assert_eq!(code(list_user_pins(viewer.clone(), ask::pins_of(id)).await), gone);
            let term = ask::typed("ada");
            let people = suggest_searches(viewer.clone(), term).await.unwrap().items;
            // A search among the viewer's own pins repeats what was typed.
            let mut told = people.iter().filter(|item| item.r#type != SuggestionType::MyPins);
            assert!(told.all(|item| item.query != "ada"), "{people:?}");
            let found = search_pins(viewer.clone(), ask::words("heron")).await.unwrap();
            assert!(found.data.pins().all(|pin| !pin.json().contains("\"ada\"")));
            // Another user's save stays theirs, and names no origin pinner who is
            // hidden.
            let kept = get_pin(viewer, GetPin { id: saved.id }).await.unwrap();
            assert_eq!(kept.pin.origin_pinner.map(|user| user.id), None);
        }
        assert_eq!(code(follow_user(ben.clone(), ask::whom(id)).await), gone);
        assert_eq!(code(follow_board(ben.clone(), FollowBoard { board_id: board }).await), gone);
        assert_eq!(code(save_pin(ben.clone(), builders::saving(pin, own)).await), gone);

        suspend(&world, id, false).await;
        assert_eq!(authenticate(&world.house, &token_hash(&token)).await.unwrap(), None, "the old session stays over");
        sign_in(&world, "ada", PASSWORD).await.unwrap();
        for viewer in [world.visitor(), ben] {
            get_pin(viewer.clone(), GetPin { id: pin }).await.unwrap();
            get_board(viewer, ask::board(board)).await.unwrap();
        }
    }

    async fn the_host_makes_accounts_and_hands_over_links(world: World) {
        let host = world.host();
        let new = RegisterUser { password: String::new(), first_name: None, username: None, ..registration("grace") };
        let id = add_user(host.clone(), new.clone()).await.unwrap();
        let shown = show_user(host.clone(), id).await.unwrap();
        assert_eq!((shown.username.as_str(), shown.full_name.as_str()), ("grace", "Grace"));
        assert_eq!(code(add_user(host.clone(), new).await), Some(Code::EmailTaken));
        for (whom, expected) in [
            ("grace", Some(id)),
            ("@Grace", Some(id)),
            ("GRACE@example.com", Some(id)),
            (&id.to_string(), Some(id)),
            ("nobody", None),
            ("7", None),
        ] {
            assert_eq!(find_account(host.clone(), whom).await.ok(), expected, "{whom}");
        }
        let link = make_reset_link(host.clone(), id).await.unwrap();
        let (page, token) = link.split_once('#').unwrap();
        assert_eq!(page, "http://magpie.test/password/reset/");
        let reset = || ResetPassword { token: token.into(), new_password: "a better horse".into(), mfa_token: None };
        reset_password(world.visitor(), reset()).await.unwrap();
        assert_eq!(code(reset_password(world.visitor(), reset()).await), Some(Code::MailLinkInvalid));
        assert!(!show_user(host.clone(), id).await.unwrap().is_email_verified, "a link of the host proves no address");
        sign_in(&world, "grace", "a better horse").await.unwrap();
        assert_eq!(
            noted(&world, id).await,
            [
                entry(AuditChange::AccountCreated, true),
                entry(AuditChange::ResetLinkMade, true),
                entry(AuditChange::PasswordReset, false),
            ]
        );
        // Whom the host vouches for has a mark, wherever they are shown, and keeps their sessions.
        let marked = async || {
            let asked = GetUser { username: Some("grace".into()), user_id: None };
            get_user(world.visitor(), asked).await.unwrap().user.verified_identity.verified
        };
        for is_vouched in [true, false] {
            let change = ChangeStanding { is_vouched: Some(is_vouched), ..ChangeStanding::default() };
            change_standing(host.clone(), id, change).await.unwrap();
            assert_eq!(marked().await, is_vouched);
        }
    }

    async fn the_host_sets_passwords_and_ends_sessions(world: World) {
        let host = world.host();
        let ada = world.person("ada").await;
        let id = ada.viewer().unwrap();
        let first = sign_in(&world, "ada", PASSWORD).await.unwrap().session.token;
        let second = sign_in(&world, "ada", PASSWORD).await.unwrap().session.token;
        let is_alive = async |token: &str| authenticate(&world.house, &token_hash(token)).await.unwrap().is_some();
        let listed = list_sessions_of(host.clone(), id).await.unwrap();
        assert_eq!(listed.len(), 3);
        assert_eq!(code(end_sessions_of(host.clone(), id, Some("none")).await), Some(Code::NotFound));
        assert_eq!(end_sessions_of(host.clone(), id, Some(&listed[0].id)).await.unwrap(), 1);
        assert_eq!(code(set_password(host.clone(), id, "short".into()).await), Some(Code::PasswordLength));
        set_password(host.clone(), id, "a better horse".into()).await.unwrap();
        assert!(!is_alive(&first).await && !is_alive(&second).await);
        assert_eq!(code(sign_in(&world, "ada", PASSWORD).await), Some(Code::CredentialsWrong));
        sign_in(&world, "ada", "a better horse").await.unwrap();
        assert_eq!(end_sessions_of(host.clone(), id, None).await.unwrap(), 1);
        assert_eq!(end_sessions_of(host, id, None).await.unwrap(), 0);
    }

    async fn rights_change_with_a_new_session_and_are_noted_once(world: World) {
        let ada = world.person("ada").await;
        let id = ada.viewer().unwrap();
        for (change, ends) in [
            (ChangeStanding { is_write_banned: Some(true), ..ChangeStanding::default() }, false),
            (ChangeStanding { is_write_banned: Some(true), ..ChangeStanding::default() }, false),
            (ChangeStanding { is_employee: Some(true), ..ChangeStanding::default() }, true),
            (ChangeStanding { is_employee: Some(true), ..ChangeStanding::default() }, false),
            (
                ChangeStanding { is_employee: Some(false), is_write_banned: Some(false), ..ChangeStanding::default() },
                true,
            ),
        ] {
            let token = sign_in(&world, "ada", PASSWORD).await.unwrap().session.token;
            change_standing(world.host(), id, change).await.unwrap();
            let over = authenticate(&world.house, &token_hash(&token)).await.unwrap().is_none();
            assert_eq!(over, ends, "{change:?}");
        }
        let own: Vec<_> = list_audits(ada.clone(), ListAudits {})
            .await
            .unwrap()
            .audits
            .into_iter()
            .rev()
            .map(|audit| (audit.change, audit.is_by_host))
            .collect();
        assert_eq!(
            own,
            [
                (AuditChange::AccountCreated, false),
                (AuditChange::WriteBanned, true),
                (AuditChange::EmployeeGranted, true),
                (AuditChange::EmployeeRevoked, true),
                (AuditChange::WriteUnbanned, true),
            ]
        );
        let ben = world.person("ben").await;
        assert_eq!(list_audits(ben, ListAudits {}).await.unwrap().audits.len(), 1, "others' changes are not shown");
    }

    async fn accounts_are_listed_for_the_host_alone(world: World) {
        let ada = world.person("ada").await;
        world.person("ben").await;
        world.person("adele").await;
        let names = async |input: ListUsers| {
            let users = list_users(world.host(), input).await.unwrap();
            users.into_iter().map(|user| user.username).collect::<Vec<_>>()
        };
        let all = ListUsers { most: 100, ..ListUsers::default() };
        assert_eq!(names(all.clone()).await, ["ada", "ben", "adele"]);
        assert_eq!(names(ListUsers { most: 1, after: ada.viewer(), ..all.clone() }).await, ["ben"]);
        assert_eq!(names(ListUsers { begins: Some("AD".into()), ..all.clone() }).await, ["ada", "adele"]);
        assert_eq!(names(ListUsers { begins: Some("a\0".into()), ..all.clone() }).await, [""; 0]);
        for actor in [Actor::Visitor, ada.actor] {
            let ctx = world.visitor().acting_as(actor);
            let refused = Some(Code::NotAllowed);
            assert_eq!(code(list_users(ctx.clone(), all.clone()).await), refused);
            assert_eq!(code(find_account(ctx.clone(), "ada").await), refused);
            assert_eq!(code(add_user(ctx.clone(), registration("grace")).await), refused);
            assert_eq!(code(set_password(ctx.clone(), UserId(7), "a better horse".into()).await), refused);
            assert_eq!(code(make_reset_link(ctx.clone(), UserId(7)).await), refused);
            assert_eq!(code(list_sessions_of(ctx.clone(), UserId(7)).await), refused);
            assert_eq!(code(end_sessions_of(ctx.clone(), UserId(7), None).await), refused);
            assert_eq!(code(list_all_audits(ctx, None, 7).await), refused);
        }
    }
}
