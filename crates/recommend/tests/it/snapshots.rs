//! Snapshots: what is written is read, and nothing else is.

use std::{fs, path::Path};

use recommend::{Error, Graph};

use crate::model::{Dice, add};

fn small() -> Graph {
    let graph = Graph::new();
    let edges = [(1, 10), (1, 20), (2, 10), (-3, 30), (i64::MAX, 10)];
    let batch: Vec<_> = edges.map(|(item, group)| add(item, group)).into();
    graph.apply(&batch, "event 17").expect("it fits");
    graph
}

fn bytes_of(graph: &Graph, path: &Path) -> Vec<u8> {
    graph.save(path).expect("written");
    fs::read(path).expect("it is there")
}

fn load(path: &Path, bytes: &[u8]) -> Result<Graph, Error> {
    fs::write(path, bytes).expect("written");
    Graph::load(path)
}

/// As `snapshot.rs` lays it out: magic, version, length of position, items, groups, edges.
struct Parts {
    head: [u32; 4],
    edges: u64,
    position: &'static [u8],
    ids: Vec<i64>,
    numbers: Vec<u32>,
}

/// Two items in two groups: 7 in 70 and 80, 8 in 80.
fn parts() -> Parts {
    Parts {
        head: [2, 2, 2, 2],
        edges: 3,
        position: b"at",
        ids: vec![7, 8, 70, 80],
        numbers: vec![2, 1, 5, 6, 0, 1, 1],
    }
}

impl Parts {
    /// With a checksum that fits.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = b"recgraph".to_vec();
        for number in self.head {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.edges.to_le_bytes());
        bytes.extend(self.position);
        self.ids
            .iter()
            .for_each(|id| bytes.extend(id.to_le_bytes()));
        self.numbers
            .iter()
            .for_each(|number| bytes.extend(number.to_le_bytes()));
        let mut sum = flate2::Crc::new();
        sum.update(&bytes);
        bytes.extend(sum.sum().to_le_bytes());
        bytes
    }
}

#[test]
fn a_snapshot_gives_back_graph_and_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("graph");
    small().save(&path).expect("written");
    let loaded = Graph::load_or_new(&path);
    assert_eq!(loaded.position().as_deref(), Some("event 17"));
    assert_eq!(loaded.groups_of(1, 9), [10, 20]);
    assert_eq!(loaded.items_of(10, 9), [1, 2, i64::MAX]);
    assert_eq!(loaded.size().edges, 5);
    let names: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(names.len(), 1, "no draft is left");
    // It goes on from there.
    loaded.apply(&[add(-3, 10)], "event 18").expect("it fits");
    assert_eq!(loaded.items_of(10, 9), [1, 2, i64::MAX, -3]);
}

#[test]
fn an_empty_graph_has_a_snapshot_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("graph");
    for position in [None, Some("")] {
        let graph = Graph::new();
        if let Some(position) = position {
            graph.apply(&[], position).expect("it fits");
        }
        graph.save(&path).expect("written");
        let loaded = Graph::load(&path).expect("what was written");
        assert_eq!(loaded.position().as_deref(), position);
        assert_eq!(loaded.size().items, 0);
    }
}

#[test]
fn no_file_and_a_broken_one_start_empty() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("graph");
    assert!(matches!(Graph::load(&path), Err(Error::Io(_))));
    assert_eq!(Graph::load_or_new(&path).position(), None);
    fs::write(&path, "broken").expect("written");
    assert_eq!(Graph::load_or_new(&path).position(), None);
    assert_eq!(
        Graph::load_or_new(folder.path()).position(),
        None,
        "a folder is no file"
    );
}

#[test]
fn what_is_cut_off_anywhere_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("graph");
    let whole = bytes_of(&small(), &path);
    for length in 0..whole.len() {
        let refused = load(&path, &whole[..length]).err();
        let expected = match length {
            0..8 => matches!(refused, Some(Error::Foreign)),
            _ => matches!(refused, Some(Error::Damaged(_))),
        };
        assert!(expected, "{length} bytes: {refused:?}");
    }
    let longer = [whole.as_slice(), &[0]].concat();
    assert!(matches!(load(&path, &longer), Err(Error::Damaged(_))));
}

#[test]
fn any_flipped_bit_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("graph");
    let whole = bytes_of(&small(), &path);
    for bit in 0..whole.len() * 8 {
        let mut flipped = whole.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        let refused = load(&path, &flipped).err();
        let expected = match bit / 8 {
            0..8 => matches!(refused, Some(Error::Foreign)),
            8..12 => matches!(refused, Some(Error::Version(_, 2))),
            _ => matches!(refused, Some(Error::Damaged(_))),
        };
        assert!(expected, "bit {bit}: {refused:?}");
    }
}

#[test]
fn noise_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("graph");
    let mut dice = Dice(5);
    for _ in 0..300 {
        let length = dice.below(200);
        let mut noise: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
        // Half of it gets past the first two questions.
        if dice.below(2) == 0 && noise.len() > 12 {
            noise[..12].copy_from_slice(b"recgraph\x02\0\0\0");
        }
        assert!(load(&path, &noise).is_err(), "{noise:?}");
    }
}

type Spoil = fn(&mut Parts);

#[test]
fn what_fits_its_checksum_and_makes_no_sense_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("graph");
    let good = load(&path, &parts().bytes()).expect("the layout that is written");
    assert_eq!(good.items_of(80, 9), [7, 8]);
    assert_eq!(good.position().as_deref(), Some("at"));
    assert_eq!([7, 8].map(|item| good.note_of(item)), [5, 6]);
    let cases: [(&str, Spoil); 10] = [
        ("another version", |parts| parts.head[0] = 1),
        ("lengths that overflow", |parts| parts.edges = u64::MAX / 2),
        ("sizes far beyond the file", |parts| {
            parts.head[2] = u32::MAX
        }),
        ("an item twice", |parts| parts.ids[1] = 7),
        ("a group twice", |parts| parts.ids[3] = 70),
        ("a group that is not there", |parts| parts.numbers[5] = 2),
        ("lists longer than all edges", |parts| parts.numbers[0] = 3),
        ("lists shorter than all edges", |parts| parts.numbers[0] = 1),
        ("an item in a group twice", |parts| parts.numbers[4] = 1),
        ("a position that is no text", |parts| {
            parts.position = b"\xff\xfe"
        }),
    ];
    for (what, spoil) in cases {
        let mut parts = parts();
        spoil(&mut parts);
        let refused = load(&path, &parts.bytes()).err();
        let told = matches!(refused, Some(Error::Damaged(_) | Error::Version(1, 2)));
        assert!(told, "{what}: {refused:?}");
    }
}

#[test]
fn a_failed_save_leaves_the_former_snapshot() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("graph");
    let before = bytes_of(&small(), &path);
    // The draft's name is taken by what cannot be written to.
    fs::create_dir(folder.path().join("graph.new")).expect("a folder");
    let graph = Graph::new();
    assert!(matches!(graph.save(&path), Err(Error::Io(_))));
    assert_eq!(fs::read(&path).expect("it is there"), before);
}
