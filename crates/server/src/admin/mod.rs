//! `magpie admin`: what the host does to accounts and invites.
//!
//! A server that runs on the same data folder does it itself, asked through a
//! socket there ([`socket`]): it is the only writer of a SQLite file, and what it
//! keeps of sessions and users is invalidated at once. Without one the command
//! does it here.
//!
//! Ends with 0; 1 when something failed, 2 for a wrong command line, 3 when no
//! account and nothing else is called so, 4 when what was asked is refused.

#![expect(clippy::print_stdout, reason = "commands answer on standard output")]
#![expect(clippy::print_stderr, reason = "and complain on standard error")]

mod command;
mod show;
pub mod socket;

use std::{io::IsTerminal, process::ExitCode};

use anyhow::Context;
use clap::{Args, Subcommand};
use kernel::ctx::Ctx;

use crate::{config::Config, wiring};
use command::{Answer, Failure, HostCommand};

/// What the host wants.
#[derive(Args)]
pub struct Admin {
    /// Answer in JSON.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

/// A user is named by username, e-mail address or id.
#[derive(Subcommand)]
enum Command {
    /// Make an account; prints a link by which its owner chooses a password.
    CreateUser {
        /// E-mail address of the account.
        #[arg(long)]
        email: String,
        /// Name in addresses; made from the name when missing.
        #[arg(long)]
        username: Option<String>,
        /// First name; made from the e-mail address when missing.
        #[arg(long)]
        first_name: Option<String>,
        /// Last name.
        #[arg(long)]
        last_name: Option<String>,
        /// Ask for the password here, or read it from standard input.
        #[arg(long)]
        ask_password: bool,
    },
    /// Print a link to choose a new password, valid once and for an hour.
    ResetPassword {
        /// Whose.
        who: String,
        /// Ask for the new password here, or read it from standard input.
        #[arg(long)]
        ask_password: bool,
    },
    /// Make a user an employee of this host; ends their sessions.
    GrantEmployee {
        /// Whom.
        who: String,
    },
    /// Make an employee a plain user; ends their sessions.
    RevokeEmployee {
        /// Whom.
        who: String,
    },
    /// Have a user reach those alone who follow them: by comments, mentions and messages.
    Restrict {
        /// Whom.
        who: String,
    },
    /// Lift that.
    Unrestrict {
        /// Whom.
        who: String,
    },
    /// Ban a user from writing; they may still read.
    WriteBan {
        /// Whom.
        who: String,
    },
    /// Lift a user's write ban.
    WriteUnban {
        /// Whom.
        who: String,
    },
    /// Hide an account and all that is theirs; its owner is logged out and cannot log in.
    Suspend {
        /// Whom.
        who: String,
    },
    /// Show an account again and let its owner log in.
    Unsuspend {
        /// Whom.
        who: String,
    },
    /// Vouch that a user is who they say they are: a mark stands beside their name.
    Verify {
        /// Whom.
        who: String,
    },
    /// Take that back; a verified website keeps the mark.
    Unverify {
        /// Whom.
        who: String,
    },
    /// Vouch that an e-mail address belongs to its account.
    VerifyEmail {
        /// Whose.
        who: String,
    },
    /// Remove a parental passcode that was forgotten; the parent's address is told.
    RemovePasscode {
        /// Whose.
        who: String,
    },
    /// Show one account.
    User {
        /// Whose.
        who: String,
    },
    /// List accounts.
    Users {
        /// Only those whose usernames begin so.
        #[arg(long, conflicts_with = "after")]
        begins: Option<String>,
        /// Only those made after the account of this id.
        #[arg(long)]
        after: Option<i64>,
        /// So many at most.
        #[arg(long, default_value_t = 100)]
        most: u32,
    },
    /// List a user's sessions.
    Sessions {
        /// Who.
        who: String,
    },
    /// End a user's sessions, or one of them.
    EndSessions {
        /// Whom.
        who: String,
        /// Only this session, as `sessions` names it.
        #[arg(long)]
        session: Option<String>,
    },
    /// Make an invite, for hosts that take people by invite; prints its link.
    CreateInvite {
        /// Accounts that can be made with it.
        #[arg(long, default_value_t = 1)]
        uses: i64,
        /// Days that it works.
        #[arg(long, default_value_t = 30)]
        days: i64,
    },
    /// List the host's invites that still work.
    Invites,
    /// End an invite, of the host or of a user.
    EndInvite {
        /// Its code.
        code: String,
    },
    /// Tell what was changed about accounts, by whom and when.
    Log {
        /// About whose; all users' when missing.
        who: Option<String>,
        /// So many entries at most.
        #[arg(long, default_value_t = 100)]
        most: u32,
    },
}

/// Does what is asked and tells how it went.
pub async fn run(config: &Config, admin: Admin) -> ExitCode {
    let done = match command(admin.command) {
        Ok(command) => carry(config, command).await,
        Err(error) => Err(error),
    };
    let outcome = done.unwrap_or_else(|error| Err(Failure::of(&error)));
    match outcome {
        Ok(answer) => {
            println!("{}", show::answer(&answer, admin.json));
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("{}", show::failure(&failure, admin.json));
            failure.exit_code()
        }
    }
}

/// By the server that has the data in its hands, or else here.
async fn carry(config: &Config, command: HostCommand) -> anyhow::Result<Result<Answer, Failure>> {
    if let Some(outcome) = socket::ask(config, &command).await? {
        return Ok(outcome);
    }
    let opened = wiring::house(config, wiring::clock()).await;
    let house = opened.map_err(|error| match wiring::is_in_use(&error) {
        true => error.context("another process has the data in its hands and answers no commands"),
        false => error,
    })?;
    Ok(command.run(&Ctx::of_job(&house)).await)
}

fn command(command: Command) -> anyhow::Result<HostCommand> {
    let standing = |who, change| HostCommand::ChangeStanding { who, change };
    use command::StandingChange as To;
    Ok(match command {
        Command::CreateUser {
            email,
            username,
            first_name,
            last_name,
            ask_password: asked,
        } => HostCommand::CreateUser {
            email,
            username,
            first_name,
            last_name,
            password: asked.then(ask_password).transpose()?,
        },
        Command::ResetPassword {
            who,
            ask_password: asked,
        } => HostCommand::ResetPassword {
            who,
            password: asked.then(ask_password).transpose()?,
        },
        Command::GrantEmployee { who } => standing(who, To::GrantEmployee),
        Command::RevokeEmployee { who } => standing(who, To::RevokeEmployee),
        Command::Restrict { who } => standing(who, To::Restrict),
        Command::Unrestrict { who } => standing(who, To::Unrestrict),
        Command::WriteBan { who } => standing(who, To::WriteBan),
        Command::WriteUnban { who } => standing(who, To::WriteUnban),
        Command::Suspend { who } => standing(who, To::Suspend),
        Command::Unsuspend { who } => standing(who, To::Unsuspend),
        Command::Verify { who } => standing(who, To::Verify),
        Command::Unverify { who } => standing(who, To::Unverify),
        Command::VerifyEmail { who } => standing(who, To::VerifyEmail),
        Command::RemovePasscode { who } => HostCommand::RemovePasscode { who },
        Command::User { who } => HostCommand::ShowUser { who },
        Command::Users {
            begins,
            after,
            most,
        } => HostCommand::ListUsers {
            begins,
            after,
            most,
        },
        Command::Sessions { who } => HostCommand::ListSessions { who },
        Command::EndSessions { who, session } => HostCommand::EndSessions { who, session },
        Command::CreateInvite { uses, days } => HostCommand::CreateInvite { uses, days },
        Command::Invites => HostCommand::ListInvites,
        Command::EndInvite { code } => HostCommand::EndInvite { code },
        Command::Log { who, most } => HostCommand::ListAudits { who, most },
    })
}

fn ask_password() -> anyhow::Result<String> {
    let password = read_password()?;
    anyhow::ensure!(!password.is_empty(), "no password was given");
    Ok(password)
}

/// Never an argument: those are seen by every user of the machine and kept by
/// shells.
fn read_password() -> anyhow::Result<String> {
    if std::io::stdin().is_terminal() {
        return rpassword::prompt_password("New password: ").context("asking for a password");
    }
    let mut line = String::new();
    std::io::stdin()
        .read_line(&mut line)
        .context("reading a password from standard input")?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}
