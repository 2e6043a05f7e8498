//! The ladder: pixels from width and height alone.

use video::{STEPS, pixels_720, rungs};

type Pixels = (u32, u32);

fn ladder(width: u32, height: u32) -> Vec<(u32, Pixels)> {
    let rungs = rungs(width, height);
    rungs
        .iter()
        .map(|it| (it.side, (it.width, it.height)))
        .collect()
}

#[test]
fn rungs_follow_the_table() {
    let rows: [(Pixels, &[(u32, Pixels)]); 14] = [
        // cover, rungs
        (
            (1920, 1080),
            &[(360, (640, 360)), (540, (960, 540)), (720, (1280, 720))],
        ),
        (
            (1080, 1920),
            &[(360, (360, 640)), (540, (540, 960)), (720, (720, 1280))],
        ),
        (
            (1280, 720),
            &[(360, (640, 360)), (540, (960, 540)), (720, (1280, 720))],
        ),
        (
            (1080, 1080),
            &[(360, (360, 360)), (540, (540, 540)), (720, (720, 720))],
        ),
        (
            (1350, 1080),
            &[(360, (450, 360)), (540, (676, 540)), (720, (900, 720))],
        ),
        (
            (1024, 576),
            &[(360, (640, 360)), (540, (960, 540)), (720, (1024, 576))],
        ),
        ((960, 540), &[(360, (640, 360)), (540, (960, 540))]),
        ((640, 480), &[(360, (480, 360)), (540, (640, 480))]),
        ((640, 360), &[(360, (640, 360))]),
        ((641, 361), &[(360, (640, 360))]),
        ((320, 240), &[(360, (320, 240))]),
        ((321, 241), &[(360, (320, 240))]),
        ((1, 1), &[(360, (2, 2))]),
        ((4096, 17), &[(360, (4096, 16))]),
    ];
    for ((width, height), wanted) in rows {
        assert_eq!(ladder(width, height), wanted, "{width}x{height}");
    }
}

#[test]
fn no_rung_is_odd_enlarged_or_more_than_its_name() {
    let sides = [
        2, 3, 16, 99, 359, 360, 361, 539, 541, 719, 720, 721, 1079, 1080, 4095, 4096,
    ];
    for width in sides {
        for height in sides {
            let rungs = rungs(width, height);
            assert!((1..=STEPS.len()).contains(&rungs.len()), "{width}x{height}");
            assert_eq!(rungs[0].side, 360, "{width}x{height}");
            for rung in &rungs {
                let text = format!("{rung:?} of {width}x{height}");
                assert!(rung.width % 2 == 0 && rung.height % 2 == 0, "{text}");
                assert!(rung.width > 0 && rung.height > 0, "{text}");
                assert!(rung.width <= width && rung.height <= height, "{text}");
                assert!(rung.width.min(rung.height) <= rung.side, "{text}");
            }
            let pixels = |at: usize| u64::from(rungs[at].width) * u64::from(rungs[at].height);
            assert!((1..rungs.len()).all(|at| pixels(at - 1) < pixels(at)));
            let highest = rungs.last().map(|it| (it.width, it.height));
            assert_eq!(highest, Some(pixels_720(width, height)), "{width}x{height}");
        }
    }
}

#[test]
fn absurd_sides_are_answered() {
    for (width, height) in [(0, 0), (0, u32::MAX), (u32::MAX, 1), (u32::MAX, u32::MAX)] {
        for rung in rungs(width, height) {
            assert!(rung.width >= 2 && rung.height >= 2, "{width}x{height}");
        }
    }
}

#[test]
fn rungs_name_their_files() {
    let rung = rungs(320, 240)[0];
    assert_eq!(
        (rung.playlist(), rung.film()),
        ("hls_360.m3u8".into(), "hls_360.mp4".into())
    );
}
