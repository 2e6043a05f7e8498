//! Erases all that is stored about a user (quality, "Safety of people" 8).
//!
//! Each room takes back and removes what is its own; it says so by an [`Eraser`].

use std::sync::Arc;

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    events::{self, Event},
    house::{Changed, House},
    tx::Tx,
};
use store::{OWNED, args};

use super::{
    sql::{self, follows, hidden},
    unfollow_user::stop_following,
};
use crate::uploads::{self, find_picture::uploaded_signatures, release_picture::remove_unshown};

/// Things looked up between two looks at the rest.
const BATCH: i64 = 100;

/// What a room does when a user is erased. There are four phases, and in each the
/// rooms come in the alphabetical order of their names, then `users`. Rows that
/// the statements of `owned!` reach need no eraser: they go at the end of the
/// third phase.
#[derive(Clone, Copy)]
pub struct Eraser {
    /// The room; it has one eraser.
    pub room: &'static str,
    /// First: finds the pictures and files that its tables lead to, while they do.
    pub find: for<'a> fn(&'a House, UserId, &'a mut Leftovers) -> BoxFuture<'a, Result<()>>,
    /// Second: takes back, as if the user did it, what others see beside theirs,
    /// such as counts. Each step is a transaction of its own, so it may be done
    /// again.
    pub take_back: fn(&Ctx, UserId) -> BoxFuture<'_, Result<()>>,
    /// Third: removes what is not reached by the id of the user alone, in the
    /// transaction that ends with the account.
    pub forget: for<'a> fn(&'a Ctx, &'a Tx, UserId) -> BoxFuture<'a, Result<()>>,
}

impl Eraser {
    /// A room's eraser that does nothing yet: it names the phases that it needs.
    pub const fn of(room: &'static str) -> Self {
        Self {
            room,
            find: |_, _, _| Box::pin(async { Ok(()) }),
            take_back: |_, _| Box::pin(async { Ok(()) }),
            forget: |_, _, _| Box::pin(async { Ok(()) }),
        }
    }
}

/// What remains beside the tables, and goes in the fourth phase: files at once,
/// pictures unless something else shows them.
#[derive(Default)]
pub struct Leftovers {
    /// Signatures of pictures.
    pub pictures: Vec<String>,
    /// Ids under which archives are kept, such as exports.
    pub archives: Vec<i64>,
}

/// Every room's eraser: `register!(ERASERS: Eraser = Eraser { take_back, ..Eraser::of("pins") });`
#[linkme::distributed_slice]
pub static ERASERS: [Eraser];

/// Erases a user whose days of grace are over; harmless when they came back.
pub async fn erase_user(house: &Arc<House>, id: UserId) -> Result<()> {
    let Some(row) = sql::find(&house.db, id).await? else {
        return Ok(());
    };
    if row.erase_ms.is_none_or(|due| due > house.now()) {
        return Ok(());
    }
    let ctx = Ctx::of_job(house).acting_as(Actor::user(id));
    let mut erasers: Vec<&Eraser> = ERASERS.iter().collect();
    erasers.sort_unstable_by_key(|eraser| eraser.room);
    let mut left = Leftovers::default();
    left.pictures.extend(row.pictures().map(|(it, _)| it));
    for kept in hidden::of_user(&house.db, id).await? {
        left.pictures.extend(kept.pictures().map(|(it, _)| it));
    }
    left.pictures
        .extend(uploaded_signatures(&house.db, id).await?);
    let kept = uploads::kept_files_of(&house.db, id).await?;
    left.archives
        .extend(kept.into_iter().map(|upload| upload.0));
    for eraser in &erasers {
        (eraser.find)(house, id, &mut left).await?;
    }
    for eraser in &erasers {
        (eraser.take_back)(&ctx, id).await?;
    }
    unfollow(&ctx, id).await?;
    lose_followers(&ctx, id).await?;
    let tx = house.begin().await?;
    for eraser in &erasers {
        (eraser.forget)(&ctx, &tx, id).await?;
    }
    for owned in OWNED {
        tx.exec(owned.erase, &args![id]).await?;
    }
    events::emit(&ctx, &tx, Event::UserChanged { user_id: id }).await?;
    for changed in [Changed::User(id), Changed::UserRef(id), Changed::Privacy] {
        tx.changed(changed);
    }
    tx.commit().await?;
    remove(house, left).await
}

async fn remove(house: &Arc<House>, left: Leftovers) -> Result<()> {
    let archives = house.blobs.archives();
    for id in left.archives {
        archives.remove(id).await.map_err(Error::internal)?;
    }
    for signature in left.pictures {
        remove_unshown(house, &signature).await?;
    }
    Ok(())
}

async fn unfollow(ctx: &Ctx, id: UserId) -> Result<()> {
    loop {
        let people = follows::followed(&ctx.house.db, id, 0, BATCH).await?;
        if people.is_empty() {
            return Ok(());
        }
        for followed in people {
            stop_following(ctx, id, followed).await?;
        }
    }
}

/// Ends all follows of a user, as if each follower did.
async fn lose_followers(ctx: &Ctx, id: UserId) -> Result<()> {
    loop {
        let followers = follows::followers(&ctx.house.db, id, 0, BATCH).await?;
        if followers.is_empty() {
            return Ok(());
        }
        for follower in followers {
            stop_following(ctx, follower, id).await?;
        }
    }
}
