//! What this room adds to the work of lower ones.

use contract::users::ViewerView;
use kernel::{ctx::Ctx, error::Result, hook};

use super::{find_passcode::find_passcode, require_passcode::require_passcode};
use crate::users::{
    check_protection::{CHECK_PROTECTION, CheckProtection},
    show_viewer::{Account, FILL_VIEWER, FillViewer},
};

hook!(CHECK_PROTECTION: CheckProtection, "passcodes", |ctx, id, passcode| {
    Box::pin(require_passcode(ctx, id, passcode))
});
hook!(FILL_VIEWER: FillViewer, "passcodes", |ctx, of, viewer| Box::pin(fill(ctx, of, viewer)));

async fn fill(ctx: &Ctx, of: &Account, viewer: &mut ViewerView) -> Result<()> {
    viewer.passcode = find_passcode(&ctx.house.db, of.id(), of.standing).await?;
    Ok(())
}
