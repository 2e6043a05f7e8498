//! Boards, what is on them as a whole, and who saves there.

use serde_json::{Value, json};

use super::{
    NOT_FOUND, Row, Sight, all, but, named, only,
    scene::Relation::{Invited, Owner, Requested, Saver, Sorter},
};

/// Options about the board, and these.
fn board(mut options: Value) -> Value {
    options["board_id"] = json!("$board");
    options
}

pub fn rows() -> Vec<Row> {
    let mut rows = seen();
    rows.extend(written());
    rows.extend(managed());
    rows.extend(joined());
    rows.extend(handed_on());
    rows.extend(sections());
    rows
}

fn seen() -> Vec<Row> {
    let here = || board(json!({}));
    let batch = json!({ "batch_id": "$batch" });
    vec![
        all("get_board", here()),
        all("get_board_qr", here()),
        all("get_download", here()),
        all("list_board_ideas", here()),
        all("list_board_interests", here()),
        all("list_board_pins", here()),
        all("list_collaborators", here()),
        all("list_sections", here()),
        all("request_download", here()),
        but(&[Owner], "follow_board", here()),
        but(&[Owner], "unfollow_board", here()),
        only(&[Owner, Sorter, Saver], "get_board_actions", here()),
        only(&[Owner, Sorter], "list_board_invites", here()),
        only(&[Owner, Sorter], "suggest_collaborators", here()),
        named(&[Owner], "get_batch", batch.clone()),
        named(&[Owner], "undo_batch", batch),
    ]
}

/// What owner and collaborators do there.
fn written() -> Vec<Row> {
    let members = [Owner, Sorter, Saver];
    let these = board(json!({ "pin_ids": ["$pin"] }));
    let into = |mut options: Value, board: &str| {
        options["into_board_id"] = json!(board);
        options
    };
    let mine = json!({ "board_id": "$mine", "all": true });
    vec![
        only(
            &members,
            "create_pin",
            board(json!({ "upload_id": "$picture" })),
        ),
        only(
            &members,
            "save_pin",
            board(json!({ "pin_id": "$foreign_pin" })),
        ),
        only(&members, "copy_pins", into(mine.clone(), "$board")),
        only(&members, "move_pins", into(mine.clone(), "$board")),
        only(
            &members,
            "merge_boards",
            into(json!({ "board_id": "$mine" }), "$board"),
        ),
        only(&members, "open_board_conversation", board(json!({}))),
        only(&members, "tune_feed", board(json!({ "is_muted": true }))),
        all("copy_pins", into(these.clone(), "$mine")),
        only(&[Owner, Sorter], "move_pins", into(these.clone(), "$mine")),
        only(&[Owner, Sorter], "delete_pins", these),
        named(
            &[Owner],
            "restore_pins",
            json!({ "pin_ids": ["$binned_pin"] }),
        ),
        named(
            &[Owner],
            "forget_deleted_pins",
            json!({ "pin_ids": ["$binned_pin"] }),
        ),
    ]
}

/// What owners alone do.
fn managed() -> Vec<Row> {
    let here = || board(json!({}));
    let gone = json!({ "board_id": "$binned_board" });
    let arranged = json!({ "board_ids": ["$board"] });
    vec![
        only(&[Owner], "archive_board", here()),
        only(&[Owner], "unarchive_board", here()),
        only(&[Owner], "delete_board", here()),
        only(
            &[Owner],
            "merge_boards",
            board(json!({ "into_board_id": "$mine" })),
        ),
        only(
            &[Owner],
            "update_board",
            board(json!({ "description": "Lamps" })),
        ),
        named(&[Owner], "arrange_boards", arranged),
        named(&[Owner], "restore_board", gone.clone()),
        named(&[Owner], "forget_deleted_board", gone),
    ]
}

/// How users begin and cease to save there.
fn joined() -> Vec<Row> {
    let here = || board(json!({}));
    let asker = board(json!({ "invited_user_id": "$asker" }));
    let guest = board(json!({ "invited_user_id": "$guest" }));
    let helper = board(json!({ "user_id": "$helper" }));
    let code = json!({ "invite_code": "$invite_code" });
    let mut helped = helper.clone();
    helped["may_delete"] = json!(true);
    vec![
        only(&[Owner], "approve_board_invite", asker.clone()),
        only(&[Owner], "clear_board_invites", here()),
        only(&[Owner], "end_invite_link", here()),
        only(&[Owner], "make_invite_link", here()),
        only(&[Owner], "remove_collaborator", helper),
        only(&[Owner], "update_collaborator", helped),
        // The owner invites, who organises proposes.
        only(&[Owner, Sorter], "invite_collaborator", guest),
        // Who saves there leaves; others are nothing that could.
        only(&[Sorter, Saver], "remove_collaborator", here()).others(NOT_FOUND),
        but(&[Owner, Sorter, Saver], "request_to_join", here())
            .others((409, "CollaboratorAlready")),
        // Again for who saves there already; never by a request of one's own.
        named(&[Sorter, Saver, Invited], "accept_board_invite", here()),
        named(&[Invited, Requested], "deny_board_invite", here()),
        named(&[Owner], "deny_board_invite", asker),
        // The link's holder need not see the board, and the owner cannot join.
        all("open_invite_link", code.clone()).seen(Sight::Named),
        but(&[Owner], "accept_board_invite", code).seen(Sight::Named),
    ]
}

/// Ownership, which is offered to one of those who save there.
fn handed_on() -> Vec<Row> {
    let helper = board(json!({ "user_id": "$helper" }));
    vec![
        only(&[Owner], "request_transfer", helper),
        named(&[Saver], "accept_transfer", board(json!({}))),
        named(&[Owner, Saver], "end_transfer", board(json!({}))).alone(),
    ]
}

fn sections() -> Vec<Row> {
    let here = json!({ "section_id": "$section" });
    let with = |name: &str, value: Value| {
        let mut options = here.clone();
        options[name] = value;
        options
    };
    let order = board(json!({ "section_ids": ["$section"] }));
    let organisers = [Owner, Sorter];
    vec![
        all("get_section", here.clone()),
        all("list_section_pins", here.clone()),
        only(
            &[Owner, Sorter, Saver],
            "create_section",
            board(json!({ "name": "$name" })),
        ),
        only(&organisers, "delete_section", here.clone()),
        only(&organisers, "update_section", with("name", json!("$name"))),
        only(
            &organisers,
            "merge_sections",
            with("into_section_id", json!("$spare_section")),
        ),
        only(&organisers, "reorder_sections", order),
    ]
}
