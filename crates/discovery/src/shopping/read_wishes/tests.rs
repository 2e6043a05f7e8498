use serde_json::{Value, json};

use super::*;

/// Two options, and what they ask for together.
type Row = (Value, Value, &'static [(FilterName, &'static str)]);

/// What two options ask for together, as a client is told.
fn applied(filters: Value, applied_filters: Value) -> Vec<(FilterName, String)> {
    let read = |filters| serde_json::from_value::<SearchFilters>(filters).unwrap();
    let wanted = Wanted::default()
        .and(&read(filters))
        .and(&read(applied_filters));
    let told = wanted.applied("en_US").into_iter();
    told.map(|one| (one.name, one.value)).collect()
}

#[test]
fn values_of_one_filter_are_merged() {
    use FilterName::{Availability, Category, Domain, Price};
    let rows: [Row; 7] = [
        (json!(null), json!("---"), &[]),
        // Ranges in a currency are one; other currencies stand beside them.
        (
            json!("price:10-20"),
            json!("price:15-50"),
            &[(Price, "10-50")],
        ),
        (
            json!("price:EUR 10-20"),
            json!("price:EUR 90-,price:USD -5,price:1-2"),
            &[(Price, "1-2"), (Price, "EUR 10-"), (Price, "USD -5")],
        ),
        (
            json!({ "domain": ["clay.test", "www.CLAY.test"] }),
            json!("domain:clay.test,merchant:ash.test"),
            &[(Domain, "ash.test"), (Domain, "clay.test")],
        ),
        // A key and a number of the same topic; a topic that does not exist.
        (
            json!("category:kitchens"),
            json!({ "category": [taxonomy().by_key("kitchens").unwrap().id.0, "moonrooms"] }),
            &[(Category, "3")],
        ),
        (
            json!("in_stock:true"),
            json!({ "availability": "InStock" }),
            &[(Availability, "in_stock")],
        ),
        (
            json!("domain:clay.test,price:-5"),
            json!("in_stock:true"),
            &[
                (Price, "-5"),
                (Domain, "clay.test"),
                (Availability, "in_stock"),
            ],
        ),
    ];
    for (filters, applied_filters, expected) in rows {
        let told = applied(filters.clone(), applied_filters.clone());
        let expected: Vec<_> = expected
            .iter()
            .map(|(name, value)| (*name, (*value).to_owned()))
            .collect();
        assert_eq!(told, expected, "{filters} {applied_filters}");
    }
}

#[test]
fn what_is_told_asks_for_the_same() {
    let said = json!("price:EUR 10-20.5,price:-7,domain:clay.test,topic:kitchens,in_stock:true");
    let wanted = Wanted::default().and(&serde_json::from_value(said).unwrap());
    let told = serde_json::to_value(wanted.applied("en_US")).unwrap();
    let again = Wanted::default().and(&serde_json::from_value(told).unwrap());
    assert_eq!(again, wanted);
}

#[test]
fn prices_fit_in_any_range() {
    let said = json!("price:EUR 10-20,price:EUR 30-40,price:USD -5");
    let wanted = Wanted::default().and(&serde_json::from_value(said).unwrap());
    for (price, currency, fits) in [
        (10.0, "EUR", true),
        (25.0, "EUR", true),
        (40.01, "EUR", false),
        (5.0, "USD", true),
        (10.0, "USD", false),
        (10.0, "", false),
    ] {
        assert_eq!(
            wanted.has_price(price, currency),
            fits,
            "{price} {currency}"
        );
    }
    assert!(Wanted::default().has_price(1e9, ""));
}

#[test]
fn pins_are_narrowed_by_what_all_pins_have() {
    let said = json!("price:1-2,in_stock:true,domain:clay.test,topic:kitchens");
    let wanted = Wanted::default().and(&serde_json::from_value(said).unwrap());
    assert!(wanted.asks_offer());
    assert_eq!((wanted.marks().len(), wanted.bounds().len()), (3, 1));
    let of_pins = wanted.of_pins();
    let expected = json!("domain:clay.test,topic:kitchens");
    assert_eq!(
        of_pins,
        Wanted::default().and(&serde_json::from_value(expected).unwrap())
    );
    assert!(!of_pins.asks_offer() && !of_pins.is_open());
    assert_eq!((of_pins.marks().len(), of_pins.bounds().len()), (2, 0));
}

#[test]
fn ranges_are_written_for_people() {
    for (currency, least, most, expected) in [
        (Some("EUR"), 10.0, 50.0, "€10.00–€50.00"),
        (Some("EUR"), 10.0, f64::INFINITY, "from €10.00"),
        (Some("USD"), 0.0, 9.5, "up to $9.50"),
        (Some("JPY"), 980.0, 980.0, "¥980"),
        (None, 1.0, 2.0, "1.00–2.00"),
        (Some("SEK"), 0.0, f64::INFINITY, "SEK"),
    ] {
        assert_eq!(label_of(currency, least, most), expected);
    }
}
