//! What this room adds to the work of lower ones.

use accounts::sessions::end_sessions::{END_ACCESS, EndAccess};
use kernel::hook;

use super::sql;

hook!(END_ACCESS: EndAccess, "devices", |tx, id| Box::pin(sql::delete_of(tx, id)));
