//! What a file gives back, and what is refused.

use std::fs;

use neighbours::{Change, Error, Index, Thoroughness};

use crate::planted::{plant, set};

const HOW: Thoroughness = Thoroughness {
    exact: 300,
    looked_at: 300,
};

fn filled(count: i64) -> Index {
    let index = Index::looking(HOW);
    index.apply(&plant(count, 9).iter().map(set).collect::<Vec<_>>());
    index.divide();
    index
}

#[test]
fn a_snapshot_gives_back_what_was_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pictures");
    for (count, position) in [(0, None), (1, Some("3.41")), (200, None), (700, Some("é"))] {
        let index = filled(count);
        assert_eq!(index.position(), None);
        index.stand_at(position.unwrap_or_default());
        index.save(&file, 4).unwrap();
        let loaded = Index::load(&file, 4, HOW).unwrap();
        assert_eq!(loaded.len(), index.len());
        assert_eq!(loaded.position().as_deref(), position);
        for (id, vector) in plant(count, 9).iter().take(30) {
            assert_eq!(loaded.vector(*id).as_ref(), Some(vector));
            assert_eq!(loaded.nearest(vector, 20), index.nearest(vector, 20));
        }
        assert!(!loaded.is_due(), "it was divided before");
        loaded.apply(&[Change::Remove { id: 1 }]);
        assert_eq!(loaded.len(), index.len().saturating_sub(1));
    }
    let left = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left, 1, "no draft is left");
}

#[test]
fn what_was_not_written_so_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pictures");
    filled(50).save(&file, 4).unwrap();
    let whole = fs::read(&file).unwrap();
    let with = |at: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[at] = byte;
        bytes
    };
    let longer = [whole.as_slice(), &[0]].concat();
    let rows: [(&str, Vec<u8>, &str); 10] = [
        ("nothing", Vec::new(), "is no snapshot"),
        (
            "another file",
            b"%PDF-1.7 and more".to_vec(),
            "is no snapshot",
        ),
        ("a format to come", with(8, 9), "format 9"),
        ("other vectors", with(12, 5), "kind 5"),
        ("cut short", whole[..whole.len() - 1].to_vec(), "its length"),
        ("longer", longer, "its length"),
        ("more than can be", with(31, 255), "its length"),
        ("a longer position", with(40, 1), "its length"),
        ("a list of another length", with(48 + 128, 49), "its lists"),
        (
            "a bit",
            with(whole.len() - 40, whole[whole.len() - 40] ^ 1),
            "checksum",
        ),
    ];
    for (what, bytes, told) in rows {
        fs::write(&file, bytes).unwrap();
        let Err(error) = Index::load(&file, 4, HOW) else {
            panic!("{what} was loaded");
        };
        assert!(error.to_string().contains(told), "{what}: {error}");
        assert!(Index::load_or_new(&file, 4).is_empty(), "{what}");
    }
    fs::remove_file(&file).unwrap();
    assert!(matches!(Index::load(&file, 4, HOW), Err(Error::Io(_))));
    assert!(Index::load_or_new(&file, 4).is_empty());
}

#[test]
fn an_id_that_is_there_twice_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pictures");
    filled(2).save(&file, 4).unwrap();
    let mut bytes = fs::read(&file).unwrap();
    let ids = 48 + 128 + 4;
    bytes.copy_within(ids..ids + 8, ids + 8);
    fs::write(&file, bytes).unwrap();
    let Err(error) = Index::load(&file, 4, HOW) else {
        panic!("it was loaded");
    };
    assert!(error.to_string().contains("twice"), "{error}");
}

#[test]
fn a_disk_that_refuses_keeps_the_former_snapshot() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pictures");
    filled(20).save(&file, 4).unwrap();
    // A folder stands where the draft would be written.
    fs::create_dir(folder.path().join("pictures.new")).unwrap();
    assert!(filled(30).save(&file, 4).is_err());
    assert_eq!(Index::load(&file, 4, HOW).unwrap().len(), 20);
}
