//! The only place that names `shares`.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use contract::ids::{PinId, UserId};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    tx::Tx,
};
use store::{Run, args, owned, sql};

sql! {
    ADD: () = "INSERT INTO shares (pin_id, user_id, mark, created_ms) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
    OF_USER: PinId = "SELECT pin_id FROM shares WHERE user_id = $1 ORDER BY pin_id LIMIT $2";
    DELETE: () = "DELETE FROM shares WHERE pin_id = $1 AND user_id = $2";
    FORGET: () = "DELETE FROM shares WHERE pin_id = $1";
}

owned! {
    shares: "shares",
        read "SELECT pin_id, created_ms FROM shares WHERE user_id = $1 ORDER BY pin_id",
        erase "DELETE FROM shares WHERE user_id = $1";
}

/// Who is counted once.
pub struct Sharer {
    user: UserId,
    mark: String,
}

impl Sharer {
    /// A signed-in user, or a visitor's browser by the hash of what it keeps;
    /// none of crawlers and browsers that keep nothing.
    pub fn of(ctx: &Ctx) -> Option<Self> {
        if let Some(user) = ctx.viewer() {
            let mark = String::new();
            return Some(Self { user, mark });
        }
        if ctx.actor == Actor::Crawler {
            return None;
        }
        let mark = URL_SAFE_NO_PAD.encode(ctx.browser.mark?);
        Some(Self {
            user: UserId::default(),
            mark,
        })
    }
}

/// Inserts a share; false when it was there before. The pin must be locked.
pub async fn add(tx: &Tx, pin: PinId, sharer: &Sharer, now: i64) -> Result<bool> {
    let args = args![pin, sharer.user, sharer.mark, now];
    Ok(tx.exec(&ADD, &args).await? == 1)
}

/// Some pins that a user shared.
pub async fn of_user(run: &impl Run, user: UserId, most: i64) -> Result<Vec<PinId>> {
    Ok(run.all(&OF_USER, &args![user, most]).await?)
}

/// Removes a user's share of a pin; false when there was none.
pub async fn delete(tx: &Tx, pin: PinId, user: UserId) -> Result<bool> {
    Ok(tx.exec(&DELETE, &args![pin, user]).await? == 1)
}

/// Removes all shares of a pin that is deleted for good.
pub async fn forget(tx: &Tx, pin: PinId) -> Result<()> {
    tx.exec(&FORGET, &args![pin]).await?;
    Ok(())
}
