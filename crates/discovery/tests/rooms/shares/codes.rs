//! Codes in shared links, and addresses for cameras.

use accounts::{
    invites::{
        create_invite::create_invite, delete_invite::delete_invite,
        get_invite_metadata::get_invite_metadata, get_share_code::get_share_code,
        list_invites::list_invites,
    },
    preferences::update_preferences::update_preferences,
    signups::{policy::SignUpRules, register_user::register_user},
};
use contract::{
    errors::Code,
    ids::{BoardId, PinId, UserId},
    invites::{CreateInvite, DeleteInvite, GetInviteMetadata, GetShareCode, InviteMetadata},
    shares::{GetBoardQr, GetPinQr, GetUserQr, LinkQr},
    signups::{RegisterUser, SignUpMode},
};
use discovery::shares::{
    get_board_qr::get_board_qr, get_pin_qr::get_pin_qr, get_user_qr::get_user_qr,
};
use kernel::{
    ctx::{Actor, Ctx, Standing},
    error::Result,
};
use serde_json::json;
use store::{Run, args, sql};
use testkit::builders::{self, registration};
use tokio::task::JoinSet;

use crate::ask::{code, input, refused};

sql! {
    slow USES: (i64, i64) = "SELECT channel, uses FROM invites WHERE NOT is_entry ORDER BY channel";
    slow ORIGINS: Option<String> =
        "SELECT invite_code FROM signup_origins WHERE invite_code IS NOT NULL";
}

async fn share_code(who: &Ctx, invite_channel: Option<i64>) -> Result<String> {
    let input = GetShareCode { invite_channel };
    Ok(get_share_code(who.clone(), input).await?.invite_code)
}

async fn metadata(who: &Ctx, invite_code: &str) -> Result<InviteMetadata> {
    let invite_code = invite_code.to_owned();
    get_invite_metadata(who.clone(), GetInviteMetadata { invite_code }).await
}

async fn qr(who: &Ctx, pin_id: PinId) -> Result<LinkQr> {
    get_pin_qr(who.clone(), GetPinQr { pin_id }).await
}

/// Addresses that cameras read of a board, and of its owner's profile.
async fn pages(who: &Ctx, board_id: BoardId, user_id: UserId) -> Result<[String; 2]> {
    let board = get_board_qr(who.clone(), GetBoardQr { board_id }).await?;
    let user = get_user_qr(who.clone(), GetUserQr { user_id }).await?;
    Ok([board.url, user.url])
}

fn with(name: &str, code: &str) -> RegisterUser {
    RegisterUser {
        invite_code: Some(code.into()),
        ..registration(name)
    }
}

