//! Looks at everything through two houses, and compares.

use std::{collections::BTreeSet, future::Future, sync::Arc};

use accounts::users::get_user::get_user;
use collections::{
    boards::{
        BoardStand, find_stands::find_stands, get_board::get_board, list_boards::list_boards,
    },
    collaborators::list_collaborators::list_collaborators,
    pins::{
        get_pin::get_pin, list_board_pins::list_board_pins, list_created_pins::list_created_pins,
        list_user_pins::list_user_pins, show_pins::show_pins,
    },
    sections::list_sections::list_sections,
};
use contract::{
    feeds::{ListFollowingPins, ListHomePins},
    ids::{BoardId, PinId, UserId},
};
use discovery::{
    feeds::{list_following_pins::list_following_pins, list_home_pins::list_home_pins},
    search::search_pins::search_pins,
};
use kernel::{ctx::Ctx, house::House, peers};
use serde_json::{Value, json};
use store::Notices;
use testkit::{peers::told, world::World};

use crate::ask::input;

use crate::ask;

/// Writes after which no cached answer differs, by what they change.
const UNSHARED: [(&str, &str); 16] = [
    (
        "what its user alone reads, straight from the tables",
        "add_passkey begin_totp change_email complete_experience confirm_totp create_passcode disable_totp \
         disconnect_network dismiss_experience follow_interest follow_interests log_activities \
         move_signup_flow note_closure prove_session remove_passcode remove_passkey renew_recovery_codes \
         reset_passcode see_notices tune_feed unfollow_interest update_consent \
         update_email_settings update_email_subscription update_news_settings update_push_settings \
         verify_email view_experience",
    ),
    (
        "sessions, which the tests of sessions ask by their tokens",
        "change_password end_sessions log_out reset_password share_session switch_account verify_session",
    ),
    (
        "a log-in on its way, which ends as the one that is walked",
        "begin_passkey begin_passkey_log_in finish_authorization finish_handshake log_in_with_network \
         log_in_with_passkey open_email_subscription open_mail_link record_fingerprint request_passcode_reset \
         request_reset resend_verification start_authorization start_log_in_handshake",
    ),
    (
        "an account that nothing names yet, made as the one that is walked",
        "create_business start_registration_handshake unlink_business",
    ),
    (
        "invites that wait, read from the tables by both sides",
        "clear_board_invites create_invite delete_invite deny_board_invite end_invite_link end_transfer \
         get_share_code make_invite_link",
    ),
    (
        "work that is under way; what it makes is made by functions that are walked",
        "register_import register_uploads request_download request_export retry_import stop_import",
    ),
    (
        "the bin, read from the tables by its owner",
        "forget_deleted_board forget_deleted_pins",
    ),
    (
        "apps, and what they are allowed, read from the tables at every request",
        "allow_app create_app create_personal_token delete_app end_grants refuse_app renew_app_secret update_app",
    ),
    (
        "webhooks, read from the tables by their user",
        "create_webhook delete_webhook renew_webhook_secret replay_delivery test_webhook update_webhook",
    ),
    (
        "browsers in which a user is told news, read from the tables by their user",
        "add_push_device remove_push_device",
    ),
    (
        "articles, read from the tables; what they show is walked",
        "create_article delete_article update_article",
    ),
    (
        "reports and feedback, read from the tables; what a case deletes, brings back and says of a user \
         is done by functions that are walked",
        "appeal_decision close_case decide_appeal flag_comment open_decision report_thing send_feedback \
         unban_picture update_feedback",
    ),
    (
        "what the host announces, read from the tables by its users",
        "announce",
    ),
    (
        "rules of the host, which no view but their own list shows: that is read from the table",
        "delete_rule put_rule",
    ),
    (
        "what users write to each other, read from the tables",
        "accept_contact_request add_members archive_conversation decline_contact_request \
         leave_conversation mute_conversation name_conversation open_board_conversation \
         open_conversation_link react_to_message refuse_mails restore_contact_request see_conversation \
         send_message start_conversation tell_typing unreact_to_message unsend_message",
    ),
    (
        "marks of did-its and comments, which of these a user hid, which ways to talk they leave open, and claims \
         of websites, read from the tables",
        "claim_website hide_comment hide_commenter mark_did_it mark_helpful react_to_comment unhide_comment \
         unhide_commenter unmark_did_it unmark_helpful unreact_to_comment update_comment_features",
    ),
];

