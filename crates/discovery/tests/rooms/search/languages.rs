//! Words of every script, and what is no word at all.

use accounts::users::update_user::update_user;
use contract::{errors::Code, ids::PinId, search::SearchScope, users::UpdateUser};
use discovery::search::search_pins::search_pins;
use kernel::ctx::Ctx;
use testkit::builders;

use crate::ask::{self, refused};

testkit::on_both_engines! {
    async fn words_of_scripts_without_spaces_are_found(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let titles = [
            "雪の中の黒猫と白い花",
            "小户型客厅装修灵感",
            "작은 거실 인테리어",
            "ไอเดียแต่งห้องนอนเล็กๆ",
            "ຫ້ອງນອນນ້ອຍ",
            "Wohnküche für kleine Räume",
            "Небольшая гостиная",
            "غرفة معيشة صغيرة",
            "סלון קטן ונעים",
        ];
        let mut pins = Vec::new();
        for title in titles {
            pins.push(builders::pin(&ada, birds, title).await.pin.id);
        }
        world.settle().await;
        for (query, found) in [
            ("黒猫", vec![0]),
            ("白い花", vec![0]),
            ("猫黒", vec![]),
            ("客厅", vec![1]),
            ("客厅 装修", vec![1]),
            ("厅客", vec![]),
            ("거실", vec![2]),
            ("인테리어", vec![2]),
            ("ห้องนอน", vec![3]),
            ("แต่งห้อง", vec![3]),
            ("นอนห้อง", vec![]),
            ("ນອນ", vec![4]),
            ("wohnkuche", vec![5]),
            ("räume", vec![5]),
            ("гостиная", vec![6]),
            ("معيشة", vec![7]),
            ("סלון", vec![8]),
        ] {
            for (scope, whose) in [(SearchScope::Pins, &world.visitor()), (SearchScope::MyPins, &ada)] {
                let data = search_pins(whose.clone(), ask::words_in(scope, query)).await.unwrap().data;
                let expected: Vec<_> = found.iter().map(|at: &usize| pins[*at]).collect();
                assert_eq!(ask::found(&data), expected, "{scope:?} {query}");
            }
        }
    }

    async fn words_are_found_in_other_inflections_below_those_as_asked(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Things").await.board.id;
        let titles = [
            "Knitted scarf", "Knitting", "Kitten", "Lampe", "Lampen", "Lampenschirm", "Лампы", "Лампа",
        ];
        let mut pins = Vec::new();
        for title in titles {
            pins.push(builders::pin(&ada, board, title).await.pin.id);
        }
        world.settle().await;
        let found = async |viewer: &Ctx, locale, scope, query| {
            let mut viewer = viewer.clone();
            viewer.browser.locale = Some(locale);
            let data = search_pins(viewer, ask::words_in(scope, query)).await.unwrap().data;
            let place = |id: &PinId| pins.iter().position(|pin| pin == id).unwrap();
            ask::found(&data).iter().map(place).collect::<Vec<_>>()
        };
        // A visitor's browser says what they read, so the same words have two lists.
        for (locale, query, expected) in [
            ("en_US", "knitting", vec![1, 0]),
            ("en_US", "knitted", vec![0, 1]),
            ("de", "knitted", vec![0]),
            ("de", "Lampe", vec![3, 4, 5]),
            ("en_US", "Lampe", vec![3, 5, 4]),
            ("ru_RU", "лампа", vec![7, 6]),
            ("en_US", "лампа", vec![7]),
        ] {
            let seen = found(&world.visitor(), locale, SearchScope::Pins, query).await;
            assert_eq!(seen, expected, "{locale} {query}");
        }
        for (locale, query, expected) in [
            ("en_US", "knitting", vec![1, 0]),
            ("de", "knitting", vec![1]),
            ("ru_RU", "лампа", vec![7, 6]),
        ] {
            // A user's account says it, as where topics are named, whatever browser they sit at.
            let speaks = UpdateUser { locale: Some(locale.into()), ..UpdateUser::default() };
            update_user(ada.clone(), speaks).await.unwrap();
            let seen = found(&ada, "fr", SearchScope::MyPins, query).await;
            assert_eq!(seen, expected, "own, {locale} {query}");
        }
    }

    async fn absurd_words_are_answered_or_refused_in_every_scope(world: World) {
        let ada = world.person("ada").await;
        builders::pin(&ada, builders::board(&ada, "Birds").await.board.id, "Robin").await;
        world.settle().await;
        let scopes = [SearchScope::Pins, SearchScope::MyPins, SearchScope::Boards, SearchScope::Users];
        let (long, letters) = ("x".repeat(10_000), "é".repeat(201));
        for scope in scopes {
            for query in ["", " ", "\u{0}\u{0}", &long, &letters] {
                let outcome = search_pins(ada.clone(), ask::words_in(scope, query)).await;
                assert_eq!(refused(outcome), (Code::TextLength, "query".into()), "{scope:?}");
            }
            let many = ["a b c d e f g h i j k l m n o p q r s t u v w x y z"; 3].join(" ");
            let [marks, cats, kana] = ["\u{301}", "🐱", "ザ"].map(|letter| letter.repeat(200));
            for query in [
                "\"", "AND OR NOT", "title:zebra", "(((", "*", "zebra~2", "a\0b", "☃ 🐱 🏳️‍🌈", "\u{202e}zebra",
                "[a TO b]", "\\", "-", "'; DROP TABLE pins; --", "%", "_", "<script>", "\u{feff}",
                &many, &marks, &cats, &kana,
            ] {
                let found = search_pins(ada.clone(), ask::words_in(scope, query)).await;
                assert!(found.unwrap().data.results.is_empty(), "{scope:?} {query}");
            }
        }
    }
}
