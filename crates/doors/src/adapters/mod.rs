//! What is the same for every operation: who asks, how options are read, how
//! answers are written, how often one may ask.

pub mod arrivals;
pub mod caller;
pub mod client;
pub mod csrf;
pub mod envelope;
pub mod fields;
pub mod forms;
pub mod graphql;
pub mod openapi;
pub mod places;
pub mod rates;
pub mod refusal;
pub mod resource;
pub mod rest_v3;
pub mod streams;
pub mod switchboard;
