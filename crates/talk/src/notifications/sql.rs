//! The only place that names `notices notice_actors news_hubs announcements board_tellings
//! idea_pins`; parts of it are below.

pub mod announcements;
pub mod boards;
pub mod ideas;
pub mod mailed;
pub mod many;

use contract::{
    ids::{CommentId, NoticeId, UserId},
    notifications::NoticeKind,
};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// Who did something with a thing on a day.
    pub struct ActorRow {
        pub user_id: UserId,
        pub day: i64,
        pub kind: String,
        pub object: i64,
        pub done_number: i64,
        pub actor_id: UserId,
        pub comment_id: CommentId,
        pub created_ms: i64,
    }
}

row! {
    /// What a user is told.
    pub struct NoticeRow {
        pub user_id: UserId,
        pub id: NoticeId,
        pub day: i64,
        pub kind: String,
        pub object: i64,
        pub actor_count: i64,
        pub last_ms: i64,
        /// When it was told as it is; 0 for what was told before that was kept, or seen before the hub
        /// left it out.
        pub told_ms: i64,
        /// Whether the hub shows it; otherwise it is told by mail or on devices alone.
        pub in_hub: bool,
    }
}

row! {
    /// How many did it, and when last.
    pub struct CountRow {
        pub user_id: UserId,
        pub day: i64,
        pub kind: String,
        pub object: i64,
        pub actor_count: i64,
        pub last_ms: i64,
    }
}

row! {
    /// One of the latest who did what a notice tells.
    pub struct LatestRow {
        pub notice_id: NoticeId,
        pub actor_id: UserId,
        pub comment_id: CommentId,
    }
}

row! {
    /// What a user has seen, when what many may do was gathered, when news were last mailed, and until
    /// when messages were; 0 where it was not.
    #[derive(Default)]
    pub struct HubRow {
        pub seen_ms: i64,
        pub gathered_ms: i64,
        pub mailed_ms: i64,
        pub messages_mailed_ms: i64,
    }
}

/// What is told together: a day, a kind, an object.
pub type Thing = (i64, String, i64);

impl NoticeRow {
    /// What it is about.
    pub fn thing(&self) -> Thing {
        (self.day, self.kind.clone(), self.object)
    }

    /// The same as it is told after this one. Where no more did it since, nothing is new: it keeps its
    /// moment, and does not come to a hub that did not show it. What was seen in the hub until then
    /// is not news elsewhere once the hub leaves it out.
    pub fn after(self, known: &Self, seen_ms: i64) -> Self {
        if known.actor_count < self.actor_count || known.last_ms < self.last_ms {
            return self;
        }
        let in_hub = self.in_hub && known.in_hub;
        let was_seen = known.in_hub && known.last_ms <= seen_ms;
        Self {
            told_ms: if was_seen && !in_hub {
                0
            } else {
                known.told_ms
            },
            in_hub,
            ..self
        }
    }

    /// Its kind, if this version knows it.
    pub fn kind(&self) -> Option<NoticeKind> {
        NoticeKind::parse(&self.kind)
    }
}

impl CountRow {
    /// What it is about.
    pub fn thing(&self) -> Thing {
        (self.day, self.kind.clone(), self.object)
    }

    /// Its kind, if this version knows it.
    pub fn kind(&self) -> Option<NoticeKind> {
        NoticeKind::parse(&self.kind)
    }
}

