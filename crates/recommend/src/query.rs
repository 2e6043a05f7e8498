//! What is asked of a graph, and what it answers.

/// Walks with restart from some items: what is asked, with the values that are right for
/// most.
///
/// Whatever is asked, the time is bounded: by `steps`, and by [`MOST_STEPS`] and
/// [`MOST_STARTS`].
pub struct Query<'a> {
    /// Where walks begin. Items that are not in the graph, and weights that are not
    /// positive numbers, are passed over; of more than [`MOST_STARTS`] the heaviest count.
    /// An item that is named twice has both weights.
    pub starts: &'a [Start],
    /// Steps of all walks together, shared among the starts by weight. A step goes from an
    /// item to one of its groups and on to an item of that. 20,000 for the quality that was
    /// measured; 5,000 take a third of the time.
    pub steps: usize,
    /// Most items of the answer.
    pub limit: usize,
    /// The same seed, query and graph give the same answer.
    pub seed: u64,
    /// Share of steps after which a walk goes on from its start again, from 0 to 1. None:
    /// chosen by the number of starts.
    pub restart: Option<f32>,
    /// An item's score is divided by the number of its groups to the power of this, so that
    /// what everyone has does not stand above what fits. From 0 to 2.
    pub degree_exponent: f32,
    /// What the caller thinks of an item, told its id and what it noted of it
    /// ([`Change::Note`](crate::Change::Note)): 0 or less (or no number) and it does not come out;
    /// 1, the most, and its score stays; between, and it sinks. Asked only of items that
    /// would be in the answer, so it costs nothing when it is not given, and little when it
    /// is. None: all are taken as they are.
    pub weigh: Option<&'a dyn Fn(i64, u32) -> f32>,
}

/// An item to walk from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Start {
    /// Of the item.
    pub item: i64,
    /// Its share of the steps, beside that of the others.
    pub weight: f32,
}

/// An item that was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    /// Of the item.
    pub item: i64,
    /// Comparable within one answer; greater is better.
    pub score: f32,
    /// The start that contributed most.
    pub start: i64,
    /// The group by which its walks came here most often.
    pub group: i64,
}

/// Most steps of one query.
pub const MOST_STEPS: usize = 200_000;

/// Most items to walk from.
pub const MOST_STARTS: usize = 256;

impl<'a> Query<'a> {
    /// 20,000 steps for the best 100.
    #[must_use]
    pub fn new(starts: &'a [Start]) -> Self {
        Self {
            starts,
            steps: 20_000,
            limit: 100,
            seed: 0,
            restart: None,
            degree_exponent: 0.25,
            weigh: None,
        }
    }
}
