//! Makes views of recipes and tutorials.

use contract::links::{
    RichCookTimes, RichIngredient, RichIngredients, RichRating, RichRecipe, RichServings, RichStep,
    RichTime, RichTutorial,
};
use metadata::{Duration, HowTo, Ingredient, Rating, Recipe, Step};

/// A recipe's view.
pub(super) fn show_recipe(recipe: Recipe) -> RichRecipe {
    RichRecipe {
        servings_summary: servings(recipe.serves, recipe.makes),
        name: recipe.name,
        ingredients: by_category(recipe.ingredients),
        display_cook_time: recipe
            .total
            .map(|total| in_words(time(total)))
            .unwrap_or_default(),
        cook_times: RichCookTimes {
            total: recipe.total.map(time),
            cook: recipe.cook.map(time),
            prep: recipe.prep.map(time),
        },
        aggregate_rating: recipe.rating.map(show_rating),
        diets: recipe.diets,
        instructions: steps(recipe.instructions),
    }
}

/// A tutorial's view.
pub(super) fn show_tutorial(tutorial: HowTo) -> RichTutorial {
    RichTutorial {
        name: tutorial.name,
        total_time: tutorial.total.map(time),
        supplies: tutorial.supplies,
        tools: tutorial.tools,
        instructions: steps(tutorial.steps),
    }
}

/// A rating's view.
pub(super) fn show_rating(rating: Rating) -> RichRating {
    RichRating {
        rating_value: rating.value,
        best_rating: rating.best,
        review_count: rating.reviews,
        rating_count: rating.ratings,
    }
}

/// The fullest category first; of two as full the one the recipe names first.
fn by_category(ingredients: Vec<Ingredient>) -> Vec<RichIngredients> {
    let mut groups: Vec<RichIngredients> = Vec::new();
    for ingredient in ingredients {
        let view = RichIngredient {
            amt: ingredient.amount,
            name: ingredient.name,
        };
        match groups
            .iter_mut()
            .find(|group| group.category == ingredient.category)
        {
            Some(group) => group.ingredients.push(view),
            None => groups.push(RichIngredients {
                category: ingredient.category,
                ingredients: vec![view],
            }),
        }
    }
    groups.sort_by_key(|group| std::cmp::Reverse(group.ingredients.len()));
    groups
}

fn servings(serves: Option<u32>, makes: Option<String>) -> Option<RichServings> {
    let summary = match (serves, makes) {
        (Some(serves), _) => format!("Serves {serves}"),
        (None, makes) => makes?,
    };
    Some(RichServings { serves, summary })
}

fn steps(steps: Vec<Step>) -> Vec<RichStep> {
    let view = |step: Step| RichStep {
        section: step.section,
        text: step.text,
    };
    steps.into_iter().map(view).collect()
}

fn time(Duration(minutes): Duration) -> RichTime {
    RichTime {
        h: minutes / 60,
        m: minutes % 60,
    }
}

fn in_words(time: RichTime) -> String {
    match time {
        RichTime { h: 0, m } => format!("{m} min"),
        RichTime { h, m: 0 } => format!("{h} hr"),
        RichTime { h, m } => format!("{h} hr {m} min"),
    }
}
