//! Waits until the log of events may have more.

use std::time::Duration;

/// How long the log may go unread without a wake-up: other servers' writes are found so. What is
/// written is found at any server within a second, most of which is left for reading it.
const LONGEST_LAG: Duration = Duration::from_millis(250);

/// Waits for what `Db::changed` answered before the log was read, which this server's own writes
/// ring, and no longer than others' may go unread.
pub(crate) async fn wait_for_log(changed: impl Future<Output = ()>) {
    drop(tokio::time::timeout(LONGEST_LAG, changed).await);
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use tokio::time::Instant;

    use super::*;

    #[expect(
        clippy::disallowed_methods,
        reason = "the clock goes on by nothing but what is waited for"
    )]
    #[tokio::test(start_paused = true)]
    async fn own_writes_are_found_at_once_and_others_in_a_quarter_of_a_second() {
        let begun = Instant::now();
        wait_for_log(ready(())).await;
        assert_eq!(begun.elapsed(), Duration::ZERO);
        wait_for_log(pending()).await;
        // The timer counts whole milliseconds.
        let waited = begun.elapsed();
        assert!(waited <= Duration::from_millis(251), "{waited:?}");
    }
}
