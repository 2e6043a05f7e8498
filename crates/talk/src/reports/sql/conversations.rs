//! The conversations of a case about what a user wrote in them.

use contract::ids::{self, ConversationId, ReportCaseId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

/// Conversations that a case names, at most: a user who writes to thousands is suspended rather.
const MOST: usize = 1_000;

sql! {
    NAMED: String = "SELECT conversations FROM report_cases WHERE id = $1";
    NAME: () = "UPDATE report_cases SET conversations = $2 WHERE id = $1";
}

/// The conversations that were reported, the earliest report first; none of other things.
pub async fn conversations_of(tx: &Tx, case: ReportCaseId) -> Result<Vec<ConversationId>> {
    let named: Option<String> = tx.opt(&NAMED, &args![case]).await?;
    let named = named.unwrap_or_default();
    let ids = named.split(',').filter_map(ids::parse);
    Ok(ids.map(ConversationId).collect())
}

/// Notes that a conversation was reported, once. The case must have been locked.
pub async fn add_conversation(tx: &Tx, case: ReportCaseId, id: ConversationId) -> Result<()> {
    let mut named = conversations_of(tx, case).await?;
    if named.contains(&id) || named.len() >= MOST {
        return Ok(());
    }
    named.push(id);
    let named: Vec<String> = named.iter().map(ToString::to_string).collect();
    let named = named.join(",");
    tx.exec(&NAME, &args![case, named]).await?;
    Ok(())
}
