//! Finds the strips below a pin: of its board, its creator, what is for sale and what is about
//! the same (specification §3 "Related modules").

use std::{sync::Arc, time::Duration};

use ::search::Ask;
use accounts::users::{self, find_locale::find_locale};
use collections::{
    boards::show_boards::board_refs,
    pins::{self, Part, Pinned, StoredPin, Whose, show_pins::show_feed_beside},
};
use contract::{
    feeds::{ModuleAction, ModuleDisplay, ModuleTitle, RelatedStory},
    ids::{InterestId, PinId},
};
use kernel::{caches::Recent, ctx::Ctx, error::Result, extension};
use url::form_urlencoded::byte_serialize;

use super::list_related_pins::others;
use crate::{
    interests::{
        classify::THRESHOLD,
        list_pin_interests::tell,
        name_topic::name_topic,
        taxonomy::{Interest, taxonomy},
    },
    lookalikes::find_lookalikes::lookalikes_of,
    search::index_pins::version,
    shopping::{
        find_sold::sold_among, leave_out_offers::leave_out_offers, mark_offer::SELLS,
        read_wishes::Wanted, show_offers::show_offers,
    },
};

/// Strips below a pin at most: a close-up is about its pin.
const STRIPS: usize = 4;
/// Pins of a strip at most.
const MOST: usize = 10;
/// Fewer pins are no strip.
const LEAST: usize = 3;
/// Pins that are looked at for a strip that takes some of them.
const LOOKED_AT: usize = 60;
/// The pin's own words that have a strip.
const TOPICS: usize = 2;

/// How long strips are kept while the index does not change.
const KEPT: Duration = Duration::from_secs(600);
/// Bytes of them.
const KEPT_BYTES: u64 = 16 * 1024 * 1024;

/// Pins that stand together: why, and where there are more of them.
#[derive(Clone)]
struct Strip {
    id: String,
    story_type: &'static str,
    title: ModuleTitle,
    /// The topic that its title names, in the words of each reader.
    topic: Option<InterestId>,
    action: ModuleAction,
    /// The first of them, which no viewer need see.
    pins: Vec<PinId>,
    /// Whether they are for sale.
    sells: bool,
}

/// What could stand below a pin, by the pin and the version of the index: no strip is of
/// anything that changes without it.
struct StripCache(Recent<(PinId, u64), Arc<[Strip]>>);

extension!(
    StripCache = |limits| {
        let of_one = |strip: &Strip| size_of::<Strip>() + size_of_val(strip.pins.as_slice());
        let weight = move |strips: &Arc<[Strip]>| strips.iter().map(of_one).sum();
        StripCache(Recent::new(limits, KEPT_BYTES, KEPT, weight))
    }
);

/// The strips below a pin that the viewer sees enough of, those that say most first.
pub(super) async fn find_strips(ctx: &Ctx, pin: &StoredPin) -> Result<Vec<RelatedStory>> {
    let kept = &ctx.house.get::<StripCache>().0;
    let key = (pin.id, version(&ctx.house));
    let strips = match kept.get(&key) {
        Some(strips) => strips,
        None => {
            let strips: Arc<[Strip]> = choose_strips(ctx, pin).await?.into();
            kept.keep(key, strips.clone());
            strips
        }
    };
    let mut found = Vec::with_capacity(STRIPS);
    for strip in strips.iter() {
        if found.len() == STRIPS {
            break;
        }
        found.extend(shown(ctx, strip).await?);
    }
    Ok(found)
}

/// Some more than are shown: of one the viewer may see too little.
async fn choose_strips(ctx: &Ctx, pin: &StoredPin) -> Result<Vec<Strip>> {
    let mut found = Vec::new();
    found.extend(of_board(ctx, pin).await?);
    found.extend(of_creator(ctx, pin).await?);
    let about = about(pin);
    found.push(for_sale(ctx, pin, about).await?);
    if let Some(about) = about {
        found.push(of_ideas(ctx, pin, about).await?);
    }
    found.retain(|strip| strip.pins.len() >= LEAST);
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    for topic in topics.iter().take(TOPICS) {
        if found.len() > STRIPS {
            break;
        }
        found.push(of_topic(ctx, pin, topic).await?);
    }
    found.retain(|strip| strip.pins.len() >= LEAST);
    Ok(found)
}

/// What the pin is about most surely.
fn about(pin: &StoredPin) -> Option<&'static Interest> {
    let sure = tell(pin)
        .into_iter()
        .filter(|told| told.confidence >= THRESHOLD);
    let surest = sure.max_by(|one, other| one.confidence.total_cmp(&other.confidence));
    taxonomy().by_id(surest?.id)
}

async fn of_board(ctx: &Ctx, pin: &StoredPin) -> Result<Option<Strip>> {
    let id = pin.board_id;
    let most = MOST as i64 + 1;
    let places = pins::places(&ctx.house.db, id, Part::Whole, i64::MAX, most).await?;
    let ids = places.into_iter().map(|row| row.pin_id);
    let pins = ids.filter(|id| *id != pin.id).take(MOST).collect();
    let Some(board) = board_refs(ctx, [id]).await?.remove(&id) else {
        return Ok(None);
    };
    Ok(Some(Strip {
        id: format!("board:{id}"),
        story_type: "more_from_board",
        title: title("More from {0}", &board.name),
        topic: None,
        action: link(board.url.clone(), "See the board"),
        pins,
        sells: false,
    }))
}