pub struct Walk {
    pub world: World,
    pub viewers: Vec<(&'static str, Option<UserId>)>,
    pub boards: Vec<BoardId>,
    pub pins: Vec<PinId>,
    pub walked: BTreeSet<&'static str>,
    pub peer: Option<Peer>,
}

/// Another server of the same database, which has looked at everything as well.
pub struct Peer {
    house: Arc<House>,
    heard: Notices,
}

impl Peer {
    /// None beside SQLite.
    pub async fn beside(world: &World) -> Option<Self> {
        let house = world.afresh();
        let heard = house.db.listen(peers::CHANNEL).await.unwrap()?;
        peers::join(&world.house);
        peers::join(&house);
        Some(Self { house, heard })
    }

    /// Hears all that the other server has to tell.
    async fn catch_up(&mut self, other: &House) {
        for text in told(other, &mut self.heard).await {
            peers::hear(&self.house, &text);
        }
    }
}

impl Walk {
    /// Does a write, and its jobs, and compares after each.
    pub async fn does<T, E: std::fmt::Debug>(
        &mut self,
        name: &'static str,
        write: impl Future<Output = Result<T, E>>,
    ) -> T {
        self.walked.insert(name);
        let done = Box::pin(write).await.unwrap();
        Box::pin(self.compare(name)).await;
        self.world.settle().await;
        Box::pin(self.compare(&format!("jobs of {name}"))).await;
        done
    }

    /// Fails when a write of the contract is neither walked nor named as unshared, and
    /// when one that is named is walked, or is none.
    pub fn covers_all(&self) {
        let doors = include_str!("../../../../../../contract/doors.txt").lines();
        let writes: BTreeSet<&str> = doors
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.split_whitespace().take(2).collect::<Vec<&str>>())
            .filter(|words| match words[1] {
                "write" => true,
                "read" => false,
                other => panic!("{words:?} has the scope {other}"),
            })
            .map(|words| words[0])
            .collect();
        let named = UNSHARED
            .iter()
            .flat_map(|(_, names)| names.split_whitespace());
        let named: BTreeSet<&str> = named.collect();
        let stale: Vec<_> = named
            .iter()
            .filter(|name| !writes.contains(*name) || self.walked.contains(*name))
            .collect();
        assert!(stale.is_empty(), "name these no more: {stale:?}");
        let missing: Vec<_> = writes
            .iter()
            .filter(|name| !named.contains(*name) && !self.walked.contains(*name))
            .collect();
        assert!(missing.is_empty(), "walk these as well: {missing:?}");
    }

    pub async fn compare(&mut self, after: &str) {
        if let Some(peer) = &mut self.peer {
            peer.catch_up(&self.world.house).await;
        }
        let empty = self.world.afresh();
        for (viewer, id) in &self.viewers {
            let kept = Box::pin(self.seen(&self.world.house, *id)).await;
            let fresh = Box::pin(self.seen(&empty, *id)).await;
            assert_new(&kept, &fresh, &format!("{viewer}, {after}"));
            if id.is_some() {
                let home = Box::pin(self.home(&self.world.house, &empty, *id)).await;
                let when = format!("{viewer}, {after}");
                assert_eq!(home.0, home.1, "home is seen as it was before: {when}");
            }
            if let Some(peer) = &self.peer {
                let kept = Box::pin(self.seen(&peer.house, *id)).await;
                assert_new(
                    &kept,
                    &fresh,
                    &format!("{viewer} at another server, {after}"),
                );
            }
        }
    }

    /// The pins of a viewer's home feed at one server, and how another shows the same pins:
    /// which are chosen is kept for minutes by design, while each of them is new.
    async fn home(
        &self,
        house: &Arc<House>,
        other: &Arc<House>,
        viewer: Option<UserId>,
    ) -> (Value, Value) {
        let mut ctx = self.world.as_user(viewer.unwrap());
        ctx.house = house.clone();
        let whole = ListHomePins {
            page_size: ask::size(250),
            ..ask::home()
        };
        let home = list_home_pins(ctx.clone(), whole).await;
        let mut home = beside(home.map(|page| page.items));
        let pins = home.as_array_mut().unwrap().iter_mut();
        let ids: Vec<PinId> = pins
            .map(|pin| {
                let fields = pin.as_object_mut().unwrap();
                fields.remove("recommendation_reason");
                fields["id"].as_str().unwrap().parse().unwrap()
            })
            .collect();
        ctx.house = other.clone();
        (home, beside(show_pins(&ctx, &ids).await))
    }

