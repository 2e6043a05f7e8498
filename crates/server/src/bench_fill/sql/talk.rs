//! Statements that fill what users say to each other, and what they are told.

use store::sql;

sql! {
    pub ADD_COMMENT: () = "INSERT INTO comments
        (pin_id, id, user_id, text, is_held, parent_id, helpful_count, created_ms)
        VALUES ($1, $2, $3, $4, false, 0, $5, $6)";
    pub ADD_PLACE: () = "INSERT INTO comment_places (id, pin_id) VALUES ($1, $2)";
    /// Mark 0: it helped.
    pub ADD_HELPFUL: () = "INSERT INTO comment_marks (pin_id, comment_id, user_id, mark, created_ms)
        VALUES ($1, $2, $3, 0, $4)";
    pub ADD_CONVERSATION: () = "INSERT INTO conversations
        (id, is_group, is_answered, last_message_id, last_ms, created_ms)
        VALUES ($1, false, true, $2, $3, $3)";
    pub ADD_PAIR: () = "INSERT INTO pair_conversations (low_id, high_id, conversation_id)
        VALUES ($1, $2, $3)";
    pub ADD_MEMBER: () = "INSERT INTO conversation_members (conversation_id, user_id)
        VALUES ($1, $2)";
    /// State 0: in the inbox.
    pub ADD_INBOX: () = "INSERT INTO inboxes
        (user_id, conversation_id, state, position, unread, cleared_id)
        VALUES ($1, $2, 0, $3, $4, 0)";
    pub ADD_MESSAGE: () = "INSERT INTO messages (conversation_id, id, sender_id, text, created_ms)
        VALUES ($1, $2, $3, $4, $5)";
    pub ADD_ACTOR: () = "INSERT INTO notice_actors
        (user_id, day, kind, object, done_number, actor_id, comment_id, created_ms)
        VALUES ($1, $2, $3, $4, $5, $6, 0, $7)";
    pub ADD_NOTICE: () = "INSERT INTO notices
        (user_id, id, day, kind, object, actor_count, last_ms, told_ms)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $7)";
}
