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

/// Whether a plan leaves a comparison of rows, `(a, id) > ($1, $2)`, to be tried on every row
/// that has the first value: SQLite takes no row number into such a comparison, even where an
/// index ends with it.
pub(super) fn compares_rows_singly(text: &str, plan: &[String]) -> bool {
    let by_index = |line: &String| line.contains(")>(?") || line.contains(")<(?");
    compares_rows(text) && !plan.iter().any(by_index)
}

fn compares_rows(text: &str) -> bool {
    let is_columns = |group: &str| {
        let name = |c: char| c.is_ascii_alphanumeric() || "_., ".contains(c);
        group.contains(',') && group.chars().all(name)
    };
    [") > (", ") < ("].iter().any(|sign| {
        text.match_indices(sign).any(|(at, _)| {
            let begin = text[..at].rfind('(');
            begin.is_some_and(|begin| is_columns(&text[begin + 1..at]))
        })
    })
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
    fn rows_compared_one_by_one_are_found() {
        const PAGE: &str = "SELECT id FROM pins WHERE (a, b) > (?1, ?2) ORDER BY a, b LIMIT 1";
        for (text, line, expected) in [
            (PAGE, "SEARCH pins USING INDEX i ((a,b)>(?,?))", false),
            (
                PAGE,
                "SEARCH pins USING INDEX i (c=? AND (a,b)<(?,?))",
                false,
            ),
            (PAGE, "SEARCH pins USING INDEX i (a>?)", true),
            ("SELECT 1 WHERE count(*) > (SELECT 1)", "SCAN pins", false),
            ("SELECT 1 WHERE max(a, ?1) > (2)", "SCAN pins", false),
        ] {
            let found = compares_rows_singly(text, &[line.to_owned()]);
            assert_eq!(found, expected, "{text}: {line}");
        }
    }

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
