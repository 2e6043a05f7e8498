//! What rooms bring to the house, found by its type: caches, settings, engines.

use std::{
    any::{Any, TypeId},
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use crate::caches::Limits;

/// A type of which the house has one. Declared by [`extension!`](crate::extension!),
/// which also says how the first one is made.
pub trait Extension: Any + Send + Sync {}

/// Makes what one room brings and puts it in.
pub type Open = fn(&mut Extensions, &Limits);

/// Everything that rooms bring, in no order; filled by
/// [`extension!`](crate::extension!).
#[linkme::distributed_slice]
pub static EXTENSIONS: [Open];

/// One value per type. Complete and fixed before the house is shared, so that a
/// look-up neither locks nor allocates.
pub struct Extensions(HashMap<TypeId, Box<dyn Any + Send + Sync>, BuildHasherDefault<Taken>>);

impl Extensions {
    /// What all rooms bring, as their declarations make it.
    pub fn open(limits: &Limits) -> Self {
        let mut made = Self(HashMap::default());
        for open in EXTENSIONS {
            open(&mut made, limits);
        }
        made
    }

    /// Replaces what the room's declaration made, such as by what the host configured.
    pub fn insert<T: Extension>(&mut self, value: T) {
        self.0.insert(TypeId::of::<T>(), Box::new(value));
    }

    /// The house's value of this type.
    ///
    /// Invariant: it is there, because only [`extension!`](crate::extension!) makes a
    /// type an extension, and registers it.
    pub fn get<T: Extension>(&self) -> &T {
        let found = self.0.get(&TypeId::of::<T>());
        found
            .and_then(|value| value.downcast_ref())
            .expect("an extension is registered where it is declared")
    }
}

/// The hash of a type's id is taken from the id, which is a hash already.
#[derive(Default)]
struct Taken(u64);

impl Hasher for Taken {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut eight = [0; 8];
            eight[..part.len()].copy_from_slice(part);
            self.0 ^= u64::from_ne_bytes(eight);
        }
    }

    fn write_u64(&mut self, id: u64) {
        self.0 = id;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Adds an entry to a slice that is collected from all crates: `EXTENSIONS`, `JOBS`,
/// `LISTENERS`, `CHANGES`, or one that a lower room owns.
///
/// ```ignore
/// register!(crate::house::CHANGES: Invalidator = |house, changed| forget(house, changed));
/// ```
#[macro_export]
macro_rules! register {
    ($slice:path: $entry:ty = $value:expr) => {
        const _: () = {
            #[$crate::used_by_macros::linkme::distributed_slice($slice)]
            #[linkme(crate = $crate::used_by_macros::linkme)]
            #[expect(unsafe_code, reason = "the linker collects entries by their section")]
            static ENTRY: $entry = $value;
        };
    };
}

/// Makes a type an [`Extension`]; the function makes the house's one when the house
/// is opened.
///
/// ```ignore
/// /// Sessions by the hash of their token.
/// pub struct SessionCache(pub Cache<[u8; 32], KeptSession>);
///
/// extension!(SessionCache = |limits| Self(Cache::builder().time_to_live(limits.lag).build()));
/// ```
#[macro_export]
macro_rules! extension {
    ($type:ty = $make:expr) => {
        impl $crate::extensions::Extension for $type {}

        $crate::register!($crate::extensions::EXTENSIONS: $crate::extensions::Open =
            |made, limits| {
                let make: fn(&$crate::caches::Limits) -> $type = $make;
                made.insert(make(limits));
            });
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Greeting(&'static str);

    extension!(Greeting = |_| Greeting("as declared"));

    #[test]
    fn an_extension_is_made_when_the_house_opens_and_may_be_replaced() {
        let limits = Limits::beside(store::Engine::Sqlite, std::sync::Arc::new(|| 0), 1);
        let mut extensions = Extensions::open(&limits);
        assert_eq!(extensions.get::<Greeting>().0, "as declared");
        extensions.insert(Greeting("as configured"));
        assert_eq!(extensions.get::<Greeting>().0, "as configured");
        assert_eq!(extensions.0.len(), EXTENSIONS.len(), "two of one type");
    }
}
