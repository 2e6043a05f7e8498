//! Uploads: one file per operation.

mod arrivals;
mod receive_upload;
mod receive_video;
mod register_uploads;
