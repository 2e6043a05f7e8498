//! What must be true of the data after every operation, asked of the rows
//! themselves: every number that is kept equals the rows it counts.

mod pictures;
mod talk;

use store::{Db, Run, Sql, args, sql};

sql! {
    slow BOARD_PINS: i64 =
        "SELECT id FROM boards WHERE pin_count <> (SELECT count(*) FROM pins WHERE pins.board_id = boards.id)";
    slow SECTIONLESS_PINS: i64 =
        "SELECT id FROM boards WHERE sectionless_pin_count <> (SELECT count(*) FROM pins \
         WHERE pins.board_id = boards.id AND pins.section_id IS NULL)";
    slow BOARD_SECTIONS: i64 =
        "SELECT id FROM boards WHERE section_count <> (SELECT count(*) FROM sections \
         WHERE sections.board_id = boards.id)";
    slow SECTION_PINS: i64 =
        "SELECT id FROM sections WHERE pin_count <> (SELECT count(*) FROM pins \
         WHERE pins.section_id = sections.id)";
    slow SECTION_BOARDS: i64 =
        "SELECT pins.id FROM pins WHERE pins.section_id IS NOT NULL AND NOT EXISTS (SELECT 1 \
         FROM sections WHERE sections.id = pins.section_id AND sections.board_id = pins.board_id)";
    slow HOMELESS_SECTIONS: i64 =
        "SELECT id FROM sections WHERE NOT EXISTS (SELECT 1 FROM boards \
         WHERE boards.id = sections.board_id) AND NOT EXISTS (SELECT 1 FROM binned_boards \
         WHERE binned_boards.id = sections.board_id)";
    slow HOMELESS_FOLLOWS: i64 =
        "SELECT board_id FROM board_follows WHERE NOT EXISTS (SELECT 1 FROM boards \
         WHERE boards.id = board_follows.board_id) AND NOT EXISTS (SELECT 1 FROM binned_boards \
         WHERE binned_boards.id = board_follows.board_id)";
    slow TWO_LIVES: i64 =
        "SELECT boards.id FROM boards JOIN binned_boards ON binned_boards.id = boards.id UNION ALL \
         SELECT pins.id FROM pins JOIN binned_pins ON binned_pins.id = pins.id";
    slow SECTION_SLUGS: i64 =
        "SELECT id FROM sections WHERE NOT EXISTS (SELECT 1 FROM section_slugs \
         WHERE section_slugs.board_id = sections.board_id AND section_slugs.slug = sections.slug \
         AND section_slugs.section_id = sections.id)";
    slow SHARED_PLACES: i64 =
        "SELECT pins.id FROM pins JOIN pins AS other ON other.board_id = pins.board_id \
         AND other.place = pins.place AND other.id < pins.id";
    slow BOARD_FOLLOWERS: i64 =
        "SELECT id FROM boards WHERE follower_count <> (SELECT count(*) FROM board_follows \
         WHERE board_follows.board_id = boards.id)";
    slow USER_PINS: i64 =
        "SELECT id FROM users WHERE pin_count <> (SELECT count(*) FROM pins \
         WHERE pins.pinner_id = users.id AND pins.is_secret = false)";
    slow USER_BOARDS: i64 =
        "SELECT id FROM users WHERE board_count <> (SELECT count(*) FROM boards \
         WHERE boards.owner_id = users.id AND boards.is_secret = false AND boards.is_protected = false \
         AND NOT EXISTS (SELECT 1 FROM quicksave_boards WHERE quicksave_boards.board_id = boards.id))";
    slow USER_SECRET_BOARDS: i64 =
        "SELECT id FROM users WHERE secret_board_count <> (SELECT count(*) FROM boards \
         WHERE boards.owner_id = users.id AND (boards.is_secret = true OR boards.is_protected = true) \
         AND NOT EXISTS (SELECT 1 FROM quicksave_boards WHERE quicksave_boards.board_id = boards.id))";
    slow STRAY_QUICKSAVES: i64 =
        "SELECT board_id FROM quicksave_boards WHERE NOT EXISTS (SELECT 1 FROM boards \
         WHERE boards.id = quicksave_boards.board_id AND boards.owner_id = quicksave_boards.owner_id)";
    slow USER_FOLLOWERS: i64 =
        "SELECT id FROM users WHERE follower_count <> (SELECT count(*) FROM user_follows \
         WHERE user_follows.followed_id = users.id)";
    slow USER_FOLLOWING: i64 =
        "SELECT id FROM users WHERE following_count <> (SELECT count(*) FROM user_follows \
         WHERE user_follows.follower_id = users.id)";
    slow REPINS: i64 =
        "SELECT id FROM pins WHERE repin_count <> (SELECT count(*) FROM pins AS saves \
         WHERE saves.root_id = pins.id AND saves.id <> pins.id AND saves.is_secret = false)";
    slow PRIVACY: i64 =
        "SELECT pins.id FROM pins JOIN boards ON boards.id = pins.board_id \
         JOIN users ON users.id = pins.pinner_id JOIN users AS owners ON owners.id = boards.owner_id \
         WHERE pins.is_secret <> (boards.is_secret OR boards.is_protected OR users.is_private \
         OR owners.is_private)";
    slow HOMELESS_PINS: i64 =
        "SELECT id FROM pins WHERE NOT EXISTS (SELECT 1 FROM boards WHERE boards.id = pins.board_id)";
    slow UNLISTED_ON_BOARD: i64 =
        "SELECT id FROM pins WHERE NOT EXISTS (SELECT 1 FROM board_pins \
         WHERE board_pins.board_id = pins.board_id AND board_pins.root_id = pins.root_id \
         AND board_pins.pin_id = pins.id AND board_pins.pinner_id = pins.pinner_id \
         AND board_pins.place = pins.place AND board_pins.is_secret = pins.is_secret \
         AND coalesce(board_pins.section_id, 0) = coalesce(pins.section_id, 0))";
    slow STRAY_ON_BOARD: i64 =
        "SELECT pin_id FROM board_pins WHERE NOT EXISTS (SELECT 1 FROM pins WHERE pins.id = board_pins.pin_id \
         AND pins.board_id = board_pins.board_id)";
    slow UNLISTED_OF_PINNER: i64 =
        "SELECT id FROM pins WHERE NOT EXISTS (SELECT 1 FROM pinner_pins \
         WHERE pinner_pins.pinner_id = pins.pinner_id AND pinner_pins.pin_id = pins.id \
         AND pinner_pins.root_id = pins.root_id AND pinner_pins.board_id = pins.board_id \
         AND pinner_pins.signature = pins.signature AND pinner_pins.is_secret = pins.is_secret)";
    slow STRAY_OF_PINNER: i64 =
        "SELECT pin_id FROM pinner_pins WHERE NOT EXISTS (SELECT 1 FROM pins WHERE pins.id = pinner_pins.pin_id \
         AND pins.pinner_id = pinner_pins.pinner_id)";
    slow ORIGINALS: i64 =
        "SELECT id FROM pins WHERE id = root_id AND is_secret = false AND NOT EXISTS (SELECT 1 FROM originals \
         WHERE originals.span = pins.id / 132633958809600000 AND originals.pin_id = pins.id \
         AND originals.pinner_id = pins.pinner_id) UNION ALL \
         SELECT pin_id FROM originals WHERE NOT EXISTS (SELECT 1 FROM pins WHERE pins.id = originals.pin_id \
         AND pins.root_id = pins.id AND pins.is_secret = false)";
    slow FOLLOWER_LISTS: i64 =
        "SELECT follower_id FROM user_follows WHERE NOT EXISTS (SELECT 1 FROM user_followers \
         WHERE user_followers.followed_id = user_follows.followed_id \
         AND user_followers.follower_id = user_follows.follower_id \
         AND user_followers.created_ms = user_follows.created_ms) UNION ALL \
         SELECT follower_id FROM user_followers WHERE NOT EXISTS (SELECT 1 FROM user_follows \
         WHERE user_follows.followed_id = user_followers.followed_id \
         AND user_follows.follower_id = user_followers.follower_id)";
    slow COUNTED_IN_BIN: i64 =
        "SELECT id FROM binned_boards WHERE follower_count <> (SELECT count(*) FROM board_follows \
         WHERE board_follows.board_id = binned_boards.id) UNION ALL \
         SELECT id FROM binned_pins WHERE repin_count <> (SELECT count(*) FROM pins \
         WHERE pins.root_id = binned_pins.id AND pins.is_secret = false)";
    slow UNLISTED_IN_BIN: i64 =
        "SELECT id FROM binned_pins WHERE coalesce(binned_with, binned_by) <> 0 AND NOT EXISTS (SELECT 1 \
         FROM pin_bins WHERE pin_bins.key = coalesce(binned_pins.binned_with, binned_pins.binned_by) \
         AND pin_bins.pin_id = binned_pins.id AND pin_bins.pinner_id = binned_pins.pinner_id \
         AND pin_bins.root_id = binned_pins.root_id AND pin_bins.place = binned_pins.place \
         AND coalesce(pin_bins.section_id, 0) = coalesce(binned_pins.section_id, 0) \
         AND pin_bins.binned_id = binned_pins.binned_id AND pin_bins.binned_ms = binned_pins.binned_ms) \
         UNION ALL SELECT id FROM binned_boards WHERE NOT EXISTS (SELECT 1 FROM board_bins \
         WHERE board_bins.owner_id = binned_boards.owner_id AND board_bins.board_id = binned_boards.id \
         AND board_bins.binned_id = binned_boards.binned_id \
         AND board_bins.binned_ms = binned_boards.binned_ms)";
    slow STRAY_IN_BIN: i64 =
        "SELECT pin_id FROM pin_bins WHERE NOT EXISTS (SELECT 1 FROM binned_pins \
         WHERE binned_pins.id = pin_bins.pin_id \
         AND coalesce(binned_pins.binned_with, binned_pins.binned_by) = pin_bins.key) UNION ALL \
         SELECT board_id FROM board_bins WHERE NOT EXISTS (SELECT 1 FROM binned_boards \
         WHERE binned_boards.id = board_bins.board_id AND binned_boards.owner_id = board_bins.owner_id)";
    slow UNLISTED_SESSIONS: i64 =
        "SELECT user_id FROM sessions WHERE NOT EXISTS (SELECT 1 FROM token_lists \
         WHERE token_lists.key = sessions.user_id AND token_lists.kind = 'session' \
         AND token_lists.token_hash = sessions.token_hash AND token_lists.user_id = sessions.user_id \
         AND token_lists.expires_ms = sessions.expires_ms) \
         OR (group_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM token_lists \
         WHERE token_lists.key = sessions.group_id AND token_lists.kind = 'session' \
         AND token_lists.token_hash = sessions.token_hash)) \
         OR (family_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM token_lists \
         WHERE token_lists.key = sessions.family_id AND token_lists.kind = 'session' \
         AND token_lists.token_hash = sessions.token_hash))";
    slow MAIL_LINKS: i64 =
        "SELECT user_id FROM mail_links WHERE NOT EXISTS (SELECT 1 FROM mail_link_lists \
         WHERE mail_link_lists.user_id = mail_links.user_id AND mail_link_lists.purpose = mail_links.purpose \
         AND mail_link_lists.token_hash = mail_links.token_hash \
         AND mail_link_lists.expires_ms = mail_links.expires_ms) UNION ALL \
         SELECT user_id FROM mail_link_lists WHERE NOT EXISTS (SELECT 1 FROM mail_links \
         WHERE mail_links.token_hash = mail_link_lists.token_hash \
         AND mail_links.user_id = mail_link_lists.user_id)";
    slow RELEASED_NAMES: i64 =
        "SELECT user_id FROM user_names WHERE released_ms IS NOT NULL AND NOT EXISTS (SELECT 1 \
         FROM released_names WHERE released_names.user_id = user_names.user_id \
         AND released_names.name_key = user_names.name_key \
         AND released_names.released_ms = user_names.released_ms) UNION ALL \
         SELECT user_id FROM released_names WHERE NOT EXISTS (SELECT 1 FROM user_names \
         WHERE user_names.name_key = released_names.name_key \
         AND user_names.user_id = released_names.user_id AND user_names.released_ms IS NOT NULL)";
    slow UNLISTED_TOKENS: i64 =
        "SELECT user_id FROM handshakes WHERE NOT EXISTS (SELECT 1 FROM token_lists \
         WHERE token_lists.key = handshakes.user_id AND token_lists.kind = 'handshake' \
         AND token_lists.token_hash = handshakes.token_hash \
         AND token_lists.expires_ms = handshakes.expires_ms) UNION ALL \
         SELECT user_id FROM known_devices WHERE NOT EXISTS (SELECT 1 FROM token_lists \
         WHERE token_lists.key = known_devices.user_id AND token_lists.kind = 'device' \
         AND token_lists.token_hash = known_devices.device_hash \
         AND token_lists.expires_ms = known_devices.seen_ms + 34560000000)";
    slow STRAY_TOKENS: i64 =
        "SELECT key FROM token_lists WHERE NOT (kind = 'session' AND EXISTS (SELECT 1 FROM sessions \
         WHERE sessions.token_hash = token_lists.token_hash AND sessions.user_id = token_lists.user_id \
         AND sessions.expires_ms = token_lists.expires_ms AND token_lists.key \
         IN (sessions.user_id, coalesce(sessions.group_id, 0), coalesce(sessions.family_id, 0)))) \
         AND NOT (kind = 'handshake' AND key = user_id AND EXISTS (SELECT 1 FROM handshakes \
         WHERE handshakes.token_hash = token_lists.token_hash AND handshakes.user_id = token_lists.user_id)) \
         AND NOT (kind = 'device' AND key = user_id AND EXISTS (SELECT 1 FROM known_devices \
         WHERE known_devices.device_hash = token_lists.token_hash \
         AND known_devices.user_id = token_lists.user_id))";
    slow BATCHLESS_PINS: i64 =
        "SELECT pin_id FROM batch_pins WHERE NOT EXISTS (SELECT 1 FROM batches \
         WHERE batches.id = batch_pins.batch_id)";
    slow TALLIES: i64 =
        "SELECT pin_id FROM pin_tallies WHERE count <> (CASE kind WHEN 'favorite' THEN (SELECT count(*) \
         FROM favorites WHERE favorites.pin_id = pin_tallies.pin_id) WHEN 'share' THEN (SELECT count(*) \
         FROM shares WHERE shares.pin_id = pin_tallies.pin_id) WHEN 'did_it' THEN (SELECT count(*) \
         FROM did_its WHERE did_its.pin_id = pin_tallies.pin_id AND did_its.taken_down_ms IS NULL \
         AND NOT did_its.is_held) WHEN 'did_it_image' THEN \
         (SELECT count(*) FROM did_it_pictures JOIN did_its ON did_its.id = did_it_pictures.did_it_id \
         WHERE did_its.pin_id = pin_tallies.pin_id AND did_its.taken_down_ms IS NULL \
         AND NOT did_its.is_held) WHEN 'comment' THEN \
         (SELECT coalesce(sum(1 + reply_count), 0) FROM comments \
         WHERE comments.pin_id = pin_tallies.pin_id AND (parent_id = 0 OR is_of_did_it) AND NOT is_held \
         AND deleted_ms IS NULL AND NOT EXISTS (SELECT 1 FROM did_its WHERE comments.is_of_did_it \
         AND did_its.id = comments.parent_id AND (did_its.taken_down_ms IS NOT NULL OR did_its.is_held))) \
         ELSE (SELECT count(*) FROM reactions \
         WHERE reactions.pin_id = pin_tallies.pin_id AND CAST(reactions.kind AS TEXT) = pin_tallies.kind) END)";
    slow UNTALLIED: i64 =
        "SELECT pin_id FROM reactions WHERE NOT EXISTS (SELECT 1 FROM pin_tallies \
         WHERE pin_tallies.pin_id = reactions.pin_id \
         AND pin_tallies.kind = CAST(reactions.kind AS TEXT)) UNION SELECT pin_id FROM favorites \
         WHERE NOT EXISTS (SELECT 1 FROM pin_tallies WHERE pin_tallies.pin_id = favorites.pin_id \
         AND pin_tallies.kind = 'favorite') UNION SELECT pin_id FROM shares WHERE NOT EXISTS (SELECT 1 \
         FROM pin_tallies WHERE pin_tallies.pin_id = shares.pin_id AND pin_tallies.kind = 'share') \
         UNION SELECT pin_id FROM did_its WHERE taken_down_ms IS NULL AND NOT is_held \
         AND NOT EXISTS (SELECT 1 FROM pin_tallies WHERE pin_tallies.pin_id = did_its.pin_id \
         AND pin_tallies.kind = 'did_it') UNION SELECT pin_id \
         FROM comments WHERE NOT is_held AND deleted_ms IS NULL AND parent_id = 0 AND NOT EXISTS (SELECT 1 \
         FROM pin_tallies WHERE pin_tallies.pin_id = comments.pin_id AND pin_tallies.kind = 'comment')";
    slow MARKED_DID_ITS: i64 =
        "SELECT id FROM did_its WHERE like_count <> (SELECT count(*) FROM did_it_marks \
         WHERE did_it_id = did_its.id AND mark = 'like') OR helpful_count <> (SELECT count(*) \
         FROM did_it_marks WHERE did_it_id = did_its.id AND mark = 'helpful')";
    slow STRAY_DID_ITS: i64 =
        "SELECT did_it_id FROM did_it_marks WHERE NOT EXISTS (SELECT 1 FROM did_its \
         WHERE did_its.id = did_it_marks.did_it_id) UNION SELECT did_it_id FROM did_it_pictures \
         WHERE NOT EXISTS (SELECT 1 FROM did_its WHERE did_its.id = did_it_pictures.did_it_id \
         AND did_its.user_id = did_it_pictures.user_id)";
    slow PINLESS_TALLIES: i64 =
        "SELECT pin_id FROM pin_tallies WHERE NOT EXISTS (SELECT 1 FROM pins \
         WHERE pins.id = pin_tallies.pin_id) AND NOT EXISTS (SELECT 1 FROM binned_pins \
         WHERE binned_pins.id = pin_tallies.pin_id)";
    slow STRAY_SPONSORSHIPS: i64 =
        "SELECT pin_id FROM sponsorships WHERE NOT EXISTS (SELECT 1 FROM pins \
         WHERE pins.id = sponsorships.pin_id AND pins.pinner_id = sponsorships.creator_id) \
         AND NOT EXISTS (SELECT 1 FROM binned_pins WHERE binned_pins.id = sponsorships.pin_id \
         AND binned_pins.pinner_id = sponsorships.creator_id)";
    slow COLLABORATORS: i64 =
        "SELECT id FROM boards WHERE collaborator_count <> (SELECT count(*) FROM collaborators \
         WHERE collaborators.board_id = boards.id)";
    slow STRAY_COLLABORATORS: i64 =
        "SELECT user_id FROM collaborators WHERE NOT EXISTS (SELECT 1 FROM boards \
         WHERE boards.id = collaborators.board_id AND boards.owner_id <> collaborators.user_id) \
         AND NOT EXISTS (SELECT 1 FROM binned_boards WHERE binned_boards.id = collaborators.board_id \
         AND binned_boards.owner_id <> collaborators.user_id)";
    slow STRAY_INVITES: i64 =
        "SELECT user_id FROM collaborator_invites WHERE NOT EXISTS (SELECT 1 FROM boards \
         WHERE boards.id = collaborator_invites.board_id \
         AND boards.owner_id <> collaborator_invites.user_id) OR EXISTS (SELECT 1 FROM collaborators \
         WHERE collaborators.board_id = collaborator_invites.board_id \
         AND collaborators.user_id = collaborator_invites.user_id)";
    slow STRAY_LINKS: i64 =
        "SELECT board_id FROM collaborator_links WHERE NOT EXISTS (SELECT 1 FROM boards \
         WHERE boards.id = collaborator_links.board_id)";
    slow STRAY_TRANSFERS: i64 =
        "SELECT board_id FROM board_transfers WHERE NOT EXISTS (SELECT 1 FROM collaborators \
         WHERE collaborators.board_id = board_transfers.board_id \
         AND collaborators.user_id = board_transfers.user_id)";
    slow IMPORTLESS_ENTRIES: i64 =
        "SELECT number FROM import_entries WHERE NOT EXISTS (SELECT 1 FROM imports \
         WHERE imports.id = import_entries.import_id)";
    slow IMPORT_COUNTS: i64 =
        "SELECT id FROM imports WHERE failed <> (SELECT count(*) FROM import_entries \
         WHERE import_entries.import_id = imports.id AND state = 'failed') OR done <> (SELECT count(*) \
         FROM import_entries WHERE import_entries.import_id = imports.id AND state <> 'waiting')";
    slow BLOCKED_FOLLOWS: i64 =
        "SELECT blocker_id FROM blocks WHERE EXISTS (SELECT 1 FROM user_follows \
         WHERE (user_follows.follower_id = blocks.blocker_id \
         AND user_follows.followed_id = blocks.blocked_id) \
         OR (user_follows.follower_id = blocks.blocked_id AND user_follows.followed_id = blocks.blocker_id))";
    slow BLOCKED_GUESTS: i64 =
        "SELECT boards.id FROM boards JOIN blocks ON boards.owner_id IN (blocks.blocker_id, \
         blocks.blocked_id) JOIN collaborators ON collaborators.board_id = boards.id \
         AND collaborators.user_id IN (blocks.blocker_id, blocks.blocked_id)";
    slow NAMES: i64 =
        "SELECT user_id FROM user_names WHERE NOT EXISTS (SELECT 1 FROM users \
         WHERE users.id = user_names.user_id)";
    slow SLUGS: i64 =
        "SELECT id FROM boards WHERE NOT EXISTS (SELECT 1 FROM board_slugs \
         WHERE board_slugs.owner_id = boards.owner_id AND board_slugs.slug = boards.slug \
         AND board_slugs.board_id = boards.id)";
}

