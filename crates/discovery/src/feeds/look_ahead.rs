//! How far a page of the home feed looks for pins that its viewer sees. Pure.

/// Ids looked at together at the least, and at the most where none of those before was shown.
const AT_LEAST: usize = 8;
const AT_MOST: usize = 1_000;

/// Ids looked at for one page. A viewer who sees so few of so many, such as one who blocked
/// every other user, has come to the end.
const FOR_A_PAGE: usize = 10_000;

/// The looking of one page.
pub(super) struct LookAhead {
    /// One more than the page shows, so that a page with a bookmark is never followed by an
    /// empty one.
    wanted: usize,
    /// Pins that were found.
    found: usize,
    /// Ids that were looked at.
    looked: usize,
    /// Ids that are looked at next at the least.
    ahead: usize,
}

impl LookAhead {
    /// Nothing was looked at yet.
    pub(super) fn new(wanted: usize) -> Self {
        Self {
            wanted,
            found: 0,
            looked: 0,
            ahead: AT_LEAST,
        }
    }

    /// How many ids are looked at next; none once enough was found, or looked at.
    pub(super) fn look_ahead(&mut self) -> Option<usize> {
        let missing = self.wanted.saturating_sub(self.found);
        if missing == 0 || self.looked >= FOR_A_PAGE {
            return None;
        }
        let most = missing.max(self.ahead);
        self.looked += most;
        Some(most)
    }

    /// Notes how many of these the viewer sees.
    pub(super) fn find(&mut self, found: usize) {
        self.found += found;
        self.ahead = match found {
            0 => (2 * self.ahead).min(AT_MOST),
            _ => AT_LEAST,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In how many steps a page looks at how many ids where the viewer sees one of so many, and
    /// how many it finds.
    fn page(wanted: usize, one_of: usize) -> (usize, usize, usize) {
        let (mut page, mut steps) = (LookAhead::new(wanted), 0);
        while let Some(most) = page.look_ahead() {
            let seen = |looked: usize| looked.checked_div(one_of).unwrap_or_default();
            page.find(seen(page.looked) - seen(page.looked - most));
            steps += 1;
        }
        (steps, page.looked, page.found)
    }

    #[test]
    fn a_page_ends_once_it_is_full() {
        assert_eq!(page(26, 1), (1, 26, 26));
        let (_, looked, found) = page(26, 10);
        assert!(found >= 26 && looked < 300, "{looked} {found}");
    }

    /// Whatever there is behind: what was found is fewer than wanted, by which the feed ends.
    #[test]
    fn a_viewer_who_sees_next_to_nothing_comes_to_the_end_after_ten_thousand() {
        for wanted in [2, 26, 251] {
            for one_of in [0, 20_000, 9_000] {
                let (steps, looked, found) = page(wanted, one_of);
                let bound = FOR_A_PAGE..FOR_A_PAGE + AT_MOST;
                assert!(bound.contains(&looked), "{wanted} {one_of}: {looked}");
                assert!(steps < 40, "{wanted} {one_of}: {steps}");
                assert!(found < wanted, "{wanted} {one_of}: {found}");
            }
        }
    }
}
