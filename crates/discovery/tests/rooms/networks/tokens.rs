//! Tokens of other providers that clients bring by themselves.

use accounts::{
    networks::start_authorization::start_authorization,
    sessions::finish_handshake::finish_handshake,
    signups::{
        register_user::register_user, start_registration_handshake::start_registration_handshake,
    },
};
use contract::{
    errors::Code,
    networks::{AuthorizationPurpose, StartAuthorization},
    sessions::FinishHandshake,
    signups::RegisterUser,
};
use kernel::ctx::Actor;
use serde_json::json;
use testkit::{
    builders::registration,
    provider::{CLIENT_ID, CLIENT_SECRET},
    world::World,
};

use crate::{
    ask::{code, refused},
    networks::{arrive, at_the_club, member, with},
};

testkit::on_both_engines! {
    async fn tokens_that_clients_bring_sign_up_and_log_in(world: World) {
        let (world, provider) = at_the_club(world).await;
        let now = world.house.now();
        provider.facebook_token(
            "fb",
            CLIENT_ID,
            json!({ "id": "1815", "first_name": "Ada", "email": "ada@example.com" }),
        );
        provider.facebook_token("of another", "another app", json!({ "id": "1815" }));
        let google = provider
            .id_token(now, &json!({ "sub": "g", "email": "ben@example.com", "email_verified": true, "name": "Ben" }));
        let line = provider.id_token_by_secret(now, &json!({ "sub": "l" }), CLIENT_SECRET);
        let by_facebook = |id: Option<&str>, token: &str| RegisterUser {
            facebook_id: id.map(str::to_owned),
            facebook_token: Some(token.into()),
            ..RegisterUser::default()
        };
        let wrong = [
            (by_facebook(Some("7"), "fb"), "facebook_id"),
            (by_facebook(Some("1815"), "of another"), "facebook_token"),
            (
                RegisterUser { google_open_id_token: Some("forged".into()), ..registration("eve") },
                "google_open_id_token",
            ),
            (RegisterUser { line_id_token: Some(format!("{google}x")), ..registration("eve") }, "line_id_token"),
        ];
        for (input, field) in wrong {
            assert_eq!(refused(register_user(world.visitor(), input).await), (Code::NetworkRefused, field.into()));
        }
        let ada = register_user(world.visitor(), by_facebook(Some("1815"), "fb")).await.unwrap().user;
        assert_eq!((ada.profile.first_name.as_str(), ada.is_email_verified), ("Ada", false));
        let again = register_user(world.visitor(), by_facebook(None, "fb")).await.unwrap().user;
        assert_eq!(again.profile.user.id, ada.profile.user.id);

        // A handshake hands the session over in a second call.
        let input = RegisterUser { google_open_id_token: Some(google), ..RegisterUser::default() };
        let token = start_registration_handshake(world.visitor(), input).await.unwrap().0;
        let finish = FinishHandshake { token, is_registration: true };
        let ben = finish_handshake(world.visitor(), finish).await.unwrap().user;
        assert_eq!((ben.email.as_str(), ben.is_email_verified), ("ben@example.com", true));
        assert!(ben.networks.connected_to_google);

        let nameless = RegisterUser { line_id_token: Some(line.clone()), ..RegisterUser::default() };
        assert_eq!(refused(register_user(world.visitor(), nameless).await), (Code::EmailInvalid, "email".into()));
        let named = RegisterUser { line_id_token: Some(line), password: String::new(), ..registration("cleo") };
        let cleo = register_user(world.visitor(), named).await.unwrap().user;
        assert!(cleo.networks.connected_to_line && !cleo.has_password);
    }

    async fn a_name_of_which_nothing_can_be_seen_is_missing(world: World) {
        let (world, provider) = at_the_club(world).await;
        for (address, first, last, expected) in [
            ("ada.lovelace", "\u{200b}\u{3164}", "\u{2800}", "Ada Lovelace"),
            ("ben", "\u{2800}", "Okafor", "Ben Okafor"),
            ("cleo", "Clea", "\u{feff}", "Clea"),
        ] {
            let mut unseen = member(&world, address);
            (unseen["given_name"], unseen["family_name"]) = (json!(first), json!(last));
            let authorization = arrive(&world, &provider, unseen).await;
            assert_eq!(authorization.first_name, if first == "Clea" { first } else { "" });
            let made = register_user(world.visitor(), with(&authorization)).await.unwrap().user;
            assert_eq!(made.profile.user.full_name, expected);
        }
    }
}

#[tokio::test]
async fn what_the_host_does_not_offer_is_refused() {
    let world = World::sqlite().await;
    let input = RegisterUser {
        google_open_id_token: Some("token".into()),
        ..registration("ada")
    };
    let outcome = register_user(world.visitor(), input).await;
    assert_eq!(
        refused(outcome),
        (Code::NetworkUnknown, "google_open_id_token".into())
    );
    let ctx = world.visitor().acting_as(Actor::Crawler);
    let outcome = start_authorization(
        ctx,
        StartAuthorization {
            network: "google".into(),
            purpose: AuthorizationPurpose::Enter,
            password: String::new(),
        },
    )
    .await;
    assert_eq!(code(outcome), Code::NetworkUnknown);
}
