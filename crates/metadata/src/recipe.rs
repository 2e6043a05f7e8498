//! Recipes.

use crate::{
    aisles, amount, duration,
    money::number,
    page::{Duration, Ingredient, Recipe},
    rating, steps,
    thing::{Graph, Thing},
    words,
};

/// Ingredients that are kept.
const MOST: usize = 100;
/// Longest ingredient, in characters.
const LONGEST: usize = 200;

/// The recipe a page is: the first that says what goes in or what to do.
pub(crate) fn read(graph: &Graph<'_>) -> Option<Recipe> {
    let thing = thing(graph)?;
    let said = |key: &str| thing.raw(key).and_then(|text| duration::minutes(&text));
    let (prep, cook) = (said("prepTime"), said("cookTime"));
    let sum = match (prep, cook) {
        (None, None) => None,
        (prep, cook) => Some(Duration(
            prep.map_or(0, |time| time.0) + cook.map_or(0, |time| time.0),
        )),
    };
    let (serves, makes) = servings(thing);
    Some(Recipe {
        name: thing.line("name", 300)?,
        ingredients: ingredients(thing),
        total: said("totalTime").or(sum),
        prep,
        cook,
        serves,
        makes,
        rating: rating::read(thing),
        diets: diets(thing),
        instructions: steps::read(thing, "recipeInstructions"),
    })
}

/// The recipe in structured data.
pub(crate) fn thing<'a>(graph: &'a Graph<'a>) -> Option<Thing<'a>> {
    let says_something = |thing: &Thing<'_>| {
        ["recipeIngredient", "ingredients", "recipeInstructions"]
            .iter()
            .any(|key| thing.raw(key).is_some())
    };
    graph.of_type(&["Recipe"]).find(says_something)
}

fn ingredients(thing: Thing<'_>) -> Vec<Ingredient> {
    let mut raws = thing.raws("recipeIngredient");
    if raws.is_empty() {
        raws = thing.raws("ingredients");
    }
    // One text with a line for each is the same as a list.
    let lines = raws.iter().flat_map(|raw| words::lines(raw));
    let read = lines.filter_map(|line| {
        let line = words::line(&line, LONGEST)?;
        let (amount, name) = amount::split(&line);
        Some(Ingredient {
            category: aisles::of(name).to_owned(),
            amount: amount.to_owned(),
            name: name.to_owned(),
        })
    });
    let mut read: Vec<Ingredient> = read.take(MOST).collect();
    // Where most are strangers, the few that are known are so by chance.
    let known = read
        .iter()
        .filter(|one| one.category != aisles::OTHER)
        .count();
    if known * 2 < read.len() {
        read.iter_mut()
            .for_each(|one| one.category = aisles::OTHER.to_owned());
    }
    read
}

/// For how many, and what it makes: the wordiest of what is said.
fn servings(thing: Thing<'_>) -> (Option<u32>, Option<String>) {
    let mut said = thing.lines("recipeYield", 60, 4);
    if said.is_empty() {
        said = thing.lines("yield", 60, 1);
    }
    let first = |text: &String| number(text).filter(|count| (1.0..=1_000.0).contains(count));
    let serves = said.iter().find(|text| is_people(text)).and_then(first);
    let is_words = |text: &&String| text.chars().any(char::is_alphabetic);
    let makes = said
        .iter()
        .filter(is_words)
        .max_by_key(|text| text.chars().count());
    (serves.map(|count| count as u32), makes.cloned())
}

/// Whether it counts people: a bare number, or servings of some kind.
fn is_people(text: &str) -> bool {
    let text = text.to_lowercase();
    let marks = [
        "serv", "portion", "people", "person", "pers", "ration", "porzion", "couvert", "人",
    ];
    !text.chars().any(char::is_alphabetic) || marks.iter().any(|mark| text.contains(mark))
}

/// `https://schema.org/GlutenFreeDiet` is `Gluten free`.
fn diets(thing: Thing<'_>) -> Vec<String> {
    let mut diets = Vec::new();
    for raw in thing.raws("suitableForDiet") {
        for one in raw.split(',') {
            let name = one
                .trim()
                .rsplit(['/', '#', ':'])
                .next()
                .unwrap_or_default();
            let name = name.strip_suffix("Diet").unwrap_or(name);
            if let Some(diet) = words::line(&spaced(name), 30)
                && !diets.contains(&diet)
                && diets.len() < 10
            {
                diets.push(diet);
            }
        }
    }
    diets
}

fn spaced(name: &str) -> String {
    let mut spaced = String::new();
    for c in name.chars() {
        if c.is_uppercase() && spaced.ends_with(char::is_lowercase) {
            spaced.push(' ');
            spaced.extend(c.to_lowercase());
        } else {
            spaced.push(c);
        }
    }
    spaced
}
