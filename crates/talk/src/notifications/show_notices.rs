//! Makes views of notices.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use accounts::users::show_users::user_refs;
use collections::{
    boards::show_boards::{board_refs, seen_board_refs},
    collaborators::find_open_invites::find_open_invites,
    did_its,
    pins::{self, show_pins::show_pins_of_board_beside},
};
use contract::{
    answers::Written,
    boards::BoardRef,
    ids::{AnnouncementId, BoardId, CommentId, NoticeId, PinId, UserId},
    notifications::{Announced, NoticeComment, NoticeKind, NoticeView},
    pins::PinView,
    users::UserRef,
};
use kernel::{ctx::Ctx, error::Result, times};

use super::{
    find_shown_pins::find_shown_pins,
    sql::{
        self, LatestRow, NoticeRow,
        announcements::{self, AnnouncementRow},
    },
};
use crate::comments::{CommentRow, seen::seen_among};

/// Users of a notice who are named.
const NAMED: usize = 3;

/// What a notice is about, apart from who did it.
#[derive(PartialEq, Eq)]
pub(super) enum About {
    /// The viewer's own account, or something that has no page.
    Account,
    Pin,
    Board,
    /// A comment of the viewer, with which another user did something.
    Comment,
    /// Comments that were written; the latest is shown.
    Written,
    /// Pins that are shown.
    Ideas,
    /// What the host says.
    Announcement,
}

/// What notices of a kind are about.
pub(super) fn about(kind: NoticeKind) -> About {
    match kind {
        NoticeKind::Follow
        | NoticeKind::ExportReady
        | NoticeKind::NewDevice
        | NoticeKind::CaseDecided
        | NoticeKind::MailRefused
        | NoticeKind::DeviceLost => About::Account,
        NoticeKind::Ideas => About::Ideas,
        NoticeKind::Announcement => About::Announcement,
        NoticeKind::Save
        | NoticeKind::Reaction
        | NoticeKind::DidIt
        | NoticeKind::DidItLike
        | NoticeKind::SponsorshipRequest
        | NoticeKind::SponsorshipApproved
        | NoticeKind::SponsorshipDeclined => About::Pin,
        NoticeKind::CommentLike | NoticeKind::CommentHighlight => About::Comment,
        NoticeKind::DidItComment
        | NoticeKind::Comment
        | NoticeKind::Reply
        | NoticeKind::Mention => About::Written,
        NoticeKind::BoardInvite
        | NoticeKind::BoardJoin
        | NoticeKind::JoinRequest
        | NoticeKind::BoardProposal
        | NoticeKind::JoinApproved
        | NoticeKind::TransferOffer
        | NoticeKind::TransferAccepted
        | NoticeKind::MergeDone
        | NoticeKind::BoardUpdate => About::Board,
    }
}

/// What the viewer sees of what their notices are about.
struct Seen {
    users: HashMap<UserId, Arc<UserRef>>,
    comments: HashMap<CommentId, CommentRow>,
    pins: HashMap<PinId, Written<PinView>>,
    /// Also secret ones to which they are invited.
    boards: HashMap<BoardId, Arc<BoardRef>>,
    announcements: HashMap<AnnouncementId, AnnouncementRow>,
    /// Pins that notices show, by notice.
    shown_pins: HashMap<NoticeId, Vec<PinId>>,
}

/// A notice, and the ids of the pins that it shows.
pub(super) struct Shown {
    pub view: NoticeView,
    pub pins: Vec<PinId>,
}

/// Views of a user's notices for themselves, in the order of the rows; without those of which
/// they do not see who did it, or what it is about.
pub(super) async fn show_notices(
    ctx: &Ctx,
    viewer: UserId,
    rows: Vec<NoticeRow>,
) -> Result<Vec<NoticeView>> {
    let shown = show_with_pins(ctx, viewer, rows).await?;
    Ok(shown.into_iter().map(|shown| shown.view).collect())
}

