//! What is cached is invalidated by the commit of what changed it: after every write
//! a house that has looked at everything answers as one whose caches are empty, and so
//! does another server of the same database once it has heard.

mod comments;
mod users;
mod walk;

use std::collections::BTreeSet;

use accounts::{
    businesses::{
        become_business::become_business, leave_business::leave_business,
        update_business::update_business,
    },
    departures::{deactivate_user::deactivate_user, delete_user::delete_user},
    log_ins::log_in::log_in,
};
use collections::{
    batches::{
        copy_pins::copy_pins, delete_board::delete_board, delete_pins::delete_pins,
        merge_boards::merge_boards, move_pins::move_pins, undo_batch::undo_batch,
    },
    bin::{restore_board::restore_board, restore_pins::restore_pins},
    boards::{
        archive_board::archive_board, arrange_boards::arrange_boards, follow_board::follow_board,
        unarchive_board::unarchive_board, unfollow_board::unfollow_board,
        update_board::update_board,
    },
    collaborators::{
        accept_board_invite::accept_board_invite, accept_transfer::accept_transfer,
        approve_board_invite::approve_board_invite, invite_collaborator::invite_collaborator,
        remove_collaborator::remove_collaborator, request_to_join::request_to_join,
        request_transfer::request_transfer, update_collaborator::update_collaborator,
    },
    did_its::{delete_did_it::delete_did_it, tell_did_it::tell_did_it},
    favorites::{favorite_pin::favorite_pin, unfavorite_pin::unfavorite_pin},
    pins::{
        delete_pin::delete_pin, reorder_pin::reorder_pin, save_pin::save_pin,
        update_pin::update_pin,
    },
    reactions::{react::react, unreact::unreact},
    sections::{
        create_section::create_section, delete_section::delete_section,
        merge_sections::merge_sections, reorder_sections::reorder_sections,
        update_section::update_section,
    },
    sponsorships::{
        answer_sponsorship::answer_sponsorship, remove_sponsorship::remove_sponsorship,
        request_sponsorship::request_sponsorship,
    },
};
use contract::ids::{BoardId, PinId, SectionId};
use discovery::{
    feeds::{hide_pin::hide_pin, unhide_pin::unhide_pin},
    shares::share_pin::share_pin,
};
use kernel::ctx::Ctx;
use serde_json::{Value, json};
use testkit::{builders, nameserver::Nameserver};

use walk::{Peer, Walk};

use crate::ask::input;

testkit::on_both_engines! {
    async fn a_cached_answer_is_new_after_every_write(world: World) {
        let names = Nameserver::start().await;
        let world = world.fetching(&fetch::Options {
            nameserver: Some(names.address),
            ..fetch::Options::default()
        });
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let trees = builders::board(&ada, "Trees").await.board.id;
        let mine = builders::board(&ben, "Mine").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let wren = builders::pin(&ada, birds, "wren").await.pin.id;
        let mut walk = Walk {
            viewers: vec![("ada", ada.user().ok()), ("ben", ben.user().ok()), ("a visitor", None)],
            boards: vec![birds, trees, mine],
            pins: vec![robin, wren],
            walked: BTreeSet::new(),
            peer: Peer::beside(&world).await,
            world,
        };
        Box::pin(walk.compare("nothing yet")).await;
        Box::pin(users::made(&mut walk, &ada)).await;
        Box::pin(pins(&mut walk, &ada, &ben)).await;
        Box::pin(sponsorships(&mut walk, &ada, &ben)).await;
        Box::pin(users::people(&mut walk, &ada, &ben)).await;
        Box::pin(boards(&mut walk, &ada, &ben)).await;
        Box::pin(sections(&mut walk, &ada)).await;
        Box::pin(together(&mut walk, &ada, &ben)).await;
        Box::pin(many(&mut walk, &ada)).await;
        walk.does("delete_pin", delete_pin(ada.clone(), input(json!({ "id": wren })))).await;
        let left = json!({ "password": builders::PASSWORD });
        walk.does("deactivate_user", deactivate_user(ben.clone(), input(left.clone()))).await;
        let back = json!({ "username_or_email": "ben", "password": builders::PASSWORD });
        walk.does("log_in", log_in(walk.world.visitor(), input(back))).await;
        Box::pin(users::websites(&mut walk, &ben, &names)).await;
        walk.does("delete_user", delete_user(ben, input(left))).await;
        walk.covers_all();
    }
}

