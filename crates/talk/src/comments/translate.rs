//! Asks the host's translator, which speaks LibreTranslate's protocol.

use std::fmt;

use fetch::Fetcher;
use http::{Request, header::CONTENT_TYPE};
use kernel::{extension, validate};
use serde::Deserialize;
use serde_json::json;

/// Longest answer, in bytes.
const LONGEST_ANSWER: usize = 64 * 1_024;
/// Characters of a translation, at most: words of another language may be longer.
const MOST: usize = 2_000;

/// The translator of comments, as the host configured it; none translates nothing.
pub struct Translator(pub Option<Service>);

/// A server that translates.
pub struct Service {
    /// Asks it, and can reach nothing else that is private.
    pub fetcher: Fetcher,
    /// Where it is, without a slash at the end.
    pub url: String,
    /// The secret that it asks for; empty where it asks for none.
    pub key: Key,
}

/// A secret that is written nowhere.
#[derive(Clone, Default, PartialEq, Eq, Deserialize)]
pub struct Key(pub String);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

extension!(Translator = |_| Translator(None));

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    translated_text: String,
}

impl Service {
    /// The text in a language, of two letters, or why not. The text is all that it is told.
    pub(super) async fn translate(&self, text: &str, language: &str) -> Result<String, String> {
        let mut asked =
            json!({ "q": text, "source": "auto", "target": language, "format": "text" });
        if !self.key.0.is_empty() {
            asked["api_key"] = json!(self.key.0);
        }
        let request = Request::post(format!("{}/translate", self.url))
            .header(CONTENT_TYPE, "application/json")
            .body(asked.to_string().into_bytes())
            .map_err(|cause| cause.to_string())?;
        let answer = self.fetcher.call(request, LONGEST_ANSWER).await;
        let answer = answer.map_err(|cause| cause.to_string())?;
        if !answer.status().is_success() {
            return Err(format!("the translator answered {}", answer.status()));
        }
        // What is wrong with it may hold words that no log may have.
        let answer: Answer = serde_json::from_slice(answer.body())
            .map_err(|_| "the translator answered something else".to_owned())?;
        validate::words("translatedText", &answer.translated_text, MOST)
            .map_err(|error| error.to_string())
    }
}
