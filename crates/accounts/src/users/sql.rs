//! The only place that names `users user_names user_emails`; parts of it are below.

pub mod ages;
pub mod follows;
pub mod hidden;
pub mod listed;
pub mod names;
pub mod pictures;
pub mod presence;
pub mod privacy;
pub mod searched;

use contract::ids::UserId;
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A whole account.
    pub struct StoredUser {
        /// Its id.
        pub id: UserId,
        /// Unique without regard to case.
        pub username: String,
        /// First and last name, or the name of a business.
        pub full_name: String,
        /// Given name.
        pub first_name: String,
        pub(super) last_name: String,
        pub(super) about: String,
        pub(super) pronouns: String,
        pub(super) website_url: Option<String>,
        /// The account's own address, verified or not.
        pub email: String,
        pub(super) avatar_signature: Option<String>,
        pub(super) avatar_extension: Option<String>,
        pub(super) is_avatar_screened: bool,
        pub(super) cover_signature: Option<String>,
        pub(super) cover_extension: Option<String>,
        pub(super) is_cover_screened: bool,
        pub(super) cover_width: i64,
        pub(super) cover_height: i64,
        /// ISO 3166-1 alpha-2.
        pub country: String,
        /// BCP 47.
        pub locale: String,
        pub(super) gender: Option<String>,
        pub(super) custom_gender: Option<String>,
        pub(super) birthday: Option<String>,
        pub(super) phone_country: Option<String>,
        pub(super) phone_number: Option<String>,
        /// When the address was verified; none while it is not.
        pub email_proved_ms: Option<i64>,
        pub(super) is_suspended: bool,
        pub(super) is_vouched: bool,
        /// Whether its user alone sees profile, boards and pins.
        pub is_private: bool,
        /// Whether search engines are kept out.
        pub excludes_search: bool,
        /// When the user deactivated or deleted it; none while it is in use.
        pub left_ms: Option<i64>,
        pub(super) erase_ms: Option<i64>,
        /// When the user was last seen, to a day.
        pub seen_ms: Option<i64>,
        pub(super) returned_ms: Option<i64>,
        pub(super) pin_count: i64,
        pub(super) board_count: i64,
        pub(super) secret_board_count: i64,
        /// How many follow them.
        pub follower_count: i64,
        pub(super) following_count: i64,
        /// When it was made.
        pub created_ms: i64,
    }
}

impl StoredUser {
    /// Whether this account, and what is on it, is hidden from all viewers.
    pub fn is_hidden(&self) -> bool {
        self.is_suspended || self.left_ms.is_some()
    }

    /// Whether it is hidden from this viewer: a private profile is its user's
    /// alone.
    pub fn is_hidden_from(&self, viewer: Option<UserId>) -> bool {
        self.is_hidden() || self.is_private && viewer != Some(self.id)
    }
}

row! {
    /// What the host and the law say.
    pub struct StoredStanding {
        /// Whether the user works for the host.
        pub is_employee: bool,
        pub(super) is_partner: bool,
        /// Whether the host lets the user reach those alone who follow them.
        pub is_restricted: bool,
        /// Whether the host lets the user read only.
        pub is_write_banned: bool,
        /// Whether the host hid the account.
        pub is_suspended: bool,
        /// Whether the host vouches for the user.
        pub is_vouched: bool,
        pub(super) birthday: Option<String>,
        pub(super) email_proved_ms: Option<i64>,
        pub(super) created_ms: i64,
    }
}

/// Whole users, which the rest of the statement chooses.
macro_rules! whole {
    ($which:literal) => {
        concat!(
            "SELECT id, username, full_name, first_name, last_name, about, pronouns, website_url, email, \
             avatar_signature, avatar_extension, is_avatar_screened, cover_signature, cover_extension, \
             is_cover_screened, cover_width, cover_height, country, locale, gender, custom_gender, birthday, \
             phone_country, phone_number, email_proved_ms, is_suspended, is_vouched, is_private, excludes_search, \
             left_ms, erase_ms, seen_ms, returned_ms, pin_count, board_count, secret_board_count, follower_count, \
             following_count, created_ms FROM users ",
            $which
        )
    };
}

