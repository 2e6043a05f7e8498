//! What this room adds to the work of lower ones.

use accounts::{
    sessions::change_standing::{HOST_SET_STANDING, HostSetStanding},
    users::erase_user::{ERASERS, Eraser},
};
use kernel::{hook, register};

use super::{sql, take_measure::measures_in};

register!(ERASERS: Eraser = Eraser {
    forget: |_, tx, id| Box::pin(sql::forget(tx, id)),
    ..Eraser::of("reports")
});

hook!(HOST_SET_STANDING: HostSetStanding, "reports", |tx, id, change| {
    Box::pin(sql::end_measures(tx, id, measures_in(change)))
});
