//! Lists of a user's boards, and the order in which they stand: the table
//! `board_arrangements`.

use std::cmp::Reverse;

use contract::{
    boards::{BoardArrangement, Privacy},
    ids::{BoardId, UserId},
};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, row, sql};

use super::{StoredBoard, find_many};
use crate::boards::policy::privacy_of;

row! {
    /// What decides where a board stands among its owner's.
    pub struct BoardStand {
        /// The board.
        pub id: BoardId,
        /// Name, for the order by name.
        pub name: String,
        pub(in crate::boards) place: i64,
        /// When something was last saved there.
        pub pinned_ms: Option<i64>,
        pub(in crate::boards) created_ms: i64,
        pub(in crate::boards) is_secret: bool,
        pub(in crate::boards) is_protected: bool,
        /// When it was archived; none while not.
        pub archived_ms: Option<i64>,
    }
}

/// Boards looked at together: as many as one statement takes.
const AT_ONCE: usize = 100;

/// Which boards of a user.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardFilter {
    /// All there are.
    Whole,
    /// Those that every viewer finds: neither secret nor archived.
    Shown,
    /// Those that the owner finds: not archived.
    Own,
    /// The archived ones.
    Archived,
}

sql! {
    IDS_OF_OWNER: BoardId = "SELECT board_id FROM board_slugs WHERE owner_id = $1";
    IDS_OF_MEMBER: BoardId =
        "SELECT board_id FROM board_slugs WHERE owner_id = $1 UNION ALL SELECT board_id \
         FROM collaborators WHERE user_id = $1";
    NEWEST_AMONG: StoredBoard = whole!("WHERE id IN ($list) ORDER BY id DESC");
    PINNED_AMONG: (i64, BoardId) =
        "SELECT coalesce(pinned_ms, 0), id FROM boards WHERE id IN ($list) AND pinned_ms IS NOT NULL \
         AND archived_ms IS NULL";
    STANDS: BoardStand =
        "SELECT id, name, place, pinned_ms, created_ms, is_secret, is_protected, archived_ms FROM boards \
         WHERE id IN ($list) ORDER BY id DESC";
    PLACES: (BoardId, i64) = "SELECT id, place FROM boards WHERE owner_id = $1 AND id IN ($list)";
    SET_PLACE: () = "UPDATE boards SET place = $2 WHERE id = $1";
    ARRANGEMENT: (String, String, String) =
        "SELECT sort_order, density, pin_density FROM board_arrangements WHERE user_id = $1";
    ARRANGE: () =
        "INSERT INTO board_arrangements (user_id, sort_order, density, pin_density) \
         VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO UPDATE \
         SET sort_order = $2, density = $3, pin_density = $4";
    COUNT_PROTECTED: i64 =
        "SELECT count(*) FROM boards WHERE id IN ($list) AND is_protected = true AND NOT EXISTS (SELECT 1 \
         FROM quicksave_boards WHERE quicksave_boards.board_id = boards.id)";
    COUNT_GROUP: i64 = "SELECT count(*) FROM boards WHERE id IN ($list) AND collaborator_count > 0";
}

impl BoardStand {
    /// Who sees it, as far as it decides.
    pub(in crate::boards) fn privacy(&self) -> Privacy {
        privacy_of(self.is_secret, self.is_protected)
    }
}

impl BoardFilter {
    /// Whether a board of the user's stands there.
    pub(in crate::boards) fn holds(self, privacy: Privacy, archived_ms: Option<i64>) -> bool {
        match self {
            Self::Whole => true,
            Self::Shown => privacy == Privacy::Public && archived_ms.is_none(),
            Self::Own => archived_ms.is_none(),
            Self::Archived => archived_ms.is_some(),
        }
    }
}

/// Ids of all boards of an owner but those in the bin.
pub(super) async fn ids_of_owner(run: &impl Run, owner: UserId) -> Result<Vec<BoardId>> {
    Ok(run.all(&IDS_OF_OWNER, &args![owner]).await?)
}

