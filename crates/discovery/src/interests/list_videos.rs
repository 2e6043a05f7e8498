//! Videos, of all topics or of one.

use std::collections::HashSet;

use accounts::users::find_locale::find_locale;
use collections::pins::{
    self, StoredPin,
    get_pin::visible,
    show_pins::{show_feed_beside, show_pins_of_board_beside},
};
use contract::{
    answers::{Bookmark, Written},
    ids::{InterestId, PinId},
    interests::{
        InterestRef,
        videos::{ListVideos, VideoFeed, VideoResults},
    },
    pins::PinView,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::frozen_rows,
};

use super::{
    classify::THRESHOLD, count_topics::count_topics, get_interest::find, list_pin_interests::tell,
    mark_video::VIDEO, taxonomy::taxonomy,
};

/// Videos of one walk that are liked, at most.
const MOST: usize = 500;
/// The newest videos that are looked at: of few topics all of them are.
const NEWEST: i64 = 240;
/// Topics that are told beside a list.
const TOPICS: usize = 16;

/// `VideosResource/get`: public pins with a video, by turns one that is liked and one that is new,
/// each video once; beginning with a pin where one is named. Caller: every viewer; who names a
/// pin sees it.
pub async fn list_videos(ctx: Ctx, input: ListVideos) -> Result<VideoFeed> {
    let asked = input.category.as_deref().map(find).transpose()?;
    let topic = asked.map(|topic| topic.id);
    let first = match input.pin_id {
        Some(id) => Some(video(&ctx, id).await?),
        None => None,
    };
    let (ctx, first) = (&ctx, first.as_ref());
    let begun = match input.bookmarks {
        Bookmark::Start => Some(rank(ctx, topic, first).await?),
        Bookmark::After(_) | Bookmark::End => None,
    };
    let ranked = || async {
        let ids = match &begun {
            Some(ids) => ids.clone(),
            None => rank(ctx, topic, first).await?,
        };
        Ok(ids.into())
    };
    let show = |some| show(ctx, input.pin_id, some);
    let name = format!("videos {topic:?} {:?}", input.pin_id);
    let (bookmarks, size) = (&input.bookmarks, input.page_size);
    let page = frozen_rows(ctx, &name, bookmarks, size, ranked, show).await?;
    let topics = match begun.filter(|_| first.is_none()) {
        Some(ids) => Some(named(ctx, count_topics(ctx, &ids, TOPICS).await?).await?),
        None => None,
    };
    Ok(VideoFeed {
        bookmark: page.bookmark,
        data: VideoResults {
            results: page.items,
            topics,
            category: named(ctx, topic).await?.pop(),
        },
    })
}

/// A pin with a video, if this viewer may see it.
async fn video(ctx: &Ctx, id: PinId) -> Result<StoredPin> {
    let pin = visible(ctx, id).await?;
    match pin.video_ms {
        Some(_) => Ok(pin),
        None => Err(Error::not_found()),
    }
}

/// All videos of a walk, in their order, that of `first` before all others.
async fn rank(ctx: &Ctx, topic: Option<InterestId>, first: Option<&StoredPin>) -> Result<Vec<i64>> {
    let topics = topic.map(|topic| vec![topic.0]);
    let marks: Vec<Vec<i64>> = topics.into_iter().chain([vec![VIDEO]]).collect();
    // Without the index there are the newest.
    let liked = ::search::spare(ctx.house.index.marked_within(&marks, &[], MOST));
    let newest = find_newest(ctx, topic).await?;
    let mut ids = by_turns(&liked, &newest);
    if let Some(pin) = first {
        // The video stands in the list by another pin where this one saved it.
        let stands = pins::standing_ids(&ctx.house.db, &[pin.root_id]).await?;
        ids.retain(|id| *id != pin.id.0 && stands.iter().all(|(_, stands)| stands.0 != *id));
        ids.insert(0, pin.id.0);
    }
    Ok(ids)
}

/// The newest videos, of a topic or of all.
async fn find_newest(ctx: &Ctx, topic: Option<InterestId>) -> Result<Vec<i64>> {
    let db = &ctx.house.db;
    let mut newest = pins::newest_videos(db, i64::MAX, NEWEST).await?;
    if let Some(topic) = topic {
        let rows = pins::find_many(db, &newest).await?;
        let about = rows.iter().filter(|row| is_about(row, topic));
        let about: HashSet<PinId> = about.map(|row| row.id).collect();
        newest.retain(|id| about.contains(id));
    }
    Ok(newest.into_iter().map(|id| id.0).collect())
}

fn is_about(pin: &StoredPin, topic: InterestId) -> bool {
    let mut told = tell(pin).into_iter();
    told.any(|told| told.id == topic && told.confidence >= THRESHOLD)
}

/// One of the first and one of the second list by turns, each id once.
fn by_turns(one: &[i64], other: &[i64]) -> Vec<i64> {
    let mut taken = HashSet::new();
    let turns = 0..one.len().max(other.len());
    let all = turns.flat_map(|turn| [one.get(turn), other.get(turn)]);
    all.flatten()
        .copied()
        .filter(|id| taken.insert(*id))
        .collect()
}

/// What this viewer sees of a part of the list.
async fn show(
    ctx: &Ctx,
    first: Option<PinId>,
    some: Vec<(i64, usize)>,
) -> Result<Vec<(Written<PinView>, usize)>> {
    let some = some.into_iter().map(|(id, end)| (PinId(id), end));
    let (asked, others): (Vec<_>, Vec<_>) = some.partition(|(id, _)| Some(*id) == first);
    // What is asked for is shown, also where it stands in no list, or the viewer hid it from them.
    let mut shown = show_pins_of_board_beside(ctx, asked).await?;
    shown.extend(show_feed_beside(ctx, others).await?);
    Ok(shown)
}

/// Topics as this viewer reads them.
async fn named(
    ctx: &Ctx,
    topics: impl IntoIterator<Item = InterestId>,
) -> Result<Vec<InterestRef>> {
    let known = topics.into_iter().filter_map(|id| taxonomy().by_id(id));
    let known: Vec<_> = known.collect();
    if known.is_empty() {
        return Ok(Vec::new());
    }
    let locale = find_locale(ctx).await?;
    Ok(known.into_iter().map(|one| one.named(&locale)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_take_turns_and_tell_each_video_once() {
        let rows: [(&[i64], &[i64], &[i64]); 6] = [
            (&[], &[], &[]),
            (&[1, 2], &[], &[1, 2]),
            (&[], &[9, 8], &[9, 8]),
            (&[1, 2, 3], &[9, 8, 7], &[1, 9, 2, 8, 3, 7]),
            (&[1, 9, 2], &[9, 2, 1], &[1, 9, 2]),
            (&[1], &[9, 8, 1, 7], &[1, 9, 8, 7]),
        ];
        for (liked, newest, expected) in rows {
            assert_eq!(by_turns(liked, newest), expected, "{liked:?} {newest:?}");
        }
    }
}
