//! Proofs that a human signs up or guesses: by work for this host, and as
//! reCAPTCHA Enterprise sees it, whose mock is a small server here.

use std::sync::Arc;

use accounts::{
    captchas::{
        ApiKey, Recaptcha, Verifier, get_captcha_challenge::get_captcha_challenge, jobs::tidy,
    },
    log_ins::{log_in::log_in, request_reset::request_reset},
    sessions::{list_sessions_of::list_sessions_of, verify_session::verify_session},
    signups::register_user::register_user,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use contract::{
    captchas::{CaptchaAction, CaptchaVerifier, GetCaptchaChallenge, VerifySession},
    errors::Code,
    sessions::{LogIn, RequestReset, SignedIn},
    signups::RegisterUser,
};
use kernel::{
    ctx::{Actor, Browser, Ctx},
    error::{Error, Result},
    tokens::token_hash,
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use testkit::{
    builders::{PASSWORD, registration},
    counterpart::{Counterpart, Said},
    world::World,
};

use crate::ask::{code, refused};

const MINUTE_MS: i64 = 60_000;
const WORK: Verifier = Verifier::ProofOfWork { hardest: 60 };

/// A proof, found as a browser finds it.
async fn proof(ctx: &Ctx, action: CaptchaAction) -> String {
    let asked = get_captcha_challenge(ctx.clone(), GetCaptchaChallenge { action }).await;
    let mut solution: Value = serde_json::to_value(asked.unwrap()).unwrap();
    let hash = |number: u64| {
        let text = format!("{}{number}", solution["salt"].as_str().unwrap());
        let bytes: [u8; 32] = Sha256::digest(text).into();
        bytes
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
    };
    let most = solution["maxnumber"].as_u64().unwrap();
    let number = (0..=most).find(|number| hash(*number) == solution["challenge"].as_str().unwrap());
    solution["number"] = json!(number.unwrap());
    STANDARD.encode(solution.to_string())
}

fn signing_up(name: &str, proof: Option<String>) -> RegisterUser {
    RegisterUser {
        recaptcha_v3_token: proof,
        ..registration(name)
    }
}

async fn enter(ctx: &Ctx, name: &str, password: &str, token: Option<String>) -> Result<SignedIn> {
    let input = LogIn {
        username_or_email: name.into(),
        password: password.into(),
        token,
        ..LogIn::default()
    };
    log_in(ctx.clone(), input).await
}

async fn wrong(ctx: &Ctx, name: &str, token: Option<String>) -> Error {
    enter(ctx, name, "wrong horse", token).await.unwrap_err()
}

/// A visitor's browser at this address.
fn at(world: &World, last: u8) -> Ctx {
    let ctx = world.visitor();
    let browser = Browser {
        address: Some([10, 0, 0, last].into()),
        ..ctx.browser.clone()
    };
    Ctx { browser, ..ctx }
}

async fn person(world: &World, name: &str) {
    let host = world.host();
    register_user(host, registration(name)).await.unwrap();
}

/// The browser of a log-in that just succeeded.
fn in_browser(ctx: &Ctx, signed_in: &SignedIn) -> Ctx {
    let id = signed_in.user.profile.user.id;
    let device = signed_in.session.device.as_ref();
    let browser = Browser {
        device: device.map(|device| device.token.as_str().into()),
        ..ctx.browser.clone()
    };
    Ctx {
        actor: Actor::user(id),
        session: Some(token_hash(&signed_in.session.token)),
        browser,
        ..ctx.clone()
    }
}

testkit::on_both_engines! {
    async fn signing_up_needs_a_proof_that_works_once(world: World) {
        let world = world.configured(|house| house.extensions.insert(WORK));
        let here = world.visitor();
        let error = register_user(here.clone(), signing_up("ada", None)).await.unwrap_err();
        let need = error.facts.captcha.unwrap();
        assert_eq!((error.code, need.action), (Code::CaptchaRequired, CaptchaAction::Signup));
        assert_eq!(need.captcha.verifier, CaptchaVerifier::ProofOfWork);
        for other in [CaptchaAction::Login, CaptchaAction::VerifySession] {
            let foreign = proof(&here, other).await;
            assert_eq!(code(register_user(here.clone(), signing_up("ada", Some(foreign))).await), Code::CaptchaFailed);
        }
        let late = proof(&here, CaptchaAction::Signup).await;
        world.pass(10 * MINUTE_MS);
        assert_eq!(code(register_user(here.clone(), signing_up("ada", Some(late))).await), Code::CaptchaFailed);
        let right = proof(&here, CaptchaAction::Signup).await;
        register_user(here.clone(), signing_up("ada", Some(right.clone()))).await.unwrap();
        assert_eq!(
            code(register_user(here.clone(), signing_up("ben", Some(right.clone()))).await),
            Code::CaptchaFailed
        );
        // Also after what was used has been forgotten.
        world.pass(11 * MINUTE_MS);
        tidy(&world.house).await.unwrap();
        assert_eq!(code(register_user(here, signing_up("ben", Some(right))).await), Code::CaptchaFailed);
        // The host makes accounts as before.
        person(&world, "cleo").await;
    }

    async fn proofs_and_guesses_count_at_all_servers_together(world: World) {
        let world = world.configured(|house| house.extensions.insert(WORK));
        let mut peer = world.afresh();
        Arc::get_mut(&mut peer).unwrap().extensions.insert(WORK);
        let here = at(&world, 1);
        let there = Ctx { house: peer, ..here.clone() };
        let made = proof(&here, CaptchaAction::Signup).await;
        register_user(there.clone(), signing_up("ada", Some(made.clone()))).await.unwrap();
        for ctx in [&here, &there] {
            let again = register_user(ctx.clone(), signing_up("ben", Some(made.clone()))).await;
            assert_eq!(code(again), Code::CaptchaFailed);
        }
        for ctx in [&here, &there, &here] {
            assert_eq!(wrong(ctx, "ada", None).await.code, Code::CredentialsWrong);
        }
        for ctx in [&here, &there] {
            assert_eq!(wrong(ctx, "ada", None).await.code, Code::CaptchaRequired);
        }
    }

    async fn what_is_wrong_with_the_form_is_said_first(world: World) {
        let world = world.configured(|house| house.extensions.insert(WORK));
        let input = RegisterUser { email: "nobody@".into(), ..signing_up("ada", None) };
        assert_eq!(refused(register_user(world.visitor(), input).await), (Code::EmailInvalid, "email".into()));
    }

    async fn guesses_need_a_proof_after_a_while_and_wait_as_before(world: World) {
        let world = world.configured(|house| house.extensions.insert(WORK));
        person(&world, "ada").await;
        for name in ["ada", "nobody"] {
            let here = at(&world, 1);
            for _ in 0..3 {
                assert_eq!(wrong(&here, name, None).await.code, Code::CredentialsWrong, "{name}");
            }
            // A challenge may be requested often: what is not checked is no
            // guess.
            for _ in 0..8 {
                let error = wrong(&here, name, None).await;
                let action = error.facts.captcha.unwrap().action;
                assert_eq!((error.code, action), (Code::CaptchaRequired, CaptchaAction::Login));
            }
            assert_eq!(wrong(&here, name, Some("made up".into())).await.code, Code::CaptchaFailed);
            for _ in 0..2 {
                let token = Some(proof(&here, CaptchaAction::Login).await);
                assert_eq!(wrong(&here, name, token).await.code, Code::CredentialsWrong, "{name}");
            }
            let token = Some(proof(&here, CaptchaAction::Login).await);
            let error = wrong(&here, name, token).await;
            assert_eq!((error.code, error.retry_after), (Code::GuessedTooOften, Some(1)), "{name}");
        }
        world.pass(1_000);
        let here = at(&world, 1);
        assert_eq!(code(enter(&here, "ada", PASSWORD, None).await), Code::CaptchaRequired);
        let token = Some(proof(&here, CaptchaAction::Login).await);
        let signed_in = enter(&here, "ada", PASSWORD, token).await.unwrap();
        // What was wrong is made good, here and everywhere.
        assert_eq!(wrong(&here, "ada", None).await.code, Code::CredentialsWrong);
        // A browser that the account knows is never asked.
        let known = in_browser(&here, &signed_in);
        let known = Ctx { actor: Actor::Visitor, session: None, ..known };
        for _ in 0..12 {
            assert_eq!(wrong(&known, "ada", None).await.code, Code::CredentialsWrong);
        }
        enter(&known, "ada", PASSWORD, None).await.unwrap();
    }

    async fn guesses_from_many_places_need_a_proof_sooner(world: World) {
        let world = world.configured(|house| house.extensions.insert(WORK));
        person(&world, "ada").await;
        for place in 0..10 {
            assert_eq!(wrong(&at(&world, place), "ada", None).await.code, Code::CredentialsWrong);
        }
        assert_eq!(wrong(&at(&world, 99), "ada", None).await.code, Code::CaptchaRequired);
    }

    async fn many_links_from_one_place_need_a_proof(world: World) {
        let world = world.configured(|house| house.extensions.insert(WORK));
        person(&world, "ada").await;
        let ask = |place: u8, token: Option<String>| {
            let input = RequestReset { username_or_email: "nobody".into(), token };
            request_reset(at(&world, place), input)
        };
        for _ in 0..3 {
            ask(1, None).await.unwrap();
        }
        assert_eq!(code(ask(1, None).await), Code::CaptchaRequired);
        ask(2, None).await.unwrap();
        let token = proof(&at(&world, 1), CaptchaAction::ResetPassword).await;
        ask(1, Some(token.clone())).await.unwrap();
        assert_eq!(code(ask(1, Some(token)).await), Code::CaptchaFailed);
    }

    async fn a_session_says_how_surely_a_person_began_it(world: World) {
        let world = world.configured(|house| house.extensions.insert(WORK));
        person(&world, "ada").await;
        let ada = in_browser(&world.visitor(), &enter(&world.visitor(), "ada", PASSWORD, None).await.unwrap());
        let id = ada.user().unwrap();
        let scores = || async {
            let listed = list_sessions_of(world.host(), id).await.unwrap();
            listed.into_iter().filter(|one| one.user_agent == "a test").map(|one| one.captcha_score).collect::<Vec<_>>()
        };
        let verify = |token: String| verify_session(ada.clone(), VerifySession { recaptcha_token: Some(token) });
        assert!(scores().await.contains(&None) && !scores().await.contains(&Some(0)));
        assert!(!verify("made up".into()).await.unwrap().is_verified);
        assert!(scores().await.contains(&Some(0)));
        let token = proof(&ada, CaptchaAction::VerifySession).await;
        assert!(verify(token).await.unwrap().is_verified);
        assert!(scores().await.contains(&Some(100)));
        assert_eq!(refused(verify(String::new()).await), (Code::InvalidInput, "recaptcha_token".into()));
        let visitor = verify_session(world.visitor(), VerifySession::default()).await;
        assert_eq!(code(visitor), Code::SignInRequired);
    }

    async fn nothing_is_asked_for_where_the_host_wants_nothing(world: World) {
        world.person("ada").await;
        let asked = get_captcha_challenge(world.visitor(), GetCaptchaChallenge { action: CaptchaAction::Login });
        assert_eq!(code(asked.await), Code::NotFound);
        for _ in 0..5 {
            assert_eq!(wrong(&at(&world, 1), "ada", None).await.code, Code::CredentialsWrong);
        }
        let ada = in_browser(&world.visitor(), &enter(&at(&world, 2), "ada", PASSWORD, None).await.unwrap());
        let input = VerifySession { recaptcha_token: Some("anything".into()) };
        assert!(!verify_session(ada, input).await.unwrap().is_verified);
    }

    async fn recaptcha_is_asked_and_believed(world: World) {
        let google = Counterpart::start(|heard| {
            let event: Value = serde_json::from_str(&heard.body).unwrap();
            // The token of this test says what the assessment is to be.
            let token = event["event"]["token"].as_str().unwrap();
            let (action, score) = token.split_once(' ').unwrap();
            Said::json(json!({
                "tokenProperties": { "valid": true, "hostname": "magpie.test", "action": action },
                "riskAnalysis": { "score": score.parse::<f64>().unwrap(), "reasons": [] },
            }).to_string())
        }).await;
        let world = world.configured(|house| house.extensions.insert(recaptcha(&google)));
        let sign_up = |name: &str, token: &str| register_user(world.visitor(), signing_up(name, Some(token.into())));
        assert_eq!(code(sign_up("ada", "signup 0.2").await), Code::CaptchaFailed);
        assert_eq!(code(sign_up("ada", "login 0.9").await), Code::CaptchaFailed);
        let ada = in_browser(&world.visitor(), &sign_up("ada", "signup 0.9").await.unwrap());
        let heard = google.heard().remove(0);
        assert_eq!(heard.line, "POST /v1/projects/pins/assessments");
        assert!(heard.headers.contains("x-goog-api-key: hush\n"));
        let event: Value = serde_json::from_str(&heard.body).unwrap();
        assert_eq!(event, json!({ "event": { "token": "signup 0.2", "siteKey": "site", "expectedAction": "signup" } }));
        let input = VerifySession { recaptcha_token: Some("verify_session 0.7".into()) };
        assert!(verify_session(ada.clone(), input).await.unwrap().is_verified);
        let listed = list_sessions_of(world.host(), ada.user().unwrap()).await.unwrap();
        assert_eq!(listed[0].captcha_score, Some(70));
        let view = world.house.get::<Verifier>().view();
        assert_eq!((view.verifier, view.site_key.as_deref()), (CaptchaVerifier::Recaptcha, Some("site")));
    }

    async fn while_proofs_cannot_be_verified_no_user_is_locked_out(world: World) {
        let down = Counterpart::start(|_| Said::missing()).await;
        let world = world.configured(|house| house.extensions.insert(recaptcha(&down)));
        person(&world, "ada").await;
        let refusal = register_user(world.visitor(), signing_up("ben", Some("t".into()))).await;
        assert_eq!(code(refusal), Code::CaptchaUnavailable);
        let here = at(&world, 1);
        for _ in 0..3 {
            assert_eq!(wrong(&here, "ada", None).await.code, Code::CredentialsWrong);
        }
        assert_eq!(wrong(&here, "ada", None).await.code, Code::CaptchaRequired);
        let token = || Some("t".to_owned());
        for _ in 0..2 {
            assert_eq!(wrong(&here, "ada", token()).await.code, Code::CredentialsWrong);
        }
        assert_eq!(wrong(&here, "ada", token()).await.code, Code::GuessedTooOften);
        world.pass(1_000);
        let ada = in_browser(&here, &enter(&here, "ada", PASSWORD, token()).await.unwrap());
        let input = VerifySession { recaptcha_token: Some("t".into()) };
        assert_eq!(code(verify_session(ada, input).await), Code::CaptchaUnavailable);
    }
}

/// reCAPTCHA Enterprise with a key of this test.
fn recaptcha(google: &Counterpart) -> Verifier {
    let options = fetch::Options {
        allowed_hosts: vec![google.address.to_string()],
        ..fetch::Options::default()
    };
    Verifier::Recaptcha(Box::new(Recaptcha {
        fetcher: fetch::Fetcher::new(&options).unwrap(),
        url: google.url(),
        script_url: "https://www.google.com/recaptcha/enterprise.js".into(),
        project: "pins".into(),
        site_key: "site".into(),
        api_key: ApiKey("hush".into()),
        least_score: 0.5,
    }))
}
