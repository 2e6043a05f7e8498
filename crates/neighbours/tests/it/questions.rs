//! Exact answers, compared with a list that is sorted.

use neighbours::{Change, Index, MOST};

use crate::planted::{Dice, by_sorting, plant, set};

fn ids(index: &Index, to: &[u8; 128], limit: usize) -> Vec<i64> {
    index
        .nearest(to, limit)
        .iter()
        .map(|near| near.id)
        .collect()
}

#[test]
fn the_nearest_come_first_whatever_was_changed() {
    let (index, mut dice) = (Index::new(), Dice(9));
    let mut model = plant(600, 12);
    index.apply(&model.iter().map(set).collect::<Vec<_>>());
    for round in 0..300 {
        let id = 1 + dice.below(800) as i64;
        model.retain(|(known, _)| *known != id);
        let heap = dice.below(12);
        let vector = dice.of_heap(heap);
        let change = match dice.below(3) {
            0 => Change::Remove { id },
            _ => {
                model.push((id, vector));
                set(&(id, vector))
            }
        };
        index.apply(&[change]);
        assert_eq!(index.len(), model.len());
        assert_eq!(
            index.vector(id),
            model.iter().find(|it| it.0 == id).map(|it| it.1)
        );
        let limit = [1, 7, 50][round % 3];
        assert_eq!(
            ids(&index, &vector, limit),
            by_sorting(&model, &vector, limit)
        );
    }
}

#[test]
fn distances_are_sums_of_squares() {
    let index = Index::new();
    let rows = [
        (1, [0; 128], 0),
        (2, [3; 128], 128 * 9),
        (3, [255; 128], 128 * 65_025),
    ];
    for (id, vector, _) in rows {
        index.apply(&[Change::Set { id, vector }]);
    }
    let found = index.nearest(&[0; 128], 10);
    let found: Vec<(i64, u32)> = found.iter().map(|near| (near.id, near.distance)).collect();
    assert_eq!(found, rows.map(|(id, _, distance)| (id, distance)));
}

#[test]
fn of_equally_near_ones_the_smaller_id_comes() {
    let index = Index::new();
    for id in [7, 3, 9, 5] {
        index.apply(&[Change::Set {
            id,
            vector: [8; 128],
        }]);
    }
    assert_eq!(ids(&index, &[8; 128], 3), [3, 5, 7]);
}

#[test]
fn answers_are_bounded() {
    let index = Index::new();
    assert!(index.is_empty());
    assert_eq!(ids(&index, &[0; 128], 5), []);
    index.apply(
        &plant(MOST as i64 + 50, 3)
            .iter()
            .map(set)
            .collect::<Vec<_>>(),
    );
    assert_eq!(ids(&index, &[0; 128], 0), []);
    assert_eq!(ids(&index, &[0; 128], usize::MAX).len(), MOST);
}

#[test]
fn what_is_the_same_again_is_no_change() {
    let index = Index::new();
    let (one, other) = (set(&(1, [1; 128])), set(&(1, [2; 128])));
    let gone = Change::Remove { id: 1 };
    let rows = [(one, 1), (one, 1), (other, 2), (gone, 3), (gone, 3)];
    for (change, version) in rows {
        index.apply(&[change]);
        assert_eq!(index.version(), version);
    }
    assert_eq!(index.without(&[1, 2]), [1, 2]);
    index.apply(&[one]);
    assert_eq!(index.without(&[1, 2]), [2]);
}
