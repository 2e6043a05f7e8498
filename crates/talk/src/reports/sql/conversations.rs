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
    let named = conversations_of(tx, case).await?;
    let Some(named) = with_one_more(named, id) else {
        return Ok(());
    };
    let named: Vec<String> = named.iter().map(ToString::to_string).collect();
    let named = named.join(",");
    tx.exec(&NAME, &args![case, named]).await?;
    Ok(())
}

/// What a case names with one more; none where it names that, or as many as it may.
fn with_one_more(
    mut named: Vec<ConversationId>,
    id: ConversationId,
) -> Option<Vec<ConversationId>> {
    if named.contains(&id) || named.len() >= MOST {
        return None;
    }
    named.push(id);
    Some(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_names_a_thousand_conversations_each_once() {
        let first = |count: i64| (1..=count).map(ConversationId).collect::<Vec<_>>();
        for (count, id, expected) in [
            (0, 1, Some(1)),
            (999, 1_000, Some(1_000)),
            (999, 7, None),
            (1_000, 1_001, None),
            (1_000, 7, None),
        ] {
            let named = with_one_more(first(count), ConversationId(id));
            assert_eq!(named, expected.map(first), "{count} {id}");
        }
    }
}
