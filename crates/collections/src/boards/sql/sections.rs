//! The only place that names `sections section_slugs`.

use std::cmp::Reverse;

use contract::ids::{BoardId, SectionId};
use kernel::{error::Result, house::Changed, tx::Tx, validate};
use store::{Run, args, owned, row, sql};

row! {
    /// A section.
    #[derive(Default)]
    pub struct StoredSection {
        /// Its id.
        pub id: SectionId,
        /// The board it divides.
        pub board_id: BoardId,
        /// As shown.
        pub title: String,
        /// Its address on the board.
        pub slug: String,
        /// Order on the board, the uppermost greatest.
        pub place: i64,
        /// JSON: the uppermost pictures.
        pub covers: String,
        /// Its pins.
        pub pin_count: i64,
    }
}

sql! {
    FIND: StoredSection = "SELECT id, board_id, title, slug, place, covers, pin_count FROM sections WHERE id = $1";
    FIND_MANY: StoredSection =
        "SELECT id, board_id, title, slug, place, covers, pin_count FROM sections WHERE id IN ($list)";
    IDS_OF_BOARD: SectionId = "SELECT section_id FROM section_slugs WHERE board_id = $1";
    COUNT_OF: i64 = "SELECT count(*) FROM section_slugs WHERE board_id = $1";
    ID_BY_SLUG: SectionId = "SELECT section_id FROM section_slugs WHERE board_id = $1 AND slug = $2";
    CLAIM_SLUG: () =
        "INSERT INTO section_slugs (board_id, slug, section_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    FREE_SLUG: () = "DELETE FROM section_slugs WHERE board_id = $1 AND slug = $2";
    FREE_SLUGS_OF_BOARD: () = "DELETE FROM section_slugs WHERE board_id = $1";
    INSERT: () =
        "INSERT INTO sections (id, board_id, title, slug, place, covers, created_ms) \
         VALUES ($1, $2, $3, $4, $5, '[]', $6)";
    UPDATE: () = "UPDATE sections SET title = $2, slug = $3 WHERE id = $1";
    SET_PLACE: () = "UPDATE sections SET place = $2 WHERE id = $1";
    SET_COVERS: () = "UPDATE sections SET covers = $2 WHERE id = $1";
    COUNT_PINS: () = "UPDATE sections SET pin_count = pin_count + $2 WHERE id = $1";
    DELETE: () = "DELETE FROM sections WHERE id = $1";
    DELETE_MANY: () = "DELETE FROM sections WHERE id IN ($list)";
}

owned! {
    sections: "sections",
        read "SELECT id, board_id, title, slug, place, pin_count, created_ms FROM sections \
              WHERE board_id IN (SELECT id FROM boards WHERE owner_id = $1) ORDER BY id",
        erase "DELETE FROM sections WHERE board_id IN (SELECT id FROM boards WHERE owner_id = $1)";
    section_slugs: "section_slugs",
        read "SELECT board_id, slug, section_id FROM section_slugs WHERE board_id IN (SELECT id \
              FROM boards WHERE owner_id = $1)",
        erase "DELETE FROM section_slugs WHERE board_id IN (SELECT id FROM boards WHERE owner_id = $1)";
}

/// One section.
pub async fn stored_section(run: &impl Run, id: SectionId) -> Result<Option<StoredSection>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// The section, if it is still there on its board.
pub async fn section_still_on(
    run: &impl Run,
    board: BoardId,
    id: Option<SectionId>,
) -> Result<Option<SectionId>> {
    let Some(id) = id else { return Ok(None) };
    let found = stored_section(run, id).await?;
    Ok(found.filter(|row| row.board_id == board).map(|row| row.id))
}

