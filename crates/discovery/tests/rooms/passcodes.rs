//! The parental passcode: who may set one, and what asks for it.

mod asked;
mod resets;

use accounts::{
    businesses::{
        become_business::become_business, create_business::create_business,
        leave_business::leave_business,
    },
    departures::{deactivate_user::deactivate_user, delete_user::delete_user},
    factors::{disable_totp::disable_totp, remove_passkey::remove_passkey},
    log_ins::{change_email::change_email, unlink_business::unlink_business},
    passcodes::{
        create_passcode::create_passcode, note_closure::note_closure,
        remove_passcode::remove_passcode, request_passcode_reset::request_passcode_reset,
        require_passcode::require_passcode, reset_passcode::reset_passcode,
    },
    preferences::update_preferences::update_preferences,
    sessions::change_password::change_password,
    signups::register_user::register_user,
    users::{get_viewer::get_viewer, update_user::update_user},
};
use contract::{
    businesses::{BecomeBusiness, CreateBusiness, LeaveBusiness, UnlinkBusiness},
    comments::{FeatureMap, UpdateCommentFeatures},
    departures::{DeactivateUser, DeleteUser},
    errors::Code,
    factors::{DisableTotp, RemovePasskey},
    ids::PasskeyId,
    log_ins::ChangeEmail,
    passcodes::{CreatePasscode, NoteClosure, RemovePasscode, ResetPasscode},
    preferences::{SaveBehavior, UpdatePreferences},
    sessions::ChangePassword,
    signups::RegisterUser,
    users::{UpdateUser, ViewerView},
};
use kernel::{ctx::Ctx, error::Result};
use talk::comments::update_comment_features::update_comment_features;
use testkit::{
    builders::{PASSWORD, registration},
    invariants,
    world::World,
};

use crate::ask::{code, refused};

pub const PARENT: &str = "parent@example.org";
pub const HOUR_MS: i64 = 60 * 60 * 1_000;

/// A user of seventeen years.
async fn minor(world: &World, name: &str) -> Ctx {
    let input = RegisterUser {
        birthday: Some("2003-01-01".into()),
        ..registration(name)
    };
    let user = register_user(world.visitor(), input).await.unwrap().user;
    world.as_user(user.profile.user.id)
}

pub fn new(passcode: &str) -> CreatePasscode {
    CreatePasscode {
        passcode: passcode.into(),
        confirm_passcode: passcode.into(),
        backup_email: PARENT.into(),
        confirm_backup_email: PARENT.into(),
    }
}

/// A minor whose settings ask for 1234.
pub async fn kept(world: &World) -> Ctx {
    let kim = minor(world, "kim").await;
    create_passcode(kim.clone(), new("1234")).await.unwrap();
    kim
}

async fn viewer(ctx: &Ctx) -> ViewerView {
    get_viewer(ctx.clone(), Default::default()).await.unwrap()
}

pub fn renaming(passcode: Option<&str>) -> UpdateUser {
    UpdateUser {
        first_name: Some("Kimberly".into()),
        passcode: passcode.map(str::to_owned),
        ..UpdateUser::default()
    }
}

fn hiding(passcode: Option<&str>) -> UpdatePreferences {
    UpdatePreferences {
        is_private_profile: Some(true),
        passcode: passcode.map(str::to_owned),
        ..UpdatePreferences::default()
    }
}

pub fn removal(passcode: &str) -> RemovePasscode {
    RemovePasscode {
        passcode: Some(passcode.into()),
    }
}

/// Everything protected, asked for with this passcode; each with what it comes to.
async fn protected(ctx: &Ctx, passcode: Option<&str>) -> Vec<(&'static str, Result<()>)> {
    let renamed = update_user(ctx.clone(), renaming(passcode)).await;
    let hidden = update_preferences(ctx.clone(), hiding(passcode)).await;
    let passcode = passcode.map(str::to_owned);
    let email = ChangeEmail {
        email: "kim2@example.com".into(),
        password: PASSWORD.into(),
        passcode: passcode.clone(),
    };
    let totp = DisableTotp {
        password: PASSWORD.into(),
        passcode: passcode.clone(),
    };
    let passkey = RemovePasskey {
        passkey_id: PasskeyId(7),
        password: PASSWORD.into(),
        passcode: passcode.clone(),
    };
    let closing = UpdateCommentFeatures {
        user_id: ctx.user().unwrap(),
        feature_map: FeatureMap::default(),
        passcode: passcode.clone(),
    };
    let leaving = LeaveBusiness {
        passcode: passcode.clone(),
    };
    let opening = BecomeBusiness {
        business_name: "Lemonade".into(),
        passcode: passcode.clone(),
    };
    let mut outcomes = vec![
        ("update_user", renamed.map(drop)),
        ("update_preferences", hidden.map(drop)),
        (
            "change_email",
            change_email(ctx.clone(), email).await.map(drop),
        ),
        (
            "disable_totp",
            disable_totp(ctx.clone(), totp).await.map(drop),
        ),
        (
            "remove_passkey",
            remove_passkey(ctx.clone(), passkey).await.map(drop),
        ),
        (
            "update_comment_features",
            update_comment_features(ctx.clone(), closing)
                .await
                .map(drop),
        ),
        (
            "leave_business",
            leave_business(ctx.clone(), leaving).await.map(drop),
        ),
        (
            "become_business",
            become_business(ctx.clone(), opening).await.map(drop),
        ),
    ];
    outcomes.extend(parting(ctx, passcode).await);
    outcomes
}

