//! Weighs what sources offer for a home feed and puts it into one order.

use std::{
    collections::{HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use accounts::users::find_domains::domain_of;
use collections::pins::{self, PublicPin, StoredPin, find_hidden::hidden_by};
use contract::ids::{PinId, UserId};
use kernel::{ctx::Ctx, error::Result};
use recommend::{Candidate, blend, intersperse};
use url::Url;

use super::{
    choose_pins::{Choice, Chosen, JUST_NOW_MS, Why},
    find_disliked::Disliked,
    find_shown::{find_shown, leave_out_parted},
    find_taste::Taste,
    follow_saves::SaveGraph,
    lean_walks::Leaning,
};
use crate::shopping::leave_out_offers::leave_out_offers;

/// Pins chosen at most.
const MOST: usize = 300;
/// Days after which a pin has lost most of what it gains by being new.
const FRESH_DAYS: f32 = 30.0;
/// The place, from 0, of the first pin of an article, how far the others are from each other,
/// and how many there are: one of fifteen pins and not the first that is seen.
const FIRST_EDITORIAL: usize = 5;
const BETWEEN_EDITORIALS: usize = 15;
const MOST_EDITORIALS: usize = 12;
/// The same of what is new, for a feed in whose first so many places none is.
const FIRST_PAGE: usize = 25;
const FIRST_NEW: usize = 12;
const BETWEEN_NEW: usize = 25;
const MOST_NEW: usize = 12;
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
/// and has not saved. What they saw in this session comes behind all else, offered or not, the
/// longest ago first.
pub(super) async fn weigh_offers(
    ctx: &Ctx,
    viewer: UserId,
    known: &Known,
    offers: &[Offer],
    now_ms: i64,
) -> Result<Choice> {
    let taste = &known.taste;
    let published: HashSet<PinId> = taste.published_since(now_ms - JUST_NOW_MS).collect();
    let rows = showable(ctx, viewer, &published, offers).await?;
    // They are left out when they are shown; a place of their own would be empty.
    let hidden = hidden_by(ctx).await?;
    let session = seen_in_session(ctx, viewer, taste, &published).await?;
    let met: HashSet<PinId> = session.iter().map(|(root, _)| *root).collect();
    // The pin of the strongest offer stands for its picture.
    let mut best: HashMap<PinId, &Offer> = HashMap::new();
    let mut candidates = Vec::with_capacity(offers.len());
    let mut guests = Vec::new();
    let mut welcome_pins = HashSet::new();
    for offer in offers {
        let Some(row) = rows.get(&offer.pin) else {
            continue;
        };
        let welcome = left_of(ctx, viewer, known, offer, row);
        let is_gone = row.pinner_id == viewer || hidden.contains(&row.root_id);
        let is_welcome = welcome >= WELCOME && !is_gone && !met.contains(&row.root_id);
        if let Why::Article(_) = offer.why {
            let guest = Guest {
                root: row.root_id,
                offer,
                score: offer.score * welcome,
            };
            guests.extend(is_welcome.then_some((row.id, guest)));
            continue;
        }
        welcome_pins.extend(is_welcome.then_some(row.id));
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
    let new = welcome_new(ctx, &best, &welcome_pins).await?;
    let order = in_order(&candidates, &new);
    let guests = leave_out_offers(ctx, guests, |_| false).await?;
    let guests = guests.into_iter().map(|(_, guest)| guest).collect();
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

/// What is left of an offer's score by what the viewer saw, turned away, and reads.
fn left_of(ctx: &Ctx, viewer: UserId, known: &Known, offer: &Offer, row: &StoredPin) -> f32 {
    let Known {
        taste,
        disliked,
        leaning,
    } = known;
    let graph = &ctx.house.get::<SaveGraph>().0;
    // What the viewer follows or published is theirs in any language.
    let is_theirs = matches!(offer.why, Why::Followed) || row.pinner_id == viewer;
    let language = match is_theirs || offer.is_leaned {
        true => 1.0,
        false => leaning.leaves_by_language(graph.note_of(row.root_id.0)),
    };
    taste.novelty(row) * disliked.leaves(row) * language
}

/// Pictures that the viewer saw in this session, by the pins that brought them, each with one
/// of another's that can be shown: the one that they saw, or for their own save of it the one
/// that brought it. Longest ago first, and without what they published just now.
async fn seen_in_session(
    ctx: &Ctx,
    viewer: UserId,
    taste: &Taste,
    published: &HashSet<PinId>,
) -> Result<Vec<(PinId, PinId)>> {
    let mut rows = find_shown(ctx, &taste.session).await?;
    let own = rows.iter().filter(|row| row.pinner_id == viewer);
    let roots: Vec<PinId> = own.map(|row| row.root_id).collect();
    rows.extend(find_shown(ctx, &roots).await?);
    let rows: HashMap<PinId, PublicPin> = rows.into_iter().map(|row| (row.id, row)).collect();
    let mut met = published.clone();
    let latest = taste.session.iter().filter_map(|pin| {
        let mut shown = rows.get(pin)?;
        if shown.pinner_id == viewer {
            shown = rows.get(&shown.root_id)?;
        }
        let is_others = shown.pinner_id != viewer;
        (is_others && met.insert(shown.root_id)).then_some((shown.root_id, shown.id))
    });
    let mut session: Vec<(PinId, PinId)> = latest.collect();
    session.reverse();
    Ok(session)
}

/// Those of the offered pins that the viewer may be shown: public ones of others, whose pictures
/// they have not saved, and what they published just now; none that a block hides.
async fn showable(
    ctx: &Ctx,
    viewer: UserId,
    published: &HashSet<PinId>,
    offers: &[Offer],
) -> Result<HashMap<PinId, StoredPin>> {
    let db = &ctx.house.db;
    let mut ids: Vec<PinId> = offers.iter().map(|offer| offer.pin).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut rows = pins::find_many(db, &ids).await?;
    let is_shown = |row: &StoredPin| row.pinner_id != viewer || published.contains(&row.id);
    rows.retain(|row| !row.is_secret && is_shown(row));
    let roots: Vec<PinId> = rows.iter().map(|row| row.root_id).collect();
    let own = pins::saved_by(db, viewer, &roots).await?;
    let own: HashSet<PinId> = own.into_iter().collect();
    rows.retain(|row| published.contains(&row.id) || !own.contains(&row.root_id));
    let rows = leave_out_parted(ctx, rows, |row| (row.pinner_id, row.board_id)).await?;
    Ok(rows.into_iter().map(|row| (row.id, row)).collect())
}

/// Pictures of the welcome pins for which it speaks most that they are new: those that may have
/// places of their own.
async fn welcome_new(
    ctx: &Ctx,
    best: &HashMap<PinId, &Offer>,
    welcome: &HashSet<PinId>,
) -> Result<HashSet<PinId>> {
    let is_new = |offer: &&Offer| offer.why == Why::Fresh && welcome.contains(&offer.pin);
    let new = best.iter().filter(|(_, offer)| is_new(offer));
    let new: Vec<(PinId, PinId)> = new.map(|(root, offer)| (offer.pin, *root)).collect();
    let recommended = leave_out_offers(ctx, new, |_| false).await?;
    Ok(recommended.into_iter().map(|(_, root)| root).collect())
}

/// The best of the candidates. Where much speaks for others, none of the first is one of the
/// new; then a few of these have places of their own, or makers without followers would never
/// be seen.
fn in_order(candidates: &[Candidate], new: &HashSet<PinId>) -> Vec<i64> {
    let order = blend(candidates, MOST);
    let is_new = |item: &i64| new.contains(&PinId(*item));
    if order.iter().take(FIRST_PAGE).any(is_new) {
        return order;
    }
    let mut few: Vec<&Candidate> = candidates.iter().filter(|one| is_new(&one.item)).collect();
    few.sort_by(|one, other| {
        let by_score = other.score.total_cmp(&one.score);
        by_score.then(one.item.cmp(&other.item))
    });
    let mut met = HashSet::new();
    few.retain(|one| met.insert(one.item));
    let few: Vec<i64> = few.iter().take(MOST_NEW).map(|one| one.item).collect();
    intersperse(&order, &few, FIRST_NEW, BETWEEN_NEW).0
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
