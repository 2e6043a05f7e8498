//! What was mailed: of rows of `notices`, and of a hub.

use std::collections::BTreeMap;

use contract::ids::{NoticeId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use super::NoticeRow;

sql! {
    // What was seen in the hub is no news.
    LIST_UNMAILED: NoticeRow =
        "SELECT user_id, id, day, kind, object, actor_count, last_ms, told_ms, in_hub FROM notices \
         WHERE user_id = $1 AND told_ms > mailed_ms AND (last_ms > $2 OR NOT in_hub) \
         AND kind IN ($list) ORDER BY last_ms DESC, id DESC LIMIT $3";
    SET_MAILED: () =
        "INSERT INTO news_hubs (user_id, seen_ms, gathered_ms, mailed_ms) VALUES ($1, 0, 0, $2) \
         ON CONFLICT (user_id) DO UPDATE SET mailed_ms = excluded.mailed_ms";
    SET_MESSAGES_MAILED: () =
        "INSERT INTO news_hubs (user_id, seen_ms, gathered_ms, messages_mailed_ms) VALUES ($1, 0, 0, $2) \
         ON CONFLICT (user_id) DO UPDATE SET messages_mailed_ms = excluded.messages_mailed_ms";
    SET_LINES_MAILED: () =
        "UPDATE notices SET mailed_ms = $2 WHERE user_id = $1 AND mailed_ms < $2 AND id IN ($list)";
    SET_OLDER_MAILED: () =
        "UPDATE notices SET mailed_ms = told_ms WHERE user_id = $1 AND last_ms < $2 AND in_hub \
         AND mailed_ms < told_ms AND kind IN ($list)";
    SET_KINDS_MAILED: () =
        "UPDATE notices SET mailed_ms = told_ms WHERE user_id = $1 AND mailed_ms < told_ms \
         AND kind IN ($list)";
}

/// A user's notices of these kinds of which no mail told as they are and which were not seen in the
/// hub until then, the latest first.
pub async fn list_unmailed(
    run: &impl Run,
    user: UserId,
    kinds: &[&str],
    seen_ms: i64,
    most: i64,
) -> Result<Vec<NoticeRow>> {
    let args = args![user, seen_ms, most];
    Ok(run.all_in(&LIST_UNMAILED, &args, kinds).await?)
}

/// Notes when a mail was sent last.
pub async fn set_mailed(tx: &Tx, user: UserId, now: i64) -> Result<()> {
    tx.exec(&SET_MAILED, &args![user, now]).await?;
    Ok(())
}

/// Notes that messages until then are not to be mailed any more.
pub async fn set_messages_mailed(tx: &Tx, user: UserId, until_ms: i64) -> Result<()> {
    tx.exec(&SET_MESSAGES_MAILED, &args![user, until_ms])
        .await?;
    Ok(())
}

/// Notes of these lines, as they were read, that they are not to be mailed any more: what is told
/// anew meanwhile stays unmailed, whatever clocks say.
pub async fn set_lines_mailed(tx: &Tx, user: UserId, lines: &[&NoticeRow]) -> Result<()> {
    let mut moments: BTreeMap<i64, Vec<NoticeId>> = BTreeMap::new();
    for line in lines {
        moments.entry(line.told_ms).or_default().push(line.id);
    }
    for (told_ms, ids) in moments {
        tx.exec_in(&SET_LINES_MAILED, &args![user, told_ms], &ids)
            .await?;
    }
    Ok(())
}

/// The same of lines of the hub of these kinds that happened before then.
pub async fn set_older_mailed(tx: &Tx, user: UserId, kinds: &[&str], before_ms: i64) -> Result<()> {
    tx.exec_in(&SET_OLDER_MAILED, &args![user, before_ms], kinds)
        .await?;
    Ok(())
}

/// The same of all that was told of these kinds. The hub must be held.
pub async fn set_kinds_mailed(tx: &Tx, user: UserId, kinds: &[&str]) -> Result<()> {
    tx.exec_in(&SET_KINDS_MAILED, &args![user], kinds).await?;
    Ok(())
}
