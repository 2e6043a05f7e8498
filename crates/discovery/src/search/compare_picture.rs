//! Compares a part of a picture with those that are public: what searches by pictures share.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, HashSet},
};

use accounts::{
    uploads::{
        describe_pictures::{PictureFile, describe_part, describe_parts, descriptors_among},
        find_picture::picture_of_upload,
    },
    users::find_locale::find_locale,
};
use collections::pins::{self, StoredPin, get_pin::visible, show_pins::show_feed_beside};
use contract::{
    errors::Code,
    ids::{InterestId, PinId, UploadId},
    search::visual::Crop,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::FrozenList,
};
use media::{Descriptor, Part};

use super::{name_search::name_search, narrow_search::Filter};
use crate::{
    interests::{
        classify::{THRESHOLD, find_topic},
        list_pin_interests::tell,
        name_topic::name_topic,
        taxonomy::{Interest, taxonomy},
    },
    lookalikes::find_lookalikes::{ALIKE, Lookalike, compare_all, find_lookalikes},
};

/// Results of one search at most.
const MOST: usize = 300;
/// Pins that are compared because an index knows them by a filter.
const OF_FILTER: usize = 1_000;
/// Lookalikes whose words are looked at.
const TELLING: usize = 40;
/// Words told at most.
const MOST_WORDS: usize = 8;
/// One of so many lookalikes has a word, and two at least, or it is not told.
const SHARED_BY: usize = 5;

/// What is searched for.
pub(super) struct Asked {
    /// Names the search, for bookmarks.
    pub name: String,
    /// The picture's own pin is none of its lookalikes.
    pub root: Option<PinId>,
    /// Content hash of the picture.
    pub signature: String,
    extension: String,
    width: i64,
    height: i64,
    part: Part,
}

impl Asked {
    /// A part of a pin's picture.
    pub async fn of_pin(ctx: &Ctx, id: PinId, crop: Option<Crop>) -> Result<Self> {
        let part = part(crop)?;
        let pin: StoredPin = visible(ctx, id).await?;
        Ok(Self {
            name: format!("like pin {id} {part:?}"),
            root: Some(pin.root_id),
            signature: pin.signature,
            extension: pin.extension,
            width: pin.width,
            height: pin.height,
            part,
        })
    }

    /// A part of a picture that the caller uploaded.
    pub async fn of_upload(ctx: &Ctx, id: UploadId, crop: Option<Crop>) -> Result<Self> {
        let part = part(crop)?;
        let picture = picture_of_upload(&ctx.house.db, ctx.user()?, id).await?;
        Ok(Self {
            name: format!("like upload {id} {part:?}"),
            root: None,
            signature: picture.signature,
            extension: picture.extension,
            width: picture.width,
            height: picture.height,
            part,
        })
    }

    /// What it shows; none where the picture cannot be described.
    pub async fn describe(&self, ctx: &Ctx) -> Result<Option<Descriptor>> {
        if self.part == Part::WHOLE {
            let signature = self.signature.as_str();
            let known = descriptors_among(&ctx.house.db, &[signature]).await?;
            if let Some(descriptor) = known.get(signature) {
                return Ok(*descriptor);
            }
        }
        describe_part(&ctx.house, &self.file(), self.part).await
    }

    /// What these parts of the picture show; none where it cannot be described.
    pub async fn describe_parts(
        &self,
        ctx: &Ctx,
        parts: Vec<Part>,
    ) -> Result<Option<Vec<Descriptor>>> {
        describe_parts(&ctx.house, &self.file(), parts).await
    }

    fn file(&self) -> PictureFile<'_> {
        PictureFile {
            signature: &self.signature,
            extension: &self.extension,
            width: self.width,
            height: self.height,
        }
    }
}

fn part(crop: Option<Crop>) -> Result<Part> {
    let Some(Crop { x, y, w, h }) = crop else {
        return Ok(Part::WHOLE);
    };
    Part::new(x, y, w, h).ok_or_else(|| {
        Error::field(Code::InvalidInput, "crop").detail(
            "x, y, w and h are shares of the picture: the box lies within it, and w and h are 0.01 at least",
        )
    })
}

/// The most alike first, whether the viewer sees them or not.
pub(super) async fn compare_picture(ctx: &Ctx, asked: &Asked) -> Result<Vec<Lookalike>> {
    compare_among(ctx, asked, &[]).await
}

/// The same, and beside the nearest of all those that an index knows by each of some filters,
/// however far they are: the most liked where they are many.
pub(super) async fn compare_among(
    ctx: &Ctx,
    asked: &Asked,
    filters: &[Filter],
) -> Result<Vec<Lookalike>> {
    let descriptor = asked.describe(ctx).await?;
    let descriptor = descriptor.ok_or_else(|| Error::new(Code::NotFound))?;
    let house = &ctx.house;
    let mut found = find_lookalikes(house, &descriptor, MOST).await?;
    let nearest: HashSet<PinId> = found.iter().map(|it| it.pin.id).collect();
    let mut others = Vec::new();
    for Filter { groups, bounds } in filters {
        others.extend(house.index.marked_within(groups, bounds, OF_FILTER)?);
    }
    others.sort_unstable();
    others.dedup();
    let others = others.into_iter().map(PinId);
    let others: Vec<PinId> = others.filter(|id| !nearest.contains(id)).collect();
    let rows = pins::find_many(&house.db, &others).await?;
    found.extend(compare_all(house, &descriptor, rows));
    found.sort_by_key(|it| (it.distance, it.pin.root_id));
    found.retain(|it| Some(it.pin.root_id) != asked.root);
    Ok(found)
}