sql! {
    NOTE: () =
        "INSERT INTO notice_actors \
         (user_id, day, kind, object, done_number, actor_id, comment_id, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
         ON CONFLICT (user_id, day, kind, object, actor_id) DO NOTHING";
    NOTE_AGAIN: () =
        "INSERT INTO notice_actors \
         (user_id, day, kind, object, done_number, actor_id, comment_id, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
         ON CONFLICT (user_id, day, kind, object, actor_id) DO UPDATE \
         SET done_number = excluded.done_number, comment_id = excluded.comment_id, created_ms = excluded.created_ms";
    FORGET_KINDS: () =
        "DELETE FROM notice_actors WHERE user_id = $1 AND day >= $2 AND kind IN ($list)";
    FORGET_ACTORS_BEFORE: () = "DELETE FROM notice_actors WHERE user_id = $1 AND day < $2";
    FORGET_BEFORE: () = "DELETE FROM notices WHERE user_id = $1 AND day < $2";
    SEPARATE: () = "DELETE FROM notice_actors WHERE user_id = $1 AND actor_id = $2";
    COUNT_SINCE: CountRow =
        "SELECT user_id, day, kind, object, count(*) AS actor_count, max(created_ms) AS last_ms \
         FROM notice_actors WHERE user_id = $1 AND day >= $2 \
         GROUP BY user_id, day, kind, object";
    TOLD_SINCE: NoticeRow =
        "SELECT user_id, id, day, kind, object, actor_count, last_ms, told_ms, in_hub FROM notices \
         WHERE user_id = $1 AND day >= $2";
    TELL: () =
        "INSERT INTO notices (user_id, id, day, kind, object, actor_count, last_ms, told_ms, in_hub) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
         ON CONFLICT (user_id, id) DO UPDATE SET actor_count = excluded.actor_count, \
         last_ms = excluded.last_ms, told_ms = excluded.told_ms, in_hub = excluded.in_hub";
    UNTELL: () = "DELETE FROM notices WHERE user_id = $1 AND id = $2";
    FIND: NoticeRow =
        "SELECT user_id, id, day, kind, object, actor_count, last_ms, told_ms, in_hub FROM notices \
         WHERE user_id = $1 AND id = $2 AND in_hub";
    LIST: NoticeRow =
        "SELECT user_id, id, day, kind, object, actor_count, last_ms, told_ms, in_hub FROM notices \
         WHERE user_id = $1 AND (last_ms, id) < ($2, $3) AND in_hub \
         ORDER BY last_ms DESC, id DESC LIMIT $4";
    LIST_ALL: NoticeRow =
        "SELECT user_id, id, day, kind, object, actor_count, last_ms, told_ms, in_hub FROM notices \
         WHERE user_id = $1 ORDER BY last_ms DESC, id DESC LIMIT $2";
    // Of a thing that thousands did something with, the latest are read alone.
    LATEST: LatestRow =
        "SELECT n.id AS notice_id, a.actor_id, a.comment_id FROM notices n \
         JOIN notice_actors a ON a.user_id = $1 AND a.day = n.day AND a.kind = n.kind \
         AND a.object = n.object \
         AND a.done_number >= coalesce((SELECT b.done_number FROM notice_actors b WHERE b.user_id = $1 \
         AND b.day = n.day AND b.kind = n.kind AND b.object = n.object \
         ORDER BY b.done_number DESC LIMIT 1 OFFSET 9), 0) \
         WHERE n.user_id = $1 AND n.id IN ($list) ORDER BY a.done_number DESC";
    ACTORS: ActorRow =
        "SELECT user_id, day, kind, object, done_number, actor_id, comment_id, created_ms \
         FROM notice_actors WHERE user_id = $1 AND day = $2 AND kind = $3 AND object = $4 \
         AND done_number < $5 ORDER BY done_number DESC LIMIT $6";
    UNSEEN: i64 =
        "SELECT count(*) FROM (SELECT 1 AS one FROM notices WHERE user_id = $1 AND last_ms > $2 \
         AND in_hub LIMIT $3) AS unseen";
}

sql! {
    MAILED: (UserId, i64) = "SELECT user_id, mailed_ms FROM news_hubs WHERE user_id IN ($list)";
    HUB: HubRow =
        "SELECT seen_ms, gathered_ms, mailed_ms, messages_mailed_ms FROM news_hubs WHERE user_id = $1";
    TAKE_HUB: () =
        "INSERT INTO news_hubs (user_id, seen_ms, gathered_ms) VALUES ($1, 0, $2) \
         ON CONFLICT (user_id) DO UPDATE \
         SET gathered_ms = CASE WHEN excluded.gathered_ms > news_hubs.gathered_ms \
         THEN excluded.gathered_ms ELSE news_hubs.gathered_ms END";
    SEE: () =
        "INSERT INTO news_hubs (user_id, seen_ms, gathered_ms) VALUES ($1, $2, 0) \
         ON CONFLICT (user_id) DO UPDATE SET seen_ms = excluded.seen_ms \
         WHERE news_hubs.seen_ms < excluded.seen_ms";
}

owned! {
    notices: "notices",
        read "SELECT id, day, kind, object, actor_count, last_ms, told_ms, mailed_ms, in_hub \
              FROM notices WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM notices WHERE user_id = $1";
    notice_actors: "notice_actors",
        read "SELECT day, kind, object, created_ms FROM notice_actors \
              WHERE user_id = $1 ORDER BY done_number",
        erase "DELETE FROM notice_actors WHERE user_id = $1 OR actor_id = $1";
    news_hubs: "news_hubs",
        read "SELECT seen_ms, mailed_ms, messages_mailed_ms FROM news_hubs WHERE user_id = $1",
        erase "DELETE FROM news_hubs WHERE user_id = $1";
    board_tellings: "board_tellings",
        read "SELECT board_id, day FROM board_tellings WHERE user_id = $1 ORDER BY board_id, day",
        erase "DELETE FROM board_tellings WHERE user_id = $1";
    idea_pins: "idea_pins",
        read "SELECT day, place, pin_id FROM idea_pins WHERE user_id = $1 ORDER BY day, place",
        erase "DELETE FROM idea_pins WHERE user_id = $1";
}

/// Notes who did it; false where it was known. `again` counts what the same user does anew on
/// that day as the latest.
pub async fn note(tx: &Tx, row: &ActorRow, again: bool) -> Result<bool> {
    let args = args![
        row.user_id,
        row.day,
        row.kind,
        row.object,
        row.done_number,
        row.actor_id,
        row.comment_id,
        row.created_ms
    ];
    let note = if again { &NOTE_AGAIN } else { &NOTE };
    Ok(tx.exec(note, &args).await? > 0)
}

