//! Makes what comes after publishing: pictures in the sizes between the ten, and in AVIF
//! (docs/decisions/0055-avif.md).

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

/// What was made of a picture later. The numbers are kept (`pictures.later_made`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Made {
    /// Nothing yet.
    Nothing = 0,
    /// All but the widest size, of a picture that is wider: versions of before did not know it.
    AllButWidest = 1,
    /// The sizes between the ten, where the host wants no AVIF.
    Between = 2,
    /// Those, and AVIF.
    All = 3,
    /// Nothing, nor can it be: what cannot be read today cannot be tomorrow.
    Impossible = 4,
}

impl Made {
    /// The one of this number; of another, nothing.
    pub(super) fn read(number: i64) -> Self {
        let all = [
            Self::AllButWidest,
            Self::Between,
            Self::All,
            Self::Impossible,
        ];
        let found = all.into_iter().find(|made| *made as i64 == number);
        found.unwrap_or(Self::Nothing)
    }

    /// Whether a picture so many pixels wide is there in this size, which is between the ten.
    pub(super) fn has(self, size: Size, width: u32) -> bool {
        let is_made = match self {
            Self::Nothing | Self::Impossible => false,
            Self::AllButWidest => size != Size::Wide1200,
            Self::Between | Self::All => true,
        };
        is_made && size.is_made_of(width)
    }

    /// Whether what is there is there in AVIF as well.
    pub(super) fn has_avif(self) -> bool {
        matches!(self, Self::AllButWidest | Self::All)
    }
}

/// Body of the job [`MAKE_LATER`](super::jobs::MAKE_LATER): the newest pictures first, one
/// after the other; those of which something was made already come after all others.
pub async fn make_later(house: &Arc<House>) -> Result<()> {
    let until = house.now() + RUN_MS;
    let with_avif = house.get::<PictureRules>().avif;
    while house.now() < until {
        let Some(picture) = next(house, with_avif).await? else {
            break;
        };
        let made = make(house, &picture, with_avif).await?;
        let tx = house.begin().await?;
        later::note(&tx, &picture.signature, made).await?;
        tx.commit().await?;
    }
    Ok(())
}

async fn next(house: &House, with_avif: bool) -> Result<Option<NamedPicture>> {
    let lacking = [Made::Nothing, Made::AllButWidest, Made::Between];
    // A host that wants no AVIF has all it wants of the last.
    let wanted = if with_avif { 3 } else { 2 };
    for made in &lacking[..wanted] {
        let found = later::next(&house.db, *made).await?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// Makes all that is wanted, also of what was made in part: AVIF that was made before is noted
/// no more where it is not wanted, and is made again with the widest where it is.
async fn make(house: &Arc<House>, picture: &NamedPicture, with_avif: bool) -> Result<Made> {
    let (signature, extension) = (&picture.signature, &picture.extension);
    let path = media::path(Size::Orig, signature, extension);
    let Some(original) = house.blobs.find(&path).await? else {
        warn!(
            signature,
            "nothing was made of a picture whose files are missing"
        );
        return Ok(Made::Impossible);
    };
    let bytes = original.content.read().await?;
    let make = move || media::make_later(bytes, Limits::default(), with_avif);
    match spawn_blocking(make).await?.map_err(Error::internal)? {
        Ok(later) => house.blobs.add(signature, extension, &later).await?,
        Err(problem) => {
            warn!(signature, ?problem, "nothing was made of a picture");
            return Ok(Made::Impossible);
        }
    }
    Ok(if with_avif { Made::All } else { Made::Between })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_there_is_of_a_picture_follows_from_what_was_made() {
        // (made, 345 pixels, 1200 of one of 1201, 1200 of one of 1200, AVIF)
        for (made, middle, widest, of_smaller, avif) in [
            (Made::Nothing, false, false, false, false),
            (Made::AllButWidest, true, false, false, true),
            (Made::Between, true, true, false, false),
            (Made::All, true, true, false, true),
            (Made::Impossible, false, false, false, false),
        ] {
            assert_eq!(Made::read(made as i64), made);
            assert_eq!(made.has(Size::Wide345, 90), middle, "{made:?}");
            assert_eq!(made.has(Size::Wide1200, 1_201), widest, "{made:?}");
            assert_eq!(made.has(Size::Wide1200, 1_200), of_smaller, "{made:?}");
            assert_eq!(made.has_avif(), avif, "{made:?}");
        }
    }

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
