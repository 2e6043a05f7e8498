//! Who may write where. Pure.

use contract::{errors::Code, preferences::Delivery};
use kernel::error::{Error, Result};

use super::sql::{ConversationRow, State};

/// Members of a conversation, at most.
pub const MOST_MEMBERS: usize = 10;

/// Refuses more users than there is room for, beside who begins.
pub fn has_room(others: usize) -> Result<()> {
    match others < MOST_MEMBERS {
        true => Ok(()),
        false => Err(Error::new(Code::ConversationFull)),
    }
}

/// Where a first message lies with who receives it; refused where they take none.
pub fn received(delivery: Delivery) -> Result<State> {
    match delivery {
        Delivery::Inbox => Ok(State::Inbox),
        Delivery::Requests => Ok(State::Requested),
        Delivery::Refused => Err(Error::new(Code::MessageRefused)),
    }
}

/// Whether a member has to wait until another answers: they wrote, and all others have it among
/// their contact requests.
pub fn awaits_answer(conversation: &ConversationRow, own: State) -> bool {
    own == State::Inbox && !conversation.is_answered && conversation.has_messages()
}

/// Allows members, unless they have to wait. Writing answers a contact request.
pub fn may_send(conversation: &ConversationRow, own: State) -> Result<()> {
    match awaits_answer(conversation, own) {
        true => Err(Error::new(Code::MessageWaits)),
        false => Ok(()),
    }
}

/// Allows to accept what was asked; before the first words nothing was.
pub fn may_accept(conversation: &ConversationRow) -> Result<()> {
    match conversation.has_messages() {
        true => Ok(()),
        false => Err(Error::new(Code::NotAllowed)),
    }
}

/// Allows the receiver of a contact request that they have not accepted.
pub fn may_decline(own: State) -> Result<()> {
    match own {
        State::Requested | State::Declined => Ok(()),
        State::Inbox => Err(Error::new(Code::NotAllowed)),
    }
}

#[cfg(test)]
mod tests {
    use contract::ids::MessageId;

    use super::*;

    #[test]
    fn one_message_until_another_answers() {
        // own state → nothing written, written, written and answered
        for (own, expected) in [
            (State::Inbox, [true, false, true]),
            (State::Requested, [true, true, true]),
            (State::Declined, [true, true, true]),
        ] {
            let conversation = |last_message_id, is_answered| ConversationRow {
                last_message_id: MessageId(last_message_id),
                is_answered,
                ..ConversationRow::default()
            };
            let found = [(0, false), (5, false), (5, true)]
                .map(|(last, is_answered)| may_send(&conversation(last, is_answered), own).is_ok());
            assert_eq!(found, expected, "{own:?}");
        }
    }

    #[test]
    fn requests_are_declined_and_conversations_have_room_for_ten() {
        assert!(may_decline(State::Requested).is_ok());
        assert!(may_decline(State::Declined).is_ok());
        assert!(may_decline(State::Inbox).is_err());
        assert!(has_room(9).is_ok());
        assert!(has_room(10).is_err());
    }
}
