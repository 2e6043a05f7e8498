//! Who may write where. Pure.

use accounts::preferences::policy::{ByAge, may_write_to};
use collections::boards::policy::{Role, may_write};
use contract::{errors::Code, preferences::Delivery};
use kernel::{
    ctx::Standing,
    error::{Error, Result},
    validate,
};

use super::sql::{ConversationRow, InboxRow, State};

/// Members of a conversation, at most.
pub const MOST_MEMBERS: usize = 10;

/// Refuses more users than there is room for, beside who begins.
pub fn has_room(others: usize) -> Result<()> {
    match others < MOST_MEMBERS {
        true => Ok(()),
        false => Err(Error::new(Code::ConversationFull)),
    }
}

/// E-mail addresses, each once, whatever their case.
pub fn addresses(emails: &[String]) -> Result<Vec<String>> {
    let mut kept: Vec<String> = Vec::with_capacity(emails.len().min(MOST_MEMBERS));
    for email in emails {
        let email = validate::email("emails", email)?;
        let key = email.to_lowercase();
        if kept.iter().all(|one| one.to_lowercase() != key) {
            has_room(kept.len() + 1)?;
            kept.push(email);
        }
    }
    Ok(kept)
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

/// Allows members of a board that has collaborators to open its conversation.
pub fn may_open(role: Role, collaborators: i64) -> Result<()> {
    may_write(role)?;
    match collaborators {
        0 => {
            let error = Error::new(Code::NotAllowed);
            Err(error.detail("invite a collaborator first"))
        }
        _ => Ok(()),
    }
}

/// Whether a member of a board has a seat in its conversation. Users under 16 have none, as they
/// neither write nor are written to; those of 16 and 17 have one once they open it, so that no
/// adult draws them into it.
pub fn has_seat(member: Standing, opens_it: bool) -> bool {
    match may_write_to(Standing::default(), member) {
        ByAge::Open => true,
        ByAge::Known => opens_it,
        ByAge::Shut => false,
    }
}

/// Refuses what a board decides for its conversation: its name, who the members are.
pub fn is_its_own(own: &InboxRow) -> Result<()> {
    match own.board_id {
        None => Ok(()),
        Some(_) => {
            let error = Error::new(Code::NotAllowed);
            Err(error.detail("name, members and leaving are the board's: change them there"))
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
    fn addresses_are_written_to_once() {
        let given = |emails: &[&str]| {
            emails
                .iter()
                .map(|one| (*one).to_owned())
                .collect::<Vec<_>>()
        };
        let kept = addresses(&given(&[
            " Ada@example.com",
            "ada@EXAMPLE.com",
            "ben@example.com",
        ]));
        assert_eq!(kept.unwrap(), ["Ada@example.com", "ben@example.com"]);
        let wrong = addresses(&given(&["ada"])).unwrap_err();
        assert_eq!(
            (wrong.code, wrong.field.as_deref()),
            (Code::EmailInvalid, Some("emails"))
        );
        let many: Vec<String> = (0..10)
            .map(|number| format!("{number}@example.com"))
            .collect();
        assert_eq!(addresses(&many).unwrap_err().code, Code::ConversationFull);
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

    #[test]
    fn members_open_a_boards_conversation_when_they_are_several() {
        let collaborator = Role::Collaborator { may_delete: false };
        for (role, collaborators, expected) in [
            (Role::Owner, 1, Ok(())),
            (collaborator, 1, Ok(())),
            (Role::Owner, 0, Err(Code::NotAllowed)),
            (Role::None, 1, Err(Code::NotAllowed)),
            (Role::Excluded, 1, Err(Code::NotFound)),
        ] {
            let found = may_open(role, collaborators).map_err(|error| error.code);
            assert_eq!(found, expected, "{role:?} {collaborators}");
        }
    }

    #[test]
    fn age_decides_who_has_a_seat_in_a_boards_conversation() {
        // age → as the board is joined, as the conversation is opened
        for (age_in_years, expected) in [
            (Some(15), [false, false]),
            (Some(16), [false, true]),
            (Some(17), [false, true]),
            (Some(18), [true, true]),
            (None, [true, true]),
        ] {
            let member = Standing {
                age_in_years,
                ..Standing::default()
            };
            let found = [false, true].map(|opens_it| has_seat(member, opens_it));
            assert_eq!(found, expected, "{age_in_years:?}");
        }
    }
}
