use serde_json::json;

use super::{FilterValue, MOST, PriceRange, read};
use crate::search::looks::{
    HairPattern::{Coily, Curly},
    SkinTone::Deep,
};
use FilterValue::{Category, Domain, HairPattern, InStock, SkinTone};

const ANY: f64 = f64::INFINITY;

fn cost(least: f64, most: f64) -> FilterValue {
    FilterValue::Price(PriceRange {
        currency: None,
        least,
        most,
    })
}

fn in_euros(least: f64, most: f64) -> FilterValue {
    FilterValue::Price(PriceRange {
        currency: Some("EUR".into()),
        least,
        most,
    })
}

#[test]
fn filters_are_read_in_every_form() {
    let rows = [
        // What is answered as applied.
        (
            json!([
                { "name": "price", "value": "EUR 10-50", "label": "€10.00–€50.00" },
                { "name": "category", "value": "34", "label": "Small kitchens" },
                { "name": "availability", "value": "in_stock", "label": "In stock" },
            ]),
            vec![in_euros(10.0, 50.0), Category("34".into()), InStock],
        ),
        (
            json!([{ "name": "domain", "values": ["www.Clay.test", "glass.test"] }]),
            vec![Domain("clay.test".into()), Domain("glass.test".into())],
        ),
        (
            json!([{ "name": "price", "value": [5, 9], "currency": "eur" }]),
            vec![in_euros(5.0, 9.0)],
        ),
        // Values by name.
        (json!({ "price": [1, 2] }), vec![cost(1.0, 2.0)]),
        (json!({ "price": [1, null] }), vec![cost(1.0, ANY)]),
        (
            json!({ "price": ["1-2", { "min": 5, "max_value": "7.5" }] }),
            vec![cost(1.0, 2.0), cost(5.0, 7.5)],
        ),
        (
            json!({ "price_max": "20", "currency": "EUR" }),
            vec![in_euros(0.0, 20.0)],
        ),
        (json!({ "currency": "eur" }), vec![in_euros(0.0, ANY)]),
        (json!({ "category": 34 }), vec![Category("34".into())]),
        (
            json!({ "Topic": "Kitchens" }),
            vec![Category("kitchens".into())],
        ),
        (json!({ "in_stock": true }), vec![InStock]),
        (json!({ "availability": ["InStock"] }), vec![InStock]),
        (
            json!({ "skin_tone": "Deep", "hair": ["coily", "moon", "curly"] }),
            vec![HairPattern(Coily), HairPattern(Curly), SkinTone(Deep)],
        ),
        // Text.
        (
            json!("price:10-, merchant: clay.test ,in_stock:true"),
            vec![cost(10.0, ANY), Domain("clay.test".into()), InStock],
        ),
        (json!(["price:-9.5"]), vec![cost(0.0, 9.5)]),
        (
            json!(r#"{"domain":"clay.test"}"#),
            vec![Domain("clay.test".into())],
        ),
        (json!("https://clay.test/"), vec![]),
    ];
    for (option, expected) in rows {
        assert_eq!(read(&option), expected, "{option}");
    }
}

#[test]
fn what_is_no_filter_narrows_nothing() {
    for option in [
        json!(null),
        json!(true),
        json!(7),
        json!([]),
        json!({}),
        json!("---"),
        json!("colour:red"),
        json!([{ "a": 1 }, null, 3, [["price:1-2"]]]),
        json!({ "price": "cheap" }),
        json!({ "price": 5 }),
        json!({ "price": [5] }),
        json!({ "price": [9, 5] }),
        json!({ "price": [-1, 5] }),
        json!({ "price": ["NaN", "5"] }),
        json!({ "price": [5, 9], "currency": "euros" }),
        json!({ "price": "EUR" }),
        json!({ "price_min": -1 }),
        json!({ "domain": "" }),
        json!({ "domain": "x".repeat(254) }),
        json!({ "domain": "two words" }),
        json!({ "domain": { "name": "clay.test" } }),
        json!({ "category": "" }),
        json!({ "category": "k".repeat(101) }),
        json!({ "availability": "SoldOut" }),
        json!({ "in_stock": false }),
        json!({ "skin_tone": "blue", "hair_pattern": 3 }),
        json!([{ "name": "domain" }]),
        json!([{ "name": "moon", "value": "full" }]),
        json!("domain:clay.test,".repeat(1_000)),
    ] {
        assert_eq!(read(&option), [], "{option}");
    }
}

#[test]
fn values_are_bounded_in_number() {
    let many = vec!["clay.test"; 1_000];
    assert_eq!(read(&json!({ "domain": many })).len(), MOST);
}

#[test]
fn a_range_is_written_as_it_is_read() {
    for text in ["EUR 10-50", "10.5-", "USD -9.25", "0.5-0.5", "JPY -"] {
        let read = read(&json!({ "price": text }));
        let [FilterValue::Price(range)] = read.as_slice() else {
            panic!("{text}: {read:?}");
        };
        assert_eq!(range.to_string(), text);
    }
}
