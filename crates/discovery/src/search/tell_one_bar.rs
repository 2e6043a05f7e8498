//! Tells what stands in one bar above the results, before the guides. Pure.

use contract::search::{
    ChosenPicture, SearchResults,
    filters::FilterName,
    one_bar::{ModeIcon, ModeIconType, OneBarModule, OneBarModuleType},
};

/// Filters that have a place in the bar.
const FILTERS: [(OneBarModuleType, FilterName); 2] = [
    (OneBarModuleType::SkinTone, FilterName::SkinTone),
    (OneBarModuleType::HairPattern, FilterName::HairPattern),
];

/// What stands beside a search's results, with its bar: the title of the article that it comes
/// from, and the filters of people's looks that it has.
pub(super) fn tell_one_bar(beside: SearchResults, article: Option<String>) -> SearchResults {
    let mode_icon = match article {
        Some(_) => Some(mode(ModeIconType::Article)),
        None => beside.query_pins.first().map(of_picture),
    };
    let from = article.map(|title| selected(OneBarModuleType::Article, title));
    let filters = FILTERS.into_iter();
    let filters = filters.filter_map(|(kind, name)| of_filter(kind, name, &beside));
    SearchResults {
        one_bar_modules: from.into_iter().chain(filters).collect(),
        mode_icon,
        ..beside
    }
}

/// A module to which the search is turned.
pub(super) fn selected(kind: OneBarModuleType, name: String) -> OneBarModule {
    OneBarModule {
        r#type: "onebarmodule",
        module_type: kind,
        is_selected: true,
        display_text: Some(name),
        image_url: None,
    }
}

/// A mode without a colour.
pub(super) fn mode(icon_type: ModeIconType) -> ModeIcon {
    ModeIcon {
        icon_type,
        background_color_hex: None,
    }
}

fn of_picture(first: &ChosenPicture) -> ModeIcon {
    ModeIcon {
        background_color_hex: Some(first.dominant_color.clone()),
        ..mode(ModeIconType::Picture)
    }
}

/// A filter that has values among the results, or one that is chosen.
fn of_filter(
    kind: OneBarModuleType,
    name: FilterName,
    beside: &SearchResults,
) -> Option<OneBarModule> {
    let chosen = beside.applied_filters.iter().find(|it| it.name == name);
    let is_offered = beside.filters.iter().any(|it| it.name == name);
    (is_offered || chosen.is_some()).then(|| OneBarModule {
        r#type: "onebarmodule",
        module_type: kind,
        is_selected: chosen.is_some(),
        display_text: chosen.map(|it| it.label.clone()),
        image_url: None,
    })
}

#[cfg(test)]
mod tests {
    use contract::search::filters::{AppliedFilter, OfferedFilter};

    use super::*;

    /// A search with this filter on offer, that chosen, and pictures of these colours.
    fn bar(
        offered: &[FilterName],
        applied: &[FilterName],
        colors: &[&str],
        article: Option<&str>,
    ) -> (Vec<(OneBarModuleType, bool)>, Option<ModeIconType>) {
        let offered = offered.iter().map(|name| OfferedFilter {
            name: *name,
            options: Vec::new(),
        });
        let applied = applied.iter().map(|name| AppliedFilter {
            name: *name,
            value: "deep".into(),
            label: "Deep".into(),
        });
        let pictures = colors.iter().map(|color| ChosenPicture {
            image_signature: "0".repeat(32),
            image_url: "/0.jpg".into(),
            dominant_color: (*color).into(),
        });
        let beside = SearchResults {
            filters: offered.collect(),
            applied_filters: applied.collect(),
            query_pins: pictures.collect(),
            ..SearchResults::default()
        };
        let told = tell_one_bar(beside, article.map(str::to_owned));
        let color = told.mode_icon.as_ref();
        let color = color.and_then(|icon| icon.background_color_hex.as_deref());
        let is_of_picture = article.is_none();
        assert_eq!(color, colors.first().copied().filter(|_| is_of_picture));
        let modules = told.one_bar_modules.into_iter();
        let modules = modules.map(|it| (it.module_type, it.is_selected));
        (modules.collect(), told.mode_icon.map(|icon| icon.icon_type))
    }

    #[test]
    fn the_bar_has_what_turns_a_search() {
        use FilterName::{Domain, HairPattern, SkinTone};
        use OneBarModuleType as Module;
        assert_eq!(bar(&[], &[], &[], None), (vec![], None));
        let looks = vec![(Module::SkinTone, false), (Module::HairPattern, false)];
        assert_eq!(bar(&[HairPattern, SkinTone], &[], &[], None), (looks, None));
        // One that is chosen has its place although nothing is left to be chosen.
        let chosen = vec![(Module::SkinTone, true)];
        assert_eq!(bar(&[], &[Domain, SkinTone], &[], None), (chosen, None));
        let picture = Some(ModeIconType::Picture);
        assert_eq!(
            bar(&[], &[], &["#aa0000", "#00aa00"], None),
            (vec![], picture)
        );
        let from = vec![(Module::Article, true), (Module::HairPattern, false)];
        let article = Some(ModeIconType::Article);
        let told = bar(&[HairPattern], &[], &["#aa0000"], Some("Balconies"));
        assert_eq!(told, (from, article));
    }
}
