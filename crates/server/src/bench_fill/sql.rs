//! Statements that fill a store in bulk. They write tables of many rooms, which the
//! program itself never does: each room's own statements add one thing at a time.

pub mod talk;

use store::sql;

sql! {
    pub IDS: i64 = "SELECT id FROM users LIMIT 1";
    pub ADD_NAME: () = "INSERT INTO user_names (name_key, user_id) VALUES ($1, $2)";
    pub ADD_EMAIL: () = "INSERT INTO user_emails (email_key, user_id) VALUES ($1, $2)";
    pub ADD_USER: () = "INSERT INTO users
        (id, username, full_name, first_name, last_name, about, email, password_hash, country,
         locale, board_count, created_ms, email_proved_ms)
        VALUES ($1, $2, $3, $4, $5, '', $6, '-', $7, $8, 0, $9, $9)";
    pub ADD_SLUG: () = "INSERT INTO board_slugs (owner_id, slug, board_id) VALUES ($1, $2, $3)";
    pub ADD_BOARD: () = "INSERT INTO boards
        (id, owner_id, name, slug, description, category, is_secret, covers, place, created_ms)
        VALUES ($1, $2, $3, $4, '', '', false, '[]', $1, $5)";
    pub COUNT_BOARD: () = "UPDATE users SET board_count = board_count + 1 WHERE id = $1";
    /// Nothing when the picture stands on the board already.
    pub LIST_ON_BOARD: () = "INSERT INTO board_pins
        (board_id, root_id, pin_id, pinner_id, place, is_secret)
        VALUES ($1, $2, $3, $4, $3, false) ON CONFLICT DO NOTHING";
    pub LIST_OF_PINNER: () = "INSERT INTO pinner_pins
        (pinner_id, pin_id, root_id, board_id, signature, is_secret)
        VALUES ($1, $2, $3, $4, $5, false)";
    pub LIST_ORIGINAL: () = "INSERT INTO originals (span, pin_id, pinner_id)
        VALUES ($1 / 132633958809600000, $1, $2)";
    pub ADD_PIN: () = "INSERT INTO pins
        (id, pinner_id, board_id, place, root_id, root_pinner_id, signature, extension, width,
         height, color, thumbhash, title, description, alt_text, link, topics, is_secret,
         created_ms)
        VALUES ($1, $2, $3, $1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, false,
         $17)";
    /// Nothing when another pin leads there.
    pub ADD_LINK: () = "INSERT INTO links (address, is_broken, failures, checked_ms, due_ms)
        VALUES ($1, false, 0, $2, $3) ON CONFLICT DO NOTHING";
    pub SETTLE_BOARD: () = "UPDATE boards SET pin_count = pin_count + $2,
        sectionless_pin_count = sectionless_pin_count + $2, covers = $3 WHERE id = $1";
    pub SETTLE_USER: () = "UPDATE users SET pin_count = pin_count + $2 WHERE id = $1";
    pub SETTLE_ROOT: () = "UPDATE pins SET repin_count = repin_count + $2 WHERE id = $1";
    pub FOLLOW_USER: () = "INSERT INTO user_follows (follower_id, followed_id, created_ms)
        VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    pub LIST_FOLLOWER: () = "INSERT INTO user_followers (follower_id, followed_id, created_ms)
        VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    pub COUNT_FOLLOWER: () = "UPDATE users SET follower_count = follower_count + 1 WHERE id = $1";
    pub COUNT_FOLLOWING: () = "UPDATE users SET following_count = following_count + 1
        WHERE id = $1";
    pub FOLLOW_BOARD: () = "INSERT INTO board_follows (user_id, board_id, created_ms)
        VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    pub COUNT_BOARD_FOLLOWER: () = "UPDATE boards SET follower_count = follower_count + 1
        WHERE id = $1";
    /// Writes the newest pins of a followed user into the home feed of a
    /// follower.
    pub FILL_FROM_USER: () = "INSERT INTO home_items
        (user_id, pin_id, root_id, source_id, since_id)
        SELECT $1, pin_id, root_id, $2, $3 FROM pinner_pins WHERE pinner_id = $2
        ORDER BY pin_id DESC LIMIT $4 ON CONFLICT DO NOTHING";
    /// The newest pins of a board come into the home feed of a follower.
    pub FILL_FROM_BOARD: () = "INSERT INTO home_items
        (user_id, pin_id, root_id, source_id, since_id)
        SELECT $1, pin_id, root_id, $2, $3 FROM board_pins WHERE board_id = $2
        ORDER BY place DESC LIMIT $4 ON CONFLICT DO NOTHING";
}
