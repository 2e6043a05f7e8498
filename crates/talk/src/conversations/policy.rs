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
    own.is_accepted() && !conversation.is_answered && conversation.has_messages()
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
        State::Inbox | State::Archived => Err(Error::new(Code::NotAllowed)),
    }
}

/// Allows members who take part: no contact request waits for their answer.
pub fn takes_part(own: State) -> Result<()> {
    match own.is_accepted() {
        true => Ok(()),
        false => Err(Error::new(Code::NotAllowed).detail("accept the contact request first")),
    }
}

/// Allows to name a conversation and to add members: those who take part in a group, and wait for
/// no answer, since a name is words to those who have not accepted.
pub fn may_change(conversation: &ConversationRow, own: State) -> Result<()> {
    takes_part(own)?;
    may_send(conversation, own)?;
    match conversation.is_group {
        true => Ok(()),
        false => {
            let error = Error::new(Code::NotAllowed);
            Err(error.detail("a conversation of two has no name and no more members"))
        }
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
            (State::Archived, [true, false, true]),
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
    fn who_takes_part_in_a_group_changes_it() {
        for (own, is_group, allowed) in [
            (State::Inbox, true, true),
            (State::Archived, true, true),
            (State::Requested, true, false),
            (State::Declined, true, false),
            (State::Inbox, false, false),
        ] {
            let conversation = ConversationRow {
                is_group,
                ..ConversationRow::default()
            };
            assert_eq!(may_change(&conversation, own).is_ok(), allowed, "{own:?}");
        }
        let asked = ConversationRow {
            is_group: true,
            last_message_id: MessageId(5),
            ..ConversationRow::default()
        };
        let waits = may_change(&asked, State::Inbox).map_err(|error| error.code);
        assert_eq!(waits, Err(Code::MessageWaits));
    }

    #[test]
    fn requests_are_declined_and_conversations_have_room_for_ten() {
        assert!(may_decline(State::Requested).is_ok());
        assert!(may_decline(State::Declined).is_ok());
        assert!(may_decline(State::Inbox).is_err());
        assert!(may_decline(State::Archived).is_err());
        assert!(has_room(9).is_ok());
        assert!(has_room(10).is_err());
    }
}
