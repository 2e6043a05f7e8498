//! Uploads: one file per operation.

mod receive_upload;
mod register_uploads;
