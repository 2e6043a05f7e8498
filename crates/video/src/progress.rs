//! How far `ffmpeg` has come, of what it writes with `-progress`: a line for each number.

/// Longest line that is read; of longer ones nothing is.
const LONGEST: usize = 200;
/// Before the time of what was written last, in microseconds.
const TIME: &[u8] = b"out_time_us=";

/// Reads lines that come in pieces.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    line: Vec<u8>,
    is_too_long: bool,
}

impl Progress {
    /// Takes a piece; answers the last time that stands in it, in milliseconds.
    pub(crate) fn read(&mut self, piece: &[u8]) -> Option<i64> {
        let mut last = None;
        for byte in piece {
            if *byte != b'\n' {
                self.is_too_long |= self.line.len() == LONGEST;
                if !self.is_too_long {
                    self.line.push(*byte);
                }
                continue;
            }
            let time = time(&self.line).filter(|_| !self.is_too_long);
            last = time.or(last);
            self.line.clear();
            self.is_too_long = false;
        }
        last
    }
}

/// None before the first frame, when it is `N/A` or below zero.
fn time(line: &[u8]) -> Option<i64> {
    let number = line.strip_prefix(TIME)?.trim_ascii();
    let number: i64 = std::str::from_utf8(number).ok()?.parse().ok()?;
    (number >= 0).then_some(number / 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_time_of_a_piece_is_told() {
        let long = format!("{}\nout_time_us=3000\n", "x".repeat(5_000));
        let rows: [(&[&str], &[Option<i64>]); 8] = [
            (&["out_time_us=1500000\n"], &[Some(1_500)]),
            (
                &["out_ti", "me_us=15", "00000", "\n"],
                &[None, None, None, Some(1_500)],
            ),
            (
                &["frame=1\nout_time_us=1000\nout_time_us=2000\nx"],
                &[Some(2)],
            ),
            (&["out_time_us=N/A\n", "out_time_us=-5\n"], &[None, None]),
            (
                &["out_time_us=\n", "out_time_us=9x\n", "\n\n"],
                &[None, None, None],
            ),
            (&["out_time_us=99999999999999999999999\n"], &[None]),
            (&["out_time_ms=1500000\nprogress=end\n"], &[None]),
            (&[&long], &[Some(3)]),
        ];
        for (pieces, wanted) in rows {
            let mut progress = Progress::default();
            let got: Vec<_> = pieces
                .iter()
                .map(|it| progress.read(it.as_bytes()))
                .collect();
            assert_eq!(got, wanted, "{pieces:?}");
        }
    }

    #[test]
    fn a_line_without_an_end_takes_no_memory() {
        let mut progress = Progress::default();
        for _ in 0..1_000 {
            assert_eq!(progress.read(&[b'9'; 4_096]), None);
        }
        assert!(progress.line.capacity() < 1_000);
    }
}
