//! Times as the protocol and pages write them. Inside, a time is milliseconds since 1970.

const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
const MONTHS: [&str; 12] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];

/// A date of the Gregorian calendar, as `(year, month 1–12, day 1–31)`.
pub fn date(ms: i64) -> (i64, u32, u32) {
    // Howard Hinnant's `civil_from_days`: eras of 400 years that begin in March.
    let days = ms.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = (day_of_year - (153 * shifted + 2) / 5 + 1) as u32;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    } as u32;
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

/// `Thu, 25 Jun 2020 06:13:42 +0000`, as the specification's client reads it.
pub fn long(ms: i64) -> String {
    let (year, month, day) = date(ms);
    let weekday = DAYS[ms.div_euclid(86_400_000).rem_euclid(7) as usize];
    let month = MONTHS[(month - 1) as usize];
    let (hour, minute, second) = clock(ms);
    format!("{weekday}, {day:02} {month} {year} {hour:02}:{minute:02}:{second:02} +0000")
}

/// `2020-06-25`, for names of files.
pub fn day(ms: i64) -> String {
    let (year, month, day) = date(ms);
    format!("{year:04}-{month:02}-{day:02}")
}

/// `2020-06-25T06:13:42Z`, as search engines read it (ISO 8601).
pub fn iso(ms: i64) -> String {
    let (year, month, day) = date(ms);
    let (hour, minute, second) = clock(ms);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

fn clock(ms: i64) -> (i64, i64, i64) {
    let seconds = ms.div_euclid(1_000).rem_euclid(86_400);
    (seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_the_protocol_and_search_engines_say() {
        let cases = [
            (0, "Thu, 01 Jan 1970 00:00:00 +0000", "1970-01-01T00:00:00Z"),
            (
                1_593_065_622_999,
                "Thu, 25 Jun 2020 06:13:42 +0000",
                "2020-06-25T06:13:42Z",
            ),
            (
                1_709_164_800_000,
                "Thu, 29 Feb 2024 00:00:00 +0000",
                "2024-02-29T00:00:00Z",
            ),
            (
                -1,
                "Wed, 31 Dec 1969 23:59:59 +0000",
                "1969-12-31T23:59:59Z",
            ),
        ];
        for (ms, as_long, as_iso) in cases {
            assert_eq!((long(ms).as_str(), iso(ms).as_str()), (as_long, as_iso));
        }
    }
}
