//! Logs that the dialog for the passcode was closed without one.

use contract::{answers::Done, passcodes::NoteClosure};
use kernel::{ctx::Ctx, error::Result, validate};
use tracing::info;

/// `ParentalPasscodeClosureResource/create` (specification §2 "Closing is
/// logged"): writes a line to the server's log, which the host reads; nothing is
/// kept. Caller: user.
pub async fn note_closure(ctx: Ctx, input: NoteClosure) -> Result<Done> {
    let viewer = ctx.user()?;
    let path = validate::line("path", &input.path, 1, 200)?;
    info!(user = %viewer, path, "the passcode was asked for and not given");
    Ok(Done {})
}
