//! What users want: privacy, who reaches them, how they hear of things (specification §2
//! "protected settings", §3 "Viewer"; business specification §3 "Settings").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::View;

words! {
    /// Who may do something; each takes in those before it.
    Audience {
        /// No user.
        Nobody = "nobody",
        /// Users whom one follows.
        Followed = "followed",
        /// Every user.
        Everyone = "everyone",
    }
}

words! {
    /// Where a sender's message is delivered; each value is nearer than those before it.
    Delivery {
        /// Nowhere: it cannot be sent.
        Refused = "refused",
        /// Among the requests, to be looked at or not.
        Requests = "requests",
        /// Among the messages.
        Inbox = "inbox",
    }
}

words! {
    /// What a press on Save does (specification §3 `save_behavior`).
    SaveBehavior {
        /// Saves to the board that was used last.
        LastBoard = "last_board",
        /// Saves to the quicksave board.
        QuickSave = "quick_save",
        /// Asks for a board each time.
        Ask = "ask",
    }
}

words! {
    /// By what people hear of something.
    Channel {
        /// News on the web.
        News = "news",
        /// Push messages of a device.
        Push = "push",
        /// Mails.
        Email = "email",
    }
}

words! {
    /// What people may hear of; ids of the options of `NewsSettingsResource` and the like.
    NotificationKind {
        /// A new follower of the user or of one of their boards.
        Follows = "follows",
        /// A save of one of their pins.
        Saves = "saves",
        /// A comment on one of their pins or on what they made, or a highlight of theirs.
        Comments = "comments",
        /// A reply to one of their comments.
        Replies = "replies",
        /// A reaction to one of their pins, or a like of their comment or of what they made.
        Likes = "likes",
        /// A mention or tag of the user.
        Mentions = "mentions",
        /// A user did what one of their pins shows.
        DidIts = "did_its",
        /// A message to the user; of devices and mails alone, since the inbox shows it here.
        Messages = "messages",
        /// The words of such a message beside who sent it.
        MessageWords = "message_words",
        /// Who collaborates on a board: invites, requests to join, and what became of them.
        BoardInvites = "board_invites",
        /// A board that is to have another owner, or has.
        Ownership = "ownership",
        /// Who sponsors a pin.
        Sponsorships = "sponsorships",
        /// New pins on a board that they follow.
        BoardUpdates = "board_updates",
        /// Pins and users they may like.
        Recommendations = "recommendations",
        /// What is new about the product.
        Announcements = "announcements",
        /// A merge of boards that they began is done.
        Merges = "merges",
        /// Their account, apart from its security: a file is ready, they came back.
        Account = "account",
        /// A log-in from a new device, a device or an address that is not reached any more.
        Security = "security",
        /// What the host decided about them; not of mails: the one that says why is always sent.
        Decisions = "decisions",
    }
}

/// What of the preferences the viewer carries (specification §3 "Viewer").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ViewerPreferences {
    /// Whether third parties may measure what they advertise; default true.
    pub third_party_marketing_tracking_enabled: bool,
    /// Whether what is for sale is left out of what is recommended to them: of the home feed,
    /// but for what comes of whom they follow, of what stands below pins, and of ideas for
    /// boards. Lists that they ask for, such as the shop, stay as they are.
    pub shopping_rec_disabled: bool,
    /// Whether a page of things to buy is put together for them; kept until there is one.
    pub show_personal_boutique: bool,
    /// What a press on Save does.
    pub save_behavior: SaveBehavior,
    /// Whether messages are shown to them.
    pub should_show_messaging: bool,
}

/// `UserPreferencesResource/get`.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct GetPreferences {}

/// Everything a user wants, as it counts now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Preferences {
    /// Whether only they themselves see their profile, boards and pins.
    pub is_private_profile: bool,
    /// Whether search engines are asked to leave their profile, boards and pins out.
    pub exclude_from_search: bool,
    /// Whether others see whom they follow, and who follows them.
    pub show_follows: bool,
    /// Whether third parties may measure what they advertise.
    pub third_party_marketing_tracking_enabled: bool,
    /// Whether what is for sale is left out of what is recommended to them: of the home feed,
    /// but for what comes of whom they follow, of what stands below pins, and of ideas for
    /// boards. Lists that they ask for, such as the shop, stay as they are.
    pub shopping_rec_disabled: bool,
    /// Whether a page of things to buy is put together for them; kept until there is one.
    pub show_personal_boutique: bool,
    /// Where messages of users go whom they follow.
    pub messages_from_followed: Delivery,
    /// Where messages of all other users go.
    pub messages_from_others: Delivery,
    /// Whether other members of their conversations see what they have read, and that they
    /// write; they see that of others then alone.
    pub shows_reading: bool,
    /// Who may comment on their pins.
    pub comments_from: Audience,
    /// Whether comments with one of the words below are hidden.
    pub comment_filter_enabled: bool,
    /// Up to 100 words or phrases of up to 50 characters.
    pub comment_filter_words: Vec<String>,
    /// Who may mention them.
    pub mentions_from: Audience,
    /// Who may tag them on pins.
    pub tags_from: Audience,
    /// What a press on Save does.
    pub save_behavior: SaveBehavior,
    /// Names of the fields above that their age decides, and not they themselves.
    pub locked: Vec<&'static str>,
}
impl View for Preferences {}

