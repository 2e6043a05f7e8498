//! Users and what their profiles list.

use serde_json::json;

use super::{Row, Sight, all, but, named, scene::Relation::Owner};

pub fn rows() -> Vec<Row> {
    let whom = || json!({ "user_id": "$user" });
    let lists = [
        "list_boards",
        "list_created_pins",
        "list_followed_boards",
        "list_followers",
        "list_following",
        "list_user_pins",
    ];
    let mut rows: Vec<_> = lists
        .into_iter()
        .map(|name| all(name, whom()).seen(Sight::Listed))
        .collect();
    rows.extend([
        all("get_account", whom()).seen(Sight::Profile),
        all("get_user", whom()).seen(Sight::Profile),
        all("get_user_qr", whom()).seen(Sight::Profile),
        but(&[Owner], "follow_user", whom()).seen(Sight::Listed),
        // Who blocked a user sees the profile still: there they take it back.
        but(&[Owner], "unfollow_user", whom()).seen(Sight::Profile),
        but(&[Owner], "hide_commenter", whom()).seen(Sight::Listed),
        // With oneself there is none.
        but(
            &[Owner],
            "start_conversation",
            json!({ "user_ids": ["$user"] }),
        )
        .seen(Sight::Listed)
        .others((400, "InvalidInput")),
        but(&[Owner], "block_user", whom()).seen(Sight::There),
        but(&[Owner], "unblock_user", whom()).seen(Sight::Blocked),
        named(&[Owner], "retry_import", json!({ "import_id": "$import" })),
        named(&[Owner], "stop_import", json!({ "import_id": "$import" })),
        // To accounts that the browser is signed in to.
        named(&[Owner], "switch_account", whom()),
    ]);
    rows
}
