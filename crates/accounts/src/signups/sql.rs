//! The only place that names `signup_origins signup_flows`.

use contract::{ids::UserId, signups::SignupFlowStep};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    INSERT_ORIGIN: () =
        "INSERT INTO signup_origins (user_id, referrer, invite_code, utm_campaign, visited_pages, \
         user_behavior_data, created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    SET_STEP: () = "INSERT INTO signup_flows (user_id, step) VALUES ($1, $2)";
    MOVE_STEP: () = "UPDATE signup_flows SET step = $2 WHERE user_id = $1";
    END_FLOW: () = "DELETE FROM signup_flows WHERE user_id = $1";
    STEP: String = "SELECT step FROM signup_flows WHERE user_id = $1";
    ERASE_ORIGIN: () = "DELETE FROM signup_origins WHERE user_id = $1";
}

owned! {
    origins: "signup_origins",
        read "SELECT referrer, invite_code, utm_campaign, visited_pages, user_behavior_data, created_ms \
              FROM signup_origins WHERE user_id = $1",
        erase "DELETE FROM signup_origins WHERE user_id = $1";
    flows: "signup_flows",
        read "SELECT step FROM signup_flows WHERE user_id = $1",
        erase "DELETE FROM signup_flows WHERE user_id = $1";
}

/// How a user came to sign up.
pub struct SignupOrigin {
    pub referrer: Option<String>,
    pub invite_code: Option<String>,
    pub utm_campaign: Option<String>,
    pub visited_pages: Option<String>,
    pub user_behavior_data: Option<String>,
}

/// Keeps how a user came to sign up.
pub async fn insert_origin(tx: &Tx, id: UserId, origin: &SignupOrigin, now: i64) -> Result<()> {
    let args = args![
        id,
        origin.referrer,
        origin.invite_code,
        origin.utm_campaign,
        origin.visited_pages,
        origin.user_behavior_data,
        now
    ];
    tx.exec(&INSERT_ORIGIN, &args).await?;
    Ok(())
}

/// Begins the flow of a new account.
pub async fn set_step(tx: &Tx, id: UserId, step: SignupFlowStep) -> Result<()> {
    tx.exec(&SET_STEP, &args![id, name(step)?]).await?;
    Ok(())
}

/// Goes to another screen; false when the flow is over.
pub async fn move_step(tx: &Tx, id: UserId, step: SignupFlowStep) -> Result<bool> {
    Ok(tx.exec(&MOVE_STEP, &args![id, name(step)?]).await? == 1)
}

/// Ends the flow.
pub async fn end_flow(tx: &Tx, id: UserId) -> Result<()> {
    tx.exec(&END_FLOW, &args![id]).await?;
    Ok(())
}

/// The screen that is open.
pub async fn step(run: &impl Run, id: UserId) -> Result<Option<String>> {
    Ok(run.opt(&STEP, &args![id]).await?)
}

/// Removes all of a user.
pub async fn erase(tx: &Tx, id: UserId) -> Result<()> {
    tx.exec(&ERASE_ORIGIN, &args![id]).await?;
    end_flow(tx, id).await
}

/// A step as it is kept: its name in the contract.
fn name(step: SignupFlowStep) -> Result<String> {
    let value = serde_json::to_value(step)?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}
