//! Everything that a look at one pin asks, in one statement: beside the pin
//! itself its numbers, its sponsorship, and what one viewer did with it. The
//! tables of reactions, favourites, did-its and follows are read here.

use contract::ids::{PinId, UserId};
use kernel::error::Result;
use store::{Beside, Run, args, row, sql};

use super::{PinRow, sponsorships::SponsorshipRow, tallies::Tallies};

row! {
    /// What belongs to a pin for every viewer.
    pub struct AroundRow {
        /// See [`Tallies::written`].
        pub tallies: Option<String>,
        /// Creator of its sponsorship; none without one.
        pub creator_id: Option<i64>,
        pub sponsor_id: Option<i64>,
        pub status: Option<i64>,
        pub sponsorship_id: Option<i64>,
        pub sponsored_ms: Option<i64>,
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
        /// Their newest pin of the picture, of those they still see.
        pub saved_pin_id: Option<i64>,
        /// The board that pin is on.
        pub saved_board_id: Option<i64>,
    }
}

sql! {
    LOOK: Beside<Beside<PinRow, AroundRow>, OfViewerRow> = concat!(
        "SELECT ", columns!("pins."),
        ", (SELECT string_agg(pin_tallies.kind || ':' || pin_tallies.count, ' ') FROM pin_tallies WHERE pin_tallies.pin_id = pins.id) AS tallies, sponsorships.creator_id, sponsorships.sponsor_id, sponsorships.status, sponsorships.id AS sponsorship_id, sponsorships.created_ms AS sponsored_ms, (SELECT reactions.kind FROM reactions WHERE reactions.pin_id = pins.id AND reactions.user_id = $2) AS reaction, EXISTS (SELECT 1 FROM favorites WHERE favorites.user_id = $2 AND favorites.pin_id = pins.id) AS is_favorite, EXISTS (SELECT 1 FROM did_its WHERE did_its.pin_id = pins.id AND did_its.user_id = $2) AS is_done, EXISTS (SELECT 1 FROM user_follows WHERE user_follows.follower_id = $2 AND user_follows.followed_id = pins.pinner_id) AS follows_pinner, saved.id AS saved_pin_id, saved.board_id AS saved_board_id FROM pins LEFT JOIN sponsorships ON sponsorships.pin_id = pins.id LEFT JOIN pins AS saved ON saved.id = (SELECT own.id FROM pins AS own WHERE own.pinner_id = $2 AND own.root_id = pins.root_id AND ",
        still_seen!("own", "$2"),
        " ORDER BY own.id DESC LIMIT 1) WHERE pins.id = $1"
    );
}

/// Stands for a visitor, who did nothing: an id that no account has.
const VISITOR: UserId = UserId(0);

/// A pin as one viewer finds it.
pub struct Look {
    /// The pin.
    pub pin: PinRow,
    /// Its numbers.
    pub tallies: Tallies,
    /// Its sponsorship, pending or answered.
    pub sponsorship: Option<SponsorshipRow>,
    /// What the viewer did.
    pub did: OfViewerRow,
}

/// A pin as this viewer finds it; a visitor did nothing.
pub async fn look(run: &impl Run, viewer: Option<UserId>, id: PinId) -> Result<Option<Look>> {
    let viewer = viewer.unwrap_or(VISITOR);
    let args = args![id.0, viewer.0];
    let Some(Beside(Beside(pin, around), did)) = run.opt(&LOOK, &args).await? else {
        return Ok(None);
    };
    Ok(Some(Look {
        tallies: Tallies::written(around.tallies.as_deref().unwrap_or_default()),
        sponsorship: around.sponsorship(pin.id),
        pin,
        did,
    }))
}

impl AroundRow {
    fn sponsorship(&self, pin_id: i64) -> Option<SponsorshipRow> {
        Some(SponsorshipRow {
            pin_id,
            creator_id: self.creator_id?,
            sponsor_id: self.sponsor_id?,
            status: self.status?,
            id: self.sponsorship_id?,
            created_ms: self.sponsored_ms?,
        })
    }
}
