//! Makes views of pins. Lists share one rendering of a pin among all viewers,
//! kept as JSON; what depends on the viewer is only in `get_pin`.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use accounts::{
    blocks::{
        find_blocks::find_blocks,
        policy::{Blocks, hides_pin},
    },
    uploads::show_images::images,
    users::show_users::{SharedUser, shared_users},
};
use contract::{
    answers::Written,
    boards::{BoardRef, Privacy, Sensitivity, SensitivityScreen},
    did_its::AggregatedPinData,
    ids::{BoardId, PinId, SectionId, UserId},
    pins::{NoindexReason, PinView, card::PinCard},
    sections::SectionRef,
    users::UserRef,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
    views::Known,
};
use url::Url;

use super::{
    cache::{CachedPin, PinCache},
    find_hidden::hidden_by,
    policy::{Relation, Secrecy, Visibility},
    show_own::Own,
    show_seo::{self, Indexing},
    show_sponsorships::approved,
    show_videos::videos_of,
    sql::{
        self, StoredPin,
        look::Look,
        sponsorships::{self, StoredSponsorship},
        tallies::{self, Tallies},
    },
};
use crate::boards::{
    find_memberships::find_memberships, show_boards::board_refs, show_sections::section_refs,
};

/// What `domain` says when a pin leads nowhere (protocol, "Values").
const UPLOADED: &str = "Uploaded by user";

/// The pins in the order of the ids; those that are gone, or hidden from this
/// viewer, are left out.
pub async fn show_pins(ctx: &Ctx, ids: &[PinId]) -> Result<Vec<Written<PinView>>> {
    let shown = show_pins_beside(ctx, ids.iter().map(|id| (*id, ()))).await?;
    Ok(shown.into_iter().map(|(pin, ())| pin).collect())
}

/// The same for a list of one board's pins, which the viewer may see: those of a
/// protected one are shown nowhere else.
pub async fn show_pins_of_board(ctx: &Ctx, ids: &[PinId]) -> Result<Vec<Written<PinView>>> {
    let shown = show_pins_of_board_beside(ctx, ids.iter().map(|id| (*id, ()))).await?;
    Ok(shown.into_iter().map(|(pin, ())| pin).collect())
}

/// The same, each with what stood beside its id.
pub async fn show_pins_of_board_beside<T>(
    ctx: &Ctx,
    pins: impl IntoIterator<Item = (PinId, T)>,
) -> Result<Vec<(Written<PinView>, T)>> {
    show(ctx, pins, Visibility::opens, |_| true).await
}

/// Pins of many boards, each with what stood beside its id.
pub async fn show_pins_beside<T>(
    ctx: &Ctx,
    pins: impl IntoIterator<Item = (PinId, T)>,
) -> Result<Vec<(Written<PinView>, T)>> {
    show(ctx, pins, Visibility::is_listed, |_| true).await
}

pub(super) async fn show<T>(
    ctx: &Ctx,
    pins: impl IntoIterator<Item = (PinId, T)>,
    may: fn(Visibility, Relation) -> bool,
    wanted: impl Fn(&CachedPin) -> bool,
) -> Result<Vec<(Written<PinView>, T)>> {
    let pins: Vec<(PinId, T)> = pins.into_iter().collect();
    let cache = &ctx.house.get::<PinCache>().0;
    let ids = pins.iter().map(|(id, _)| *id);
    let lacks = |pin: &CachedPin| pin.shown(ctx.cards).is_none();
    let mut known = cache.known_with(&ctx.origin, ids, lacks);
    if !known.missing.is_empty() {
        make(ctx, &mut known).await?;
    }
    let kept = |id: PinId| known.found.get(&id).filter(|pin| !lacks(pin));
    let found = |(id, beside)| Some((kept(id)?, beside));
    let found: Vec<(&CachedPin, T)> = pins.into_iter().filter_map(found).collect();
    let looking = Looking::at(ctx, found.iter().map(|(pin, _)| *pin)).await?;
    let own = Own::among(ctx, found.iter().map(|(pin, _)| *pin)).await?;
    let blocks = find_blocks(ctx, ctx.viewer()).await?;
    let hides =
        |pin: &CachedPin| hides_pin(&blocks, ctx.viewer(), pin.pinner_id, pin.board_owner_id);
    let visible = found.into_iter().filter(|(pin, _)| {
        may(pin.visibility, looking.relation(pin)) && !hides(pin) && wanted(pin)
    });
    visible
        .map(|(pin, beside)| Ok((own.show(ctx, pin, shown_to(ctx, &blocks, pin)?)?, beside)))
        .collect()
}

