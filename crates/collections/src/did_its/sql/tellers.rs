//! Who shows what they made of a pin.

use contract::ids::{PinId, UserId};
use kernel::error::Result;
use store::{Run, args, sql};

sql! {
    TELLERS_AMONG: UserId =
        "SELECT user_id FROM did_its WHERE pin_id = $1 AND user_id IN ($list) \
         AND NOT is_held AND taken_down_ms IS NULL";
}

/// Which of these users have a did-it of the pin that is shown to all.
pub async fn tellers_among(run: &impl Run, pin: PinId, users: &[UserId]) -> Result<Vec<UserId>> {
    Ok(run.all_in(&TELLERS_AMONG, &args![pin], users).await?)
}
