//! Compares a part of a picture with those that are public: what searches by pictures share.

use std::collections::{HashMap, HashSet};

use accounts::{
    uploads::{
        describe_pictures::{PictureFile, describe_part, descriptors_among},
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
        classify::THRESHOLD,
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
#[derive(Clone)]
pub(super) struct Asked {
    /// Names the search, for bookmarks.
    pub name: String,
    /// The picture's own pin is none of its lookalikes.
    pub root: Option<PinId>,
    signature: String,
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

    /// Another part of the same picture.
    pub fn at(&self, part: Part) -> Self {
        Self {
            part,
            ..self.clone()
        }
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
        let file = PictureFile {
            signature: &self.signature,
            extension: &self.extension,
            width: self.width,
            height: self.height,
        };
        describe_part(&ctx.house, &file, self.part).await
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

/// Words that several near lookalikes share which the viewer sees, the commonest first.
pub(super) async fn annotate(ctx: &Ctx, found: &[Lookalike]) -> Result<Vec<String>> {
    let alike = found.partition_point(|it| it.distance <= ALIKE);
    let seen = seen(ctx, &found[..alike], TELLING).await?;
    let locale = find_locale(ctx).await?;
    let mut names: HashMap<InterestId, String> = HashMap::new();
    for topic in seen.iter().flat_map(|it| about(&it.pin)) {
        if names.contains_key(&topic.id) {
            continue;
        }
        let name = match name_search(ctx, topic, &locale)? {
            Some(name) => name,
            None => name_topic(topic, &locale),
        };
        names.insert(topic.id, name.to_owned());
    }
    let mut counts: HashMap<String, usize> = HashMap::new();
    for word in seen.iter().flat_map(|it| words(&it.pin, &names)) {
        *counts.entry(word).or_default() += 1;
    }
    let least = seen.len().div_ceil(SHARED_BY).max(2);
    let mut shared: Vec<(String, usize)> = counts
        .into_iter()
        .filter(|(_, count)| *count >= least)
        .collect();
    shared.sort_by(|(one, often), (other, less)| less.cmp(often).then_with(|| one.cmp(other)));
    let words = shared.into_iter().map(|(word, _)| word);
    Ok(words.take(MOST_WORDS).collect())
}

/// The topics that a pin's words surely name.
fn about(pin: &StoredPin) -> impl Iterator<Item = &'static Interest> {
    let told = tell(pin).into_iter();
    let named = told.filter(|told| told.is_named && told.confidence >= THRESHOLD);
    named.filter_map(|told| taxonomy().by_id(told.id))
}

/// What a pin is about, in words, each once; topics under these names.
fn words(pin: &StoredPin, names: &HashMap<InterestId, String>) -> Vec<String> {
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    let named = about(pin).filter_map(|topic| names.get(&topic.id).cloned());
    let mut words: Vec<String> = topics
        .into_iter()
        .chain(named)
        .map(|word| word.to_lowercase())
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}
