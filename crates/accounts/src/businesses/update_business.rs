//! What a business says about itself.

use contract::{businesses::UpdateBusiness, errors::Code, users::ViewerView};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{ask_rules::ask_rules, sql};
use crate::users::show_viewer::viewer_view;

/// `BusinessResource/update`: changes what a business says; missing fields stay.
/// Caller: the business, if it may write.
pub async fn update_business(ctx: Ctx, input: UpdateBusiness) -> Result<ViewerView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let row = sql::lock(&tx, viewer).await?;
    let mut row = row.ok_or_else(|| Error::new(Code::BusinessRequired))?;
    if let Some(name) = &input.business_name {
        let before = row.business_name;
        row.business_name = validate::name("business_name", name, 1, 60)?;
        if row.business_name != before {
            ask_rules(&ctx, &tx, viewer, &row.business_name).await?;
        }
    }
    if let Some(email) = &input.contact_email {
        row.contact_email = match email.trim() {
            "" => None,
            email => Some(validate::email("contact_email", email)?),
        };
    }
    let lines = [
        ("street", &input.street, &mut row.street, 120),
        ("locality", &input.locality, &mut row.locality, 120),
        ("region", &input.region, &mut row.region, 120),
        ("postal_code", &input.postal_code, &mut row.postal_code, 20),
    ];
    for (field, given, kept, most) in lines {
        if let Some(text) = given {
            *kept = validate::line(field, text, 0, most)?;
        }
    }
    if let Some(country) = &input.country {
        row.country = country_code(country)?;
    }
    sql::update(&tx, &row).await?;
    tx.commit().await?;
    viewer_view(&ctx, viewer).await
}

/// Two letters, or none.
fn country_code(text: &str) -> Result<String> {
    let code = text.trim().to_uppercase();
    let legal =
        code.is_empty() || (code.len() == 2 && code.bytes().all(|b| b.is_ascii_uppercase()));
    match legal {
        true => Ok(code),
        false => Err(Error::field(Code::InvalidInput, "country").detail("country is two letters")),
    }
}
