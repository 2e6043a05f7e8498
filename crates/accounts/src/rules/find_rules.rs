//! The rules of the host, and what they say of texts.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::Arc,
};

use contract::{
    errors::Code,
    rules::{RuleAction, RuleKind},
};
use kernel::{
    error::{Error, Result},
    house::House,
};
use store::Run;

use super::{
    cache::{ALL, RulesCache},
    put_rule::MOST_RULES,
    read_hosts::{covers, read_hosts},
    read_words::{read_words, spaced},
    sql::{self, RuleRow},
};

/// All rules of the host.
#[derive(Debug, Default)]
pub struct HostRules {
    /// By the first word of each.
    words: HashMap<String, Vec<WordRule>>,
    links: Vec<(String, RuleAction)>,
}

#[derive(Debug)]
struct WordRule {
    /// As texts are read.
    spaced: String,
    /// As employees read it.
    value: String,
    action: RuleAction,
}

/// The rules, read by this connection where they are not kept.
pub async fn find_rules(house: &House, run: &impl Run) -> Result<Arc<HostRules>> {
    let kept = &house.get::<RulesCache>().0;
    if let Some(rules) = kept.get(&ALL) {
        return Ok(rules);
    }
    let as_of = kept.as_of();
    let rules = Arc::new(HostRules::of(sql::all(run, MOST_RULES).await?));
    kept.keep(as_of, ALL, rules.clone());
    Ok(rules)
}

impl HostRules {
    fn of(rows: Vec<RuleRow>) -> Self {
        let mut rules = Self::default();
        for row in rows {
            match (row.kind(), row.action()) {
                (Some(RuleKind::Word), Some(action)) => rules.add_word(row.value, action),
                (Some(RuleKind::Link), Some(action)) => rules.links.push((row.value, action)),
                _ => {}
            }
        }
        rules
    }

    fn add_word(&mut self, value: String, action: RuleAction) {
        let spaced = spaced(&value);
        let Some(first) = spaced.split_whitespace().next() else {
            return;
        };
        let rule = |spaced| WordRule {
            spaced,
            value,
            action,
        };
        match self.words.entry(first.to_owned()) {
            Entry::Occupied(mut known) => known.get_mut().push(rule(spaced)),
            Entry::Vacant(new) => drop(new.insert(vec![rule(spaced)])),
        }
    }

    /// Whether the host has none.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && self.links.is_empty()
    }

    /// About how many bytes they take.
    pub(super) fn bytes(&self) -> usize {
        let word = |rule: &WordRule| size_of::<WordRule>() + 3 * rule.spaced.len();
        let words: usize = self.words.values().flatten().map(word).sum();
        let links: usize = self.links.iter().map(|(host, _)| 32 + host.len()).sum();
        words + links
    }

    /// What they say of what a user is about to write: the texts with the names of their fields.
    pub fn ask(&self, texts: &[(&str, &str)]) -> Answer {
        let mut answer = Answer::default();
        if self.is_empty() {
            return answer;
        }
        for (field, text) in texts {
            for reading in read_words(text) {
                self.ask_words(field, &reading, &mut answer);
            }
            if !self.links.is_empty() {
                self.ask_links(field, text, &mut answer);
            }
        }
        answer
    }

    fn ask_words(&self, field: &str, reading: &str, answer: &mut Answer) {
        for (space, _) in reading.match_indices(' ') {
            let rest = &reading[space..];
            let first = rest[1..].split(' ').next().unwrap_or_default();
            let rules = self.words.get(first).into_iter().flatten();
            for rule in rules.filter(|rule| rest.starts_with(&rule.spaced)) {
                answer.note(rule.action, field, &rule.value);
            }
        }
    }

    fn ask_links(&self, field: &str, text: &str, answer: &mut Answer) {
        for host in read_hosts(text) {
            for (rule, action) in &self.links {
                if covers(rule, &host) {
                    answer.note(*action, field, rule);
                }
            }
        }
    }
}

/// A rule that a text met.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Met {
    /// Of the text.
    field: String,
    /// The word or the website.
    rule: String,
}

/// What the rules say: of each action the first that was met.
#[derive(Debug, Default)]
pub struct Answer {
    refused: Option<Met>,
    asked: Option<Met>,
    held: Option<Met>,
}

impl Answer {
    fn note(&mut self, action: RuleAction, field: &str, rule: &str) {
        let met = match action {
            RuleAction::Refuse => &mut self.refused,
            RuleAction::Ask => &mut self.asked,
            RuleAction::Hold => &mut self.held,
        };
        met.get_or_insert_with(|| Met {
            field: field.to_owned(),
            rule: rule.to_owned(),
        });
    }

