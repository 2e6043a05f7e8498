//! The schema of views of which each is one of several, told apart by its `type`. utoipa derives
//! no such schema for written views.

use std::borrow::Cow;

use utoipa::{
    ToSchema,
    openapi::{Discriminator, OneOf, Ref, RefOr, Schema},
};

/// Gives a view the schema of one of several by its `type`, and names the schemas of these.
macro_rules! one_by_type {
    ($name:ident { $($tag:literal => $view:ty,)* }) => {
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let views = [$(($tag, <$view as utoipa::ToSchema>::name())),*];
                $crate::one_by_type::one_of(&views)
            }
        }

        impl utoipa::ToSchema for $name {
            fn schemas(
                schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>,
            ) {
                $($crate::one_by_type::add::<$view>(schemas);)*
            }
        }
    };
}

/// One of these, each a `type` and the name of its schema.
pub(crate) fn one_of(views: &[(&str, Cow<'static, str>)]) -> RefOr<Schema> {
    let mut by_type = Discriminator::new("type");
    let mut one_of = OneOf::new();
    for (tag, name) in views {
        let view = Ref::from_schema_name(name.as_ref());
        let location = view.ref_location.clone();
        by_type.mapping.insert((*tag).to_owned(), location);
        one_of.items.push(view.into());
    }
    one_of.discriminator = Some(by_type);
    Schema::OneOf(one_of).into()
}

/// Adds a view's schema and those that it names.
pub(crate) fn add<V: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
    schemas.push((V::name().into_owned(), V::schema()));
    V::schemas(schemas);
}
