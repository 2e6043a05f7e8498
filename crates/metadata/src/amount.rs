//! Parts an ingredient into how much and of what.

/// Units of cooking, in the languages that recipes are most often written in.
const UNITS: &[&str] = &[
    "c",
    "cup",
    "cups",
    "tbsp",
    "tbsps",
    "tbs",
    "tablespoon",
    "tablespoons",
    "tsp",
    "tsps",
    "teaspoon",
    "teaspoons",
    "g",
    "gr",
    "gram",
    "grams",
    "gramm",
    "grammes",
    "kg",
    "kilo",
    "mg",
    "ml",
    "cl",
    "dl",
    "l",
    "liter",
    "liters",
    "litre",
    "litres",
    "oz",
    "ounce",
    "ounces",
    "lb",
    "lbs",
    "pound",
    "pounds",
    "pint",
    "pints",
    "quart",
    "quarts",
    "qt",
    "gallon",
    "gallons",
    "pinch",
    "pinches",
    "dash",
    "dashes",
    "handful",
    "handfuls",
    "clove",
    "cloves",
    "slice",
    "slices",
    "can",
    "cans",
    "tin",
    "tins",
    "jar",
    "jars",
    "package",
    "packages",
    "pkg",
    "packet",
    "packets",
    "bunch",
    "bunches",
    "sprig",
    "sprigs",
    "stick",
    "sticks",
    "stalk",
    "stalks",
    "head",
    "heads",
    "piece",
    "pieces",
    "bag",
    "bags",
    "box",
    "boxes",
    "bottle",
    "bottles",
    "sheet",
    "sheets",
    "fl",
    "el",
    "tl",
    "prise",
    "bund",
    "stück",
    "dose",
    "becher",
    "cuillère",
    "cuillères",
    "pincée",
    "gousse",
    "gousses",
    "cucharada",
    "cucharadas",
    "cucharadita",
    "cucharaditas",
    "taza",
    "tazas",
    "cucchiaio",
    "cucchiai",
    "cucchiaino",
    "cucchiaini",
    "spicchio",
];

/// How much, and of what: `1 1/2 cups` and `flour, sifted`.
pub(crate) fn split(line: &str) -> (&str, &str) {
    let mut end = 0;
    let mut was_unit = false;
    let mut has_number = false;
    let mut depth = 0usize;
    for (start, word) in words(line) {
        let stop = start + word.len();
        // What stands in brackets behind a number is a size: `1 (14-ounce) can`.
        let opens = word.starts_with('(') && has_number;
        if opens || depth > 0 {
            depth = usize::from(!word.contains(')'));
            if depth == 0 {
                end = stop;
            }
            continue;
        }
        let belongs = if is_number(word) {
            has_number = true;
            !was_unit || word.starts_with(['+', '/'])
        } else if is_between(word) && has_number {
            // Belongs when more of an amount follows, which moves the end past it.
            continue;
        } else {
            let is_unit = has_number && !was_unit && is_unit(word);
            was_unit |= is_unit;
            is_unit
        };
        if !belongs {
            break;
        }
        was_unit |= has_unit_inside(word);
        end = stop;
    }
    let (amount, name) = line.split_at(end);
    let name = name.trim_start_matches([' ', ',', ':', '–', '-']);
    let name = name.strip_prefix("of ").unwrap_or(name).trim();
    match name.is_empty() {
        true => ("", line),
        false => (amount.trim(), name),
    }
}

fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let base = line.as_ptr() as usize;
    line.split_whitespace()
        .map(move |word| (word.as_ptr() as usize - base, word))
}

/// `2`, `1/2`, `½`, `1½`, `2-3`, `500g`, `~100`.
fn is_number(word: &str) -> bool {
    let start = word.trim_start_matches(['~', '+', '(']);
    start.starts_with(|c: char| c.is_ascii_digit() || is_fraction(c))
}

fn is_fraction(c: char) -> bool {
    matches!(c, '¼'..='¾' | '⅐'..='⅞' | '↉')
}

fn is_between(word: &str) -> bool {
    matches!(
        word,
        "-" | "–" | "—" | "to" | "or" | "x" | "×" | "+" | "bis" | "à" | "a"
    )
}

fn is_unit(word: &str) -> bool {
    let plain = word.trim_end_matches(['.', ',', ')']).to_lowercase();
    UNITS.contains(&plain.as_str())
}

/// `500g` is number and unit in one.
fn has_unit_inside(word: &str) -> bool {
    let number = |c: char| c.is_ascii_digit() || is_fraction(c) || ".,/-–~".contains(c);
    let rest = word.trim_start_matches(number);
    rest.len() < word.len() && !rest.is_empty() && is_unit(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_parted_from_names() {
        for (line, amount, name) in [
            (
                "1 1/2 cups all-purpose flour, sifted",
                "1 1/2 cups",
                "all-purpose flour, sifted",
            ),
            ("2 large eggs", "2", "large eggs"),
            ("½ tsp. salt", "½ tsp.", "salt"),
            ("1½ cups milk", "1½ cups", "milk"),
            ("500g strong flour", "500g", "strong flour"),
            ("200 g Mehl (Type 405)", "200 g", "Mehl (Type 405)"),
            (
                "1 (14-ounce) can coconut milk",
                "1 (14-ounce) can",
                "coconut milk",
            ),
            ("1 (14.5 oz) can tomatoes", "1 (14.5 oz) can", "tomatoes"),
            ("2 - 3 cloves garlic", "2 - 3 cloves", "garlic"),
            ("2-3 tbsp olive oil", "2-3 tbsp", "olive oil"),
            ("2 to 3 tablespoons of sugar", "2 to 3 tablespoons", "sugar"),
            ("salt to taste", "", "salt to taste"),
            ("Pinch of salt", "", "Pinch of salt"),
            ("3 cups (360g) flour", "3 cups (360g)", "flour"),
            ("100% cocoa powder", "100%", "cocoa powder"),
            ("4", "", "4"),
            ("2 EL Öl", "2 EL", "Öl"),
            ("", "", ""),
        ] {
            assert_eq!(split(line), (amount, name), "{line}");
        }
    }
}
