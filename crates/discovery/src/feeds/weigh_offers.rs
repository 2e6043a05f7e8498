//! Weighs what sources offer for a home feed and puts it into one order.

use std::{
    collections::{HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use accounts::users::find_domains::domain_of;
use collections::pins::{self, StoredPin, find_hidden::hidden_by};
use contract::ids::{PinId, UserId};
use kernel::{ctx::Ctx, error::Result};
use recommend::{Candidate, blend, intersperse};
use url::Url;

use super::{
    choose_pins::{Choice, Chosen, JUST_NOW_MS, Why},
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
/// The same of what is new, for a feed of which so many of the first are not.
const FIRST_SEEN: usize = 25;
const FIRST_NEW: usize = 12;
const BETWEEN_NEW: usize = 25;
const MOST_NEW: usize = 12;
/// Which of the traits is the pinner.
const PINNER: usize = 1;
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
    /// Whether the source weighed it by what the viewer reads.
    pub is_leaned: bool,
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
/// and has not saved. What they saw in this session comes behind all else, offered or not: longest ago first.
pub(super) async fn weigh_offers(
    ctx: &Ctx,
    viewer: UserId,
    known: &Known,
    offers: &[Offer],
    now_ms: i64,
) -> Result<Choice> {
    let Known {
        taste,
        disliked,
        leaning,
    } = known;
    let graph = &ctx.house.get::<SaveGraph>().0;
    let rows = showable(ctx, viewer, taste, offers, now_ms).await?;
    // Others are left out when they are shown; a place of their own would be empty.
    let hidden = hidden_by(ctx).await?;
    let session = in_session(ctx, taste).await?;
    let met: HashSet<PinId> = session.iter().map(|(root, _)| *root).collect();
    // The pin of the strongest offer stands for its picture.
    let mut best: HashMap<PinId, &Offer> = HashMap::new();
    let mut candidates = Vec::with_capacity(offers.len());
    let mut guests = Vec::new();
    for offer in offers {
        let Some(row) = rows.get(&offer.pin) else {
            continue;
        };
        // What the viewer follows or published is theirs in any language.
        let is_theirs = matches!(offer.why, Why::Followed) || row.pinner_id == viewer;
        let language = match is_theirs || offer.is_leaned {
            true => 1.0,
            false => leaning.leaves_by_language(graph.note_of(row.root_id.0)),
        };
        let welcome = taste.novelty(row) * disliked.leaves(row) * language;
        if let Why::Article(_) = offer.why {
            let is_gone = row.pinner_id == viewer || hidden.contains(&row.root_id);
            let is_welcome = welcome >= WELCOME && !is_gone && !met.contains(&row.root_id);
            guests.extend(is_welcome.then_some(Guest {
                root: row.root_id,
                offer,
                score: offer.score * welcome,
            }));
            continue;
        }
        let strongest = best.entry(row.root_id).or_insert(offer);
        if strongest.score < offer.score {
            *strongest = offer;
        }
        if !met.contains(&row.root_id) {
            candidates.push(Candidate {
                item: row.root_id.0,
                score: offer.score * worth(row, now_ms) * welcome,
                traits: traits(row),
            });
        }
    }
    let order = in_order(&candidates, &best, viewer, &hidden);
    let order = with_guests(&order, &mut best, guests);
    let chosen = |root: PinId| {
        let Offer { pin, why, .. } = **best.get(&root)?;
        Some(Chosen { pin, root, why })
    };
    let unseen = order.into_iter().map(PinId).filter_map(chosen).collect();
    let why = Why::Seen;
    let again = session.into_iter();
    let again = again.map(|(root, pin)| chosen(root).unwrap_or(Chosen { pin, root, why }));
    let seen = again.collect();
    Ok(Choice { unseen, seen })
}

/// Pictures that the viewer saw in this session, by the pins that brought them, each with one
/// that showed it and that everyone may see; longest ago first.
async fn in_session(ctx: &Ctx, taste: &Taste) -> Result<Vec<(PinId, PinId)>> {
    let roots = pins::public_roots_among(&ctx.house.db, &taste.session).await?;
    let roots: HashMap<PinId, PinId> = roots.into_iter().collect();
    let mut met = HashSet::new();
    let latest = taste.session.iter().filter_map(|pin| {
        let root = *roots.get(pin)?;
        met.insert(root).then_some((root, *pin))
    });
    let mut session: Vec<(PinId, PinId)> = latest.collect();
    session.reverse();
    Ok(session)
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

/// The best of the candidates. Where much speaks for others, none of the first is new and from
/// where nothing leads the viewer; then a few such have places of their own, or makers without
/// followers would never be seen.
fn in_order(
    candidates: &[Candidate],
    best: &HashMap<PinId, &Offer>,
    viewer: UserId,
    hidden: &HashSet<PinId>,
) -> Vec<i64> {
    let order = blend(candidates, MOST);
    let is_new = |one: &&Candidate| {
        let offer = best.get(&PinId(one.item));
        offer.is_some_and(|it| it.why == Why::Fresh) && one.traits[PINNER] != viewer.0
    };
    let mut new: Vec<&Candidate> = candidates.iter().filter(is_new).collect();
    let first = &order[..order.len().min(FIRST_SEEN)];
    if new.iter().any(|one| first.contains(&one.item)) {
        return order;
    }
    new.retain(|one| one.score > 0.0 && !hidden.contains(&PinId(one.item)));
    new.sort_by(|one, other| {
        let by_score = other.score.total_cmp(&one.score);
        by_score.then(one.item.cmp(&other.item))
    });
    let mut met = HashSet::new();
    new.retain(|one| met.insert(one.item));
    let new: Vec<i64> = new.iter().take(MOST_NEW).map(|one| one.item).collect();
    intersperse(&order, &new, FIRST_NEW, BETWEEN_NEW).0
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

/// Board, pinner and website: no feed has many of one in a row. What leads nowhere has none.
fn traits(pin: &StoredPin) -> [i64; 3] {
    let url = pin.link.as_deref().and_then(|link| Url::parse(link).ok());
    let site = url.and_then(|url| domain_of(&url)).map_or(0, |domain| {
        let mut hasher = DefaultHasher::new();
        domain.hash(&mut hasher);
        hasher.finish() as i64
    });
    [pin.board_id.0, pin.pinner_id.0, site]
}

#[cfg(test)]
mod tests;
