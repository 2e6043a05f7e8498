use contract::ids::BoardId;

use super::*;

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// A moment long after 1970.
const NOW_MS: i64 = 20_000 * DAY_MS;

/// A pin of so many days that was saved so often.
fn pin(days: i64, saves: i64) -> StoredPin {
    StoredPin {
        created_ms: NOW_MS - days * DAY_MS,
        repin_count: saves,
        ..StoredPin::default()
    }
}

/// A pin on a board, of a pinner, that leads to a page.
fn of(board: i64, pinner: i64, link: Option<&str>) -> StoredPin {
    StoredPin {
        board_id: BoardId(board),
        pinner_id: UserId(pinner),
        link: link.map(str::to_owned),
        ..StoredPin::default()
    }
}

/// Numbers of these pins, from 0, in the order of a feed whose sources offer all alike.
fn order(pins: &[StoredPin]) -> Vec<i64> {
    let candidates = (0..).zip(pins).map(|(item, pin)| Candidate {
        item,
        score: worth(pin, NOW_MS),
        traits: traits(pin),
    });
    blend(&candidates.collect::<Vec<_>>(), MOST)
}

#[test]
fn being_new_and_being_saved_raise_a_pin() {
    for (better, worse) in [
        // As often saved, the newer one.
        (pin(0, 0), pin(1, 0)),
        (pin(1, 0), pin(30, 0)),
        (pin(30, 7), pin(300, 7)),
        // As new, the one that is saved more.
        (pin(3, 1), pin(3, 0)),
        (pin(3, 1_000), pin(3, 100)),
        // What many love does not vanish with its age, and few saves do not outdo what is new.
        (pin(1_000, 1_000), pin(0, 0)),
        (pin(0, 0), pin(365, 10)),
    ] {
        let both = [worse, better];
        assert_eq!(order(&both), [1, 0], "{both:?}");
    }
    let lost = |days: i64| worth(&pin(0, 0), NOW_MS) - worth(&pin(days, 0), NOW_MS);
    assert!(
        lost(30) > 0.6 * lost(10_000),
        "most is lost after thirty days"
    );
    let gained = |saves: i64| worth(&pin(0, saves), NOW_MS) - worth(&pin(0, 0), NOW_MS);
    assert!(
        gained(1_000) < 2.0 * gained(100),
        "ten times as many are not ten times as much"
    );
}

#[test]
fn no_pin_is_newer_than_new_or_saved_less_than_never() {
    // Made by a server whose clock is ahead; a number that was never counted.
    for (days, saves) in [(-9, 0), (0, -5)] {
        assert_eq!(worth(&pin(days, saves), NOW_MS), worth(&pin(0, 0), NOW_MS));
    }
    assert!(worth(&pin(20_000, i64::MAX), NOW_MS).is_finite());
}

#[test]
fn a_board_a_pinner_and_a_website_do_not_come_in_rows() {
    let oak = Some("https://oak.test/1");
    let other = of(9, 9, Some("https://elm.test/"));
    for (what, two) in [
        ("board", [of(1, 1, None), of(1, 2, None)]),
        ("pinner", [of(1, 1, None), of(2, 1, None)]),
        (
            "website",
            [of(1, 1, oak), of(2, 2, Some("http://www.oak.test/2?a#b"))],
        ),
    ] {
        let [one, two] = two;
        let pins = [one, two, other.clone()];
        assert_eq!(order(&pins), [0, 2, 1], "{what}");
    }
    for (what, two) in [
        (
            "nothing",
            [of(1, 1, oak), of(2, 2, Some("https://oak.test:8443/"))],
        ),
        ("no link", [of(1, 1, None), of(2, 2, None)]),
        (
            "no page",
            [of(1, 1, Some("oak")), of(2, 2, Some("mailto:oak@oak.test"))],
        ),
        ("another kind", [of(1, 2, None), of(2, 1, None)]),
    ] {
        let [one, two] = two;
        let pins = [one, two, other.clone()];
        assert_eq!(order(&pins), [0, 1, 2], "{what}");
    }
}

#[test]
fn what_is_new_has_places_of_its_own_where_the_first_are_all_known() {
    // Number and score; the first few numbers are those of what is new and welcome.
    type Row = (i64, f32);
    let known = |count: i64| -> Vec<Row> {
        let row = |item| (item, 1.0);
        (1_000..1_000 + count).map(row).collect()
    };
    let with = |count: i64, more: &[Row]| [known(count).as_slice(), more].concat();
    // What it is, the candidates, and which place each of the new ones has.
    type Case<'a> = (&'a str, Vec<Row>, &'a [(usize, i64)]);
    let cases: [Case; 7] = [
        ("nothing is new", known(50), &[]),
        ("one", with(50, &[(1, 0.1)]), &[(12, 1)]),
        (
            "the best first",
            with(50, &[(1, 0.1), (2, 0.2)]),
            &[(12, 2), (37, 1)],
        ),
        (
            "a short feed",
            with(20, &[(1, 0.1), (2, 0.2)]),
            &[(20, 2), (21, 1)],
        ),
        (
            "there by itself",
            with(50, &[(1, 2.0), (2, 0.1)]),
            &[(0, 1), (51, 2)],
        ),
        (
            "hidden, their own or unwelcome, and before all others",
            with(50, &[(9, 90.0), (1, 0.1)]),
            &[(0, 9), (12, 1)],
        ),
        ("popular", with(50, &[(9, 0.1)]), &[(50, 9)]),
    ];
    for (what, rows, expected) in cases {
        let candidate = |row: &Row| Candidate {
            item: row.0,
            score: row.1,
            traits: [0, row.0, 0],
        };
        let candidates: Vec<Candidate> = rows.iter().map(candidate).collect();
        let order = in_order(&candidates, &HashSet::from([PinId(1), PinId(2)]));
        let others = order.iter().enumerate().filter(|(_, item)| **item < 1_000);
        let others: Vec<(usize, i64)> = others.map(|(place, item)| (place, *item)).collect();
        assert_eq!(others, expected, "{what}");
    }
}