sql! {
    slow USERS: (i64, String, String) = "SELECT id, full_name, about FROM users ORDER BY id";
    slow BOARDS: (i64, String, String) = "SELECT id, name, description FROM boards ORDER BY id";
    slow SECTIONS: (i64, String, i64) = "SELECT id, title, place FROM sections ORDER BY id";
    slow PINS: (i64, String, String) = "SELECT id, title, description FROM pins ORDER BY id";
    slow BINNED: i64 = "SELECT id FROM binned_pins ORDER BY id";
    slow SESSIONS: Vec<u8> = "SELECT token_hash FROM sessions";
    slow ROWS: (String, i64) =
        "SELECT 'follows', count(*) FROM user_follows UNION ALL SELECT 'board follows', count(*) \
         FROM board_follows UNION ALL SELECT 'blocks', count(*) FROM blocks UNION ALL \
         SELECT 'sessions', count(*) FROM sessions UNION ALL SELECT 'uploads', count(*) FROM uploads \
         UNION ALL SELECT 'jobs', count(*) FROM jobs UNION ALL SELECT 'outbox', count(*) FROM outbox \
         UNION ALL SELECT 'secret boards', count(*) FROM boards WHERE is_secret = true";
}

/// What is kept of every session.
pub async fn session_hashes(db: &Db) -> Vec<Vec<u8>> {
    let rows = db.all(&SESSIONS, &args![]).await;
    rows.expect("the rows can be read")
}