/// Forgets who did something of these kinds since a day.
pub async fn forget_kinds(tx: &Tx, user: UserId, since: i64, kinds: &[&str]) -> Result<()> {
    tx.exec_in(&FORGET_KINDS, &args![user, since], kinds)
        .await?;
    Ok(())
}

/// Forgets what a user was told before a day.
pub async fn forget_before(tx: &Tx, user: UserId, day: i64) -> Result<()> {
    tx.exec(&FORGET_ACTORS_BEFORE, &args![user, day]).await?;
    tx.exec(&FORGET_BEFORE, &args![user, day]).await?;
    ideas::forget_before(tx, user, day).await
}

/// Forgets what one user did with things of another.
pub async fn separate(tx: &Tx, user: UserId, actor: UserId) -> Result<()> {
    tx.exec(&SEPARATE, &args![user, actor]).await?;
    Ok(())
}

/// How many did what since a day.
pub async fn count_since(run: &impl Run, user: UserId, since: i64) -> Result<Vec<CountRow>> {
    Ok(run.all(&COUNT_SINCE, &args![user, since]).await?)
}

/// What a user is told of since a day.
pub async fn told_since(run: &impl Run, user: UserId, since: i64) -> Result<Vec<NoticeRow>> {
    Ok(run.all(&TOLD_SINCE, &args![user, since]).await?)
}

/// Keeps what is told.
pub async fn tell(tx: &Tx, row: &NoticeRow) -> Result<()> {
    let args = args![
        row.user_id,
        row.id,
        row.day,
        row.kind,
        row.object,
        row.actor_count,
        row.last_ms,
        row.told_ms,
        row.in_hub
    ];
    tx.exec(&TELL, &args).await?;
    Ok(())
}

/// Tells a notice no more.
pub async fn untell(tx: &Tx, user: UserId, id: NoticeId) -> Result<()> {
    tx.exec(&UNTELL, &args![user, id]).await?;
    Ok(())
}

/// A notice of a user's hub.
pub async fn find(run: &impl Run, user: UserId, id: NoticeId) -> Result<Option<NoticeRow>> {
    Ok(run.opt(&FIND, &args![user, id]).await?)
}

/// The notices of a user's hub, the latest first, below a time and an id.
pub async fn list(
    run: &impl Run,
    user: UserId,
    [time, id]: [i64; 2],
    most: i64,
) -> Result<Vec<NoticeRow>> {
    Ok(run.all(&LIST, &args![user, time, id, most]).await?)
}

/// A user's notices, also those that their hub does not show, the latest first.
pub async fn list_all(run: &impl Run, user: UserId, most: i64) -> Result<Vec<NoticeRow>> {
    Ok(run.all(&LIST_ALL, &args![user, most]).await?)
}

/// The latest ten who did what each of these notices tells, the latest first.
pub async fn latest(run: &impl Run, user: UserId, ids: &[NoticeId]) -> Result<Vec<LatestRow>> {
    Ok(run.all_in(&LATEST, &args![user], ids).await?)
}

/// Who did what a notice tells, the latest first, below an id.
pub async fn actors(
    run: &impl Run,
    row: &NoticeRow,
    below: i64,
    most: i64,
) -> Result<Vec<ActorRow>> {
    let args = args![row.user_id, row.day, row.kind, row.object, below, most];
    Ok(run.all(&ACTORS, &args).await?)
}

/// How many notices came to the hub after a moment, at most `most`.
pub async fn unseen(run: &impl Run, user: UserId, seen_ms: i64, most: i64) -> Result<i64> {
    Ok(run.one(&UNSEEN, &args![user, seen_ms, most]).await?)
}

/// What a user has seen, and when it was gathered.
pub async fn hub(run: &impl Run, user: UserId) -> Result<HubRow> {
    Ok(run.opt(&HUB, &args![user]).await?.unwrap_or_default())
}

/// When news were last mailed to those of these users who have a hub.
pub async fn mailed(run: &impl Run, users: &[UserId]) -> Result<Vec<(UserId, i64)>> {
    Ok(run.all_in(&MAILED, &args![], users).await?)
}

/// Holds a user's hub until the transaction ends, and notes when what many do is gathered, where
/// it is.
pub async fn take_hub(tx: &Tx, user: UserId, gathered_ms: Option<i64>) -> Result<()> {
    let gathered_ms = gathered_ms.unwrap_or_default();
    tx.exec(&TAKE_HUB, &args![user, gathered_ms]).await?;
    Ok(())
}

/// Notes what a user has seen; false where they had.
pub async fn see(tx: &Tx, user: UserId, until_ms: i64) -> Result<bool> {
    Ok(tx.exec(&SEE, &args![user, until_ms]).await? > 0)
}
