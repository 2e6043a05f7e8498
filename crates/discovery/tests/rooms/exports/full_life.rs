//! Two users who have a little of everything.

use accounts::{
    log_ins::log_in::log_in,
    networks::connect_account::connect_account,
    preferences::update_email_settings::update_email_settings,
    rules::put_rule::put_rule,
    users::{block_user::block_user, follow_user::follow_user, update_user::update_user},
    websites::claim_website::claim_website,
};
use collections::{
    batches::{delete_board::delete_board, delete_pins::delete_pins},
    boards::follow_board::follow_board,
    collaborators::{
        make_invite_link::make_invite_link, request_to_join::request_to_join,
        request_transfer::request_transfer,
    },
    sections::create_section::create_section,
};
use contract::{
    blocks::BlockUser,
    boards::{DeleteBoard, FollowBoard},
    collaborators::{RequestToJoin, RequestTransfer},
    downloads::RequestDownload,
    ids::{BoardId, PinId},
    sessions::LogIn,
    users::UpdateUser,
    websites::ClaimWebsite,
};
use discovery::downloads::request_download::request_download;
use identity::Claims;
use kernel::ctx::Ctx;
use talk::comments::write_comment::write_comment;
use testkit::{
    articles::employed,
    builders::{self, PASSWORD},
    world::World,
};

use crate::{
    ask,
    devices::tell_browser,
    grants::make_apps,
    notifications::tell_and_be_told,
    pins::interactions::{do_it, pay_each_other, report_each_other},
    webhooks::make_webhook,
};

/// A name that stands nowhere by chance.
pub(super) const NAME: &str = "zerlinda";

/// A user who has a little of everything, and a user they share it with.
pub async fn full_life(world: &World) -> (Ctx, Ctx) {
    let (zerlinda, ben) = (world.person(NAME).await, world.person("ben").await);
    let board = builders::board(&zerlinda, "Trees").await.board.id;
    let secret = builders::secret_board(&zerlinda, "Hidden").await.board.id;
    let birch = builders::pin(&zerlinda, board, "A birch").await.pin.id;
    builders::pin(&zerlinda, board, "An oak").await;
    builders::pin(&zerlinda, secret, "A secret").await;
    let bens = builders::board(&ben, "Kept").await.board.id;
    pay_each_other(&zerlinda, birch, &ben).await;
    let kept = builders::save(&ben, birch, bens).await.pin.id;
    do_it(&zerlinda, &ben, kept).await;
    mention(&ben, &zerlinda, birch).await;
    report_each_other(&zerlinda, birch, &ben, kept).await;
    throw_away(&zerlinda, &ben, board, birch).await;
    save_together(&zerlinda, &ben, board, birch).await;
    let wait = RequestToJoin { board_id: bens };
    request_to_join(zerlinda.clone(), wait).await.unwrap();
    follow_each_other(&zerlinda, &ben, bens, board).await;
    block_and_be_blocked(world, &zerlinda).await;
    let face = UpdateUser {
        picture_upload_id: Some(builders::uploaded(&zerlinda).await),
        ..UpdateUser::default()
    };
    update_user(zerlinda.clone(), face).await.unwrap();
    let website = ClaimWebsite {
        website_url: format!("{NAME}.com"),
    };
    claim_website(zerlinda.clone(), website).await.unwrap();
    log_in(world.visitor(), credentials()).await.unwrap();
    connect_elsewhere(&zerlinda).await;
    make_apps(&zerlinda, &ben).await;
    make_webhook(&zerlinda).await;
    make_rule(&zerlinda).await;
    choose_mails(&zerlinda).await;
    tell_browser(world, &zerlinda).await;
    tell_and_be_told(&zerlinda, board, birch).await;
    request_download(zerlinda.clone(), RequestDownload { board_id: board })
        .await
        .unwrap();
    world.settle().await;
    (zerlinda, ben)
}

