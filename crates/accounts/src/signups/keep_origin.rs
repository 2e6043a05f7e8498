//! Keeps how a user came to sign up.

use contract::{
    ids::UserId,
    signups::{RegisterUser, SignupFlowStep},
};
use kernel::{error::Result, tx::Tx};
use serde_json::Value;

use super::sql::{self, SignupOrigin};

/// Most bytes of JSON that are kept of each kind.
const MOST_JSON: usize = 16 * 1_024;
/// Most characters of an address.
const LONGEST_ADDRESS: usize = 2_048;
/// Most characters of a campaign or a code.
const LONGEST_WORD: usize = 256;

/// Keeps it in the transaction that makes the account. What is too much is not
/// kept: a sign-up is not refused for what the browser noticed.
pub async fn keep_origin(tx: &Tx, id: UserId, input: &RegisterUser, now: i64) -> Result<()> {
    let origin = SignupOrigin {
        referrer: cut(input.referrer.as_deref(), LONGEST_ADDRESS),
        invite_code: cut(input.invite_code.as_deref(), LONGEST_WORD),
        utm_campaign: cut(input.utm_campaign.as_deref(), LONGEST_WORD),
        visited_pages: json(input.visited_pages.as_ref()),
        user_behavior_data: json(input.user_behavior_data.as_ref()),
    };
    sql::insert_origin(tx, id, &origin, now).await?;
    sql::set_step(tx, id, SignupFlowStep::Welcome).await
}

fn cut(text: Option<&str>, most: usize) -> Option<String> {
    let kept: String = text?
        .chars()
        .filter(|c| !c.is_control())
        .take(most)
        .collect();
    (!kept.is_empty()).then_some(kept)
}

fn json(value: Option<&Value>) -> Option<String> {
    let text = value.filter(|value| !value.is_null())?.to_string();
    (text.len() <= MOST_JSON).then_some(text)
}

#[cfg(test)]
mod tests {
    use serde_json::json as value;

    use super::*;

    #[test]
    fn what_is_kept_is_bounded() {
        assert_eq!(cut(Some("a\0b"), 9).as_deref(), Some("ab"));
        assert_eq!(cut(Some("äöü"), 2).as_deref(), Some("äö"));
        assert_eq!((cut(Some(""), 9), cut(None, 9)), (None, None));
        assert_eq!(json(Some(&value!(["/"]))).as_deref(), Some("[\"/\"]"));
        assert_eq!(json(Some(&value!("x".repeat(MOST_JSON)))), None);
        assert_eq!(json(Some(&Value::Null)), None);
    }
}
