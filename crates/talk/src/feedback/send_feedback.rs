//! Tells the host what a viewer thinks of its site.

use contract::{
    answers::Done,
    errors::Code,
    feedback::{FeedbackState, MOST_BYTES, MOST_WORDS, SendFeedback},
    ids::FeedbackId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};
use serde::{Deserialize, Serialize};

use super::sql::{self, FeedbackRow};

/// Most characters of a page's path.
const LONGEST_PAGE: usize = 2_048;
/// Most characters of what opened the dialog.
const LONGEST_ORIGIN: usize = 100;
/// Most characters of the dialog's title, and of its prompt.
const LONGEST_ASKED: usize = 500;

/// `POST /v3/analytics/feedback/` and `FeedbackResource/create` (consumer specification §7):
/// keeps what a viewer says of the site. Caller: every viewer, also a visitor and a user who
/// may not write. Blank words succeed, and nothing is kept (§4, §5). What comes twice under one
/// `client_id`, as when an answer was lost, is kept once.
pub async fn send_feedback(ctx: Ctx, input: SendFeedback) -> Result<Done> {
    let Some(told) = read_told(&input.feedback_data)? else {
        return Ok(Done {});
    };
    let row = FeedbackRow {
        id: FeedbackId(ctx.new_id()),
        user_id: ctx.viewer(),
        words: told.words,
        data: serde_json::to_string(&told.asked)?,
        page: told.page,
        origin: told.origin,
        state: FeedbackState::Open.name().to_owned(),
        created_ms: ctx.now(),
    };
    let tx = ctx.begin().await?;
    sql::insert(&tx, &row, told.client.as_deref()).await?;
    tx.commit().await?;
    Ok(Done {})
}

/// What the dialog said.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Asked {
    /// Its title.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// What it asked.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub prompt: String,
}

impl Asked {
    /// What a row says: it holds nothing else than what this room wrote.
    pub(super) fn read(data: &str) -> Self {
        serde_json::from_str(data).unwrap_or_default()
    }
}

/// What is kept of feedback.
#[derive(Debug)]
struct Told {
    words: String,
    page: String,
    origin: String,
    asked: Asked,
    /// The client's own name for it.
    client: Option<String>,
}

/// Feedback as it is sent; other keys are left out.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Sent {
    verbatim_text: Option<String>,
    page: Option<String>,
    #[serde(alias = "actionOrigin")]
    action_origin: Option<String>,
    title: Option<String>,
    prompt: Option<String>,
    client_id: Option<String>,
}

/// What is told by a JSON text; nothing where its words are blank.
fn read_told(data: &str) -> Result<Option<Told>> {
    let wrong = |detail: String| Error::field(Code::InvalidInput, "feedback_data").detail(detail);
    if data.len() > MOST_BYTES {
        return Err(wrong(format!(
            "feedback_data has at most {MOST_BYTES} bytes"
        )));
    }
    // Of a list Serde would take the items in the order of the fields.
    let is_object = data.trim_start().starts_with('{');
    let sent: Sent = match serde_json::from_str(data) {
        Ok(sent) if is_object => sent,
        _ => {
            return Err(wrong(
                "feedback_data is a JSON object with verbatim_text".into(),
            ));
        }
    };
    let words = sent.verbatim_text.unwrap_or_default();
    if words.trim().is_empty() {
        return Ok(None);
    }
    let line =
        |field, value: Option<String>, most| validate::optional_line(field, value.as_deref(), most);
    let client = sent.client_id.as_deref().map(validate::client_name);
    Ok(Some(Told {
        client: client.transpose()?.map(str::to_owned),
        words: validate::words("verbatim_text", &words, MOST_WORDS)?,
        page: line("page", sent.page, LONGEST_PAGE)?,
        origin: line("action_origin", sent.action_origin, LONGEST_ORIGIN)?,
        asked: Asked {
            title: line("title", sent.title, LONGEST_ASKED)?,
            prompt: line("prompt", sent.prompt, LONGEST_ASKED)?,
        },
    }))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn feedback_is_told_by_json_with_words() {
        let long = json!({ "verbatim_text": "a".repeat(MOST_WORDS + 1) }).to_string();
        let large = json!({ "verbatim_text": "a", "more": "a".repeat(MOST_BYTES) }).to_string();
        // what is sent → the words that are kept, or the code and field of the refusal
        let invalid = Err((Code::InvalidInput, "feedback_data"));
        let rows = [
            (r#"{"verbatim_text":" Fine. "}"#, Ok(Some("Fine."))),
            (
                r#" {"verbatim_text":"Fine.","more":{"a":[1]}}"#,
                Ok(Some("Fine.")),
            ),
            (r#"{"verbatim_text":"","page":"/"}"#, Ok(None)),
            (r#"{"verbatim_text":" \n\t"}"#, Ok(None)),
            (r#"{"verbatim_text":null}"#, Ok(None)),
            ("{}", Ok(None)),
            ("", invalid),
            ("Fine.", invalid),
            ("7", invalid),
            ("null", invalid),
            (r#"["Fine."]"#, invalid),
            (r#"{"verbatim_text":7}"#, invalid),
            (r#"{"verbatim_text":"Fine.""#, invalid),
            (r#"{"verbatim_text":"Fine."} {}"#, invalid),
            (&large, invalid),
            (&long, Err((Code::TextLength, "verbatim_text"))),
            (
                r#"{"verbatim_text":"Fine.","client_id":""}"#,
                Err((Code::InvalidInput, "client_id")),
            ),
            (
                r#"{"verbatim_text":"\u200b"}"#,
                Err((Code::TextLength, "verbatim_text")),
            ),
        ];
        for (data, expected) in rows {
            let found = read_told(data).map(|told| told.map(|told| told.words));
            let found = found.map_err(|error| (error.code, error.field.unwrap_or_default()));
            let expected = expected
                .map(|words| words.map(str::to_owned))
                .map_err(|(code, field)| (code, field.into()));
            assert_eq!(found, expected, "{data:.60}");
        }
    }

    #[test]
    fn what_the_dialog_said_is_read_as_it_was_written() {
        let data = json!({
            "verbatim_text": "Fine.", "page": "/pin/7/", "actionOrigin": "menu",
            "title": "Your view", "prompt": "How is it?\nTell us.",
        });
        let told = read_told(&data.to_string()).unwrap().unwrap();
        assert_eq!(
            (told.page.as_str(), told.origin.as_str()),
            ("/pin/7/", "menu")
        );
        let written = serde_json::to_string(&told.asked).unwrap();
        assert_eq!(Asked::read(&written), told.asked);
        assert_eq!(told.asked.prompt, "How is it? Tell us.");
        assert_eq!(Asked::read("{}"), Asked::default());
    }
}
