//! Everything that a look at one pin asks, in as few statements as machines may hold
//! it: what lies with the pin (its numbers, its sponsorship, what one viewer did with
//! it), and what lies with the viewer. The tables of reactions, favourites, did-its and
//! follows are read here.

use contract::ids::{BoardId, PinId, SponsorshipId, UserId};
use kernel::error::Result;
use store::{Beside, Run, args, row, sql};

use super::{
    super::check_seen::boards_seen, StoredPin, of_pinner, sponsorships::StoredSponsorship,
    tallies::Tallies,
};

row! {
    /// What belongs to a pin for every viewer.
    pub struct AroundRow {
        /// See [`Tallies::written`].
        pub tallies: Option<String>,
        /// Creator of its sponsorship; none without one.
        pub creator_id: Option<UserId>,
        pub sponsor_id: Option<UserId>,
        pub status: Option<i64>,
        pub sponsorship_id: Option<SponsorshipId>,
        pub sponsored_ms: Option<i64>,
    }

    /// What a viewer did that lies with the pin.
    pub struct DidRow {
        pub reaction: Option<i64>,
        pub is_done: bool,
    }
}

/// What a viewer did.
#[derive(Default)]
pub struct OfViewerRow {
    /// The number of their reaction's kind.
    pub reaction: Option<i64>,
    /// Whether it is among their favourites.
    pub is_favorite: bool,
    /// Whether they told that they did what it shows.
    pub is_done: bool,
    /// Whether they follow its pinner.
    pub follows_pinner: bool,
    /// Whether they follow its origin pinner.
    pub follows_origin: bool,
    /// Their newest pin of the picture, of those they still see.
    pub saved_pin_id: Option<PinId>,
    /// The board that pin is on.
    pub saved_board_id: Option<BoardId>,
}

sql! {
    LOOK: Beside<Beside<StoredPin, AroundRow>, DidRow> = concat!(
        "SELECT ",
        columns!("pins."),
        ", (SELECT string_agg(pin_tallies.kind || ':' || pin_tallies.count, ' ') FROM pin_tallies \
         WHERE pin_tallies.pin_id = $1) AS tallies, sponsorships.creator_id, sponsorships.sponsor_id, \
         sponsorships.status, sponsorships.id AS sponsorship_id, sponsorships.created_ms AS sponsored_ms, \
         (SELECT reactions.kind FROM reactions WHERE reactions.pin_id = $1 AND reactions.user_id = $2) AS reaction, \
         EXISTS (SELECT 1 FROM did_its WHERE did_its.pin_id = $1 AND did_its.user_id = $2) AS is_done \
         FROM pins LEFT JOIN sponsorships ON sponsorships.pin_id = pins.id WHERE pins.id = $1",
    );
    OF_VIEWER: (bool, bool, bool) =
        "SELECT EXISTS (SELECT 1 FROM favorites WHERE favorites.user_id = $1 AND favorites.pin_id = $2), \
         EXISTS (SELECT 1 FROM user_follows WHERE user_follows.follower_id = $1 AND user_follows.followed_id = $3), \
         EXISTS (SELECT 1 FROM user_follows WHERE user_follows.follower_id = $1 AND user_follows.followed_id = $4)";
}

/// Stands for a visitor, who did nothing: an id that no account has.
const VISITOR: UserId = UserId(0);

/// A pin as one viewer finds it.
pub struct Look {
    /// The pin.
    pub pin: StoredPin,
    /// Its numbers.
    pub tallies: Tallies,
    /// Its sponsorship, pending or answered.
    pub sponsorship: Option<StoredSponsorship>,
    /// What the viewer did.
    pub did: OfViewerRow,
}

/// A pin as this viewer finds it; a visitor did nothing.
pub async fn look(run: &impl Run, viewer: Option<UserId>, id: PinId) -> Result<Option<Look>> {
    let looking = viewer.unwrap_or(VISITOR);
    let args = args![id, looking];
    let Some(Beside(Beside(pin, around), DidRow { reaction, is_done })) =
        run.opt(&LOOK, &args).await?
    else {
        return Ok(None);
    };
    let did = OfViewerRow {
        reaction,
        is_done,
        ..match viewer {
            Some(viewer) => of_viewer(run, viewer, &pin).await?,
            None => OfViewerRow::default(),
        }
    };
    Ok(Some(Look {
        tallies: Tallies::written(around.tallies.as_deref().unwrap_or_default()),
        sponsorship: around.sponsorship(pin.id),
        pin,
        did,
    }))
}

/// What lies with the viewer: favourites, follows, and what they saved.
async fn of_viewer(run: &impl Run, viewer: UserId, pin: &StoredPin) -> Result<OfViewerRow> {
    let args = args![viewer, pin.id, pin.pinner_id, pin.root_pinner_id];
    let (is_favorite, follows_pinner, follows_origin) = run.one(&OF_VIEWER, &args).await?;
    let saved = of_pinner::saved(run, viewer, pin.root_id).await?;
    let secret = saved.iter().filter(|(_, _, is_secret)| *is_secret);
    let secret = secret.map(|(_, board, _)| *board).collect();
    let seen = boards_seen(run, viewer, secret).await?;
    let newest = saved
        .iter()
        .find(|(_, board, is_secret)| !is_secret || seen.contains(board));
    Ok(OfViewerRow {
        is_favorite,
        follows_pinner,
        follows_origin,
        saved_pin_id: newest.map(|(id, _, _)| *id),
        saved_board_id: newest.map(|(_, board, _)| *board),
        ..OfViewerRow::default()
    })
}

impl AroundRow {
    fn sponsorship(&self, pin_id: PinId) -> Option<StoredSponsorship> {
        Some(StoredSponsorship {
            pin_id,
            creator_id: self.creator_id?,
            sponsor_id: self.sponsor_id?,
            status: self.status?,
            id: self.sponsorship_id?,
            created_ms: self.sponsored_ms?,
        })
    }
}
