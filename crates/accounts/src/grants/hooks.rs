//! What this room adds to the work of lower ones.

use kernel::hook;

use super::{end_grants::end_of_user, sql};
use crate::{
    apps::delete_app::{FORGET_APP, ForgetApp},
    sessions::end_sessions::{END_ACCESS, EndAccess},
};

hook!(END_ACCESS: EndAccess, "grants", |tx, id| Box::pin(end_of_user(tx, id)));

// Tokens of the app open nothing without their grants, and are removed when they are over.
hook!(FORGET_APP: ForgetApp, "grants", |tx, app| Box::pin(sql::forget_app(tx, app)));
