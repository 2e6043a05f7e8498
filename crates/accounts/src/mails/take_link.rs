//! Uses a link of a mail: once, and in time.

use contract::{errors::Code, ids::UserId};
use futures_util::future::BoxFuture;
use kernel::{
    error::{Error, Result},
    hooks::{Hook, in_order},
    house::House,
    tokens::token_hash,
    tx::Tx,
};
use linkme::distributed_slice;

use super::{jobs, key_of, sql};

/// What a link is good for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Verifies that mails to this address are read by this user.
    ProveAddress,
    /// Lets its holder choose a new password.
    ResetPassword,
    /// Shows a notice to the user it was written to.
    OpenNotice,
    /// Lets its holder choose a parental passcode.
    ResetPasscode,
}

impl Purpose {
    /// Its name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::ProveAddress => "prove_address",
            Self::ResetPassword => "reset_password",
            Self::OpenNotice => "open_notice",
            Self::ResetPasscode => "reset_passcode",
        }
    }

    /// How long a link works.
    pub fn lifetime_ms(self) -> i64 {
        const HOUR_MS: i64 = 60 * 60 * 1_000;
        match self {
            Self::ProveAddress => 3 * 24 * HOUR_MS,
            Self::ResetPassword | Self::ResetPasscode => HOUR_MS,
            Self::OpenNotice => 7 * 24 * HOUR_MS,
        }
    }
}

/// Who was sent a link, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Whose link it is.
    pub user_id: UserId,
    /// Where it was sent.
    pub email: String,
}

/// The link of this token, which is used up when the transaction is committed.
/// Unknown, used and old ones are refused alike.
pub async fn take_link(house: &House, tx: &Tx, token: &str, purpose: Purpose) -> Result<Link> {
    match sql::take(tx, &token_hash(token), purpose).await? {
        Some((link, expires_ms)) if expires_ms > house.now() => Ok(link),
        _ => Err(Error::field(Code::MailLinkInvalid, "token")),
    }
}

/// Ends what was begun and would give the user another way into the account.
pub type EndWaysIn = for<'a> fn(&'a Tx, UserId) -> BoxFuture<'a, Result<()>>;

/// Asked of every room that keeps such beginnings.
#[distributed_slice]
pub static END_WAYS_IN: [Hook<EndWaysIn>];

/// Mails whose link is made for what their receiver asked for; those that wait to be sent
/// are as good as sent. Notices that have a link are no such: they go on to the owner.
const ASKED_FOR: [&str; 4] = [
    "verify_email",
    "confirm_email",
    "reset_password",
    "address_tried",
];

/// Ends every link by which its holder gets into the account, or gives it another address,
/// those of mails that wait included, and what upper rooms have under way. For a change of
/// what protects the account: who asked for them may not be its owner. A link to another
/// passcode lets into no account and is the parent's; it stays.
pub async fn end_ways_in(tx: &Tx, id: UserId) -> Result<()> {
    for about in ASKED_FOR {
        queue::withdraw(tx, jobs::SEND, &key_of(id, about)).await?;
    }
    for purpose in [
        Purpose::ProveAddress,
        Purpose::ResetPassword,
        Purpose::OpenNotice,
    ] {
        sql::delete_of(tx, id, purpose).await?;
    }
    for end in in_order(&END_WAYS_IN) {
        end(tx, id).await?;
    }
    Ok(())
}

/// Ends every link that this user was sent for this purpose.
pub async fn end_links(tx: &Tx, id: UserId, purpose: Purpose) -> Result<()> {
    sql::delete_of(tx, id, purpose).await
}
