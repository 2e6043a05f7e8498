//! Pictures that employees uploaded for articles.

use accounts::uploads::rename_picture::Renaming;
use contract::ids::ArticleId;
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, sql};

sql! {
    WITH: ArticleId = "SELECT id FROM articles WHERE cover_signature = $1 LIMIT 1";
    STANDING_WITH: ArticleId =
        "SELECT id FROM articles WHERE cover_signature = $1 AND is_published = true AND starts_ms <= $2 \
         AND ends_ms > $2 LIMIT 1";
    RENAME: () = "UPDATE articles SET cover_signature = $2 WHERE cover_signature = $1";
    DROP: () = "UPDATE articles SET cover_signature = NULL WHERE cover_signature = $1";
}

/// Whether an article has this picture.
pub async fn has_picture(run: &impl Run, signature: &str) -> Result<bool> {
    Ok(run.opt(&WITH, &args![signature]).await?.is_some())
}

/// Whether one that stands now has it.
pub async fn stands_with(run: &impl Run, signature: &str, now: i64) -> Result<bool> {
    let found = run.opt(&STANDING_WITH, &args![signature, now]).await?;
    Ok(found.is_some())
}

/// Renames a picture of articles; of how many it was.
pub async fn rename_picture(tx: &Tx, names: &Renaming) -> Result<u64> {
    let renamed = tx.exec(&RENAME, &args![names.old, names.new]).await?;
    if renamed > 0 {
        tx.changed(Changed::Articles);
    }
    Ok(renamed)
}

/// Takes a picture from articles.
pub async fn drop_picture(tx: &Tx, signature: &str) -> Result<()> {
    if tx.exec(&DROP, &args![signature]).await? > 0 {
        tx.changed(Changed::Articles);
    }
    Ok(())
}
