//! The only place that names `factor_totps factor_recovery_codes factor_passkeys factor_challenges`.

use contract::ids::{PasskeyId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

use super::keep_challenge::Purpose;

row! {
    /// Codes from an app: the secret and what was used.
    pub struct TotpRow {
        pub sealed_secret: Vec<u8>,
        pub confirmed_ms: Option<i64>,
        pub used_step: i64,
    }
}

row! {
    /// A passkey.
    pub struct PasskeyRow {
        pub credential_id: Vec<u8>,
        pub id: PasskeyId,
        pub user_id: UserId,
        pub name: String,
        pub credential: String,
        pub created_ms: i64,
        pub used_ms: Option<i64>,
    }
}

sql! {
    KEEP_TOTP: () =
        "INSERT INTO factor_totps (user_id, sealed_secret, used_step) VALUES ($1, $2, 0) \
         ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, used_step = 0 \
         WHERE factor_totps.confirmed_ms IS NULL";
    LOCK_TOTP: TotpRow =
        "SELECT sealed_secret, confirmed_ms, used_step FROM factor_totps WHERE user_id = $1 FOR UPDATE";
    CONFIRMED: Option<i64> = "SELECT confirmed_ms FROM factor_totps WHERE user_id = $1";
    CONFIRM_TOTP: () =
        "UPDATE factor_totps SET confirmed_ms = $2 WHERE user_id = $1 AND confirmed_ms IS NULL \
         AND used_step > 0";
    USE_STEP: () = "UPDATE factor_totps SET used_step = $2 WHERE user_id = $1";
    DELETE_TOTP: () = "DELETE FROM factor_totps WHERE user_id = $1 AND confirmed_ms IS NOT NULL";
    KEEP_RECOVERY: () = "INSERT INTO factor_recovery_codes (user_id, code_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    USE_RECOVERY: () = "DELETE FROM factor_recovery_codes WHERE user_id = $1 AND code_hash = $2";
    COUNT_RECOVERY: i64 = "SELECT count(*) FROM factor_recovery_codes WHERE user_id = $1";
    DELETE_RECOVERY: () = "DELETE FROM factor_recovery_codes WHERE user_id = $1";
    ADD_PASSKEY: () =
        "INSERT INTO factor_passkeys (credential_id, id, user_id, name, credential, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    PASSKEYS_OF: PasskeyRow =
        "SELECT credential_id, id, user_id, name, credential, created_ms, used_ms FROM factor_passkeys \
         WHERE user_id = $1 ORDER BY id LIMIT 100";
    LOCK_PASSKEY: PasskeyRow =
        "SELECT credential_id, id, user_id, name, credential, created_ms, used_ms FROM factor_passkeys \
         WHERE credential_id = $1 FOR UPDATE";
    USE_PASSKEY: () = "UPDATE factor_passkeys SET credential = $2, used_ms = $3 WHERE credential_id = $1";
    DELETE_PASSKEY: () = "DELETE FROM factor_passkeys WHERE user_id = $1 AND id = $2";
    KEEP_CHALLENGE: () =
        "INSERT INTO factor_challenges (token_hash, purpose, user_id, state, expires_ms) \
         VALUES ($1, $2, $3, $4, $5)";
    TAKE_CHALLENGE: (String, i64) =
        "DELETE FROM factor_challenges WHERE token_hash = $1 AND purpose = $2 AND user_id = $3 \
         RETURNING state, expires_ms";
    END_CHALLENGES: () = "DELETE FROM factor_challenges WHERE user_id = $1";
    DELETE_EXPIRED: () = "DELETE FROM factor_challenges WHERE expires_ms < $1";
}

owned! {
    factor_totps: "factor_totps",
        read "SELECT confirmed_ms FROM factor_totps WHERE user_id = $1",
        erase "DELETE FROM factor_totps WHERE user_id = $1";
    factor_recovery_codes: "factor_recovery_codes",
        read "SELECT count(*) AS recovery_codes_left FROM factor_recovery_codes WHERE user_id = $1",
        erase "DELETE FROM factor_recovery_codes WHERE user_id = $1";
    factor_passkeys: "factor_passkeys",
        read "SELECT id, name, created_ms, used_ms FROM factor_passkeys WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM factor_passkeys WHERE user_id = $1";
    factor_challenges: "factor_challenges",
        read "SELECT purpose, expires_ms FROM factor_challenges WHERE user_id = $1",
        erase "DELETE FROM factor_challenges WHERE user_id = $1";
}

/// Deletes the challenges that a user has under way.
pub async fn end_challenges(tx: &Tx, id: UserId) -> Result<()> {
    tx.exec(&END_CHALLENGES, &args![id]).await?;
    Ok(())
}

/// Keeps a secret on trial, instead of an earlier one on trial; false when one
/// is confirmed already.
pub async fn keep_totp(tx: &Tx, id: UserId, sealed: &[u8]) -> Result<bool> {
    Ok(tx.exec(&KEEP_TOTP, &args![id, sealed]).await? == 1)
}

/// A user's app, locked: other tries of a code wait.
pub async fn lock_totp(tx: &Tx, id: UserId) -> Result<Option<TotpRow>> {
    Ok(tx.opt(&LOCK_TOTP, &args![id]).await?)
}

/// From when on two-step verification is on, if it is.
pub async fn confirmed_ms(run: &impl Run, id: UserId) -> Result<Option<i64>> {
    Ok(find_confirmed(run, id).await?.flatten())
}

/// From when on the user's app is trusted; nothing within for one on trial.
pub async fn find_confirmed(run: &impl Run, id: UserId) -> Result<Option<Option<i64>>> {
    Ok(run.opt(&CONFIRMED, &args![id]).await?)
}

/// Switches two-step verification on; false when it is on, or no code of this
/// secret was given.
pub async fn confirm_totp(tx: &Tx, id: UserId, now: i64) -> Result<bool> {
    Ok(tx.exec(&CONFIRM_TOTP, &args![id, now]).await? == 1)
}

/// The code of this step was used.
pub async fn use_step(tx: &Tx, id: UserId, step: i64) -> Result<()> {
    tx.exec(&USE_STEP, &args![id, step]).await?;
    Ok(())
}

/// Switches two-step verification off; false when it was not on.
pub async fn delete_totp(tx: &Tx, id: UserId) -> Result<bool> {
    Ok(tx.exec(&DELETE_TOTP, &args![id]).await? == 1)
}

/// Keeps a recovery code.
pub async fn keep_recovery(tx: &Tx, id: UserId, hash: &[u8; 32]) -> Result<()> {
    tx.exec(&KEEP_RECOVERY, &args![id, hash]).await?;
    Ok(())
}

/// Uses a recovery code up; false when there is none like it.
pub async fn use_recovery(tx: &Tx, id: UserId, hash: &[u8; 32]) -> Result<bool> {
    Ok(tx.exec(&USE_RECOVERY, &args![id, hash]).await? == 1)
}

/// How many recovery codes are left.
pub async fn count_recovery(run: &impl Run, id: UserId) -> Result<i64> {
    Ok(run.one(&COUNT_RECOVERY, &args![id]).await?)
}

/// Voids every recovery code.
pub async fn delete_recovery(tx: &Tx, id: UserId) -> Result<()> {
    tx.exec(&DELETE_RECOVERY, &args![id]).await?;
    Ok(())
}

/// A new passkey's values.
pub struct NewPasskey<'a> {
    pub credential_id: &'a [u8],
    pub id: PasskeyId,
    pub user_id: UserId,
    pub name: &'a str,
    pub credential: &'a str,
    pub created_ms: i64,
}

