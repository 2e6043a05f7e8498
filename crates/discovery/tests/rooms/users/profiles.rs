//! What users say about themselves: in public, and to the host alone.

use accounts::{
    sessions::change_standing::{ChangeStanding, change_standing},
    signups::register_user::register_user,
    users::{get_user::get_user, get_viewer::get_viewer, update_user::update_user},
};
use contract::{
    errors::Code,
    ids::UploadId,
    signups::RegisterUser,
    users::{GetUser, UpdateUser},
};
use kernel::ctx::Ctx;
use testkit::{
    builders::{self, registration, uploaded},
    invariants,
};

use crate::ask::{code, refused};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

fn renamed(name: &str) -> UpdateUser {
    UpdateUser {
        username: Some(name.into()),
        ..UpdateUser::default()
    }
}

/// Whose profile is found by this name: their current name.
async fn under(ctx: &Ctx, name: &str) -> Option<String> {
    let ask = GetUser {
        username: Some(name.into()),
        user_id: None,
    };
    let found = get_user(ctx.clone(), ask).await.ok()?;
    Some(found.user.username)
}

testkit::on_both_engines! {
    async fn a_name_that_was_given_up_leads_to_its_person_for_a_while(world: World) {
        let ada = world.person("ada").await;
        let bea = world.person("bea").await;
        let board = builders::board(&ada, "Birds").await.board;
        assert_eq!(board.url, "/ada/birds/");
        let me = update_user(ada.clone(), renamed("lovelace")).await.unwrap();
        assert_eq!(me.profile.user.profile_url, "/lovelace/");
        let visitor = world.visitor();
        for name in ["ada", "ADA", "lovelace"] {
            assert_eq!(under(&visitor, name).await.as_deref(), Some("lovelace"), "{name}");
        }
        // It is not free for others at once, and its former user may take it
        // back.
        assert_eq!(refused(update_user(bea.clone(), renamed("Ada")).await), (Code::UsernameTaken, "username".into()));
        update_user(ada.clone(), renamed("Ada")).await.unwrap();
        update_user(ada.clone(), renamed("lovelace")).await.unwrap();
        world.pass(90 * DAY_MS + 1);
        update_user(bea, renamed("ada")).await.unwrap();
        assert_eq!(under(&visitor, "ada").await.as_deref(), Some("ada"));
        assert_eq!(under(&visitor, "lovelace").await.as_deref(), Some("lovelace"));
        invariants::hold(&world.house.db).await;
    }

    async fn a_username_is_legal_and_free_and_not_changed_all_the_time(world: World) {
        let ada = world.person("ada").await;
        world.person("bea").await;
        let cases = [
            ("a", Code::UsernameInvalid), ("a b", Code::UsernameInvalid), ("123", Code::UsernameInvalid),
            ("settings", Code::UsernameTaken), ("BEA", Code::UsernameTaken),
        ];
        for (name, wanted) in cases {
            assert_eq!(refused(update_user(ada.clone(), renamed(name)).await), (wanted, "username".into()), "{name}");
        }
        for round in 1..=5 {
            update_user(ada.clone(), renamed(&format!("ada_{round}"))).await.unwrap();
        }
        assert_eq!(code(update_user(ada.clone(), renamed("ada_6")).await), Code::UsernameChanges);
        // Another writing of the same name is no other name.
        update_user(ada.clone(), renamed("ADA_5")).await.unwrap();
        world.pass(90 * DAY_MS + 1);
        update_user(ada, renamed("ada_6")).await.unwrap();
        // A new user may have a name that is not held.
        register_user(world.visitor(), registration("ada")).await.unwrap_err();
        let fresh = contract::signups::RegisterUser { username: Some("ada_1".into()), ..registration("fresh") };
        register_user(world.visitor(), fresh).await.unwrap();
    }

    async fn forms_of_advertisers_are_filled_for_grown_ups_alone(world: World) {
        // Birthday, whether the address is proved, and whether name and address are filled in.
        let rows = [
            (None, true, (false, false)),
            (Some("2002-06-26"), true, (false, false)),
            (Some("2002-06-25"), true, (true, true)),
            (Some("2002-06-25"), false, (true, false)),
        ];
        for (number, (born, is_proved, filled)) in rows.into_iter().enumerate() {
            let name = format!("ada{number}");
            let user = RegisterUser { birthday: born.map(str::to_owned), ..registration(&name) };
            let id = register_user(world.visitor(), user).await.unwrap().user.profile.user.id;
            if is_proved {
                let known = ChangeStanding { is_email_verified: Some(true), ..ChangeStanding::default() };
                change_standing(world.host(), id, known).await.unwrap();
            }
            let viewer = get_viewer(world.as_user(id), Default::default()).await.unwrap();
            let found =
                (viewer.is_name_eligible_for_lead_form_autofill, viewer.is_email_eligible_for_lead_form_autofill);
            assert_eq!(found, filled, "{born:?} {is_proved}");
        }
    }

    async fn picture_and_cover_are_put_up_and_taken_down(world: World) {
        let ada = world.person("ada").await;
        let (picture, cover) = (uploaded(&ada).await, uploaded(&ada).await);
        let put = UpdateUser {
            picture_upload_id: Some(picture),
            cover_upload_id: Some(cover),
            pronouns: Some(" she/her ".into()),
            website_url: Some("https://www.lovelace.example/notes".into()),
            ..UpdateUser::default()
        };
        let me = update_user(ada.clone(), put).await.unwrap().profile;
        let images = me.profile_cover.unwrap().images;
        assert!(images.orig.url.contains("/originals/") && images.orig.width > 0, "{images:?}");
        assert!(me.user.image_large_url.is_some());
        assert_eq!((me.pronouns.as_str(), me.user.domain_url.as_deref()), ("she/her", Some("lovelace.example")));
        assert!(!me.user.domain_verified);
        let take = UpdateUser {
            remove_picture: true,
            remove_cover: true,
            website_url: Some(String::new()),
            ..UpdateUser::default()
        };
        let me = update_user(ada.clone(), take).await.unwrap().profile;
        assert!(me.profile_cover.is_none() && me.user.image_large_url.is_none() && me.website_url.is_none());
        // Another's upload is as good as none.
        let theirs = uploaded(&world.person("bea").await).await;
        for (id, field) in [(theirs, "cover_upload_id"), (UploadId(7), "cover_upload_id")] {
            let wrong = UpdateUser { cover_upload_id: Some(id), ..UpdateUser::default() };
            assert_eq!(refused(update_user(ada.clone(), wrong).await), (Code::UploadInvalid, field.into()));
        }
    }

    async fn what_is_told_to_the_host_alone_is_checked_and_kept(world: World) {
        let ada = world.person("ada").await;
        let told = UpdateUser {
            birthday: Some("1990-12-10".into()),
            gender: Some("custom".into()),
            custom_gender: Some("analytical".into()),
            country: Some("de".into()),
            locale: Some("pt-BR".into()),
            phone_country: Some("GB".into()),
            phone_number: Some("020 7946 0018".into()),
            ..UpdateUser::default()
        };
        let me = update_user(ada.clone(), told).await.unwrap();
        assert_eq!((me.country.as_str(), me.locale.as_str()), ("DE", "pt_BR"));
        assert_eq!((me.birthday.as_deref(), me.age_in_years), (Some("1990-12-10"), Some(29)));
        assert_eq!((me.gender.as_deref(), me.custom_gender.as_deref()), (Some("custom"), Some("analytical")));
        let phone = (me.phone_country.as_deref(), me.phone_number.as_deref(), me.phone_number_end.as_deref());
        assert_eq!(phone, (Some("GB"), Some("02079460018"), Some("0018")));
        let cases = [
            (
                UpdateUser { birthday: Some("2015-01-01".into()), ..UpdateUser::default() },
                Code::AgeRestricted,
                "birthday",
            ),
            (UpdateUser { birthday: Some("never".into()), ..UpdateUser::default() }, Code::InvalidInput, "birthday"),
            (UpdateUser { gender: Some("x".into()), ..UpdateUser::default() }, Code::InvalidInput, "gender"),
            (UpdateUser { country: Some("ZZ".into()), ..UpdateUser::default() }, Code::InvalidInput, "country"),
            (UpdateUser { locale: Some("xx_YY".into()), ..UpdateUser::default() }, Code::InvalidInput, "locale"),
            (
                UpdateUser { phone_number: Some("12".into()), ..UpdateUser::default() },
                Code::PhoneInvalid,
                "phone_number",
            ),
            (UpdateUser { pronouns: Some("x".repeat(31)), ..UpdateUser::default() }, Code::TextLength, "pronouns"),
            (
                UpdateUser { website_url: Some("javascript:alert(1)".into()), ..UpdateUser::default() },
                Code::LinkInvalid,
                "website_url",
            ),
        ];
        for (input, wanted, field) in cases {
            let input = UpdateUser { first_name: Some("Eve".into()), ..input };
            assert_eq!(refused(update_user(ada.clone(), input).await), (wanted, field.into()));
        }
        let plain =
            UpdateUser { gender: Some("female".into()), phone_number: Some(String::new()), ..UpdateUser::default() };
        let me = update_user(ada, plain).await.unwrap();
        // Nothing of what was refused was written.
        assert_eq!(me.profile.first_name, "ada");
        assert_eq!((me.custom_gender, me.phone_country, me.phone_number_end), (None, None, None));
    }
}
