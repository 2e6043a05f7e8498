//! Writes of users: accounts, profiles, follows, claimed websites.

use accounts::{
    preferences::update_preferences::update_preferences,
    signups::register_user::register_user,
    users::{
        block_user::block_user, follow_user::follow_user, unblock_user::unblock_user,
        unfollow_user::unfollow_user, update_user::update_user,
    },
    websites::{
        claim_website::claim_website, unclaim_website::unclaim_website,
        verify_website::verify_website,
    },
};
use collections::{boards::create_board::create_board, pins::create_pin::create_pin};
use kernel::ctx::Ctx;
use serde_json::json;
use testkit::{builders, nameserver::Nameserver};

use super::walk::Walk;
use crate::ask::input;

pub async fn made(walk: &mut Walk, ada: &Ctx) {
    let registration = register_user(walk.world.visitor(), builders::registration("cleo"));
    let cleo = walk.does("register_user", registration).await;
    walk.viewers.push(("cleo", Some(cleo.user.profile.user.id)));
    let board = create_board(ada.clone(), input(json!({ "name": "Rivers" })));
    let rivers = walk.does("create_board", board).await.board.id;
    walk.boards.push(rivers);
    let upload = builders::uploaded(ada).await;
    let pin = json!({ "board_id": rivers, "upload_id": upload, "title": "robin at a river" });
    let pin = walk
        .does("create_pin", create_pin(ada.clone(), input(pin)))
        .await;
    walk.pins.push(pin.pin.id);
}

pub async fn websites(walk: &mut Walk, ben: &Ctx, names: &Nameserver) {
    let url = json!({ "website_url": "https://lovelace.com" });
    let claimed = claim_website(ben.clone(), input(url)).await.unwrap();
    names.set("lovelace.com", &[&claimed.instructions.record_text]);
    let domain = json!({ "domain": "lovelace.com" });
    let shown = json!({ "domain": "lovelace.com", "proof": "dns_record" });
    walk.does("verify_website", verify_website(ben.clone(), input(shown)))
        .await;
    walk.does(
        "unclaim_website",
        unclaim_website(ben.clone(), input(domain)),
    )
    .await;
}

pub async fn people(walk: &mut Walk, ada: &Ctx, ben: &Ctx) {
    let (a, b) = (ada.user().unwrap(), ben.user().unwrap());
    let name = json!({ "first_name": "Augusta", "about": "Poetical science." });
    walk.does("update_user", update_user(ada.clone(), input(name)))
        .await;
    walk.does(
        "follow_user",
        follow_user(ben.clone(), input(json!({ "user_id": a }))),
    )
    .await;
    walk.does(
        "unfollow_user",
        unfollow_user(ben.clone(), input(json!({ "user_id": a }))),
    )
    .await;
    for is_private in [true, false] {
        let choice = json!({ "is_private_profile": is_private });
        walk.does(
            "update_preferences",
            update_preferences(ada.clone(), input(choice)),
        )
        .await;
    }
    walk.does(
        "block_user",
        block_user(ada.clone(), input(json!({ "user_id": b }))),
    )
    .await;
    walk.does(
        "unblock_user",
        unblock_user(ada.clone(), input(json!({ "user_id": b }))),
    )
    .await;
}
