//! How much of a score is left to what differs from what is wanted.

/// How something about an item stands to what is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It is what is wanted.
    Fits,
    /// It is not known, or nothing is wanted.
    Unknown,
    /// It is known and something else.
    Differs,
}

/// A light preference for one thing about items: it reorders, and leaves nothing out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lean {
    /// What is left of the score of an item of which it is unknown, from 0 to 1.
    pub unknown: f32,
    /// What is left of it where it differs, from 0 to 1.
    pub differs: f32,
}

impl Lean {
    /// What is left of a score; all of it where it fits, since walks know no more than all.
    #[must_use]
    pub fn leaves(self, fit: Fit) -> f32 {
        match fit {
            Fit::Fits => 1.0,
            Fit::Unknown => self.unknown,
            Fit::Differs => self.differs,
        }
    }
}

/// What is left of a score by something that there is more or less of: `least` where there is
/// none (0), all where there is most (1), in between as much as there is.
#[must_use]
pub fn by_amount(least: f32, amount: f32) -> f32 {
    least + (1.0 - least) * amount.clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_loses_and_what_is_unknown_is_as_it_is_told() {
        let lean = Lean {
            unknown: 0.9,
            differs: 0.5,
        };
        for (fit, left) in [(Fit::Fits, 1.0), (Fit::Unknown, 0.9), (Fit::Differs, 0.5)] {
            assert_eq!(lean.leaves(fit), left, "{fit:?}");
        }
    }

    #[test]
    fn an_amount_leaves_something_between_the_least_and_all() {
        for (least, amount, left) in [
            (0.9, 0.0, 0.9),
            (0.9, 1.0, 1.0),
            (0.5, 0.5, 0.75),
            (0.5, -3.0, 0.5),
            (0.5, 7.0, 1.0),
            (1.0, 0.2, 1.0),
        ] {
            assert_eq!(by_amount(least, amount), left, "{least} {amount}");
        }
    }
}
