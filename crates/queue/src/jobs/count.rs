//! How much there is to do.

use store::{Db, Result, Run, args};

store::sql! {
    /// Read through the index, which begins with the state.
    COUNT: i64 = "SELECT count(*) FROM jobs WHERE state = $1";
}

/// States of jobs, as they are counted.
const STATES: [&str; 3] = ["waiting", "running", "failed"];

/// How many jobs there are in each state.
pub async fn count(db: &Db) -> Result<Vec<(&'static str, i64)>> {
    let mut counts = Vec::with_capacity(STATES.len());
    for state in STATES {
        counts.push((state, db.one(&COUNT, &args![state]).await?));
    }
    Ok(counts)
}
