//! Jobs of the room `articles`. Each may run twice.

use kernel::{job, jobs::HOUR};

use super::write_trends::write_trends;

/// Writes articles about what is saved most, while no employee's stands.
pub const WRITE_TRENDS: &str = "articles.write_trends";

job!(WRITE_TRENDS, every HOUR => write_trends);