sql! {
    FIND: StoredUser = whole!("WHERE id = $1");
    FIND_MANY: StoredUser = whole!("WHERE id IN ($list)");
    STANDING: StoredStanding =
        "SELECT is_employee, is_partner, is_restricted, is_write_banned, is_suspended, is_vouched, birthday, \
         email_proved_ms, created_ms FROM users WHERE id = $1";
    LOCK: UserId = "SELECT id FROM users WHERE id = $1 FOR UPDATE";
    SET_EMAIL: () = "UPDATE users SET email = $2 WHERE id = $1";
    SET_EMAIL_PROVED: () = "UPDATE users SET email_proved_ms = $2 WHERE id = $1";
    SET_PASSWORD: () = "UPDATE users SET password_hash = $2 WHERE id = $1";
    SET_STANDING: () =
        "UPDATE users SET is_employee = $2, is_restricted = $3, is_write_banned = $4, is_suspended = $5, \
         is_vouched = $6 WHERE id = $1";
    SET_PARTNER: () = "UPDATE users SET is_partner = $2 WHERE id = $1";
    PASSWORD_HASH: String = "SELECT password_hash FROM users WHERE id = $1";
    INSERT: () =
        "INSERT INTO users (id, username, full_name, first_name, last_name, about, email, password_hash, \
         country, locale, gender, custom_gender, birthday, is_partner, is_private, created_ms) \
         VALUES ($1, $2, $3, $4, $5, '', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
    UPDATE: () =
        "UPDATE users SET first_name = $2, last_name = $3, full_name = $4, about = $5, avatar_signature = $6, \
         avatar_extension = $7, username = $8, pronouns = $9, website_url = $10, cover_signature = $11, \
         cover_extension = $12, cover_width = $13, cover_height = $14, birthday = $15, gender = $16, \
         custom_gender = $17, country = $18, locale = $19, phone_country = $20, phone_number = $21, \
         is_avatar_screened = $22, is_cover_screened = $23 WHERE id = $1";
    LEAVE: () = "UPDATE users SET left_ms = $2, erase_ms = $3 WHERE id = $1";
    TO_ERASE: UserId = "SELECT id FROM users WHERE erase_ms <= $1 ORDER BY erase_ms LIMIT $2";
    COUNT_PINS: () = "UPDATE users SET pin_count = pin_count + $2 WHERE id = $1";
    COUNT_BOARDS: () =
        "UPDATE users SET board_count = board_count + $2, secret_board_count = secret_board_count + $3 \
         WHERE id = $1";
}

owned! {
    users: "users",
        read "SELECT id, username, full_name, first_name, last_name, about, pronouns, website_url, email, \
              email_proved_ms, avatar_signature, is_avatar_screened, cover_signature, is_cover_screened, country, \
              locale, gender, custom_gender, birthday, phone_country, phone_number, pin_count, board_count, \
              secret_board_count, follower_count, following_count, is_employee, is_partner, is_restricted, \
              is_write_banned, is_vouched, is_private, excludes_search, seen_ms, returned_ms, created_ms FROM users \
              WHERE id = $1",
        erase "DELETE FROM users WHERE id = $1";
    user_names: "user_names",
        read "SELECT name_key, released_ms FROM user_names WHERE user_id = $1",
        erase "DELETE FROM user_names WHERE user_id = $1";
    released_names: "released_names",
        read "SELECT name_key, released_ms FROM released_names WHERE user_id = $1",
        erase "DELETE FROM released_names WHERE user_id = $1";
    user_emails: "user_emails",
        read "SELECT email_key FROM user_emails WHERE user_id = $1",
        erase "DELETE FROM user_emails WHERE user_id = $1";
}

/// What stands where a password's hash would: no password has it.
pub const NO_PASSWORD: &str = "";

/// Notes that what others see of a user changed, wherever it is shown.
fn changed_everywhere(tx: &Tx, id: UserId) {
    tx.changed(Changed::User(id));
    tx.changed(Changed::UserRef(id));
}

/// Notes that a user is hidden, shown, or has another standing.
fn changed_standing(tx: &Tx, id: UserId) {
    changed_everywhere(tx, id);
    tx.changed(Changed::Standing(id));
    tx.changed(Changed::Privacy);
}

/// A new account's values.
pub struct NewUser<'a> {
    /// Its id.
    pub id: UserId,
    /// Must have been claimed.
    pub username: &'a str,
    /// Given name.
    pub first_name: &'a str,
    /// Family name; empty for a business.
    pub last_name: &'a str,
    /// What is shown.
    pub full_name: &'a str,
    /// Must have been claimed.
    pub email: &'a str,
    /// PHC string, or [`NO_PASSWORD`].
    pub password_hash: &'a str,
    /// ISO 3166-1 alpha-2.
    pub country: &'a str,
    /// BCP 47.
    pub locale: &'a str,
    /// As chosen; none while not said.
    pub gender: Option<&'a str>,
    /// In the user's own words.
    pub custom_gender: Option<&'a str>,
    /// `YYYY-MM-DD`; none while not said.
    pub birthday: Option<&'a str>,
    /// Whether it is a business.
    pub is_partner: bool,
    /// Whether its user alone sees profile, boards and pins.
    pub is_private: bool,
    /// When it was made.
    pub created_ms: i64,
}

