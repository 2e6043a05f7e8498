//! What the host asks, what comes of it, and how it is done. Travels through the
//! socket as JSON.

use std::{
    collections::{HashMap, hash_map::Entry},
    process::ExitCode,
};

use accounts::{
    audits::list_all_audits::{Audit, list_all_audits},
    invites::{
        end_invite::end_invite, list_host_invites::list_host_invites,
        make_host_invite::make_host_invite,
    },
    passcodes::clear_passcode::clear_passcode,
    sessions::{
        change_standing::{ChangeStanding, change_standing},
        end_sessions_of::end_sessions_of,
        list_sessions_of::{ListedSession, list_sessions_of},
        set_password::{make_reset_link, set_password},
    },
    signups::add_user::add_user,
    users::{
        find_account::find_account,
        list_users::{ListUsers, ListedUser, list_users, show_user},
    },
};
use contract::{
    errors::{Code, Kind},
    ids::UserId,
    invites::InviteView,
    signups::RegisterUser,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use serde::{Deserialize, Serialize};
use tracing::error;

/// What the host asks. Not to be printed: it may hold a password.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HostCommand {
    CreateUser {
        email: String,
        username: Option<String>,
        first_name: Option<String>,
        last_name: Option<String>,
        password: Option<String>,
    },
    ResetPassword {
        who: String,
        password: Option<String>,
    },
    ChangeStanding {
        who: String,
        change: StandingChange,
    },
    RemovePasscode {
        who: String,
    },
    ShowUser {
        who: String,
    },
    ListUsers {
        begins: Option<String>,
        after: Option<i64>,
        most: u32,
    },
    ListSessions {
        who: String,
    },
    EndSessions {
        who: String,
        session: Option<String>,
    },
    ListAudits {
        who: Option<String>,
        most: u32,
    },
    CreateInvite {
        uses: i64,
        days: i64,
    },
    ListInvites,
    EndInvite {
        code: String,
    },
}

/// What an account becomes.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandingChange {
    GrantEmployee,
    RevokeEmployee,
    Restrict,
    Unrestrict,
    WriteBan,
    WriteUnban,
    Suspend,
    Unsuspend,
    Verify,
    Unverify,
    VerifyEmail,
}

/// What comes of it. With `--json` it is printed as it is.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The account as it is now.
    User(ListedUser),
    /// A link that lets its holder choose the account's password.
    Link { user: ListedUser, link: String },
    /// Accounts.
    Users(Vec<ListedUser>),
    /// A user's sessions.
    Sessions(Vec<ListedSession>),
    /// So many sessions have ended.
    Ended(u64),
    /// Invites of the host.
    Invites(Vec<InviteView>),
    /// An invite was ended.
    InviteEnded,
    /// Entries with the usernames of those they name.
    Log(Vec<LogLine>),
}

/// One entry of the log.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct LogLine {
    #[serde(flatten)]
    pub audit: Audit,
    /// None when the account is gone.
    pub username: Option<String>,
}

/// Why nothing came of it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Failure {
    /// Stable name of the contract's code, or `Failed`.
    pub key: String,
    /// What went wrong, as text for the terminal.
    pub message: String,
    /// Which input is wrong.
    pub field: Option<String>,
}

impl Failure {
    /// Something that no operation answered.
    pub fn of(error: &anyhow::Error) -> Self {
        Self {
            key: "Failed".into(),
            message: format!("{error:#}"),
            field: None,
        }
    }

    fn from_domain(error: Error, brand: &str) -> Self {
        if error.kind() == Kind::Internal {
            error!(%error, "a command of the host failed");
        }
        let text = error.code.text().replace("{brand}", brand);
        Self {
            key: error.code.name().into(),
            message: match &error.detail {
                Some(detail) => format!("{text} ({detail})"),
                None => text,
            },
            field: error.field,
        }
    }

    /// See [`super`].
    pub fn exit_code(&self) -> ExitCode {
        let kind = Code::ALL.iter().find(|code| code.name() == self.key);
        ExitCode::from(match kind.map(|code| code.kind()) {
            Some(Kind::NotFound) => 3,
            Some(Kind::Invalid | Kind::Conflict | Kind::Forbidden | Kind::TooLarge) => 4,
            _ => 1,
        })
    }
}

impl HostCommand {
    /// Does it.
    pub async fn run(self, host: &Ctx) -> std::result::Result<Answer, Failure> {
        let brand = &host.house.settings.brand;
        let done = self.carry_out(host).await;
        done.map_err(|error| Failure::from_domain(error, brand))
    }