/// Those that the viewer sees of the first so many.
pub(super) async fn seen<'a>(
    ctx: &Ctx,
    found: &'a [Lookalike],
    most: usize,
) -> Result<Vec<&'a Lookalike>> {
    let beside = found.iter().take(most).map(|it| (it.pin.id, it));
    let shown = show_feed_beside(ctx, beside).await?;
    Ok(shown.into_iter().map(|(_, it)| it).collect())
}

/// The list of these, to be walked.
pub(super) fn listed<'a>(found: impl IntoIterator<Item = &'a Lookalike>) -> FrozenList {
    let ids: Vec<i64> = found.into_iter().map(|it| it.pin.id.0).collect();
    ids.into()
}

/// Words that several near lookalikes share which the viewer sees, the commonest first; topics as
/// the viewer reads them.
pub(super) async fn annotate(ctx: &Ctx, found: &[Lookalike]) -> Result<Vec<String>> {
    let alike = found.partition_point(|it| it.distance <= ALIKE);
    let seen = seen(ctx, &found[..alike], TELLING).await?;
    let said: Vec<BTreeSet<Word>> = seen.iter().map(|it| words(&it.pin)).collect();
    let shared = most_shared(&said);
    let locale = match shared.iter().any(|word| matches!(word, Word::Topic(_))) {
        true => find_locale(ctx).await?,
        false => String::new(),
    };
    let mut told: Vec<String> = Vec::new();
    for word in shared {
        let word = match word {
            Word::Topic(id) => match taxonomy().by_id(id) {
                Some(topic) => named(ctx, topic, &locale)?.to_lowercase(),
                None => continue,
            },
            Word::Typed(word) => word,
        };
        if !told.contains(&word) {
            told.push(word);
        }
    }
    Ok(told)
}

/// As it is searched for, if that finds something.
fn named(ctx: &Ctx, topic: &Interest, locale: &str) -> Result<&'static str> {
    let named = name_search(ctx, topic, locale)?;
    Ok(named.unwrap_or_else(|| name_topic(topic, locale)))
}

/// What a pin is about.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Word {
    Topic(InterestId),
    /// What its pinner called its topic, in lower case, where that names none that is known.
    Typed(String),
}

/// What a pin's words surely name, and what its pinner gave it.
fn words(pin: &StoredPin) -> BTreeSet<Word> {
    let typed: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    let typed = typed
        .iter()
        .map(|it| match find_topic(taxonomy(), it, None) {
            Some(topic) => Word::Topic(topic.id),
            None => Word::Typed(it.to_lowercase()),
        });
    let told = tell(pin).into_iter();
    let sure = told.filter(|told| told.is_named && told.confidence >= THRESHOLD);
    typed.chain(sure.map(|told| Word::Topic(told.id))).collect()
}

/// The words of these pins that enough of them share, the commonest first, as many as are told.
fn most_shared(pins: &[BTreeSet<Word>]) -> Vec<Word> {
    let mut counts: BTreeMap<&Word, usize> = BTreeMap::new();
    for word in pins.iter().flatten() {
        *counts.entry(word).or_default() += 1;
    }
    let least = pins.len().div_ceil(SHARED_BY).max(2);
    let mut shared: Vec<(&Word, usize)> = counts.into_iter().collect();
    shared.retain(|(_, count)| *count >= least);
    shared.sort_by_key(|(_, count)| Reverse(*count));
    let words = shared.into_iter().map(|(word, _)| word.clone());
    words.take(MOST_WORDS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_most_pins_share_is_told_and_no_more_than_a_few_words_of_it() {
        let topic = |id| Word::Topic(InterestId(id));
        let typed = |word: &str| Word::Typed(word.to_owned());
        let pins = |all: &[&[Word]]| -> Vec<BTreeSet<Word>> {
            let sets = all.iter().map(|words| words.iter().cloned().collect());
            sets.collect()
        };
        let many: Vec<Word> = (1..40).map(topic).collect();
        for (said, expected) in [
            (pins(&[]), vec![]),
            (pins(&[&[topic(1)]]), vec![]),
            (
                pins(&[&[topic(1), typed("a")], &[topic(1), typed("b")]]),
                vec![topic(1)],
            ),
            // The commonest first.
            (
                pins(&[
                    &[topic(1), typed("a")],
                    &[typed("a")],
                    &[topic(1), typed("a")],
                ]),
                vec![typed("a"), topic(1)],
            ),
            // Of eleven two are too few.
            (
                [pins(&[&[topic(1)][..]; 2]), pins(&[&[topic(2)][..]; 9])].concat(),
                vec![topic(2)],
            ),
            (pins(&[&many[..]; 40]), many[..MOST_WORDS].to_vec()),
        ] {
            assert_eq!(most_shared(&said), expected, "{said:?}");
        }
    }
}