/// `UserPreferencesResource/update`; missing fields stay.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct UpdatePreferences {
    /// Whether only they themselves see their profile, boards and pins.
    #[serde(default)]
    pub is_private_profile: Option<bool>,
    /// Whether search engines are asked to leave their profile, boards and pins out.
    #[serde(default)]
    pub exclude_from_search: Option<bool>,
    /// Whether others see whom they follow, and who follows them.
    #[serde(default)]
    pub show_follows: Option<bool>,
    /// Whether third parties may measure what they advertise.
    #[serde(default)]
    pub third_party_marketing_tracking_enabled: Option<bool>,
    /// Whether what is for sale is left out of what is recommended to them.
    #[serde(default)]
    pub shopping_rec_disabled: Option<bool>,
    /// Whether a page of things to buy is put together for them; kept until there is one.
    #[serde(default)]
    pub show_personal_boutique: Option<bool>,
    /// Where messages of users go whom they follow.
    #[serde(default)]
    pub messages_from_followed: Option<Delivery>,
    /// Where messages of all other users go.
    #[serde(default)]
    pub messages_from_others: Option<Delivery>,
    /// Whether other members of their conversations see what they have read, and that they
    /// write.
    #[serde(default)]
    pub shows_reading: Option<bool>,
    /// Who may comment on their pins.
    #[serde(default)]
    pub comments_from: Option<Audience>,
    /// Whether comments with one of the words below are hidden.
    #[serde(default)]
    pub comment_filter_enabled: Option<bool>,
    /// All words in place of those before: up to 100 of up to 50 characters.
    #[serde(default)]
    pub comment_filter_words: Option<Vec<String>>,
    /// Who may mention them.
    #[serde(default)]
    pub mentions_from: Option<Audience>,
    /// Who may tag them on pins.
    #[serde(default)]
    pub tags_from: Option<Audience>,
    /// What a press on Save does.
    #[serde(default)]
    pub save_behavior: Option<SaveBehavior>,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}

/// Asks what the viewer hears of, by one channel.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct GetNotificationSettings {}

/// Which notifications a user receives on one channel (business specification §3 "Settings").
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NotificationSettings {
    /// In the order in which they are offered.
    pub options: Vec<NotificationOption>,
}
impl View for NotificationSettings {}

/// One thing to hear of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct NotificationOption {
    /// What.
    pub id: NotificationKind,
    /// Whether they hear of it.
    pub value: bool,
}

/// `NewsSettingsResource/update` and the like: these options; the others stay.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateNotificationSettings {
    /// Up to 50.
    pub options: Vec<NotificationOption>,
}

words! {
    /// How often news come by mail.
    MailCadence {
        /// Not at all.
        Never = "never",
        /// Some minutes after they happened, unless they were seen here.
        AtOnce = "at_once",
        /// In the morning, those of a day together.
        Daily = "daily",
        /// On Monday morning, those of a week together.
        Weekly = "weekly",
    }
}

/// One thing to hear of by mail, and how often.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct MailOption {
    /// What.
    pub id: NotificationKind,
    /// Whether they hear of it.
    pub value: bool,
    /// How often its news come: `at_once`, `daily` or `weekly`; null where they come as often as
    /// all, and of what is no news (`account`, `security`, `message_words`).
    #[serde(default)]
    pub cadence: Option<MailCadence>,
}

/// What a user is told by mail, and how often (business specification §3 "Settings").
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct EmailSettings {
    /// In the order in which they are offered.
    pub options: Vec<MailOption>,
    /// How often news come of which nothing else is chosen; where it is `never`, no news come. Mails
    /// of `account`, and of a new device, come when it happens.
    pub cadence: MailCadence,
    /// How far the user's clock is before UTC, in minutes, by which mornings begin.
    pub utc_offset_minutes: i64,
}
impl View for EmailSettings {}

/// `EmailSettingsResource/update`: what is given; the rest stays.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct UpdateEmailSettings {
    /// Up to 50.
    #[serde(default)]
    pub options: Vec<MailOption>,
    /// How often news come of which nothing else is chosen; where it is `never`, no news come.
    #[serde(default)]
    pub cadence: Option<MailCadence>,
    /// How far the user's clock is before UTC, -840 to 840 minutes.
    #[serde(default)]
    pub utc_offset_minutes: Option<i64>,
}

/// `EmailSubscriptionResource/create`: open the link at the foot of a mail.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct OpenEmailSubscription {
    /// What stands behind `#` in the link.
    pub token: String,
}

/// `EmailSubscriptionResource/update`: what is given; the rest stays.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateEmailSubscription {
    /// What stands behind `#` in the link.
    pub token: String,
    /// Up to 50.
    #[serde(default)]
    pub options: Vec<MailOption>,
    /// How often news come of which nothing else is chosen; where it is `never`, no news come.
    #[serde(default)]
    pub cadence: Option<MailCadence>,
}

/// A user's mail subscriptions, as shown to the holder of a mail's signed link.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct EmailSubscription {
    /// Their address, told in part: `a•••@example.com`.
    pub anonymized_email: String,
    /// What they are written about.
    pub options: Vec<MailOption>,
    /// How often news come of which nothing else is chosen; where it is `never`, no news come.
    pub cadence: MailCadence,
}
impl View for EmailSubscription {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_same_in_the_database_and_on_the_wire() {
        fn check<T: Serialize>(all: &[T], name: impl Fn(&T) -> &'static str) {
            for one in all {
                assert_eq!(serde_json::to_value(one).unwrap(), name(one));
            }
        }
        check(Audience::ALL, |one| one.name());
        check(Delivery::ALL, |one| one.name());
        check(SaveBehavior::ALL, |one| one.name());
        check(Channel::ALL, |one| one.name());
        check(NotificationKind::ALL, |one| one.name());
        assert_eq!(Audience::parse("followed"), Some(Audience::Followed));
        assert_eq!(Audience::parse("x"), None);
    }
}
