//! The schema of what a search finds.

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Discriminator, OneOf, Ref, RefOr, Schema},
};

use super::SearchResult;
use crate::{boards::BoardView, feeds::RelatedStory, pins::PinView, users::UserRef};

/// One of the four by its `type`; utoipa derives no such schema for a written view.
impl PartialSchema for SearchResult {
    fn schema() -> RefOr<Schema> {
        let mut by_type = Discriminator::new("type");
        let mut one_of = OneOf::new();
        for (tag, view) in [
            ("pin", PinView::name()),
            ("board", BoardView::name()),
            ("user", UserRef::name()),
            ("story", RelatedStory::name()),
        ] {
            let view = Ref::from_schema_name(view);
            by_type
                .mapping
                .insert(tag.to_owned(), view.ref_location.clone());
            one_of.items.push(view.into());
        }
        one_of.discriminator = Some(by_type);
        Schema::OneOf(one_of).into()
    }
}

impl ToSchema for SearchResult {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((PinView::name().into_owned(), PinView::schema()));
        PinView::schemas(schemas);
        schemas.push((BoardView::name().into_owned(), BoardView::schema()));
        BoardView::schemas(schemas);
        schemas.push((UserRef::name().into_owned(), UserRef::schema()));
        UserRef::schemas(schemas);
        schemas.push((RelatedStory::name().into_owned(), RelatedStory::schema()));
        RelatedStory::schemas(schemas);
    }
}