testkit::on_both_engines! {
    /// Business specification §4 "Invite toast": a toast of messages needs both to take them.
    async fn a_code_tells_whether_its_sender_takes_messages(world: World) {
        let ada = world.person("ada").await;
        let link = share_code(&ada, None).await.unwrap();
        for (followed, others, expected) in [
            ("inbox", "requests", true),
            ("refused", "requests", true),
            ("inbox", "refused", true),
            ("refused", "refused", false),
        ] {
            let wanted = json!({ "messages_from_followed": followed, "messages_from_others": others });
            update_preferences(ada.clone(), input(wanted)).await.unwrap();
            let told = metadata(&world.visitor(), &link).await.unwrap().sender;
            assert_eq!(told.should_show_messaging, expected, "{followed} {others}");
        }
    }

    async fn a_user_has_one_code_for_each_way(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let link = share_code(&ada, None).await.unwrap();
        assert_eq!(share_code(&ada, Some(1)).await.unwrap(), link);
        let place = share_code(&ada, Some(2)).await.unwrap();
        let bens = share_code(&ben, None).await.unwrap();
        assert!(link != place && link != bens);
        // Two windows at once have the same.
        let mut tasks = JoinSet::new();
        for _ in 0..4 {
            let ben = ben.clone();
            tasks.spawn(async move { share_code(&ben, Some(3)).await.unwrap() });
        }
        let mut made = tasks.join_all().await;
        made.dedup();
        assert_eq!(made.len(), 1);
        // They are no invites: these are counted and listed by themselves.
        for _ in 0..10 {
            create_invite(ada.clone(), CreateInvite::default()).await.unwrap();
        }
        assert_eq!(share_code(&ada, None).await.unwrap(), link);
        assert_eq!(list_invites(ada.clone(), Default::default()).await.unwrap().invites.len(), 10);
        let shown = metadata(&world.visitor(), &place).await.unwrap();
        assert_eq!(
            (shown.sender.id, shown.invite_channel, shown.is_entry),
            (ada.user().unwrap(), 2, false)
        );
        // Ended, it is another from then on.
        delete_invite(ada.clone(), DeleteInvite { invite_code: link.clone() }).await.unwrap();
        assert_eq!(code(metadata(&ben, &link).await), Code::NotFound);
        assert_ne!(share_code(&ada, None).await.unwrap(), link);
    }

    async fn those_who_may_not_write_have_none(world: World) {
        let ada = world.person("ada").await;
        for channel in [-1, 100] {
            let wrong = share_code(&ada, Some(channel)).await;
            assert_eq!(refused(wrong), (Code::InvalidInput, "invite_channel".into()));
        }
        let standing = Standing { is_write_banned: true, ..Standing::default() };
        let banned = ada.acting_as(Actor::User(ada.user().unwrap(), standing));
        assert_eq!(code(share_code(&banned, None).await), Code::WriteBanned);
        assert_eq!(code(share_code(&world.visitor(), None).await), Code::SignInRequired);
    }

    async fn a_code_credits_its_user_without_end(world: World) {
        let ada = world.person("ada").await;
        let link = share_code(&ada, None).await.unwrap();
        for name in 0..11 {
            register_user(world.visitor(), with(&format!("guest{name}"), &link)).await.unwrap();
        }
        let db = &world.house.db;
        assert_eq!(db.all(&USES, &args![]).await.unwrap(), [(1, 11)]);
        let origins = db.all(&ORIGINS, &args![]).await.unwrap();
        assert_eq!(origins.len(), 11);
        assert!(origins.iter().all(|code| code.as_ref() == Some(&link)));
        // Years later it credits them still.
        world.pass(10 * 365 * 24 * 60 * 60 * 1_000);
        assert!(metadata(&world.visitor(), &link).await.is_ok());
    }

    async fn a_code_opens_no_host_that_needs_an_invite(world: World) {
        let world = world.configured(|house| house.extensions.insert(SignUpRules { mode: SignUpMode::Invite }));
        let host = register_user(world.host(), registration("ada")).await.unwrap();
        let ada = world.as_user(host.user.profile.user.id);
        let link = share_code(&ada, None).await.unwrap();
        let refusal = register_user(world.visitor(), with("ben", &link)).await;
        assert_eq!(refused(refusal), (Code::InviteInvalid, "invite_code".into()));
        assert_eq!(world.house.db.all(&USES, &args![]).await.unwrap(), [(1, 0)]);
        let invite = create_invite(ada, CreateInvite::default()).await.unwrap().invite_code;
        register_user(world.visitor(), with("ben", &invite)).await.unwrap();
    }

    async fn a_camera_reads_where_a_pin_is_and_who_sent_it(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let plain = format!("http://magpie.test/pin/{robin}/");
        for viewer in [&world.visitor(), &ada] {
            let shown = qr(viewer, robin).await.unwrap();
            assert_eq!(shown.url, plain);
            assert!(shown.qr.size >= 21 && shown.qr.path.starts_with("M0 0h7v1h-7z"));
        }
        let link = share_code(&ada, None).await.unwrap();
        let sent = format!("{plain}sent/?invite_code={link}");
        assert_eq!(qr(&ada, robin).await.unwrap().url, sent);
        assert_eq!(qr(&ben, robin).await.unwrap().url, plain);
        let id = ada.user().unwrap();
        let plain = ["http://magpie.test/ada/birds/", "http://magpie.test/ada/"].map(str::to_owned);
        assert_eq!(pages(&ben, birds, id).await.unwrap(), plain);
        let sent = plain.map(|page| format!("{page}?invite_code={link}"));
        assert_eq!(pages(&ada, birds, id).await.unwrap(), sent);
        let secret = builders::secret_board(&ada, "Secret").await.board.id;
        let owl = builders::pin(&ada, secret, "owl").await.pin.id;
        assert_eq!(code(qr(&ben, owl).await), Code::NotFound);
        assert_eq!(code(pages(&ben, secret, id).await), Code::NotFound);
    }
}
