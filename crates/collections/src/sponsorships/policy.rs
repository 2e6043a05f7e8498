//! Who may do what with sponsorships. Pure.

use contract::{errors::Code, ids::UserId, sponsorships::SponsorshipStatus};
use kernel::error::{Error, Result};

use crate::pins::{StoredPin, StoredSponsorship};

/// Allows the creator of the pin's picture; they cannot name themselves, nor a
/// sponsor who declined or left.
pub fn may_request(
    viewer: UserId,
    pin: &StoredPin,
    sponsor: UserId,
    former: Option<&StoredSponsorship>,
) -> Result<()> {
    let is_maker = viewer == pin.pinner_id && pin.root_id == pin.id;
    let has_refused = former.is_some_and(|row| {
        let status = row.status();
        row.sponsor_id == sponsor
            && matches!(
                status,
                SponsorshipStatus::Declined | SponsorshipStatus::SponsorRemoved
            )
    });
    allow(is_maker && viewer != sponsor && !has_refused)
}

/// Allows the sponsor, once.
pub fn may_answer(viewer: UserId, row: &StoredSponsorship) -> Result<()> {
    allow(viewer == row.sponsor_id && row.status() == SponsorshipStatus::Pending)
}

/// Allows the creator, and the sponsor of what is approved or pending.
pub fn may_remove(viewer: UserId, row: &StoredSponsorship) -> Result<()> {
    let stands = matches!(
        row.status(),
        SponsorshipStatus::Pending | SponsorshipStatus::Approved
    );
    allow(viewer == row.creator_id || (stands && viewer == row.sponsor_id))
}

fn allow(may: bool) -> Result<()> {
    may.then_some(())
        .ok_or_else(|| Error::new(Code::NotAllowed))
}

#[cfg(test)]
mod tests {
    use contract::ids::PinId;

    use super::*;
    use crate::pins::show_sponsorships::is_shown;

    const CREATOR: UserId = UserId(1);
    const SPONSOR: UserId = UserId(2);
    const OTHER: UserId = UserId(3);

    fn row(status: i64) -> StoredSponsorship {
        StoredSponsorship {
            creator_id: CREATOR,
            sponsor_id: SPONSOR,
            status,
            ..StoredSponsorship::default()
        }
    }

    #[test]
    fn the_creator_asks_whom_they_did_not_ask_in_vain() {
        let pin = |root_id| StoredPin {
            id: PinId(7),
            root_id: PinId(root_id),
            pinner_id: CREATOR,
            ..StoredPin::default()
        };
        // (who, pin that brought the picture, sponsor, former status) → may
        let cases = [
            ((CREATOR, 7, SPONSOR, None), true),
            ((CREATOR, 6, SPONSOR, None), false),
            ((CREATOR, 7, CREATOR, None), false),
            ((OTHER, 7, SPONSOR, None), false),
            ((SPONSOR, 7, SPONSOR, None), false),
            ((CREATOR, 7, SPONSOR, Some(0)), true),
            ((CREATOR, 7, SPONSOR, Some(1)), true),
            ((CREATOR, 7, SPONSOR, Some(2)), false),
            ((CREATOR, 7, SPONSOR, Some(3)), false),
            ((CREATOR, 7, OTHER, Some(3)), true),
        ];
        for ((who, root, sponsor, former), expected) in cases {
            let former = former.map(row);
            let found = may_request(who, &pin(root), sponsor, former.as_ref()).is_ok();
            assert_eq!(found, expected, "{who} {root} {sponsor} {former:?}");
        }
    }

    #[test]
    fn the_sponsor_answers_and_either_removes() {
        // status → answer, remove, shown; for creator, sponsor, another user
        let (y, n) = (true, false);
        let cases = [
            (0, [[n, y, y], [y, y, y], [n, n, n]]),
            (1, [[n, y, y], [n, y, y], [n, n, y]]),
            (2, [[n, y, y], [n, n, n], [n, n, n]]),
            (3, [[n, y, y], [n, n, n], [n, n, n]]),
        ];
        for (status, expected) in cases {
            let row = row(status);
            let found = [CREATOR, SPONSOR, OTHER].map(|who| {
                [
                    may_answer(who, &row).is_ok(),
                    may_remove(who, &row).is_ok(),
                    is_shown(Some(who), &row),
                ]
            });
            assert_eq!(found, expected, "{status}");
            assert_eq!(is_shown(None, &row), status == 1);
        }
    }
}