    /// Everything that one viewer is shown of the scene, but for what is related to a
    /// pin: its ranking is kept for minutes by design, while each pin in it is new.
    async fn seen(&self, house: &Arc<House>, viewer: Option<UserId>) -> Vec<(String, Value)> {
        let mut ctx = match viewer {
            Some(id) => self.world.as_user(id),
            None => self.world.visitor(),
        };
        ctx.house = house.clone();
        let mut seen = Vec::new();
        for (name, id) in &self.viewers {
            let Some(id) = *id else { continue };
            let user = get_user(ctx.clone(), ask::user(id)).await;
            seen.push((format!("profile of {name}"), shown(user)));
            let boards = list_boards(ctx.clone(), ask::boards_of(id)).await;
            seen.push((
                format!("boards of {name}"),
                beside(boards.map(|page| page.items)),
            ));
            let pins = list_user_pins(ctx.clone(), ask::pins_of(id)).await;
            seen.push((
                format!("pins of {name}"),
                beside(pins.map(|page| page.items)),
            ));
            let created = list_created_pins(ctx.clone(), ask::pins_of(id)).await;
            seen.push((
                format!("created by {name}"),
                beside(created.map(|page| page.items)),
            ));
        }
        for id in &self.boards {
            let board = get_board(ctx.clone(), ask::board(*id)).await;
            seen.push((format!("board {id}"), beside(board)));
            let options = input(json!({ "board_id": id }));
            let people = list_collaborators(ctx.clone(), options).await;
            seen.push((
                format!("collaborators of {id}"),
                beside(people.map(|page| page.items)),
            ));
            let pins = list_board_pins(ctx.clone(), ask::pins_on(*id)).await;
            seen.push((format!("pins on {id}"), beside(pins.map(|page| page.items))));
            let sections = list_sections(ctx.clone(), input(json!({ "board_id": id }))).await;
            seen.push((
                format!("sections of {id}"),
                beside(sections.map(|page| page.items)),
            ));
        }
        for id in &self.pins {
            let pin = get_pin(ctx.clone(), input(json!({ "id": id }))).await;
            seen.push((format!("pin {id}"), beside(pin)));
        }
        let found = search_pins(ctx.clone(), ask::words("robin")).await;
        seen.push(("search".to_owned(), beside(found.map(|found| found.data))));
        if let Some(viewer) = viewer {
            seen.push(("stands".to_owned(), stands(&ctx, viewer).await));
            let following = ListFollowingPins::default();
            let following = list_following_pins(ctx.clone(), following).await;
            seen.push((
                "following".to_owned(),
                beside(following.map(|page| page.items)),
            ));
        }
        seen
    }
}

/// Where a viewer's boards stand, but for the last save to them: that of others to boards of
/// others may lag.
async fn stands(ctx: &Ctx, viewer: UserId) -> Value {
    let stands = find_stands(ctx, viewer).await.unwrap();
    let told = |row: &BoardStand| json!([row.id, row.name, row.archived_ms]);
    stands.iter().map(told).collect()
}

fn assert_new(kept: &[(String, Value)], fresh: &[(String, Value)], when: &str) {
    for (what, value) in fresh {
        let old = kept.iter().find(|(name, _)| name == what);
        let old = old.map(|(_, old)| old);
        assert_eq!(old, Some(value), "{what} is seen as it was before: {when}");
    }
}

fn shown<T: serde::Serialize>(outcome: kernel::error::Result<T>) -> Value {
    match outcome {
        Ok(view) => serde_json::to_value(view).unwrap(),
        Err(error) => json!(error.code.text()),
    }
}

/// The same without the followers of users beside pins and boards, which alone may lag
/// (`kernel::caches`): a popular user is followed all the time, and named everywhere.
fn beside<T: serde::Serialize>(outcome: kernel::error::Result<T>) -> Value {
    let mut view = shown(outcome);
    forget_followers(&mut view);
    view
}

fn forget_followers(view: &mut Value) {
    match view {
        Value::Array(items) => items.iter_mut().for_each(forget_followers),
        Value::Object(fields) => {
            if fields.get("type") == Some(&json!("user")) {
                fields.remove("follower_count");
            }
            fields.values_mut().for_each(forget_followers);
        }
        _ => {}
    }
}
