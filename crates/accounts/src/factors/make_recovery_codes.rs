//! Recovery codes: for users whose phone is gone. Shown once, kept as hashes.

use contract::{factors::RecoveryCodes, ids::UserId};
use kernel::{ctx::Ctx, error::Result, house::House, secrets::key, tx::Tx};

use super::sql;

/// Codes that a user gets.
pub const COUNT: usize = 10;
/// Letters and digits of a code: 60 bits.
pub const LENGTH: usize = 12;
/// Without what is easily taken for something else: 0 and o, 1 and l.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// New codes instead of all earlier ones.
pub async fn make_recovery_codes(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<RecoveryCodes> {
    sql::delete_recovery(tx, id).await?;
    let mut codes = Vec::with_capacity(COUNT);
    for _ in 0..COUNT {
        let letters = ctx.house.random::<LENGTH>();
        let letters = letters.map(|byte| char::from(ALPHABET[usize::from(byte % 32)]));
        let code = String::from_iter(letters);
        sql::keep_recovery(tx, id, &hash(&ctx.house, id, &code)).await?;
        let groups = [&code[..4], &code[4..8], &code[8..]];
        codes.push(groups.join("-"));
    }
    Ok(RecoveryCodes { codes })
}

/// The code as it was made, however it was typed.
pub fn plain(code: &str) -> String {
    let kept = code.chars().filter(|c| c.is_ascii_alphanumeric());
    kept.map(|c| c.to_ascii_lowercase()).collect()
}

/// What is kept of a code. The key makes a stolen table alone worth nothing.
pub fn hash(house: &House, id: UserId, plain: &str) -> [u8; 32] {
    let about = format!("{id}:{plain}");
    key(house, "factors: recovery codes", about.as_bytes())
}
