//! Structured logs on standard error.

use std::io::{IsTerminal, stderr};

use tracing_subscriber::EnvFilter;

use crate::config::Config;

/// Starts logging: plain lines for a terminal, JSON for everything else.
pub fn start(config: &Config) {
    let filter = EnvFilter::try_new(&config.log).unwrap_or_else(|_| EnvFilter::new("info"));
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(stderr);
    // A second start, in a test, changes nothing.
    let _ = if stderr().is_terminal() {
        logs.compact().try_init()
    } else {
        logs.json().try_init()
    };
}
