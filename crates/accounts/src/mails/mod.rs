//! # Mails
//!
//! Lives here: what the host writes to users by mail, links that work once, the signed ones that
//! lead to a decision or to a conversation, and addresses that are mailed no messages.
//! Tables owned: `mail_links mail_link_lists refused_emails`.
//! Events emitted: `UserConcerned`.
//! Not here: what a link does (`users`, `sessions`), how mails travel (crate
//! `mail`), what is news to whom (`notifications`).

pub mod jobs;
pub mod list_mails;
pub mod make_link;
pub mod refuse_mails;
pub mod seal_decision;
pub mod seal_invite;
pub mod send_news;
mod sql;
pub mod take_link;
mod tell_refused;
pub mod write_letter;

use contract::{
    ids::{ConversationEmailId, ConversationId, ReportCaseId, UserId},
    preferences::NotificationKind,
};
use kernel::{ctx::Ctx, error::Result, tx::Tx};
use queue::NewJob;
use serde::{Deserialize, Serialize};

/// A mail to a user, or by one to an address, to be written.
///
/// Carries no secret: links are made when the mail is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewMail {
    /// To whom, or by whom.
    pub user_id: UserId,
    /// About what.
    pub about: About,
}

/// What a mail is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum About {
    /// Verify that the account's address is theirs.
    VerifyEmail,
    /// Verify that this new address is theirs; goes there.
    ConfirmEmail {
        /// The new address.
        email: String,
    },
    /// Choose a new password.
    ResetPassword,
    /// Their address was given as that of a new account.
    AddressTried,
    /// The password was changed.
    PasswordChanged,
    /// A log-in with a browser that the account has not seen.
    NewDevice {
        /// What it is: `Firefox, Windows`.
        device: String,
    },
    /// All that is stored about them can be fetched.
    ExportReady,
    /// They left for a while.
    AccountDeactivated,
    /// They left for good, with days to change their mind.
    AccountDeleted,
    /// They came back.
    AccountRestored,
    /// The address was changed; goes to the old one.
    EmailChanged {
        /// The old address.
        old: String,
    },
    /// Two-step verification was switched on.
    MfaEnabled,
    /// Two-step verification was switched off.
    MfaDisabled,
    /// Recovery codes were made anew.
    RecoveryCodesRenewed,
    /// A log-in with a recovery code.
    RecoveryCodeUsed {
        /// How many are left.
        left: i64,
    },
    /// A passkey was added.
    PasskeyAdded,
    /// A passkey's counter went back: its authenticator was copied.
    PasskeyCopied,
    /// A passkey was removed.
    PasskeyRemoved,
    /// A claimed website does not show the proof of its claim.
    WebsiteLost {
        /// Which.
        domain: String,
    },
    /// A claimed website was verified by another user.
    WebsiteTaken {
        /// Which.
        domain: String,
    },
    /// A webhook was added: its server is told of their pins and boards.
    WebhookAdded {
        /// The name of its server.
        host: String,
    },
    /// A webhook was switched off, since nothing there took what it was told.
    WebhookOff {
        /// The name of its server.
        host: String,
    },
    /// Another provider's log-in leads to the account.
    NetworkConnected {
        /// The provider's displayed name.
        network: String,
    },
    /// Another provider's log-in was disconnected.
    NetworkDisconnected {
        /// The provider's displayed name.
        network: String,
    },
    /// An app may act for them, or for more than before.
    AppAllowed {
        /// Its name.
        app: String,
    },
    /// A personal access token was made.
    TokenCreated {
        /// Its name.
        token: String,
    },
    /// The host decided something about them, or about what is theirs.
    CaseDecided {
        /// Which case.
        case_id: ReportCaseId,
    },
    /// The host decided their appeal.
    AppealDecided {
        /// Of which case.
        case_id: ReportCaseId,
    },
    /// The user, who is the sender, wrote to an address; goes there.
    ConversationInvite {
        /// The address.
        email: String,
        /// In which conversation.
        conversation_id: ConversationId,
        /// Its place there.
        email_id: ConversationEmailId,
        /// Whether it was added to a group in which others had written before.
        #[serde(default)]
        is_added: bool,
    },
    /// A parental passcode was set.
    PasscodeCreated,
    /// Their address is where a way to another passcode goes.
    PasscodeBackup {
        /// The parent's address.
        email: String,
    },
    /// Choose another passcode.
    ResetPasscode {
        /// The parent's address.
        email: String,
    },
    /// Another passcode was chosen.
    PasscodeReplaced {
        /// The parent's address.
        email: String,
    },
    /// The parental passcode was removed.
    PasscodeRemoved {
        /// The parent's address.
        email: String,
    },
}

