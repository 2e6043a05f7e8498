//! What upper rooms add to the work of lower ones, without being imported by them.
//!
//! A lower room owns a list of functions, such as what is to be done when a pin goes
//! for good; each upper room that has something to do registers its function with
//! [`hook!`](crate::hook!), and the linker collects them, as `store::OWNED`
//! does with tables. Functions run one after the other in the alphabetical order of
//! the rooms' names, which no linker changes.

use crate::error::{Error, Result};

/// One room's function in a list of a lower room.
#[derive(Debug, Clone, Copy)]
pub struct Hook<F: 'static> {
    /// The room that registered it; a room registers once with a list.
    pub room: &'static str,
    /// What it does.
    pub run: F,
}

/// The functions of a list, in the order in which they run.
pub fn in_order<F: Copy>(hooks: &[Hook<F>]) -> Vec<F> {
    let mut hooks: Vec<&Hook<F>> = hooks.iter().collect();
    hooks.sort_unstable_by_key(|hook| hook.room);
    hooks.into_iter().map(|hook| hook.run).collect()
}

/// The functions of a list without which an operation must not go on, because they
/// refuse it or protect what it would delete. Fails when no room registered any.
pub fn required<F: Copy>(hooks: &[Hook<F>]) -> Result<Vec<F>> {
    match in_order(hooks) {
        none if none.is_empty() => Err(Error::internal("no room registered what is required")),
        hooks => Ok(hooks),
    }
}

/// Registers a room's function with a list of a lower room:
///
/// ```ignore
/// hook!(FORGET_PIN: ForgetPin, "shares", |tx, pin, _| Box::pin(sql::forget(tx, pin)));
/// ```
#[macro_export]
macro_rules! hook {
    ($list:ident: $function:ty, $room:literal, $run:expr) => {
        $crate::register!($list: $crate::hooks::Hook<$function> = $crate::hooks::Hook {
            room: $room,
            run: $run,
        });
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hooks_run_in_the_order_of_rooms() {
        let hook = |room| Hook { room, run: room };
        let hooks = [hook("shares"), hook("did_its"), hook("reactions")];
        assert_eq!(in_order(&hooks), ["did_its", "reactions", "shares"]);
    }

    #[test]
    fn what_is_required_and_missing_is_an_error() {
        let none: [Hook<&str>; 0] = [];
        assert!(required(&none).is_err());
        let passcodes = Hook {
            room: "passcodes",
            run: "passcodes",
        };
        assert_eq!(required(&[passcodes]).ok(), Some(vec!["passcodes"]));
    }
}
