//! Where the two engines really differ, each difference under a name.

mod horizon;
pub(crate) mod lists;
pub(crate) mod placeholders;

pub use horizon::horizon;
