//! The list of codes.

use std::collections::HashSet;

use super::*;

#[test]
fn numbers_are_unique_and_texts_are_sentences() {
    let numbers: HashSet<_> = Code::ALL.iter().map(|code| code.number()).collect();
    assert_eq!(numbers.len(), Code::ALL.len());
    for code in Code::ALL {
        assert!(
            code.text().starts_with(|c: char| c.is_uppercase()),
            "{code:?}"
        );
    }
}
