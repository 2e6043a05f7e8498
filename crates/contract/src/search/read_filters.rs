//! Reads filters in the forms in which clients send them:
//!
//! - a list of `{"name": "domain", "value": "shop.example"}`, or with `values`;
//! - an object of values by name, `{"price": [10, 50], "currency": "EUR"}`;
//! - text: `price:10-50,domain:shop.example`, or either of these as JSON.

use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use super::{
    filters::{FilterValue, PriceRange},
    looks::{HairPattern, SkinTone},
};

/// Values of one option that count.
const MOST: usize = 50;
/// Text that is longer says nothing, in bytes.
const LONGEST: usize = 4_000;
/// Longest name of a website.
const LONGEST_DOMAIN: usize = 253;
/// Longest key of a topic.
const LONGEST_KEY: usize = 100;

/// What an option says in words, or in a number that is meant as them; what is neither, or is
/// empty, says nothing.
pub(super) fn said<'de, D: Deserializer<'de>>(told: D) -> Result<Option<String>, D::Error> {
    let words = match Value::deserialize(told)? {
        Value::String(text) => text,
        Value::Number(number) => number.to_string(),
        _ => String::new(),
    };
    Ok(Some(words.trim().to_owned()).filter(|words| !words.is_empty()))
}

/// What an option asks for, in its order.
pub(super) fn read(option: &Value) -> Vec<FilterValue> {
    let mut found = Vec::new();
    match option {
        Value::String(text) if text.len() <= LONGEST => match serde_json::from_str(text) {
            Ok(inside @ (Value::Object(_) | Value::Array(_))) => read_value(&inside, &mut found),
            _ => read_text(text, &mut found),
        },
        other => read_value(other, &mut found),
    }
    found.truncate(MOST);
    found
}

fn read_value(option: &Value, found: &mut Vec<FilterValue>) {
    match option {
        Value::Array(items) => {
            for item in items {
                match item {
                    Value::Object(named) => read_object(named, found),
                    Value::String(text) => read_text(text, found),
                    _ => {}
                }
            }
        }
        Value::Object(named) => read_object(named, found),
        _ => {}
    }
}

fn read_text(text: &str, found: &mut Vec<FilterValue>) {
    for part in text.split(',') {
        if let Some((name, value)) = part.split_once(':') {
            read_filter(name, &value.trim().into(), None, found);
        }
    }
}

fn read_object(named: &Map<String, Value>, found: &mut Vec<FilterValue>) {
    let currency = named.get("currency").and_then(Value::as_str);
    if let Some(name) = named.get("name").and_then(Value::as_str) {
        let value = named.get("value").or_else(|| named.get("values"));
        read_filter(name, value.unwrap_or(&Value::Null), currency, found);
        return;
    }
    for (name, value) in named {
        read_filter(name, value, currency, found);
    }
    let bound = |name: &str| named.get(name).and_then(number);
    let (least, most) = (bound("price_min"), bound("price_max"));
    let is_said = least.or(most).is_some() || currency.is_some();
    if is_said && !named.contains_key("price") {
        found.extend(range(least, most, currency).map(FilterValue::Price));
    }
}

fn read_filter(name: &str, value: &Value, currency: Option<&str>, found: &mut Vec<FilterValue>) {
    let name = name.trim().to_ascii_lowercase();
    let read: fn(&Value) -> Option<FilterValue> = match name.as_str() {
        "price" => return read_price(value, currency, found),
        "domain" | "domains" | "merchant" | "merchants" => domain,
        "category" | "categories" | "topic" | "topics" => category,
        "availability" => availability,
        "in_stock" => in_stock,
        "skin_tone" | "skin_tones" => skin_tone,
        "hair_pattern" | "hair_patterns" | "hair" => hair_pattern,
        _ => return,
    };
    match value {
        Value::Array(values) => found.extend(values.iter().filter_map(read)),
        one => found.extend(read(one)),
    }
}