/// Adds a passkey; false when its authenticator's id is known already.
pub async fn add_passkey(tx: &Tx, new: &NewPasskey<'_>) -> Result<bool> {
    let args = args![
        new.credential_id,
        new.id,
        new.user_id,
        new.name,
        new.credential,
        new.created_ms
    ];
    Ok(tx.exec(&ADD_PASSKEY, &args).await? == 1)
}

/// Passkeys of a user, oldest first.
pub async fn passkeys_of(run: &impl Run, id: UserId) -> Result<Vec<PasskeyRow>> {
    Ok(run.all(&PASSKEYS_OF, &args![id]).await?)
}

/// A passkey by its authenticator's id, locked until the transaction is over: its
/// counter only grows.
pub async fn lock_passkey(tx: &Tx, credential_id: &[u8]) -> Result<Option<PasskeyRow>> {
    Ok(tx.opt(&LOCK_PASSKEY, &args![credential_id]).await?)
}

/// The passkey was used; its counter is in `credential`.
pub async fn use_passkey(tx: &Tx, credential_id: &[u8], credential: &str, now: i64) -> Result<()> {
    tx.exec(&USE_PASSKEY, &args![credential_id, credential, now])
        .await?;
    Ok(())
}

/// Removes a passkey; false when this user has none like it.
pub async fn delete_passkey(tx: &Tx, owner: UserId, id: PasskeyId) -> Result<bool> {
    Ok(tx.exec(&DELETE_PASSKEY, &args![owner, id]).await? == 1)
}

/// Keeps a challenge by its token's hash.
pub async fn keep_challenge(
    tx: &Tx,
    hash: &[u8; 32],
    purpose: Purpose,
    state: &str,
    expires_ms: i64,
) -> Result<()> {
    let (name, whose) = (purpose.name(), purpose.whose().0);
    let args = args![hash, name, whose, state, expires_ms];
    tx.exec(&KEEP_CHALLENGE, &args).await?;
    Ok(())
}

/// Removes a challenge; answers its state and until when it is good.
pub async fn take_challenge(
    tx: &Tx,
    hash: &[u8; 32],
    purpose: Purpose,
) -> Result<Option<(String, i64)>> {
    let (name, whose) = (purpose.name(), purpose.whose().0);
    let args = args![hash, name, whose];
    Ok(tx.opt(&TAKE_CHALLENGE, &args).await?)
}

/// Removes challenges that expired.
pub async fn delete_expired(tx: &Tx, now: i64) -> Result<()> {
    tx.exec(&DELETE_EXPIRED, &args![now]).await?;
    Ok(())
}
