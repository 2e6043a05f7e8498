//! What this room adds to the work of lower ones.

use kernel::hook;

use super::sql;
use crate::mails::take_link::{END_WAYS_IN, EndWaysIn};

hook!(END_WAYS_IN: EndWaysIn, "sessions", |tx, id| Box::pin(sql::handshakes::delete_of(tx, id)));
