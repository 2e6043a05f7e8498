//! A forgotten passcode: chosen anew by the parent, or removed by the host.

use accounts::{
    audits::list_all_audits::list_all_audits,
    passcodes::{
        clear_passcode::clear_passcode, create_passcode::create_passcode,
        remove_passcode::remove_passcode, request_passcode_reset::request_passcode_reset,
        require_passcode::require_passcode, reset_passcode::reset_passcode,
    },
    users::update_user::update_user,
};
use contract::{errors::Code, passcodes::RemovePasscode};

use crate::{
    ask::{code, refused},
    passcodes::{HOUR_MS, PARENT, kept, new, removal, renaming, reset, token},
};

testkit::on_both_engines! {
    async fn a_forgotten_passcode_is_chosen_anew_by_the_parent(world: World) {
        let kim = kept(&world).await;
        let id = kim.user().unwrap();
        request_passcode_reset(kim.clone(), Default::default()).await.unwrap();
        world.settle().await;
        let first = token(&world);
        assert_eq!(
            refused(reset_passcode(world.visitor(), reset("none", "5678")).await),
            (Code::MailLinkInvalid, "token".into())
        );
        assert_eq!(
            refused(reset_passcode(world.visitor(), reset(&first, "567")).await),
            (Code::PasscodeLength, "passcode".into())
        );
        reset_passcode(world.visitor(), reset(&first, "5678")).await.unwrap();
        assert_eq!(code(reset_passcode(world.visitor(), reset(&first, "9999")).await), Code::MailLinkInvalid);
        assert_eq!(code(require_passcode(&kim, id, Some("1234")).await), Code::PasscodeWrong);
        assert!(require_passcode(&kim, id, Some("5678")).await.is_ok());
        world.settle().await;
        assert!(world.mails(PARENT)[0].subject.contains("was changed"));

        // A link does not outlive its hour, nor the passcode.
        request_passcode_reset(kim.clone(), Default::default()).await.unwrap();
        world.settle().await;
        let late = token(&world);
        world.pass(2 * HOUR_MS);
        assert_eq!(code(reset_passcode(world.visitor(), reset(&late, "9999")).await), Code::MailLinkInvalid);
        request_passcode_reset(kim.clone(), Default::default()).await.unwrap();
        world.settle().await;
        let void = token(&world);
        assert_eq!(code(remove_passcode(kim.clone(), RemovePasscode::default()).await), Code::PasscodeRequired);
        assert_eq!(code(remove_passcode(kim.clone(), removal("0000")).await), Code::PasscodeWrong);
        let off = remove_passcode(kim.clone(), removal("5678")).await.unwrap();
        assert!(!off.is_parental_control_passcode_enabled && off.parental_control_anonymized_email.is_none());
        create_passcode(kim.clone(), new("2468")).await.unwrap();
        assert_eq!(code(reset_passcode(world.visitor(), reset(&void, "9999")).await), Code::MailLinkInvalid);
        assert!(require_passcode(&kim, id, Some("2468")).await.is_ok());
    }

    async fn the_host_removes_a_forgotten_one(world: World) {
        let kim = kept(&world).await;
        let id = kim.user().unwrap();
        request_passcode_reset(kim.clone(), Default::default()).await.unwrap();
        world.settle().await;
        let void = token(&world);
        while code(require_passcode(&kim, id, Some("0000")).await) == Code::PasscodeWrong {}
        assert_eq!(code(require_passcode(&kim, id, Some("1234")).await), Code::PasscodeTriedTooOften);
        for stranger in [kim.clone(), world.visitor()] {
            assert_eq!(code(clear_passcode(stranger, id).await), Code::NotAllowed);
        }
        clear_passcode(world.host(), id).await.unwrap();
        assert!(update_user(kim.clone(), renaming(None)).await.is_ok());
        assert_eq!(code(clear_passcode(world.host(), id).await), Code::PasscodeOff);
        world.settle().await;
        assert!(world.mails(PARENT)[0].subject.contains("was removed"), "{}", world.mails(PARENT)[0].subject);
        let log = list_all_audits(world.host(), Some(id), 1).await.unwrap();
        assert_eq!((log[0].change.as_str(), log[0].actor_id), ("passcode_removed", None));
        // Another one begins anew: no wait, and no way in by the link of the former.
        create_passcode(kim.clone(), new("2468")).await.unwrap();
        assert!(require_passcode(&kim, id, Some("2468")).await.is_ok());
        assert_eq!(code(reset_passcode(world.visitor(), reset(&void, "9999")).await), Code::MailLinkInvalid);
    }
}
