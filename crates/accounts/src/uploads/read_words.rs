//! Reads the words that stand in pictures, by a program that the host names
//! (docs/decisions/0073-words-in-pictures.md).

use std::{collections::HashSet, sync::Arc};

use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event},
    house::House,
};
use store::Run;

use super::{
    make_later::PictureRules,
    run_program::{Program, ask_program},
    sql::words,
};

/// A run begins no further pictures after this; its lease is five minutes.
const RUN_MS: i64 = 4 * 60 * 1_000;
/// Pixels: small print of a tall picture can be read, and a large one takes seconds.
const WIDE: u32 = 1_600;
/// Words of one picture that are kept.
const MOST_WORDS: usize = 300;
/// Shorter words are mostly edges and textures that were taken for letters.
const SHORTEST: usize = 3;

/// Body of the job [`READ_WORDS`](super::jobs::READ_WORDS): pictures that were not read, the
/// newest first, one after the other. A picture that cannot be read today cannot be tomorrow;
/// that is noted.
///
/// # Errors
/// When the program reads no picture at all: then nothing is noted.
pub async fn read_words(house: &Arc<House>) -> Result<()> {
    let Some(line) = &house.get::<PictureRules>().read_words else {
        return Ok(());
    };
    let program = Program {
        setting: "read_words",
        line,
        width: WIDE,
    };
    let ctx = Ctx::of_job(house);
    let until = house.now() + RUN_MS;
    while house.now() < until {
        let Some(picture) = words::next(&house.db).await? else {
            break;
        };
        let read = ask_program(house, &program, &picture, |text| Ok(told_words(text))).await?;
        let read = read.unwrap_or_default();
        let tx = ctx.begin().await?;
        words::set(&tx, &picture.signature, &read).await?;
        if !read.is_empty() {
            let signature = picture.signature;
            events::emit(&ctx, &tx, Event::PictureRead { signature }).await?;
        }
        tx.commit().await?;
    }
    Ok(())
}

/// Words that stand in these pictures, by their signatures; none where none were read.
pub async fn words_among(run: &impl Run, signatures: &[&str]) -> Result<Vec<(String, String)>> {
    words::among(run, signatures).await
}

/// Each word once, as it stood first.
fn told_words(text: &str) -> String {
    let words =
        text.split(|letter: char| letter != '\'' && letter != '’' && !letter.is_alphanumeric());
    let long = words.filter(|word| {
        let letters = word.chars().filter(|letter| letter.is_alphanumeric());
        // A sign of scripts without spaces is a word, or most of one.
        letters.count() >= SHORTEST || word.chars().any(|letter| letter >= '\u{2e80}')
    });
    let mut seen = HashSet::new();
    let new = long.filter(|word| seen.insert(word.to_lowercase()));
    new.take(MOST_WORDS).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_three_letters_and_more_are_told_once() {
        let cases = [
            ("", ""),
            ("Slow  Tomato\n\nSoup", "Slow Tomato Soup"),
            ("— a) iN |~ Soup soup SOUP!", "Soup"),
            ("Grandma’s bread: 250 g", "Grandma’s bread 250"),
            ("味噌 汁", "味噌 汁"),
            ("\u{0} \u{fffd} ''''", ""),
        ];
        for (text, told) in cases {
            assert_eq!(told_words(text), told, "{text:?}");
        }
    }

    #[test]
    fn no_more_words_than_are_of_use() {
        let text: Vec<String> = (1_000..9_000).map(|number| number.to_string()).collect();
        assert_eq!(told_words(&text.join(" ")).split(' ').count(), MOST_WORDS);
    }
}
