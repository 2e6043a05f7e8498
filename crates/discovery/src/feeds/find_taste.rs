//! Finds what a viewer saved and looked at, which teaches what to choose for them.

use std::collections::{HashMap, HashSet};

use collections::pins::{self, Pinned, StoredPin, Whose};
use contract::ids::{PinId, UserId};
use kernel::{ctx::Ctx, error::Result, ids};
use recommend::Start;

use super::{choose_pins::Why, find_mutes::find_mutes};
use crate::activities::find_recent::{Recent, find_recent};

/// Newest saves of the viewer that are walked from.
pub(super) const SAVES: i64 = 40;
/// Latest close-ups that are walked from, and that are not shown soon again.
const CLOSEUPS: i64 = 30;
/// What a save and a close-up weigh.
const SAVE: f32 = 1.0;
const CLOSEUP: f32 = 0.4;
/// What is left of the score of a picture that the viewer looked at lately.
const SEEN: f32 = 0.3;
/// What is left of it each time that its pin was before the viewer's eyes and was not opened,
/// and how many times count: it never weighs as much as having been opened.
const SHOWN: f32 = 0.75;
const SHOWN_TIMES: u32 = 3;

/// What is known of a viewer.
pub(super) struct Taste {
    /// Their newest saves.
    pub saves: Vec<StoredPin>,
    /// Pins whose close-ups they opened last.
    pub closeups: Vec<StoredPin>,
    /// How often pins were before the viewer's eyes.
    shown: HashMap<PinId, u32>,
    /// What they were shown or opened in the session that goes on, the latest first.
    pub session: Vec<PinId>,
}

/// What the viewer saved and looked at lately, without what they muted; what they looked at up
/// to a moment (an id).
pub(super) async fn find_taste(ctx: &Ctx, viewer: UserId, began: i64) -> Result<Taste> {
    let db = &ctx.house.db;
    let own = Whose {
        pinner: viewer,
        which: Pinned::All,
        secret_too: true,
    };
    let saves = pins::ids_of_pinner(db, &own, i64::MAX, SAVES).await?;
    let Recent {
        closeups,
        shown,
        session,
    } = find_recent(ctx, viewer, began, CLOSEUPS).await?;
    let both: Vec<PinId> = saves.iter().chain(&closeups).copied().collect();
    let rows = pins::find_many(db, &both).await?;
    let rows: HashMap<PinId, StoredPin> = rows.into_iter().map(|row| (row.id, row)).collect();
    let muted: HashSet<i64> = find_mutes(db, viewer).await?.into_iter().collect();
    let heard = |ids: &[PinId]| -> Vec<StoredPin> {
        let known = ids.iter().filter_map(|id| rows.get(id));
        known
            .filter(|row| !muted.contains(&row.id.0) && !muted.contains(&row.board_id.0))
            .cloned()
            .collect()
    };
    Ok(Taste {
        saves: heard(&saves),
        closeups: heard(&closeups),
        shown,
        session,
    })
}

/// Pins whose close-ups the viewer opened last, the latest first: those that teach their feed,
/// muted ones too.
pub(super) async fn find_opened(ctx: &Ctx, viewer: UserId) -> Result<Vec<PinId>> {
    let now = ids::at(ctx.now() + 1);
    Ok(find_recent(ctx, viewer, now, CLOSEUPS).await?.closeups)
}

impl Taste {
    /// Pins that the viewer made themselves, from a moment on, the newest first.
    pub fn published_since(&self, from_ms: i64) -> impl Iterator<Item = PinId> {
        let own = self.saves.iter();
        let made = own.filter(move |pin| pin.root_id == pin.id && pin.created_ms >= from_ms);
        made.map(|pin| pin.id)
    }

    /// All of these, what weighs most first: the newest most, and a save more than a close-up.
    pub fn weighed(&self) -> Vec<(&StoredPin, f32)> {
        let weigh = |weight: f32| {
            move |(place, pin)| {
                let age = place as f32 / 10.0;
                (pin, weight / (1.0 + age))
            }
        };
        let saves = self.saves.iter().enumerate().map(weigh(SAVE));
        let closeups = self.closeups.iter().enumerate().map(weigh(CLOSEUP));
        let mut all: Vec<(&StoredPin, f32)> = saves.chain(closeups).collect();
        all.sort_by(|one, other| other.1.total_cmp(&one.1));
        all
    }

    /// Where walks begin.
    pub fn starts(&self) -> Vec<Start> {
        let start = |(pin, weight): (&StoredPin, f32)| Start {
            item: pin.root_id.0,
            weight,
        };
        self.weighed().into_iter().map(start).collect()
    }

    /// Why a pin is shown that is like one of these, by the pin that brought its picture.
    pub fn why(&self, like: PinId) -> Why {
        let of = |rows: &[StoredPin]| rows.iter().find(|row| row.root_id == like).cloned();
        match (of(&self.saves), of(&self.closeups)) {
            (Some(save), _) => Why::NearSave(save.id, save.board_id),
            (None, Some(opened)) => Why::NearCloseup(opened.id),
            (None, None) => Why::Popular,
        }
    }

    /// What is left of a pin's score by what the viewer saw of it and of its picture.
    pub fn novelty(&self, row: &StoredPin) -> f32 {
        let is_opened = |opened: &StoredPin| opened.root_id == row.root_id;
        if self.closeups.iter().any(is_opened) {
            return SEEN;
        }
        let times = |pin: PinId| self.shown.get(&pin).copied().unwrap_or(0);
        let times = times(row.id).max(times(row.root_id));
        SHOWN.powi(times.min(SHOWN_TIMES).cast_signed())
    }
}
