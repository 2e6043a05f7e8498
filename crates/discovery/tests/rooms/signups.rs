//! Signing up: who may, what is kept, what happens after a lost answer; invites;
//! the screens that follow.

mod hidden;

use accounts::{
    audits::list_all_audits::list_all_audits,
    invites::{
        create_invite::create_invite, delete_invite::delete_invite, end_invite::end_invite,
        get_invite_metadata::get_invite_metadata, list_host_invites::list_host_invites,
        list_invites::list_invites, make_host_invite::make_host_invite,
    },
    sessions::change_standing::{ChangeStanding, change_standing},
    signups::{
        erase_signup::erase_signup, move_signup_flow::move_signup_flow, policy::SignUpRules,
        register_user::register_user,
    },
    users::{get_viewer::get_viewer, policy::AccountRules, update_user::update_user},
};
use contract::{
    errors::Code,
    ids::InterestId,
    interests::FollowInterests,
    invites::{CreateInvite, DeleteInvite, GetInviteMetadata},
    sessions::SignedIn,
    signups::{MoveSignupFlow, RegisterUser, SignUpMode, SignupFlowStep},
    users::{Nag, UpdateUser},
};
use discovery::interests::{follow_interests::follow_interests, list_interests::list_interests};
use kernel::{ctx::Ctx, error::Result};
use serde_json::json;
use store::{Run, args, sql};
use testkit::builders::{self, registration};

use crate::ask::{code, refused};

sql! {
    slow ORIGIN: (Option<String>, Option<String>, Option<String>, Option<String>) =
        "SELECT invite_code, utm_campaign, visited_pages, user_behavior_data FROM signup_origins \
         WHERE user_id = $1";
}

const MINUTE_MS: i64 = 60 * 1_000;

async fn sign_up(ctx: Ctx, input: RegisterUser) -> Result<SignedIn> {
    register_user(ctx, input).await
}

async fn step(ctx: &Ctx) -> Option<SignupFlowStep> {
    let me = get_viewer(ctx.clone(), Default::default()).await;
    me.unwrap().signup_flow_step
}

fn at(step: SignupFlowStep) -> MoveSignupFlow {
    MoveSignupFlow { step: Some(step) }
}

fn with(code: &str) -> RegisterUser {
    RegisterUser {
        invite_code: Some(code.into()),
        ..registration("ben")
    }
}

