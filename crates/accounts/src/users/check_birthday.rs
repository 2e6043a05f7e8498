//! Birthdays: what is one, and how old it makes.

use contract::errors::Code;
use kernel::{
    error::{Error, Result},
    times,
};

/// A day of the calendar, given as `YYYY-MM-DD` or as seconds or milliseconds
/// since 1970; answered as `YYYY-MM-DD`.
pub fn check_birthday(field: &str, text: &str) -> Result<String> {
    let date = match text.parse::<i64>() {
        Ok(number) if number.unsigned_abs() < 100_000_000_000 => times::date(number * 1_000),
        Ok(ms) => times::date(ms),
        Err(_) => written_date(text).unwrap_or_default(),
    };
    match date {
        (year @ 1880..=9999, month @ 1..=12, day) if day > 0 && day <= days_of(year, month) => {
            Ok(format!("{year:04}-{month:02}-{day:02}"))
        }
        _ => Err(Error::field(Code::InvalidInput, field).detail("birthday is YYYY-MM-DD")),
    }
}

fn written_date(text: &str) -> Option<(i64, u32, u32)> {
    let mut parts = text.splitn(3, '-');
    let year = parts.next()?.parse().ok()?;
    let month = parts.next()?.parse().ok()?;
    let day = parts.next()?.parse().ok()?;
    Some((year, month, day))
}

fn days_of(year: i64, month: u32) -> u32 {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Years between a birthday and a time.
pub fn age_in_years(born: &str, now: i64) -> u32 {
    let (year, month, day) = times::date(now);
    let today = format!("{year:04}-{month:02}-{day:02}");
    let years = year - born[..4].parse::<i64>().unwrap_or(year);
    let had_birthday = today[5..] >= born[5..];
    (years - i64::from(!had_birthday)).max(0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn birthdays_are_days_of_the_calendar() {
        let good = [
            ("2000-02-29", "2000-02-29"),
            ("1996-2-29", "1996-02-29"),
            ("1990-04-30", "1990-04-30"),
            ("0", "1970-01-01"),
            ("631152000", "1990-01-01"),
            ("631152000000", "1990-01-01"),
        ];
        for (given, kept) in good {
            assert_eq!(check_birthday("birthday", given).unwrap(), kept, "{given}");
        }
        let bad = [
            "1990-02-31",
            "1990-02-29",
            "1900-02-29",
            "1990-04-31",
            "1990-01-32",
            "1990-01-00",
            "1990-13-01",
            "1990-00-01",
            "1879-12-31",
            "10000-01-01",
            "1990-01",
            "",
            "x",
            "-1-1-1",
        ];
        for given in bad {
            let error = check_birthday("birthday", given).unwrap_err();
            let field = error.field.as_deref();
            assert_eq!(
                (error.code, field),
                (Code::InvalidInput, Some("birthday")),
                "{given}"
            );
        }
    }

    #[test]
    fn ages_count_birthdays() {
        let now = 1_593_065_622_000; // 2020-06-25
        let cases = [
            ("2004-06-25", 16),
            ("2004-06-26", 15),
            ("2020-06-25", 0),
            ("2021-01-01", 0),
        ];
        for (born, age) in cases {
            assert_eq!(age_in_years(born, now), age, "{born}");
        }
    }
}
