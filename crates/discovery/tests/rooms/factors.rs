//! Two-step verification: codes from an app, recovery codes, who is asked.

mod handshakes;
mod passkeys;

use accounts::{
    audits::list_audits::list_audits,
    businesses::create_business::create_business,
    departures::deactivate_user::deactivate_user,
    factors::{
        begin_totp::begin_totp, confirm_totp::confirm_totp, disable_totp::disable_totp,
        list_factors::list_factors, prove_session::prove_session,
        renew_recovery_codes::renew_recovery_codes,
    },
    log_ins::{log_in::log_in, request_reset::request_reset, reset_password::reset_password},
    sessions::{
        change_standing::{ChangeStanding, change_standing},
        keep_proof::LIFETIME_MS,
    },
    users::get_viewer::get_viewer,
};
use contract::{
    audits::{AuditChange, ListAudits},
    businesses::CreateBusiness,
    departures::DeactivateUser,
    errors::Code,
    factors::{BeginTotp, ConfirmTotp, DisableTotp, MfaWay, ProveSession, RenewRecoveryCodes},
    sessions::{LogIn, RequestReset, ResetPassword},
};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    secrets,
    tokens::token_hash,
};
use testkit::{
    authenticator::{STEP_MS, shown_code as shown},
    builders::PASSWORD,
    world::World,
};

use crate::ask::{code, refused};

/// A new user whose address is verified, in a browser with a session.
pub async fn proved(world: &World, name: &str) -> Ctx {
    let person = world.in_session(&world.person(name).await).await;
    let known = ChangeStanding {
        is_email_verified: Some(true),
        ..ChangeStanding::default()
    };
    let id = person.viewer().unwrap();
    change_standing(world.host(), id, known).await.unwrap();
    person
}

fn password() -> String {
    PASSWORD.into()
}

/// Switches two-step verification on; answers secret and recovery codes.
pub async fn switched_on(world: &World, person: &Ctx) -> (String, Vec<String>) {
    let input = BeginTotp {
        password: password(),
    };
    let secret = begin_totp(person.clone(), input).await.unwrap().secret;
    let code = shown(world, &secret, 0);
    let codes = confirm_totp(person.clone(), ConfirmTotp { code })
        .await
        .unwrap();
    // The code that was used for setting up is used up.
    world.pass(STEP_MS);
    (secret, codes.codes)
}

/// Logs `ada` in; answers whose session it is.
pub async fn enter(
    world: &World,
    mfa_token: Option<&str>,
) -> Result<Option<contract::ids::UserId>> {
    let input = LogIn {
        username_or_email: "ada".into(),
        password: password(),
        mfa_token: mfa_token.map(str::to_owned),
        ..LogIn::default()
    };
    let signed_in = log_in(world.visitor(), input).await?;
    Ok(Some(signed_in.user.profile.user.id))
}

/// The mail to this user with this subject.
pub fn letter(world: &World, name: &str, subject: &str) -> mail::Letter {
    let mails = world.mails(&format!("{name}@example.com"));
    let found = mails.into_iter().find(|mail| mail.subject == subject);
    found.unwrap_or_else(|| panic!("{subject} was not sent to {name}"))
}

async fn has_mfa(person: &Ctx) -> bool {
    let me = get_viewer(person.clone(), Default::default()).await;
    me.unwrap().has_mfa_enabled
}

fn ways(result: Result<Option<contract::ids::UserId>>) -> (Code, Vec<MfaWay>) {
    let Error { code, facts, .. } = result.unwrap_err();
    (code, facts.mfa_ways)
}

