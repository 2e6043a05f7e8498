//! One mail as its writer gives it, and as it travels.

use lettre::{
    Address, Message,
    message::{
        Mailbox, MultiPart,
        header::{HeaderName, HeaderValue},
    },
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
    /// Where a mail program ends mails of this kind by one press (RFC 8058).
    pub unsubscribe: Option<String>,
}

impl Letter {
    /// The mail as it travels.
    pub(crate) fn message(&self, from: &Mailbox) -> Result<Message, Error> {
        let to: Address = self.to.parse().map_err(|_| Error::Address)?;
        let mut message = Message::builder()
            .from(from.clone())
            .to(Mailbox::new(None, to))
            .subject(&self.subject)
            .message_id(None)
            .multipart(MultiPart::alternative_plain_html(
                self.text.clone(),
                self.html.clone(),
            ))
            .map_err(|error| Error::Refused(error.to_string()))?;
        if let Some(address) = &self.unsubscribe {
            let headers = message.headers_mut();
            headers.insert_raw(HeaderValue::new(UNSUBSCRIBE, format!("<{address}>")));
            let one_click = "List-Unsubscribe=One-Click".to_owned();
            headers.insert_raw(HeaderValue::new(UNSUBSCRIBE_POST, one_click));
        }
        Ok(message)
    }
}

const UNSUBSCRIBE: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe");
const UNSUBSCRIBE_POST: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe-Post");

/// Whether mail can be addressed so.
pub fn is_address(text: &str) -> bool {
    text.parse::<Address>().is_ok()
}