async fn pins(walk: &mut Walk, ada: &Ctx, ben: &Ctx) {
    let (robin, mine) = (walk.pins[0], walk.boards[2]);
    let save = json!({ "pin_id": robin, "board_id": mine });
    let saved = walk
        .does("save_pin", save_pin(ben.clone(), input(save)))
        .await
        .pin
        .id;
    walk.pins.push(saved);
    let pin = json!({ "pin_id": robin });
    walk.does(
        "favorite_pin",
        favorite_pin(ben.clone(), input(pin.clone())),
    )
    .await;
    walk.does(
        "unfavorite_pin",
        unfavorite_pin(ben.clone(), input(pin.clone())),
    )
    .await;
    let like = json!({ "pin_id": robin, "reaction_type": "1" });
    walk.does("react", react(ben.clone(), input(like))).await;
    walk.does("unreact", unreact(ben.clone(), input(pin.clone())))
        .await;
    walk.does("share_pin", share_pin(ben.clone(), input(pin.clone())))
        .await;
    let did = json!({ "pin_id": robin, "details": "Seen it." });
    let did = walk
        .does("tell_did_it", tell_did_it(ben.clone(), input(did)))
        .await;
    comments::below_did_it(walk, ada, did.id).await;
    let did = json!({ "user_did_it_data_id": did.id });
    walk.does("delete_did_it", delete_did_it(ben.clone(), input(did)))
        .await;
    comments::said(walk, ada, ben, robin).await;
    walk.does("hide_pin", hide_pin(ben.clone(), input(pin.clone())))
        .await;
    walk.does("unhide_pin", unhide_pin(ben.clone(), input(pin.clone())))
        .await;
    let words = json!({ "id": robin, "title": "A robin", "description": "Red" });
    walk.does("update_pin", update_pin(ada.clone(), input(words)))
        .await;
    let behind = json!({ "pin_id": robin, "after_pin_id": null });
    walk.does("reorder_pin", reorder_pin(ada.clone(), input(behind)))
        .await;
}

async fn sponsorships(walk: &mut Walk, ada: &Ctx, ben: &Ctx) {
    let wren = walk.pins[1];
    let sponsor = json!({ "pin_id": wren, "username": "ben" });
    walk.does(
        "become_business",
        become_business(ben.clone(), input(json!({ "business_name": "Ben" }))),
    )
    .await;
    walk.does(
        "update_business",
        update_business(ben.clone(), input(json!({ "business_name": "Ben’s" }))),
    )
    .await;
    walk.does(
        "request_sponsorship",
        request_sponsorship(ada.clone(), input(sponsor)),
    )
    .await;
    let answer = json!({ "pin_id": wren, "approve": true });
    walk.does(
        "answer_sponsorship",
        answer_sponsorship(ben.clone(), input(answer)),
    )
    .await;
    let gone = json!({ "pin_id": wren });
    walk.does(
        "remove_sponsorship",
        remove_sponsorship(ada.clone(), input(gone)),
    )
    .await;
    walk.does(
        "leave_business",
        leave_business(ben.clone(), input(json!({}))),
    )
    .await;
}

async fn boards(walk: &mut Walk, ada: &Ctx, ben: &Ctx) {
    let (birds, trees) = (walk.boards[0], walk.boards[1]);
    let board = json!({ "board_id": birds });
    walk.does(
        "follow_board",
        follow_board(ben.clone(), input(board.clone())),
    )
    .await;
    walk.does(
        "unfollow_board",
        unfollow_board(ben.clone(), input(board.clone())),
    )
    .await;
    for privacy in ["secret", "protected", "public"] {
        let change =
            json!({ "board_id": birds, "name": format!("Birds, {privacy}"), "privacy": privacy });
        walk.does("update_board", update_board(ada.clone(), input(change)))
            .await;
    }
    walk.does(
        "archive_board",
        archive_board(ada.clone(), input(board.clone())),
    )
    .await;
    walk.does(
        "unarchive_board",
        unarchive_board(ada.clone(), input(board.clone())),
    )
    .await;
    let order = json!({ "board_ids": [birds, trees], "sort": "custom" });
    walk.does("arrange_boards", arrange_boards(ada.clone(), input(order)))
        .await;
}

