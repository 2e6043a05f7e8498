//! What fuzzing found worth keeping, given to the same parsers again: `fuzz/corpus/` has a
//! folder for each target (docs/bench/fuzzing.md).

use std::{fs, panic, path::PathBuf};

use testkit::fuzz::{TARGETS, Target};

/// Gives a target its corpus; answers the names of inputs that it fails of.
fn failing(name: &str, target: Target) -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let inputs = fs::read_dir(folder.join(name)).expect("every target has a corpus");
    let inputs: Vec<PathBuf> = inputs.map(|input| input.unwrap().path()).collect();
    assert!(inputs.len() >= 10, "{name} has {} inputs", inputs.len());
    let fails = |input: &PathBuf| {
        let data = fs::read(input).unwrap();
        panic::catch_unwind(|| target(&data)).is_err()
    };
    inputs.into_iter().filter(fails).collect()
}

/// Tests of one target each, so that they run beside each other.
macro_rules! corpora {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            let name = stringify!($name);
            let (_, target) = TARGETS.into_iter().find(|(known, _)| *known == name).unwrap();
            assert_eq!(failing(name, target), Vec::<PathBuf>::new());
        })*

        #[test]
        fn every_target_has_its_test() {
            assert_eq!(TARGETS.map(|(name, _)| name), [$(stringify!($name)),*]);
        }
    };
}

corpora! { answer field import listing page picture request search video }
