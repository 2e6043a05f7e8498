//! The only place that names `pin_tallies`: how many did something with a pin. They
//! stay while the pin lies in the bin, and end with it.

use std::collections::HashMap;

use contract::{
    did_its::DidItData,
    ids::PinId,
    reactions::{ReactionCounts, ReactionType},
};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, row, sql};

row! {
    /// One number of one pin.
    pub struct TallyRow {
        pub pin_id: PinId,
        pub kind: String,
        pub count: i64,
    }
}

sql! {
    COUNT: () =
        "INSERT INTO pin_tallies (pin_id, kind, count) VALUES ($1, $2, $3) \
         ON CONFLICT (pin_id, kind) DO UPDATE SET count = pin_tallies.count + $3";
    LESS: () = "UPDATE pin_tallies SET count = count + $3 WHERE pin_id = $1 AND kind = $2";
    END: () = "DELETE FROM pin_tallies WHERE pin_id = $1 AND kind = $2 AND count = 0";
    FORGET: () = "DELETE FROM pin_tallies WHERE pin_id = $1";
    OF_PINS: TallyRow = "SELECT pin_id, kind, count FROM pin_tallies WHERE pin_id IN ($list)";
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tally {
    /// Reactions of one kind.
    Reaction(ReactionType),
    /// Users who keep it among their favourites.
    Favorite,
    /// Users who did what it shows, but for those whose did-its are held back.
    DidIt,
    /// Photographs that they show.
    DidItImage,
    /// Users and browsers that shared it.
    Share,
    /// Comments, but for those that words of the pinner's hold back.
    Comment,
}

impl Tally {
    fn name(self) -> String {
        match self {
            Self::Reaction(kind) => kind.number().to_string(),
            Self::Favorite => "favorite".into(),
            Self::DidIt => "did_it".into(),
            Self::DidItImage => "did_it_image".into(),
            Self::Share => "share".into(),
            Self::Comment => "comment".into(),
        }
    }
}

/// All numbers of one pin.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tallies {
    /// Of each kind that was given at all.
    pub reactions: ReactionCounts,
    /// See [`Tally::Favorite`].
    pub favorites: i64,
    /// See [`Tally::DidIt`] and [`Tally::DidItImage`].
    pub did_its: DidItData,
    /// See [`Tally::Share`].
    pub shares: i64,
    /// See [`Tally::Comment`].
    pub comments: i64,
}

impl Tallies {
    /// All numbers as a statement writes them beside their pin: `favorite:3 1:2`.
    pub(super) fn written(text: &str) -> Self {
        let mut tallies = Self::default();
        for (kind, count) in text.split(' ').filter_map(|one| one.split_once(':')) {
            // The column holds nothing but numbers.
            tallies.note(kind, count.parse().unwrap_or_default());
        }
        tallies
    }

    fn note(&mut self, kind: &str, count: i64) {
        match kind {
            "favorite" => self.favorites = count,
            "share" => self.shares = count,
            "comment" => self.comments = count,
            "did_it" => self.did_its.user_count = count,
            "did_it_image" => self.did_its.images_count = count,
            _ => drop(self.reactions.insert(kind.to_owned(), count)),
        }
    }
}

/// Changes a number; one that is 0 is gone (business specification §4). The pin
/// must have been locked, so that no two transactions wait for each other.
///
/// Invariant: no number is ever below 0; the table refuses it.
pub async fn tally(tx: &Tx, pin: PinId, of: Tally, by: i64) -> Result<()> {
    let name = of.name();
    if by == 0 {
        return Ok(());
    }
    if by < 0 {
        tx.exec(&LESS, &args![pin, name, by]).await?;
        tx.exec(&END, &args![pin, name]).await?;
    } else {
        tx.exec(&COUNT, &args![pin, name, by]).await?;
    }
    tx.changed(Changed::Pin(pin));
    Ok(())
}

/// Forgets the numbers of a pin that is gone for good.
pub async fn forget(tx: &Tx, pin: PinId) -> Result<()> {
    tx.exec(&FORGET, &args![pin]).await?;
    Ok(())
}

/// The numbers of pins by their ids; pins without any are absent.
pub async fn tallies_of(run: &impl Run, pins: &[PinId]) -> Result<HashMap<PinId, Tallies>> {
    let mut found: HashMap<PinId, Tallies> = HashMap::new();
    for row in run.all_in(&OF_PINS, &args![], pins).await? {
        let tallies = found.entry(row.pin_id).or_default();
        tallies.note(&row.kind, row.count);
    }
    Ok(found)
}
