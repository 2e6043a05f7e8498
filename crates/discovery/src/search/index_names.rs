//! What the indexes of boards and of users keep, and how they follow the log.
//!
//! Both hold what things are called, whether or not a viewer may see them: what is found
//! is an id, and what may be shown is read from the database. So what hides a user or
//! a profile changes nothing here.

use std::collections::HashSet;

use ::search::{Change, Doc, Schema};
use accounts::users::{self, SearchedUser};
use collections::boards::{self, StoredBoard};
use contract::ids::{BoardId, UserId};
use kernel::{error::Result, events::Event, house::House};
use queue::Position;

/// The fields of a board that are searched.
pub fn board_schema() -> Schema {
    Schema::new().field("name", 4).field("description", 1)
}

/// The fields of a user that are searched.
pub fn user_schema() -> Schema {
    Schema::new()
        .field("name", 4)
        .field("username", 4)
        .field("about", 1)
}

/// Brings both indexes to what events tell. An index of which nothing changed stays as
/// it is, at an older position: the log is read from where the index of pins stands,
/// which is written last.
pub(super) async fn index_names(house: &House, events: &[Event], position: Position) -> Result<()> {
    let (mut found, mut users) = (Vec::new(), Vec::new());
    for event in events {
        match event {
            Event::BoardCreated { board_id }
            | Event::BoardChanged { board_id }
            | Event::BoardDeleted { board_id, .. }
            | Event::BoardFilled { board_id } => found.push(*board_id),
            Event::UserChanged { user_id } => users.push(*user_id),
            _ => {}
        }
    }
    apply(
        &house.board_index,
        board_changes(house, found).await?,
        position,
    )
    .await?;
    apply(
        &house.user_index,
        user_changes(house, users).await?,
        position,
    )
    .await
}

async fn apply(index: &::search::Index, changes: Vec<Change>, position: Position) -> Result<()> {
    if changes.is_empty() {
        return Ok(());
    }
    let (index, position) = (index.clone(), position.to_string());
    tokio::task::spawn_blocking(move || index.apply(&changes, &position)).await??;
    Ok(())
}

async fn board_changes(house: &House, mut ids: Vec<BoardId>) -> Result<Vec<Change>> {
    ids.sort_unstable();
    ids.dedup();
    let rows = boards::find_many(&house.db, &ids).await?;
    let docs: Vec<Doc> = rows
        .iter()
        .filter(|row| is_found(row))
        .map(board_doc)
        .collect();
    Ok(put_or_delete(docs, ids.iter().map(|id| id.0)))
}

async fn user_changes(house: &House, mut ids: Vec<UserId>) -> Result<Vec<Change>> {
    ids.sort_unstable();
    ids.dedup();
    let rows = users::searched(&house.db, &ids).await?;
    Ok(put_or_delete(
        rows.iter().map(user_doc).collect(),
        ids.iter().map(|id| id.0),
    ))
}

/// Those that are not among the documents are gone.
fn put_or_delete(docs: Vec<Doc>, ids: impl Iterator<Item = i64>) -> Vec<Change> {
    let found: HashSet<i64> = docs.iter().map(|doc| doc.key).collect();
    let gone = ids.filter(|id| !found.contains(id)).map(Change::Delete);
    let gone: Vec<Change> = gone.collect();
    docs.into_iter().map(Change::Put).chain(gone).collect()
}

/// Whether a board is found by others at all; see `search_boards` for who sees it.
pub(super) fn is_found(row: &StoredBoard) -> bool {
    !row.is_secret && !row.is_protected && row.archived_ms.is_none()
}

pub(super) fn board_doc(row: &StoredBoard) -> Doc {
    Doc::new(row.id.0)
        .boost(liked(row.pin_count + row.follower_count))
        .text("name", &row.name)
        .text("description", &row.description)
}

pub(super) fn user_doc(row: &SearchedUser) -> Doc {
    Doc::new(row.id.0)
        .boost(liked(row.follower_count))
        .text("name", &row.full_name)
        .text("username", &row.username)
        .text("about", &row.about)
}

fn liked(count: i64) -> f64 {
    (count.max(0) as f64 + 1.0).log2() / 2.0
}
