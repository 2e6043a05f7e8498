//! How tables are spread over the machines of a Citus cluster: the law beside the
//! migrations, and what applies it.

mod apply;

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{Error, Result};

pub(crate) use apply::apply;

const LAW: &str = include_str!("../../migrations/distribution.toml");

/// How one table is spread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Spread {
    /// Its rows lie by the value of a column.
    By {
        column: String,
        /// The table whose rows of the same value lie on the same machine.
        beside: Option<String>,
    },
    /// Every machine has a copy.
    Reference,
    /// The coordinator has it alone.
    Local,
}

/// One line of the law as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    by: Option<String>,
    beside: Option<String>,
    /// Why every machine has a copy.
    reference: Option<String>,
    /// Why the coordinator has it alone.
    local: Option<String>,
    #[expect(dead_code, reason = "for readers of the law")]
    why: Option<String>,
}

/// Every table with how it is spread.
pub(crate) fn law() -> Result<BTreeMap<String, Spread>> {
    read(LAW)
}

fn read(text: &str) -> Result<BTreeMap<String, Spread>> {
    let doing = "reading distribution.toml";
    let lines: BTreeMap<String, Line> =
        toml::from_str(text).map_err(|cause| Error::broken(doing, cause))?;
    let spreads = lines.into_iter().map(|(table, line)| {
        let spread = line.spread().ok_or_else(|| {
            Error::broken(doing, format!("{table}: say one of by, reference, local"))
        });
        Ok((table, spread?))
    });
    spreads.collect()
}

impl Line {
    /// None when the line says nothing, or two things.
    fn spread(self) -> Option<Spread> {
        match (self.by, self.beside, self.reference, self.local) {
            (Some(column), beside, None, None) => Some(Spread::By { column, beside }),
            (None, None, Some(_), None) => Some(Spread::Reference),
            (None, None, None, Some(_)) => Some(Spread::Local),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_one_thing() {
        for (line, good) in [
            ("t = { by = 'id' }", true),
            ("t = { by = 'id', beside = 'u', why = 'w' }", true),
            ("t = { reference = 'w' }", true),
            ("t = { local = 'w' }", true),
            ("t = { beside = 'u' }", false),
            ("t = { by = 'id', local = 'w' }", false),
            ("t = { by = 'id', near = 'u' }", false),
            ("t = {}", false),
        ] {
            assert_eq!(read(line).is_ok(), good, "{line}");
        }
    }
}
