//! The end of a name below which names are given away, by the Public Suffix List.

use psl::Type;

/// The end of a name below which names are given away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Suffix<'a> {
    /// The end, such as `co.uk`; the whole name if it is one.
    pub text: &'a str,
    /// Whether the list has it; otherwise it is the last label.
    pub is_known: bool,
    /// Whether an owner gives names away (`github.io`), not a registry.
    pub is_private: bool,
}

/// The longest suffix that a name ends with; none if it has an empty label. All who ask
/// the list ask here: its code is large and stands in the program once.
pub fn suffix(name: &str) -> Option<Suffix<'_>> {
    let found = psl::suffix(name.as_bytes())?;
    let at = name.len() - found.as_bytes().len();
    Some(Suffix {
        text: &name[at..],
        is_known: found.is_known(),
        is_private: found.typ() == Some(Type::Private),
    })
}
