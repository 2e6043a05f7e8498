//! # Lookalikes
//!
//! Lives here: the index of what public pictures show, and which of them look like one.
//! Tables owned: none; the index is derived and may be lost.
//! Events emitted: none.
//! Not here: descriptors of pictures (`uploads`), which vectors are near (crate `neighbours`),
//! keeping the index in step with the graph of saves (`feeds`), searching by a part of a
//! picture (`search`).

pub mod find_lookalikes;