/// The same, each with the ids of the pins that it shows.
pub(super) async fn show_with_pins(
    ctx: &Ctx,
    viewer: UserId,
    rows: Vec<NoticeRow>,
) -> Result<Vec<Shown>> {
    let db = &ctx.house.db;
    let ids: Vec<NoticeId> = rows.iter().map(|row| row.id).collect();
    let seen_ms = sql::hub(db, viewer).await?.seen_ms;
    let mut latest: HashMap<NoticeId, Vec<LatestRow>> = HashMap::new();
    for row in sql::latest(db, viewer, &ids).await? {
        latest.entry(row.notice_id).or_default().push(row);
    }
    let noted: HashMap<NoticeId, i64> = latest
        .iter()
        .map(|(id, rows)| (*id, actors_among(rows)))
        .collect();
    for row in &rows {
        let Some(actors) = latest.get_mut(&row.id) else {
            continue;
        };
        if let Some(shown) = still_done(ctx, row, actors.iter().map(|one| one.actor_id)).await? {
            actors.retain(|one| shown.contains(&one.actor_id));
        }
    }
    let seen = find_seen(ctx, viewer, &rows, &latest).await?;
    let view = |row: NoticeRow| {
        let latest = latest.get(&row.id).map_or(&[][..], Vec::as_slice);
        let mut view = seen.view(&row, row.kind()?, latest)?;
        view.is_seen = row.last_ms <= seen_ms;
        // Of who did it those are not counted either of whom it is known that they are not shown.
        let noted = noted.get(&row.id).copied().unwrap_or_default();
        // Those who did it since it was gathered are not in the number yet.
        let shown = seen.count(view.kind, latest);
        view.count = (view.count - (noted - shown)).max(view.count.min(shown));
        let pins = seen.pins_of(&row).map(|(id, _)| id).collect();
        Some(Shown { view, pins })
    };
    Ok(rows.into_iter().filter_map(view).collect())
}

/// How many different users did it.
fn actors_among<'a>(rows: impl IntoIterator<Item = &'a LatestRow>) -> i64 {
    let actors: HashSet<UserId> = rows.into_iter().map(|one| one.actor_id).collect();
    actors.len() as i64
}

/// Of users who saved a pin, or made what it shows, those who show that still to all: what was done
/// in secret, held back or taken down is not told, whenever it became so. None of other kinds.
pub(super) async fn still_done(
    ctx: &Ctx,
    row: &NoticeRow,
    actors: impl Iterator<Item = UserId>,
) -> Result<Option<HashSet<UserId>>> {
    let (db, pin) = (&ctx.house.db, PinId(row.object));
    let actors: Vec<UserId> = actors.collect();
    let shown = match row.kind() {
        Some(NoticeKind::Save) => pins::savers_among(db, pin, &actors).await?,
        Some(NoticeKind::DidIt) => did_its::tellers_among(db, pin, &actors).await?,
        _ => return Ok(None),
    };
    Ok(Some(shown.into_iter().collect()))
}

async fn find_seen(
    ctx: &Ctx,
    viewer: UserId,
    rows: &[NoticeRow],
    latest: &HashMap<NoticeId, Vec<LatestRow>>,
) -> Result<Seen> {
    let (mut pins, mut boards, mut comments) = (HashSet::new(), Vec::new(), Vec::new());
    let mut announced = Vec::new();
    for row in rows {
        match row.kind().map(about) {
            Some(About::Pin) => drop(pins.insert(PinId(row.object))),
            Some(About::Board) => boards.push(BoardId(row.object)),
            Some(About::Comment) => comments.push(CommentId(row.object)),
            Some(About::Written) => {
                let written = latest.get(&row.id).into_iter().flatten();
                comments.extend(written.map(|one| one.comment_id));
            }
            Some(About::Announcement) => announced.push(AnnouncementId(row.object)),
            Some(About::Account | About::Ideas) | None => {}
        }
    }
    let shown_pins = find_shown_pins(ctx, viewer, rows, latest).await?;
    pins.extend(shown_pins.values().flatten());
    let announced = announcements::find_many(&ctx.house.db, &announced).await?;
    let comments = seen_among(ctx, &comments).await?;
    pins.extend(comments.values().map(|comment| comment.pin_id));
    let pins = pins.into_iter().map(|id| (id, id));
    let invited = find_open_invites(ctx, viewer, &boards).await?;
    let mut shown = seen_board_refs(ctx, &boards).await?;
    shown.extend(board_refs(ctx, invited).await?);
    let actors = latest.values().flatten().map(|one| one.actor_id);
    Ok(Seen {
        users: user_refs(ctx, actors).await?,
        pins: show_pins_of_board_beside(ctx, pins)
            .await?
            .into_iter()
            .map(|(pin, id)| (id, pin))
            .collect(),
        comments,
        boards: shown,
        announcements: announced.into_iter().map(|row| (row.id, row)).collect(),
        shown_pins,
    })
}

