//! Parts of statements that several share, as macros: `concat!` takes no constants.

/// Whole boards, which the rest of the statement chooses.
macro_rules! whole {
    ($($which:tt)*) => {
        concat!(
            "SELECT id, owner_id, name, slug, description, category, layout, sensitivity, \
             is_secret, is_protected, covers, cover_pin_id, pin_count, sectionless_pin_count, \
             section_count, follower_count, archived_ms, collaborator_count, created_ms, privacy_before \
             FROM boards ",
            $($which)*
        )
    };
}
