//! Other names of an option: clients of the protocol tell the thing that a call is
//! about by several names, `pin` for `pin_id`, or a board's owner and slug for its id.

use kernel::{ctx::Ctx, error::Result};
use serde_json::{Map, Value};

use super::Answering;

/// Finds the id of a thing by the options that name it otherwise.
pub type Find = fn(Ctx, Value) -> Answering<String>;

/// How else an option may be told. It counts only where the option itself is missing
/// or null, so that calls that say both are not refused.
#[derive(Debug, Clone, Copy)]
pub(super) enum Naming {
    /// These options hold the same; the first that is there counts.
    Aliases(&'static str, &'static [&'static str]),
    /// The id is found by the thing's address.
    Address(&'static str, Find),
}

impl Naming {
    /// Puts the option where the operation reads it.
    pub(super) async fn apply(&self, ctx: &Ctx, options: &mut Value) -> Result<()> {
        let Value::Object(given) = options else {
            return Ok(());
        };
        match *self {
            Self::Aliases(option, aliases) if is_missing(given, option) => {
                let mut aliases = aliases.iter();
                let told =
                    aliases.find_map(|alias| given.remove(*alias).filter(|it| !it.is_null()));
                given.extend(told.map(|told| (option.to_owned(), told)));
            }
            Self::Address(option, find) if is_missing(given, option) => {
                let id = find(ctx.clone(), options.clone()).await?;
                options[option] = id.into();
            }
            Self::Aliases(..) | Self::Address(..) => {}
        }
        Ok(())
    }
}

fn is_missing(options: &Map<String, Value>, option: &str) -> bool {
    options.get(option).is_none_or(Value::is_null)
}
