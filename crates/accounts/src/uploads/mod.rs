//! # Uploads
//!
//! Lives here: how a picture comes in (by registered upload, by form, by
//! address), how far uploads are, the pictures the store holds, covers of videos among
//! them, their addresses, what they show, which words stand in them and which of them
//! look alike, what is made of them after publishing, which may not be saved here, and
//! before which a sensitivity screen stands.
//! Tables owned: `uploads pictures picture_looks look_pictures renamed_pictures banned_pictures
//! banned_pieces picture_screens`.
//! Events emitted: `PictureRead`; else a picture matters once a pin or a profile shows it.
//! Not here: decoding and sizes (`media`), how videos come in (`videos`), pins (`pins`).

pub mod ban_picture;
pub mod describe_pictures;
pub mod fetch_picture;
pub mod find_banned;
pub mod find_look;
pub mod find_picture;
pub mod find_renamed;
pub mod get_uploads;
pub mod jobs;
pub mod make_later;
pub mod move_picture;
pub mod open_file;
pub mod read_words;
pub mod receive_upload;
pub mod register_uploads;
pub mod release_picture;
pub mod rename_picture;
pub mod run_program;
pub mod screen_pictures;
pub mod show_images;
mod sql;
pub mod store_cover;
pub mod store_picture;

// What rooms above ask of the tables, in their own transaction.
pub use sql::{
    StoredUpload, begin, fail, find,
    making::{kept_files, kept_files_of, note_stage},
    succeed,
};
