//! What is made of pictures after they were published.

use std::sync::Arc;

use accounts::uploads::{
    make_later::{PictureRules, make_later},
    open_file::open_file,
};
use kernel::house::House;
use media::Size;
use testkit::builders;

/// Media type of a size for who takes AVIF.
async fn sent(house: &House, signature: &str, size: Size) -> &'static str {
    let path = media::path(size, signature, "png");
    let found = open_file(house, &path, true).await.unwrap();
    found.unwrap().media_type
}

testkit::on_both_engines! {
    async fn pictures_are_made_in_avif_one_after_the_other_also_after_one_that_cannot(world: World) {
        let ada = world.person("ada").await;
        let first = builders::photograph(&ada, 1).await;
        let broken = builders::photograph(&ada, 2).await;
        world.pass(1_000);
        let last = builders::photograph(&ada, 3).await;
        let place = |signature: &str| {
            let [a, b, c] = [&signature[..2], &signature[2..4], &signature[4..6]];
            world.pictures().join(a).join(b).join(c).join(signature)
        };
        std::fs::write(place(&broken).join("originals.png"), b"\x89PNG\r\n\x1a\nbroken").unwrap();
        assert_eq!(sent(&world.house, &first, Size::Wide236).await, "image/jpeg");
        make_later(&world.house).await.unwrap();
        for signature in [&first, &last] {
            for size in Size::AVIF {
                assert_eq!(sent(&world.house, signature, size).await, "image/avif", "{size:?}");
            }
            assert_eq!(sent(&world.house, signature, Size::Orig).await, "image/png");
        }
        assert_eq!(sent(&world.house, &broken, Size::Wide236).await, "image/jpeg");
        // Nothing is made again.
        std::fs::remove_file(place(&first).join("236x.avif")).unwrap();
        make_later(&world.house).await.unwrap();
        assert_eq!(sent(&world.house, &first, Size::Wide236).await, "image/jpeg");
    }

    async fn a_host_may_want_none(world: World) {
        let ada = world.person("ada").await;
        let before = builders::photograph(&ada, 1).await;
        make_later(&world.house).await.unwrap();
        world.pass(1_000);
        let after = builders::photograph(&ada, 2).await;
        let mut without = world.afresh();
        let rules = PictureRules { avif: false, ..PictureRules::default() };
        Arc::get_mut(&mut without).unwrap().extensions.insert(rules);
        make_later(&without).await.unwrap();
        for signature in [&before, &after] {
            assert_eq!(sent(&without, signature, Size::Wide236).await, "image/jpeg");
        }
        assert_eq!(sent(&world.house, &before, Size::Wide236).await, "image/avif");
        assert_eq!(sent(&world.house, &after, Size::Wide236).await, "image/jpeg");
    }
}
