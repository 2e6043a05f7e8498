//! Who may sign up. Pure.

use contract::{errors::Code, signups::SignUpMode};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    extension,
};

/// What the host says of signing up.
#[derive(Debug, Clone, Copy)]
pub struct SignUpRules {
    /// Who may make an account.
    pub mode: SignUpMode,
}

extension!(
    SignUpRules = |_| SignUpRules {
        mode: SignUpMode::Open
    }
);

/// Whether the host takes a new user; its own commands always may.
pub fn may_sign_up(ctx: &Ctx, has_invite: bool) -> Result<()> {
    match (ctx.actor, ctx.house.get::<SignUpRules>().mode) {
        (Actor::Host, _) | (_, SignUpMode::Open) => Ok(()),
        (_, SignUpMode::Closed) => Err(Error::new(Code::SignUpClosed)),
        (_, SignUpMode::Invite) if has_invite => Ok(()),
        (_, SignUpMode::Invite) => Err(Error::field(Code::InviteRequired, "invite_code")),
    }
}

/// Whether the invite that came works, where one is needed.
pub fn is_invited(ctx: &Ctx, works: bool) -> Result<()> {
    match (ctx.actor, ctx.house.get::<SignUpRules>().mode) {
        (Actor::Host, _) | (_, SignUpMode::Open | SignUpMode::Closed) => Ok(()),
        (_, SignUpMode::Invite) if works => Ok(()),
        (_, SignUpMode::Invite) => Err(Error::field(Code::InviteInvalid, "invite_code")),
    }
}
