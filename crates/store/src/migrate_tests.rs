use super::*;

const ONE: Migration = Migration {
    number: 1,
    name: "one",
    text: "CREATE TABLE one (id BIGINT)",
};
const TWO: Migration = Migration {
    number: 2,
    name: "two",
    text: "CREATE TABLE two (id BIGINT)",
};

fn mark(migration: &Migration) -> (i64, String) {
    (migration.number, checksum(migration.text))
}

#[test]
fn the_engines_have_the_same_migrations_in_order() {
    let names = |list: &[Migration]| -> Vec<(i64, &str)> {
        list.iter()
            .map(|migration| (migration.number, migration.name))
            .collect()
    };
    assert_eq!(names(SQLITE), names(POSTGRES));
    assert!(SQLITE.is_sorted_by(|one, next| one.number < next.number));
}

#[test]
fn the_next_is_the_first_that_is_missing() {
    let known = [ONE, TWO];
    let number = |applied: &[(i64, String)]| next(applied, &known).unwrap().map(|next| next.number);
    assert_eq!(number(&[]), Some(1));
    assert_eq!(number(&[mark(&ONE)]), Some(2));
    assert_eq!(number(&[mark(&ONE), mark(&TWO)]), None);
}

#[test]
fn a_newer_store_and_a_changed_migration_are_refused() {
    let newer = next(&[mark(&ONE), mark(&TWO)], &[ONE]);
    assert!(matches!(
        newer,
        Err(Error::Newer {
            store: 2,
            program: 1
        })
    ));
    let changed = next(&[(1, "another".to_owned())], &[ONE]);
    assert!(matches!(changed, Err(Error::Changed { number: 1 })));
}

#[tokio::test]
async fn an_interrupted_run_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let address = crate::Address::Sqlite(folder.path().join("test.db"));
    let db = Db::open(&address, crate::Options::default()).unwrap();
    let broken = Migration {
        number: 2,
        name: "two",
        text: "CREATE TABLE two (id BIGINT); NONSENSE",
    };
    assert!(matches!(
        apply_all(&db, &[ONE, broken]).await,
        Err(Error::Broken { .. })
    ));
    // The first step stands, nothing of the second.
    assert_eq!(apply_all(&db, &[ONE, TWO]).await.unwrap(), 1);
    assert_eq!(apply_all(&db, &[ONE, TWO]).await.unwrap(), 0);
    assert!(matches!(
        apply_all(&db, &[ONE]).await,
        Err(Error::Newer { .. })
    ));
}
