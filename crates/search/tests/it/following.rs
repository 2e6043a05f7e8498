//! Following a log: what is committed stays, with its position; what is not is
//! gone; a rebuild takes over whole or not at all.

use std::{fs, io::ErrorKind, path::Path};

use search::{Ask, Change, Doc, Error, Index, Schema};

fn schema() -> Schema {
    Schema::new().suggesting("title", 3)
}

fn open(folder: &Path) -> Index {
    Index::open(folder, schema()).expect("an index")
}

fn put(id: i64, title: &str) -> Change {
    Change::Put(Doc::new(id).text("title", title))
}

fn found(index: &Index, text: &str) -> Vec<i64> {
    let ask = Ask {
        text,
        limit: 100,
        exact: true,
        ..Ask::default()
    };
    index.search(&ask).expect("an answer").ids
}

fn generations(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).expect("a folder");
    entries
        .filter(|entry| entry.as_ref().is_ok_and(|entry| entry.path().is_dir()))
        .count()
}

#[test]
fn changes_are_seen_at_once_and_after_opening_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = open(folder.path());
    assert!(index.needs_rebuild());
    index
        .apply(&[put(1, "lamp"), put(2, "lamp")], "17")
        .expect("applied");
    assert_eq!(found(&index, "lamp"), [2, 1]);
    index
        .apply(
            &[put(1, "chair"), Change::Delete(2), Change::Delete(99)],
            "18",
        )
        .expect("applied");
    assert_eq!(
        (found(&index, "lamp"), found(&index, "chair")),
        (vec![], vec![1])
    );
    index
        .apply(
            &[
                put(3, "lamp"),
                put(3, "rug"),
                Change::Delete(1),
                put(1, "desk"),
            ],
            "19",
        )
        .expect("applied");
    index.apply(&[], "20").expect("a batch of nothing moves on");
    drop(index);

    let index = open(folder.path());
    assert!(!index.needs_rebuild());
    assert_eq!(index.position().as_deref(), Some("20"));
    assert_eq!(
        (found(&index, "lamp"), found(&index, "rug")),
        (vec![], vec![3])
    );
    assert_eq!(
        (found(&index, "chair"), found(&index, "desk")),
        (vec![], vec![1])
    );
}

#[test]
fn a_batch_that_fails_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = open(folder.path());
    index.apply(&[put(1, "lamp")], "1").expect("applied");
    let wrong = Change::Put(Doc::new(2).text("unknown", "lamp"));
    let failed = index.apply(&[Change::Delete(1), put(3, "lamp"), wrong], "2");
    assert!(matches!(failed, Err(Error::UnknownField(name)) if name == "unknown"));
    index.apply(&[put(4, "lamp")], "3").expect("applied");
    assert_eq!(found(&index, "lamp"), [4, 1]);
}

#[test]
fn one_writer_at_a_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = open(folder.path());
    index.apply(&[put(1, "lamp")], "1").expect("applied");
    assert!(Index::open(folder.path(), schema()).is_err());
    drop(index);
    assert_eq!(
        found(&open(folder.path()), "lamp"),
        [1],
        "the refused opening broke nothing"
    );
}

#[test]
fn a_rebuild_takes_over_when_it_is_finished() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = open(folder.path());
    index.apply(&[put(1, "lamp")], "1").expect("applied");

    let mut rebuild = index.rebuild().expect("a rebuild");
    assert!(matches!(index.rebuild(), Err(Error::Rebuilding)));
    rebuild
        .put(vec![
            Doc::new(2).text("title", "lamp"),
            Doc::new(3).text("title", "rug"),
        ])
        .expect("put");
    rebuild
        .put(vec![Doc::new(3).text("title", "lamp")])
        .expect("put");
    index
        .apply(&[put(4, "lamp")], "9")
        .expect("applied meanwhile");
    assert_eq!(
        (found(&index, "lamp"), index.position().as_deref()),
        (vec![4, 1], Some("9"))
    );
    let before = index.version();

    let clone = index.clone();
    rebuild.finish("5").expect("finished");
    assert_eq!(
        (found(&clone, "lamp"), clone.position().as_deref()),
        (vec![3, 2], Some("5"))
    );
    index.apply(&[put(4, "lamp")], "9").expect("applied again");
    assert_ne!(
        index.version(),
        before,
        "it stands where it stood, and is another"
    );
    drop((index, clone));
    let index = open(folder.path());
    assert_eq!(
        (found(&index, "lamp"), index.position().as_deref()),
        (vec![4, 3, 2], Some("9"))
    );
    assert_eq!(generations(folder.path()), 1);
}

#[test]
fn a_rebuild_given_up_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = open(folder.path());
    index.apply(&[put(1, "lamp")], "1").expect("applied");
    let mut rebuild = index.rebuild().expect("a rebuild");
    rebuild
        .put(vec![Doc::new(2).text("title", "lamp")])
        .expect("put");
    drop(rebuild);
    assert_eq!(generations(folder.path()), 1);
    assert_eq!(found(&index, "lamp"), [1]);
    index
        .rebuild()
        .expect("another rebuild")
        .finish("2")
        .expect("finished");
    assert_eq!(
        (found(&index, "lamp"), index.position().as_deref()),
        (vec![], Some("2"))
    );
}

