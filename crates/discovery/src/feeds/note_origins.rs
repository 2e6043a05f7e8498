//! Notes in ranked lists where each of their pins comes from, and tells it as the reason.

use contract::{
    answers::Written,
    boards::BoardRef,
    feeds::{Reason, RecommendationReason},
    ids::PinId,
    pins::PinView,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{FrozenList, FrozenPage, Note},
};

use super::show_reasons::reason_board;

/// Where a pin of a list comes from. By these numbers in lists that are being walked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// It is saved beside what the list is of.
    Saved = 1,
    /// Its picture looks like it.
    Looks = 2,
    /// Much the same is said of both.
    Words = 3,
    /// It is on the same board.
    Board = 4,
    /// It is popular.
    Popular = 5,
    /// It is new.
    Fresh = 6,
}

/// What a list is of.
pub(super) enum Of<'a> {
    Pin(PinId),
    /// A board that the viewer sees. Its pins are not named: the viewer may be blocked by who
    /// saved one.
    Board(&'a BoardRef),
}

impl Origin {
    fn noted(note: Note) -> Option<Self> {
        let all = [
            Self::Saved,
            Self::Looks,
            Self::Words,
            Self::Board,
            Self::Popular,
            Self::Fresh,
        ];
        all.into_iter().find(|origin| *origin as Note == note)
    }

    fn reason(self) -> Reason {
        match self {
            Self::Saved => Reason::P2p,
            Self::Looks => Reason::Lookalike,
            Self::Words => Reason::Words,
            Self::Board => Reason::Board,
            Self::Popular => Reason::Popular,
            Self::Fresh => Reason::Fresh,
        }
    }

    /// Whether the pin is in the list for what the list is of, not for all.
    fn is_of_list(self) -> bool {
        !matches!(self, Self::Popular | Self::Fresh)
    }
}

/// A list of pins that notes where each comes from.
pub(super) fn note_origins(pins: &[(PinId, Origin)]) -> FrozenList {
    FrozenList {
        ids: pins.iter().map(|(id, _)| id.0).collect(),
        notes: pins.iter().map(|(_, origin)| *origin as Note).collect(),
        ..FrozenList::default()
    }
}

/// A page of such a list: pins with their reasons for users, without for visitors, who have no
/// feed that these would explain.
pub(super) fn tell_origins(
    ctx: &Ctx,
    page: FrozenPage<Written<PinView>>,
    of: &Of<'_>,
) -> Result<FrozenPage<Written<PinView>>> {
    if ctx.viewer().is_none() {
        return Ok(page);
    }
    let noted = page.items.into_iter().zip(&page.notes);
    let told = noted.map(|(pin, note)| {
        Ok(match note.and_then(Origin::noted) {
            Some(origin) => pin.with("recommendation_reason", &reason(origin, of))?,
            None => pin,
        })
    });
    Ok(FrozenPage {
        items: told.collect::<Result<_>>()?,
        ..page
    })
}

fn reason(origin: Origin, of: &Of<'_>) -> RecommendationReason {
    let is_of_list = origin.is_of_list();
    let (pin, board) = match of {
        Of::Pin(id) => (Some(id.to_string()), None),
        Of::Board(board) => (None, Some(reason_board(board))),
    };
    RecommendationReason {
        reason: origin.reason(),
        reason_id: pin.filter(|_| is_of_list),
        board: board.filter(|_| is_of_list),
        interest: None,
        article: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_read_again() {
        let origins = [
            (Origin::Saved, Reason::P2p),
            (Origin::Looks, Reason::Lookalike),
            (Origin::Words, Reason::Words),
            (Origin::Board, Reason::Board),
            (Origin::Popular, Reason::Popular),
            (Origin::Fresh, Reason::Fresh),
        ];
        for (origin, reason) in origins {
            let list = note_origins(&[(PinId(7), origin)]);
            assert_eq!(list.ids, [7]);
            let read = list.notes.iter().map(|note| Origin::noted(*note));
            assert_eq!(read.collect::<Vec<_>>(), [Some(origin)]);
            assert_eq!(origin.reason(), reason);
        }
        assert_eq!(Origin::noted(0), None);
    }
}
