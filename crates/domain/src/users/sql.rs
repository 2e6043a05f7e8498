//! The only place that names `users user_names user_emails user_follows`.

use contract::ids::UserId;
use store::{Run, Tx, args, row, sql};

use crate::{error::Result, validate};

row! {
    /// A whole account.
    pub struct UserRow {
        pub id: i64,
        pub username: String,
        pub full_name: String,
        pub first_name: String,
        pub last_name: String,
        pub about: String,
        pub email: String,
        pub avatar_signature: Option<String>,
        pub avatar_extension: Option<String>,
        pub country: String,
        pub locale: String,
        pub gender: Option<String>,
        pub email_proved_ms: Option<i64>,
        pub pin_count: i64,
        pub board_count: i64,
        pub secret_board_count: i64,
        pub follower_count: i64,
        pub following_count: i64,
        pub created_ms: i64,
    }
}

row! {
    /// What the host and the law say.
    pub struct StandingRow {
        pub is_employee: bool,
        pub is_partner: bool,
        pub is_write_banned: bool,
        pub birthday: Option<String>,
    }
}

row! {
    /// What log-in needs.
    pub struct CredentialsRow {
        pub id: i64,
        pub password_hash: String,
    }
}

sql! {
    FIND: UserRow = "SELECT id, username, full_name, first_name, last_name, about, email, avatar_signature, avatar_extension, country, locale, gender, email_proved_ms, pin_count, board_count, secret_board_count, follower_count, following_count, created_ms FROM users WHERE id = $1";
    FIND_MANY: UserRow = "SELECT id, username, full_name, first_name, last_name, about, email, avatar_signature, avatar_extension, country, locale, gender, email_proved_ms, pin_count, board_count, secret_board_count, follower_count, following_count, created_ms FROM users WHERE id IN ($list)";
    STANDING: StandingRow = "SELECT is_employee, is_partner, is_write_banned, birthday FROM users WHERE id = $1";
    RELEASE_EMAIL: () = "DELETE FROM user_emails WHERE email_key = $1";
    SET_EMAIL: () = "UPDATE users SET email = $2 WHERE id = $1";
    SET_EMAIL_PROVED: () = "UPDATE users SET email_proved_ms = $2 WHERE id = $1";
    SET_PASSWORD: () = "UPDATE users SET password_hash = $2 WHERE id = $1";
    SET_STANDING: () = "UPDATE users SET is_employee = $2, is_write_banned = $3 WHERE id = $1";
    CREDENTIALS: CredentialsRow = "SELECT id, password_hash FROM users WHERE id = $1";
    ID_BY_NAME: i64 = "SELECT user_id FROM user_names WHERE name_key = $1";
    ID_BY_EMAIL: i64 = "SELECT user_id FROM user_emails WHERE email_key = $1";
    IDS_BY_PREFIX: i64 = "SELECT user_id FROM user_names WHERE name_key >= $1 AND name_key < $2 ORDER BY name_key LIMIT $3";
    CLAIM_NAME: () = "INSERT INTO user_names (name_key, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    CLAIM_EMAIL: () = "INSERT INTO user_emails (email_key, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    INSERT: () = "INSERT INTO users (id, username, full_name, first_name, last_name, about, email, password_hash, country, locale, gender, birthday, created_ms) VALUES ($1, $2, $3, $4, $5, '', $6, $7, $8, $9, $10, $11, $12)";
    UPDATE: () = "UPDATE users SET first_name = $2, last_name = $3, full_name = $4, about = $5, avatar_signature = $6, avatar_extension = $7 WHERE id = $1";
    FOLLOW: () = "INSERT INTO user_follows (follower_id, followed_id, created_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    UNFOLLOW: () = "DELETE FROM user_follows WHERE follower_id = $1 AND followed_id = $2";
    FOLLOWS: i64 = "SELECT followed_id FROM user_follows WHERE follower_id = $1 AND followed_id = $2";
    FOLLOWED_AMONG: i64 = "SELECT followed_id FROM user_follows WHERE follower_id = $1 AND followed_id IN ($list)";
    COUNT_FOLLOWERS: () = "UPDATE users SET follower_count = follower_count + $2 WHERE id = $1";
    COUNT_FOLLOWING: () = "UPDATE users SET following_count = following_count + $2 WHERE id = $1";
    COUNT_PINS: () = "UPDATE users SET pin_count = pin_count + $2 WHERE id = $1";
    COUNT_BOARDS: () = "UPDATE users SET board_count = board_count + $2, secret_board_count = secret_board_count + $3 WHERE id = $1";
}

/// A new account's values.
pub struct NewUser<'a> {
    pub id: UserId,
    pub username: &'a str,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub full_name: &'a str,
    pub email: &'a str,
    pub password_hash: &'a str,
    pub country: &'a str,
    pub locale: &'a str,
    pub gender: Option<&'a str>,
    pub birthday: Option<&'a str>,
    pub created_ms: i64,
}