/// What else the user published who brought the picture, beside what is on the pin's board.
async fn of_creator(ctx: &Ctx, pin: &StoredPin) -> Result<Option<Strip>> {
    let db = &ctx.house.db;
    let Some(creator) = users::find(db, pin.root_pinner_id).await? else {
        return Ok(None);
    };
    let whose = Whose {
        pinner: creator.id,
        which: Pinned::Created,
        secret_too: false,
    };
    let newest = pins::ids_of_pinner(db, &whose, i64::MAX, LOOKED_AT as i64).await?;
    let rows = pins::find_many(db, &newest).await?;
    let elsewhere = |id: &PinId| {
        let row = rows.iter().find(|row| row.id == *id);
        row.is_some_and(|row| row.board_id != pin.board_id && row.root_id != pin.root_id)
    };
    Ok(Some(Strip {
        id: format!("creator:{}", creator.id),
        story_type: "more_from_creator",
        title: title("More by {0}", &creator.full_name),
        topic: None,
        action: link(format!("/{}/", creator.username), "See the profile"),
        pins: newest.into_iter().filter(elsewhere).take(MOST).collect(),
        sells: false,
    }))
}

/// What is for sale and looks like the picture, then what is for sale about the same.
async fn for_sale(ctx: &Ctx, pin: &StoredPin, about: Option<&Interest>) -> Result<Strip> {
    let mut ids = lookalikes_of(&ctx.house, pin, LOOKED_AT).await?;
    if let Some(about) = about {
        let goods = ::search::spare(ctx.house.index.marked(&[about.id.0, SELLS], MOST + 1));
        ids.extend(goods.into_iter().map(PinId));
    }
    let sold = sold_among(&ctx.house, others_of(ctx, pin, ids).await?).await?;
    Ok(Strip {
        id: format!("shop:{}", pin.id),
        story_type: "shop_similar",
        title: ModuleTitle {
            format: "Shop similar",
            args: Vec::new(),
        },
        topic: None,
        action: link(format!("/search/visual/?pin={}&shop=1", pin.id), "See more"),
        pins: sold.into_iter().take(MOST).collect(),
        sells: true,
    })
}

async fn of_ideas(ctx: &Ctx, pin: &StoredPin, about: &Interest) -> Result<Strip> {
    let found = ::search::spare(ctx.house.index.marked(&[about.id.0], MOST + 1));
    let found = found.into_iter().map(PinId).collect();
    let pins = others_of(ctx, pin, found).await?;
    Ok(Strip {
        id: format!("ideas:{}", about.id),
        story_type: "ideas",
        title: ModuleTitle {
            format: "Ideas: {0}",
            args: Vec::new(),
        },
        topic: Some(about.id),
        action: link(about.idea_url(), "See more"),
        pins: pins.into_iter().take(MOST).collect(),
        sells: false,
    })
}

/// What has one of the pin's own words.
async fn of_topic(ctx: &Ctx, pin: &StoredPin, topic: &str) -> Result<Strip> {
    let ask = Ask {
        text: topic,
        limit: MOST + 1,
        exact: true,
        ..Ask::default()
    };
    let found = ::search::spare(ctx.house.index.search(&ask)).ids;
    let found = found.into_iter().map(PinId).collect();
    let pins = others_of(ctx, pin, found).await?;
    let query: String = byte_serialize(topic.as_bytes()).collect();
    Ok(Strip {
        id: format!("topic:{topic}"),
        story_type: "related_topic",
        title: title("More about {0}", topic),
        topic: None,
        action: link(
            format!("/search/pins/?q={query}&source_id={}&rs=topic", pin.id),
            "See more",
        ),
        pins: pins.into_iter().take(MOST).collect(),
        sells: false,
    })
}

/// Those of the pins that show other pictures than this one, each picture once.
async fn others_of(ctx: &Ctx, pin: &StoredPin, ids: Vec<PinId>) -> Result<Vec<PinId>> {
    let ids = ids.into_iter().map(|id| (id, ())).collect();
    let found = others(ctx, pin.root_id, ids).await?;
    Ok(found.into_iter().map(|(id, ())| id).collect())
}

fn title(format: &'static str, name: &str) -> ModuleTitle {
    ModuleTitle {
        format,
        args: vec![name.to_owned()],
    }
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
async fn shown(ctx: &Ctx, strip: &Strip) -> Result<Option<RelatedStory>> {
    let some = strip.pins.iter().map(|id| (*id, *id)).collect();
    let left = leave_out_offers(ctx, some, |_| false).await?;
    let pins = match strip.sells {
        true => show_offers(ctx, left, &Wanted::default()).await?,
        false => show_feed_beside(ctx, left).await?,
    };
    if pins.len() < LEAST {
        return Ok(None);
    }
    let (objects, content_ids) = pins.into_iter().unzip();
    let Strip {
        id,
        story_type,
        mut title,
        topic,
        action,
        ..
    } = strip.clone();
    if let Some(topic) = topic.and_then(|id| taxonomy().by_id(id)) {
        let name = name_topic(topic, &find_locale(ctx).await?);
        title.args.push(name.to_owned());
    }
    Ok(Some(RelatedStory {
        r#type: "story",
        id,
        story_type,
        container_type: "carousel",
        referring_source: "closeup",
        title,
        action,
        objects,
        display_options: ModuleDisplay {
            num_columns_requested: 0,
        },
        content_ids,
    }))
}
