//! What tests stand on: a house on a temporary database with a stopped clock and
//! known chance, users and pictures to put into it, and the doors in front.
//!
//! Every test of an operation runs on both engines: see [`on_both_engines!`]; a few run
//! on a Citus cluster as well: see [`on_every_engine!`].
//! Deliberately absent: fakes of our own engines. Tests use the real ones.

pub mod activities;
pub mod app;
pub mod articles;
pub mod authenticator;
pub mod bare;
pub mod builders;
pub mod citus;
pub mod counterpart;
mod disk;
pub mod fuzz;
pub mod invariants;
pub mod nameserver;
pub mod nats;
pub mod peers;
pub mod pictures;
pub mod postgres;
pub mod provider;
pub mod push_service;
pub mod reports;
pub mod s3;
pub mod templates;
pub mod videos;
pub mod words;
pub mod world;

/// Makes two tests of one body, one on SQLite and one on PostgreSQL:
///
/// ```ignore
/// on_both_engines! {
///     async fn a_board_is_made(world: World) { … }
/// }
/// ```
#[macro_export]
macro_rules! on_both_engines {
    ($($(#[$meta:meta])* async fn $name:ident($world:ident: World) $body:block)*) => {$(
        mod $name {
            #[allow(unused_imports, reason = "not every body needs everything")]
            use super::*;

            $(#[$meta])*
            async fn body($world: $crate::world::World) $body

            #[tokio::test]
            async fn sqlite() {
                body($crate::world::World::sqlite().await).await;
            }

            #[tokio::test]
            async fn postgres() {
                body($crate::world::World::postgres().await).await;
            }
        }
    )*};
}

/// Makes three tests of one body: like [`on_both_engines!`], and one on Citus, which
/// is ignored unless it is asked for: `scripts/with-citus.sh cargo nextest run
/// --run-ignored only citus`.
#[macro_export]
macro_rules! on_every_engine {
    ($($(#[$meta:meta])* async fn $name:ident($world:ident: World) $body:block)*) => {$(
        mod $name {
            #[allow(unused_imports, reason = "not every body needs everything")]
            use super::*;

            $(#[$meta])*
            async fn body($world: $crate::world::World) $body

            #[tokio::test]
            async fn sqlite() {
                body($crate::world::World::sqlite().await).await;
            }

            #[tokio::test]
            async fn postgres() {
                body($crate::world::World::postgres().await).await;
            }

            #[tokio::test]
            #[ignore = "needs a cluster: scripts/with-citus.sh"]
            async fn citus() {
                body($crate::world::World::citus().await).await;
            }
        }
    )*};
}