#[test]
fn a_crash_in_a_rebuild_leaves_the_old_index() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = open(folder.path());
    index.apply(&[put(1, "lamp")], "1").expect("applied");
    let mut rebuild = index.rebuild().expect("a rebuild");
    rebuild
        .put(vec![Doc::new(2).text("title", "lamp")])
        .expect("put");
    // What a killed process leaves: the files as they are at this moment.
    let crashed = tempfile::tempdir().expect("a folder");
    copy(folder.path(), crashed.path());
    assert_eq!(generations(crashed.path()), 2);

    let after = open(crashed.path());
    assert_eq!(
        (found(&after, "lamp"), after.position().as_deref()),
        (vec![1], Some("1"))
    );
    assert_eq!(generations(crashed.path()), 1);
}

#[test]
fn another_schema_and_damage_start_empty() {
    let folder = tempfile::tempdir().expect("a folder");
    let spoil = |name: &str| {
        let index = open(folder.path());
        index.apply(&[put(1, "lamp")], "1").expect("applied");
        drop(index);
        for file in files(folder.path())
            .into_iter()
            .filter(|file| file.ends_with(name))
        {
            fs::write(file, "spoilt").expect("written");
        }
        open(folder.path())
    };
    for name in [
        "current.json",
        "meta.json",
        ".managed.json",
        "generation-1/none",
    ] {
        let index = spoil(name);
        assert_eq!(index.needs_rebuild(), name != "generation-1/none", "{name}");
        drop(index);
    }
    let other = schema().field("text", 1);
    let index = Index::open(folder.path(), other.clone()).expect("an index");
    assert!(index.needs_rebuild());
    assert_eq!(found(&index, "lamp"), [0; 0]);
    index
        .rebuild()
        .expect("a rebuild")
        .finish("1")
        .expect("finished");
    drop(index);
    assert!(
        !Index::open(folder.path(), other)
            .expect("an index")
            .needs_rebuild()
    );
}

#[test]
fn an_index_of_an_older_form_starts_empty_and_is_made_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = open(folder.path());
    index.apply(&[put(1, "lamp")], "1").expect("applied");
    drop(index);
    let current = folder.path().join("current.json");
    let text = fs::read_to_string(&current).expect("read");
    let older = text.replace(r#""format":5"#, r#""format":4"#);
    assert_ne!(older, text, "what was written says its form");
    fs::write(&current, older).expect("written");

    let index = open(folder.path());
    assert!(index.needs_rebuild());
    let mut rebuild = index.rebuild().expect("a rebuild");
    let docs = vec![Doc::new(1).text("title", "lamp")];
    rebuild.put(docs).expect("put");
    rebuild.finish("1").expect("finished");
    drop(index);
    let index = open(folder.path());
    assert_eq!(
        (found(&index, "lamp"), index.position().as_deref()),
        (vec![1], Some("1"))
    );
}

#[test]
fn segments_that_are_cut_short_start_empty() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = open(folder.path());
    index.apply(&[put(1, "lamp")], "1").expect("applied");
    drop(index);
    for file in files(folder.path()) {
        let kind = file
            .extension()
            .and_then(|kind| kind.to_str())
            .unwrap_or_default();
        if matches!(kind, "term" | "idx" | "fast") {
            fs::write(file, "").expect("written");
        }
    }
    assert!(open(folder.path()).needs_rebuild());
}

#[test]
fn schemas_that_are_none() {
    let folder = tempfile::tempdir().expect("a folder");
    for schema in [
        Schema::new(),
        Schema::new().field("title", 0),
        Schema::new().field("title", 11),
        Schema::new().field("title", 1).suggesting("title", 1),
    ] {
        assert!(matches!(
            Index::open(folder.path(), schema),
            Err(Error::Schema(_))
        ));
    }
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => all.extend(files(&path)),
            false => all.push(path),
        }
    }
    all
}

fn copy(from: &Path, to: &Path) {
    for file in files(from) {
        let copied = to.join(file.strip_prefix(from).expect("inside"));
        fs::create_dir_all(copied.parent().expect("a parent")).expect("a folder");
        match fs::copy(file, copied) {
            // A draft that took its name since it was listed: threads of the index still write.
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            copy => drop(copy.expect("copied")),
        }
    }
}

#[test]
fn one_of_several_stands_for_a_thing() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = open(folder.path());
    let standing = |id: i64| Doc::new(id).key(1).text("title", "lamp");
    index.apply(&[put(1, "lamp")], "1").expect("applied");
    let other = Change::Put(standing(7));
    index.apply(&[other], "2").expect("applied");
    assert_eq!(found(&index, "lamp"), [7]);
    // Seven is no key.
    index.apply(&[Change::Delete(7)], "3").expect("applied");
    assert_eq!(found(&index, "lamp"), [7]);
    let mut rebuild = index.rebuild().expect("a rebuild");
    let docs = vec![standing(7), standing(5), Doc::new(9).text("title", "lamp")];
    rebuild.put(docs).expect("put");
    rebuild.finish("4").expect("finished");
    assert_eq!(found(&index, "lamp"), [9, 5]);
    index.apply(&[Change::Delete(1)], "5").expect("applied");
    assert_eq!(found(&index, "lamp"), [9]);
}