async fn sections(walk: &mut Walk, ada: &Ctx) {
    let (birds, robin) = (walk.boards[0], walk.pins[0]);
    let mut made: Vec<SectionId> = Vec::new();
    for name in ["Songbirds", "Owls", "Geese"] {
        let new = json!({ "board_id": birds, "name": name, "initial_pins": [robin] });
        made.push(
            walk.does("create_section", create_section(ada.clone(), input(new)))
                .await
                .section
                .id,
        );
    }
    let name = json!({ "section_id": made[0], "name": "Singers" });
    walk.does("update_section", update_section(ada.clone(), input(name)))
        .await;
    let order = json!({ "board_id": birds, "section_ids": made });
    walk.does(
        "reorder_sections",
        reorder_sections(ada.clone(), input(order)),
    )
    .await;
    let into = json!({ "section_id": made[2], "into_section_id": made[0] });
    walk.does("merge_sections", merge_sections(ada.clone(), input(into)))
        .await;
    let gone = json!({ "section_id": made[0], "keep_pins": true });
    walk.does("delete_section", delete_section(ada.clone(), input(gone)))
        .await;
}

async fn together(walk: &mut Walk, ada: &Ctx, ben: &Ctx) {
    let (a, b, birds) = (ada.user().unwrap(), ben.user().unwrap(), walk.boards[0]);
    let board = json!({ "board_id": birds });
    let whom = json!({ "board_id": birds, "invited_user_id": b });
    let leaves = json!({ "board_id": birds, "user_id": b });
    walk.does(
        "request_to_join",
        request_to_join(ben.clone(), input(board.clone())),
    )
    .await;
    walk.does(
        "approve_board_invite",
        approve_board_invite(ada.clone(), input(whom.clone())),
    )
    .await;
    // What a collaborator has goes with what its owner does.
    let name = json!({ "board_id": birds, "name": "Birds of both" });
    walk.does("update_board", update_board(ada.clone(), input(name)))
        .await;
    let away = archive_board(ada.clone(), input(board.clone()));
    walk.does("archive_board", away).await;
    let back = unarchive_board(ada.clone(), input(board.clone()));
    walk.does("unarchive_board", back).await;
    remove_collaborator(ada.clone(), input(leaves))
        .await
        .unwrap();
    walk.does(
        "invite_collaborator",
        invite_collaborator(ada.clone(), input(whom)),
    )
    .await;
    walk.does(
        "accept_board_invite",
        accept_board_invite(ben.clone(), input(board)),
    )
    .await;
    let may = json!({ "board_id": birds, "user_id": b, "may_delete": true });
    walk.does(
        "update_collaborator",
        update_collaborator(ada.clone(), input(may)),
    )
    .await;
    let to = json!({ "board_id": birds, "user_id": b });
    walk.does("request_transfer", request_transfer(ada.clone(), input(to)))
        .await;
    let board = json!({ "board_id": birds });
    walk.does(
        "accept_transfer",
        accept_transfer(ben.clone(), input(board.clone())),
    )
    .await;
    let back = json!({ "board_id": birds, "user_id": a });
    walk.does(
        "request_transfer",
        request_transfer(ben.clone(), input(back)),
    )
    .await;
    walk.does(
        "accept_transfer",
        accept_transfer(ada.clone(), input(board)),
    )
    .await;
    let leaves = json!({ "board_id": birds, "user_id": b });
    walk.does(
        "remove_collaborator",
        remove_collaborator(ada.clone(), input(leaves)),
    )
    .await;
}

fn move_to(board_id: BoardId, into_board_id: BoardId, pin_ids: &[PinId]) -> Value {
    json!({ "board_id": board_id, "pin_ids": pin_ids, "into_board_id": into_board_id })
}

async fn many(walk: &mut Walk, ada: &Ctx) {
    let (birds, trees, robin, wren) = (walk.boards[0], walk.boards[1], walk.pins[0], walk.pins[1]);
    let copied = walk
        .does(
            "copy_pins",
            copy_pins(ada.clone(), input(move_to(birds, trees, &[wren]))),
        )
        .await;
    walk.does(
        "undo_batch",
        undo_batch(ada.clone(), input(json!({ "batch_id": copied.id }))),
    )
    .await;
    walk.does(
        "move_pins",
        move_pins(ada.clone(), input(move_to(birds, trees, &[robin, wren]))),
    )
    .await;
    let gone = json!({ "board_id": trees, "pin_ids": [robin] });
    walk.does("delete_pins", delete_pins(ada.clone(), input(gone)))
        .await;
    let back = json!({ "pin_ids": [robin] });
    walk.does("restore_pins", restore_pins(ada.clone(), input(back)))
        .await;
    let all = json!({ "board_id": trees, "into_board_id": birds });
    walk.does("merge_boards", merge_boards(ada.clone(), input(all)))
        .await;
    walk.does(
        "delete_board",
        delete_board(ada.clone(), input(json!({ "board_id": birds }))),
    )
    .await;
    walk.does(
        "restore_board",
        restore_board(ada.clone(), input(json!({ "board_id": birds }))),
    )
    .await;
}
