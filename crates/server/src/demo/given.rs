//! Pages that pins of the demo lead to: they are on no server, and what they say is
//! given to the house, read as a page that was fetched.

/// A page, and the picture whose pin leads there.
#[derive(Debug, Clone, Copy)]
pub struct GivenPage {
    /// The picture's title.
    pub picture: &'static str,
    /// Its address, under a domain that no website can have (RFC 2606).
    pub address: &'static str,
    /// What it says.
    pub html: &'static str,
}

/// Every page: a recipe and a product.
pub const PAGES: [GivenPage; 2] = [
    GivenPage {
        picture: "Citrus, lit from behind",
        address: "https://detour-kitchen.example/candied-citrus-slices/",
        html: include_str!("../../demo/pages/candied-citrus.html"),
    },
    GivenPage {
        picture: "Coffee for two",
        address: "https://low-table-pottery.example/stoneware-cups/",
        html: include_str!("../../demo/pages/stoneware-cups.html"),
    },
];

/// Where the pin of the picture with this title leads.
pub fn page_about(title: &str) -> Option<String> {
    let page = PAGES.iter().find(|page| page.picture == title);
    page.map(|page| page.address.to_owned())
}