/// Each has a pin in the bin: one of their own, and one that the other saved to
/// their board.
async fn throw_away(one: &Ctx, other: &Ctx, ones: BoardId, brought: PinId) {
    let poplar = builders::pin(one, ones, "A poplar").await.pin.id;
    let again = builders::board(other, "Thrown away").await.board.id;
    let saved = builders::save(other, brought, again).await.pin.id;
    for (who, board_id, pin) in [(one, ones, poplar), (other, again, saved)] {
        let pins = serde_json::json!({ "board_id": board_id, "pin_ids": [pin] });
        let pins = serde_json::from_value(pins).unwrap();
        delete_pins(who.clone(), pins).await.unwrap();
    }
    let gone = builders::board(one, "No more").await.board.id;
    builders::pin(one, gone, "A willow").await;
    let section = serde_json::json!({ "board_id": gone, "name": "Leaves" });
    let section = serde_json::from_value(section).unwrap();
    create_section(one.clone(), section).await.unwrap();
    builders::join(one, gone, other, true).await;
    let board_id = gone;
    follow_board(other.clone(), FollowBoard { board_id })
        .await
        .unwrap();
    delete_board(one.clone(), DeleteBoard { board_id })
        .await
        .unwrap();
}

/// Each saves to a board of the other, and is asked for more.
async fn save_together(one: &Ctx, other: &Ctx, ones: BoardId, pin: PinId) {
    let shared = builders::board(other, "Shared").await.board.id;
    builders::join(other, shared, one, true).await;
    builders::save(one, pin, shared).await;
    let ask = RequestTransfer {
        board_id: shared,
        user_id: one.user().unwrap(),
    };
    request_transfer(other.clone(), ask).await.unwrap();
    builders::join(one, ones, other, true).await;
    let link = serde_json::json!({ "board_id": ones });
    let link = serde_json::from_value(link).unwrap();
    make_invite_link(one.clone(), link).await.unwrap();
}

/// Blocks a user, and is blocked by another.
async fn block_and_be_blocked(world: &World, who: &Ctx) {
    let (cleo, dora) = (world.person("cleo").await, world.person("dora").await);
    for (one, other) in [(who, &cleo), (&dora, who)] {
        let user_id = other.user().unwrap();
        let blocked = block_user(one.clone(), BlockUser { user_id }).await;
        blocked.unwrap();
    }
}

/// Mentions the first of these below a pin of theirs, with which the words go.
async fn mention(who: &Ctx, whom: &Ctx, pin: PinId) {
    let said = serde_json::json!({ "pin_id": pin, "text": format!("Look, @{NAME}!") });
    let said = write_comment(who.clone(), ask::input(said)).await.unwrap();
    assert_eq!(said.tags[0].user_id, whom.user().unwrap());
}

/// A user who wants few mails, but of one kind.
async fn choose_mails(user: &Ctx) {
    let merges = serde_json::json!({ "id": "merges", "value": true, "cadence": "at_once" });
    let seldom = serde_json::json!({ "cadence": "weekly", "options": [merges] });
    let seldom = serde_json::from_value(seldom).unwrap();
    update_email_settings(user.clone(), seldom).await.unwrap();
}

/// An employee's rule about a word that no text here has.
async fn make_rule(employee: &Ctx) {
    let rule = serde_json::json!({ "kind": "word", "value": "zymurgy", "action": "refuse" });
    let rule = serde_json::from_value(rule).unwrap();
    put_rule(employed(employee), rule).await.unwrap();
}

async fn connect_elsewhere(person: &Ctx) {
    let known = Claims {
        subject: "known at the club".into(),
        username: format!("{NAME} of the club"),
        ..Claims::default()
    };
    let tx = person.house.begin().await.unwrap();
    let id = person.user().unwrap();
    let is_new = connect_account(person, &tx, id, "club", &known).await;
    assert!(is_new.unwrap());
    tx.commit().await.unwrap();
}

async fn follow_each_other(one: &Ctx, other: &Ctx, others: BoardId, ones: BoardId) {
    let (first, second) = (one.user().unwrap(), other.user().unwrap());
    follow_user(one.clone(), ask::whom(second)).await.unwrap();
    follow_user(other.clone(), ask::whom(first)).await.unwrap();
    for (who, board_id) in [(one, others), (other, ones)] {
        follow_board(who.clone(), FollowBoard { board_id })
            .await
            .unwrap();
    }
}

/// How the first of them logs in.
pub(super) fn credentials() -> LogIn {
    LogIn {
        username_or_email: NAME.into(),
        password: PASSWORD.into(),
        ..LogIn::default()
    }
}
