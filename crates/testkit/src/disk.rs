//! A full disk, as SQLite meets it.

use store::{Run, Sql, args, sql};

use crate::world::World;

sql! {
    sqlite LIMIT_PAGES: i64 = "PRAGMA max_page_count = 1";
    sqlite FREE_PAGES: i64 = "PRAGMA max_page_count = 1000000000";
}

impl World {
    /// From now on the database takes no more pages than it has.
    pub async fn fill_disk(&self) {
        self.set(&LIMIT_PAGES).await;
    }

    /// There is room again.
    pub async fn free_disk(&self) {
        self.set(&FREE_PAGES).await;
    }

    async fn set(&self, statement: &Sql<i64>) {
        let tx = self.house.db.begin().await.expect("a transaction begins");
        tx.one(statement, &args![]).await.expect("the limit is set");
        tx.commit().await.expect("nothing was written");
    }
}
