//! Accounts, profiles, following users.

mod administration;
mod follows;
mod profiles;

use accounts::{
    log_ins::log_in::log_in,
    sessions::{
        authenticate::authenticate,
        change_standing::{ChangeStanding, change_standing},
    },
    signups::register_user::register_user,
    users::{
        follow_user::follow_user, get_user::get_user, get_viewer::get_viewer,
        unfollow_user::unfollow_user, update_user::update_user,
    },
};
use contract::{
    errors::Code,
    ids::UserId,
    sessions::LogIn,
    signups::RegisterUser,
    users::{GetUser, UpdateUser, ViewerView},
};
use kernel::{
    ctx::{Actor, Ctx, Standing},
    tokens::token_hash,
};
use testkit::{
    builders::{self, PASSWORD, registration},
    invariants,
    world::World,
};

use crate::ask::{self, code, refused};

testkit::on_both_engines! {
    async fn an_account_is_made_and_signed_in(world: World) {
        let input = RegisterUser { username: None, first_name: None, ..registration("ada.lovelace") };
        let made = register_user(world.visitor(), input).await.unwrap();
        let user = &made.user.profile.user;
        assert_eq!((user.username.as_str(), user.full_name.as_str()), ("adalovelace", "Ada Lovelace"));
        assert_eq!((made.user.email.as_str(), made.is_authenticated), ("ada.lovelace@example.com", true));
        assert_eq!(made.user.profile.created_at, "Thu, 25 Jun 2020 06:13:42 +0000");
        let me = get_viewer(world.as_user(user.id), Default::default()).await.unwrap();
        assert_eq!(me.email, "ada.lovelace@example.com");
        assert_eq!(code(get_viewer(world.visitor(), Default::default()).await), Code::SignInRequired);
        invariants::hold(&world.house.db).await;
    }

    async fn names_and_addresses_are_taken_whatever_their_case(world: World) {
        world.person("ada").await;
        let cases = [
            (
                RegisterUser {
                    email: "ADA@Example.com".into(),
                    password: "another password".into(),
                    ..registration("other")
                },
                Code::EmailTaken,
                "email",
            ),
            (RegisterUser { username: Some("ADA".into()), ..registration("other") }, Code::UsernameTaken, "username"),
            (
                RegisterUser { username: Some("Settings".into()), ..registration("other") },
                Code::UsernameTaken,
                "username",
            ),
            (RegisterUser { email: "nobody".into(), ..registration("other") }, Code::EmailInvalid, "email"),
            (RegisterUser { password: "short".into(), ..registration("other") }, Code::PasswordLength, "password"),
            (
                RegisterUser { birthday: Some("2015-01-01".into()), ..registration("other") },
                Code::AgeRestricted,
                "birthday",
            ),
            (RegisterUser { gender: Some("x".repeat(61)), ..registration("other") }, Code::InvalidInput, "gender"),
            (
                RegisterUser { birthday: Some("1990-02-31".into()), ..registration("other") },
                Code::InvalidInput,
                "birthday",
            ),
        ];
        for (input, code, field) in cases {
            let shown = format!("{input:?}");
            assert_eq!(refused(register_user(world.visitor(), input).await), (code, field.into()), "{shown}");
        }
        // None of them left anything behind.
        world.person("other").await;
        invariants::hold(&world.house.db).await;
    }

    async fn no_other_name_looks_like_that_of_a_user_whom_the_host_vouches_for(world: World) {
        let (ella, ben) = (world.person("ella_lindmann").await, world.person("ben").await);
        let rename = async |ctx: &Ctx, name: &str| {
            let wanted = UpdateUser { username: Some(name.into()), ..UpdateUser::default() };
            update_user(ctx.clone(), wanted).await.map(|_| ()).map_err(|error| error.code)
        };
        let like = ["eiia_lindmann", "ellalindrnann", "E11A_Lindmann"];
        rename(&ben, like[0]).await.unwrap();
        rename(&ben, "ben").await.unwrap();
        let vouched = ChangeStanding { is_vouched: Some(true), ..ChangeStanding::default() };
        change_standing(world.host(), ella.user().unwrap(), vouched).await.unwrap();
        for name in like {
            assert_eq!(rename(&ben, name).await, Err(Code::UsernameTaken), "{name}");
            let wanted = RegisterUser { username: Some(name.into()), ..registration("other") };
            assert_eq!(code(register_user(world.visitor(), wanted).await), Code::UsernameTaken, "{name}");
        }
        // Nor is one that is made.
        let unnamed = RegisterUser {
            username: None,
            first_name: Some("Eiia".into()),
            last_name: Some("Lindmann".into()),
            ..registration("other")
        };
        let made = register_user(world.visitor(), unnamed).await.unwrap().user.profile.user.username;
        assert!(made.starts_with("eiialindmann") && made != "eiialindmann", "{made}");
        rename(&ben, "ella_lindman").await.unwrap();
        // Their own they may write as they like.
        rename(&ella, like[2]).await.unwrap();
    }

    async fn a_made_username_gives_way_to_one_that_is_taken(world: World) {
        world.person("adalovelace").await;
        let named = |email: &str| RegisterUser {
            email: email.into(), username: None,
            first_name: Some("Ada".into()), last_name: Some("Lovelace".into()), ..registration("x")
        };
        let mut names = Vec::new();
        for email in ["a@example.com", "b@example.com", "c@example.com"] {
            let made = register_user(world.visitor(), named(email)).await.unwrap();
            names.push(made.user.profile.user.username);
        }
        assert!(names.iter().all(|name| name.starts_with("adalovelace") && name != "adalovelace"), "{names:?}");
        names.dedup();
        assert_eq!(names.len(), 3);
    }

    async fn a_profile_is_found_by_name_or_id(world: World) {
        let ada = world.person("ada").await;
        let id = ada.user().unwrap();
        let by_name = |name: &str| GetUser { username: Some(name.into()), user_id: None };
        for input in [ask::user(id), by_name("ada"), by_name(" ADA ")] {
            assert_eq!(get_user(world.visitor(), input).await.unwrap().user.id, id);
        }
        let own = GetUser { username: None, user_id: None };
        assert_eq!(get_user(ada, own.clone()).await.unwrap().user.id, id);
        assert_eq!(refused(get_user(world.visitor(), own).await), (Code::InvalidInput, "username".into()));
        for missing in [ask::user(UserId(7)), by_name("nobody"), by_name(""), by_name("a\0da"), by_name("ada%")] {
            assert_eq!(code(get_user(world.visitor(), missing).await), Code::NotFound);
        }
    }

    async fn following_is_counted_once(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (ada_id, ben_id) = (ada.user().unwrap(), ben.user().unwrap());
        for _ in 0..2 {
            let seen = follow_user(ada.clone(), ask::whom(ben_id)).await.unwrap();
            assert_eq!((seen.user.follower_count, seen.user.explicitly_followed_by_me), (1, Some(true)));
        }
        assert_eq!(get_user(ben.clone(), ask::user(ada_id)).await.unwrap().following_count, 1);
        assert_eq!(get_user(ben.clone(), ask::user(ada_id)).await.unwrap().user.explicitly_followed_by_me, Some(false));
        for _ in 0..2 {
            let seen = unfollow_user(ada.clone(), ask::whom(ben_id)).await.unwrap();
            assert_eq!((seen.user.follower_count, seen.user.explicitly_followed_by_me), (0, Some(false)));
        }
        assert_eq!(code(follow_user(ada.clone(), ask::whom(ada_id)).await), Code::NotAllowed);
        assert_eq!(code(follow_user(ada, ask::whom(UserId(7))).await), Code::NotFound);
        assert_eq!(code(follow_user(world.visitor(), ask::whom(ben_id)).await), Code::SignInRequired);
        invariants::hold(&world.house.db).await;
    }

    async fn what_people_say_about_themselves_is_shown_at_once(world: World) {
        let ada = world.person("ada").await;
        let id = ada.user().unwrap();
        let board = builders::board(&ada, "Engines").await;
        assert_eq!(board.board.owner.full_name, "ada");
        let upload = builders::uploaded(&ada).await;
        let input = UpdateUser {
            first_name: Some("Ada".into()),
            last_name: Some("Lovelace".into()),
            about: Some("Numbers\nand notes".into()),
            picture_upload_id: Some(upload),
            ..UpdateUser::default()
        };
        update_user(ada.clone(), input).await.unwrap();
        let seen = get_user(world.visitor(), ask::user(id)).await.unwrap();
        assert_eq!((seen.user.full_name.as_str(), seen.about.as_str()), ("Ada Lovelace", "Numbers\nand notes"));
        assert!(seen.user.image_small_url.is_some());
        let board =
            collections::boards::get_board::get_board(world.visitor(), ask::board(board.board.id)).await.unwrap();
        assert_eq!(board.board.owner.full_name, "Ada Lovelace");
        // A field that is not said stays.
        update_user(ada.clone(), UpdateUser { about: Some(String::new()), ..UpdateUser::default() }).await.unwrap();
        assert_eq!(get_viewer(ada.clone(), Default::default()).await.unwrap().profile.first_name, "Ada");
        let empty = UpdateUser { first_name: Some("  ".into()), ..UpdateUser::default() };
        assert_eq!(refused(update_user(ada, empty).await), (Code::TextLength, "first_name".into()));
        let ben = world.person("ben").await;
        let foreign = UpdateUser { picture_upload_id: Some(upload), ..UpdateUser::default() };
        assert_eq!(code(update_user(ben, foreign).await), Code::UploadInvalid);
    }

    async fn passwords_are_kept_as_hashes_alone(world: World) {
        let made = register_user(world.visitor(), registration("ada")).await.unwrap();
        let shown = serde_json::to_string(&made).unwrap();
        assert!(!shown.contains(PASSWORD) && !shown.contains(&made.session.token), "{shown}");
    }

    async fn ages_are_told_and_pass(world: World) {
        let born = |birthday: &str| RegisterUser { birthday: Some(birthday.into()), ..registration("ada") };
        let made = register_user(world.visitor(), born("2004-06-26")).await.unwrap();
        let told = |view: ViewerView| (view.age_in_years, view.is_under_16, view.is_under_18);
        let id = made.user.profile.user.id;
        assert_eq!(told(made.user), (Some(15), true, true));
        world.pass(24 * 60 * 60 * 1_000);
        let me = get_viewer(world.as_user(id), Default::default()).await.unwrap();
        assert_eq!(told(me), (Some(16), false, true));
        let unknown = world.person("ben").await;
        assert_eq!(told(get_viewer(unknown, Default::default()).await.unwrap()), (None, false, false));
    }

    async fn what_the_host_says_of_an_account_holds_at_once(world: World) {
        let ada = world.person("ada").await;
        let id = ada.viewer().unwrap();
        let banned = ChangeStanding { is_write_banned: Some(true), ..ChangeStanding::default() };
        for actor in [world.visitor(), ada] {
            assert_eq!(code(change_standing(actor, id, banned).await), Code::NotAllowed);
        }
        let token = sign_in(&world, "ada").await;
        let standing = async || match authenticate(&world.house, &token_hash(&token)).await.unwrap() {
            Some(Actor::User(_, standing)) => standing,
            other => panic!("{other:?}"),
        };
        assert_eq!(standing().await, Standing::default());
        change_standing(world.host(), id, banned).await.unwrap();
        assert!(standing().await.is_write_banned);
        let employed = ChangeStanding { is_employee: Some(true), ..ChangeStanding::default() };
        change_standing(world.host(), id, employed).await.unwrap();
        // Other rights need another session.
        assert_eq!(authenticate(&world.house, &token_hash(&token)).await.unwrap(), None);
        let token = sign_in(&world, "ada").await;
        let standing = async || match authenticate(&world.house, &token_hash(&token)).await.unwrap() {
            Some(Actor::User(_, standing)) => standing,
            other => panic!("{other:?}"),
        };
        assert_eq!(standing().await, Standing { is_employee: true, is_write_banned: true, ..Standing::default() });
        assert_eq!(code(change_standing(world.host(), UserId(7), banned).await), Code::NotFound);
    }
}

async fn sign_in(world: &World, name: &str) -> String {
    let input = LogIn {
        username_or_email: name.into(),
        password: PASSWORD.into(),
        ..LogIn::default()
    };
    log_in(world.visitor(), input).await.unwrap().session.token
}
