//! # Sections
//!
//! Lives here: parts of boards, their order, which pins are in them.
//! Tables owned: `sections section_slugs`.
//! Events emitted: through the room `pins` `PinDeleted`.
//! Not here: the order of pins (`pins`), boards (`boards`). Who may do what with a
//! section is decided by its board (`boards::policy`).

pub(crate) mod add_section;
pub mod create_section;
pub mod delete_section;
pub(crate) mod fill_section;
pub mod find_section;
pub mod get_section;
pub mod list_section_pins;
pub mod list_sections;
pub mod merge_sections;
pub mod reorder_sections;
pub mod show_sections;
pub(crate) mod sql;
pub mod update_section;