/// Several sections, in any order.
pub async fn stored_sections(run: &impl Run, ids: &[SectionId]) -> Result<Vec<StoredSection>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// A board's sections below a place, the uppermost first.
pub async fn list_sections(
    run: &impl Run,
    board: BoardId,
    below: i64,
    most: i64,
) -> Result<Vec<StoredSection>> {
    let ids = run.all(&IDS_OF_BOARD, &args![board]).await?;
    let mut rows = stored_sections(run, &ids).await?;
    rows.retain(|row| row.place < below);
    rows.sort_unstable_by_key(|row| Reverse(row.place));
    rows.truncate(usize::try_from(most).unwrap_or(0));
    Ok(rows)
}

/// All sections of a board, the uppermost first.
pub async fn all_sections(run: &impl Run, board: BoardId) -> Result<Vec<StoredSection>> {
    list_sections(run, board, i64::MAX, i64::MAX).await
}

/// How many sections wait for a board in the bin.
pub async fn count_of(run: &impl Run, board: BoardId) -> Result<i64> {
    Ok(run.one(&COUNT_OF, &args![board]).await?)
}

/// The section at the board's address.
pub async fn section_by_slug(
    run: &impl Run,
    board: BoardId,
    slug: &str,
) -> Result<Option<SectionId>> {
    if !validate::can_be_kept(slug) {
        return Ok(None);
    }
    let id = run.opt(&ID_BY_SLUG, &args![board, slug]).await?;
    Ok(id)
}

/// Claims an address on the board; false when another section has it.
pub async fn claim_section_slug(
    tx: &Tx,
    board: BoardId,
    slug: &str,
    id: SectionId,
) -> Result<bool> {
    Ok(tx.exec(&CLAIM_SLUG, &args![board, slug, id]).await? == 1)
}

/// Gives an address back.
pub async fn free_section_slug(tx: &Tx, board: BoardId, slug: &str) -> Result<()> {
    tx.exec(&FREE_SLUG, &args![board, slug]).await?;
    Ok(())
}

/// Adds the section; its address must have been claimed.
pub async fn insert_section(tx: &Tx, section: &StoredSection, now: i64) -> Result<()> {
    let args = args![
        section.id,
        section.board_id,
        section.title,
        section.slug,
        section.place,
        now
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// Writes its name.
pub async fn update_section(tx: &Tx, section: &StoredSection) -> Result<()> {
    let args = args![section.id, section.title, section.slug];
    tx.exec(&UPDATE, &args).await?;
    // Its pins name it.
    tx.changed(Changed::Board(section.board_id));
    Ok(())
}

/// Puts it elsewhere on the board.
pub async fn set_section_place(tx: &Tx, board: BoardId, id: SectionId, place: i64) -> Result<()> {
    tx.exec(&SET_PLACE, &args![id, place]).await?;
    tx.changed(Changed::OnBoard(board));
    Ok(())
}

/// Writes its uppermost pictures.
pub async fn set_section_covers(tx: &Tx, id: SectionId, covers: &str) -> Result<()> {
    tx.exec(&SET_COVERS, &args![id, covers]).await?;
    Ok(())
}

/// Changes the number of its pins.
pub async fn count_section_pins(tx: &Tx, id: SectionId, by: i64) -> Result<()> {
    tx.exec(&COUNT_PINS, &args![id, by]).await?;
    Ok(())
}

/// Removes the section, which must be empty, and gives its address back.
pub async fn delete_section(tx: &Tx, section: &StoredSection) -> Result<()> {
    free_section_slug(tx, section.board_id, &section.slug).await?;
    tx.exec(&DELETE, &args![section.id]).await?;
    tx.changed(Changed::Board(section.board_id));
    Ok(())
}

/// Removes all sections of a board, which must be empty.
pub async fn delete_of_board(tx: &Tx, board: BoardId) -> Result<()> {
    let ids = tx.all(&IDS_OF_BOARD, &args![board]).await?;
    tx.exec(&FREE_SLUGS_OF_BOARD, &args![board]).await?;
    tx.exec_in(&DELETE_MANY, &args![], &ids).await?;
    Ok(())
}
