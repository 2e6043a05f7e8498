//! Bans of pictures that did-its and profiles show.

use accounts::{
    uploads::receive_upload::receive_upload,
    users::{get_user::get_user, update_user::update_user},
};
use collections::did_its::{list_did_its::list_did_its, tell_did_it::tell_did_it};
use contract::{
    errors::Code,
    reports::{
        ReportedKind,
        pictures::{CasePictureRole as Role, UnbanPicture},
    },
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::json;
use talk::reports::unban_picture::unban_picture;
use testkit::{
    articles::employed,
    builders::{self, registered, sent},
    invariants,
    pictures::{motif, soft},
};

use super::{
    banned::{WHY, appealed, ban, banned, banning, is_there, original, pin_of, told},
    open, read, report, report_pin,
};
use crate::ask::{self, code, input, refused, user};

/// Uploads a picture and puts it on the profile.
async fn portray(who: &Ctx, field: &str, file: Vec<u8>) -> Result<()> {
    let upload = registered(who).await;
    receive_upload(who.clone(), sent(&upload, file)).await?;
    update_user(who.clone(), input(json!({ field: upload.upload_id }))).await?;
    Ok(())
}

/// Whether others see a user's portrait and cover.
async fn shown(viewer: &Ctx, of: &Ctx) -> [bool; 2] {
    let seen = get_user(viewer.clone(), user(of.user().unwrap()))
        .await
        .unwrap();
    [
        seen.image_xlarge_url.is_some(),
        seen.profile_cover.is_some(),
    ]
}

testkit::on_both_engines! {
    async fn some_pictures_of_a_did_it_are_banned_and_the_others_are_not(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let (employee, second) = (employed(&world.person("dora").await), employed(&world.person("emil").await));
        let robin = builders::pin(&ada, builders::board(&ada, "Birds").await.board.id, "Robin").await.pin.id;
        let files = [motif(600, 400, 5), original(), motif(400, 400, 8)];
        let mut shots = Vec::new();
        for file in &files {
            shots.push(builders::photograph_of(&ben, file.clone()).await);
        }
        let did = json!({ "pin_id": robin, "details": "Like this.", "image_signatures": shots });
        let did = tell_did_it(ben.clone(), input(did)).await.unwrap().id;
        let done = async || list_did_its(ada.clone(), ask::done(robin)).await.unwrap().items.len();
        let board = builders::board(&cleo, "Birds").await.board.id;
        let mut pins = Vec::new();
        for file in &files {
            pins.push(pin_of(&cleo, board, file.clone()).await.unwrap());
        }
        let there = async || {
            [is_there(&ada, pins[0]).await, is_there(&ada, pins[1]).await, is_there(&ada, pins[2]).await]
        };
        report(&cleo, ReportedKind::UserDidItData, did.0, json!({})).await.unwrap();
        let case = open(&employee).await[0].id;

        // A picture that it does not show is refused, and nothing is decided.
        let foreign = builders::photograph_of(&cleo, motif(600, 400, 11)).await;
        let wrong = banning(&employee, case, "deleted", &[shots[1].clone(), foreign]).await;
        assert_eq!(refused(wrong), (Code::InvalidInput, "banned_pictures".into()));
        assert_eq!((banned(&employee).await.len(), open(&employee).await.len()), (0, 1));

        // One that is named twice is banned once.
        let named = [shots[2].clone(), shots[1].clone(), shots[1].clone()];
        assert!(banning(&employee, case, "deleted", &named).await.unwrap().bans_picture);
        world.settle().await;
        assert_eq!((done().await, there().await), (0, [true, false, false]));
        let [own] = told(&ben).await.try_into().expect("one decision");
        assert_eq!((own.kind, own.bans_picture, own.words.as_str()), (ReportedKind::UserDidItData, true, WHY));
        let bans = banned(&employee).await;
        assert_eq!(bans.iter().map(|ban| ban.case_id).collect::<Vec<_>>(), [Some(case); 2]);

        // The end of one ban leaves the other, and the did-it deleted.
        let third = bans.iter().find(|ban| ban.width == 400).expect("it is banned").id;
        unban_picture(employee.clone(), UnbanPicture { ban_id: third }).await.unwrap();
        world.settle().await;
        assert_eq!((done().await, there().await), (0, [true, false, true]));
        assert!(read(&employee, case).await.unwrap().case.bans_picture);
        assert_eq!(code(pin_of(&cleo, board, original()).await), Code::PictureBanned);

        appealed(&ben, &second, case).await;
        world.settle().await;
        assert_eq!((done().await, there().await), (1, [true; 3]));
        assert!(banned(&employee).await.is_empty());
        assert!(!read(&employee, case).await.unwrap().case.bans_picture);
        invariants::hold(&world.house.db).await;
    }

    async fn the_pictures_of_a_profile_are_banned_for_all_until_its_appeal_is_reversed(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let (employee, second) = (employed(&world.person("dora").await), employed(&world.person("emil").await));
        let above = motif(600, 400, 5);
        portray(&ada, "picture_upload_id", original()).await.unwrap();
        portray(&ada, "cover_upload_id", above.clone()).await.unwrap();
        // It looks the same.
        portray(&ben, "picture_upload_id", soft(300, 200, 3.0)).await.unwrap();
        let before = registered(&cleo).await;
        receive_upload(cleo.clone(), sent(&before, original())).await.unwrap();
        report(&cleo, ReportedKind::User, ada.user().unwrap().0, json!({})).await.unwrap();
        let case = open(&employee).await[0].id;
        let pictures = read(&employee, case).await.unwrap().pictures;
        assert_eq!(pictures.iter().map(|one| one.role).collect::<Vec<_>>(), [Role::Portrait, Role::Cover]);
        let all: Vec<_> = pictures.into_iter().map(|one| one.signature).collect();
        let stays = banning(&employee, case, "handled", &all).await;
        assert_eq!(refused(stays), (Code::InvalidInput, "banned_pictures".into()));

        assert!(banning(&employee, case, "hidden", &all).await.unwrap().bans_picture);
        world.settle().await;
        assert_eq!([shown(&cleo, &ada).await, shown(&cleo, &ben).await], [[false; 2]; 2]);
        for file in [original(), above] {
            assert_eq!(code(portray(&cleo, "picture_upload_id", file).await), Code::PictureBanned);
        }
        let set = json!({ "picture_upload_id": before.upload_id });
        assert_eq!(code(update_user(cleo.clone(), input(set.clone())).await), Code::PictureBanned);
        let [own] = told(&ada).await.try_into().expect("one decision");
        assert_eq!((own.kind, own.bans_picture, own.may_appeal), (ReportedKind::User, true, true));

        appealed(&ada, &second, case).await;
        world.settle().await;
        assert!(banned(&employee).await.is_empty());
        // What the ban took from other profiles does not come back; they may choose it again.
        assert_eq!([shown(&cleo, &ada).await, shown(&cleo, &ben).await], [[true; 2], [false; 2]]);
        update_user(cleo.clone(), input(set)).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn the_end_of_a_ban_leaves_what_another_case_decided(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let employee = employed(&world.person("dora").await);
        for who in [&ada, &ben] {
            portray(who, "picture_upload_id", original()).await.unwrap();
            report(&cleo, ReportedKind::User, who.user().unwrap().0, json!({})).await.unwrap();
        }
        // Both before the job takes the picture from the other.
        for case in open(&employee).await {
            let pictures = read(&employee, case.id).await.unwrap().pictures;
            let shown: Vec<_> = pictures.into_iter().map(|one| one.signature).collect();
            banning(&employee, case.id, "hidden", &shown).await.unwrap();
        }
        world.settle().await;
        let [ban] = banned(&employee).await.try_into().expect("one ban");
        unban_picture(employee.clone(), UnbanPicture { ban_id: ban.id }).await.unwrap();
        world.settle().await;
        for who in [&ada, &ben] {
            let [decided] = told(who).await.try_into().expect("one decision");
            assert_eq!((decided.kind, decided.appeal), (ReportedKind::User, None));
            assert_eq!(shown(&cleo, who).await, [false; 2]);
        }
    }

    async fn a_portrait_that_another_case_banned_does_not_come_back_with_its_profile(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let (employee, second) = (employed(&world.person("dora").await), employed(&world.person("emil").await));
        portray(&ada, "picture_upload_id", original()).await.unwrap();
        portray(&ada, "cover_upload_id", motif(600, 400, 5)).await.unwrap();
        let pin = pin_of(&ben, builders::board(&ben, "Birds").await.board.id, original()).await.unwrap();
        report(&cleo, ReportedKind::User, ada.user().unwrap().0, json!({})).await.unwrap();
        let hers = open(&employee).await[0].id;
        banning(&employee, hers, "hidden", &[]).await.unwrap();
        report_pin(&cleo, pin).await.unwrap();
        ban(&employee, open(&employee).await[0].id).await;
        world.settle().await;
        appealed(&ada, &second, hers).await;
        assert_eq!(shown(&cleo, &ada).await, [false, true]);
        assert_eq!(banned(&employee).await.len(), 1);
    }
}
