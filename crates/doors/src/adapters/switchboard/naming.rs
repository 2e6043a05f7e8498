//! Other names of an option: clients of the protocol tell the thing that a call is
//! about by several names, `pin` for `pin_id`, or a board's owner and slug for its id.

use kernel::{ctx::Ctx, error::Result};
use serde_json::{Map, Value};

use super::{Answering, options::Options};

/// How clients tell a thing, in whichever operation asks for its id.
#[derive(Debug, Clone, Copy)]
pub struct Name {
    /// The option that holds the id.
    pub option: &'static str,
    /// Options that hold the same, where they mean nothing else.
    pub aliases: &'static [&'static str],
    /// What finds the id by the thing's address.
    pub address: Option<Address>,
}

/// The address of a thing.
#[derive(Debug, Clone, Copy)]
pub struct Address {
    /// The options that tell it, all of them, each by any of its names.
    pub parts: &'static [&'static [&'static str]],
    /// Finds the id; given the parts by their first names.
    pub find: Find,
}

/// Finds the id of a thing by the options that name it otherwise.
pub type Find = fn(Ctx, Value) -> Answering<String>;

/// How else an option may be told. It counts only where the option itself is missing
/// or null, so that calls that say both are not refused.
#[derive(Debug, Clone)]
pub(super) enum Naming {
    /// These options hold the same; the first that is there counts.
    Aliases(&'static str, Vec<&'static str>),
    /// The id is found by the thing's address.
    Address(&'static str, Address),
}

/// How an operation with these options may be told the things it asks for. A name that
/// means something else there, or a thing before, is left out.
pub(super) fn namings(options: &Options, names: &[Name]) -> Vec<Naming> {
    let (mut namings, mut taken) = (Vec::new(), Vec::new());
    for name in names.iter().filter(|name| options.has(name.option)) {
        let is_free =
            |option: &&str, taken: &[&str]| !options.has(option) && !taken.contains(option);
        let aliases = name.aliases.iter().copied();
        let aliases: Vec<_> = aliases.filter(|alias| is_free(alias, &taken)).collect();
        taken.extend(&aliases);
        namings.push(Naming::Aliases(name.option, aliases));
        if let Some(address) = name.address {
            let parts: Vec<_> = address.parts.iter().copied().flatten().copied().collect();
            if parts.iter().all(|part| is_free(part, &taken)) {
                taken.extend(parts);
                namings.push(Naming::Address(name.option, address));
            }
        }
    }
    namings
}

impl Naming {
    /// Puts the option where the operation reads it.
    pub(super) async fn apply(&self, ctx: &Ctx, given: &mut Map<String, Value>) -> Result<()> {
        match self {
            Self::Aliases(option, aliases) if is_missing(given, option) => {
                let mut aliases = aliases.iter();
                let told =
                    aliases.find_map(|alias| given.remove(*alias).filter(|it| !it.is_null()));
                given.extend(told.map(|told| ((*option).to_owned(), told)));
            }
            Self::Address(option, address) if is_missing(given, option) => {
                if let Some(told) = address.told(given) {
                    let id = (address.find)(ctx.clone(), told).await?;
                    given.insert((*option).to_owned(), id.into());
                }
            }
            Self::Aliases(..) | Self::Address(..) => {}
        }
        Ok(())
    }
}

impl Address {
    /// All its parts, by their first names.
    fn told(&self, given: &Map<String, Value>) -> Option<Value> {
        let told = self.parts.iter().map(|names| {
            let mut values = names.iter().filter_map(|name| given.get(*name));
            let value = values.find(|value| !value.is_null())?;
            Some((names.first()?.to_string(), value.clone()))
        });
        told.collect::<Option<Map<_, _>>>().map(Value::Object)
    }
}

fn is_missing(options: &Map<String, Value>, option: &str) -> bool {
    options.get(option).is_none_or(Value::is_null)
}
