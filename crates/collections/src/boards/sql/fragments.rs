//! Parts of statements that several share, as macros: `concat!` takes no constants.

/// Whole boards, which the rest of the statement chooses.
macro_rules! whole {
    ($($which:tt)*) => {
        concat!(
            "SELECT id, owner_id, name, slug, description, category, layout, sensitivity, \
             is_secret, is_protected, covers, cover_pin_id, pin_count, sectionless_pin_count, \
             section_count, follower_count, archived_ms, collaborator_count, created_ms \
             FROM boards ",
            $($which)*
        )
    };
}

/// The boards to which a user may save, who is `$person`: their own, and those of
/// others where they are a collaborator. The same in memory is
/// `find_role::find_roles`.
macro_rules! saves_to {
    ($person:literal) => {
        concat!(
            "(SELECT id FROM boards WHERE owner_id = ",
            $person,
            " UNION ALL SELECT board_id FROM collaborators WHERE user_id = ",
            $person,
            ")"
        )
    };
}

pub(crate) use saves_to;
