//! Weighs what sources offer for a home feed and puts it into one order.

use std::{
    collections::{HashMap, HashSet, hash_map::Entry},
    hash::{DefaultHasher, Hash, Hasher},
};

use collections::pins::{self, StoredPin, find_hidden::hidden_by};
use contract::ids::{PinId, UserId};
use kernel::{ctx::Ctx, error::Result};
use recommend::{Candidate, blend, intersperse};
use url::Url;

use super::{
    choose_pins::{Chosen, JUST_NOW_MS, Why},
    find_disliked::Disliked,
    find_taste::Taste,
    follow_saves::SaveGraph,
    lean_walks::Leaning,
};

/// Pins chosen at most.
const MOST: usize = 300;
/// Days after which a pin has lost most of what it gains by being new.
const FRESH_DAYS: f32 = 30.0;
/// The place, from 0, of the first pin of an article, how far the others are from each other,
/// and how many there are: one of fifteen pins and not the first that is seen.
const FIRST_EDITORIAL: usize = 5;
const BETWEEN_EDITORIALS: usize = 15;
const MOST_EDITORIALS: usize = 12;
/// One that the viewer opened, passed over three times or would rather not see is below this;
/// one in another language alone is not.
const WELCOME: f32 = 0.5;

/// A pin that a source offers.
pub(super) struct Offer {
    /// Which.
    pub pin: PinId,
    /// What speaks for it in its source; greater is better.
    pub score: f32,
    /// The source.
    pub why: Why,
}

/// A pin of an article that may have a place of its own.
struct Guest<'a> {
    root: PinId,
    offer: &'a Offer,
    score: f32,
}

/// What is known of a viewer.
pub(super) struct Known {
    /// What they saved and looked at.
    pub taste: Taste,
    /// What they want less of.
    pub disliked: Disliked,
    /// In which languages they read. What they follow, and what is near what they saved or
    /// opened (which walks have weighed), is not weighed by it.
    pub leaning: Leaning,
}

/// Puts what was offered into one order, best first, each picture once: what a viewer may see
/// and has not saved.
pub(super) async fn weigh_offers(
    ctx: &Ctx,
    viewer: UserId,
    known: &Known,
    offers: &[Offer],
    now_ms: i64,
) -> Result<Vec<Chosen>> {
    let Known {
        taste,
        disliked,
        leaning,
    } = known;
    let graph = &ctx.house.get::<SaveGraph>().0;
    let rows = showable(ctx, viewer, taste, offers, now_ms).await?;
    // Others are left out when they are shown; a place of their own would be empty.
    let hidden = hidden_by(ctx).await?;
    // The pin of the strongest offer stands for its picture.
    let mut best: HashMap<PinId, &Offer> = HashMap::new();
    let mut candidates = Vec::with_capacity(offers.len());
    let mut guests = Vec::new();
    for offer in offers {
        let Some(row) = rows.get(&offer.pin) else {
            continue;
        };
        let language = match offer.why {
            Why::Followed | Why::NearSave(..) | Why::NearCloseup(_) => 1.0,
            _ if row.pinner_id == viewer => 1.0,
            _ => leaning.leaves_by_language(graph.note_of(row.root_id.0)),
        };
        let welcome = taste.novelty(row) * disliked.leaves(row) * language;
        if let Why::Article(_) = offer.why {
            let is_gone = row.pinner_id == viewer || hidden.contains(&row.root_id);
            let is_welcome = welcome >= WELCOME && !is_gone;
            guests.extend(is_welcome.then_some(Guest {
                root: row.root_id,
                offer,
                score: offer.score * welcome,
            }));
            continue;
        }
        match best.entry(row.root_id) {
            Entry::Occupied(mut known) if known.get().score < offer.score => {
                known.insert(offer);
            }
            Entry::Occupied(_) => {}
            Entry::Vacant(none) => {
                none.insert(offer);
            }
        }
        candidates.push(Candidate {
            item: row.root_id.0,
            score: offer.score * worth(row, now_ms) * welcome,
            traits: traits(row),
        });
    }
    let order = with_guests(&blend(&candidates, MOST), &mut best, guests);
    let chosen = order.into_iter().map(PinId).filter_map(|root| {
        let Offer { pin, why, .. } = **best.get(&root)?;
        Some(Chosen { pin, root, why })
    });
    Ok(chosen.collect())
}

/// Those of the offered pins that the viewer may be shown: public ones of others, whose pictures
/// they have not saved, and what they published just now.
async fn showable(
    ctx: &Ctx,
    viewer: UserId,
    taste: &Taste,
    offers: &[Offer],
    now_ms: i64,
) -> Result<HashMap<PinId, StoredPin>> {
    let db = &ctx.house.db;
    let mut ids: Vec<PinId> = offers.iter().map(|offer| offer.pin).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut rows = pins::find_many(db, &ids).await?;
    let published: HashSet<PinId> = taste.published_since(now_ms - JUST_NOW_MS).collect();
    let is_shown = |row: &StoredPin| row.pinner_id != viewer || published.contains(&row.id);
    rows.retain(|row| !row.is_secret && is_shown(row));
    let roots: Vec<PinId> = rows.iter().map(|row| row.root_id).collect();
    let own = pins::saved_by(db, viewer, &roots).await?;
    let own: HashSet<PinId> = own.into_iter().collect();
    rows.retain(|row| published.contains(&row.id) || !own.contains(&row.root_id));
    Ok(rows.into_iter().map(|row| (row.id, row)).collect())
}

/// The order with pins of articles at places of their own; the article is their reason then.
/// What is there by the viewer's own doing stays where it is.
fn with_guests<'a>(
    order: &[i64],
    best: &mut HashMap<PinId, &'a Offer>,
    mut guests: Vec<Guest<'a>>,
) -> Vec<i64> {
    guests.retain(|guest| {
        !best
            .get(&guest.root)
            .is_some_and(|it| it.why.is_of_viewer())
    });
    guests.sort_by(|one, other| {
        let by_score = other.score.total_cmp(&one.score);
        by_score.then(one.root.cmp(&other.root))
    });
    let mut met = HashSet::new();
    guests.retain(|guest| met.insert(guest.root));
    guests.truncate(MOST_EDITORIALS);
    let roots: Vec<i64> = guests.iter().map(|guest| guest.root.0).collect();
    let (order, seated) = intersperse(order, &roots, FIRST_EDITORIAL, BETWEEN_EDITORIALS);
    let seated = &guests[..seated];
    best.extend(seated.iter().map(|guest| (guest.root, guest.offer)));
    order
}

/// How much a pin gains by being new and by being saved.
fn worth(pin: &StoredPin, now_ms: i64) -> f32 {
    let days = (now_ms - pin.created_ms).max(0) as f32 / 86_400_000.0;
    let fresh = 0.6 + 0.4 * (-days / FRESH_DAYS).exp();
    let saved = 1.0 + 0.15 * (pin.repin_count.max(0) as f32).ln_1p();
    fresh * saved
}

/// Board, pinner and website: no feed has many of one in a row.
fn traits(pin: &StoredPin) -> [i64; 3] {
    let host = pin.link.as_deref().and_then(|link| Url::parse(link).ok());
    let host = host.and_then(|url| url.host_str().map(str::to_owned));
    let site = host.map_or(0, |host| {
        let mut hasher = DefaultHasher::new();
        host.hash(&mut hasher);
        hasher.finish() as i64
    });
    [pin.board_id.0, pin.pinner_id.0, site]
}
