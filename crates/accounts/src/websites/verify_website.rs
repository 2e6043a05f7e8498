//! Looks for the proof of a claim.

use contract::{
    audits::AuditChange,
    errors::Code,
    ids::UserId,
    websites::{VerifyWebsite, WebsiteView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    tx::Tx,
};

use super::{
    claim_website::new_token,
    find_proof::find_proof,
    show_websites::show,
    sql::{self, WebsiteRow},
};
use crate::{
    audits::note_change::note_change,
    mails::{About, NewMail, send_mail},
};

/// How long a proof is believed before it is looked at again: a week.
pub(super) const BELIEVED_MS: i64 = 7 * 24 * 60 * 60 * 1_000;

/// `UserWebsitesResource/update`: verifies a claim. Caller: the claimant, if they
/// may write. The last to prove a website has it: the former owner is told, and
/// needs a new proof.
pub async fn verify_website(ctx: Ctx, input: VerifyWebsite) -> Result<WebsiteView> {
    let viewer = ctx.writer()?;
    let claim = sql::find(&ctx.house.db, viewer, &input.domain).await?;
    let claim = claim.ok_or_else(Error::not_found)?;
    find_proof(&ctx.house, &claim.domain, &claim.token, input.proof)
        .await
        .map_err(|code| Error::field(code, "proof"))?;
    let tx = ctx.begin().await?;
    // Looking took a while: what was found is for this text alone.
    let row = sql::lock(&tx, viewer, &claim.domain).await?;
    let mut row = row
        .filter(|row| row.token == claim.token)
        .ok_or_else(|| Error::field(Code::WebsiteTagMissing, "proof"))?;
    let before = sql::own(&tx, &row.domain, viewer).await?;
    if let Some(other) = before {
        take_from(&ctx, &tx, other, &row.domain).await?;
    }
    if row.verified_ms.is_none() {
        note_change(&ctx, &tx, viewer, AuditChange::WebsiteVerified).await?;
    }
    row.proof = Some(input.proof.name().to_owned());
    row.verified_ms = Some(row.verified_ms.unwrap_or_else(|| ctx.now()));
    row.check_ms = Some(ctx.now() + BELIEVED_MS);
    row.failures = 0;
    sql::update(&tx, viewer, &row).await?;
    tx.commit().await?;
    Ok(show(&row))
}

/// Takes a website from its former owner, who is told nothing of the new one: it
/// is noted as the host's doing.
async fn take_from(ctx: &Ctx, tx: &Tx, other: UserId, domain: &str) -> Result<()> {
    if let Some(mut row) = sql::lock(tx, other, domain).await? {
        lose(&ctx.house, &mut row);
        sql::update(tx, other, &row).await?;
    }
    let host = Ctx::of_job(&ctx.house);
    note_change(&host, tx, other, AuditChange::WebsiteLost).await?;
    let about = About::WebsiteTaken {
        domain: domain.to_owned(),
    };
    let mail = NewMail {
        user_id: other,
        about,
    };
    send_mail(ctx, tx, &mail).await
}

/// Keeps the claim, unverified; what was left lying on the website does not
/// count.
pub(super) fn lose(house: &House, row: &mut WebsiteRow) {
    row.token = new_token(house);
    row.proof = None;
    row.verified_ms = None;
    row.check_ms = None;
    row.failures = 0;
}
