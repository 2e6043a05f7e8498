//! Users: one file per operation.

mod follow_user;
mod get_user;
mod get_viewer;
mod register_user;
mod update_user;
