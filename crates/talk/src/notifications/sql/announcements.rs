//! What the host announces: the table `announcements`.

use contract::ids::{AnnouncementId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// What the host announces.
    pub struct AnnouncementRow {
        pub id: AnnouncementId,
        pub text: String,
        /// A path of this host, or an address elsewhere.
        pub link: Option<String>,
        /// Whose users are told; all where it is none.
        pub locale: Option<String>,
        /// The employee; none once they are erased.
        pub created_by: Option<UserId>,
        pub created_ms: i64,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO announcements (id, text, link, locale, created_by, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6)";
    FIND_MANY: AnnouncementRow =
        "SELECT id, text, link, locale, created_by, created_ms FROM announcements WHERE id IN ($list)";
    LIST: AnnouncementRow =
        "SELECT id, text, link, locale, created_by, created_ms FROM announcements WHERE id < $1 \
         ORDER BY id DESC LIMIT $2";
}

// What is announced stays; that they announced it does not.
owned! {
    announcements: "announcements",
        read "SELECT id, text, link, locale, created_ms FROM announcements WHERE created_by = $1 ORDER BY id",
        erase "UPDATE announcements SET created_by = NULL WHERE created_by = $1";
}

/// Keeps what is announced.
pub async fn insert(tx: &Tx, row: &AnnouncementRow) -> Result<()> {
    let AnnouncementRow {
        id,
        text,
        link,
        locale,
        created_by,
        created_ms,
    } = row;
    tx.exec(
        &INSERT,
        &args![id, text, link, locale, created_by, created_ms],
    )
    .await?;
    Ok(())
}

/// These announcements, in any order.
pub async fn find_many(run: &impl Run, ids: &[AnnouncementId]) -> Result<Vec<AnnouncementRow>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// What was announced before an id was made, the latest first.
pub async fn list(run: &impl Run, before: i64, most: i64) -> Result<Vec<AnnouncementRow>> {
    Ok(run.all(&LIST, &args![before, most]).await?)
}