/// The same for feeds: without pictures that the viewer hid from theirs.
pub async fn show_feed_beside<T>(
    ctx: &Ctx,
    pins: impl IntoIterator<Item = (PinId, T)>,
) -> Result<Vec<(Written<PinView>, T)>> {
    let hidden = hidden_by(ctx).await?;
    let wanted = |pin: &CachedPin| !hidden.contains(&pin.root_id);
    show(ctx, pins, Visibility::is_listed, wanted).await
}

/// A pin's shared view as this viewer sees it: with the note for its pinner,
/// without the names of users who are blocked between them and the viewer.
fn shown_to(ctx: &Ctx, blocks: &Blocks, pin: &CachedPin) -> Result<Written<PinView>> {
    let json = pin.shown(ctx.cards).ok_or_else(Error::not_found)?;
    let mut json = json.clone();
    if blocks.part_from(pin.root_pinner_id) {
        json = json.without("origin_pinner")?;
    }
    if pin.sponsor_id.is_some_and(|id| blocks.part_from(id)) {
        json = json.without("sponsorship")?;
    }
    match ctx.viewer() == Some(pin.pinner_id) && !pin.note.is_empty() {
        true => Ok(json.with("pin_note", &pin.note)?),
        false => Ok(json),
    }
}

/// A viewer of pins.
struct Looking {
    viewer: Option<UserId>,
    /// The boards of others of which they are a collaborator, if some pin made it
    /// worth asking.
    saves_to: Option<Arc<HashSet<BoardId>>>,
}

impl Looking {
    /// The viewer's memberships are asked for once, and only when some pin is not
    /// public.
    async fn at<'a>(ctx: &Ctx, mut pins: impl Iterator<Item = &'a CachedPin>) -> Result<Self> {
        let viewer = ctx.viewer();
        let is_open = |pin: &CachedPin| {
            pin.visibility == Visibility::Everybody || viewer == Some(pin.board_owner_id)
        };
        let saves_to = match viewer {
            Some(viewer) if !pins.all(is_open) => Some(find_memberships(ctx, viewer).await?),
            _ => None,
        };
        Ok(Self { viewer, saves_to })
    }

    fn relation(&self, pin: &CachedPin) -> Relation {
        let saves_to = self.saves_to.as_ref();
        let is_shared = saves_to.is_some_and(|boards| boards.contains(&pin.board_id));
        Relation {
            is_insider: self.viewer == Some(pin.board_owner_id) || is_shared,
            is_pinner: self.viewer == Some(pin.pinner_id),
        }
    }
}

/// One pin's view.
pub(super) async fn pin_view_of(ctx: &Ctx, look: &Look) -> Result<PinView> {
    let row = &look.pin;
    let tallies = HashMap::from([(row.id, look.tallies.clone())]);
    let sponsorships = look.sponsorship.iter().cloned().collect();
    let refs = Refs::beside(ctx, std::slice::from_ref(row), tallies, sponsorships).await?;
    let mut view = refs.view(ctx, row).ok_or_else(Error::not_found)?;
    let blocks = find_blocks(ctx, ctx.viewer()).await?;
    view.origin_pinner
        .take_if(|origin| blocks.part_from(origin.id));
    Ok(view)
}

/// Those of these pins that visitors see and search engines may list.
pub(super) async fn indexed_among(ctx: &Ctx, rows: Vec<StoredPin>) -> Result<Vec<PinId>> {
    let refs = Refs::beside(ctx, &rows, HashMap::new(), Vec::new()).await?;
    let indexed = rows.iter().filter(|row| refs.is_indexed(row));
    Ok(indexed.map(|row| row.id).collect())
}

