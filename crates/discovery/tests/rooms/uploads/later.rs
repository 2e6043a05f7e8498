//! What is made of pictures after they were published.

use std::{path::PathBuf, sync::Arc};

use accounts::uploads::{
    make_later::{PictureRules, make_later},
    open_file::open_file,
};
use kernel::house::House;
use media::Size;
use store::{Run, args, sql};
use testkit::{builders, pictures, world::World};

sql! {
    AS_BEFORE: () = "UPDATE pictures SET later_made = 1 WHERE signature = $1";
    MADE: i64 = "SELECT later_made FROM pictures WHERE signature = $1";
}

/// Media type of a size for who takes AVIF, and whether better may come.
async fn asked(house: &House, signature: &str, size: Size) -> (&'static str, bool) {
    let path = media::path(size, signature, "png");
    let found = open_file(house, &path, true).await.unwrap().unwrap();
    (found.media_type, !found.is_best)
}

async fn sent(house: &House, signature: &str, size: Size) -> &'static str {
    asked(house, signature, size).await.0
}

/// The same world for a host that wants no AVIF.
fn without_avif(world: &World) -> Arc<House> {
    let mut without = world.afresh();
    let rules = PictureRules {
        avif: false,
        ..PictureRules::default()
    };
    Arc::get_mut(&mut without).unwrap().extensions.insert(rules);
    without
}

/// The number of what was made of a picture.
async fn made(world: &World, signature: &str) -> i64 {
    world.house.db.one(&MADE, &args![signature]).await.unwrap()
}

/// Leaves a wide picture as a version did that knew no widest size.
async fn as_before(world: &World, signature: &str) {
    let tx = world.house.begin().await.unwrap();
    tx.exec(&AS_BEFORE, &args![signature]).await.unwrap();
    tx.commit().await.unwrap();
    for name in ["1200x.png", "1200x.avif"] {
        std::fs::remove_file(place(world, signature).join(name)).unwrap();
    }
}

/// Folder of a picture's files.
fn place(world: &World, signature: &str) -> PathBuf {
    let [a, b, c] = [&signature[..2], &signature[2..4], &signature[4..6]];
    world.pictures().join(a).join(b).join(c).join(signature)
}

testkit::on_both_engines! {
    async fn pictures_are_made_in_avif_one_after_the_other_also_after_one_that_cannot(world: World) {
        let ada = world.person("ada").await;
        let first = builders::photograph(&ada, 1).await;
        let broken = builders::photograph(&ada, 2).await;
        world.pass(1_000);
        let last = builders::photograph(&ada, 3).await;
        std::fs::write(place(&world, &broken).join("originals.png"), b"\x89PNG\r\n\x1a\nbroken").unwrap();
        assert_eq!(sent(&world.house, &first, Size::Wide236).await, "image/jpeg");
        make_later(&world.house).await.unwrap();
        for signature in [&first, &last] {
            for size in Size::AVIF.into_iter().filter(|size| size.is_made_of(64)) {
                assert_eq!(sent(&world.house, signature, size).await, "image/avif", "{size:?}");
            }
            assert_eq!(sent(&world.house, signature, Size::Orig).await, "image/png");
        }
        assert_eq!(sent(&world.house, &broken, Size::Wide236).await, "image/jpeg");
        assert_eq!((made(&world, &first).await, made(&world, &broken).await), (3, 4));
        // Nothing is made again.
        std::fs::remove_file(place(&world, &first).join("236x.avif")).unwrap();
        make_later(&world.house).await.unwrap();
        assert_eq!(sent(&world.house, &first, Size::Wide236).await, "image/jpeg");
    }

    async fn a_host_may_want_none(world: World) {
        let ada = world.person("ada").await;
        let before = builders::photograph(&ada, 1).await;
        make_later(&world.house).await.unwrap();
        world.pass(1_000);
        let after = builders::photograph(&ada, 2).await;
        let without = without_avif(&world);
        make_later(&without).await.unwrap();
        for signature in [&before, &after] {
            assert_eq!(sent(&without, signature, Size::Wide236).await, "image/jpeg");
        }
        assert_eq!(sent(&world.house, &before, Size::Wide236).await, "image/avif");
        assert_eq!(sent(&world.house, &after, Size::Wide236).await, "image/jpeg");
        // The sizes between the ten are made all the same, and AVIF once it is wanted.
        assert_eq!(asked(&without, &after, Size::Wide345).await, ("image/jpeg", false));
        assert_eq!((made(&world, &before).await, made(&world, &after).await), (3, 2));
        make_later(&world.house).await.unwrap();
        assert_eq!(asked(&world.house, &after, Size::Wide345).await, ("image/avif", false));
        assert_eq!(made(&world, &after).await, 3);
    }

    async fn the_widest_size_is_made_of_wide_pictures_also_of_those_of_before(world: World) {
        let ada = world.person("ada").await;
        let narrow = builders::photograph(&ada, 1).await;
        let wide = builders::photograph_of(&ada, pictures::png(1_300, 64, 2)).await;
        let original = ("image/png", true);
        let widest = async |signature: &str| asked(&world.house, signature, Size::Wide1200).await;
        assert_eq!(widest(&wide).await, original);
        make_later(&world.house).await.unwrap();
        assert_eq!(widest(&wide).await, ("image/avif", false));
        assert_eq!(widest(&narrow).await, original);
        as_before(&world, &wide).await;
        assert_eq!(widest(&wide).await, original);
        make_later(&world.house).await.unwrap();
        assert_eq!(widest(&wide).await, ("image/avif", false));
        assert_eq!((made(&world, &narrow).await, made(&world, &wide).await), (3, 3));
        // A host that wants no AVIF any more gets the size alone.
        as_before(&world, &wide).await;
        let without = without_avif(&world);
        make_later(&without).await.unwrap();
        assert_eq!(asked(&without, &wide, Size::Wide1200).await, ("image/jpeg", false));
        assert_eq!(made(&world, &wide).await, 2);
    }
}
