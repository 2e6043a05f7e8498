//! The only place that names `sessions`.

use contract::ids::{SessionGroupId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, row, sql};

use super::{Session, SessionKind};

row! {
    /// A place an account is signed in.
    pub struct PlaceRow {
        pub token_hash: Vec<u8>,
        pub user_agent: String,
        pub created_ms: i64,
        pub captcha_score: Option<i64>,
    }
}

row! {
    /// A session without its token and its group.
    struct TakenRow {
        user_id: UserId,
        user_agent: String,
        created_ms: i64,
        expires_ms: i64,
        is_limited: bool,
        family_id: Option<SessionGroupId>,
        captcha_score: Option<i64>,
    }
}

row! {
    /// An account that a browser is signed in to.
    pub struct AccountRow {
        pub token_hash: Vec<u8>,
        pub user_id: UserId,
        pub expires_ms: i64,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO sessions (token_hash, user_id, user_agent, created_ms, expires_ms, is_limited, \
         group_id) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    FIND: (UserId, i64, bool, Option<SessionGroupId>) =
        "SELECT user_id, expires_ms, is_limited, group_id FROM sessions WHERE token_hash = $1";
    IN_GROUP: AccountRow =
        "SELECT token_hash, user_id, expires_ms FROM sessions WHERE group_id = $1 AND is_limited = false \
         AND expires_ms > $2 ORDER BY created_ms DESC, user_id LIMIT 100";
    TAKE: TakenRow =
        "DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id, user_agent, created_ms, expires_ms, \
         is_limited, family_id, captcha_score";
    PARK: () =
        "INSERT INTO sessions (token_hash, user_id, user_agent, created_ms, expires_ms, is_limited, \
         family_id, captcha_score, group_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    DELETE_IN_GROUP: Vec<u8> = "DELETE FROM sessions WHERE group_id = $1 AND user_id = $2 RETURNING token_hash";
    DELETE: () = "DELETE FROM sessions WHERE token_hash = $1";
    OF_USER: PlaceRow =
        "SELECT token_hash, user_agent, created_ms, captcha_score FROM sessions WHERE user_id = $1 \
         AND expires_ms > $2 ORDER BY created_ms DESC LIMIT 1000";
    KEEP_SCORE: () = "UPDATE sessions SET captcha_score = $2 WHERE token_hash = $1";
    DELETE_OF: Vec<u8> = "DELETE FROM sessions WHERE user_id = $1 RETURNING token_hash";
    DELETE_EXPIRED: () = "DELETE FROM sessions WHERE expires_ms < $1";
    FAMILY: (Option<SessionGroupId>, Option<SessionGroupId>) =
        "SELECT family_id, group_id FROM sessions WHERE token_hash = $1";
    JOIN_FAMILY: () = "UPDATE sessions SET family_id = $2 WHERE token_hash = $1";
    DELETE_IN_FAMILY: Vec<u8> =
        "DELETE FROM sessions WHERE user_id = $1 AND (family_id = $2 OR group_id = $2) RETURNING token_hash";
    INSERT_HANDSHAKE: () =
        "INSERT INTO handshakes (token_hash, user_id, browser, expires_ms, family_id) \
         VALUES ($1, $2, $3, $4, $5)";
    TAKE_HANDSHAKE: (UserId, Option<Vec<u8>>, i64, Option<SessionGroupId>) =
        "DELETE FROM handshakes WHERE token_hash = $1 RETURNING user_id, browser, expires_ms, family_id";
    DELETE_HANDSHAKES: () = "DELETE FROM handshakes WHERE user_id = $1";
    DELETE_EXPIRED_HANDSHAKES: () = "DELETE FROM handshakes WHERE expires_ms < $1";
    KNOWS_DEVICE: i64 = "SELECT count(*) FROM known_devices WHERE device_hash = $1 AND user_id = $2 AND seen_ms > $3";
    IS_DEVICE: i64 = "SELECT count(*) FROM known_devices WHERE device_hash = $1";
    INSERT_DEVICE: () =
        "INSERT INTO known_devices (device_hash, user_id, seen_ms) VALUES ($1, $2, $3) \
         ON CONFLICT (device_hash, user_id) DO UPDATE SET seen_ms = excluded.seen_ms";
    DELETE_DEVICES: () = "DELETE FROM known_devices WHERE user_id = $1";
    DELETE_OLD_DEVICES: () = "DELETE FROM known_devices WHERE seen_ms < $1";
    COUNT_GUESS: i64 =
        "INSERT INTO password_guesses (subject, guesses, next_ms, expires_ms) \
         VALUES ($1, 1, 0, $3) ON CONFLICT (subject) DO UPDATE SET guesses = CASE \
         WHEN password_guesses.expires_ms <= $2 THEN 1 ELSE password_guesses.guesses + 1 END, \
         expires_ms = excluded.expires_ms WHERE password_guesses.next_ms <= $2 RETURNING guesses";
    NEXT_GUESS: i64 = "SELECT next_ms FROM password_guesses WHERE subject = $1";
    DELAY_GUESS: () = "UPDATE password_guesses SET next_ms = $2 WHERE subject = $1";
    FORGET_GUESSES: () = "DELETE FROM password_guesses WHERE subject = $1";
    DELETE_EXPIRED_GUESSES: () = "DELETE FROM password_guesses WHERE expires_ms < $1";
    COUNT_FINGERPRINT: () =
        "INSERT INTO fingerprints (fingerprint_hash, sightings, expires_ms) VALUES ($1, 1, $2) \
         ON CONFLICT (fingerprint_hash) DO UPDATE SET sightings = fingerprints.sightings + 1, \
         expires_ms = excluded.expires_ms";
    DELETE_EXPIRED_FINGERPRINTS: () = "DELETE FROM fingerprints WHERE expires_ms < $1";
}

/// A token that begins a session once.
pub struct Handshake {
    /// Whose session.
    pub user_id: UserId,
    /// The mark of the browser that may use it; any when missing.
    pub browser: Option<[u8; 32]>,
    /// Milliseconds since 1970.
    pub expires_ms: i64,
    /// The family of sessions that it brings into, if it leads to another name of
    /// the host.
    pub family: Option<SessionGroupId>,
}

owned! {
    sessions: "sessions",
        read "SELECT user_agent, created_ms, expires_ms, is_limited, captcha_score FROM sessions WHERE user_id = $1",
        erase "DELETE FROM sessions WHERE user_id = $1";
    handshakes: "handshakes",
        read "SELECT expires_ms FROM handshakes WHERE user_id = $1",
        erase "DELETE FROM handshakes WHERE user_id = $1";
    known_devices: "known_devices",
        read "SELECT seen_ms FROM known_devices WHERE user_id = $1",
        erase "DELETE FROM known_devices WHERE user_id = $1";
}

/// Keeps a session by its token's hash.
pub async fn insert(
    tx: &Tx,
    hash: &[u8; 32],
    session: Session,
    user_agent: &str,
    now: i64,
) -> Result<()> {
    let Session {
        user_id,
        expires_ms,
        kind,
        group,
    } = session;
    let is_limited = kind == SessionKind::Limited;
    let args = args![
        hash, user_id, user_agent, now, expires_ms, is_limited, group
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// The session of a token, also when it has expired.
pub async fn find(run: &impl Run, hash: &[u8; 32]) -> Result<Option<Session>> {
    let row = run.opt(&FIND, &args![hash]).await?;
    Ok(row.map(|(user_id, expires_ms, is_limited, group)| Session {
        user_id,
        expires_ms,
        kind: if is_limited {
            SessionKind::Limited
        } else {
            SessionKind::Full
        },
        group,
    }))
}

/// The accounts of a group, the latest log-in first.
pub async fn in_group(run: &impl Run, group: SessionGroupId, now: i64) -> Result<Vec<AccountRow>> {
    Ok(run.all(&IN_GROUP, &args![group, now]).await?)
}

/// Keeps a session under a hash that no token has, in a group; false when it is
/// over, or was parked by another call meanwhile.
pub async fn park(tx: &Tx, hash: &[u8], parked: &[u8; 32], group: SessionGroupId) -> Result<bool> {
    // Not by changing the hash: it says on which machine the row lies.
    let Some(row) = tx.opt(&TAKE, &args![hash]).await? else {
        return Ok(false);
    };
    let args = args![
        parked,
        row.user_id,
        row.user_agent,
        row.created_ms,
        row.expires_ms,
        row.is_limited,
        row.family_id,
        row.captcha_score,
        group
    ];
    tx.exec(&PARK, &args).await?;
    changed(tx, hash);
    Ok(true)
}

/// Ends the sessions of an account in a group.
pub async fn delete_in_group(tx: &Tx, group: SessionGroupId, id: UserId) -> Result<()> {
    let ended = tx.all(&DELETE_IN_GROUP, &args![group, id]).await?;
    ended.iter().for_each(|hash| changed(tx, hash));
    Ok(())
}

/// What a session has in common with those at the host's other names.
pub enum Family {
    /// It began here, and was or may be handed over.
    Own(SessionGroupId),
    /// It was handed over from another name.
    Joined(SessionGroupId),
}

/// The family of a session that is kept.
pub async fn family(run: &impl Run, hash: &[u8; 32]) -> Result<Option<Family>> {
    let row = run.opt(&FAMILY, &args![hash]).await?;
    Ok(row.and_then(|(family, group)| {
        let joined = family.map(Family::Joined);
        joined.or(group.map(Family::Own))
    }))
}

/// Puts a session into a family.
pub async fn join_family(tx: &Tx, hash: &[u8; 32], family: SessionGroupId) -> Result<()> {
    tx.exec(&JOIN_FAMILY, &args![hash, family]).await?;
    Ok(())
}

/// Ends the sessions of an account in a family.
pub async fn delete_in_family(tx: &Tx, family: SessionGroupId, id: UserId) -> Result<()> {
    let ended = tx.all(&DELETE_IN_FAMILY, &args![id, family]).await?;
    ended.iter().for_each(|hash| changed(tx, hash));
    Ok(())
}

/// Where an account is signed in, newest first.
pub async fn of_user(run: &impl Run, id: UserId, now: i64) -> Result<Vec<PlaceRow>> {
    Ok(run.all(&OF_USER, &args![id, now]).await?)
}

/// Keeps how surely a human began this session, in per cent.
pub async fn keep_score(tx: &Tx, hash: &[u8; 32], score: i64) -> Result<()> {
    tx.exec(&KEEP_SCORE, &args![hash, score]).await?;
    Ok(())
}

/// Ends every session of an account.
pub async fn delete_of(tx: &Tx, id: UserId) -> Result<()> {
    let ended = tx.all(&DELETE_OF, &args![id]).await?;
    ended.iter().for_each(|hash| changed(tx, hash));
    Ok(())
}

/// Ends a session.
pub async fn delete(tx: &Tx, hash: &[u8]) -> Result<()> {
    tx.exec(&DELETE, &args![hash]).await?;
    changed(tx, hash);
    Ok(())
}

/// Notes that a session ended or is parked.
fn changed(tx: &Tx, hash: &[u8]) {
    if let Ok(hash) = hash.try_into() {
        tx.changed(Changed::Session(hash));
    }
}

/// Ends what has expired; forgets browsers last seen before `unseen_since`.
pub async fn delete_expired(tx: &Tx, now: i64, unseen_since: i64) -> Result<()> {
    for statement in [
        &DELETE_EXPIRED,
        &DELETE_EXPIRED_HANDSHAKES,
        &DELETE_EXPIRED_GUESSES,
        &DELETE_EXPIRED_FINGERPRINTS,
    ] {
        tx.exec(statement, &args![now]).await?;
    }
    tx.exec(&DELETE_OLD_DEVICES, &args![unseen_since]).await?;
    Ok(())
}

/// Forgets every browser of an account, and handshakes that wait.
pub async fn delete_devices_of(tx: &Tx, id: UserId) -> Result<()> {
    tx.exec(&DELETE_DEVICES, &args![id]).await?;
    tx.exec(&DELETE_HANDSHAKES, &args![id]).await?;
    Ok(())
}

/// Keeps a handshake by its token's hash.
pub async fn insert_handshake(tx: &Tx, hash: &[u8; 32], handshake: &Handshake) -> Result<()> {
    let Handshake {
        user_id,
        browser,
        expires_ms,
        family,
    } = handshake;
    let browser = browser.map(|mark| mark.to_vec());
    tx.exec(
        &INSERT_HANDSHAKE,
        &args![hash, user_id, browser, *expires_ms, *family],
    )
    .await?;
    Ok(())
}

/// Removes a handshake and tells what it was, also when it has expired.
pub async fn take_handshake(tx: &Tx, hash: &[u8; 32]) -> Result<Option<Handshake>> {
    let row = tx.opt(&TAKE_HANDSHAKE, &args![hash]).await?;
    Ok(row.map(|(user_id, browser, expires_ms, family)| Handshake {
        user_id,
        // A mark of another length belongs to no browser.
        browser: browser.map(|mark| mark.try_into().unwrap_or_default()),
        expires_ms,
        family,
    }))
}

/// Whether this user has logged in with this browser from a moment on.
pub async fn knows_device(run: &impl Run, hash: &[u8; 32], id: UserId, since: i64) -> Result<bool> {
    Ok(run.one(&KNOWS_DEVICE, &args![hash, id, since]).await? > 0)
}

/// Whether any user has logged in with this browser.
pub async fn is_device(run: &impl Run, hash: &[u8; 32]) -> Result<bool> {
    Ok(run.one(&IS_DEVICE, &args![hash]).await? > 0)
}

/// Remembers a browser of this user.
pub async fn insert_device(tx: &Tx, hash: &[u8; 32], id: UserId, now: i64) -> Result<()> {
    tx.exec(&INSERT_DEVICE, &args![hash, id, now]).await?;
    Ok(())
}

/// Counts a guess; answers how many there were, or nothing when it came too early.
pub async fn count_guess(
    tx: &Tx,
    subject: &[u8; 32],
    now: i64,
    expires_ms: i64,
) -> Result<Option<i64>> {
    Ok(tx
        .opt(&COUNT_GUESS, &args![subject, now, expires_ms])
        .await?)
}

/// When the next guess is looked at.
pub async fn next_guess(tx: &Tx, subject: &[u8; 32]) -> Result<i64> {
    Ok(tx.one(&NEXT_GUESS, &args![subject]).await?)
}

/// Looks at no further guess until then.
pub async fn delay_guess(tx: &Tx, subject: &[u8; 32], until_ms: i64) -> Result<()> {
    tx.exec(&DELAY_GUESS, &args![subject, until_ms]).await?;
    Ok(())
}

/// Forgets what was guessed.
pub async fn forget_guesses(tx: &Tx, subject: &[u8; 32]) -> Result<()> {
    tx.exec(&FORGET_GUESSES, &args![subject]).await?;
    Ok(())
}

/// Counts a browser that describes itself so.
pub async fn count_fingerprint(tx: &Tx, hash: &[u8; 32], expires_ms: i64) -> Result<()> {
    tx.exec(&COUNT_FINGERPRINT, &args![hash, expires_ms])
        .await?;
    Ok(())
}
