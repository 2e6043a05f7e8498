//! What this room adds to the work of lower ones.

use contract::{ids::PinId, reports::ReportedKind};
use kernel::{ctx::Ctx, error::Result, hook, tx::Tx};

use super::{
    find_rules::find_rules,
    open_case::{Held, open_case},
};
use crate::users::{
    StoredUser,
    change_profile::{FOLLOW_PROFILE, FollowProfile},
};

hook!(FOLLOW_PROFILE: FollowProfile, "rules", |ctx, tx, old, new| {
    Box::pin(ask(ctx, tx, old, new))
});

/// Asks what a profile says that it did not say before.
async fn ask(ctx: &Ctx, tx: &Tx, old: Option<&StoredUser>, new: &StoredUser) -> Result<()> {
    let mut said = new.said().to_vec();
    if let Some(old) = old {
        let before = old.said();
        said.retain(|one| !before.contains(one));
    }
    let rules = find_rules(&ctx.house, tx).await?;
    let Some(rule) = rules.ask(&said).of_thing()? else {
        return Ok(());
    };
    let words: Vec<&str> = said.iter().map(|(_, words)| *words).collect();
    let held = Held {
        kind: ReportedKind::User,
        id: new.id.0,
        pin: PinId::default(),
        subject: new.id,
        path: format!("/{}/", new.username),
        excerpt: words.join("\n"),
        rule,
    };
    open_case(ctx, tx, &held).await
}