/// Pins in the bin.
pub async fn binned(db: &Db) -> Vec<i64> {
    let ids = db.all(&BINNED, &args![]).await;
    ids.expect("the rows can be read")
}

/// Everything users wrote, in a form that can be compared: equal before and after
/// what must change nothing.
pub async fn contents(db: &Db) -> Vec<String> {
    let mut lines = Vec::new();
    for table in [&USERS, &BOARDS, &PINS] {
        let rows = db.all(table, &args![]).await.expect("the rows can be read");
        lines.extend(rows.iter().map(|row| format!("{row:?}")));
    }
    let counts = db
        .all(&ROWS, &args![])
        .await
        .expect("the rows can be counted");
    lines.extend(counts.iter().map(|count| format!("{count:?}")));
    lines
}

/// Each rule, and the statement that finds what breaks it.
static RULES: &[(&str, &Sql<i64>)] = &[
    ("pins of boards", &BOARD_PINS),
    ("pins of boards outside sections", &SECTIONLESS_PINS),
    ("sections of boards", &BOARD_SECTIONS),
    ("pins of sections", &SECTION_PINS),
    ("pins in sections of their board", &SECTION_BOARDS),
    ("every section has a board", &HOMELESS_SECTIONS),
    ("every follow has a board", &HOMELESS_FOLLOWS),
    ("nothing is in the bin and out of it", &TWO_LIVES),
    ("every section has its address", &SECTION_SLUGS),
    ("every pin has a place of its own", &SHARED_PLACES),
    ("followers of boards", &BOARD_FOLLOWERS),
    ("public pins of people", &USER_PINS),
    ("public boards of people", &USER_BOARDS),
    ("secret boards of people", &USER_SECRET_BOARDS),
    ("followers of people", &USER_FOLLOWERS),
    ("people followed", &USER_FOLLOWING),
    ("public saves of pins", &REPINS),
    ("pins as secret as their board and pinner", &PRIVACY),
    ("every pin has a board", &HOMELESS_PINS),
    ("every pin is listed on its board", &UNLISTED_ON_BOARD),
    ("what is listed on a board is there", &STRAY_ON_BOARD),
    ("every pin is listed with its pinner", &UNLISTED_OF_PINNER),
    ("what is listed with a pinner is there", &STRAY_OF_PINNER),
    ("public originals are listed by their year", &ORIGINALS),
    (
        "followers are listed beside who is followed",
        &FOLLOWER_LISTS,
    ),
    ("what is in the bin goes on being counted", &COUNTED_IN_BIN),
    ("what is in the bin is listed", &UNLISTED_IN_BIN),
    ("what is listed of the bin is there", &STRAY_IN_BIN),
    ("every session is listed with its user", &UNLISTED_SESSIONS),
    ("links in mails are listed with their user", &MAIL_LINKS),
    ("released names are listed with their user", &RELEASED_NAMES),
    ("every token is listed with its user", &UNLISTED_TOKENS),
    ("what is listed of tokens is there", &STRAY_TOKENS),
    ("every pin of a batch has its batch", &BATCHLESS_PINS),
    ("numbers of pins", &TALLIES),
    ("whatever people did with pins is counted", &UNTALLIED),
    ("every number has its pin", &PINLESS_TALLIES),
    ("marks of what people did", &MARKED_DID_ITS),
    ("marks and photographs are of did-its", &STRAY_DID_ITS),
    (
        "sponsorships are of their creator's pins",
        &STRAY_SPONSORSHIPS,
    ),
    ("people who save to boards", &COLLABORATORS),
    ("they save to boards of others", &STRAY_COLLABORATORS),
    ("invites are to boards of others, once", &STRAY_INVITES),
    ("every link leads to a board", &STRAY_LINKS),
    ("every quicksave board is its owner's", &STRAY_QUICKSAVES),
    ("boards are handed on to who saves there", &STRAY_TRANSFERS),
    (
        "every entry of an import has its import",
        &IMPORTLESS_ENTRIES,
    ),
    ("settled entries of imports", &IMPORT_COUNTS),
    ("no user follows who blocked them", &BLOCKED_FOLLOWS),
    (
        "no user saves to boards of who blocked them",
        &BLOCKED_GUESTS,
    ),
    ("every name has its person", &NAMES),
    ("every board has its address", &SLUGS),
];

/// What is not true: the rule's name and the ids of the rows that break it.
/// Empty when all is well.
pub async fn broken(db: &Db) -> Vec<String> {
    let mut complaints = Vec::new();
    for (rule, sql) in RULES.iter().chain(talk::RULES).chain(pictures::RULES) {
        let ids = db.all(sql, &args![]).await.expect("the rows can be read");
        if !ids.is_empty() {
            complaints.push(format!("{rule}: {ids:?}"));
        }
    }
    complaints
}

/// Asserts that every rule holds.
pub async fn hold(db: &Db) {
    assert_eq!(broken(db).await, Vec::<String>::new());
}
