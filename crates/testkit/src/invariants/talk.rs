//! What must be true of what users say to each other.

use store::{Sql, sql};

sql! {
    slow MARKED_COMMENTS: i64 =
        "SELECT id FROM comments WHERE like_count <> (SELECT count(*) FROM comment_marks \
         WHERE comment_id = comments.id AND mark = 1) OR helpful_count <> (SELECT count(*) \
         FROM comment_marks WHERE comment_id = comments.id AND mark = 0)";
    slow ANSWERED_COMMENTS: i64 =
        "SELECT id FROM comments AS above WHERE reply_count <> (SELECT count(*) FROM comments \
         WHERE comments.parent_id = above.id AND NOT comments.is_of_did_it AND NOT comments.is_held \
         AND comments.deleted_ms IS NULL) OR (parent_id <> 0 AND NOT is_of_did_it \
         AND NOT EXISTS (SELECT 1 FROM comments WHERE comments.id = above.parent_id \
         AND comments.pin_id = above.pin_id AND comments.parent_id = 0))";
    slow ANSWERED_DID_ITS: i64 =
        "SELECT id FROM did_its WHERE comment_count <> (SELECT count(*) FROM comments \
         WHERE comments.parent_id = did_its.id AND comments.is_of_did_it AND NOT comments.is_held \
         AND comments.deleted_ms IS NULL) UNION ALL SELECT id FROM comments WHERE is_of_did_it \
         AND NOT EXISTS (SELECT 1 FROM did_its WHERE did_its.id = comments.parent_id \
         AND did_its.pin_id = comments.pin_id)";
    slow HALF_DELETED_COMMENTS: i64 =
        "SELECT id FROM comments WHERE (deleted_ms IS NULL) <> (deleted_by IS NULL)";
    slow STRAY_COMMENT_MARKS: i64 =
        "SELECT comment_id FROM comment_marks WHERE NOT EXISTS (SELECT 1 FROM comments \
         WHERE comments.id = comment_marks.comment_id AND comments.pin_id = comment_marks.pin_id) \
         UNION SELECT comment_id FROM highlighted_comments WHERE NOT EXISTS (SELECT 1 FROM comments \
         WHERE comments.id = highlighted_comments.comment_id \
         AND comments.pin_id = highlighted_comments.pin_id)";
    slow STRAY_MENTIONS: i64 =
        "SELECT comment_id FROM comment_mentions WHERE NOT EXISTS (SELECT 1 FROM comments \
         WHERE comments.id = comment_mentions.comment_id \
         AND comments.pin_id = comment_mentions.pin_id)";
    slow MISPLACED_COMMENTS: i64 =
        "SELECT id FROM comments WHERE NOT EXISTS (SELECT 1 FROM comment_places WHERE \
         comment_places.id = comments.id AND comment_places.pin_id = comments.pin_id) UNION ALL \
         SELECT id FROM comment_places WHERE NOT EXISTS (SELECT 1 FROM comments \
         WHERE comments.id = comment_places.id AND comments.pin_id = comment_places.pin_id)";
    slow LATEST_MESSAGES: i64 =
        "SELECT id FROM conversations WHERE (last_message_id = 0) <> (last_ms = 0) OR EXISTS \
         (SELECT 1 FROM messages WHERE messages.conversation_id = conversations.id \
         AND messages.id > conversations.last_message_id)";
    slow SEATS: i64 =
        "SELECT user_id FROM conversation_members WHERE NOT EXISTS (SELECT 1 FROM inboxes \
         WHERE inboxes.user_id = conversation_members.user_id \
         AND inboxes.conversation_id = conversation_members.conversation_id) UNION ALL \
         SELECT user_id FROM inboxes WHERE NOT EXISTS (SELECT 1 FROM conversation_members \
         WHERE inboxes.user_id = conversation_members.user_id \
         AND inboxes.conversation_id = conversation_members.conversation_id) \
         AND NOT EXISTS (SELECT 1 FROM conversation_emails \
         WHERE inboxes.user_id = conversation_emails.owner_id \
         AND inboxes.conversation_id = conversation_emails.conversation_id)";
    slow UNREAD: i64 =
        "SELECT user_id FROM inboxes WHERE unread > 0 AND position = 0";
    slow BOARD_SEATS: i64 =
        "SELECT user_id FROM inboxes WHERE board_id IS NOT NULL AND (NOT EXISTS \
         (SELECT 1 FROM board_conversations WHERE board_conversations.board_id = inboxes.board_id \
         AND board_conversations.conversation_id = inboxes.conversation_id) OR NOT EXISTS \
         (SELECT 1 FROM collaborators WHERE collaborators.board_id = inboxes.board_id \
         AND collaborators.user_id = inboxes.user_id UNION ALL SELECT 1 FROM boards \
         WHERE boards.id = inboxes.board_id AND boards.owner_id = inboxes.user_id UNION ALL \
         SELECT 1 FROM binned_boards WHERE binned_boards.id = inboxes.board_id \
         AND binned_boards.owner_id = inboxes.user_id))";
    slow BANNED_PIECES: i64 =
        "SELECT id FROM banned_pictures WHERE 5 <> (SELECT count(*) FROM banned_pieces \
         WHERE banned_pieces.ban_id = banned_pictures.id) UNION ALL SELECT ban_id FROM banned_pieces \
         WHERE NOT EXISTS (SELECT 1 FROM banned_pictures WHERE banned_pictures.id = banned_pieces.ban_id)";
    slow STRAY_REACTIONS: i64 =
        "SELECT message_id FROM message_reactions WHERE NOT EXISTS (SELECT 1 FROM messages \
         WHERE messages.conversation_id = message_reactions.conversation_id \
         AND messages.id = message_reactions.message_id AND messages.unsent_ms IS NULL)";
    slow STRAY_REPORTS: i64 =
        "SELECT case_id FROM reports WHERE NOT EXISTS (SELECT 1 FROM report_cases \
         WHERE report_cases.id = reports.case_id) UNION ALL SELECT id FROM report_cases \
         WHERE outcome = '' AND NOT is_found AND NOT EXISTS (SELECT 1 FROM reports \
         WHERE reports.case_id = report_cases.id)";
    slow OWN_DOING: i64 = "SELECT user_id FROM notice_actors WHERE user_id = actor_id";
    slow PAIRS: i64 =
        "SELECT conversation_id FROM pair_conversations WHERE low_id >= high_id OR NOT EXISTS \
         (SELECT 1 FROM conversations WHERE conversations.id = pair_conversations.conversation_id \
         AND NOT conversations.is_group)";
}

/// Each rule, and the statement that finds what breaks it.
pub(super) static RULES: &[(&str, &Sql<i64>)] = &[
    ("comments are found by their ids", &MISPLACED_COMMENTS),
    ("replies to comments", &ANSWERED_COMMENTS),
    ("comments below did-its", &ANSWERED_DID_ITS),
    ("comments were deleted by a user", &HALF_DELETED_COMMENTS),
    ("marks of comments", &MARKED_COMMENTS),
    ("mentions are in comments", &STRAY_MENTIONS),
    ("bans are found by their pieces", &BANNED_PIECES),
    ("messages have a latest", &LATEST_MESSAGES),
    (
        "members, and who is asked by an address, have an inbox",
        &SEATS,
    ),
    ("what is unread was written", &UNREAD),
    ("members of boards have a seat", &BOARD_SEATS),
    ("reactions are to messages that stand", &STRAY_REACTIONS),
    (
        "reports have a case, and open cases a report",
        &STRAY_REPORTS,
    ),
    ("users are not told of their own doing", &OWN_DOING),
    ("pairs have a conversation", &PAIRS),
    ("marks and highlights are of comments", &STRAY_COMMENT_MARKS),
];