async fn make(ctx: &Ctx, known: &mut Known<PinId, CachedPin>) -> Result<()> {
    let rows = sql::find_many(&ctx.house.db, &known.missing).await?;
    let refs = Refs::load(ctx, &rows).await?;
    for row in &rows {
        let Some(view) = refs.view(ctx, row) else {
            continue;
        };
        let Some((board_owner_id, visibility)) = refs.visibility(row) else {
            continue;
        };
        // What was asked for; and the other, if that was asked for before.
        let before = known.found.get(&row.id);
        let wants = |card| card == ctx.cards || before.is_some_and(|pin| pin.shown(card).is_some());
        let whole = wants(false).then(|| Written::new(&view)).transpose()?;
        let card = wants(true).then(|| Written::part(&PinCard::from(&view)));
        let pin = CachedPin {
            pinner_id: row.pinner_id,
            root_id: row.root_id,
            root_pinner_id: row.root_pinner_id,
            sponsor_id: view.sponsorship.as_ref().map(|one| one.sponsor.id),
            board_id: row.board_id,
            note: row.note.as_str().into(),
            board_owner_id,
            is_screened: row.is_screened,
            visibility,
            whole,
            card: card.transpose()?,
        };
        let cache = &ctx.house.get::<PinCache>().0;
        cache.add(known, &ctx.origin, row.id, pin);
    }
    Ok(())
}

/// The users, boards and sections that pins name.
struct Refs {
    users: HashMap<UserId, SharedUser>,
    boards: HashMap<BoardId, Arc<BoardRef>>,
    sections: HashMap<SectionId, SectionRef>,
    tallies: HashMap<PinId, Tallies>,
    sponsorships: HashMap<PinId, StoredSponsorship>,
}

impl Refs {
    async fn load(ctx: &Ctx, rows: &[StoredPin]) -> Result<Self> {
        let numbers: Vec<PinId> = rows.iter().map(|row| row.id).collect();
        let tallies = tallies::tallies_of(&ctx.house.db, &numbers).await?;
        let sponsorships = sponsorships::find_many(&ctx.house.db, &numbers).await?;
        Self::beside(ctx, rows, tallies, sponsorships).await
    }

    async fn beside(
        ctx: &Ctx,
        rows: &[StoredPin],
        tallies: HashMap<PinId, Tallies>,
        sponsorships: Vec<StoredSponsorship>,
    ) -> Result<Self> {
        let boards = board_refs(ctx, rows.iter().map(|row| row.board_id)).await?;
        let named = rows
            .iter()
            .flat_map(|row| [row.pinner_id, row.root_pinner_id]);
        let owners: Vec<UserId> = boards.values().map(|board| board.owner.id).collect();
        let sponsors: Vec<UserId> = sponsorships.iter().map(|row| row.sponsor_id).collect();
        Ok(Self {
            users: shared_users(ctx, named.chain(owners).chain(sponsors)).await?,
            sponsorships: sponsorships
                .into_iter()
                .map(|row| (row.pin_id, row))
                .collect(),
            boards,
            sections: section_refs(ctx, rows.iter().filter_map(|row| row.section_id)).await?,
            tallies,
        })
    }

    /// Whose board it is on, and who sees it; none when one of them went away
    /// meanwhile.
    fn visibility(&self, row: &StoredPin) -> Option<(UserId, Visibility)> {
        let board = self.boards.get(&row.board_id)?;
        let is_private = |id| Some(self.users.get(&id)?.is_private);
        let owner = is_private(board.owner.id)?;
        let pinner = is_private(row.pinner_id)?;
        let secrecy = Secrecy {
            is_board_secret: board.privacy == Privacy::Secret,
            is_unlisted: row.is_secret,
            is_owner_private: owner,
            is_pinner_private: pinner,
        };
        Some((board.owner.id, secrecy.visibility()))
    }

