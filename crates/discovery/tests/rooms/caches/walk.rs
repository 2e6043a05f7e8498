//! Looks at everything through two houses, and compares.

use std::{collections::BTreeSet, future::Future, sync::Arc};

use accounts::users::get_user::get_user;
use collections::{
    boards::list_boards::list_boards,
    pins::{get_pin::get_pin, list_board_pins::list_board_pins, list_user_pins::list_user_pins},
    sections::list_sections::list_sections,
};
use contract::ids::{BoardId, PinId, UserId};
use discovery::feeds::list_home_pins::list_home_pins;
use kernel::house::House;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use testkit::world::World;

use crate::ask;

/// Writes that change nothing that a view of another request is made of: what only
/// their caller reads, straight from the tables, or what is on its way elsewhere.
const UNSHARED: &str = "
    add_passkey begin_passkey begin_passkey_log_in begin_totp change_email change_password
    claim_website clear_board_invites complete_experience confirm_totp create_business create_invite
    create_passcode delete_invite disable_totp disconnect_network dismiss_experience end_invite_link
    end_sessions end_transfer finish_handshake finish_authorization follow_interests forget_deleted_board
    forget_deleted_pins log_in log_in_with_network log_in_with_passkey log_out make_invite_link
    mark_did_it move_signup_flow note_closure open_email_subscription open_mail_link record_fingerprint
    register_import register_uploads remove_passcode remove_passkey renew_recovery_codes request_download
    request_export request_passcode_reset request_reset request_to_join resend_verification reset_passcode
    reset_password retry_import share_session start_log_in_handshake start_authorization stop_import switch_account
    tune_feed unlink_business unmark_did_it update_business update_consent update_email_settings
    update_news_settings update_push_settings verify_email verify_session view_experience deny_board_invite
    delete_user approve_board_invite unclaim_website verify_website";

/// What is walked below, beside what [`Walk::does`] names.
const BUILT: &str =
    "register_user create_board create_pin save_pin invite_collaborator accept_board_invite";

pub struct Walk {
    pub world: World,
    pub viewers: Vec<(&'static str, Option<UserId>)>,
    pub boards: Vec<BoardId>,
    pub pins: Vec<PinId>,
    pub walked: BTreeSet<&'static str>,
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

    /// Fails when a write of the contract is neither walked nor told as unshared.
    pub fn covers_all(&self) {
        let doors = include_str!("../../../../../contract/doors.txt").lines();
        let writes = doors.filter(|line| line.split_whitespace().nth(1) == Some("write"));
        let known = UNSHARED.split_whitespace().chain(BUILT.split_whitespace());
        let known: BTreeSet<&str> = known.chain(self.walked.iter().copied()).collect();
        let names = writes.filter_map(|line| line.split_whitespace().next());
        let missing: BTreeSet<&str> = names.filter(|name| !known.contains(name)).collect();
        assert!(missing.is_empty(), "walk these as well: {missing:?}");
    }

    pub async fn compare(&self, after: &str) {
        let empty = self.world.afresh();
        for (viewer, id) in &self.viewers {
            let kept = Box::pin(self.seen(&self.world.house, *id)).await;
            let fresh = Box::pin(self.seen(&empty, *id)).await;
            for (what, value) in fresh {
                let old = kept
                    .iter()
                    .find(|(name, _)| *name == what)
                    .map(|(_, old)| old);
                assert_eq!(
                    old,
                    Some(&value),
                    "{viewer} sees {what} as it was before: {after}"
                );
            }
        }
    }

    /// Everything that one viewer is shown of the scene.
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
        }
        for id in &self.boards {
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
        if viewer.is_some() {
            let home = list_home_pins(ctx.clone(), ask::home()).await;
            seen.push(("home".to_owned(), beside(home.map(|page| page.items))));
        }
        seen
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

/// An input, as a client writes it.
pub fn input<T: DeserializeOwned>(options: Value) -> T {
    serde_json::from_value(options).unwrap()
}
