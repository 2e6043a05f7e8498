//! Writes prices for people.

/// `$1,249.00`, `1,249.00 SEK`.
pub fn write_price(value: f64, currency: Option<&str>) -> String {
    let has_cents = !matches!(currency, Some("JPY" | "KRW" | "CLP" | "VND" | "ISK"));
    let digits = if has_cents {
        format!("{value:.2}")
    } else {
        format!("{value:.0}")
    };
    let (whole, cents) = digits.split_once('.').unwrap_or((&digits, ""));
    let mut grouped = String::new();
    for (at, digit) in whole.char_indices() {
        if at > 0 && (whole.len() - at) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    if !cents.is_empty() {
        grouped.push('.');
        grouped.push_str(cents);
    }
    let sign = match currency {
        Some("USD") => "$",
        Some("EUR") => "€",
        Some("GBP") => "£",
        Some("JPY") => "¥",
        Some("INR") => "₹",
        Some("KRW") => "₩",
        Some("AUD") => "A$",
        Some("CAD") => "CA$",
        Some("NZD") => "NZ$",
        Some("MXN") => "MX$",
        Some("BRL") => "R$",
        Some(code) => return format!("{grouped} {code}"),
        None => "",
    };
    format!("{sign}{grouped}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prices_are_written_for_people() {
        for (value, currency, expected) in [
            (19.99, Some("USD"), "$19.99"),
            (1_249.0, Some("EUR"), "€1,249.00"),
            (1_234_567.5, Some("SEK"), "1,234,567.50 SEK"),
            (980.0, Some("JPY"), "¥980"),
            (12.0, None, "12.00"),
            (0.0, Some("GBP"), "£0.00"),
        ] {
            assert_eq!(write_price(value, currency), expected);
        }
    }
}