    fn noindex_reason(&self, row: &StoredPin, board: &BoardRef) -> Option<NoindexReason> {
        let people = [row.pinner_id, board.owner.id];
        let mut people = people.iter().filter_map(|id| self.users.get(id));
        show_seo::noindex_reason(Indexing {
            is_secret: row.is_secret,
            sensitivity: match row.is_screened {
                true => Sensitivity::Mature,
                false => board.sensitivity,
            },
            is_kept_out: people.any(|person| person.excludes_search),
            has_words: show_seo::has_words(row),
        })
    }

    /// Whether visitors see it and search engines may list it.
    fn is_indexed(&self, row: &StoredPin) -> bool {
        let is_public = matches!(self.visibility(row), Some((_, Visibility::Everybody)));
        let board = self.boards.get(&row.board_id);
        is_public && board.is_some_and(|board| self.noindex_reason(row, board).is_none())
    }

    /// None when the pinner or the board went away meanwhile.
    fn view(&self, ctx: &Ctx, row: &StoredPin) -> Option<PinView> {
        let person = self.users.get(&row.pinner_id)?;
        let pinner = &person.user;
        let board = self.boards.get(&row.board_id)?;
        let tallies = self.tallies.get(&row.id).cloned().unwrap_or_default();
        Some(PinView {
            r#type: "pin",
            id: row.id,
            title: row.title.clone(),
            grid_title: row.title.clone(),
            description: row.description.clone(),
            closeup_description: row.description.clone(),
            alt_text: row.alt_text.clone(),
            auto_alt_text: None, // nothing describes pictures by itself yet
            link: row.link.clone(),
            domain: domain(row.link.as_deref()),
            created_at: times::long(row.created_ms),
            dominant_color: row.color.clone(),
            thumbhash: row.thumbhash.clone(),
            image_signature: row.signature.clone(),
            images: images(
                &ctx.origin,
                &row.signature,
                &row.extension,
                row.width,
                row.height,
            ),
            videos: videos_of(&ctx.origin, row),
            sensitivity_screen: row.is_screened.then_some(SensitivityScreen::OF_PICTURE),
            pinner: (**pinner).clone(),
            board: (**board).clone(),
            section: row
                .section_id
                .and_then(|id| self.sections.get(&id).cloned()),
            origin_pinner: self.origin_pinner(row),
            attribution: row
                .attribution
                .as_deref()
                .and_then(|json| serde_json::from_str(json).ok()),
            topics: serde_json::from_str(&row.topics).unwrap_or_default(),
            repin_count: row.repin_count,
            share_count: tallies.shares,
            reaction_counts: tallies.reactions,
            favorite_user_count: tallies.favorites,
            comment_count: tallies.comments,
            aggregated_pin_data: AggregatedPinData {
                comment_count: tallies.comments,
                did_it_data: tallies.did_its,
            },
            comments_disabled: row.comments_disabled,
            sponsorship: self
                .sponsorships
                .get(&row.id)
                .and_then(|row| approved(row, |id| self.users.get(&id))),
            is_promoted: false, // campaigns are not built yet
            is_downstream_promotion: false,
            promoted_is_removable: false,
            ad_match_reason: None,
            is_repin: row.root_id != row.id,
            seo_url: format!("/pin/{}/", row.id),
            seo_title: show_seo::title(row, board, &ctx.house.settings.brand),
            seo_description: show_seo::description(row, pinner),
            pin_note: None,
            seo_noindex_reason: self.noindex_reason(row, board),
            recommendation_reason: None,
            product: None,
        })
    }

    /// Who brought the picture that another pinner saved. A user with a private profile is
    /// not named to others, not even so.
    fn origin_pinner(&self, row: &StoredPin) -> Option<UserRef> {
        let is_other = row.root_pinner_id != row.pinner_id;
        let origin = self.users.get(&row.root_pinner_id).filter(|_| is_other)?;
        (!origin.is_private).then(|| (*origin.user).clone())
    }
}

fn domain(link: Option<&str>) -> String {
    let host = link.and_then(|link| Url::parse(link).ok()?.host_str().map(str::to_owned));
    host.map_or_else(
        || UPLOADED.to_owned(),
        |host| host.trim_start_matches("www.").to_owned(),
    )
}