testkit::on_both_engines! {
    async fn the_whole_payload_is_kept_and_what_is_too_much_is_not(world: World) {
        let input = RegisterUser {
            gender: Some("custom".into()), custom_gender: Some("agender".into()),
            country: Some("jp".into()), locale: Some("pt-BR".into()),
            invite_code: Some("nobody's".into()), utm_campaign: Some("spring".into()),
            visited_pages: Some(json!(["/", "/pin/7/"])),
            user_behavior_data: Some(json!("x".repeat(20_000))),
            ..registration("ada")
        };
        let made = sign_up(world.visitor(), input).await.unwrap().user;
        assert_eq!((made.country.as_str(), made.locale.as_str()), ("JP", "pt_BR"));
        assert_eq!((made.gender.as_deref(), made.custom_gender.as_deref()), (Some("custom"), Some("agender")));
        let id = made.profile.user.id;
        let db = &world.house.db;
        let kept = db.opt(&ORIGIN, &args![id]).await.unwrap().unwrap();
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(kept, (text("nobody's"), text("spring"), text("[\"/\",\"/pin/7/\"]"), None));
        let tx = world.house.begin().await.unwrap();
        erase_signup(&tx, id).await.unwrap();
        tx.commit().await.unwrap();
        assert!(db.opt(&ORIGIN, &args![id]).await.unwrap().is_none());
        assert_eq!(step(&world.as_user(id)).await, None);
    }

    async fn wrong_fields_are_named_and_nothing_is_made(world: World) {
        let cases = [
            (RegisterUser { locale: Some("xx".into()), ..registration("ada") }, Code::InvalidInput, "locale"),
            (RegisterUser { country: Some("Japan".into()), ..registration("ada") }, Code::InvalidInput, "country"),
            (
                RegisterUser {
                    gender: Some("custom".into()),
                    custom_gender: Some("x".repeat(61)),
                    ..registration("ada")
                },
                Code::TextLength,
                "custom_gender",
            ),
            (
                RegisterUser { first_name: Some("\u{200b}".into()), ..registration("ada") },
                Code::TextLength,
                "first_name",
            ),
            (
                RegisterUser { last_name: Some("\u{3164}".into()), ..registration("ada") },
                Code::TextLength,
                "last_name",
            ),
            (
                RegisterUser { birthday: Some("2010-01-01".into()), ..registration("ada") },
                Code::AgeRestricted,
                "birthday",
            ),
        ];
        for (input, code, field) in cases {
            assert_eq!(refused(sign_up(world.visitor(), input).await), (code, field.into()));
        }
        // A visitor who was once too young cannot grow older in this browser.
        let mut restricted = world.visitor();
        restricted.browser.is_age_restricted = true;
        let older = RegisterUser { birthday: Some("1990-01-01".into()), ..registration("ada") };
        assert_eq!(refused(sign_up(restricted, older).await), (Code::AgeRestricted, "birthday".into()));
        // What turns the words around it goes.
        let turned = RegisterUser { last_name: Some("\u{202e}ecalevoL".into()), ..registration("ada") };
        let made = sign_up(world.visitor(), turned).await.unwrap().user.profile.user;
        assert_eq!(made.full_name, "ada ecalevoL");
    }

    async fn a_lost_answer_is_asked_for_again(world: World) {
        let first = sign_up(world.visitor(), registration("ada")).await.unwrap().user;
        let again = || sign_up(world.visitor(), registration("ada"));
        assert_eq!(again().await.unwrap().user.profile.user.id, first.profile.user.id);
        let guess = RegisterUser { password: "another password".into(), ..registration("ada") };
        assert_eq!(refused(sign_up(world.visitor(), guess).await), (Code::EmailTaken, "email".into()));
        world.pass(10 * MINUTE_MS + 1);
        assert_eq!(refused(again().await), (Code::EmailTaken, "email".into()));
    }

    async fn invites_are_bounded_and_end(world: World) {
        let ada = world.person("ada").await;
        let made = create_invite(ada.clone(), CreateInvite::default()).await.unwrap();
        assert_eq!(made.url, format!("http://magpie.test/?invite_code={}", made.invite_code));
        let ask = || GetInviteMetadata { invite_code: made.invite_code.clone() };
        let shown = get_invite_metadata(world.visitor(), ask()).await.unwrap();
        assert_eq!(
            (shown.sender.id, shown.sender.first_name.as_str(), shown.invite_channel),
            (ada.user().unwrap(), "ada", 1)
        );
        assert_eq!((shown.sender.full_name.as_str(), shown.sender.image_medium_url), ("ada", None));
        assert!(shown.sender.should_show_messaging);
        sign_up(world.visitor(), with(&made.invite_code)).await.unwrap();
        assert_eq!(list_invites(ada.clone(), Default::default()).await.unwrap().invites[0].uses, 1);
        for _ in 1..10 {
            create_invite(ada.clone(), CreateInvite::default()).await.unwrap();
        }
        assert_eq!(code(create_invite(ada.clone(), CreateInvite::default()).await), Code::InvitesUsedUp);
        let odd = CreateInvite { invite_channel: Some(100) };
        assert_eq!(refused(create_invite(ada.clone(), odd).await), (Code::InvalidInput, "invite_channel".into()));
        let end = || DeleteInvite { invite_code: made.invite_code.clone() };
        let ben = world.person("cleo").await;
        assert_eq!(code(delete_invite(ben, end()).await), Code::NotFound);
        delete_invite(ada.clone(), end()).await.unwrap();
        assert_eq!(code(get_invite_metadata(world.visitor(), ask()).await), Code::NotFound);
        assert_eq!(list_invites(ada.clone(), Default::default()).await.unwrap().invites.len(), 9);
        world.pass(31 * 24 * 60 * MINUTE_MS);
        assert!(list_invites(ada, Default::default()).await.unwrap().invites.is_empty());
    }

    async fn the_flow_begins_with_welcome_moves_and_ends_for_good(world: World) {
        let ada = world.person("ada").await;
        assert_eq!(step(&ada).await, Some(SignupFlowStep::Welcome));
        move_signup_flow(ada.clone(), at(SignupFlowStep::Interests)).await.unwrap();
        assert_eq!(step(&ada).await, Some(SignupFlowStep::Interests));
        move_signup_flow(ada.clone(), MoveSignupFlow::default()).await.unwrap();
        let moved = move_signup_flow(ada.clone(), at(SignupFlowStep::Name)).await.unwrap();
        assert_eq!((moved.signup_flow_step, step(&ada).await), (None, None));
        assert_eq!(code(move_signup_flow(world.visitor(), MoveSignupFlow::default()).await), Code::SignInRequired);
    }

    async fn what_is_left_to_do_is_told_until_it_is_done(world: World) {
        // A host that asks for verified addresses, as hosts do unless they say otherwise.
        let world = world.configured(|house| house.extensions.insert(AccountRules::default()));
        let ada = world.person("ada").await;
        let nags = || async { get_viewer(ada.clone(), Default::default()).await.unwrap().nags };
        assert_eq!(nags().await, [Nag::VerifyEmail, Nag::FinishSignup]);
        move_signup_flow(ada.clone(), MoveSignupFlow::default()).await.unwrap();
        assert_eq!(nags().await, [Nag::VerifyEmail]);
        let proved = ChangeStanding { is_email_verified: Some(true), ..ChangeStanding::default() };
        change_standing(world.host(), ada.user().unwrap(), proved).await.unwrap();
        assert_eq!(nags().await, []);
    }

    async fn what_is_only_for_oneself_is_said_in_the_flow(world: World) {
        let ada = world.person("ada").await;
        let born = |day: &str| UpdateUser { birthday: Some(day.into()), ..UpdateUser::default() };
        assert_eq!(
            refused(update_user(ada.clone(), born("2010-01-01")).await),
            (Code::AgeRestricted, "birthday".into())
        );
        assert_eq!(update_user(ada.clone(), born("2004-06-26")).await.unwrap().age_in_years, Some(15));
        let place = UpdateUser {
            gender: Some("female".into()),
            country: Some("de".into()),
            locale: Some("de".into()),
            ..UpdateUser::default()
        };
        let me = update_user(ada.clone(), place).await.unwrap();
        assert_eq!((me.gender.as_deref(), me.country.as_str(), me.locale.as_str()), (Some("female"), "DE", "de"));
        let odd = UpdateUser { locale: Some("xx".into()), ..UpdateUser::default() };
        assert_eq!(refused(update_user(ada, odd).await), (Code::InvalidInput, "locale".into()));
    }

    async fn interests_are_followed_as_a_whole_and_shown_by_pins(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Nest").await.board.id;
        builders::pin(&ada, board, "Birds in snow").await;
        builders::pin(&ada, board, "An owl").await;
        world.settle().await;
        let all = list_interests(ada.clone(), Default::default()).await.unwrap().interests;
        assert_eq!(all.len(), 24);
        let pictured: Vec<&str> = all.iter().filter(|one| one.pin.is_some()).map(|one| one.key.as_str()).collect();
        assert_eq!(pictured, ["animals", "birds"]);
        let follow = |ids: &[i64]| FollowInterests { interest_ids: ids.iter().copied().map(InterestId).collect() };
        follow_interests(ada.clone(), follow(&[3, 1, 3])).await.unwrap();
        follow_interests(ada.clone(), follow(&[2])).await.unwrap();
        assert_eq!(
            refused(follow_interests(ada.clone(), follow(&[2, 99_999])).await),
            (Code::NotFound, "interest_ids".into())
        );
        let all = list_interests(ada, Default::default()).await.unwrap().interests;
        let followed: Vec<i64> = all.iter().filter(|one| one.is_followed).map(|one| one.id.0).collect();
        assert_eq!(followed, [2]);
    }

    async fn a_host_by_invite_takes_whom_a_user_invites(world: World) {
        let world = world.configured(|house| house.extensions.insert(SignUpRules { mode: SignUpMode::Invite }));
        let none = sign_up(world.visitor(), registration("ben")).await;
        assert_eq!(refused(none), (Code::InviteRequired, "invite_code".into()));
        let wrong = sign_up(world.visitor(), with("wrong")).await;
        assert_eq!(refused(wrong), (Code::InviteInvalid, "invite_code".into()));
        let host = sign_up(world.host(), registration("ada")).await.unwrap();
        let ada = world.as_user(host.user.profile.user.id);
        let made = create_invite(ada, CreateInvite::default()).await.unwrap();
        for name in 0..10 {
            let input = RegisterUser {
                invite_code: Some(made.invite_code.clone()),
                ..registration(&format!("guest{name}"))
            };
            sign_up(world.visitor(), input).await.unwrap();
        }
        let late = sign_up(world.visitor(), with(&made.invite_code)).await;
        assert_eq!(refused(late), (Code::InviteInvalid, "invite_code".into()));
    }

    async fn a_closed_host_takes_only_whom_it_makes_itself(world: World) {
        let world = world.configured(|house| house.extensions.insert(SignUpRules { mode: SignUpMode::Closed }));
        let input = with("any");
        assert_eq!(
            code(sign_up(world.visitor(), input).await),
            Code::SignUpClosed
        );
        sign_up(world.host(), registration("ada")).await.unwrap();
    }

    async fn a_host_by_invite_takes_whom_it_invites_itself(world: World) {
        let world = world.configured(|house| house.extensions.insert(SignUpRules { mode: SignUpMode::Invite }));
        for (uses, days, field) in [(0, 7, "uses"), (10_001, 7, "uses"), (1, 0, "days")] {
            let wrong = make_host_invite(world.host(), uses, days).await;
            assert_eq!(refused(wrong), (Code::InvalidInput, field.into()));
        }
        let made = make_host_invite(world.host(), 1, 7).await.unwrap();
        assert!(made.url.ends_with(&made.invite_code));
        sign_up(world.visitor(), with(&made.invite_code))
            .await
            .unwrap();
        let second = RegisterUser {
            invite_code: Some(made.invite_code),
            ..registration("grace")
        };
        let used = sign_up(world.visitor(), second).await;
        assert_eq!(refused(used), (Code::InviteInvalid, "invite_code".into()));
    }

    async fn invites_of_the_host_are_listed_ended_and_noted(world: World) {
        let host = || world.host();
        let first = make_host_invite(host(), 3, 7).await.unwrap().invite_code;
        let second = make_host_invite(host(), 1, 30).await.unwrap().invite_code;
        let ada = world.person("ada").await;
        let adas = create_invite(ada.clone(), CreateInvite::default()).await.unwrap().invite_code;
        let listed = || async {
            let invites = list_host_invites(host()).await.unwrap();
            invites.into_iter().map(|invite| invite.invite_code).collect::<Vec<_>>()
        };
        assert_eq!(listed().await, [second.clone(), first.clone()]);
        for invite in [&first, &adas] {
            end_invite(host(), invite).await.unwrap();
        }
        for invite in [first.as_str(), "unknown", "a\0"] {
            assert_eq!(code(end_invite(host(), invite).await), Code::NotFound);
        }
        assert_eq!(listed().await, [second]);
        let log = list_all_audits(host(), None, 100).await.unwrap();
        let noted: Vec<_> =
            log.iter().filter(|audit| audit.user_id.0 == 0).map(|audit| audit.change.as_str()).collect();
        assert_eq!(noted, ["invite_ended", "invite_ended", "invite_created", "invite_created"]);
        for ctx in [ada, world.visitor()] {
            assert_eq!(code(make_host_invite(ctx.clone(), 1, 1).await), Code::NotAllowed);
            assert_eq!(code(list_host_invites(ctx.clone()).await), Code::NotAllowed);
            assert_eq!(code(end_invite(ctx, "x").await), Code::NotAllowed);
        }
    }
}
