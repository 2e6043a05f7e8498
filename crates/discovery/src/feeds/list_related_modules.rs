//! What stands below a pin: pins like it, and strips of its board and of its topics
//! between them.

use ::search::Ask;
use collections::{
    boards::show_boards::board_refs,
    pins::{self, Part, StoredPin, get_pin::visible, show_pins::show_feed_beside},
};
use contract::{
    answers::{Bookmark, Page, PageSize},
    feeds::{
        ListRelatedModules, ModuleAction, ModuleDisplay, ModuleTitle, RelatedItem, RelatedStory,
    },
    ids::PinId,
};
use kernel::{ctx::Ctx, error::Result};
use url::form_urlencoded::byte_serialize;

use super::list_related_pins::{others, related_page};
use crate::shopping::leave_out_offers::leave_out_offers;

/// Pins of a strip at most.
const MOST: usize = 10;
/// Fewer pins are no strip.
const LEAST: usize = 3;
/// Items of a page at most.
const MOST_ITEMS: usize = 50;
/// Topics of a pin that have a strip.
const TOPICS: usize = 2;

/// `RelatedModulesResource/get`: strips and pins below a pin. Caller: every
/// viewer who sees the pin.
pub async fn list_related_modules(
    ctx: Ctx,
    input: ListRelatedModules,
) -> Result<Page<RelatedItem>> {
    let pin = visible(&ctx, input.pin_id).await?;
    let mut stories = match input.bookmarks {
        Bookmark::Start => strips(&ctx, &pin).await?,
        Bookmark::After(_) | Bookmark::End => Vec::new(),
    };
    // Every page ends with single pins, behind which the next one goes on.
    let room = input.page_size.items().min(MOST_ITEMS);
    stories.truncate(room - 1);
    let rest = PageSize::new((room - stories.len()) as u64);
    let page = related_page(&ctx, "modules", &pin, &input.bookmarks, rest).await?;
    let stories = stories.into_iter().map(Box::new).map(RelatedItem::Story);
    let pins = page.items.into_iter().map(RelatedItem::Pin);
    Ok(Page {
        items: among(stories.collect(), pins.collect()),
        bookmark: page.bookmark,
    })
}

/// Pins in their order, with stories evenly between them.
fn among<T>(stories: Vec<T>, pins: Vec<T>) -> Vec<T> {
    let (parts, mut items) = (stories.len() + 1, pins);
    let pins = items.len();
    for (number, story) in stories.into_iter().enumerate().rev() {
        items.insert(pins * (number + 1) / parts, story);
    }
    items
}

/// Why pins stand together, and where there are more of them.
struct Strip {
    id: String,
    story_type: &'static str,
    title: ModuleTitle,
    action: ModuleAction,
}

async fn strips(ctx: &Ctx, pin: &StoredPin) -> Result<Vec<RelatedStory>> {
    let mut found = Vec::new();
    found.extend(of_board(ctx, pin).await?);
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    for topic in topics.iter().take(TOPICS) {
        found.extend(of_topic(ctx, pin, topic).await?);
    }
    Ok(found)
}

async fn of_board(ctx: &Ctx, pin: &StoredPin) -> Result<Option<RelatedStory>> {
    let id = pin.board_id;
    let most = MOST as i64 + 1;
    let places = pins::places(&ctx.house.db, id, Part::Whole, i64::MAX, most).await?;
    let ids = places.into_iter().map(|row| row.pin_id);
    let Some(board) = board_refs(ctx, [id]).await?.remove(&id) else {
        return Ok(None);
    };
    let strip = Strip {
        id: format!("board:{id}"),
        story_type: "more_from_board",
        title: ModuleTitle {
            format: "More from {0}",
            args: vec![board.name.clone()],
        },
        action: link(board.url.clone(), "See the board"),
    };
    shown(ctx, strip, ids.filter(|id| *id != pin.id)).await
}

async fn of_topic(ctx: &Ctx, pin: &StoredPin, topic: &str) -> Result<Option<RelatedStory>> {
    let ask = Ask {
        text: topic,
        limit: MOST + 1,
        offset: 0,
        exact: true,
        marked: &[],
    };
    let found = ctx.house.index.search(&ask)?.ids;
    let found = found.into_iter().map(PinId).collect();
    let query: String = byte_serialize(topic.as_bytes()).collect();
    let strip = Strip {
        id: format!("topic:{topic}"),
        story_type: "related_topic",
        title: ModuleTitle {
            format: "More about {0}",
            args: vec![topic.to_owned()],
        },
        action: link(format!("/search/pins/?q={query}"), "See more"),
    };
    let found = others(ctx, pin.root_id, found).await?;
    shown(ctx, strip, found.ids.into_iter().map(PinId)).await
}

fn link(url: String, text: &'static str) -> ModuleAction {
    ModuleAction {
        url,
        text,
        location: "header",
        style: "link",
    }
}

/// The strip with those of the pins that the viewer may see, if they are enough.
async fn shown(
    ctx: &Ctx,
    strip: Strip,
    ids: impl Iterator<Item = PinId>,
) -> Result<Option<RelatedStory>> {
    let some = ids.take(MOST).map(|id| (id, id)).collect();
    let left = leave_out_offers(ctx, some, |_| false).await?;
    let pins = show_feed_beside(ctx, left).await?;
    if pins.len() < LEAST {
        return Ok(None);
    }
    let (objects, content_ids) = pins.into_iter().unzip();
    Ok(Some(RelatedStory {
        r#type: "story",
        id: strip.id,
        story_type: strip.story_type,
        container_type: "carousel",
        referring_source: "closeup",
        title: strip.title,
        action: strip.action,
        objects,
        display_options: ModuleDisplay {
            is_full_width: true,
        },
        content_ids,
    }))
}

#[cfg(test)]
mod tests {
    use super::among;

    #[test]
    fn stories_stand_between_pins() {
        let rows: [(&[_], &[_], &[_]); 6] = [
            (&[], &["1", "2"], &["1", "2"]),
            (&["a"], &["1", "2"], &["1", "a", "2"]),
            (&["a", "b"], &["1", "2", "3"], &["1", "a", "2", "b", "3"]),
            (
                &["a", "b"],
                &["1", "2", "3", "4", "5", "6"],
                &["1", "2", "a", "3", "4", "b", "5", "6"],
            ),
            (&["a", "b"], &["1"], &["a", "b", "1"]),
            (&["a", "b"], &[], &["a", "b"]),
        ];
        for (stories, pins, items) in rows {
            assert_eq!(among(stories.to_vec(), pins.to_vec()), items);
        }
    }
}
