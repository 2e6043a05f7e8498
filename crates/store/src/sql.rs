//! Statements as typed constants, collected from every crate that is linked.

use std::{fmt, marker::PhantomData, sync::OnceLock};

use crate::{
    Row, Shape,
    db::Engine,
    dialect::lists::{self, MARK, WIDTHS},
};

/// Every statement of the program, in no order; filled by [`sql!`](crate::sql!).
#[linkme::distributed_slice]
pub static STATEMENTS: [Entry];

/// A statement that answers rows of `R`. Made by [`sql!`](crate::sql!) only.
pub struct Sql<R> {
    postgres: &'static str,
    sqlite: &'static str,
    slow: bool,
    lists: [OnceLock<Texts>; WIDTHS.len()],
    row: PhantomData<fn() -> R>,
}

/// What the checks need to know of a statement.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The module and the constant, `collections::pins::sql::FIND`.
    pub name: &'static str,
    /// The text as written.
    pub text: &'static str,
    /// The text for SQLite.
    pub sqlite: &'static str,
    /// Whether it is declared slow, that is, allowed to look through a table.
    pub slow: bool,
    /// The engine it is for, when only one understands it.
    pub only: Option<Engine>,
    /// The columns it must answer.
    pub shapes: fn() -> Vec<Shape>,
}

/// A statement's text, as either engine takes it.
pub(crate) struct Texts {
    pub postgres: String,
    pub sqlite: String,
}

/// A statement ready to run.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Query<'a> {
    pub(crate) postgres: &'a str,
    pub(crate) sqlite: &'a str,
    pub(crate) slow: bool,
}

/// Declares statements:
///
/// ```ignore
/// sql! {
///     /// Why it is asked.
///     pub FIND: NameRow = "SELECT id, name FROM users WHERE id = $1";
///     /// A list stands as `$list`.
///     pub NAMES: (i64, String) = "SELECT id, name FROM users WHERE id IN ($list)";
///     /// `slow`: may look through a whole table; runs beside the others.
///     slow pub COUNT: i64 = "SELECT count(*) FROM users";
///     /// No rows: for `Tx::exec`.
///     pub RENAME: () = "UPDATE users SET name = $2 WHERE id = $1";
/// }
/// ```
#[macro_export]
macro_rules! sql {
    () => {};
    ($(#[$meta:meta])* slow $vis:vis $name:ident: $row:ty = $text:expr; $($rest:tt)*) => {
        $crate::sql!(@one [$(#[$meta])*] [$vis] $name $row, $text, true, None);
        $crate::sql! { $($rest)* }
    };
    ($(#[$meta:meta])* postgres $vis:vis $name:ident: $row:ty = $text:expr; $($rest:tt)*) => {
        $crate::sql!(@one [$(#[$meta])*] [$vis] $name $row, $text, false, Some($crate::Engine::Postgres));
        $crate::sql! { $($rest)* }
    };
    ($(#[$meta:meta])* sqlite $vis:vis $name:ident: $row:ty = $text:expr; $($rest:tt)*) => {
        $crate::sql!(@one [$(#[$meta])*] [$vis] $name $row, $text, false, Some($crate::Engine::Sqlite));
        $crate::sql! { $($rest)* }
    };
    ($(#[$meta:meta])* $vis:vis $name:ident: $row:ty = $text:expr; $($rest:tt)*) => {
        $crate::sql!(@one [$(#[$meta])*] [$vis] $name $row, $text, false, None);
        $crate::sql! { $($rest)* }
    };
    (@one [$($meta:tt)*] [$vis:vis] $name:ident $row:ty, $text:expr, $slow:literal, $only:expr) => {
        $($meta)*
        $vis static $name: $crate::Sql<$row> = {
            const SQLITE: [u8; $text.len()] = $crate::used_by_macros::for_sqlite($text);

            #[$crate::used_by_macros::linkme::distributed_slice($crate::used_by_macros::STATEMENTS)]
            #[linkme(crate = $crate::used_by_macros::linkme)]
            #[expect(unsafe_code, reason = "the linker collects statements by their section")]
            static ENTRY: $crate::Entry = $crate::Entry {
                name: concat!(module_path!(), "::", stringify!($name)),
                text: $text,
                sqlite: $crate::used_by_macros::text(&SQLITE),
                slow: $slow,
                only: $only,
                shapes: <$row as $crate::Row>::shapes,
            };

            $crate::Sql::new($text, $crate::used_by_macros::text(&SQLITE), $slow)
        };
    };
}

/// Bytes that came from text, as text.
pub const fn text(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("the translation changes ASCII characters only"),
    }
}

impl<R> Sql<R> {
    /// Used by [`sql!`](crate::sql!).
    #[doc(hidden)]
    pub const fn new(postgres: &'static str, sqlite: &'static str, slow: bool) -> Self {
        Self {
            postgres,
            sqlite,
            slow,
            lists: [const { OnceLock::new() }; WIDTHS.len()],
            row: PhantomData,
        }
    }

    /// The statement as it stands.
    pub(crate) fn query(&self) -> Query<'_> {
        Query {
            postgres: self.postgres,
            sqlite: self.sqlite,
            slow: self.slow,
        }
    }

    /// The statement for a list of at most 100 members, and how many members
    /// this form takes.
    pub(crate) fn list_query(&self, members: usize) -> (Query<'_>, usize) {
        let index = lists::width_index(members);
        let texts = self.lists[index].get_or_init(|| {
            let before = lists::highest_placeholder(self.postgres, '$');
            Texts {
                postgres: lists::expand(self.postgres, '$', before, WIDTHS[index]),
                sqlite: lists::expand(self.sqlite, '?', before, WIDTHS[index]),
            }
        });
        let query = Query {
            postgres: &texts.postgres,
            sqlite: &texts.sqlite,
            slow: self.slow,
        };
        (query, WIDTHS[index])
    }
}

impl<R: Row> fmt::Debug for Sql<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sql").field(&self.postgres).finish()
    }
}

impl Entry {
    /// Whether the statement takes a list.
    pub fn has_list(&self) -> bool {
        self.text.contains(MARK)
    }
}
