//! Where a shop has an ingredient. Words of English alone: elsewhere everything is
//! [`OTHER`], which is no category to show.

/// The aisle of unknown ingredients.
pub(crate) const OTHER: &str = "Other";

/// Each line `Category: word, word`; the longest word that an ingredient has decides.
const TABLE: &str = include_str!("aisles.txt");

/// The category of an ingredient.
pub(crate) fn of(name: &str) -> &'static str {
    let name = plain(name);
    let mut best = (0, OTHER);
    for line in TABLE.lines() {
        let Some((category, words)) = line.split_once(": ") else {
            continue;
        };
        for word in words.split(", ") {
            if word.len() > best.0 && has(&name, word) {
                best = (word.len(), category);
            }
        }
    }
    best.1
}

/// Lower case, one space between words and around them; what is said behind a comma
/// is how it is cut.
fn plain(name: &str) -> String {
    let what = name
        .split([',', '('])
        .next()
        .unwrap_or_default()
        .to_lowercase();
    let parted = what
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let mut plain = String::from(" ");
    for word in parted {
        plain.push_str(word);
        plain.push(' ');
    }
    plain
}

/// Whether the word is there as a whole, one or many of it.
fn has(name: &str, word: &str) -> bool {
    name.match_indices(word).any(|(at, _)| {
        let before = name[..at].ends_with(' ');
        let behind = &name[at + word.len()..];
        let ends = ["", "s", "es"].iter().any(|end| {
            behind
                .strip_prefix(end)
                .is_some_and(|rest| rest.starts_with(' '))
        });
        before && ends
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shop_is_known() {
        for (name, category) in [
            ("all-purpose flour, sifted", "Baking & spices"),
            ("large eggs", "Dairy & eggs"),
            ("unsalted butter", "Dairy & eggs"),
            ("peanut butter", "Condiments"),
            ("garlic", "Produce"),
            ("garlic powder", "Baking & spices"),
            ("boneless chicken thighs", "Meat"),
            ("chicken stock", "Canned & dry goods"),
            ("salmon fillets", "Fish & seafood"),
            ("extra-virgin olive oil", "Oils & vinegars"),
            ("cherry tomatoes", "Produce"),
            ("crushed tomatoes", "Canned & dry goods"),
            ("coconut milk", "Canned & dry goods"),
            ("spaghetti", "Pasta & grains"),
            ("walnuts", "Nuts & seeds"),
            ("dry white wine", "Drinks"),
            ("Salz und Pfeffer", OTHER),
            ("grape", "Produce"),
            ("grapeseed oil", "Oils & vinegars"),
            ("", OTHER),
        ] {
            assert_eq!(of(name), category, "{name}");
        }
    }
}
