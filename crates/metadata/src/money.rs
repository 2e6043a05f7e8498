//! Prices and other numbers, however they are written.

/// Prices above this are nonsense.
const MOST: f64 = 1e9;

/// A price: `19.99`, `$1,299.00`, `1.299,00 €`, `CHF 1'299.–`. Nothing and less is
/// none: shops write it where they do not know.
pub(crate) fn price(text: &str) -> Option<f64> {
    let value = number(text)?;
    let cents = (value * 100.0).round() / 100.0;
    (cents > 0.0 && cents <= MOST).then_some(cents)
}

/// The first number of a text. Of two sorts of separators the last one parts the
/// fraction; one alone does unless exactly three digits follow it.
pub(crate) fn number(text: &str) -> Option<f64> {
    // JSON writes very large numbers so.
    if text.contains('e')
        && let Ok(value) = text.trim().parse::<f64>()
    {
        return value.is_finite().then_some(value);
    }
    let start = text.find(|c: char| c.is_ascii_digit())?;
    let is_part = |c: char| {
        c.is_ascii_digit() || matches!(c, '.' | ',' | '\'' | '’' | '\u{a0}' | '\u{202f}' | ' ')
    };
    let rest = &text[start..];
    let end = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
    let digits = rest[..end].trim_end_matches(|c: char| !c.is_ascii_digit());
    if digits.len() > 40 {
        return None;
    }
    let fraction = fraction_at(digits);
    let plain: String = digits
        .char_indices()
        .filter_map(|(at, c)| match c {
            c if c.is_ascii_digit() => Some(c),
            _ if Some(at) == fraction => Some('.'),
            _ => None,
        })
        .collect();
    plain.parse().ok().filter(|value: &f64| value.is_finite())
}

/// Where the separator of the fraction is.
fn fraction_at(digits: &str) -> Option<usize> {
    let last = digits.rfind(['.', ','])?;
    let sort = &digits[last..=last];
    let other = if sort == "." { "," } else { "." };
    let follow = digits.len() - last - 1;
    let is_alone = digits.matches(sort).count() == 1;
    let leads_zero = digits[..last] == *"0";
    match (is_alone, digits.contains(other), follow) {
        (false, _, _) => None,
        (true, true, _) => Some(last),
        // `1,299` and `1.299` are more than a thousand; `0.125` is not.
        (true, false, 3) if !leads_zero => None,
        (true, false, _) => Some(last),
    }
}

/// A currency's code, ISO 4217.
pub(crate) fn currency(text: &str) -> Option<String> {
    let text = text.trim();
    let code = match text {
        "$" | "US$" => "USD",
        "€" => "EUR",
        "£" => "GBP",
        "¥" => "JPY",
        _ => text,
    };
    let is_code = code.len() == 3 && code.chars().all(|c| c.is_ascii_alphabetic());
    is_code.then(|| code.to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prices_are_read_as_they_are_written() {
        for (given, expected) in [
            ("19.99", Some(19.99)),
            ("$1,299.00", Some(1_299.0)),
            ("1.299,00 €", Some(1_299.0)),
            ("1 299,50", Some(1_299.5)),
            ("CHF 1'299.–", Some(1_299.0)),
            ("1,299", Some(1_299.0)),
            ("1.299", Some(1_299.0)),
            ("12,5", Some(12.5)),
            ("0.125", Some(0.13)),
            ("1,234,567", Some(1_234_567.0)),
            ("20", Some(20.0)),
            ("0.00", None),
            ("free", None),
            ("", None),
            ("99999999999999", None),
            ("1e308", None),
        ] {
            assert_eq!(price(given), expected, "{given}");
        }
        for (given, expected) in [
            ("eur", Some("EUR")),
            ("$", Some("USD")),
            ("Euro", None),
            ("", None),
        ] {
            assert_eq!(currency(given).as_deref(), expected, "{given}");
        }
    }
}
