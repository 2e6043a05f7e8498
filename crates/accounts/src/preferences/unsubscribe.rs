//! Ends mails by one press in a mail program (RFC 8058).

use contract::preferences::{MailCadence, MailOption, NotificationKind, UpdateEmailSettings};
use kernel::{ctx::Ctx, error::Result, house::House};

use super::{
    change_mails::change_mails,
    make_subscription::{find_sealed, make_subscription, mark},
};
use crate::users::StoredUser;

/// What the token is sealed for.
const SCOPE: &str = "email unsubscription";
/// Where it leads.
pub const PATH: &str = "/email/unsubscribe/";

/// The address in a mail's head (`List-Unsubscribe`) that ends mails of its kind: those about a
/// topic, or news. It stands in a path, and not behind `#`, since a mail program asks for it that
/// keeps no fragment; it ends mails and opens nothing.
pub fn make_unsubscription(
    house: &House,
    user: &StoredUser,
    topic: Option<NotificationKind>,
) -> String {
    let topic = topic.map_or(NEWS, number_of);
    let parts = [user.id.0, mark(&user.email), topic];
    let token = house.bookmarks.seal(SCOPE, &parts);
    format!("{}{PATH}{token}/", house.settings.address)
}

/// `POST /email/unsubscribe/{token}/`: no more mails of the kind. Caller: holder of the token,
/// which shows that they get the mails. Once more changes nothing.
pub async fn unsubscribe(ctx: Ctx, token: &str) -> Result<()> {
    let (user, rest) = find_sealed(&ctx.house, SCOPE, token).await?;
    let number = rest.first().copied().unwrap_or(NEWS);
    let topic = NotificationKind::ALL
        .iter()
        .find(|topic| number_of(**topic) == number);
    let off = topic.map(|topic| MailOption {
        id: *topic,
        value: false,
        cadence: None,
    });
    let wanted = UpdateEmailSettings {
        cadence: (number == NEWS).then_some(MailCadence::Never),
        options: off.into_iter().collect(),
        utc_offset_minutes: None,
    };
    change_mails(&ctx, user.id, &wanted).await
}

/// All news.
const NEWS: i64 = 0;

/// A topic in tokens, which are as old as the oldest mail: no number changes.
fn number_of(topic: NotificationKind) -> i64 {
    match topic {
        NotificationKind::Follows => 1,
        NotificationKind::Saves => 2,
        NotificationKind::Comments => 3,
        NotificationKind::Likes => 4,
        NotificationKind::Mentions => 5,
        NotificationKind::Messages => 6,
        NotificationKind::BoardInvites => 7,
        NotificationKind::Recommendations => 8,
        NotificationKind::Announcements => 9,
        NotificationKind::Account => 10,
        NotificationKind::BoardUpdates => 11,
        NotificationKind::MessageWords => 12,
        NotificationKind::Replies => 13,
        NotificationKind::DidIts => 14,
        NotificationKind::Ownership => 15,
        NotificationKind::Sponsorships => 16,
        NotificationKind::Merges => 17,
        NotificationKind::Security => 18,
        NotificationKind::Decisions => 19,
    }
}

/// `GET /email/unsubscribe/{token}/`: the address of the page on which the holder chooses. What
/// looks through mails for evil follows links, so that nothing is ended by looking.
pub async fn find_subscription(ctx: &Ctx, token: &str) -> Result<String> {
    let (user, _) = find_sealed(&ctx.house, SCOPE, token).await?;
    Ok(make_subscription(&ctx.house, &user))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_topic_has_a_number_of_its_own() {
        let all = NotificationKind::ALL.iter().map(|topic| number_of(*topic));
        let numbers: HashSet<i64> = all.chain([NEWS]).collect();
        assert_eq!(numbers.len(), NotificationKind::ALL.len() + 1);
    }
}
