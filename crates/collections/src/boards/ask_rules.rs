//! Asks the rules of the host about what boards say.

use accounts::{
    rules::{
        find_rules::find_rules,
        open_case::{Held, excerpt, open_case},
    },
    users,
};
use contract::{ids::PinId, reports::ReportedKind};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::sql::StoredBoard;

/// Refuses words that the host does not allow, and has employees told of those that a rule holds
/// where others see the board. Asked is what it did not say before, and all where it was secret.
pub(super) async fn ask_rules(
    ctx: &Ctx,
    tx: &Tx,
    old: Option<&StoredBoard>,
    new: &StoredBoard,
) -> Result<()> {
    let mut said = said_by(new).to_vec();
    if let Some(old) = old.filter(|old| new.is_kept_secret() || !old.is_kept_secret()) {
        let before = said_by(old);
        said.retain(|one| !before.contains(one));
    }
    let rules = find_rules(&ctx.house, tx).await?;
    let rule = rules.ask(&said).of_thing()?;
    let Some(rule) = rule.filter(|_| !new.is_kept_secret()) else {
        return Ok(());
    };
    let owner = users::find(tx, new.owner_id).await?;
    let owner = owner.ok_or_else(Error::not_found)?;
    let held = Held {
        kind: ReportedKind::Board,
        id: new.id.0,
        pin: PinId::default(),
        subject: new.owner_id,
        path: format!("/{}/{}/", owner.username, new.slug),
        excerpt: excerpt(said_by(new).map(|(_, words)| words)),
        rule,
    };
    open_case(ctx, tx, &held).await
}

fn said_by(board: &StoredBoard) -> [(&'static str, &str); 2] {
    [("name", &board.name), ("description", &board.description)]
}