/// Adds the account; name and address must have been claimed.
pub async fn insert(tx: &Tx, user: &NewUser<'_>) -> Result<()> {
    let args = args![
        user.id,
        user.username,
        user.full_name,
        user.first_name,
        user.last_name,
        user.email,
        user.password_hash,
        user.country,
        user.locale,
        user.gender,
        user.custom_gender,
        user.birthday,
        user.is_partner,
        user.is_private,
        user.created_ms
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// The account.
pub async fn find(run: &impl Run, id: UserId) -> Result<Option<StoredUser>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// The accounts, in any order.
pub async fn find_many(run: &impl Run, ids: &[UserId]) -> Result<Vec<StoredUser>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// What the host and the law say of the account.
pub async fn standing(run: &impl Run, id: UserId) -> Result<Option<StoredStanding>> {
    Ok(run.opt(&STANDING, &args![id]).await?)
}

/// Says what the account is and may.
pub async fn set_standing(tx: &Tx, id: UserId, row: &StoredStanding) -> Result<()> {
    let args = args![
        id,
        row.is_employee,
        row.is_restricted,
        row.is_write_banned,
        row.is_suspended,
        row.is_vouched
    ];
    tx.exec(&SET_STANDING, &args).await?;
    changed_standing(tx, id);
    Ok(())
}

/// Says whether the account is a business.
pub async fn set_partner(tx: &Tx, id: UserId, is_partner: bool) -> Result<()> {
    tx.exec(&SET_PARTNER, &args![id, is_partner]).await?;
    changed_everywhere(tx, id);
    tx.changed(Changed::Standing(id));
    Ok(())
}

/// Holds the account until the transaction ends; false when it is gone.
pub async fn lock(tx: &Tx, id: UserId) -> Result<bool> {
    Ok(tx.opt(&LOCK, &args![id]).await?.is_some())
}

/// Holds two accounts, the lower id first, so that two who do this to each other at
/// once do not wait for each other; false when one of them is gone.
pub async fn lock_both(tx: &Tx, one: UserId, other: UserId) -> Result<bool> {
    let is_first = lock(tx, one.min(other)).await?;
    Ok(is_first && lock(tx, one.max(other)).await?)
}

/// Gives the account another e-mail address, which must have been claimed.
pub async fn set_email(tx: &Tx, id: UserId, email: &str) -> Result<()> {
    tx.exec(&SET_EMAIL, &args![id, email]).await?;
    Ok(())
}

/// Notes when the account's address was proved to be theirs, or that it was not.
pub async fn set_email_proved(tx: &Tx, id: UserId, at: Option<i64>) -> Result<()> {
    tx.exec(&SET_EMAIL_PROVED, &args![id, at]).await?;
    tx.changed(Changed::User(id));
    tx.changed(Changed::Standing(id));
    Ok(())
}

/// Gives the account another password.
pub async fn set_password(tx: &Tx, id: UserId, hash: &str) -> Result<()> {
    tx.exec(&SET_PASSWORD, &args![id, hash]).await?;
    Ok(())
}

/// The account's password hash; none where there is no password, or no account.
pub async fn password_hash(run: &impl Run, id: UserId) -> Result<Option<String>> {
    let hash = run.opt(&PASSWORD_HASH, &args![id]).await?;
    Ok(hash.filter(|hash| hash != NO_PASSWORD))
}

/// Writes what a user says about themselves.
pub async fn update(tx: &Tx, user: &StoredUser) -> Result<()> {
    let args = args![
        user.id,
        user.first_name,
        user.last_name,
        user.full_name,
        user.about,
        user.avatar_signature,
        user.avatar_extension,
        user.username,
        user.pronouns,
        user.website_url,
        user.cover_signature,
        user.cover_extension,
        user.cover_width,
        user.cover_height,
        user.birthday,
        user.gender,
        user.custom_gender,
        user.country,
        user.locale,
        user.phone_country,
        user.phone_number,
        user.is_avatar_screened,
        user.is_cover_screened
    ];
    tx.exec(&UPDATE, &args).await?;
    changed_everywhere(tx, user.id);
    // A birthday is part of it.
    tx.changed(Changed::Standing(user.id));
    Ok(())
}

/// Notes when a user left and when all of them is to be erased, or that they are
/// back.
pub async fn leave(tx: &Tx, id: UserId, left_ms: Option<i64>, erase_ms: Option<i64>) -> Result<()> {
    tx.exec(&LEAVE, &args![id, left_ms, erase_ms]).await?;
    changed_standing(tx, id);
    Ok(())
}

/// Who is to be erased by now, the longest overdue first.
pub async fn to_erase(run: &impl Run, now: i64, most: i64) -> Result<Vec<UserId>> {
    let ids = run.all(&TO_ERASE, &args![now, most]).await?;
    Ok(ids.into_iter().collect())
}

/// Changes the number of public pins.
pub async fn count_pins(tx: &Tx, id: UserId, by: i64) -> Result<()> {
    tx.exec(&COUNT_PINS, &args![id, by]).await?;
    tx.changed(Changed::User(id));
    Ok(())
}

/// Changes the numbers of public and of secret boards.
pub async fn count_boards(tx: &Tx, id: UserId, public: i64, secret: i64) -> Result<()> {
    tx.exec(&COUNT_BOARDS, &args![id, public, secret]).await?;
    tx.changed(Changed::User(id));
    Ok(())
}
