//! Asks the rules of the host about a name that has no case of its own.

use kernel::{error::Result, house::House};
use store::Run;

use super::find_rules::find_rules;

/// Refuses a name with a word that the host does not allow or has held: no case is opened of
/// sections and apps by themselves, so that none could be looked at.
///
/// # Errors
/// `RuleRefused`.
pub async fn ask_about_name(house: &House, run: &impl Run, name: &str) -> Result<()> {
    let rules = find_rules(house, run).await?;
    rules.ask(&[("name", name)]).of_label()
}
