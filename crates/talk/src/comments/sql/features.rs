//! Which ways to talk users leave open below their pins: the table `comment_features`.

use contract::{comments::CommentFeatures, ids::UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    FIND: (bool, bool, bool) =
        "SELECT comments, replies, mentions FROM comment_features WHERE user_id = $1";
    PUT: () =
        "INSERT INTO comment_features (user_id, comments, replies, mentions, updated_ms) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id) DO UPDATE \
         SET comments = $2, replies = $3, mentions = $4, updated_ms = $5";
}

owned! {
    comment_features: "comment_features",
        read "SELECT comments, replies, mentions, updated_ms FROM comment_features \
              WHERE user_id = $1",
        erase "DELETE FROM comment_features WHERE user_id = $1";
}

/// What a user leaves open; all where they chose nothing.
pub async fn find(run: &impl Run, user: UserId) -> Result<CommentFeatures> {
    let found = run.opt(&FIND, &args![user]).await?;
    let (comments, replies, mentions) = found.unwrap_or((true, true, true));
    Ok(CommentFeatures {
        comments,
        replies,
        mentions,
    })
}

/// Keeps what a user leaves open.
pub async fn put(tx: &Tx, user: UserId, features: CommentFeatures, now: i64) -> Result<()> {
    let CommentFeatures {
        comments,
        replies,
        mentions,
    } = features;
    let args = args![user, comments, replies, mentions, now];
    tx.exec(&PUT, &args).await?;
    // Pages of their pins say whether these take comments.
    tx.changed(Changed::UserRef(user));
    Ok(())
}
