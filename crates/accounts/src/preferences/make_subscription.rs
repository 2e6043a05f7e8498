//! Makes the link at the foot of a mail, by which its reader chooses which other
//! mails come.
//!
//! It is signed and not kept, so it works for as long as the address is the
//! account's, however old the mail: unsubscribing takes no log-in. It opens
//! nothing but these settings. Its token stands behind `#`.

use contract::{errors::Code, ids::UserId};
use kernel::{
    error::{Error, Result},
    house::House,
};
use sha2::{Digest, Sha256};

use crate::users::{self, StoredUser};

/// What the token is sealed for.
const SCOPE: &str = "email subscription";

/// The link for this user's mails.
pub fn make_subscription(house: &House, user: &StoredUser) -> String {
    let token = house.bookmarks.seal(SCOPE, &[user.id.0, mark(&user.email)]);
    format!("{}/email/subscription/#{token}", house.settings.address)
}

/// Whose link it is.
pub(super) async fn find_subscriber(house: &House, token: &str) -> Result<StoredUser> {
    Ok(find_sealed(house, SCOPE, token).await?.0)
}

/// Whose token of this scope it is, and what else is sealed in it.
pub(super) async fn find_sealed(
    house: &House,
    scope: &str,
    token: &str,
) -> Result<(StoredUser, Vec<i64>)> {
    let wrong = || Error::field(Code::SubscriptionLinkInvalid, "token");
    let parts = house.bookmarks.open(scope, token).ok_or_else(wrong)?;
    let [id, marked, rest @ ..] = parts.as_slice() else {
        return Err(wrong());
    };
    let user = users::find(&house.db, UserId(*id)).await?;
    let user = user.filter(|user| mark(&user.email) == *marked);
    Ok((user.ok_or_else(wrong)?, rest.to_vec()))
}

/// Tells one address from another.
pub(super) fn mark(email: &str) -> i64 {
    let hash = Sha256::digest(email.to_lowercase());
    hash.iter()
        .take(8)
        .fold(0, |mark, byte| mark << 8 | i64::from(*byte))
}

/// An address told in part, so that who knows it knows it again.
pub fn anonymize(email: &str) -> String {
    let (local, domain) = email.rsplit_once('@').unwrap_or((email, ""));
    let first = local.chars().take(1).collect::<String>();
    format!("{first}•••@{domain}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_in_part() {
        assert_eq!(anonymize("ada@example.com"), "a•••@example.com");
        assert_eq!(anonymize("\"a@b\"@example.com"), "\"•••@example.com");
    }

    #[test]
    fn marks_tell_addresses_apart_whatever_their_case() {
        assert_eq!(mark("Ada@example.com"), mark("ada@EXAMPLE.com"));
        assert_ne!(mark("ada@example.com"), mark("ben@example.com"));
    }
}
