//! Takes the ban of a picture back.

use contract::{answers::Done, reports::pictures::UnbanPicture};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::judge_picture::unban;

/// `BannedPictureResource/delete`: takes the ban of a picture back: it can be saved again, and
/// the pins that the ban took down come back. The pin by whose case it was banned stays deleted,
/// unless an appeal reverses that. Caller: employee.
pub async fn unban_picture(ctx: Ctx, input: UnbanPicture) -> Result<Done> {
    let employee = ctx.employee()?;
    let tx = ctx.begin().await?;
    if !unban(&ctx, &tx, input.ban_id, employee).await? {
        return Err(Error::not_found());
    }
    tx.commit().await?;
    Ok(Done {})
}
