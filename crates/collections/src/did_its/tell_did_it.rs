//! Tells a did-it: that the viewer did what a pin shows.

use std::collections::BTreeSet;

use accounts::{
    preferences::may_reach::{Reach, hides_comment, may_reach},
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
    ids::{DidItId, UserId},
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
    delete_did_it::count_did_it,
    policy,
    show_did_its::did_it_view,
    sql::{self, DidItRow},
};
use crate::pins::{
    self, StoredPin, Tally,
    check_pace::check_pace,
    get_pin::{locked, visible},
    takes_comments::takes_comments,
};

/// Photographs beside it at most.
const MOST_PICTURES: usize = 5;

/// `DidItActivityResource/create` and `…/update`: tells a did-it. Caller: a user
/// who may comment on the pin, while it takes comments. There is one of each user for each
/// pin; told again, what is given takes the place of what was. What words of the pinner's
/// hold back is shown to its author alone until other words take their place.
pub async fn tell_did_it(ctx: Ctx, input: TellDidIt) -> Result<DidItView> {
    let viewer = ctx.writer()?;
    let details = input.details.as_deref();
    let details = details.map(|text| validate::text("details", text, 0, 500));
    let details = details.transpose()?;
    let pictures = match input.image_signatures.map(check_pictures).transpose()? {
        // An open page may know names of before.
        Some(known) => Some(check_pictures(
            current_signatures(&ctx.house.db, known).await?,
        )?),
        None => None,
    };
    let pin = visible(&ctx, input.pin_id).await?;
    let both = (viewer, pin.pinner_id);
    let may_comment = may_reach(&ctx, viewer, pin.pinner_id, Reach::Comment).await?;
    let told = Told {
        takes_comments: takes_comments(&ctx, pin.pinner_id).await?,
        is_held: hides_comment(&ctx, both, details.as_deref().unwrap_or_default()).await?,
        details,
        pictures,
    };
    let tx = ctx.begin().await?;
    let pin = locked(&ctx, &tx, viewer, input.pin_id).await?;
    let row = match sql::of_user(&tx, pin.id, viewer).await? {
        Some(row) => retell(&ctx, &tx, &pin, (row, told)).await?,
        None => {
            policy::is_open(viewer, &pin, told.takes_comments)?;
            policy::may_tell(viewer, &pin, may_comment)?;
            tell(&ctx, &tx, &pin, (viewer, told)).await?
        }
    };
    tx.commit().await?;
    did_it_view(&ctx, &pin, row.id).await
}

/// What is told, and what was asked before the pin was locked.
struct Told {
    details: Option<String>,
    pictures: Option<Vec<String>>,
    /// Whether the pinner takes comments below any of their pins.
    takes_comments: bool,
    /// Whether words of the pinner's hold the details back.
    is_held: bool,
}

/// Tells it for the first time.
async fn tell(
    ctx: &Ctx,
    tx: &Tx,
    pin: &StoredPin,
    (viewer, told): (UserId, Told),
) -> Result<DidItRow> {
    let row = DidItRow {
        id: DidItId(ctx.new_id()),
        pin_id: pin.id,
        user_id: viewer,
        details: told.details.unwrap_or_default(),
        is_held: told.is_held,
        created_ms: ctx.now(),
        ..DidItRow::default()
    };
    let rule = ask_rules(ctx, tx, &row).await?;
    check_pace(ctx, tx, viewer).await?;
    sql::insert(tx, &row).await?;
    if row.is_shown() {
        show(ctx, tx, pin, (&row, 0)).await?;
    }
    tell_held(ctx, tx, &row, rule).await?;
    if let Some(wanted) = told.pictures.filter(|wanted| !wanted.is_empty()) {
        put_pictures(ctx, tx, &row, (&[], &wanted)).await?;
    }
    Ok(row)
}

/// Puts what is given in the place of what was. The same once more is taken wherever it stands.
async fn retell(
    ctx: &Ctx,
    tx: &Tx,
    pin: &StoredPin,
    (mut row, told): (DidItRow, Told),
) -> Result<DidItRow> {
    policy::may_retell(&row)?;
    let shots = sql::shots(tx, &[row.id]).await?;
    let had: Vec<String> = shots.into_iter().map(|shot| shot.signature).collect();
    let details = told.details.filter(|details| *details != row.details);
    let pictures = told.pictures.filter(|wanted| *wanted != had);
    if details.is_none() && pictures.is_none() {
        return Ok(row);
    }
    policy::is_open(row.user_id, pin, told.takes_comments)?;
    if let Some(details) = details {
        let was_shown = row.is_shown();
        (row.details, row.is_held) = (details, told.is_held);
        let rule = ask_rules(ctx, tx, &row).await?;
        match (was_shown, row.is_shown()) {
            (false, true) => show(ctx, tx, pin, (&row, had.len())).await?,
            (true, false) => count_did_it(tx, &row, had.len(), -1).await?,
            _ => {}
        }
        tell_held(ctx, tx, &row, rule).await?;
    }
    sql::update(tx, &row).await?;
    if let Some(wanted) = pictures {
        put_pictures(ctx, tx, &row, (&had, &wanted)).await?;
    }
    Ok(row)
}

/// The rule of the host by which a case is opened of its words.
async fn ask_rules(ctx: &Ctx, tx: &Tx, row: &DidItRow) -> Result<Option<String>> {
    let rules = find_rules(&ctx.house, tx).await?;
    rules.ask(&[("details", &row.details)]).of_thing()
}

/// Counts it, with so many photographs, and has its pinner told of it, from when it is shown.
async fn show(
    ctx: &Ctx,
    tx: &Tx,
    pin: &StoredPin,
    (row, pictures): (&DidItRow, usize),
) -> Result<()> {
    count_did_it(tx, row, pictures, 1).await?;
    let about = Concern::new(pin.pinner_id, NoticeKind::DidIt, row.user_id, pin.id.0);
    concern(ctx, tx, about).await
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

/// Shows these pictures and no others: such as it shows already, and such as its
/// author uploaded.
async fn put_pictures(
    ctx: &Ctx,
    tx: &Tx,
    row: &DidItRow,
    (had, wanted): (&[String], &[String]),
) -> Result<()> {
    let mut pictures: Vec<StoredPicture> = Vec::with_capacity(wanted.len());
    for signature in wanted {
        let picture = match had.contains(signature) {
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
    match row.is_shown() {
        true => pins::tally(tx, row.pin_id, Tally::DidItImage, more).await,
        false => Ok(()),
    }
}
