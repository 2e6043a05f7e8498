//! The only place that names `sessions`. Which of them a user, a group and a family
//! have is listed in `token_lists`, written beside them.

pub mod devices;
pub mod handshakes;
mod lists;
pub mod proofs;

use std::{cmp::Reverse, collections::BTreeMap};

use contract::ids::{SessionGroupId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Beside, Run, args, owned, row, sql};

use super::{Session, SessionKind};
use lists::Kind;

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
    /// A session without its token.
    struct TakenRow {
        user_id: UserId,
        user_agent: String,
        created_ms: i64,
        expires_ms: i64,
        is_limited: bool,
        group_id: Option<SessionGroupId>,
        family_id: Option<SessionGroupId>,
        captcha_score: Option<i64>,
    }

    /// Where a session is listed that is over.
    struct EndedRow {
        token_hash: Vec<u8>,
        user_id: UserId,
        group_id: Option<SessionGroupId>,
        family_id: Option<SessionGroupId>,
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

/// Most accounts of a browser that are shown.
const MOST_ACCOUNTS: usize = 100;

sql! {
    INSERT: () =
        "INSERT INTO sessions (token_hash, user_id, user_agent, created_ms, expires_ms, is_limited, \
         group_id) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    FIND: (UserId, i64, bool, Option<SessionGroupId>) =
        "SELECT user_id, expires_ms, is_limited, group_id FROM sessions WHERE token_hash = $1";
    IN_GROUP: Beside<AccountRow, i64> =
        "SELECT token_hash, user_id, expires_ms, created_ms FROM sessions WHERE group_id = $1 \
         AND is_limited = false AND expires_ms > $2 AND token_hash IN ($list)";
    TAKE: TakenRow =
        "DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id, user_agent, created_ms, expires_ms, \
         is_limited, group_id, family_id, captcha_score";
    PARK: () =
        "INSERT INTO sessions (token_hash, user_id, user_agent, created_ms, expires_ms, is_limited, \
         family_id, captcha_score, group_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    END: EndedRow =
        "DELETE FROM sessions WHERE token_hash = $1 RETURNING token_hash, user_id, group_id, family_id";
    END_OF: EndedRow =
        "DELETE FROM sessions WHERE user_id = $1 AND token_hash IN ($list) \
         RETURNING token_hash, user_id, group_id, family_id";
    END_IN_GROUP: EndedRow =
        "DELETE FROM sessions WHERE user_id = $1 AND group_id = $2 AND token_hash IN ($list) \
         RETURNING token_hash, user_id, group_id, family_id";
    END_IN_FAMILY: EndedRow =
        "DELETE FROM sessions WHERE user_id = $1 AND (family_id = $2 OR group_id = $2) \
         AND token_hash IN ($list) RETURNING token_hash, user_id, group_id, family_id";
    OF_USER: PlaceRow =
        "SELECT token_hash, user_agent, created_ms, captcha_score FROM sessions WHERE user_id = $1 \
         AND expires_ms > $2 AND token_hash IN ($list)";
    GROUPS_OF: (Option<SessionGroupId>, i64) =
        "SELECT group_id, created_ms FROM sessions WHERE user_id = $1 AND is_limited = false \
         AND expires_ms > $2 AND token_hash IN ($list)";
    KEEP_SCORE: () = "UPDATE sessions SET captcha_score = $2 WHERE token_hash = $1";
    DELETE_EXPIRED: () = "DELETE FROM sessions WHERE expires_ms < $1";
    FAMILY: (Option<SessionGroupId>, Option<SessionGroupId>) =
        "SELECT family_id, group_id FROM sessions WHERE token_hash = $1";
    JOIN_FAMILY: (UserId, i64) =
        "UPDATE sessions SET family_id = $2, session_type = $3 WHERE token_hash = $1 \
         RETURNING user_id, expires_ms";
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

owned! {
    sessions: "sessions",
        read "SELECT user_agent, created_ms, expires_ms, is_limited, captcha_score, session_type FROM sessions \
              WHERE user_id = $1",
        erase "DELETE FROM sessions WHERE user_id = $1";
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
    for key in keys(user_id, group, None) {
        lists::add(tx, key, Kind::Session, hash, user_id, expires_ms).await?;
    }
    Ok(())
}

/// What a session is listed by, each once.
fn keys(
    user: UserId,
    group: Option<SessionGroupId>,
    family: Option<SessionGroupId>,
) -> impl Iterator<Item = i64> {
    let groups = [group, family.filter(|family| Some(*family) != group)];
    let groups = groups.into_iter().flatten().map(|group| group.0);
    [user.0].into_iter().chain(groups)
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
    let hashes = lists::alive(run, group.0, Kind::Session, now).await?;
    let mut rows = run
        .all_in(&IN_GROUP, &args![group, now], &lists::members(&hashes))
        .await?;
    rows.sort_by_key(|Beside(row, created_ms)| (Reverse(*created_ms), row.user_id));
    let most = MOST_ACCOUNTS;
    Ok(rows.into_iter().map(|row| row.0).take(most).collect())
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
    for key in keys(row.user_id, row.group_id, row.family_id) {
        lists::remove(tx, key, Kind::Session, &[hash]).await?;
    }
    for key in keys(row.user_id, Some(group), row.family_id) {
        lists::add(tx, key, Kind::Session, parked, row.user_id, row.expires_ms).await?;
    }
    changed(tx, hash);
    Ok(true)
}

/// Ends the sessions of an account in a group.
pub async fn delete_in_group(tx: &Tx, group: SessionGroupId, id: UserId) -> Result<()> {
    let hashes = lists::all(tx, group.0, Kind::Session).await?;
    let hashes = lists::members(&hashes);
    let ended = tx.all_in(&END_IN_GROUP, &args![id, group], &hashes).await?;
    unlist(tx, &ended).await
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

/// Puts a session that has just begun into a family.
pub async fn join_family(
    tx: &Tx,
    hash: &[u8; 32],
    family: SessionGroupId,
    session_type: Option<&str>,
) -> Result<()> {
    let joined = tx
        .opt(&JOIN_FAMILY, &args![hash, family, session_type])
        .await?;
    if let Some((user_id, expires_ms)) = joined {
        lists::add(tx, family.0, Kind::Session, hash, user_id, expires_ms).await?;
    }
    Ok(())
}

/// Ends the sessions of an account in a family.
pub async fn delete_in_family(tx: &Tx, family: SessionGroupId, id: UserId) -> Result<()> {
    let hashes = lists::all(tx, family.0, Kind::Session).await?;
    let hashes = lists::members(&hashes);
    let ended = tx
        .all_in(&END_IN_FAMILY, &args![id, family], &hashes)
        .await?;
    unlist(tx, &ended).await
}

/// Where an account is signed in, newest first.
pub async fn of_user(run: &impl Run, id: UserId, now: i64) -> Result<Vec<PlaceRow>> {
    let hashes = lists::alive(run, id.0, Kind::Session, now).await?;
    let mut rows = run
        .all_in(&OF_USER, &args![id, now], &lists::members(&hashes))
        .await?;
    rows.sort_by_key(|row| Reverse(row.created_ms));
    Ok(rows)
}

/// The groups of an account's sessions that are no limited ones.
pub async fn groups_of(run: &impl Run, id: UserId, now: i64) -> Result<Vec<SessionGroupId>> {
    let hashes = lists::alive(run, id.0, Kind::Session, now).await?;
    let rows = run
        .all_in(&GROUPS_OF, &args![id, now], &lists::members(&hashes))
        .await?;
    Ok(rows.into_iter().filter_map(|(group, _)| group).collect())
}

/// Keeps how surely a human began this session, in per cent.
pub async fn keep_score(tx: &Tx, hash: &[u8; 32], score: i64) -> Result<()> {
    tx.exec(&KEEP_SCORE, &args![hash, score]).await?;
    Ok(())
}

/// Ends every session of an account.
pub async fn delete_of(tx: &Tx, id: UserId) -> Result<()> {
    let hashes = lists::all(tx, id.0, Kind::Session).await?;
    let hashes = lists::members(&hashes);
    let ended = tx.all_in(&END_OF, &args![id], &hashes).await?;
    unlist(tx, &ended).await
}

/// Ends a session.
pub async fn delete(tx: &Tx, hash: &[u8]) -> Result<()> {
    let ended = tx.all(&END, &args![hash]).await?;
    changed(tx, hash);
    unlist(tx, &ended).await
}

/// Takes sessions that are over from the lists, and notes that they ended.
async fn unlist(tx: &Tx, ended: &[EndedRow]) -> Result<()> {
    let mut listed: BTreeMap<i64, Vec<&[u8]>> = BTreeMap::new();
    for row in ended {
        changed(tx, &row.token_hash);
        for key in keys(row.user_id, row.group_id, row.family_id) {
            listed.entry(key).or_default().push(&row.token_hash);
        }
    }
    for (key, hashes) in listed {
        lists::remove(tx, key, Kind::Session, &hashes).await?;
    }
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
        &DELETE_EXPIRED_GUESSES,
        &DELETE_EXPIRED_FINGERPRINTS,
    ] {
        tx.exec(statement, &args![now]).await?;
    }
    handshakes::delete_expired(tx, now).await?;
    devices::delete_old(tx, unseen_since).await?;
    lists::delete_expired(tx, now).await
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

/// The same, of what may never have been guessed.
pub async fn find_next_guess(run: &impl Run, subject: &[u8; 32]) -> Result<Option<i64>> {
    Ok(run.opt(&NEXT_GUESS, &args![subject]).await?)
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
