//! Sends a user news by mail.

use std::sync::Arc;

use contract::preferences::{MailCadence, NotificationKind};
use kernel::{
    error::{Error, Result},
    house::House,
};
use tracing::warn;

use super::{
    tell_refused::tell_refused,
    write_letter::{Facts, Row, write_letter, write_row},
};
use crate::{
    preferences::{make_subscription::make_subscription, unsubscribe::make_unsubscription},
    users::StoredUser,
};

/// Most characters of one thing that is the subject of a mail about it alone.
const LONGEST_SUBJECT: usize = 120;

/// One thing that is news to a user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct News {
    /// What happened; `notice_KIND` names its texts.
    pub kind: &'static str,
    /// By which choice of the user's it is told.
    pub topic: NotificationKind,
    /// The user who did it last, by name; what the host says where it announces something; empty
    /// where no user did it.
    pub who: String,
    /// How many others did it too.
    pub others: i64,
    /// The thing that it happened with, by name; may be empty.
    pub what: String,
    /// Where it is shown: a path of this host, or an address elsewhere where the host leads there.
    pub path: String,
}

/// One thing that is news, as a sentence in the user's language, or the nearest there is.
pub fn say_news(news: &News, locale: &str) -> String {
    let kind = format!("notice_{}", news.kind);
    write_row(&kind, locale, [&news.who, &news.what], news.others)
}

/// Writes and sends one mail of these news, of which there is at least one. An error where another
/// attempt may help; a mail that is refused for good is given up. Caller: the job of the room that
/// knows what is news.
pub async fn send_news(
    house: &Arc<House>,
    user: &StoredUser,
    cadence: MailCadence,
    news: &[News],
) -> Result<()> {
    let address = &house.settings.address;
    let row = |one: &News| Row {
        words: say_news(one, &user.locale),
        link: match one.path.starts_with('/') {
            true => format!("{address}{}", one.path),
            false => one.path.clone(),
        },
    };
    let rows: Vec<Row> = news.iter().map(row).collect();
    let link = format!("{address}/notifications/");
    let facts = Facts {
        brand: &house.settings.brand,
        address,
        name: &user.first_name,
        email: &user.email,
        device: "",
        website: "",
        network: "",
        app: "",
        link: Some(&link),
        subscription: Some(&make_subscription(house, user)),
        refusal: None,
        unsubscribe: Some(&make_unsubscription(house, user, None)),
        rows: &rows,
    };
    let mut letter = write_letter(text_of(cadence), &user.locale, &facts);
    if let [only] = rows.as_slice()
        && only.words.chars().count() <= LONGEST_SUBJECT
    {
        letter.subject.clone_from(&only.words);
    }
    match house.post.send(&letter, house.now()).await {
        Err(error) if error.may_pass() => Err(Error::internal(error)),
        Err(error) => {
            warn!(user = %user.id, %error, "a mail of news was given up");
            tell_refused(house, user.id).await
        }
        Ok(()) => Ok(()),
    }
}

/// The name of the text that says when the news are from.
fn text_of(cadence: MailCadence) -> &'static str {
    match cadence {
        MailCadence::Never | MailCadence::AtOnce => "news",
        MailCadence::Daily => "news_daily",
        MailCadence::Weekly => "news_weekly",
    }
}
