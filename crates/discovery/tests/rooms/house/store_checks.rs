//! Every statement of the rooms and engines fits both engines, and both have
//! the same tables. The linker collects the statements of what a test binary
//! holds, so the rooms' statements are looked at here.

use store::checks;
use testkit::{builders, citus, invariants, world::World};

testkit::on_both_engines! {
    async fn every_statement_fits(world: World) {
        let complaints = checks::statements(&world.house.db).await.unwrap();
        assert!(complaints.is_empty(), "{complaints:#?}");
    }
}

#[tokio::test]
async fn both_engines_have_the_same_tables() {
    let (sqlite, postgres) = (World::sqlite().await, World::postgres().await);
    let lines = checks::schema(&sqlite.house.db).await.unwrap();
    assert_eq!(lines, checks::schema(&postgres.house.db).await.unwrap());
}

#[tokio::test]
#[ignore = "needs a cluster: scripts/with-citus.sh"]
async fn statements_on_citus_ask_one_machine_or_have_a_reason() {
    let world = World::citus().await;
    let complaints = checks::fan_out(&world.house.db).await.unwrap();
    assert!(complaints.is_empty(), "{complaints:#?}");
    let again = world.house.db.distribute().await.unwrap();
    assert_eq!(again, 0, "distributing is repeated without harm");
}

/// As a host does that moves to a cluster, or updates one: the rows are there already.
#[tokio::test]
#[ignore = "needs a cluster: scripts/with-citus.sh"]
async fn a_filled_database_is_distributed_with_all_its_rows_on_citus() {
    let (world, address) = World::citus_undistributed().await;
    let db = &world.house.db;
    let (ada, ben) = (world.person("ada").await, world.person("ben").await);
    let birds = builders::board(&ada, "Birds").await.board.id;
    let pins = builders::pins(&ada, birds, 12).await;
    let mine = builders::board(&ben, "Mine").await.board.id;
    builders::save(&ben, pins[0], mine).await;
    builders::follow_each_other(&ada, &ben).await;
    world.settle().await;
    let before = invariants::contents(db).await;
    // What a run leaves that is interrupted between the two steps of a table.
    let copied = "SELECT create_distributed_table('users', 'id', colocate_with => 'none')";
    citus::run(&address, copied).await;
    let hidden = "SELECT count(*) FROM pg_dist_partition WHERE pg_relation_size(logicalrelid) > 0";
    assert_eq!(citus::numbers(&address, hidden).await, [1]);
    assert!(db.distribute().await.unwrap() > 50);
    assert_eq!(
        citus::numbers(&address, hidden).await,
        [0],
        "nothing lies there twice"
    );
    assert_eq!(invariants::contents(db).await, before);
    // The host goes on as before.
    builders::save(&ben, pins[1], mine).await;
    builders::pin(&ada, birds, "one more").await;
    world.settle().await;
}
