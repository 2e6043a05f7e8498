//! Sections as shown beside pins and in their own views.

use std::collections::HashMap;

use contract::{ids::SectionId, sections::SectionRef};
use kernel::{ctx::Ctx, error::Result};

use super::sql::sections::{self, StoredSection};

/// Sections as shown beside pins.
pub async fn section_refs(
    ctx: &Ctx,
    ids: impl IntoIterator<Item = SectionId>,
) -> Result<HashMap<SectionId, SectionRef>> {
    let mut ids: Vec<SectionId> = ids.into_iter().collect();
    ids.sort_unstable();
    ids.dedup();
    let rows = sections::stored_sections(&ctx.house.db, &ids).await?;
    Ok(rows.iter().map(|row| (row.id, section_ref(row))).collect())
}

/// One of them.
pub fn section_ref(row: &StoredSection) -> SectionRef {
    SectionRef {
        r#type: "board_section",
        id: row.id,
        title: row.title.clone(),
        slug: row.slug.clone(),
    }
}