/// Adds the account; name and address must have been claimed.
pub async fn insert(tx: &Tx, user: &NewUser<'_>) -> Result<()> {
    let args = args![
        user.id.0,
        user.username,
        user.full_name,
        user.first_name,
        user.last_name,
        user.email,
        user.password_hash,
        user.country,
        user.locale,
        user.gender,
        user.birthday,
        user.created_ms
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// Claims a username; false when it is taken.
pub async fn claim_name(tx: &Tx, username: &str, id: UserId) -> Result<bool> {
    Ok(tx.exec(&CLAIM_NAME, &args![key(username), id.0]).await? == 1)
}

/// Claims an e-mail address; false when it is taken.
pub async fn claim_email(tx: &Tx, email: &str, id: UserId) -> Result<bool> {
    Ok(tx.exec(&CLAIM_EMAIL, &args![key(email), id.0]).await? == 1)
}

/// The account.
pub async fn find(run: &impl Run, id: UserId) -> Result<Option<UserRow>> {
    Ok(run.opt(&FIND, &args![id.0]).await?)
}

/// The accounts, in any order.
pub async fn find_many(run: &impl Run, ids: &[i64]) -> Result<Vec<UserRow>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// What the host and the law say of the account.
pub async fn standing(run: &impl Run, id: UserId) -> Result<Option<StandingRow>> {
    Ok(run.opt(&STANDING, &args![id.0]).await?)
}

/// Says what the account is and may.
pub async fn set_standing(
    tx: &Tx,
    id: UserId,
    is_employee: bool,
    is_write_banned: bool,
) -> Result<()> {
    let args = args![id.0, is_employee, is_write_banned];
    tx.exec(&SET_STANDING, &args).await?;
    Ok(())
}

/// Frees an e-mail address for others.
pub async fn release_email(tx: &Tx, email: &str) -> Result<()> {
    tx.exec(&RELEASE_EMAIL, &args![key(email)]).await?;
    Ok(())
}

/// Gives the account another e-mail address, which must have been claimed.
pub async fn set_email(tx: &Tx, id: UserId, email: &str) -> Result<()> {
    tx.exec(&SET_EMAIL, &args![id.0, email]).await?;
    Ok(())
}

/// Notes when the account's address was proved to be theirs, or that it was not.
pub async fn set_email_proved(tx: &Tx, id: UserId, at: Option<i64>) -> Result<()> {
    tx.exec(&SET_EMAIL_PROVED, &args![id.0, at]).await?;
    Ok(())
}

/// Gives the account another password.
pub async fn set_password(tx: &Tx, id: UserId, hash: &str) -> Result<()> {
    tx.exec(&SET_PASSWORD, &args![id.0, hash]).await?;
    Ok(())
}

/// The account's id and password hash.
pub async fn credentials(run: &impl Run, id: UserId) -> Result<Option<CredentialsRow>> {
    Ok(run.opt(&CREDENTIALS, &args![id.0]).await?)
}

/// Whose username this is, with any case.
pub async fn id_by_name(run: &impl Run, username: &str) -> Result<Option<UserId>> {
    if !validate::can_be_kept(username) {
        return Ok(None);
    }
    Ok(run
        .opt(&ID_BY_NAME, &args![key(username)])
        .await?
        .map(UserId))
}

/// Whose name or e-mail address this is, with any case.
pub async fn id_by_name_or_email(run: &impl Run, name: &str) -> Result<Option<UserId>> {
    match name.contains('@') {
        true => id_by_email(run, name).await,
        false => id_by_name(run, name).await,
    }
}

/// Whose e-mail address this is, with any case.
pub async fn id_by_email(run: &impl Run, email: &str) -> Result<Option<UserId>> {
    if !validate::can_be_kept(email) {
        return Ok(None);
    }
    Ok(run.opt(&ID_BY_EMAIL, &args![key(email)]).await?.map(UserId))
}

/// People whose usernames begin so, in order of the name.
pub async fn ids_by_prefix(run: &impl Run, prefix: &str, most: i64) -> Result<Vec<i64>> {
    let from = key(prefix);
    // The greatest character ends the range: names are letters, digits, underscores.
    let to = format!("{from}\u{10ffff}");
    Ok(run.all(&IDS_BY_PREFIX, &args![from, to, most]).await?)
}

/// Writes what a person says about themselves.
pub async fn update(tx: &Tx, user: &UserRow) -> Result<()> {
    let args = args![
        user.id,
        user.first_name,
        user.last_name,
        user.full_name,
        user.about,
        user.avatar_signature,
        user.avatar_extension
    ];
    tx.exec(&UPDATE, &args).await?;
    Ok(())
}

/// Notes that one follows another, counting both; false when it was so before.
pub async fn follow(tx: &Tx, follower: UserId, followed: UserId, now: i64) -> Result<bool> {
    let new = tx
        .exec(&FOLLOW, &args![follower.0, followed.0, now])
        .await?
        == 1;
    if new {
        count_follow(tx, follower, followed, 1).await?;
    }
    Ok(new)
}

/// Takes the note back, counting both; false when there was none.
pub async fn unfollow(tx: &Tx, follower: UserId, followed: UserId) -> Result<bool> {
    let gone = tx.exec(&UNFOLLOW, &args![follower.0, followed.0]).await? == 1;
    if gone {
        count_follow(tx, follower, followed, -1).await?;
    }
    Ok(gone)
}

/// Counts both, the lower id first: two people who follow each other at once
/// must not wait for each other's row.
async fn count_follow(tx: &Tx, follower: UserId, followed: UserId, by: i64) -> Result<()> {
    let mut counts = [
        (follower.0, &COUNT_FOLLOWING),
        (followed.0, &COUNT_FOLLOWERS),
    ];
    counts.sort_by_key(|(id, _)| *id);
    for (id, sql) in counts {
        tx.exec(sql, &args![id, by]).await?;
    }
    Ok(())
}

/// Whether one follows another.
pub async fn follows(run: &impl Run, follower: UserId, followed: UserId) -> Result<bool> {
    Ok(run
        .opt(&FOLLOWS, &args![follower.0, followed.0])
        .await?
        .is_some())
}

/// Who of these is followed.
pub async fn followed_among(run: &impl Run, follower: UserId, ids: &[i64]) -> Result<Vec<i64>> {
    Ok(run.all_in(&FOLLOWED_AMONG, &args![follower.0], ids).await?)
}

/// Changes the number of public pins.
pub async fn count_pins(tx: &Tx, id: UserId, by: i64) -> Result<()> {
    tx.exec(&COUNT_PINS, &args![id.0, by]).await?;
    Ok(())
}

/// Changes the numbers of public and of secret boards.
pub async fn count_boards(tx: &Tx, id: UserId, public: i64, secret: i64) -> Result<()> {
    tx.exec(&COUNT_BOARDS, &args![id.0, public, secret]).await?;
    Ok(())
}

/// Names and addresses are unique whatever their case.
fn key(text: &str) -> String {
    text.to_lowercase()
}
