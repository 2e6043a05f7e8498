//! Makes the indexes anew from the database, while the old ones serve.

use ::search::{Doc, Rebuild};
use accounts::users;
use collections::{boards, pins};
use contract::ids::{BoardId, PinId, UserId};
use kernel::{error::Result, house::House, remakes::remaking};
use tracing::info;

use super::{
    index_names::{board_doc, is_found, user_doc},
    index_pins::doc,
};

/// Pictures, boards or users read at once.
const BATCH: i64 = 1_000;

/// Rebuilds the indexes of boards, of users and of pins, and answers how many pictures
/// the last holds. The log is followed from where it stood before anything was read, so
/// that nothing that happens meanwhile is missed.
pub async fn rebuild_index(house: &House) -> Result<u64> {
    let _told = remaking(house, "search index");
    let position = queue::latest(&house.db).await?.to_string();
    rebuild_boards(house, &position).await?;
    rebuild_users(house, &position).await?;
    let mut rebuild = house.index.rebuild()?;
    let (mut above, mut count) = (PinId::default(), 0);
    loop {
        let roots = pins::roots_above(&house.db, above, BATCH).await?;
        let Some(last) = roots.last() else { break };
        above = *last;
        let mut rows = pins::standing_for(&house.db, &roots).await?;
        rows.sort_unstable_by_key(|row| row.root_id);
        let docs: Vec<_> = rows.iter().map(doc).collect();
        count += docs.len() as u64;
        rebuild = put(rebuild, docs).await?;
    }
    finish(rebuild, &position).await?;
    info!(pictures = count, "search index rebuilt");
    Ok(count)
}

async fn rebuild_boards(house: &House, position: &str) -> Result<()> {
    let mut rebuild = house.board_index.rebuild()?;
    let mut above = BoardId::default();
    loop {
        let rows = boards::boards_above(&house.db, above, BATCH).await?;
        let Some(last) = rows.last() else { break };
        above = last.id;
        let found = rows.iter().filter(|row| is_found(row));
        rebuild = put(rebuild, found.map(board_doc).collect()).await?;
    }
    finish(rebuild, position).await
}

async fn rebuild_users(house: &House, position: &str) -> Result<()> {
    let mut rebuild = house.user_index.rebuild()?;
    let mut above = UserId::default();
    loop {
        let rows = users::searched_above(&house.db, above, BATCH).await?;
        let Some(last) = rows.last() else { break };
        above = last.id;
        rebuild = put(rebuild, rows.iter().map(user_doc).collect()).await?;
    }
    finish(rebuild, position).await
}

async fn put(mut rebuild: Rebuild, docs: Vec<Doc>) -> Result<Rebuild> {
    let put = move || rebuild.put(docs).map(|()| rebuild);
    Ok(tokio::task::spawn_blocking(put).await??)
}

async fn finish(rebuild: Rebuild, position: &str) -> Result<()> {
    let position = position.to_owned();
    tokio::task::spawn_blocking(move || rebuild.finish(&position)).await??;
    Ok(())
}
