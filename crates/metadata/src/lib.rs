//! What a web page says about itself: its words, its pictures, and what it is
//! about (an article, things for sale, a recipe, instructions, a video).
//!
//! Reads schema.org as JSON-LD and as microdata, Open Graph, Twitter's cards and
//! `product:` properties, and the plain elements of a page where those say nothing.
//! Where sources disagree, what is more exact wins: JSON-LD, then microdata, then
//! Open Graph, then Twitter, then the page itself.
//!
//! Invariants: everything that comes out is plain text without markup or control
//! characters, a number within reason, or an address of `http` or `https`; and
//! however large or deep a page is, time and memory are bounded by [`MOST_BYTES`]
//! and the limits beside each list.
//!
//! Beside pages it reads lists of pages and pictures that people take along: a
//! browser's bookmarks, another service's export.
//!
//! Deliberately absent: requests (crate `fetch`), scripts (a page is read as it was
//! sent), guesses from a page's ordinary words.

mod address;
mod aisles;
mod amount;
mod article;
mod bookmarks;
mod charset;
mod duration;
mod frame;
mod how_to;
mod json;
mod markup;
mod microdata;
mod money;
mod page;
mod picture_worth;
mod pictures;
mod product;
mod rating;
mod read;
mod recipe;
mod service_pins;
mod steps;
mod thing;
mod video;
mod words;

pub use bookmarks::{Bookmark, read_bookmarks};
pub use frame::frame_source;
pub use page::{
    Article, Duration, HowTo, Ingredient, Offers, Page, Picture, Product, Rating, Recipe, Step,
    Video,
};
pub use read::{MOST_BYTES, read};
pub use service_pins::{ServicePin, read_service_pins};
pub use words::line as plain_line;
