//! Makes views of boards: whole, and beside pins.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use accounts::{
    uploads::show_images::images,
    users::{self, show_users::shared_users},
};
use contract::{
    boards::{BoardRef, BoardView, CoverPin, Layout, Sensitivity, SensitivityScreen},
    ids::{BoardId, PinId},
    pins::Images,
    users::UserRef,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};
use serde::{Deserialize, Serialize};

use super::{
    cache::BoardCache,
    find_role::find_roles,
    policy::{self, Role},
    show_collaborators::{OpenInvite, show_collaborators},
    sql::{self, StoredBoard},
};

/// Pictures a board shows of itself.
pub const COVERS: usize = 5;

/// One of the newest pictures of a board, as kept in `boards.covers`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cover {
    /// The pin that shows it.
    pub pin_id: PinId,
    /// Content hash.
    pub signature: String,
    /// File name extension.
    pub extension: String,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
}

/// Boards as shown beside pins. Whether the viewer may see them is the pins'
/// business: a pin is as visible as its board. One that the host hides is shown to its owner
/// alone.
pub async fn board_refs(
    ctx: &Ctx,
    ids: impl IntoIterator<Item = BoardId>,
) -> Result<HashMap<BoardId, Arc<BoardRef>>> {
    let cache = &ctx.house.get::<BoardCache>().0;
    let mut known = cache.known(&ctx.origin, ids);
    let rows = sql::find_many(&ctx.house.db, &known.missing).await?;
    let owners = shared_users(ctx, rows.iter().map(|row| row.owner_id)).await?;
    for row in &rows {
        let Some(owner) = owners.get(&row.owner_id) else {
            continue;
        };
        let board = Arc::new(board_ref(row, &owner.user));
        cache.add(&mut known, &ctx.origin, board.id, board);
    }
    let mut found = known.found;
    let viewer = ctx.viewer();
    found.retain(|_, board| !board.is_hidden_by_host || viewer == Some(board.owner.id));
    Ok(found)
}

/// The same of boards that are shown by themselves: those of them that the viewer sees.
pub async fn seen_board_refs(
    ctx: &Ctx,
    ids: &[BoardId],
) -> Result<HashMap<BoardId, Arc<BoardRef>>> {
    let rows = sql::find_many(&ctx.house.db, ids).await?;
    let roles = find_roles(ctx, &rows).await?;
    let seen = ids.iter().copied().filter(|id| {
        let role = roles.get(id);
        role.is_some_and(|role| policy::may_see(*role).is_ok())
    });
    board_refs(ctx, seen).await
}

/// Whole boards for the viewer, in the order of the rows.
pub async fn board_views(ctx: &Ctx, rows: &[StoredBoard]) -> Result<Vec<BoardView>> {
    let owners = shared_users(ctx, rows.iter().map(|row| row.owner_id)).await?;
    let followed = followed(ctx, rows).await?;
    let roles = find_roles(ctx, rows).await?;
    let shared = show_collaborators(ctx, rows).await?;
    let view = |row: &StoredBoard| {
        let owner = owners.get(&row.owner_id)?;
        let role = roles[&row.id];
        let given = Given {
            role,
            is_followed: followed(row),
            collaborating_users: shared.users.get(&row.id).cloned().unwrap_or_default(),
            invite: shared.invited.invites.get(&row.id).copied(),
            next_owner: shared.invited.transfers.get(&row.id).cloned(),
        };
        let is_seen = policy::may_see(role).is_ok();
        is_seen.then(|| board_view(ctx, row, owner.seen_by(ctx.viewer()), given))
    };
    Ok(rows.iter().filter_map(view).collect())
}

/// One whole board for the viewer.
pub async fn board_view_of(ctx: &Ctx, row: &StoredBoard) -> Result<BoardView> {
    board_views(ctx, std::slice::from_ref(row))
        .await?
        .pop()
        .ok_or_else(Error::not_found)
}

/// Every size of the kept pictures.
pub fn cover_images(ctx: &Ctx, covers: &str) -> Vec<Images> {
    let covers: Vec<Cover> = serde_json::from_str(covers).unwrap_or_default();
    let shown = |c: &Cover| images(&ctx.origin, &c.signature, &c.extension, c.width, c.height);
    covers.iter().map(shown).collect()
}

/// The pins of the kept pictures; the viewer may not see all of them.
pub fn pins_of_covers(covers: &str) -> Vec<PinId> {
    let covers: Vec<Cover> = serde_json::from_str(covers).unwrap_or_default();
    covers.iter().map(|cover| cover.pin_id).collect()
}

/// Whether the viewer follows a board, by itself or through its owner.
async fn followed(ctx: &Ctx, rows: &[StoredBoard]) -> Result<impl Fn(&StoredBoard) -> bool> {
    let (mut boards, mut owners) = (Vec::new(), Vec::new());
    if let Some(viewer) = ctx.viewer().filter(|_| !rows.is_empty()) {
        let db = &ctx.house.db;
        boards = sql::follows::followed_among(
            db,
            viewer,
            &rows.iter().map(|row| row.id).collect::<Vec<_>>(),
        )
        .await?;
        owners = users::followed_among(
            db,
            viewer,
            &rows.iter().map(|row| row.owner_id).collect::<Vec<_>>(),
        )
        .await?;
    }
    Ok(move |row: &StoredBoard| boards.contains(&row.id) || owners.contains(&row.owner_id))
}

