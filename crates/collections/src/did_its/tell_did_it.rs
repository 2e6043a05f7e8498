//! Tells a did-it: that the viewer did what a pin shows.

use std::collections::BTreeSet;

use accounts::{
    preferences::may_reach::{Reach, may_reach},
    rules::{
        find_rules::find_rules,
        open_case::{Held, open_case},
    },
    uploads::{
        find_picture::StoredPicture,
        find_picture::{stored_picture, uploaded_picture},
        find_renamed::current_signatures,
        release_picture::release_picture,
    },
};
use contract::{
    did_its::{DidItView, TellDidIt},
    errors::Code,
    ids::{DidItId, PinId, UserId},
    notifications::NoticeKind,
    reports::ReportedKind,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
    tx::Tx,
    validate,
};

use super::{
    policy,
    show_did_its::did_it_view,
    sql::{self, DidItRow},
};
use crate::pins::{
    self, Tally,
    get_pin::{locked, visible},
    takes_comments::takes_comments,
};

/// Photographs beside it at most.
const MOST_PICTURES: usize = 5;

/// `DidItActivityResource/create` and `…/update`: tells a did-it. Caller: a user
/// who may comment on the pin. There is one of each user for each pin; told
/// again, what is given takes the place of what was.
pub async fn tell_did_it(ctx: Ctx, input: TellDidIt) -> Result<DidItView> {
    let viewer = ctx.writer()?;
    let details = input.details.as_deref();
    let details = details.map(|text| validate::text("details", text, 0, 500));
    let details = details.transpose()?;
    let wanted = match input.image_signatures.map(check_pictures).transpose()? {
        // An open page may know names of before.
        Some(known) => Some(check_pictures(
            current_signatures(&ctx.house.db, known).await?,
        )?),
        None => None,
    };
    let pin = visible(&ctx, input.pin_id).await?;
    let pinner = pin.pinner_id;
    let may_comment = takes_comments(&ctx, pinner).await?
        && may_reach(&ctx, viewer, pinner, Reach::Comment).await?;
    let tx = ctx.begin().await?;
    let pin = locked(&ctx, &tx, viewer, input.pin_id).await?;
    let rules = find_rules(&ctx.house, &tx).await?;
    let mut rule = None;
    let row = match sql::of_user(&tx, input.pin_id, viewer).await? {
        Some(mut row) => {
            policy::may_retell(&row)?;
            let before = row.details.clone();
            row.details = details.unwrap_or(row.details);
            if row.details != before {
                rule = rules.ask(&[("details", &row.details)]).of_thing()?;
            }
            sql::update(&tx, &row).await?;
            row
        }
        None => {
            policy::may_tell(viewer, &pin, may_comment)?;
            let told = details.as_deref().unwrap_or_default();
            rule = rules.ask(&[("details", told)]).of_thing()?;
            let about = Concern::new(pin.pinner_id, NoticeKind::DidIt, viewer, pin.id.0);
            concern(&ctx, &tx, about).await?;
            add(&ctx, &tx, input.pin_id, viewer, details).await?
        }
    };
    tell_held(&ctx, &tx, &row, rule).await?;
    if let Some(wanted) = wanted {
        put_pictures(&ctx, &tx, &row, &wanted).await?;
    }
    tx.commit().await?;
    did_it_view(&ctx, &pin, row.id).await
}

/// Has employees told of it, where a rule of the host holds it.
async fn tell_held(ctx: &Ctx, tx: &Tx, row: &DidItRow, rule: Option<String>) -> Result<()> {
    let Some(rule) = rule else {
        return Ok(());
    };
    let held = Held {
        kind: ReportedKind::UserDidItData,
        id: row.id.0,
        pin: row.pin_id,
        subject: row.user_id,
        path: format!("/pin/{}/", row.pin_id),
        excerpt: row.details.clone(),
        rule,
    };
    open_case(ctx, tx, &held).await
}

/// As many as may be, each once.
fn check_pictures(signatures: Vec<String>) -> Result<Vec<String>> {
    let each: BTreeSet<&String> = signatures.iter().collect();
    if signatures.len() > MOST_PICTURES || each.len() < signatures.len() {
        let error = Error::field(Code::InvalidInput, "image_signatures");
        return Err(error.detail("image_signatures is a list of at most 5 different pictures"));
    }
    Ok(signatures)
}

async fn add(
    ctx: &Ctx,
    tx: &Tx,
    pin: PinId,
    viewer: UserId,
    details: Option<String>,
) -> Result<DidItRow> {
    let row = DidItRow {
        id: DidItId(ctx.new_id()),
        pin_id: pin,
        user_id: viewer,
        details: details.unwrap_or_default(),
        created_ms: ctx.now(),
        ..DidItRow::default()
    };
    sql::insert(tx, &row).await?;
    pins::tally(tx, pin, Tally::DidIt, 1).await?;
    Ok(row)
}

/// Shows these pictures and no others: such as it shows already, and such as its
/// author uploaded.
async fn put_pictures(ctx: &Ctx, tx: &Tx, row: &DidItRow, wanted: &[String]) -> Result<()> {
    let shots = sql::shots(tx, &[row.id]).await?;
    let had: Vec<&String> = shots.iter().map(|shot| &shot.signature).collect();
    if had.iter().copied().eq(wanted) {
        return Ok(());
    }
    let mut pictures: Vec<StoredPicture> = Vec::with_capacity(wanted.len());
    for signature in wanted {
        let picture = match had.contains(&signature) {
            true => stored_picture(tx, signature).await?,
            false => uploaded_picture(tx, row.user_id, signature).await?,
        };
        let none = || Error::field(Code::UploadInvalid, "image_signatures");
        pictures.push(picture.ok_or_else(none)?);
    }
    sql::delete_shots(tx, row.id).await?;
    sql::add_shots(tx, row, &pictures).await?;
    let gone = had.iter().filter(|signature| !wanted.contains(signature));
    for signature in gone {
        release_picture(tx, signature, ctx.now()).await?;
    }
    let more = pictures.len() as i64 - had.len() as i64;
    pins::tally(tx, row.pin_id, Tally::DidItImage, more).await
}
