//! The link by which an e-mail address that was written to reads the conversation, whether it has
//! an account or not.
//!
//! It is signed and not kept, as those to decisions are: it works for 30 days, for as long as the
//! address stands in the conversation, and opens nothing else. Its token stands behind `#`.

use contract::ids::{ConversationEmailId, ConversationId};
use kernel::house::House;

use super::refuse_mails::mark;

/// What the token is sealed for.
const SCOPE: &str = "conversation invite";
/// The page that opens it.
pub(super) const PAGE: &str = "/messages/link/";
/// How long it works: 30 days.
const LIFETIME_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// An address that was written to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Invite {
    /// Where it was written to.
    pub conversation_id: ConversationId,
    /// Its place there.
    pub email_id: ConversationEmailId,
}

/// The link for the owner of this address, which works from now on.
pub fn seal_invite(house: &House, invite: Invite, email: &str) -> String {
    let until_ms = house.now() + LIFETIME_MS;
    let Invite {
        conversation_id: conversation,
        email_id: place,
    } = invite;
    let parts = [conversation.0, place.0, until_ms, mark(house, email)];
    let token = house.bookmarks.seal(SCOPE, &parts);
    format!("{}{PAGE}#{token}", house.settings.address)
}

/// Which conversation a token opens; none of one that is too old.
pub fn open_invite_token(house: &House, token: &str) -> Option<Invite> {
    let (invite, until_ms, _) = opened(house, token)?;
    (until_ms > house.now()).then_some(invite)
}

/// To which address a token was sent, as `mark` tells it, however old the token.
pub(super) fn address_of_token(house: &House, token: &str) -> Option<i64> {
    opened(house, token).map(|(_, _, mark)| mark)
}

fn opened(house: &House, token: &str) -> Option<(Invite, i64, i64)> {
    let parts = house.bookmarks.open(SCOPE, token)?;
    let &[conversation, place, until_ms, mark] = parts.as_slice() else {
        return None;
    };
    let invite = Invite {
        conversation_id: ConversationId(conversation),
        email_id: ConversationEmailId(place),
    };
    Some((invite, until_ms, mark))
}