fn board_ref(row: &StoredBoard, owner: &UserRef) -> BoardRef {
    BoardRef {
        r#type: "board",
        id: row.id,
        name: row.name.clone(),
        url: format!("/{}/{}/", owner.username, row.slug),
        privacy: row.privacy(),
        layout: Layout::parse(&row.layout).unwrap_or(Layout::Default),
        sensitivity: sensitivity(&row.sensitivity),
        owner: owner.clone(),
        is_collaborative: row.collaborator_count > 0,
        is_hidden_by_host: row.is_hidden_by_host(),
        collaborated_by_me: None,
        collaborator_permissions: None,
    }
}

/// Tells of a board what the viewer may do there as a collaborator.
pub async fn tell_membership(ctx: &Ctx, board: &mut BoardRef) -> Result<()> {
    let role = match ctx.viewer() {
        Some(viewer) if board.is_collaborative => {
            let found = sql::collaborators::collaborator(&ctx.house.db, board.id, viewer).await?;
            found.map_or(Role::None, |found| Role::Collaborator {
                may_delete: found.may_delete,
            })
        }
        _ => Role::None,
    };
    tell_role(board, role);
    Ok(())
}

fn tell_role(board: &mut BoardRef, role: Role) {
    let is_member = matches!(role, Role::Collaborator { .. });
    board.collaborated_by_me = Some(is_member);
    board.collaborator_permissions = Some(match is_member {
        true => policy::access(role),
        false => Vec::new(),
    });
}

/// A word that a newer server wrote, and this one does not know, warns of something.
pub(super) fn sensitivity(stored: &str) -> Sensitivity {
    Sensitivity::parse(stored).unwrap_or(Sensitivity::Distressing)
}

/// The owner sees what they marked without being warned of it.
fn sensitivity_screen(ctx: &Ctx, row: &StoredBoard) -> Option<SensitivityScreen> {
    let reason = sensitivity(&row.sensitivity);
    (reason != Sensitivity::None).then_some(SensitivityScreen {
        reason,
        show_warning: ctx.viewer() != Some(row.owner_id),
    })
}

/// The chosen cover, as long as it is on the board: then it is the first picture.
fn cover_pin(ctx: &Ctx, row: &StoredBoard) -> Option<CoverPin> {
    let covers: Vec<Cover> = serde_json::from_str(&row.covers).unwrap_or_default();
    let first = covers.into_iter().next()?;
    let sizes = images(
        &ctx.origin,
        &first.signature,
        &first.extension,
        first.width,
        first.height,
    );
    (row.cover_pin_id == Some(first.pin_id)).then_some(CoverPin {
        pin_id: first.pin_id,
        image_signature: first.signature,
        image_url: sizes.w474.url,
    })
}

/// What other tables know of a board and the viewer.
struct Given {
    role: Role,
    is_followed: bool,
    collaborating_users: Vec<UserRef>,
    invite: Option<OpenInvite>,
    next_owner: Option<UserRef>,
}

fn board_view(ctx: &Ctx, row: &StoredBoard, owner: &UserRef, given: Given) -> BoardView {
    let cover_images = cover_images(ctx, &row.covers);
    let uppermost = cover_images
        .iter()
        .map(|cover| cover.w170.clone())
        .collect();
    let access = policy::access(given.role);
    let mut board = board_ref(row, owner);
    tell_role(&mut board, given.role);
    BoardView {
        board,
        description: row.description.clone(),
        category: row.category.clone(),
        pin_count: row.pin_count,
        sectionless_pin_count: row.sectionless_pin_count,
        section_count: row.section_count,
        follower_count: row.follower_count,
        collaborator_count: row.collaborator_count,
        collaborating_users: given.collaborating_users,
        followed_by_me: given.is_followed,
        pending_ownership_transfer: given.next_owner,
        viewer_collaborator_join_requested: given.invite == Some(OpenInvite::ToJoin),
        viewer_collaborator_invited: given.invite == Some(OpenInvite::ByOthers),
        image_cover_url: cover_images.first().map(|cover| cover.w474.url.clone()),
        images: BTreeMap::from([("170x", uppermost)]),
        cover_images,
        cover_pin: cover_pin(ctx, row),
        sensitivity_screen: sensitivity_screen(ctx, row),
        has_fresh_more_ideas_tab: row.pin_count > 0 && access.contains(&"write"),
        related_interest_ids: None,
        access,
        created_at: times::long(row.created_ms),
        archived_by_me_at: row
            .archived_ms
            .filter(|_| ctx.viewer() == Some(row.owner_id))
            .map(times::long),
    }
}
