//! The only place that names `links robots`.

use kernel::{error::Result, house::Changed, tx::Tx, validate};
use store::{Run, args, row, sql};

use super::cache::hash;

row! {
    /// What is known of an address.
    pub struct LinkRow {
        pub page: Option<String>,
        pub is_broken: bool,
        pub failures: i64,
        pub checked_ms: i64,
        pub due_ms: i64,
    }
}

sql! {
    FIND: LinkRow = "SELECT page, is_broken, failures, checked_ms, due_ms FROM links WHERE address = $1";
    FIND_MANY: (String, Option<String>, bool, i64, i64, i64) =
        "SELECT address, page, is_broken, failures, checked_ms, due_ms FROM links WHERE address IN ($list)";
    SAVE: () =
        "INSERT INTO links (address, page, is_broken, failures, checked_ms, due_ms) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (address) DO UPDATE \
         SET page = excluded.page, is_broken = excluded.is_broken, failures = excluded.failures, \
         checked_ms = excluded.checked_ms, due_ms = excluded.due_ms";
    TIDY: String = "DELETE FROM links WHERE due_ms < $1 RETURNING address";
    RULES: String = "SELECT rules FROM robots WHERE origin = $1 AND fetched_ms > $2";
    SAVE_RULES: () =
        "INSERT INTO robots (origin, rules, fetched_ms) VALUES ($1, $2, $3) ON CONFLICT (origin) DO UPDATE \
         SET rules = excluded.rules, fetched_ms = excluded.fetched_ms";
    TIDY_RULES: () = "DELETE FROM robots WHERE fetched_ms < $1";
}

/// What is known of this address.
pub async fn find(run: &impl Run, address: &str) -> Result<Option<LinkRow>> {
    if !validate::can_be_kept(address) {
        return Ok(None);
    }
    Ok(run.opt(&FIND, &args![address]).await?)
}

/// What is known of these addresses, as far as something is.
pub async fn find_many(run: &impl Run, addresses: &[&str]) -> Result<Vec<(String, LinkRow)>> {
    let addresses = addresses.iter().copied();
    let can_be: Vec<&str> = addresses.filter(|one| validate::can_be_kept(one)).collect();
    let rows = run.all_in(&FIND_MANY, &args![], &can_be).await?.into_iter();
    let row = |(address, page, is_broken, failures, checked_ms, due_ms)| {
        let row = LinkRow {
            page,
            is_broken,
            failures,
            checked_ms,
            due_ms,
        };
        (address, row)
    };
    Ok(rows.map(row).collect())
}

/// Keeps what is known of this address now.
pub async fn save(tx: &Tx, address: &str, row: &LinkRow) -> Result<()> {
    let args = args![
        address,
        row.page,
        row.is_broken,
        row.failures,
        row.checked_ms,
        row.due_ms
    ];
    tx.exec(&SAVE, &args).await?;
    tx.changed(Changed::Link(hash(address)));
    Ok(())
}

/// Removes links that were last looked at before a moment, and old rules.
pub async fn tidy(tx: &Tx, links_before: i64, rules_before: i64) -> Result<()> {
    for address in tx.all(&TIDY, &args![links_before]).await? {
        tx.changed(Changed::Link(hash(&address)));
    }
    tx.exec(&TIDY_RULES, &args![rules_before]).await?;
    Ok(())
}

/// The rules of a website, if they were fetched after this.
pub async fn rules(run: &impl Run, origin: &str, after: i64) -> Result<Option<String>> {
    Ok(run.opt(&RULES, &args![origin, after]).await?)
}

/// Keeps the rules of a website.
pub async fn save_rules(tx: &Tx, origin: &str, rules: &str, now: i64) -> Result<()> {
    tx.exec(&SAVE_RULES, &args![origin, rules, now]).await?;
    Ok(())
}