testkit::on_both_engines! {
    async fn it_is_set_up_with_the_password_and_a_first_code(world: World) {
        let ada = world.person("ada").await;
        let begin = |password: &str| begin_totp(ada.clone(), BeginTotp { password: password.into() });
        assert!(!get_viewer(ada.clone(), Default::default()).await.unwrap().can_enable_mfa);
        assert_eq!(code(begin(PASSWORD).await), Code::EmailUnverified);
        let ada = proved(&world, "ben").await;
        let begin = |password: &str| begin_totp(ada.clone(), BeginTotp { password: password.into() });
        let confirm = |code: &str| confirm_totp(ada.clone(), ConfirmTotp { code: code.into() });
        assert!(get_viewer(ada.clone(), Default::default()).await.unwrap().can_enable_mfa);
        assert_eq!(refused(begin("wrong horse").await), (Code::PasswordWrong, "password".into()));
        assert_eq!(code(confirm("123456").await), Code::MfaOff);
        let earlier = begin(PASSWORD).await.unwrap().secret;
        let new = begin(PASSWORD).await.unwrap();
        assert_ne!(earlier, new.secret);
        let expected = format!("otpauth://totp/Magpie:ben%40example.com?secret={}&issuer=Magpie", new.secret);
        assert_eq!(new.address, expected);
        assert!(new.qr.size >= 33 && new.qr.path.starts_with("M0 0h7v1h-7z"));
        for wrong in ["", "12345", "abcdef", &shown(&world, &earlier, 0)] {
            assert_eq!(refused(confirm(wrong).await), (Code::TotpCodeWrong, "code".into()), "{wrong}");
        }
        assert!(!has_mfa(&ada).await);
        let right = shown(&world, &new.secret, 0);
        let spaced = format!(" {} {} ", &right[..3], &right[3..]);
        assert_eq!(confirm(&spaced).await.unwrap().codes.len(), 10);
        assert!(has_mfa(&ada).await);
        assert_eq!(code(begin(PASSWORD).await), Code::MfaOn);
        assert_eq!(code(confirm(&right).await), Code::MfaOn);
        world.settle().await;
        letter(&world, "ben", "Two-step verification for Magpie is on");
    }

    async fn a_code_works_once_in_its_time(world: World) {
        let ada = proved(&world, "ada").await;
        let (secret, _) = switched_on(&world, &ada).await;
        let both = vec![MfaWay::Code, MfaWay::RecoveryCode];
        assert_eq!(ways(enter(&world, None).await), (Code::MfaRequired, both.clone()));
        assert_eq!(ways(enter(&world, Some(" ")).await), (Code::MfaRequired, both));
        for steps in [-3, -2, 2, 3] {
            let out_of_time = shown(&world, &secret, steps);
            assert_eq!(
                refused(enter(&world, Some(&out_of_time)).await),
                (Code::MfaTokenWrong, "mfa_token".into()),
                "{steps}"
            );
        }
        let now = shown(&world, &secret, 0);
        assert_eq!(enter(&world, Some(&now)).await.unwrap(), ada.viewer());
        assert_eq!(code(enter(&world, Some(&now)).await), Code::MfaTokenWrong, "a code works once");
        let next = shown(&world, &secret, 1);
        assert_eq!(enter(&world, Some(&next)).await.unwrap(), ada.viewer());
        world.pass(STEP_MS);
        assert_eq!(code(enter(&world, Some(&next)).await), Code::MfaTokenWrong);
        world.pass(2 * STEP_MS);
        let late = shown(&world, &secret, -1);
        assert_eq!(enter(&world, Some(&late)).await.unwrap(), ada.viewer());
    }

    async fn only_who_knows_the_password_is_asked(world: World) {
        let ada = proved(&world, "ada").await;
        let (secret, _) = switched_on(&world, &ada).await;
        let input = LogIn {
            username_or_email: "ada".into(),
            password: "wrong horse".into(),
            mfa_token: Some(shown(&world, &secret, 0)),
            ..LogIn::default()
        };
        assert_eq!(code(log_in(world.visitor(), input).await), Code::CredentialsWrong);
        let unused = shown(&world, &secret, 0);
        assert_eq!(enter(&world, Some(&unused)).await.unwrap(), ada.viewer());
    }

    async fn guessing_takes_for_ever_and_the_owner_gets_in(world: World) {
        let ada = proved(&world, "ada").await;
        let (secret, recovery) = switched_on(&world, &ada).await;
        let wrong = shown(&world, &secret, 7);
        for _ in 0..5 {
            assert_eq!(code(enter(&world, Some(&wrong)).await), Code::MfaTokenWrong);
        }
        let right = shown(&world, &secret, 0);
        let refused = enter(&world, Some(&right)).await.unwrap_err();
        assert_eq!((refused.code, refused.retry_after), (Code::RateLimited, Some(1)));
        assert_eq!(enter(&world, Some(&recovery[0])).await.unwrap(), ada.viewer());
        world.pass(1_000);
        assert_eq!(code(enter(&world, Some(&wrong)).await), Code::MfaTokenWrong);
        let refused = enter(&world, Some(&right)).await.unwrap_err();
        assert_eq!((refused.code, refused.retry_after), (Code::RateLimited, Some(2)));
        world.pass(2_000);
        let right = shown(&world, &secret, 0);
        assert_eq!(enter(&world, Some(&right)).await.unwrap(), ada.viewer());
        world.pass(2 * STEP_MS);
        let wrong = shown(&world, &secret, 7);
        assert_eq!(code(enter(&world, Some(&wrong)).await), Code::MfaTokenWrong, "the count begins anew");
    }

    async fn a_recovery_code_works_once_and_is_told_by_mail(world: World) {
        let ada = proved(&world, "ada").await;
        let (_, codes) = switched_on(&world, &ada).await;
        assert!(codes.iter().all(|code| code.len() == 14));
        let loud = codes[3].to_uppercase().replace('-', " ");
        assert_eq!(enter(&world, Some(&loud)).await.unwrap(), ada.viewer());
        assert_eq!(code(enter(&world, Some(&codes[3])).await), Code::MfaTokenWrong);
        let left = list_factors(ada.clone(), Default::default()).await.unwrap().recovery_codes_left;
        assert_eq!(left, 9);
        world.pass(1);
        world.settle().await;
        let mail = letter(&world, "ada", "A recovery code for Magpie was used");
        assert!(codes.iter().all(|code| !mail.text.contains(code)));
        let renew =
            |password: &str| renew_recovery_codes(ada.clone(), RenewRecoveryCodes { password: password.into() });
        assert_eq!(refused(renew("wrong horse").await), (Code::PasswordWrong, "password".into()));
        let new = renew(PASSWORD).await.unwrap().codes;
        assert_eq!(code(enter(&world, Some(&codes[0])).await), Code::MfaTokenWrong, "the old ones are void");
        assert_eq!(enter(&world, Some(&new[0])).await.unwrap(), ada.viewer());
        let ben = proved(&world, "ben").await;
        let (_, of_ben) = switched_on(&world, &ben).await;
        assert_eq!(code(enter(&world, Some(&of_ben[0])).await), Code::MfaTokenWrong);
    }

    async fn it_is_switched_off_with_the_password(world: World) {
        let ada = proved(&world, "ada").await;
        let off =
            |password: &str| disable_totp(ada.clone(), DisableTotp { password: password.into(), ..Default::default() });
        assert_eq!(code(off(PASSWORD).await), Code::MfaOff);
        switched_on(&world, &ada).await;
        assert_eq!(refused(off("wrong horse").await), (Code::PasswordWrong, "password".into()));
        let factors = off(PASSWORD).await.unwrap();
        assert!(!factors.has_mfa_enabled && factors.recovery_codes_left == 0);
        assert_eq!(enter(&world, None).await.unwrap(), ada.viewer());
        world.pass(1);
        world.settle().await;
        letter(&world, "ada", "Two-step verification for Magpie is off");
        switched_on(&world, &ada).await;
        assert_eq!(code(enter(&world, None).await), Code::MfaRequired);
    }

    async fn what_protects_is_changed_with_a_fresh_second_factor(world: World) {
        let ada = proved(&world, "ada").await;
        let (secret, codes) = switched_on(&world, &ada).await;
        let renew = |ctx: &Ctx, password: &str| {
            renew_recovery_codes(ctx.clone(), RenewRecoveryCodes { password: password.into() })
        };
        let prove = |mfa_token: &str| prove_session(ada.clone(), ProveSession { mfa_token: mfa_token.into() });
        // Setting it up was a proof.
        world.pass(LIFETIME_MS - STEP_MS - 1);
        let codes = [codes, renew(&ada, PASSWORD).await.unwrap().codes].concat();
        world.pass(1);
        let refusal = renew(&ada, PASSWORD).await.unwrap_err();
        let both = vec![MfaWay::Code, MfaWay::RecoveryCode];
        assert_eq!((refusal.code, refusal.facts.mfa_ways), (Code::MfaRequired, both));
        assert_eq!(code(renew(&ada, "wrong horse").await), Code::PasswordWrong, "the password first");
        for wrong in ["000000", codes[0].as_str()] {
            assert_eq!(refused(prove(wrong).await), (Code::MfaTokenWrong, "mfa_token".into()));
        }
        assert_eq!(code(prove("").await), Code::MfaRequired);
        assert_eq!(code(renew(&ada, PASSWORD).await), Code::MfaRequired);
        let right = shown(&world, &secret, 0);
        assert_eq!(prove(&right).await.unwrap().until_ms, world.house.now() + LIFETIME_MS);
        assert_eq!(code(prove(&right).await), Code::MfaTokenWrong, "a code works once");
        let codes = renew(&ada, PASSWORD).await.unwrap().codes;
        let elsewhere = world.in_session(&ada).await;
        assert_eq!(code(renew(&elsewhere, PASSWORD).await), Code::MfaRequired, "the proof is this session's");
        world.pass(LIFETIME_MS);
        assert_eq!(code(renew(&ada, PASSWORD).await), Code::MfaRequired);
        prove(&codes[0]).await.unwrap();
        assert_eq!(code(prove(&codes[0]).await), Code::MfaTokenWrong);
        let input = DisableTotp { password: password(), ..Default::default() };
        assert!(!disable_totp(ada.clone(), input).await.unwrap().has_mfa_enabled);
        // Nothing is asked of an account without one.
        world.pass(LIFETIME_MS);
        let wanted = BeginTotp { password: password() };
        assert!(begin_totp(ada, wanted).await.is_ok());
    }

    async fn a_proof_is_of_the_factor_that_there_is(world: World) {
        let ada = proved(&world, "ada").await;
        let thief = world.in_session(&ada).await;
        let prove = |ctx: &Ctx| prove_session(ctx.clone(), ProveSession { mfa_token: "000000".into() });
        assert_eq!(code(prove(&thief).await), Code::MfaOff, "there is nothing to prove");
        // A full log-in of before, which proved all that there was.
        let input = LogIn { username_or_email: "ada".into(), password: password(), ..LogIn::default() };
        let token = log_in(world.visitor(), input).await.unwrap().session.token;
        let thief = Ctx { session: Some(token_hash(&token)), ..thief };
        world.pass(1);
        let (secret, _) = switched_on(&world, &ada).await;
        let off = || DisableTotp { password: password(), ..Default::default() };
        assert_eq!(code(disable_totp(thief.clone(), off()).await), Code::MfaRequired);
        // Guesses in an open session slow down no log-in.
        for _ in 0..5 {
            assert_eq!(code(prove(&thief).await), Code::MfaTokenWrong);
        }
        assert_eq!(code(prove(&thief).await), Code::RateLimited);
        let right = shown(&world, &secret, 0);
        assert_eq!(enter(&world, Some(&right)).await.unwrap(), ada.viewer());
    }

    async fn a_full_log_in_is_a_proof(world: World) {
        let ada = proved(&world, "ada").await;
        let (_, codes) = switched_on(&world, &ada).await;
        let input = LogIn {
            username_or_email: "ada".into(),
            password: password(),
            // The last one: a user who lost their app switches it off without another.
            mfa_token: Some(codes[0].clone()),
            ..LogIn::default()
        };
        let token = log_in(world.visitor(), input).await.unwrap().session.token;
        let ctx = Ctx { session: Some(token_hash(&token)), ..ada };
        world.pass(LIFETIME_MS - 1);
        let off = || DisableTotp { password: password(), ..Default::default() };
        assert!(disable_totp(ctx.clone(), off()).await.is_ok());
        switched_on(&world, &ctx).await;
        world.pass(LIFETIME_MS);
        assert_eq!(code(disable_totp(ctx, off()).await), Code::MfaRequired);
    }

    async fn a_linked_business_proves_its_owners(world: World) {
        let ada = proved(&world, "ada").await;
        let (secret, _) = switched_on(&world, &ada).await;
        let input = CreateBusiness { business_name: "Oak & Ash".into(), username: None };
        let shop = create_business(ada.clone(), input).await.unwrap();
        let at_shop = world.in_session(&ada.acting_as(Actor::user(shop.id))).await;
        let leave = || DeactivateUser { password: password(), ..Default::default() };
        assert_eq!(code(deactivate_user(at_shop.clone(), leave()).await), Code::MfaRequired);
        let mfa_token = shown(&world, &secret, 0);
        prove_session(at_shop.clone(), ProveSession { mfa_token }).await.unwrap();
        deactivate_user(at_shop, leave()).await.unwrap();
    }

    async fn who_reads_the_mails_alone_does_not_get_in(world: World) {
        let ada = proved(&world, "ada").await;
        let (secret, _) = switched_on(&world, &ada).await;
        let ask = RequestReset { username_or_email: "ada".into(), ..Default::default() };
        request_reset(world.visitor(), ask).await.unwrap();
        world.settle().await;
        let mail = letter(&world, "ada", "Choose a new password for Magpie");
        let (_, rest) = mail.text.split_once("/#").unwrap();
        let token = rest.lines().next().unwrap().to_owned();
        let reset = |mfa_token: Option<String>| reset_password(world.visitor(), ResetPassword {
            token: token.clone(),
            new_password: "a newer password".into(),
            mfa_token,
        });
        assert_eq!(code(reset(None).await), Code::MfaRequired);
        assert_eq!(code(reset(Some("000000".into())).await), Code::MfaTokenWrong);
        assert_eq!(code(enter(&world, None).await), Code::MfaRequired, "the password is as it was");
        assert!(reset(Some(shown(&world, &secret, 0))).await.is_ok());
    }

    async fn a_linked_business_has_its_owners_and_leaves_them_alone(world: World) {
        let ada = proved(&world, "ada").await;
        switched_on(&world, &ada).await;
        let input = CreateBusiness { business_name: "Oak & Ash".into(), username: None };
        let shop = create_business(ada.clone(), input).await.unwrap();
        let at_shop = ada.clone().acting_as(Actor::user(shop.id));
        assert!(list_factors(at_shop.clone(), Default::default()).await.unwrap().has_mfa_enabled);
        assert!(has_mfa(&at_shop).await);
        let off = disable_totp(at_shop, DisableTotp { password: password(), ..Default::default() }).await;
        assert_eq!(code(off), Code::LogInShared);
        assert!(has_mfa(&ada).await);
    }

    async fn every_change_is_noted(world: World) {
        let ada = proved(&world, "ada").await;
        switched_on(&world, &ada).await;
        renew_recovery_codes(ada.clone(), RenewRecoveryCodes { password: password() }).await.unwrap();
        world.pass(1);
        disable_totp(ada.clone(), DisableTotp { password: password(), ..Default::default() }).await.unwrap();
        let noted = list_audits(ada, ListAudits {}).await.unwrap().audits;
        let noted: Vec<_> = noted.iter().take(3).map(|audit| audit.change).collect();
        let expected = [AuditChange::MfaDisabled, AuditChange::RecoveryCodesRenewed, AuditChange::MfaEnabled];
        assert_eq!(noted, expected);
    }

    async fn a_sealed_secret_opens_for_its_owner_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (ada, ben) = (ada.viewer().unwrap(), ben.viewer().unwrap());
        let sealed = secrets::seal_secret(&world.house, ada, b"secret").unwrap();
        assert!(!sealed.windows(6).any(|part| part == b"secret"));
        assert_eq!(secrets::open_secret(&world.house, ada, &sealed).unwrap(), b"secret");
        assert!(secrets::open_secret(&world.house, ben, &sealed).is_err());
        assert!(secrets::open_secret(&world.house, ada, &sealed[1..]).is_err());
        assert!(secrets::open_secret(&world.house, ada, &[]).is_err());
    }
}
