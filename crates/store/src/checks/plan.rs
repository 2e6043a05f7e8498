//! Reading SQLite's query plans.

/// Which whole tables a plan looks through. `plan` has the lines of
/// `EXPLAIN QUERY PLAN`, `tables` the names of all tables.
pub(super) fn whole_tables(text: &str, plan: &[String], tables: &[String]) -> Vec<String> {
    let scans = plan.iter().filter_map(|line| {
        let automatic = line.contains("AUTOMATIC");
        let scan = line.strip_prefix("SCAN ");
        let target = match scan {
            Some(target) => target,
            // An index made for one execution costs a look through the table.
            None if automatic => line.strip_prefix("SEARCH ")?,
            None => return None,
        };
        // In the order of an index, a limit ends the walk early.
        if scan.is_some() && target.contains(" USING ") && has_word(text, "LIMIT") && !automatic {
            return None;
        }
        table_called(text, target.split(' ').next()?, tables)
    });
    scans.collect()
}

/// The table a plan means: it names a table by its alias when it has one. None
/// when it is a subquery or the like.
fn table_called(text: &str, name: &str, tables: &[String]) -> Option<String> {
    let words: Vec<&str> = words(text).collect();
    let aliased = |table: &&String| {
        words.iter().enumerate().any(|(at, word)| {
            let follows = words[at + 1..]
                .iter()
                .find(|word| !word.eq_ignore_ascii_case("AS"));
            word == table && follows.is_some_and(|alias| *alias == name)
        })
    };
    tables
        .iter()
        .find(|table| *table == name)
        .or_else(|| tables.iter().find(aliased))
        .cloned()
}

fn has_word(text: &str, wanted: &str) -> bool {
    words(text).any(|word| word.eq_ignore_ascii_case(wanted))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_tables_are_found_behind_aliases_and_subqueries_are_not() {
        for (text, line, expected) in [
            ("SELECT a FROM users", "SCAN users", Some("users")),
            ("SELECT a FROM users AS u", "SCAN u", Some("users")),
            ("SELECT a FROM pins, users u", "SCAN u", Some("users")),
            (
                "SELECT a FROM users",
                "SCAN users USING COVERING INDEX i",
                Some("users"),
            ),
            (
                "SELECT a FROM users ORDER BY a LIMIT 1",
                "SCAN users USING INDEX i",
                None,
            ),
            ("SELECT a FROM users LIMIT 1", "SCAN users", Some("users")),
            (
                "SELECT a FROM users",
                "SEARCH users USING INDEX i (a=?)",
                None,
            ),
            (
                "SELECT a FROM users LIMIT 1",
                "SEARCH users USING AUTOMATIC COVERING INDEX (a=?)",
                Some("users"),
            ),
            ("WITH due AS (SELECT 1) SELECT * FROM due", "SCAN due", None),
            ("SELECT 1", "SCAN CONSTANT ROW", None),
        ] {
            let tables = ["users".to_owned(), "pins".to_owned()];
            let found = whole_tables(text, &[line.to_owned()], &tables);
            assert_eq!(
                found.first().map(String::as_str),
                expected,
                "{text}: {line}"
            );
        }
    }
}