    async fn carry_out(self, host: &Ctx) -> Result<Answer> {
        let find = |who: String| async move { find_account(host.clone(), &who).await };
        match self {
            Self::CreateUser {
                email,
                username,
                first_name,
                last_name,
                password,
            } => {
                let input = RegisterUser {
                    email,
                    password: password.unwrap_or_default(),
                    first_name,
                    last_name,
                    username,
                    ..RegisterUser::default()
                };
                create_user(host, input).await
            }
            Self::ResetPassword { who, password } => {
                reset_password(host, find(who).await?, password).await
            }
            Self::ChangeStanding { who, change } => {
                let id = find(who).await?;
                change_standing(host.clone(), id, change.into()).await?;
                user(host, id).await
            }
            Self::RemovePasscode { who } => remove_passcode(host, find(who).await?).await,
            Self::ShowUser { who } => user(host, find(who).await?).await,
            Self::ListUsers {
                begins,
                after,
                most,
            } => {
                let after = after.map(UserId);
                let input = ListUsers {
                    begins,
                    after,
                    most,
                };
                Ok(Answer::Users(list_users(host.clone(), input).await?))
            }
            Self::ListSessions { who } => {
                let sessions = list_sessions_of(host.clone(), find(who).await?).await?;
                Ok(Answer::Sessions(sessions))
            }
            Self::EndSessions { who, session } => {
                let id = find(who).await?;
                let ended = end_sessions_of(host.clone(), id, session.as_deref()).await?;
                Ok(Answer::Ended(ended))
            }
            Self::ListAudits { who, most } => {
                let whose = match who {
                    Some(who) => Some(find(who).await?),
                    None => None,
                };
                log(host, whose, most).await
            }
            Self::CreateInvite { uses, days } => {
                let invite = make_host_invite(host.clone(), uses, days).await?;
                Ok(Answer::Invites(vec![invite]))
            }
            Self::ListInvites => Ok(Answer::Invites(list_host_invites(host.clone()).await?)),
            Self::EndInvite { code } => {
                end_invite(host.clone(), &code).await?;
                Ok(Answer::InviteEnded)
            }
        }
    }
}

impl From<StandingChange> for ChangeStanding {
    fn from(change: StandingChange) -> Self {
        let mut to = Self::default();
        match change {
            StandingChange::GrantEmployee => to.is_employee = Some(true),
            StandingChange::RevokeEmployee => to.is_employee = Some(false),
            StandingChange::Restrict => to.is_restricted = Some(true),
            StandingChange::Unrestrict => to.is_restricted = Some(false),
            StandingChange::WriteBan => to.is_write_banned = Some(true),
            StandingChange::WriteUnban => to.is_write_banned = Some(false),
            StandingChange::Suspend => to.is_suspended = Some(true),
            StandingChange::Unsuspend => to.is_suspended = Some(false),
            StandingChange::Verify => to.is_vouched = Some(true),
            StandingChange::Unverify => to.is_vouched = Some(false),
            StandingChange::VerifyEmail => to.is_email_verified = Some(true),
        }
        to
    }
}

/// A user without a password yet chooses one by a link.
async fn create_user(host: &Ctx, input: RegisterUser) -> Result<Answer> {
    let has_password = !input.password.is_empty();
    let id = add_user(host.clone(), input).await?;
    match has_password {
        true => user(host, id).await,
        false => link(host, id).await,
    }
}

async fn reset_password(host: &Ctx, id: UserId, password: Option<String>) -> Result<Answer> {
    let Some(password) = password else {
        return link(host, id).await;
    };
    set_password(host.clone(), id, password).await?;
    user(host, id).await
}

async fn remove_passcode(host: &Ctx, id: UserId) -> Result<Answer> {
    clear_passcode(host.clone(), id).await?;
    user(host, id).await
}

async fn user(host: &Ctx, id: UserId) -> Result<Answer> {
    Ok(Answer::User(show_user(host.clone(), id).await?))
}

async fn link(host: &Ctx, id: UserId) -> Result<Answer> {
    let link = make_reset_link(host.clone(), id).await?;
    let user = show_user(host.clone(), id).await?;
    Ok(Answer::Link { user, link })
}

async fn log(host: &Ctx, whose: Option<UserId>, most: u32) -> Result<Answer> {
    let audits = list_all_audits(host.clone(), whose, most).await?;
    let mut names = HashMap::new();
    for audit in &audits {
        if let Entry::Vacant(unknown) = names.entry(audit.user_id) {
            let known = show_user(host.clone(), audit.user_id).await.ok();
            unknown.insert(known.map(|user| user.username));
        }
    }
    let line = |audit: Audit| LogLine {
        username: names.get(&audit.user_id).cloned().flatten(),
        audit,
    };
    Ok(Answer::Log(audits.into_iter().map(line).collect()))
}