/// A user's boards below an id, newest first.
pub async fn list(
    run: &impl Run,
    owner: UserId,
    filter: BoardFilter,
    below: i64,
    most: i64,
) -> Result<Vec<StoredBoard>> {
    let most = most as usize;
    let mut ids = match filter {
        BoardFilter::Whole | BoardFilter::Archived => ids_of_owner(run, owner).await?,
        BoardFilter::Shown | BoardFilter::Own => run.all(&IDS_OF_MEMBER, &args![owner]).await?,
    };
    ids.retain(|id| id.0 < below);
    ids.sort_unstable_by_key(|id| Reverse(*id));
    let mut rows = Vec::new();
    for some in ids.chunks(AT_ONCE) {
        let some = run.all_in(&NEWEST_AMONG, &args![], some).await?;
        rows.extend(
            some.into_iter()
                .filter(|row| filter.holds(row.privacy(), row.archived_ms)),
        );
        if rows.len() >= most {
            break;
        }
    }
    rows.truncate(most);
    Ok(rows)
}

/// Numbers of a user's protected boards, as far as they are counted, and of those
/// with collaborators, their own and others'.
pub async fn count_kinds(run: &impl Run, person: UserId) -> Result<(i64, i64)> {
    let own = ids_of_owner(run, person).await?;
    let protected = run.all_in(&COUNT_PROTECTED, &args![], &own).await?;
    let joined = run.all(&IDS_OF_MEMBER, &args![person]).await?;
    let group = run.all_in(&COUNT_GROUP, &args![], &joined).await?;
    Ok((protected.iter().sum(), group.iter().sum()))
}

/// Where a user's boards stand, all of them.
pub async fn stands(run: &impl Run, owner: UserId) -> Result<Vec<BoardStand>> {
    let mut ids = run.all(&IDS_OF_MEMBER, &args![owner]).await?;
    ids.sort_unstable_by_key(|id| Reverse(*id));
    Ok(run.all_in(&STANDS, &args![], &ids).await?)
}

/// Which of these are a user's, with their places in the user's own order.
pub async fn places(run: &impl Run, owner: UserId, ids: &[BoardId]) -> Result<Vec<(BoardId, i64)>> {
    Ok(run.all_in(&PLACES, &args![owner], ids).await?)
}

/// Puts a board elsewhere in its owner's own order.
pub async fn set_place(tx: &Tx, id: BoardId, place: i64) -> Result<()> {
    tx.exec(&SET_PLACE, &args![id, place]).await?;
    Ok(())
}

/// How a user wants boards and pins shown, if they said so: the boards' order,
/// their size, and that of pins.
pub async fn arrangement(run: &impl Run, user: UserId) -> Result<Option<(String, String, String)>> {
    Ok(run.opt(&ARRANGEMENT, &args![user]).await?)
}

/// Keeps how a user wants boards and pins shown.
pub async fn arrange(tx: &Tx, user: UserId, kept: &BoardArrangement) -> Result<()> {
    let sort = kept.board_sort_order.name();
    let sizes = (kept.board_density.name(), kept.pin_density.name());
    tx.exec(&ARRANGE, &args![user, sort, sizes.0, sizes.1])
        .await?;
    tx.changed(Changed::OfUser(user));
    Ok(())
}

/// The boards a user saved to last, the latest first, without those of others that the host hides.
pub async fn recent(run: &impl Run, owner: UserId, most: i64) -> Result<Vec<StoredBoard>> {
    let ids = run.all(&IDS_OF_MEMBER, &args![owner]).await?;
    let mut pinned = run.all_in(&PINNED_AMONG, &args![], &ids).await?;
    pinned.sort_unstable_by_key(|moment| Reverse(*moment));
    let latest: Vec<BoardId> = pinned
        .into_iter()
        .map(|(_, id)| id)
        .take(most as usize)
        .collect();
    let mut rows = find_many(run, &latest).await?;
    rows.retain(|row| row.owner_id == owner || !row.is_hidden_by_host());
    rows.sort_by_key(|row| latest.iter().position(|id| *id == row.id));
    Ok(rows)
}