/// The same for what ends sessions.
async fn parting(ctx: &Ctx, passcode: Option<String>) -> Vec<(&'static str, Result<()>)> {
    let password = ChangePassword {
        old_password: PASSWORD.into(),
        new_password: "a better password".into(),
        passcode: passcode.clone(),
    };
    let pausing = DeactivateUser {
        password: PASSWORD.into(),
        passcode: passcode.clone(),
    };
    let deleting = DeleteUser {
        password: PASSWORD.into(),
        passcode,
    };
    vec![
        (
            "change_password",
            change_password(ctx.clone(), password).await.map(drop),
        ),
        (
            "deactivate_user",
            deactivate_user(ctx.clone(), pausing).await.map(drop),
        ),
        (
            "delete_user",
            delete_user(ctx.clone(), deleting).await.map(drop),
        ),
    ]
}

/// The token of the newest mail to the parent.
pub fn token(world: &World) -> String {
    let mails = world.mails(PARENT);
    let (_, rest) = mails[0].text.split_once("/parental-passcode/#").unwrap();
    rest.split_whitespace().next().unwrap().to_owned()
}

pub fn reset(token: &str, passcode: &str) -> ResetPasscode {
    ResetPasscode {
        token: token.to_owned(),
        passcode: passcode.into(),
        confirm_passcode: passcode.into(),
    }
}

