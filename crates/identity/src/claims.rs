//! The claims of a provider's user.

use serde::{Deserialize, Serialize};

/// Longest text that is taken over, in characters.
const LONGEST: usize = 200;

/// Verified claims of a provider's user, from an ID token or a user-info endpoint.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claims {
    /// The user's identifier at this provider: unique and never reused, unlike all
    /// other claims.
    pub subject: String,
    /// E-mail address, if the user consented to share it.
    pub email: Option<String>,
    /// Whether the provider says that it verified the address.
    pub email_is_verified: bool,
    /// First name, or the whole name where there is no other; may be empty.
    pub first_name: String,
    /// Last name; may be empty.
    pub last_name: String,
    /// Display name of the account there, by which its owner tells accounts apart.
    pub username: String,
    /// Profile page there, if there is one.
    pub url: Option<String>,
}

impl Claims {
    /// Bounds and cleans the provider's values; falls back to e-mail address or full
    /// name for the username.
    pub(crate) fn tidy(mut self) -> Self {
        for text in [
            &mut self.first_name,
            &mut self.last_name,
            &mut self.username,
        ] {
            *text = plain(text);
        }
        self.email = self
            .email
            .map(|email| plain(&email))
            .filter(|email| !email.is_empty());
        self.email_is_verified &= self.email.is_some();
        self.url = self.url.filter(|url| {
            url.len() <= 2_000 && (url.starts_with("https://") || url.starts_with("http://"))
        });
        if self.username.is_empty() {
            let name = format!("{} {}", self.first_name, self.last_name);
            let known = [self.email.as_deref().unwrap_or_default(), name.trim()];
            let found = known.into_iter().find(|text| !text.is_empty());
            self.username = found.unwrap_or_default().to_owned();
        }
        self
    }
}

fn plain(text: &str) -> String {
    let kept = text.chars().filter(|c| !c.is_control());
    let kept: String = kept.take(LONGEST).collect();
    kept.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_provider_says_is_bounded() {
        let person = Claims {
            subject: "7".into(),
            email: Some(" ada@example.com\n".into()),
            email_is_verified: true,
            first_name: "Ada\u{0}".into(),
            last_name: "x".repeat(500),
            url: Some("javascript:alert(1)".into()),
            ..Claims::default()
        };
        let tidy = person.tidy();
        assert_eq!(tidy.email.as_deref(), Some("ada@example.com"));
        assert_eq!(
            (tidy.first_name.as_str(), tidy.last_name.len()),
            ("Ada", 200)
        );
        assert_eq!(
            (tidy.username.as_str(), tidy.url),
            ("ada@example.com", None)
        );
        let nameless = Claims {
            first_name: "Ada".into(),
            last_name: "Lovelace".into(),
            email_is_verified: true,
            ..Claims::default()
        };
        let tidy = nameless.tidy();
        assert_eq!(
            (tidy.username.as_str(), tidy.email_is_verified),
            ("Ada Lovelace", false)
        );
    }
}
