//! What tables hold of one user, collected from every crate that is linked.

use std::fmt;

use crate::{Record, Sql};

/// All that is held of users, in no order; filled by [`owned!`](crate::owned!).
#[linkme::distributed_slice]
pub static OWNED: [Owned];

/// A user's rows in a table; both statements take the user's id as `$1`.
pub struct Owned {
    /// The table.
    pub table: &'static str,
    /// What the user is shown of them: all but secrets, such as hashes.
    pub read: &'static Sql<Record>,
    /// Removes them, or whatever in them leads to the user.
    pub erase: &'static Sql<()>,
}

impl fmt::Debug for Owned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Owned").field(&self.table).finish()
    }
}

/// Declares what a table holds of a user; a table that holds users in two
/// ways is declared twice:
///
/// ```ignore
/// owned! {
///     DEVICES: "devices",
///         read "SELECT name, created_ms FROM devices WHERE user_id = $1",
///         erase "DELETE FROM devices WHERE user_id = $1";
/// }
/// ```
#[macro_export]
macro_rules! owned {
    ($($name:ident: $table:literal, read $read:literal, erase $erase:literal;)*) => {$(
        mod $name {
            $crate::sql! {
                pub READ: $crate::Record = $read;
                pub ERASE: () = $erase;
            }

            #[$crate::used_by_macros::linkme::distributed_slice($crate::used_by_macros::OWNED)]
            #[linkme(crate = $crate::used_by_macros::linkme)]
            #[expect(unsafe_code, reason = "the linker collects what is owned by its section")]
            static ENTRY: $crate::Owned = $crate::Owned {
                table: $table,
                read: &READ,
                erase: &ERASE,
            };
        }
    )*};
}
