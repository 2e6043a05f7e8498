//! Takes down what a case is about that was written in conversations.

use accounts::users;
use contract::{ids::MessageId, reports::ReportedKind};
use kernel::{
    error::{Error, Result},
    tx::Tx,
};

use super::{
    show_cases::kind,
    sql::{self, CaseRow, conversations::conversations_of, kept::others_of_words},
};
use crate::conversations::take_down_message::{
    forget_taken_down, put_back_messages, take_down_message, take_down_written,
};

/// Takes down the message, or what the user wrote up to a time in the conversations that were
/// reported. The user is locked before their conversations and messages.
pub(super) async fn take_down_words(tx: &Tx, row: &CaseRow, upto_ms: i64) -> Result<()> {
    users::lock(tx, row.subject_id).await?;
    match kind(&row.kind) {
        ReportedKind::Message => {
            take_down_message(tx, row.subject_id, MessageId(row.target), row.id).await
        }
        _ => {
            let named = conversations_of(tx, row.id).await?;
            take_down_written(tx, (row.subject_id, upto_ms), named, row.id).await
        }
    }
}

/// Puts back what a case took down, but for what another case is about as well: that one keeps it,
/// or has its words gone for good where its month is over.
pub(super) async fn put_back_words(tx: &Tx, row: &CaseRow) -> Result<()> {
    users::lock(tx, row.subject_id).await?;
    put_back_messages(tx, row.subject_id, row.id).await?;
    for (other, keeps) in others_of_words(tx, row).await? {
        let other = sql::find_case(tx, other).await?;
        let other = other.ok_or_else(Error::not_found)?;
        take_down_words(tx, &other, other.closed_ms.unwrap_or_default()).await?;
        if !keeps {
            forget_taken_down(tx, row.subject_id, other.id).await?;
        }
    }
    Ok(())
}