    /// Of a comment: refused, asked about unless its author means it, or the rule by which it is
    /// held.
    ///
    /// # Errors
    /// `RuleRefused`, `CommentHarsh`.
    pub fn of_comment(self, force: bool) -> Result<Option<String>> {
        refuse(Code::RuleRefused, self.refused)?;
        refuse(Code::CommentHarsh, self.asked.filter(|_| !force))?;
        Ok(self.held.map(|met| met.rule))
    }

    /// Of a message: no employee reads what members write to each other unless one of them
    /// reports it, so nothing is held, and the sender is asked.
    ///
    /// # Errors
    /// `RuleRefused`, `CommentHarsh`.
    pub fn of_message(self, force: bool) -> Result<()> {
        refuse(Code::RuleRefused, self.refused)?;
        refuse(
            Code::CommentHarsh,
            self.asked.or(self.held).filter(|_| !force),
        )
    }

    /// Of what others see beside pins, boards and profiles: no question is asked; the rule by which
    /// a case is opened.
    ///
    /// # Errors
    /// `RuleRefused`.
    pub fn of_thing(self) -> Result<Option<String>> {
        refuse(Code::RuleRefused, self.refused)?;
        Ok(self.held.map(|met| met.rule))
    }

    /// Of what was said where its writer alone saw it, and others come to see: nothing is refused
    /// then; the rule by which a case is opened.
    pub fn of_what_stood(self) -> Option<String> {
        self.held.or(self.refused).map(|met| met.rule)
    }

    /// Of names of which no case is opened, such as what members call a conversation, which no
    /// employee reads: what would be held is refused.
    ///
    /// # Errors
    /// `RuleRefused`.
    pub fn of_label(self) -> Result<()> {
        refuse(Code::RuleRefused, self.refused.or(self.held))
    }
}

/// The error that names the field and the rule, where one was met.
fn refuse(code: Code, met: Option<Met>) -> Result<()> {
    let Some(Met { field, rule }) = met else {
        return Ok(());
    };
    let mut error = Error::field(code, &field).detail(format!("the host has a rule about {rule}"));
    error.facts.rule = Some(rule);
    Err(error)
}

#[cfg(test)]
mod tests {
    use contract::ids::HostRuleId;

    use super::*;

    fn rules() -> HostRules {
        let row = |(kind, value, action): (&str, &str, &str)| RuleRow {
            id: HostRuleId(7),
            kind: kind.to_owned(),
            value: value.to_owned(),
            action: action.to_owned(),
            created_by: None,
            created_ms: 0,
        };
        let rows = [
            ("word", "cheap pills", "refuse"),
            ("word", "cheap", "hold"),
            ("word", "stupid", "ask"),
            ("link", "example.com", "refuse"),
            ("link", "example.org", "hold"),
            ("word", "of a newer server", "burn"),
        ];
        HostRules::of(rows.into_iter().map(row).collect())
    }

    /// One letter for what becomes of a text: taken, refused, asked about, held.
    fn letter(found: Result<Option<String>>) -> char {
        match found.map_err(|error| error.code) {
            Ok(None) => '-',
            Ok(Some(_)) => 'h',
            Err(Code::RuleRefused) => 'r',
            Err(Code::CommentHarsh) => 'a',
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_refused_asked_about_and_held_differs_by_what_it_is() {
        // text → comment, forced comment, message, forced message, thing, label
        for (text, expected) in [
            ("Fine.", "------"),
            ("Cheap pills!", "rrrrrr"),
            ("cheap", "hha-hr"),
            ("stupid", "a-a---"),
            ("stupid and cheap", "aha-hr"),
            ("www.example.com", "rrrrrr"),
            ("at example.org", "hha-hr"),
            ("of a newer server", "------"),
        ] {
            let rules = rules();
            let ask = || rules.ask(&[("text", text)]);
            let found = [
                letter(ask().of_comment(false)),
                letter(ask().of_comment(true)),
                letter(ask().of_message(false).map(|()| None)),
                letter(ask().of_message(true).map(|()| None)),
                letter(ask().of_thing()),
                letter(ask().of_label().map(|()| None)),
            ];
            assert_eq!(String::from_iter(found), expected, "{text}");
        }
        let rules = rules();
        let held = rules.ask(&[("text", "cheap")]).of_thing().unwrap();
        assert_eq!(held.as_deref(), Some("cheap"));
        for (text, expected) in [("Cheap pills!", Some("cheap")), ("stupid", None)] {
            let stood = rules.ask(&[("text", text)]).of_what_stood();
            assert_eq!(stood.as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn a_refusal_names_the_field_and_the_rule() {
        let texts = [("title", "Lamps"), ("description", "CHEAP PÏLLS, cheap")];
        let error = rules().ask(&texts).of_thing().unwrap_err();
        assert_eq!(error.field.as_deref(), Some("description"));
        assert_eq!(error.facts.rule.as_deref(), Some("cheap pills"));
    }
}
