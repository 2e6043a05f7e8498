//! Every statement of the rooms and engines fits both engines, and both have
//! the same tables. The linker collects the statements of what a test binary
//! holds, so the rooms' statements are looked at here.

use store::checks;
use testkit::world::World;

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