testkit::on_both_engines! {
    async fn a_passcode_is_set_by_the_rules(world: World) {
        let kim = minor(&world, "kim").await;
        let differ = |change: fn(&mut CreatePasscode)| {
            let mut input = new("1234");
            change(&mut input);
            input
        };
        for (input, refusal, field, text) in [
            (differ(|it| it.passcode = " ".into()), Code::PasscodeMissing, "passcode", "Required"),
            (differ(|it| it.passcode = "12a4".into()), Code::PasscodeDigits, "passcode", "Please only use numbers"),
            (differ(|it| it.passcode = "12345".into()), Code::PasscodeLength, "passcode", "Please enter four digits"),
            (
                differ(|it| it.confirm_passcode = "4321".into()),
                Code::PasscodesDiffer,
                "confirmPasscode",
                "Please make sure your passcodes match",
            ),
            (
                differ(|it| it.backup_email = "parent".into()),
                Code::EmailInvalid,
                "backupEmail",
                "Please enter a valid email address",
            ),
            (
                differ(|it| it.backup_email = "KIM@example.com".into()),
                Code::BackupEmailOwn,
                "backupEmail",
                "This email address is already used for this Pinterest account.",
            ),
            (
                differ(|it| it.confirm_backup_email = "other@example.org".into()),
                Code::BackupEmailsDiffer,
                "confirmBackupEmail",
                "Please make sure your email addresses match",
            ),
        ] {
            assert_eq!(refused(create_passcode(kim.clone(), input).await), (refusal, field.into()));
            assert_eq!(refusal.text(), text);
        }
        let before = viewer(&kim).await.passcode;
        assert!(before.is_candidate_for_parental_control_passcode && !before.is_parental_control_passcode_enabled);
        let input = CreatePasscode { passcode: "12 34".into(), confirm_passcode: " 1234".into(), ..new("1234") };
        let set = create_passcode(kim.clone(), input).await.unwrap();
        assert!(set.is_parental_control_passcode_enabled);
        assert_eq!(set.parental_control_anonymized_email.as_deref(), Some("p•••@example.org"));
        assert_eq!(viewer(&kim).await.passcode, set);
        assert_eq!(code(create_passcode(kim, new("9999")).await), Code::PasscodeTaken);
        world.settle().await;
        assert!(world.mails(PARENT)[0].subject.starts_with("You keep"));
        assert!(!world.mails(PARENT)[0].text.contains("email/subscription"));
        assert!(world.mails("kim@example.com")[0].subject.contains("has a parental passcode"));
        // Users who are of age, or do not say, set none.
        let ada = world.person("ada").await;
        assert_eq!(code(create_passcode(ada, new("1234")).await), Code::PasscodeForMinors);
    }

    async fn everything_protected_asks_for_it(world: World) {
        let kim = kept(&world).await;
        let before = invariants::contents(&world.house.db).await;
        for (name, outcome) in protected(&kim, None).await {
            assert_eq!(refused(outcome), (Code::PasscodeRequired, "passcode".into()), "{name}");
        }
        for (name, outcome) in protected(&kim, Some("12345")).await {
            assert_eq!(refused(outcome), (Code::PasscodeLength, "passcode".into()), "{name}");
        }
        assert_eq!(invariants::contents(&world.house.db).await, before);
        // With it, each does what it does, or refuses for its own reasons.
        for (name, outcome) in protected(&kim, Some("12 34")).await {
            let expected = match name {
                "disable_totp" => Some(Code::MfaOff),
                "remove_passkey" => Some(Code::NotFound),
                "leave_business" => Some(Code::BusinessRequired),
                // The password has been changed before.
                "deactivate_user" | "delete_user" => Some(Code::PasswordWrong),
                _ => None,
            };
            assert_eq!(outcome.err().map(|error| error.code), expected, "{name}");
        }
        // What is on no protected page asks for nothing.
        let saving = UpdatePreferences { save_behavior: Some(SaveBehavior::Ask), ..Default::default() };
        assert!(update_preferences(kim, saving).await.is_ok());
        // Neither do accounts without one.
        let ada = world.person("ada").await;
        assert!(update_user(ada, renaming(None)).await.is_ok());
    }

    async fn a_linked_business_asks_for_its_owners(world: World) {
        let kim = kept(&world).await;
        let input = CreateBusiness { business_name: "Lemonade".into(), username: None };
        let shop = create_business(kim, input).await.unwrap();
        let shop = world.as_user(shop.id);
        let unlinking = |passcode: Option<&str>| UnlinkBusiness {
            email: "lemonade@example.com".into(),
            new_password: "a better password".into(),
            password: PASSWORD.into(),
            passcode: passcode.map(str::to_owned),
        };
        assert_eq!(code(unlink_business(shop.clone(), unlinking(None)).await), Code::PasscodeRequired);
        assert_eq!(code(unlink_business(shop.clone(), unlinking(Some("4321"))).await), Code::PasscodeWrong);
        unlink_business(shop.clone(), unlinking(Some("1234"))).await.unwrap();
        assert!(leave_business(shop, LeaveBusiness::default()).await.is_ok());
    }

    async fn tries_are_slowed_down_and_lock_no_user_out(world: World) {
        let kim = kept(&world).await;
        let id = kim.user().unwrap();
        for _ in 0..5 {
            assert_eq!(
                refused(require_passcode(&kim, id, Some("0000")).await),
                (Code::PasscodeWrong, "passcode".into())
            );
        }
        let early = require_passcode(&kim, id, Some("1234")).await.unwrap_err();
        assert_eq!((early.code, early.retry_after), (Code::PasscodeTriedTooOften, Some(1)));
        // Asking without one costs no try.
        assert_eq!(code(require_passcode(&kim, id, None).await), Code::PasscodeRequired);
        world.pass(2_000);
        assert!(require_passcode(&kim, id, Some("1234")).await.is_ok());
        for _ in 0..5 {
            assert_eq!(code(require_passcode(&kim, id, Some("0000")).await), Code::PasscodeWrong);
        }
        // The longest wait ends, and the parent waits for nothing.
        request_passcode_reset(kim.clone(), Default::default()).await.unwrap();
        world.settle().await;
        reset_passcode(world.visitor(), reset(&token(&world), "5678")).await.unwrap();
        assert!(require_passcode(&kim, id, Some("5678")).await.is_ok());
        let mut days = 0;
        for _ in 0..40 {
            if code(require_passcode(&kim, id, Some("0000")).await) == Code::PasscodeTriedTooOften {
                world.pass(HOUR_MS);
                days += 1;
            }
        }
        assert!(days >= 5, "{days}");
        world.pass(5 * HOUR_MS);
        assert!(require_passcode(&kim, id, Some("5678")).await.is_ok());
    }

    async fn who_comes_of_age_keeps_it_until_it_is_removed(world: World) {
        let kim = kept(&world).await;
        world.pass(2 * 366 * 24 * HOUR_MS);
        let grown = viewer(&kim).await.passcode;
        assert!(grown.is_parental_control_passcode_enabled && !grown.is_candidate_for_parental_control_passcode);
        assert_eq!(code(update_user(kim.clone(), renaming(None)).await), Code::PasscodeRequired);
        remove_passcode(kim.clone(), removal("1234")).await.unwrap();
        assert!(update_user(kim.clone(), renaming(None)).await.is_ok());
        for outcome in [
            code(remove_passcode(kim.clone(), removal("1234")).await),
            code(request_passcode_reset(kim.clone(), Default::default()).await),
        ] {
            assert_eq!(outcome, Code::PasscodeOff);
        }
        assert!(note_closure(kim, NoteClosure { path: "/settings/privacy/".into() }).await.is_ok());
    }
}
