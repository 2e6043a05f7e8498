//! What was changed about an account (quality.md, "Safety of people" 6), and what
//! employees published in the host's name.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::View;

/// Declares every change with its name in the database and on the wire.
macro_rules! changes {
    ($($(#[$doc:meta])* $variant:ident = $name:literal;)*) => {
        /// Something that was changed about an account.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum AuditChange { $($(#[$doc])* $variant,)* }

        impl AuditChange {
            /// Every change there is.
            pub const ALL: &[Self] = &[$(Self::$variant),*];
            /// Stable name.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }
        }
    };
}

changes! {
    /// The account was made.
    AccountCreated = "account_created";
    /// The password was changed by who knew the old one, or set by the host.
    PasswordChanged = "password_changed";
    /// The password was chosen anew by a link.
    PasswordReset = "password_reset";
    /// The host made a link to choose a new password.
    ResetLinkMade = "reset_link_made";
    /// The account got another e-mail address.
    EmailChanged = "email_changed";
    /// The address was proved, or the host vouched for it.
    EmailVerified = "email_verified";
    /// The host vouched for the user.
    Vouched = "vouched";
    /// The host vouches for the user no more.
    Unvouched = "unvouched";
    /// Other devices were logged out.
    SessionsEnded = "sessions_ended";
    /// Two-step verification was switched on.
    MfaEnabled = "mfa_enabled";
    /// Two-step verification was switched off.
    MfaDisabled = "mfa_disabled";
    /// Recovery codes were made anew.
    RecoveryCodesRenewed = "recovery_codes_renewed";
    /// A passkey was added.
    PasskeyAdded = "passkey_added";
    /// A passkey was removed.
    PasskeyRemoved = "passkey_removed";
    /// Another provider's log-in leads to the account.
    NetworkConnected = "network_connected";
    /// Another provider's log-in no longer does.
    NetworkDisconnected = "network_disconnected";
    /// An app was allowed to act for the user, or more than before.
    AppAllowed = "app_allowed";
    /// An app may act for the user no longer.
    AppEnded = "app_ended";
    /// A personal access token was made.
    TokenCreated = "token_created";
    /// A personal access token was ended.
    TokenEnded = "token_ended";
    /// A webhook was added, which is told of the user's pins and boards.
    WebhookAdded = "webhook_added";
    /// A webhook is told at another address, or signed with another secret.
    WebhookChanged = "webhook_changed";
    /// A webhook was deleted.
    WebhookDeleted = "webhook_deleted";
    /// A website was claimed.
    WebsiteClaimed = "website_claimed";
    /// A claimed website was shown to be theirs.
    WebsiteVerified = "website_verified";
    /// A website no longer shows that it is theirs, or shows that it is another's.
    WebsiteLost = "website_lost";
    /// A website is claimed no longer.
    WebsiteUnclaimed = "website_unclaimed";
    /// A parental passcode was set.
    PasscodeCreated = "passcode_created";
    /// Another one was chosen by a link to the parent.
    PasscodeReset = "passcode_reset";
    /// Protected settings ask for no passcode any more.
    PasscodeRemoved = "passcode_removed";
    /// Became staff of the host.
    EmployeeGranted = "employee_granted";
    /// Is no longer staff.
    EmployeeRevoked = "employee_revoked";
    /// Reaches those alone who follow them.
    Restricted = "restricted";
    /// Reaches others again.
    Unrestricted = "unrestricted";
    /// May read, but not write.
    WriteBanned = "write_banned";
    /// May write again.
    WriteUnbanned = "write_unbanned";
    /// A file of everything stored was asked for.
    ExportRequested = "export_requested";
    /// Left for a while, hidden meanwhile.
    Deactivated = "deactivated";
    /// Left for good, with days to change their mind.
    Deleted = "deleted";
    /// Came back.
    Restored = "restored";
    /// Cannot sign in and is hidden.
    Suspended = "suspended";
    /// Can sign in and be seen again.
    Unsuspended = "unsuspended";
    /// The host made an invite; about no account.
    InviteCreated = "invite_created";
    /// The host ended an invite; about no account.
    InviteEnded = "invite_ended";
    /// An employee published an article of Today, or changed a published one.
    ArticlePublished = "article_published";
    /// An employee made a draft of a published article.
    ArticleWithdrawn = "article_withdrawn";
    /// An employee deleted a published article.
    ArticleDeleted = "article_deleted";
    /// An employee made or changed a rule about words or links.
    RulePut = "rule_put";
    /// An employee deleted a rule about words or links.
    RuleDeleted = "rule_deleted";
    /// An employee banned a picture.
    PictureBanned = "picture_banned";
    /// An employee lifted the ban of a picture.
    PictureUnbanned = "picture_unbanned";
    /// The host decided that something of theirs breaks a rule, and warned them.
    Warned = "warned";
    /// The host deleted something of theirs by a decision.
    ThingDeleted = "thing_deleted";
    /// The host hid a board or what the profile says by a decision.
    ThingHidden = "thing_hidden";
    /// The host took a banned picture from their profile, or from an app of theirs.
    PictureRemoved = "picture_removed";
    /// A decision was appealed.
    DecisionAppealed = "decision_appealed";
    /// An appeal was answered: the decision stays.
    DecisionUpheld = "decision_upheld";
    /// A decision was taken back.
    DecisionReversed = "decision_reversed";
}

/// Asks what was changed about the viewer's account.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct ListAudits {}

/// The newest changes of an account.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Audits {
    /// Newest first, at most 50.
    pub audits: Vec<AuditView>,
}
impl View for Audits {}

/// One change.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AuditView {
    /// Names the entry.
    pub id: String,
    /// What was changed.
    pub change: AuditChange,
    /// Whether the host did it, and not the user.
    pub is_by_host: bool,
    /// What the browser said it is; empty for the host.
    pub user_agent: String,
    /// Milliseconds since 1970.
    pub at_ms: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_same_in_the_database_and_on_the_wire() {
        for change in AuditChange::ALL {
            let written = serde_json::to_value(change).unwrap();
            assert_eq!(written, change.name());
        }
    }
}
