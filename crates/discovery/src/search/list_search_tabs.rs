//! What a search can turn to beside pins.

use contract::search::{ListSearchTabs, SearchScope, SearchTab, SearchTabs};
use kernel::{ctx::Ctx, error::Result};

/// `SearchTabResource/get`: the scopes, those of the viewer's own things for users alone.
/// Caller: every viewer.
pub async fn list_search_tabs(ctx: Ctx, input: ListSearchTabs) -> Result<SearchTabs> {
    let is_user = ctx.viewer().is_some();
    let scopes = SearchScope::TABS.into_iter();
    let tab = |scope: SearchScope| SearchTab {
        scope,
        scope_index: scope.index(),
        view_type: scope.view_type(),
        url: path(scope),
        is_selected: scope == input.scope,
    };
    Ok(SearchTabs {
        tabs: scopes
            .filter(|scope| is_user || *scope != SearchScope::MyPins)
            .map(tab)
            .collect(),
    })
}

/// Path of a page of results.
pub(super) fn path(scope: SearchScope) -> String {
    format!("/search/{}/", scope.name())
}
