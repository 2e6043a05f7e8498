//! How alike two pictures are: the mean structural similarity of their brightness (Wang et al.
//! 2004, without the Gaussian weights), as `bench/media/likeness.mjs` has it.

/// Pixels of a window's side, and from one window to the next.
const WINDOW: usize = 8;
const STEP: usize = 4;
/// What keeps the quotients of dark and of plain windows steady.
const OF_MEANS: f32 = 0.01 * 0.01;
const OF_VARIANCES: f32 = 0.03 * 0.03;

/// The brightness of each pixel, from 0 to 1, row by row.
pub(crate) struct Brightness {
    wide: usize,
    values: Vec<f32>,
}

impl Brightness {
    /// Of a picture of so many pixels, by what is told of each.
    pub(crate) fn new(wide: usize, high: usize, of: impl Fn(usize, usize) -> f32) -> Self {
        let rows = (0..high).flat_map(|y| (0..wide).map(move |x| (x, y)));
        Self {
            wide,
            values: rows.map(|(x, y)| of(x, y)).collect(),
        }
    }

    /// How unlike a picture of the same size is: 0 where nothing differs; none where the
    /// picture is smaller than a window.
    pub(crate) fn unlikeness(&self, other: &Self) -> Option<f32> {
        let high = self.values.len().checked_div(self.wide)?;
        let starts = |side: usize| (0..(side + 1).saturating_sub(WINDOW)).step_by(STEP);
        let windows = starts(high).flat_map(|y| starts(self.wide).map(move |x| (x, y)));
        let (mut sum, mut count) = (0.0, 0.0);
        for (x, y) in windows {
            sum += 1.0 - self.window(other, x, y);
            count += 1.0;
        }
        (count > 0.0).then(|| sum / count)
    }

    fn window(&self, other: &Self, left: usize, top: usize) -> f32 {
        let [mut one, mut two, mut squared, mut both] = [0.0_f32; 4];
        for y in top..top + WINDOW {
            let row = y * self.wide + left..y * self.wide + left + WINDOW;
            for (a, b) in self.values[row.clone()].iter().zip(&other.values[row]) {
                one += a;
                two += b;
                squared += a * a + b * b;
                both += a * b;
            }
        }
        let count = (WINDOW * WINDOW) as f32;
        let (one, two) = (one / count, two / count);
        let variances = squared / count - one * one - two * two;
        let covariance = both / count - one * two;
        (2.0 * one * two + OF_MEANS) * (2.0 * covariance + OF_VARIANCES)
            / ((one * one + two * two + OF_MEANS) * (variances + OF_VARIANCES))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waves(depth: f32) -> Brightness {
        Brightness::new(32, 24, |x, y| {
            0.5 + depth * (x as f32 * 1.3 + y as f32).sin()
        })
    }

    #[test]
    fn pictures_are_the_less_alike_the_more_is_lost() {
        let whole = waves(0.3);
        let lost = [0.3, 0.2, 0.1, 0.0].map(|depth| whole.unlikeness(&waves(depth)).unwrap());
        assert!(lost[0].abs() < 1e-5, "{lost:?}");
        assert!(lost.is_sorted_by(|one, next| one < next), "{lost:?}");
        assert!(lost[3] > 0.5, "{lost:?}");
    }

    #[test]
    fn what_is_smaller_than_a_window_is_not_compared() {
        for (wide, high) in [(7, 100), (100, 7), (0, 0)] {
            let grey = || Brightness::new(wide, high, |_, _| 0.5);
            assert_eq!(grey().unlikeness(&grey()), None, "{wide} {high}");
        }
        let grey = || Brightness::new(8, 8, |_, _| 0.5);
        assert_eq!(grey().unlikeness(&grey()), Some(0.0));
    }
}
