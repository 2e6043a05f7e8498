//! Lengths of time, as schema.org wants them (ISO 8601) and as people write them.

use crate::page::Duration;

/// A week: what takes longer was written wrong.
const MOST_SECONDS: u64 = 7 * 24 * 60 * 60;

/// Whole minutes, rounded up; none for nothing and for nonsense.
pub(crate) fn minutes(text: &str) -> Option<Duration> {
    let minutes = seconds(text)?.div_ceil(60);
    Some(Duration(minutes))
}

/// Seconds: `PT1H30M`, `P0DT45M`, `1 hr 30 min`, or `45`, which are minutes.
pub(crate) fn seconds(text: &str) -> Option<u32> {
    let text = text.trim().to_lowercase();
    if text.len() > 64 {
        return None;
    }
    let mut total = 0.0_f64;
    let mut rest = text.as_str();
    let mut is_time = !text.starts_with('p');
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit() || c == 't') {
        if rest[start..].starts_with('t') {
            is_time = true;
            rest = &rest[start + 1..];
            continue;
        }
        rest = &rest[start..];
        let end = rest
            .find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',')
            .unwrap_or(rest.len());
        let number: f64 = rest[..end].replace(',', ".").parse().ok()?;
        rest = rest[end..].trim_start();
        let unit = rest.chars().next();
        let factor = match unit {
            Some('d') => 86_400.0,
            Some('w') => 604_800.0,
            Some('h') | Some('u') => 3_600.0,
            Some('s') if !rest.starts_with("st") => 1.0,
            Some('s') => 3_600.0,
            Some('m') if is_time => 60.0,
            None => 60.0,
            // Years and months: no recipe means any.
            Some('y' | 'm') if number == 0.0 => 0.0,
            _ => return None,
        };
        total += number * factor;
        rest = rest.trim_start_matches(|c: char| c.is_alphabetic() && c != 't');
    }
    let sensible = total.is_finite() && total >= 1.0 && total <= MOST_SECONDS as f64;
    sensible.then_some(total as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_are_written() {
        for (given, expected) in [
            ("PT30M", Some(30)),
            ("PT1H30M", Some(90)),
            ("P0DT0H45M", Some(45)),
            ("P1DT2H", Some(26 * 60)),
            ("PT90S", Some(2)),
            ("PT5400S", Some(90)),
            ("PT1.5H", Some(90)),
            ("P0Y0M0DT0H35M0.000S", Some(35)),
            ("pt20m", Some(20)),
            ("45", Some(45)),
            ("1 hour 30 minutes", Some(90)),
            ("1 hr 5 mins", Some(65)),
            ("25 Min.", Some(25)),
            ("2 Std. 10 Min.", Some(130)),
            ("PT0M", None),
            ("PT", None),
            ("", None),
            ("a while", None),
            ("PT99999999999H", None),
            ("P3M", None),
        ] {
            let expected = expected.map(Duration);
            assert_eq!(minutes(given), expected, "{given}");
        }
        assert_eq!(seconds("PT4M13S"), Some(253));
    }
}
