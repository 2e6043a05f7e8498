//! Structured logs on standard error.

use std::io::{IsTerminal, stderr};

use tracing_subscriber::EnvFilter;

use crate::config::Config;

/// Starts logging: plain lines for a terminal, JSON for everything else.
pub fn start(config: &Config) {
    let logs = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(directives(&config.log)))
        .with_writer(stderr);
    // A second start, in a test, changes nothing.
    let _ = if stderr().is_terminal() {
        logs.compact().try_init()
    } else {
        logs.json().try_init()
    };
}

/// What is logged: as the host says, or all from information on. PostgreSQL's notices,
/// such as that a table is there already, come only where the host asks for its client.
fn directives(log: &str) -> String {
    let asked = match EnvFilter::try_new(log) {
        Ok(_) if !log.trim().is_empty() => log,
        _ => "info",
    };
    match asked.contains("tokio_postgres") {
        true => asked.to_owned(),
        false => format!("{asked},tokio_postgres=warn"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_of_postgresql_are_logged_for_who_asks() {
        for (log, expected) in [
            ("info", "info,tokio_postgres=warn"),
            ("", "info,tokio_postgres=warn"),
            ("no such=filter=at all", "info,tokio_postgres=warn"),
            ("debug,hyper=info", "debug,hyper=info,tokio_postgres=warn"),
            ("info,tokio_postgres=info", "info,tokio_postgres=info"),
        ] {
            assert_eq!(directives(log), expected, "{log}");
        }
    }
}
