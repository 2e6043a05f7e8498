//! The server's secret, kept with the data.

use base64::{Engine as _, prelude::BASE64_STANDARD};
use rand::TryRngCore as _;

use crate::{Db, Error, Result, Run, args};

crate::sql! {
    /// The secret, when it was made.
    FIND: String = "SELECT value FROM settings WHERE key = 'secret'";
    /// Two servers may come here at once: the first one's stays.
    KEEP: () = "INSERT INTO settings (key, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING";
}

/// The secret, made now if there is none.
pub(crate) async fn read_or_make(db: &Db) -> Result<[u8; 32]> {
    if let Some(text) = db.opt(&FIND, &[]).await? {
        return decode(&text);
    }
    let mut fresh = [0; 32];
    let unlucky = |cause| Error::broken("asking the system for random bytes", cause);
    rand::rngs::OsRng
        .try_fill_bytes(&mut fresh)
        .map_err(unlucky)?;
    let tx = db.begin().await?;
    tx.exec(&KEEP, &args![BASE64_STANDARD.encode(fresh)])
        .await?;
    let kept = tx.one(&FIND, &[]).await?;
    tx.commit().await?;
    decode(&kept)
}

fn decode(text: &str) -> Result<[u8; 32]> {
    let doing = "reading the server's secret";
    let bytes = BASE64_STANDARD
        .decode(text)
        .map_err(|cause| Error::broken(doing, cause))?;
    bytes
        .try_into()
        .map_err(|_| Error::broken(doing, "it has another length than 32 bytes"))
}
