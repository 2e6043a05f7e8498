//! # Sections
//!
//! Lives here: making, changing, merging and deleting parts of boards, with their pins.
//! Tables owned: none.
//! Events emitted: through the room `pins` `PinDeleted`.
//! Not here: the table (`boards`, since pins are counted there), in which section
//! a pin is (`pins`). Who may do what with a section is decided by its board
//! (`boards::policy`).

pub mod add_section;
pub mod create_section;
pub mod delete_section;
pub mod find_section;
pub mod get_section;
pub mod list_section_pins;
pub mod list_sections;
pub mod merge_sections;
pub mod reorder_sections;
pub mod show_sections;
pub mod update_section;