/// Two numbers are a range, and in a list of others each is one.
fn read_price(value: &Value, currency: Option<&str>, found: &mut Vec<FilterValue>) {
    let ranges: Vec<Option<PriceRange>> = match value {
        Value::Array(values) => match values.as_slice() {
            [least, most] if !is_range(least) && !is_range(most) => {
                vec![range(number(least), number(most), currency)]
            }
            values => values.iter().map(|one| price(one, currency)).collect(),
        },
        one => vec![price(one, currency)],
    };
    found.extend(ranges.into_iter().flatten().map(FilterValue::Price));
}

fn is_range(value: &Value) -> bool {
    value.is_object() || value.as_str().is_some_and(|text| text.contains('-'))
}

fn price(value: &Value, currency: Option<&str>) -> Option<PriceRange> {
    match value {
        Value::Object(bounds) => {
            let bound = |names: [&str; 2]| names.iter().find_map(|name| number(bounds.get(*name)?));
            let own = bounds.get("currency").and_then(Value::as_str);
            let (least, most) = (bound(["min", "min_value"]), bound(["max", "max_value"]));
            range(least, most, own.or(currency))
        }
        Value::String(text) => {
            let text = text.trim();
            let (own, bounds) = match text.split_once(' ') {
                Some((own, bounds)) => (Some(own), bounds),
                None => (None, text),
            };
            let (least, most) = bounds.split_once('-')?;
            let bound = |text: &str| match text.trim() {
                "" => Some(None),
                text => text.parse::<f64>().ok().map(Some),
            };
            range(bound(least)?, bound(most)?, own.or(currency))
        }
        _ => None,
    }
}

/// None for what is no range of prices, such as one that is upside down; a currency alone is all
/// prices in it.
fn range(least: Option<f64>, most: Option<f64>, currency: Option<&str>) -> Option<PriceRange> {
    if least.or(most).is_none() && currency.is_none() {
        return None;
    }
    let (least, most) = (least.unwrap_or(0.0), most.unwrap_or(f64::INFINITY));
    let is_code =
        |text: &&str| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    let currency = match currency {
        Some(code) => Some(Some(code).filter(is_code)?.to_ascii_uppercase()),
        None => None,
    };
    // What is no number is in no order either.
    (least >= 0.0 && least.is_finite() && least <= most).then_some(PriceRange {
        currency,
        least,
        most,
    })
}

fn number(value: &Value) -> Option<f64> {
    let from_text = || value.as_str()?.trim().parse().ok();
    value.as_f64().or_else(from_text)
}

fn domain(value: &Value) -> Option<FilterValue> {
    let text = value.as_str()?.trim().to_lowercase();
    let name = text.strip_prefix("www.").unwrap_or(&text);
    let is_name = !name.is_empty() && name.len() <= LONGEST_DOMAIN;
    (is_name && !name.contains(char::is_whitespace)).then(|| FilterValue::Domain(name.to_owned()))
}

fn category(value: &Value) -> Option<FilterValue> {
    let text = match value {
        Value::Number(id) => id.to_string(),
        other => other.as_str()?.trim().to_lowercase(),
    };
    (!text.is_empty() && text.len() <= LONGEST_KEY).then_some(FilterValue::Category(text))
}

/// As we name it, or as schema.org does.
fn availability(value: &Value) -> Option<FilterValue> {
    let text = value.as_str()?.trim().to_ascii_lowercase();
    ["in_stock", "instock"]
        .contains(&text.as_str())
        .then_some(FilterValue::InStock)
}

fn in_stock(value: &Value) -> Option<FilterValue> {
    let is_wanted = match value {
        Value::Bool(wanted) => *wanted,
        other => other.as_str()?.trim() == "true",
    };
    is_wanted.then_some(FilterValue::InStock)
}

fn skin_tone(value: &Value) -> Option<FilterValue> {
    let name = value.as_str()?.trim().to_ascii_lowercase();
    let mut all = SkinTone::ALL.into_iter();
    all.find(|tone| tone.name() == name)
        .map(FilterValue::SkinTone)
}

fn hair_pattern(value: &Value) -> Option<FilterValue> {
    let name = value.as_str()?.trim().to_ascii_lowercase();
    let mut all = HairPattern::ALL.into_iter();
    all.find(|pattern| pattern.name() == name)
        .map(FilterValue::HairPattern)
}

#[cfg(test)]
mod tests;
