//! What this room adds to the work of lower ones.

use contract::users::ViewerView;
use kernel::{ctx::Ctx, error::Result, hook};

use super::{
    policy::may_enable_mfa, prove_factor::check_factor, show_factors::has_mfa_enabled, sql,
};
use crate::{
    mails::take_link::{END_WAYS_IN, EndWaysIn},
    sessions::check_own_password::{CHECK_FACTOR, CheckFactor},
    users::show_viewer::{Account, FILL_VIEWER, FillViewer},
};

hook!(FILL_VIEWER: FillViewer, "factors", |ctx, of, viewer| Box::pin(fill(ctx, of, viewer)));

hook!(CHECK_FACTOR: CheckFactor, "factors", |ctx, id| Box::pin(check_factor(ctx, id)));

hook!(END_WAYS_IN: EndWaysIn, "factors", |tx, id| Box::pin(sql::end_challenges(tx, id)));

async fn fill(ctx: &Ctx, of: &Account, viewer: &mut ViewerView) -> Result<()> {
    viewer.can_enable_mfa = may_enable_mfa(of.row.email_proved_ms);
    viewer.has_mfa_enabled = has_mfa_enabled(ctx, of.id()).await?;
    Ok(())
}
