use super::*;
use crate::demo::{
    catalogue::{DemoUser, Said},
    given::pages,
};

fn plan_with(photographs: usize) -> (Catalogue, Plan) {
    let catalogue = Catalogue::load().unwrap();
    let there = catalogue.pictures.iter().take(photographs);
    let there: HashSet<String> = there.map(|picture| picture.signature.clone()).collect();
    let catalogue = catalogue.holding(&there);
    let drawings = 0..drawings_beside(there.len());
    let drawings: Vec<String> = drawings.map(|number| format!("{number:032x}")).collect();
    let plan = plan(&catalogue, &there, &drawings);
    (catalogue, plan)
}

/// Pins in order: place of the original, place of the board.
fn pins(plan: &Plan) -> Vec<(usize, usize)> {
    let pins = plan.steps.iter().filter_map(|step| match step.deed {
        Deed::Pin(original) => Some((original, plan.originals[original].board)),
        Deed::Save(Save { original, board }) => Some((original, board)),
        Deed::FollowUser(..) | Deed::FollowBoard(..) => None,
    });
    pins.collect()
}

#[test]
fn there_are_enough_pins_whatever_was_found() {
    // Photographs that are there → boards that are made, pins at least.
    for (found, boards, least) in [
        (0, 9, 300),
        (100, 20, 300),
        (199, 34, 380),
        (usize::MAX, 40, 470),
    ] {
        let (catalogue, plan) = plan_with(found);
        let pins = pins(&plan);
        let places: HashSet<_> = pins.iter().collect();
        assert_eq!(
            places.len(),
            pins.len(),
            "{found}: a picture twice on one board"
        );
        let made = catalogue.boards().count();
        assert!(
            made >= boards && pins.len() >= least,
            "{found}: {made}, {}",
            pins.len()
        );
        assert!(plan.originals.len() >= LEAST_PICTURES, "{found}");
        for (board, (_, about)) in catalogue.boards().enumerate() {
            let count = pins.iter().filter(|(_, place)| *place == board).count();
            assert!(count >= 1, "{found}: {} is empty", about.key);
            assert!(count >= 3 || found < 250, "{}: {count} pins", about.key);
        }
    }
}

#[test]
fn boards_hold_what_they_gather() {
    for found in [0, 100, usize::MAX] {
        let (catalogue, plan) = plan_with(found);
        let boards: Vec<_> = catalogue.boards().map(|(_, board)| board).collect();
        for (original, board) in pins(&plan) {
            let pin = &plan.originals[original];
            let is_drawn = pin.attribution.author_name.as_deref() == Some(DRAWN_BY);
            // Photographs that a board's owner brought are chosen for it by hand.
            if board != pin.board || is_drawn {
                let name = (&boards[board].key, &pin.title, &pin.topics);
                assert!(boards[board].gathers_any(&pin.topics), "{found} {name:?}");
            }
        }
    }
}

#[test]
fn sections_are_filled_and_pins_lead_to_pages_that_are_given() {
    let (catalogue, plan) = plan_with(usize::MAX);
    let pins = pins(&plan);
    for (place, (_, board)) in catalogue.boards().enumerate() {
        let held = pins.iter().filter(|(_, board)| *board == place);
        let held: Vec<&Original> = held
            .map(|(original, _)| &plan.originals[*original])
            .collect();
        for section in &board.sections {
            let about = |pin: &&&Original| {
                pin.topics
                    .iter()
                    .any(|topic| section.gathers.contains(topic))
            };
            assert!(
                held.iter().filter(about).count() >= 2,
                "{} {}",
                board.key,
                section.name
            );
        }
    }
    for page in pages() {
        let links = plan.originals.iter().filter_map(|pin| pin.link.as_deref());
        assert_eq!(
            links.filter(|link| *link == page.address).count(),
            1,
            "{}",
            page.picture
        );
    }
}

/// A visitor finds sections, collaborators, notes and did-its that are there.
#[test]
fn a_demo_looks_lived_in() {
    let (catalogue, plan) = plan_with(usize::MAX);
    let titles: HashSet<_> = plan
        .originals
        .iter()
        .map(|pin| pin.title.as_str())
        .collect();
    let boards = || catalogue.boards().map(|(_, board)| board);
    let said = |of: fn(&DemoUser) -> &Vec<Said>| {
        let all = catalogue.people.iter().flat_map(of);
        all.filter(|said| titles.contains(said.picture.as_str()))
            .count()
    };
    let counts = [
        boards().map(|board| board.sections.len()).sum(),
        boards().map(|board| board.collaborators.len()).sum(),
        said(|person| &person.notes),
        said(|person| &person.did_its),
        said(|person| &person.comments),
        pages().len(),
    ];
    assert!(counts.iter().all(|count: &usize| *count >= 3), "{counts:?}");
}

#[test]
fn a_pin_comes_before_its_saves_and_time_runs_forward() {
    let (_, plan) = plan_with(usize::MAX);
    let mut there = HashSet::new();
    for pair in plan.steps.windows(2) {
        assert!(pair[0].at <= pair[1].at);
    }
    for step in &plan.steps {
        assert!((0.0..=1.0).contains(&step.at));
        match step.deed {
            Deed::Pin(original) => assert!(there.insert(original)),
            Deed::Save(save) => assert!(there.contains(&save.original)),
            Deed::FollowUser(..) | Deed::FollowBoard(..) => {}
        }
    }
}

#[test]
fn no_account_saves_or_follows_its_own() {
    let (catalogue, plan) = plan_with(usize::MAX);
    let owners: Vec<usize> = catalogue.boards().map(|(owner, _)| owner).collect();
    for step in &plan.steps {
        match step.deed {
            Deed::Pin(_) => {}
            Deed::Save(Save { original, board }) => {
                assert_ne!(owners[plan.originals[original].board], owners[board]);
            }
            Deed::FollowUser(who, whom) => assert_ne!(who, whom),
            Deed::FollowBoard(who, board) => assert_ne!(who, owners[board]),
        }
    }
}

#[test]
fn each_account_follows_others_and_popularity_varies() {
    let (catalogue, plan) = plan_with(usize::MAX);
    let mut followers = vec![0; catalogue.people.len()];
    let mut following = vec![0; catalogue.people.len()];
    let mut saves = vec![0; plan.originals.len()];
    for step in &plan.steps {
        match step.deed {
            Deed::FollowUser(who, whom) => {
                following[who] += 1;
                followers[whom] += 1;
            }
            Deed::FollowBoard(who, _) => following[who] += 1,
            Deed::Save(save) => saves[save.original] += 1,
            Deed::Pin(_) => {}
        }
    }
    assert!(following.iter().all(|count| *count >= 3), "{following:?}");
    assert!(
        followers.iter().max() >= Some(&7) && (1..=4).contains(followers.iter().min().unwrap()),
        "{followers:?}"
    );
    assert!(saves.iter().max() >= Some(&4), "{saves:?}");
    assert!(saves.contains(&0));
}
