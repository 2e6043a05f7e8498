use super::*;

fn pixels_of(size: Size, width: u32, height: u32) -> (u32, u32) {
    size.fit().pixels(width, height)
}

#[test]
fn pixels_follow_the_table() {
    let rows = [
        // picture, size, pixels
        ((4000, 3000), Size::Square60, (60, 60)),
        ((4000, 3000), Size::Wide736, (736, 552)),
        ((4000, 3000), Size::Wide474, (474, 356)),
        ((4000, 3000), Size::Wide564, (564, 423)),
        ((4000, 3000), Size::Preview, (600, 315)),
        ((4000, 3000), Size::Orig, (4000, 3000)),
        ((3000, 4000), Size::Wide236, (236, 315)),
        ((736, 100), Size::Wide736, (736, 100)),
        ((735, 100), Size::Wide736, (735, 100)),
        ((4000, 3000), Size::Wide1200, (1200, 900)),
        ((100, 100), Size::Wide170, (100, 100)),
        ((50, 40), Size::Square60, (40, 40)),
        ((50, 400), Size::Square60, (50, 50)),
        ((100, 100), Size::Preview, (100, 53)),
        ((400, 1000), Size::Preview, (400, 210)),
        ((1000, 200), Size::Preview, (381, 200)),
        ((600, 315), Size::Preview, (600, 315)),
        ((1, 1), Size::Preview, (1, 1)),
        ((1, 500), Size::Square136, (1, 1)),
        ((60000, 1), Size::Wide70, (70, 1)),
        ((1, 60000), Size::Wide70, (1, 60000)),
    ];
    for ((width, height), size, wanted) in rows {
        let got = pixels_of(size, width, height);
        assert_eq!(got, wanted, "{} of {width}x{height}", size.name());
    }
}

#[test]
fn nothing_is_enlarged_and_nothing_vanishes() {
    let sides = [
        1, 2, 3, 59, 60, 61, 69, 135, 137, 235, 314, 315, 316, 599, 601, 735, 737, 4000, 65_500,
    ];
    for width in sides {
        for height in sides {
            for (size, wide, high) in sizes(width, height) {
                let name = size.name();
                assert!(
                    wide <= width && high <= height,
                    "{name} of {width}x{height}"
                );
                assert!(wide > 0 && high > 0, "{name} of {width}x{height}");
            }
        }
    }
}

#[test]
fn paths_are_read_back() {
    let signature = "0123456789abcdef0123456789abcdef";
    for size in Size::ALL.into_iter().chain(Size::BETWEEN) {
        let address = path(size, signature, "jpg");
        assert_eq!(parse_path(&address), Some((size, signature, "jpg")));
        assert_eq!(
            parse_path(&format!("/{address}")),
            Some((size, signature, "jpg"))
        );
    }
    assert_eq!(
        path(Size::Orig, signature, "png"),
        "originals/01/23/45/0123456789abcdef0123456789abcdef.png"
    );
}

#[test]
fn other_paths_are_refused() {
    let rows = [
        "",
        "/",
        "236x",
        "//236x/01/23/45/0123456789abcdef0123456789abcdef.jpg",
        "orig/01/23/45/0123456789abcdef0123456789abcdef.jpg",
        "237x/01/23/45/0123456789abcdef0123456789abcdef.jpg",
        "236x/01/23/46/0123456789abcdef0123456789abcdef.jpg",
        "236x/01/23/45/0123456789abcdef0123456789abcde.jpg",
        "236x/01/23/45/0123456789ABCDEF0123456789ABCDEF.jpg",
        "236x/01/23/45/0123456789abcdef0123456789abcdef",
        "236x/01/23/45/0123456789abcdef0123456789abcdef.",
        "236x/01/23/45/0123456789abcdef0123456789abcdef.exe",
        "236x/01/23/45/0123456789abcdef0123456789abcdef.jpg.jpg",
        "236x/01/23/45/0123456789abcdef0123456789abcdef.jpg/",
        "236x/01/23/45/../45/0123456789abcdef0123456789abcdef.jpg",
        "../236x/01/23/45/0123456789abcdef0123456789abcdef.jpg",
        "236x/../../../etc/passwd",
        "236x/01/23/45/0123456789abcdef0123456789abcde\u{0}.jpg",
        "236x/é1/23/45/0123456789abcdef0123456789abcdef.jpg",
    ];
    for text in rows {
        assert_eq!(parse_path(text), None, "{text:?}");
    }
}

#[test]
fn sizes_between_the_ten_have_a_larger_one_and_the_widest_is_made_of_what_is_wider() {
    for size in Size::BETWEEN {
        let larger = size.next_larger().expect("a larger one");
        assert!(Size::ALL.contains(&larger) && !Size::ALL.contains(&size));
        assert!(pixels_of(larger, 4000, 3000).0 > pixels_of(size, 4000, 3000).0);
    }
    assert!(Size::ALL.iter().all(|size| size.next_larger().is_none()));
    for (width, is_made) in [(1, false), (1_200, false), (1_201, true), (65_500, true)] {
        assert_eq!(Size::Wide1200.is_made_of(width), is_made, "{width}");
        let mut others = Size::ALL.into_iter().chain([Size::Wide345]);
        assert!(others.all(|size| size.is_made_of(width)), "{width}");
    }
}