impl Seen {
    /// The view of a notice, as if it were not seen yet.
    fn view(&self, row: &NoticeRow, kind: NoticeKind, latest: &[LatestRow]) -> Option<NoticeView> {
        let (mut pin, mut board, mut comment, mut announcement) = (None, None, None, None);
        let mut latest: Vec<&LatestRow> = latest.iter().collect();
        match about(kind) {
            About::Account => {}
            About::Pin => pin = Some(self.pins.get(&PinId(row.object))?),
            About::Board => board = Some(self.boards.get(&BoardId(row.object))?),
            About::Comment => comment = Some(self.comment(CommentId(row.object))?),
            About::Written => {
                latest.retain(|one| self.comment(one.comment_id).is_some());
                comment = Some(self.comment(latest.first()?.comment_id)?);
            }
            About::Ideas => drop(self.pins_of(row).next()?),
            About::Announcement => {
                announcement = Some(self.announcements.get(&AnnouncementId(row.object))?);
            }
        }
        if let Some(comment) = comment {
            pin = Some(self.pins.get(&comment.pin_id)?);
        }
        let actors = latest
            .iter()
            .filter_map(|one| self.users.get(&one.actor_id));
        let actors: Vec<UserRef> = actors.take(NAMED).map(|user| (**user).clone()).collect();
        if kind.has_actors() && actors.is_empty() {
            return None;
        }
        Some(NoticeView {
            r#type: "notice",
            id: row.id,
            kind,
            created_at: times::long(row.last_ms),
            created_ms: row.last_ms,
            is_seen: false,
            count: if kind.has_actors() {
                row.actor_count
            } else {
                0
            },
            actors,
            pin: pin.cloned(),
            board: board.map(|board| (**board).clone()),
            comment: comment.map(|comment| NoticeComment {
                id: comment.id,
                pin_id: comment.pin_id,
                text: comment.text.clone(),
            }),
            pins: self.pins_of(row).map(|(_, pin)| pin.clone()).collect(),
            announcement: announcement.map(|row| Announced {
                id: row.id,
                text: row.text.clone(),
                link: row.link.clone(),
            }),
        })
    }

    /// How many different users of these did what the viewer sees.
    fn count(&self, kind: NoticeKind, latest: &[LatestRow]) -> i64 {
        let is_written = about(kind) == About::Written;
        let shown = latest.iter().filter(|one| {
            let is_there = !is_written || self.comment(one.comment_id).is_some();
            is_there && self.users.contains_key(&one.actor_id)
        });
        actors_among(shown)
    }

    /// The pins that a notice shows, of those that are seen.
    fn pins_of(&self, row: &NoticeRow) -> impl Iterator<Item = (PinId, &Written<PinView>)> {
        let ids = self.shown_pins.get(&row.id).into_iter().flatten();
        ids.filter_map(|id| Some((*id, self.pins.get(id)?)))
    }

    /// A comment whose pin is seen too.
    fn comment(&self, id: CommentId) -> Option<&CommentRow> {
        let comment = self.comments.get(&id)?;
        self.pins.contains_key(&comment.pin_id).then_some(comment)
    }
}
