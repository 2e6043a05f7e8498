//! Which parts the sitemap has.

use kernel::{error::Result, house::House};

use super::{
    list_part::{KINDS, Kind},
    sql,
};

/// Every part, by its kind and the id with which it begins. A kind of which there is
/// nothing has none.
pub async fn list_parts(house: &House) -> Result<Vec<(&'static Kind, i64)>> {
    let mut parts = Vec::new();
    for kind in &KINDS {
        let mut firsts = sql::all(&house.db, kind.name).await?;
        if !firsts.is_empty() || (kind.nth)(house, 0, 0).await?.is_some() {
            firsts.insert(0, 0);
        }
        parts.extend(firsts.into_iter().map(|first| (kind, first)));
    }
    Ok(parts)
}
