//! More vectors than are all looked at.

use std::{
    collections::HashSet,
    sync::atomic::{AtomicBool, Ordering::SeqCst},
    thread,
};

use neighbours::{Change, Index, Thoroughness};

use crate::planted::{Dice, by_sorting, plant, set};

const SMALL: Thoroughness = Thoroughness {
    exact: 500,
    looked_at: 600,
};

#[test]
fn lists_are_made_when_there_are_many_and_again_when_twice_as_many() {
    let index = Index::looking(SMALL);
    let all = plant(2_100, 20);
    let changes: Vec<Change> = all.iter().map(set).collect();
    let steps = [
        (500, false),
        (501, true),
        (1_001, false),
        (1_002, true),
        (2_003, false),
        (2_004, true),
    ];
    let mut filled = 0;
    for (count, due) in steps {
        index.apply(&changes[filled..count]);
        filled = count;
        assert_eq!(index.is_due(), due, "{count}");
        index.divide();
        assert!(!index.is_due(), "{count}");
        assert_eq!(index.len(), count);
    }
}

#[test]
fn divided_answers_are_nearly_those_of_a_sorted_list() {
    let all = plant(6_000, 40);
    let index = Index::looking(SMALL);
    index.apply(&all.iter().map(set).collect::<Vec<_>>());
    index.divide();
    let (mut dice, mut met) = (Dice(77), 0);
    for question in 0..100 {
        let to = dice.of_heap(question % 40);
        let expected: HashSet<i64> = by_sorting(&all, &to, 10).into_iter().collect();
        let found = index.nearest(&to, 10);
        assert!(found.is_sorted());
        met += found
            .iter()
            .filter(|near| expected.contains(&near.id))
            .count();
    }
    assert!(met >= 970, "{met} of 1000");
}

#[test]
fn up_to_the_bound_answers_are_exact_and_with_one_more_lists_are_read() {
    let usual = Thoroughness::default();
    assert_eq!((usual.exact, usual.looked_at), (100_000, 32_000));
    let all = plant(501, 20);
    let index = Index::looking(Thoroughness {
        looked_at: 1,
        ..SMALL
    });
    index.apply(&all.iter().map(set).collect::<Vec<_>>());
    index.divide();
    // Of so many one list has too few.
    let half = 250;
    let exact = |count: usize| {
        let mut dice = Dice(11);
        let mut is_exact = |heap| {
            let to = dice.of_heap(heap);
            let found = index.nearest(&to, half).into_iter().map(|near| near.id);
            found.collect::<Vec<_>>() == by_sorting(&all[..count], &to, half)
        };
        (0..20).filter(|heap| is_exact(*heap)).count()
    };
    assert_eq!(exact(501), 0);
    index.apply(&[Change::Remove { id: all[500].0 }]);
    assert_eq!(exact(500), 20);
    index.apply(&[set(&all[500])]);
    assert_eq!(exact(501), 0);
}

#[test]
fn what_shrinks_below_the_bound_is_exact_again() {
    let all = plant(1_500, 30);
    let index = Index::looking(Thoroughness {
        looked_at: 1,
        ..SMALL
    });
    index.apply(&all.iter().map(set).collect::<Vec<_>>());
    index.divide();
    let gone = all[400..].iter().map(|(id, _)| Change::Remove { id: *id });
    index.apply(&gone.collect::<Vec<_>>());
    let mut dice = Dice(5);
    for heap in 0..30 {
        let to = dice.of_heap(heap);
        let found = index.nearest(&to, 25).into_iter().map(|near| near.id);
        assert_eq!(found.collect::<Vec<_>>(), by_sorting(&all[..400], &to, 25));
    }
}

#[test]
fn changes_made_while_lists_are_made_are_in_them() {
    let all = plant(4_000, 20);
    let index = Index::looking(SMALL);
    index.apply(&all[..3_000].iter().map(set).collect::<Vec<_>>());
    let done = AtomicBool::new(false);
    let changed = thread::scope(|scope| {
        let changing = scope.spawn(|| {
            let mut changed = 0;
            while !done.load(SeqCst) && changed < 1_000 {
                let gone = Change::Remove { id: all[changed].0 };
                index.apply(&[gone, set(&all[3_000 + changed])]);
                changed += 1;
            }
            changed
        });
        index.divide();
        done.store(true, SeqCst);
        changing.join().expect("no panic")
    });
    let mut found = index.ids();
    found.sort_unstable();
    let expected: Vec<i64> = (1 + changed as i64..=3_000 + changed as i64).collect();
    assert_eq!(found, expected);
    for (id, vector) in &all[changed..3_000 + changed] {
        assert_eq!(index.vector(*id).as_ref(), Some(vector));
    }
}
