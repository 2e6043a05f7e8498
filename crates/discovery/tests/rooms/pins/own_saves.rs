//! Which of their own saves a user still sees is decided twice: by statements (by
//! `pins.is_secret`) and in memory (`pins::policy::Secrecy`). Each is the other's
//! test.

use accounts::preferences::update_preferences::update_preferences;
use collections::{
    collaborators::remove_collaborator::remove_collaborator,
    pins::{
        get_duplicates::get_duplicates,
        get_pin::get_pin,
        list_user_pins::list_user_pins,
        policy::{Relation, Secrecy, Visibility},
    },
};
use contract::{
    boards::Privacy,
    collaborators::RemoveCollaborator,
    ids::{BoardId, PinId},
    pins::{GetDuplicates, GetPin},
    preferences::UpdatePreferences,
};
use kernel::ctx::Ctx;
use testkit::{builders, world::World};

use crate::ask;

const BOARDS: [Privacy; 3] = [Privacy::Public, Privacy::Protected, Privacy::Secret];

/// A pin of another pinner, and the save of it.
struct Save {
    case: String,
    root: PinId,
    id: PinId,
}

/// The saver joins a board, saves the pin there, and perhaps leaves.
async fn save(owner: &Ctx, saver: &Ctx, root: PinId, privacy: Privacy, stays: bool) -> Save {
    let name = format!("{privacy:?} {stays}");
    let board: BoardId = match privacy {
        Privacy::Public => builders::board(owner, &name).await.board.id,
        Privacy::Protected => builders::protected_board(owner, &name).await.board.id,
        Privacy::Secret => builders::secret_board(owner, &name).await.board.id,
    };
    builders::join(owner, board, saver, false).await;
    let id = builders::save(saver, root, board).await.pin.id;
    if !stays {
        let user_id = saver.user().ok();
        let leave = RemoveCollaborator {
            board_id: board,
            user_id,
        };
        remove_collaborator(saver.clone(), leave).await.unwrap();
    }
    Save {
        case: name,
        root,
        id,
    }
}

async fn hide(who: &Ctx) {
    let private = UpdatePreferences {
        is_private_profile: Some(true),
        ..UpdatePreferences::default()
    };
    update_preferences(who.clone(), private).await.unwrap();
}

/// Whether it opens, and whether statements find it: beside the pin it was saved
/// from, among the boards that hold the picture, and in the user's own list.
async fn found(saver: &Ctx, save: &Save) -> (bool, [bool; 3]) {
    let opens = get_pin(saver.clone(), GetPin { id: save.id }).await.is_ok();
    let root = get_pin(saver.clone(), GetPin { id: save.root })
        .await
        .unwrap();
    let ask = GetDuplicates { pin_id: save.root };
    let held = get_duplicates(saver.clone(), ask).await.unwrap().duplicates;
    let list = list_user_pins(saver.clone(), ask::pins_of(saver.user().unwrap()));
    let listed = ask::ids(&list.await.unwrap().items);
    let found = [
        root.saved_info.pin_id == Some(save.id),
        held.iter().any(|one| one.pin_id == save.id),
        listed.contains(&save.id),
    ];
    (opens, found)
}

/// What decides who sees a save, as the scene made it.
struct Facts {
    owner_hides: bool,
    saver_hides: bool,
    privacy: Privacy,
    stays: bool,
}

impl Facts {
    fn visibility(&self) -> Visibility {
        let secrecy = Secrecy {
            is_board_secret: self.privacy == Privacy::Secret,
            is_unlisted: self.privacy == Privacy::Protected,
            is_owner_private: self.owner_hides,
            is_pinner_private: self.saver_hides,
        };
        secrecy.visibility()
    }
}

/// Whether a save opens for a viewer, and is found in the saver's list.
async fn seen(viewer: &Ctx, saver: &Ctx, save: &Save) -> (bool, bool) {
    let opens = get_pin(viewer.clone(), GetPin { id: save.id })
        .await
        .is_ok();
    let list = list_user_pins(viewer.clone(), ask::pins_of(saver.user().unwrap())).await;
    let listed = list.is_ok_and(|page| ask::ids(&page.items).contains(&save.id));
    (opens, listed)
}

/// Profiles that may hide: the owner's, the saver's.
const HIDINGS: [(bool, bool); 4] = [(false, false), (false, true), (true, false), (true, true)];

/// An owner, a saver, and saves of every kind between them, once hiding has settled.
async fn scene(
    world: &World,
    maker: &Ctx,
    (number, (owner_hides, saver_hides)): (usize, (bool, bool)),
) -> (Ctx, Ctx, Vec<(Facts, Save)>) {
    let owner = world.person(&format!("owner{number}")).await;
    let saver = world.person(&format!("saver{number}")).await;
    let open = builders::board(maker, &format!("Open {number}"))
        .await
        .board
        .id;
    let mut saves = Vec::new();
    for privacy in BOARDS {
        for stays in [true, false] {
            let title = format!("{number} {privacy:?} {stays}");
            let root = builders::pin(maker, open, &title).await.pin.id;
            let facts = Facts {
                owner_hides,
                saver_hides,
                privacy,
                stays,
            };
            saves.push((facts, save(&owner, &saver, root, privacy, stays).await));
        }
    }
    for (who, hides) in [(&owner, owner_hides), (&saver, saver_hides)] {
        if hides {
            hide(who).await;
        }
    }
    world.settle().await;
    (owner, saver, saves)
}

testkit::on_both_engines! {
    async fn who_sees_a_pin_is_said_alike_by_statements_and_in_memory(world: World) {
        let maker = world.person("maker").await;
        for hiding in HIDINGS.into_iter().enumerate() {
            let (owner, saver, saves) = scene(&world, &maker, hiding).await;
            for (facts, save) in saves {
                let visibility = facts.visibility();
                let case = format!("{} {:?}", save.case, hiding.1);
                let viewers = [
                    ("visitor", world.visitor(), Relation::default()),
                    ("stranger", maker.clone(), Relation::default()),
                    ("saver", saver.clone(), Relation { is_insider: facts.stays, is_pinner: true }),
                    ("owner", owner.clone(), Relation { is_insider: true, is_pinner: false }),
                ];
                for (name, viewer, relation) in viewers {
                    let (opens, listed) = seen(&viewer, &saver, &save).await;
                    assert_eq!(opens, visibility.opens(relation), "{name} opens {case}");
                    // Profiles list for their user what is hidden, and for others what
                    // every viewer sees, though they may see more on a board of theirs.
                    let expected = match relation.is_pinner {
                        true => visibility.is_listed(relation),
                        false => visibility == Visibility::Everybody,
                    };
                    assert_eq!(listed, expected, "{name} is told of {case}");
                }
            }
        }
    }

    async fn a_save_of_ones_own_is_found_as_long_as_it_opens(world: World) {
        let maker = world.person("maker").await;
        for hiding in HIDINGS.into_iter().enumerate() {
            let (_, saver, saves) = scene(&world, &maker, hiding).await;
            for (_, save) in saves {
                let (opens, found) = found(&saver, &save).await;
                assert_eq!(found, [opens; 3], "{} {:?}", save.case, hiding.1);
            }
        }
    }
}
