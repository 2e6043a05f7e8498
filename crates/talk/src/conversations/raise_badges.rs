//! Tells the members of a board's conversation what they did not read.
//!
//! A board has up to a hundred collaborators: were each told by who writes, a message would wait
//! for a hundred rows, and what is written next for all of them. So it writes its own row and this
//! job, which takes what was written meanwhile together, some members at a time.

use std::{
    collections::{BTreeMap, HashMap, HashSet, hash_map::Entry},
    sync::Arc,
};

use contract::ids::{ConversationId, UserId};
use kernel::{ctx::Ctx, error::Result, house::House, tx::Tx};
use queue::NewJob;

use super::{
    find_reached::reach_of,
    jobs::RAISE,
    sql::{
        self, ConversationRow, InboxRow, boards,
        messages::{self, WrittenRow},
    },
    tell_receivers::tell_each,
};

/// Members who are told in one transaction, during which no other message is written.
const AT_ONCE: usize = 20;

/// Messages that are counted at once.
const COUNTED: i64 = 1_000;

/// Tells the open windows of these members at once of the latest message, and has what they did not
/// read counted soon. In the transaction of the message.
pub(super) async fn raise_soon(
    ctx: &Ctx,
    tx: &Tx,
    row: &ConversationRow,
    told: &[UserId],
) -> Result<()> {
    for user in told {
        sql::tell_message(tx, *user, row);
    }
    let body = row.id.to_string();
    let job = NewJob {
        kind: RAISE,
        key: Some(&body),
        body: &body,
        due_ms: ctx.now(),
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of [`RAISE`].
pub(super) async fn raise_badges(house: &Arc<House>, body: &str) -> Result<()> {
    let Ok(id) = body.parse::<ConversationId>() else {
        return Ok(());
    };
    let ctx = Ctx::of_job(house);
    let mut reached = HashMap::new();
    while raise_some(&ctx, id, &mut reached).await? {}
    Ok(())
}

/// Whom each sender reaches.
type Reached = HashMap<UserId, HashSet<UserId>>;

/// Tells some of those who were not told of all; false where there are none.
async fn raise_some(ctx: &Ctx, id: ConversationId, reached: &mut Reached) -> Result<bool> {
    let db = &ctx.house.db;
    let Some(row) = sql::find(db, id).await? else {
        return Ok(false);
    };
    let members = sql::members(db, &[id]).await?;
    let members: Vec<UserId> = members.into_iter().map(|(_, user)| user).collect();
    let mut behind = sql::inboxes_of(db, id, &members).await?;
    behind.retain(|one| one.counted_id < row.last_message_id);
    behind.sort_unstable_by_key(|one| one.user_id);
    behind.truncate(AT_ONCE);
    let Some(from) = behind.iter().map(|one| one.counted_id).min() else {
        return Ok(false);
    };
    let written = messages::written(db, id, (from, row.last_message_id), COUNTED).await?;
    let upto = match written.last() {
        Some(last) if written.len() as i64 == COUNTED => last.id,
        _ => row.last_message_id,
    };
    for sender in written.iter().map(|one| one.sender_id) {
        if let Entry::Vacant(unknown) = reached.entry(sender) {
            let reach = reach_of(ctx, sender, id, &members).await?;
            unknown.insert(reach.into_iter().collect());
        }
    }
    let behind: Vec<UserId> = behind.iter().map(|one| one.user_id).collect();
    let tx = ctx.begin().await?;
    if sql::lock(&tx, id).await?.is_some() {
        let inboxes = sql::inboxes_of(&tx, id, &behind).await?;
        raise(ctx, &tx, id, inboxes, &written, reached).await?;
        boards::set_counted(&tx, id, &behind, upto).await?;
    }
    tx.commit().await?;
    Ok(true)
}

/// Tells members of what was written that they were not told of, and elsewhere those for whom the
/// conversation becomes unread by it. The conversation must have been locked.
async fn raise(
    ctx: &Ctx,
    tx: &Tx,
    id: ConversationId,
    inboxes: Vec<InboxRow>,
    written: &[WrittenRow],
    reached: &Reached,
) -> Result<()> {
    let mut raised: BTreeMap<(i64, i64), Vec<UserId>> = BTreeMap::new();
    let mut told = Vec::new();
    for inbox in inboxes {
        let is_told = |one: &&WrittenRow| {
            let by_sender = reached.get(&one.sender_id);
            one.id > inbox.counted_id && by_sender.is_some_and(|to| to.contains(&inbox.user_id))
        };
        let new: Vec<&WrittenRow> = written.iter().filter(is_told).collect();
        if let Some(last) = new.last() {
            let by = (new.len() as i64, last.created_ms);
            raised.entry(by).or_default().push(inbox.user_id);
            told.extend((inbox.unread == 0).then_some(inbox));
        }
    }
    for (by, users) in raised {
        boards::raise(tx, id, &users, by).await?;
    }
    tell_each(ctx, tx, told).await
}
