//! What this room adds to the work of lower ones.

use kernel::hook;

use super::{show_websites::fill_viewer, sql};
use crate::users::{
    find_domains::{FIND_DOMAINS, FindDomains},
    show_viewer::{FILL_VIEWER, FillViewer},
};

hook!(FIND_DOMAINS: FindDomains, "websites", |db, ids| Box::pin(sql::verified_of(db, ids)));
hook!(FILL_VIEWER: FillViewer, "websites", |ctx, of, viewer| Box::pin(fill_viewer(ctx, of.id(), viewer)));
