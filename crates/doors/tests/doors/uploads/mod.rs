//! Uploads: one file per operation.

mod arrivals;
mod receive_upload;
mod register_uploads;
