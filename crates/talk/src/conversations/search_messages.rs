//! Searches a conversation.

use contract::{
    answers::Page,
    conversations::{MessageView, SearchMessages},
    ids::MessageId,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
    validate,
};
use search::Reading;

use super::{
    get_conversation::{seen, unseen},
    show_messages::show_messages,
    sql::messages,
};

/// Messages that are read together.
const AT_ONCE: i64 = 1_000;

/// Messages in which a call looks, at most: what lies before them is not found.
const MOST_LOOKED_AT: i64 = 20_000;

/// Longest query, in characters.
const LONGEST_QUERY: usize = 100;

/// `ConversationSearchResource/get`: messages with all words of the query, the latest first, of
/// the latest 20,000; without what is by users whom the viewer does not see, and what they
/// cleared. Words are compared as in the search for pins. Caller: user who is a member.
pub async fn search_messages(ctx: Ctx, input: SearchMessages) -> Result<Page<MessageView>> {
    let viewer = ctx.user()?;
    let id = input.conversation_id;
    let inbox = seen(&ctx, viewer, id).await?;
    let query = validate::line("query", &input.query, 0, LONGEST_QUERY)?;
    let scope = format!("messages of {id} with {query}");
    let Some(mut below) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let unseen = unseen(&ctx, id).await?;
    let mut found = Vec::with_capacity(most);
    for _ in 0..MOST_LOOKED_AT / AT_ONCE {
        let (db, between) = (&ctx.house.db, (inbox.cleared_id, below));
        let texts = messages::texts(db, id, between, &unseen, AT_ONCE).await?;
        let Some((last, _)) = texts.last() else {
            break;
        };
        below = last.0;
        let query = query.clone();
        let work = move || fitting(&Reading::new(&query), texts);
        let fitting = ctx.house.permits.run(work).await?;
        // Of who left and is not seen some are left out: those that follow are looked at too.
        for some in fitting.chunks(most) {
            if found.len() < most {
                let rows = messages::find_many(db, id, some).await?;
                found.extend(show_messages(&ctx, rows).await?);
            }
        }
        if found.len() >= most {
            break;
        }
    }
    let key = |message: &MessageView| message.id.0;
    Ok(keyset_page(&ctx, &scope, input.page_size, found, key))
}

/// Those of these messages that have all words of a query, in the same order.
fn fitting(query: &Reading, texts: Vec<(MessageId, String)>) -> Vec<MessageId> {
    let fit = |(id, text): (MessageId, String)| query.fit(&[(&text, 1)]).map(|_| id);
    texts.into_iter().filter_map(fit).collect()
}
