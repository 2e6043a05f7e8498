//! Users: one file per operation.

mod follow_user;
mod get_user;
mod get_viewer;
mod list_choices;
mod register_user;
mod update_user;
