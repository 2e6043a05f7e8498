//! Makes what comes after publishing: pictures in AVIF, and in the size between two of the
//! ten (docs/decisions/0055-avif.md).

use std::sync::Arc;

use kernel::{
    error::{Error, Result},
    extension,
    house::House,
};
use media::{Limits, Size};
use serde::Deserialize;
use tokio::task::spawn_blocking;
use tracing::warn;

use super::{move_picture::NamedPicture, sql::later};

/// What a host says of pictures: its `[pictures]`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PictureRules {
    /// Whether they are made in AVIF as well, which takes some seconds of a processor and
    /// half as much room again for each.
    pub avif: bool,
    /// The program that reads the words that stand in pictures, and its arguments: it is
    /// given a picture as its input and writes the words. None by default.
    pub read_words: Option<Vec<String>>,
    /// The program that says whether a picture is sensitive, and its arguments: it is given a
    /// picture as its input and writes classes with scores. None by default.
    pub screen: Option<Vec<String>>,
    /// From which score on a screen stands before a picture, 1 to 100 percent.
    pub screen_from: i64,
}

impl Default for PictureRules {
    fn default() -> Self {
        Self {
            avif: true,
            read_words: None,
            screen: None,
            screen_from: 60,
        }
    }
}

impl PictureRules {
    /// What is wrong with it, for the host.
    pub fn complaint(&self) -> Option<String> {
        let programs = [("read_words", &self.read_words), ("screen", &self.screen)];
        for (name, program) in programs {
            if program.as_deref() == Some(&[]) {
                return Some(format!(
                    "{name} names no program; write one, or leave it out"
                ));
            }
        }
        let from = self.screen_from;
        let is_percent = (1..=100).contains(&from);
        (!is_percent)
            .then(|| format!("screen_from is {from}; use a number from 1 to 100 (percent)"))
    }
}

extension!(PictureRules = |_| PictureRules::default());

/// A run begins no further pictures after this. Its lease is five minutes, and so long it is
/// until the next: two at once would make the same pictures.
const RUN_MS: i64 = 4 * 60 * 1_000;

/// Body of the job [`MAKE_LATER`](super::jobs::MAKE_LATER): the newest pictures first, one
/// after the other.
pub async fn make_later(house: &Arc<House>) -> Result<()> {
    let until = house.now() + RUN_MS;
    while house.get::<PictureRules>().avif && house.now() < until {
        let Some(picture) = later::next(&house.db).await? else {
            break;
        };
        make(house, &picture).await?;
        let tx = house.begin().await?;
        later::note(&tx, &picture.signature, house.now()).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// What cannot be read today cannot be tomorrow: such a picture is left as it is.
async fn make(house: &Arc<House>, picture: &NamedPicture) -> Result<()> {
    let (signature, extension) = (&picture.signature, &picture.extension);
    let path = media::path(Size::Orig, signature, extension);
    let Some(original) = house.blobs.find(&path).await? else {
        warn!(
            signature,
            "nothing was made of a picture whose files are missing"
        );
        return Ok(());
    };
    let bytes = original.content.read().await?;
    let made = spawn_blocking(move || media::make_later(bytes, Limits::default())).await?;
    match made.map_err(Error::internal)? {
        Ok(later) => Ok(house.blobs.add(signature, extension, &later).await?),
        Err(problem) => {
            warn!(signature, ?problem, "no AVIF was made of a picture");
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_host_may_say_of_pictures() {
        let rules = |text: &str| -> PictureRules { serde_json::from_str(text).unwrap() };
        for (text, named) in [
            ("{}", None),
            (r#"{"screen": ["detect"], "screen_from": 100}"#, None),
            (r#"{"screen": []}"#, Some("screen names")),
            (r#"{"read_words": []}"#, Some("read_words names")),
            (r#"{"screen_from": 0}"#, Some("screen_from is 0")),
            (r#"{"screen_from": 101}"#, Some("screen_from is 101")),
        ] {
            let complaint = rules(text).complaint();
            let fits = match (&complaint, named) {
                (Some(complaint), Some(named)) => complaint.starts_with(named),
                (complaint, named) => complaint.is_none() && named.is_none(),
            };
            assert!(fits, "{text} {complaint:?}");
        }
    }
}
