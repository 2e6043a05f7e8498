//! # Imports
//!
//! Lives here: files that bring boards and pins: how they come in, what is in
//! them, how far each is, what did not come in and why.
//! Tables owned: `imports import_entries`.
//! Events emitted: through the room `pins` `PinSaved PinLinked`.
//! Not here: what bookmarks and other services' exports look like (`metadata`),
//! how such a file is made (`downloads`), pictures (`uploads`), boards, sections
//! and pins themselves. Whose the boards are decides what may be written
//! (`boards::policy`).

pub(crate) mod check_archive;
pub mod get_import;
mod hooks;
pub mod jobs;
pub mod list_sent;
pub(crate) mod make_plan;
pub(crate) mod place_entry;
pub mod policy;
pub(crate) mod read_board_file;
pub(crate) mod read_bookmarks;
pub mod read_file;
pub(crate) mod read_pictures;
pub(crate) mod read_service;
pub mod receive_import;
pub mod register_import;
pub mod retry_import;
pub(crate) mod run_import;
pub(crate) mod show_imports;
mod sql;
pub mod stop_import;
