//! Handshakes of log-ins with and without a second factor, after what protects the account
//! has changed.

use accounts::{
    log_ins::start_log_in_handshake::start_log_in_handshake,
    sessions::{
        change_password::change_password,
        change_standing::{ChangeStanding, change_standing},
        finish_handshake::finish_handshake,
    },
};
use contract::{
    errors::Code,
    sessions::{ChangePassword, FinishHandshake, LogIn, SignedIn},
};
use kernel::{ctx::Ctx, error::Result};
use testkit::{
    authenticator::{STEP_MS, shown_code},
    builders::PASSWORD,
};

use crate::{
    ask::refused,
    factors::{proved, switched_on},
};

const NEW_PASSWORD: &str = "another horse battery";

async fn begin(ctx: &Ctx, name: &str, password: &str, mfa_token: Option<String>) -> String {
    let input = LogIn {
        username_or_email: name.into(),
        password: password.into(),
        mfa_token,
        ..LogIn::default()
    };
    let begun = start_log_in_handshake(ctx.clone(), input).await;
    begun.unwrap().0
}

async fn finish(ctx: &Ctx, token: String) -> Result<SignedIn> {
    let input = FinishHandshake {
        token,
        is_registration: false,
    };
    finish_handshake(ctx.clone(), input).await
}

testkit::on_both_engines! {
    async fn a_handshake_ends_with_the_factors_and_the_password_it_was_begun_by(world: World) {
        let ended = (Code::HandshakeInvalid, "token".to_owned());
        let (ada, here) = (proved(&world, "ada").await, world.visitor());
        let by_password = begin(&here, "ada", PASSWORD, None).await;
        let (secret, _) = switched_on(&world, &ada).await;
        assert_eq!(refused(finish(&here, by_password).await), ended, "the factor came since");
        let code = shown_code(&world, &secret, 0);
        let by_both = begin(&here, "ada", PASSWORD, Some(code)).await;
        let new = ChangePassword {
            old_password: PASSWORD.into(),
            new_password: NEW_PASSWORD.into(),
            ..ChangePassword::default()
        };
        change_password(ada.clone(), new).await.unwrap();
        assert_eq!(refused(finish(&here, by_both).await), ended);
        // One that was begun since is as good as ever.
        world.pass(STEP_MS);
        let code = shown_code(&world, &secret, 0);
        let since = begin(&here, "ada", NEW_PASSWORD, Some(code)).await;
        let signed_in = finish(&here, since).await.unwrap();
        assert_eq!(Some(signed_in.user.profile.user.id), ada.viewer());
    }

    async fn a_handshake_ends_with_all_sessions(world: World) {
        let (ben, here) = (proved(&world, "ben").await, world.visitor());
        let begun = begin(&here, "ben", PASSWORD, None).await;
        let suspended = |is_suspended| ChangeStanding {
            is_suspended: Some(is_suspended),
            ..ChangeStanding::default()
        };
        for is_suspended in [true, false] {
            let id = ben.viewer().unwrap();
            change_standing(world.host(), id, suspended(is_suspended)).await.unwrap();
        }
        assert_eq!(refused(finish(&here, begun).await).0, Code::HandshakeInvalid);
    }
}
