//! The only place that names `businesses`.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A partner account's business.
    pub struct BusinessRow {
        pub user_id: UserId,
        pub owner_id: Option<UserId>,
        pub business_name: String,
        pub contact_email: Option<String>,
        pub street: String,
        pub locality: String,
        pub region: String,
        pub postal_code: String,
        pub country: String,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO businesses (user_id, owner_id, business_name, street, locality, region, postal_code, \
         country, created_ms) VALUES ($1, $2, $3, '', '', '', '', '', $4)";
    FIND_MANY: BusinessRow =
        "SELECT user_id, owner_id, business_name, contact_email, street, locality, region, postal_code, \
         country FROM businesses WHERE user_id IN ($list)";
    FIND: BusinessRow =
        "SELECT user_id, owner_id, business_name, contact_email, street, locality, region, postal_code, \
         country FROM businesses WHERE user_id = $1 FOR UPDATE";
    LINKED_TO: (UserId, Option<UserId>) =
        "SELECT user_id, owner_id FROM businesses WHERE owner_id IN ($list) ORDER BY owner_id, user_id";
    UPDATE: () =
        "UPDATE businesses SET business_name = $2, contact_email = $3, street = $4, locality = $5, \
         region = $6, postal_code = $7, country = $8 WHERE user_id = $1";
    UNLINK: () = "UPDATE businesses SET owner_id = NULL WHERE user_id = $1";
    DELETE: () = "DELETE FROM businesses WHERE user_id = $1";
}

owned! {
    businesses: "businesses",
        read "SELECT user_id, owner_id, business_name, contact_email, street, locality, region, postal_code, \
              country, created_ms FROM businesses WHERE user_id = $1",
        erase "DELETE FROM businesses WHERE user_id = $1";
}

/// Adds the business of an account, linked to its owner if it has one.
pub async fn insert(
    tx: &Tx,
    id: UserId,
    owner: Option<UserId>,
    business_name: &str,
    now: i64,
) -> Result<()> {
    let args = args![id, owner, business_name, now];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// The businesses of these accounts, in any order.
pub async fn find_many(run: &impl Run, ids: &[UserId]) -> Result<Vec<BusinessRow>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// The business of an account, held until the transaction ends.
pub async fn lock(tx: &Tx, id: UserId) -> Result<Option<BusinessRow>> {
    Ok(tx.opt(&FIND, &args![id]).await?)
}

/// The businesses linked to these accounts, each with its owner.
pub async fn linked_to(run: &impl Run, owners: &[UserId]) -> Result<Vec<(UserId, UserId)>> {
    let rows = run.all_in(&LINKED_TO, &args![], owners).await?;
    Ok(rows
        .into_iter()
        .filter_map(|(business, owner)| Some((business, owner?)))
        .collect())
}

/// Writes what a business says about itself.
pub async fn update(tx: &Tx, row: &BusinessRow) -> Result<()> {
    let args = args![
        row.user_id,
        row.business_name,
        row.contact_email,
        row.street,
        row.locality,
        row.region,
        row.postal_code,
        row.country
    ];
    tx.exec(&UPDATE, &args).await?;
    Ok(())
}

/// Unlinks the business from the log-in that it shares.
pub async fn unlink(tx: &Tx, id: UserId) -> Result<()> {
    tx.exec(&UNLINK, &args![id]).await?;
    Ok(())
}

/// Removes the business of an account.
pub async fn delete(tx: &Tx, id: UserId) -> Result<()> {
    tx.exec(&DELETE, &args![id]).await?;
    Ok(())
}