impl About {
    /// Where it goes, when that is not the account's own address.
    pub fn address(&self) -> Option<&str> {
        match self {
            Self::ConfirmEmail { email }
            | Self::EmailChanged { old: email }
            | Self::ConversationInvite { email, .. }
            | Self::PasscodeBackup { email }
            | Self::ResetPasscode { email }
            | Self::PasscodeReplaced { email }
            | Self::PasscodeRemoved { email } => Some(email),
            _ => None,
        }
    }

    /// What kind of news it is, if it is sent only to users who want such; none
    /// for what an account cannot be without: what changed its security, what was
    /// asked for, and what the host decided.
    pub fn topic(&self) -> Option<NotificationKind> {
        match self {
            Self::ExportReady | Self::AccountRestored => Some(NotificationKind::Account),
            Self::NewDevice { .. } => Some(NotificationKind::Security),
            _ => None,
        }
    }

    /// Its name in texts.
    pub fn name(&self) -> &'static str {
        match self {
            Self::VerifyEmail => "verify_email",
            Self::ConfirmEmail { .. } => "confirm_email",
            Self::ResetPassword => "reset_password",
            Self::AddressTried => "address_tried",
            Self::PasswordChanged => "password_changed",
            Self::NewDevice { .. } => "new_device",
            Self::ExportReady => "export_ready",
            Self::AccountDeactivated => "account_deactivated",
            Self::AccountDeleted => "account_deleted",
            Self::AccountRestored => "account_restored",
            Self::EmailChanged { .. } => "email_changed",
            Self::MfaEnabled => "mfa_enabled",
            Self::MfaDisabled => "mfa_disabled",
            Self::RecoveryCodesRenewed => "recovery_codes_renewed",
            Self::RecoveryCodeUsed { .. } => "recovery_code_used",
            Self::PasskeyAdded => "passkey_added",
            Self::PasskeyCopied => "passkey_copied",
            Self::PasskeyRemoved => "passkey_removed",
            Self::WebsiteLost { .. } => "website_lost",
            Self::WebsiteTaken { .. } => "website_taken",
            Self::WebhookAdded { .. } => "webhook_added",
            Self::WebhookOff { .. } => "webhook_off",
            Self::NetworkConnected { .. } => "network_connected",
            Self::NetworkDisconnected { .. } => "network_disconnected",
            Self::AppAllowed { .. } => "app_allowed",
            Self::TokenCreated { .. } => "token_created",
            Self::CaseDecided { .. } => "case_decided",
            Self::AppealDecided { .. } => "appeal_decided",
            Self::ConversationInvite { is_added: true, .. } => "conversation_added",
            Self::ConversationInvite { .. } => "conversation_invite",
            Self::PasscodeCreated => "passcode_created",
            Self::PasscodeBackup { .. } => "passcode_backup",
            Self::ResetPasscode { .. } => "reset_passcode",
            Self::PasscodeReplaced { .. } => "passcode_replaced",
            Self::PasscodeRemoved { .. } => "passcode_removed",
        }
    }
}

/// With what the keys of jobs begin that send a user mails about this.
fn key_of(id: UserId, about: &str) -> String {
    format!("{id} {about} ")
}

/// Has a mail written and sent once the transaction is committed. The same mail
/// asked for twice before it is sent is sent once.
pub async fn send_mail(ctx: &Ctx, tx: &Tx, mail: &NewMail) -> Result<()> {
    let body = serde_json::to_string(mail)?;
    let about = serde_json::to_string(&mail.about)?;
    let key = format!("{}{about}", key_of(mail.user_id, mail.about.name()));
    queue::enqueue(
        tx,
        NewJob {
            kind: jobs::SEND,
            key: Some(&key),
            body: &body,
            due_ms: ctx.now(),
        },
    )
    .await?;
    Ok(())
}
