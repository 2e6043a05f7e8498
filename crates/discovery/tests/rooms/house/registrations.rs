//! What rooms register with rooms below them is there once every floor is linked.

use std::collections::BTreeSet;

use accounts::{
    apps::delete_app::FORGET_APP,
    blocks::separate::SEPARATE_USERS,
    mails::take_link::END_WAYS_IN,
    preferences::change_mails::MAILS_CHANGED,
    rules::open_case::OPEN_CASE,
    sessions::{check_own_password::CHECK_FACTOR, end_sessions::END_ACCESS},
    uploads::{
        ban_picture::{DROP_PICTURE, NOTE_BROUGHT},
        find_renamed::SHOWS_VISITORS,
        release_picture::SHOWS_PICTURE,
        rename_picture::RENAME_PICTURE,
        screen_pictures::{NOTE_SCREENED, SPREAD_SCREEN},
    },
    users::{
        change_profile::FOLLOW_PROFILE, check_protection::CHECK_PROTECTION, erase_user::ERASERS,
        settle_privacy::SETTLE_PRIVACY,
    },
};
use collections::{
    boards::{bin_board::BIN_BOARD, forget_board::FORGET_BOARD, settle_members::SETTLE_MEMBERS},
    collaborators::accept_transfer::HAND_ON_BOARD,
    did_its::forget_did_it::FORGET_DID_IT,
    pins::{check_pace::WRITTEN_SINCE, forget_pin::FORGET_PIN, takes_comments::LEAVES_OPEN},
};
use discovery::activities::hand_on_acts::TAKE_ACTS;
use kernel::{
    hooks::Hook,
    jobs::{JOBS, list_jobs},
};

fn rooms<F: Copy>(hooks: &[Hook<F>]) -> Vec<&'static str> {
    let mut rooms: Vec<&str> = hooks.iter().map(|hook| hook.room).collect();
    rooms.sort_unstable();
    rooms
}

#[test]
fn what_protects_and_erases_is_registered() {
    assert_eq!(rooms(&CHECK_PROTECTION), ["passcodes"]);
    assert_eq!(rooms(&CHECK_FACTOR), ["factors"]);
    assert_eq!(rooms(&FOLLOW_PROFILE), ["rules"]);
    assert_eq!(rooms(&MAILS_CHANGED), ["notifications"]);
    assert_eq!(rooms(&OPEN_CASE), ["reports"]);
    assert_eq!(rooms(&END_ACCESS), ["devices", "grants", "webhooks"]);
    assert_eq!(rooms(&END_WAYS_IN), ["factors", "networks", "sessions"]);
    assert_eq!(rooms(&FORGET_APP), ["grants"]);
    assert_eq!(rooms(&SETTLE_PRIVACY), ["pins"]);
    assert_eq!(
        rooms(&SEPARATE_USERS),
        [
            "collaborators",
            "comments",
            "did_its",
            "notifications",
            "sponsorships"
        ]
    );
    assert_eq!(
        rooms(&SHOWS_PICTURE),
        ["apps", "articles", "did_its", "pins", "users"]
    );
    assert_eq!(
        rooms(&RENAME_PICTURE),
        ["apps", "articles", "did_its", "pins", "users"]
    );
    // Pictures of apps are shown to users alone.
    assert_eq!(
        rooms(&SHOWS_VISITORS),
        ["articles", "did_its", "pins", "users"]
    );
    assert_eq!(rooms(&DROP_PICTURE), ["apps", "articles", "users"]);
    assert_eq!(rooms(&NOTE_BROUGHT), ["reports"]);
    assert_eq!(rooms(&NOTE_SCREENED), ["reports"]);
    assert_eq!(
        rooms(&SPREAD_SCREEN),
        ["articles", "did_its", "pins", "users"]
    );
    assert_eq!(rooms(&BIN_BOARD), ["collaborators"]);
    assert_eq!(rooms(&SETTLE_MEMBERS), ["conversations"]);
    assert_eq!(rooms(&FORGET_BOARD), ["conversations", "reports"]);
    assert_eq!(rooms(&HAND_ON_BOARD), ["reports"]);
    assert_eq!(
        rooms(&FORGET_PIN),
        ["comments", "did_its", "favorites", "reactions", "shares"]
    );
    assert_eq!(rooms(&FORGET_DID_IT), ["comments"]);
    assert_eq!(rooms(&LEAVES_OPEN), ["comments"]);
    assert_eq!(rooms(&WRITTEN_SINCE), ["comments", "did_its"]);
    assert_eq!(rooms(&TAKE_ACTS), ["articles"]);
    let mut erasers: Vec<&str> = ERASERS.iter().map(|eraser| eraser.room).collect();
    erasers.sort_unstable();
    let expected = "apps archives batches bin boards collaborators comments conversations did_its \
                    favorites imports pins reactions reports shares";
    assert_eq!(erasers.join(" "), expected);
}

#[test]
fn a_kind_of_job_has_one_body() {
    let kinds: BTreeSet<&str> = JOBS.iter().map(|job| job.kind).collect();
    assert_eq!(kinds.len(), JOBS.len(), "{}", list_jobs());
    assert!(kinds.contains("feeds.rank_popular"), "{}", list_jobs());
}
