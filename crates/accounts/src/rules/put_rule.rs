//! Makes a rule.

use contract::{
    audits::AuditChange,
    errors::Code,
    ids::HostRuleId,
    rules::{HostRuleView, MOST_CHARACTERS, PutRule, RuleKind},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{
    read_hosts::host_of,
    read_words::plain_words,
    show_rules::rule_view,
    sql::{self, RuleRow},
};
use crate::audits::note_change::note_change;

/// Rules of a host, at most.
pub const MOST_RULES: i64 = 2_000;

/// `HostRulesResource/update`: makes a rule, or has the one about the same do something else.
/// Caller: employee. The same once more changes nothing.
pub async fn put_rule(ctx: Ctx, input: PutRule) -> Result<HostRuleView> {
    let employee = ctx.employee()?;
    let value = value(input.kind, &input.value)?;
    let action = input.action.name();
    let tx = ctx.begin().await?;
    let before = sql::of_value(&tx, input.kind, &value).await?;
    if before.is_none() && sql::count(&tx).await? >= MOST_RULES {
        return Err(Error::new(Code::RulesMany));
    }
    let row = match before {
        Some(row) if row.action == action => {
            drop(tx);
            return rule_view(&ctx, row).await;
        }
        before => RuleRow {
            id: before.map_or_else(|| HostRuleId(ctx.new_id()), |row| row.id),
            kind: input.kind.name().to_owned(),
            value,
            action: action.to_owned(),
            created_by: Some(employee),
            created_ms: ctx.now(),
        },
    };
    sql::put(&tx, &row).await?;
    note_change(&ctx, &tx, employee, AuditChange::RulePut).await?;
    let kept = sql::of_value(&tx, input.kind, &row.value).await?;
    tx.commit().await?;
    rule_view(&ctx, kept.unwrap_or(row)).await
}

/// What is compared with texts.
fn value(kind: RuleKind, written: &str) -> Result<String> {
    let line = validate::line("value", written, 1, MOST_CHARACTERS)?;
    let wrong = |detail: &str| Error::field(Code::InvalidInput, "value").detail(detail);
    match kind {
        RuleKind::Word => {
            let words = plain_words(&line);
            match words.is_empty() {
                true => Err(wrong("a word has a letter or a digit")),
                false => Ok(words),
            }
        }
        RuleKind::Link => {
            host_of(&line).ok_or_else(|| wrong("value is a website, such as example.com"))
        }
    }
}
