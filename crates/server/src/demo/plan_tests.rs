use super::*;

fn plan_with(photographs: usize) -> (Catalogue, Plan) {
    let catalogue = Catalogue::load().unwrap();
    let there = catalogue.pictures.iter().take(photographs);
    let there: HashSet<String> = there.map(|picture| picture.signature.clone()).collect();
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
    for found in [0, 100, 199, 200, usize::MAX] {
        let (catalogue, plan) = plan_with(found);
        let pins = pins(&plan);
        assert_eq!(pins.len(), PINS, "{found}");
        assert!(plan.originals.len() >= LEAST_PICTURES, "{found}");
        let places: HashSet<_> = pins.iter().collect();
        assert_eq!(
            places.len(),
            pins.len(),
            "{found}: a picture twice on one board"
        );
        for board in 0..catalogue.boards().count() {
            let count = pins.iter().filter(|(_, place)| *place == board).count();
            assert!(count >= 3, "{found}: board {board} has {count} pins");
        }
    }
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
    assert!(saves.iter().max() >= Some(&5), "{saves:?}");
    assert!(saves.contains(&0));
}
