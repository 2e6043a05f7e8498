//! Who takes part in which experience. Pure.

use std::fmt;

use contract::{experiences::ExperienceStatus, ids::PlacementId};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    extension,
};
use serde::Deserialize;

use super::PIN_FOOTER;

/// What the host configured.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExperienceRules {
    /// Viewers for whom pins have no footer.
    pub hide_pin_footer: Group,
}

extension!(ExperienceRules = |_| ExperienceRules::default());

/// Who takes part in an experience.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// It is off.
    #[default]
    Nobody,
    /// Employees of the host try it.
    Employees,
    /// It is on.
    Everybody,
}

impl fmt::Display for ExperienceRules {
    /// One setting a line, as `magpie config` prints them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let group = match self.hide_pin_footer {
            Group::Nobody => "nobody",
            Group::Employees => "employees",
            Group::Everybody => "everybody",
        };
        write!(f, "experiences.hide_pin_footer = {group}")
    }
}

/// Whether an actor is in the group (specification §6: "employee and enabled
/// groups count as enabled"). A bot is in none, whatever session it has.
pub fn takes_part(group: Group, actor: Actor, is_bot: bool) -> bool {
    let is_employee = matches!(actor, Actor::User(_, standing) if standing.is_employee);
    let is_person = !matches!(actor, Actor::Crawler | Actor::Host);
    let is_in = match group {
        Group::Nobody => false,
        Group::Employees => is_employee,
        Group::Everybody => true,
    };
    is_in && is_person && !is_bot
}

/// What is completed or dismissed is over (specification §3).
pub fn is_over(status: ExperienceStatus) -> bool {
    matches!(
        status,
        ExperienceStatus::Completed | ExperienceStatus::Dismissed
    )
}

/// Allows viewers who take part in what stands there; *not found* for others.
pub fn may_have(ctx: &Ctx, placement: PlacementId) -> Result<()> {
    let rules = ctx.house.get::<ExperienceRules>();
    let is_given = takes_part(rules.hide_pin_footer, ctx.actor, ctx.browser.agent.is_bot);
    let is_there = placement == PIN_FOOTER && is_given;
    is_there.then_some(()).ok_or_else(Error::not_found)
}

#[cfg(test)]
mod tests {
    use contract::ids::UserId;

    use super::*;
    use kernel::ctx::Standing;

    #[test]
    fn groups_hold_whom_they_name_and_no_bot() {
        let user_with = |standing| Actor::User(UserId(7), standing);
        let employee = Standing {
            is_employee: true,
            ..Standing::default()
        };
        let banned = Standing {
            is_write_banned: true,
            ..Standing::default()
        };
        // Viewer → whether they are among employees, among all.
        let viewers = [
            (Actor::Visitor, (false, true)),
            (Actor::Crawler, (false, false)),
            (Actor::Limited(UserId(7)), (false, true)),
            (user_with(Standing::default()), (false, true)),
            (user_with(banned), (false, true)),
            (user_with(employee), (true, true)),
            (Actor::Host, (false, false)),
        ];
        for (actor, (among_employees, among_all)) in viewers {
            let groups = [
                (Group::Nobody, false),
                (Group::Employees, among_employees),
                (Group::Everybody, among_all),
            ];
            for (group, expected) in groups {
                let told = format!("{actor:?} in {group:?}");
                assert_eq!(takes_part(group, actor, false), expected, "{told}");
                assert!(!takes_part(group, actor, true), "a bot as {told}");
            }
        }
    }

    #[test]
    fn what_was_ended_is_over() {
        let over: Vec<_> = ExperienceStatus::ALL.iter().copied().map(is_over).collect();
        assert_eq!(over, [false, false, true, true]);
    }

    #[test]
    fn settings_are_words() {
        let read = |json: &str| serde_json::from_str::<ExperienceRules>(json);
        assert_eq!(read("{}").unwrap(), ExperienceRules::default());
        for (word, group) in [
            ("nobody", Group::Nobody),
            ("employees", Group::Employees),
            ("everybody", Group::Everybody),
        ] {
            let rules = read(&format!("{{\"hide_pin_footer\":\"{word}\"}}")).unwrap();
            assert_eq!(rules.hide_pin_footer, group);
            assert_eq!(
                rules.to_string(),
                format!("experiences.hide_pin_footer = {word}")
            );
        }
        for wrong in [
            "{\"hide_pin_footer\":\"all\"}",
            "{\"hide_pin_footer\":true}",
            "{\"hide_footer\":\"nobody\"}",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
