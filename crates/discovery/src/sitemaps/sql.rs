//! The only place that names `sitemap_parts`: where parts begin, but the first of each
//! kind, which begins at 0.

use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

sql! {
    ALL: i64 = "SELECT first_id FROM sitemap_parts WHERE kind = $1 ORDER BY first_id";
    LAST: Option<i64> = "SELECT max(first_id) FROM sitemap_parts WHERE kind = $1";
    NEXT: i64 =
        "SELECT first_id FROM sitemap_parts WHERE kind = $1 AND first_id > $2 ORDER BY first_id LIMIT 1";
    ADD: () = "INSERT INTO sitemap_parts (kind, first_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
}

/// Where the parts of a kind begin, in order.
pub async fn all(run: &impl Run, kind: &str) -> Result<Vec<i64>> {
    Ok(run.all(&ALL, &args![kind]).await?)
}

/// Where the last part of a kind begins; none while there is only the first.
pub async fn last(run: &impl Run, kind: &str) -> Result<Option<i64>> {
    Ok(run.one(&LAST, &args![kind]).await?)
}

/// Where the part after this one begins; none for the last.
pub async fn next(run: &impl Run, kind: &str, first: i64) -> Result<Option<i64>> {
    Ok(run.opt(&NEXT, &args![kind, first]).await?)
}

/// Begins a part.
pub async fn add(tx: &Tx, kind: &str, first: i64) -> Result<()> {
    tx.exec(&ADD, &args![kind, first]).await?;
    Ok(())
}
