//! # Videos
//!
//! Lives here: how a video comes in, and how what pins play is made of it, with the
//! picture that stands for it; the views of videos. A video is a picture that moves:
//! its row and its upload are kept by the room `uploads`.
//! Tables owned: none.
//! Events emitted: none.
//! Not here: reading and making the files (`video`), where they lie (`media`), pictures
//! and how far uploads are (`uploads`).

mod hooks;
pub mod jobs;
pub mod list_kept;
pub mod make_video;
pub mod policy;
pub mod receive_video;
pub mod show_videos;
