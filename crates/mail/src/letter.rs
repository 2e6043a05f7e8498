//! One mail as its writer gives it, and as it travels.

use lettre::{
    Address, Message,
    message::{Mailbox, MultiPart},
};

use crate::Error;

/// One mail to one address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letter {
    /// Address it goes to.
    pub to: String,
    /// One line.
    pub subject: String,
    /// The whole text, for those who read plain text.
    pub text: String,
    /// The same as HTML.
    pub html: String,
}

impl Letter {
    /// The mail as it travels.
    pub(crate) fn message(&self, from: &Mailbox) -> Result<Message, Error> {
        let to: Address = self.to.parse().map_err(|_| Error::Address)?;
        Message::builder()
            .from(from.clone())
            .to(Mailbox::new(None, to))
            .subject(&self.subject)
            .message_id(None)
            .multipart(MultiPart::alternative_plain_html(
                self.text.clone(),
                self.html.clone(),
            ))
            .map_err(|error| Error::Refused(error.to_string()))
    }
}

/// Whether mail can be addressed so.
pub fn is_address(text: &str) -> bool {
    text.parse::<Address>().is_ok()
}
