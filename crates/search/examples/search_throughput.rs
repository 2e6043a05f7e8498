//! Fills an index with synthetic documents and prints how long questions take:
//! `cargo run --release -p search --example search_throughput [documents]`.
//!
//! Words are drawn as people use them (few often, most seldom), always the same.
//! A common word stands in 5 to 25 of a hundred documents, a rare one in one of some
//! thousands; a page is 25 documents, a walk the 500 that a caller keeps for one.
//!
//! With `store=PINS` in place of a number it asks for what the server asks for, of documents
//! such as those of `magpie bench-fill`.

#![expect(clippy::print_stdout, reason = "its purpose")]

use std::{
    error::Error,
    fs, io,
    ops::Range,
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use search::{Ask, Change, Doc, Index, Language, Schema};

const QUESTIONS: usize = 2_000;
/// Of these the middle mean is told.
const ROUNDS: usize = 3;
const BATCH: usize = 5_000;
const PAGE: usize = 25;
const WALK: usize = 500;
/// What the server ranks of a search at first.
const BEGINNING: usize = 60;
/// Places of common and of rare words, the most frequent word first.
const COMMON: Range<usize> = 10..50;
/// Places of words of synthetic pins, each as frequent as the others of its kind.
const QUALITY: Range<usize> = 100..140;
const THING: Range<usize> = 140..200;
const TOPIC: Range<usize> = 200..216;
const RARE: Range<usize> = 20_000..40_000;

fn main() -> Result<(), Box<dyn Error>> {
    let argument = std::env::args().nth(1);
    if let Some(folder) = argument
        .as_deref()
        .and_then(|text| text.strip_prefix("idle="))
    {
        let _index = Index::open(Path::new(folder), schema())?;
        println!("opened anew, resident {}", resident());
        return Ok(());
    }
    let pins = argument.as_deref();
    if let Some(pins) = pins.and_then(|text| text.strip_prefix("store=")) {
        return ask_store(pins.parse()?);
    }
    let documents: i64 = argument.map_or(Ok(200_000), |text| text.parse())?;
    let folder = tempfile::tempdir()?;
    let mut source = Source::new();
    let index = Index::open(folder.path(), schema())?;

    let begun = Instant::now();
    let mut rebuild = index.rebuild()?;
    for first in (0..documents).step_by(BATCH) {
        let ids = first..documents.min(first + BATCH as i64);
        rebuild.put(ids.map(|id| source.doc(id)).collect())?;
    }
    rebuild.finish("filled")?;
    println!(
        "{documents} documents filled in {:.1} s",
        begun.elapsed().as_secs_f64()
    );
    println!(
        "index {:.1} MB, resident {}",
        megabytes(folder.path())?,
        resident()
    );
    questions(&index, &mut source)?;

    println!("after 100 batches of 50 changes:");
    let mut took = Vec::new();
    for batch in 0..100_i64 {
        let changes: Vec<_> = (0..50)
            .map(|one| Change::Put(source.doc(documents + batch * 50 + one)))
            .collect();
        took.push(timed(|| index.apply(&changes, &batch.to_string()))?);
    }
    report("apply", took);
    questions(&index, &mut source)?;
    println!(
        "index {:.1} MB, resident {}",
        megabytes(folder.path())?,
        resident()
    );
    drop(index);
    let idle = format!("idle={}", folder.path().display());
    Command::new(std::env::current_exe()?).arg(idle).status()?;
    Ok(())
}

fn schema() -> Schema {
    Schema::new()
        .suggesting("title", 3)
        .suggesting("topics", 2)
        .field("description", 1)
        .field("alt", 1)
}

fn questions(index: &Index, source: &mut Source) -> search::Result<()> {
    let mut ask = |name: &str, ask: &mut dyn FnMut(&mut Source) -> search::Result<Duration>| {
        let mut rounds = Vec::new();
        let mut took = Vec::new();
        for _ in 0..ROUNDS {
            let before = on_processor();
            for _ in 0..QUESTIONS {
                took.push(ask(source)?);
            }
            rounds.push((on_processor() - before) / QUESTIONS as f64);
        }
        report(name, took);
        rounds.sort_by(f64::total_cmp);
        println!(
            "{:55} mean on the processor {:.3} ms",
            "",
            rounds[ROUNDS / 2]
        );
        search::Result::Ok(())
    };
    let find = |text: &str, limit: usize, exact: bool| {
        timed(|| {
            index.search(&Ask {
                text,
                limit,
                exact,
                ..Ask::default()
            })
        })
    };
    for (name, limit) in [("page", PAGE), ("walk", WALK)] {
        for words in 1..=3 {
            ask(&format!("{name}, common words: {words}"), &mut |source| {
                find(&source.among(COMMON, words), limit, false)
            })?;
        }
        ask(&format!("{name}, rare words: 1"), &mut |source| {
            find(&source.among(RARE, 1), limit, true)
        })?;
    }
    let look = |text: &str, exact: bool| find(text, PAGE, exact);
    ask("search, one word", &mut |source| look(&source.word(), true))?;
    ask("search, two words of one phrase", &mut |source| {
        look(&source.pair(), false)
    })?;
    ask("search, two random words", &mut |source| {
        look(&format!("{} {}", source.word(), source.word()), false)
    })?;
    ask("search, a typing error", &mut |source| {
        look(&source.misspelt(), false)
    })?;
    ask("suggest", &mut |source| {
        let letters = 1 + source.below(8);
        let typed: String = source.pair().chars().take(letters).collect();
        timed(|| index.suggest(&typed, 10))
    })?;
    ask("suggest, a typing error", &mut |source| {
        let typed = source.misspelt();
        timed(|| index.suggest(&typed, 10))
    })?;
    ask("similar", &mut |source| {
        let text = source.text(25);
        timed(|| index.similar(&text, 50, 1))
    })
}

/// Asks for what the server asks for at a first page, and at one behind its beginning.
fn ask_store(pins: usize) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let index = Index::open(folder.path(), schema())?;
    let mut source = Source::new();
    let mut rebuild = index.rebuild()?;
    for some in source.saves(pins).chunks(BATCH) {
        rebuild.put(some.iter().map(|pin| source.pin(*pin)).collect())?;
    }
    rebuild.finish("filled")?;
    let words = QUALITY.start..THING.end;
    let language = Language::of_locale("en-US");
    let ask = |text: &str, limit: usize, marked: &[Vec<i64>]| {
        let ask = Ask {
            text,
            limit,
            language,
            marked,
            ..Ask::default()
        };
        index.search(&ask).map(|found| found.ids)
    };
    let marked_by_none = [vec![-1]];
    for count in 1..=2 {
        for (name, limit, marked) in [
            ("beginning", BEGINNING, &[][..]),
            ("walk", WALK, &[]),
            ("narrowed", PAGE, &marked_by_none),
        ] {
            let mut rounds = Vec::new();
            for _ in 0..ROUNDS {
                let before = on_processor();
                for _ in 0..QUESTIONS {
                    ask(&source.among(words.clone(), count), limit, marked)?;
                }
                rounds.push((on_processor() - before) / QUESTIONS as f64);
            }
            rounds.sort_by(f64::total_cmp);
            let middle = rounds[ROUNDS / 2];
            println!("{name:9} words: {count}  mean on the processor {middle:.4} ms");
        }
    }
    let (mut found, mut all) = ([0; 2], [0; 2]);
    for _ in 0..QUESTIONS {
        let text = source.among(words.clone(), 2);
        let (begun, walk) = (ask(&text, BEGINNING, &[])?, ask(&text, WALK, &[])?);
        for (at, first) in [PAGE, BEGINNING].into_iter().enumerate() {
            let best = walk.iter().take(first);
            all[at] += best.len();
            let begun = &begun[..first.min(begun.len())];
            found[at] += best.filter(|id| begun.contains(id)).count();
        }
    }
    println!("of the best {PAGE} and {BEGINNING} {found:?} of {all:?} are found");
    Ok(())
}

/// Milliseconds this thread has really run, where the system tells: waiting for
/// a busy processor does not count.
fn on_processor() -> f64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text
        .split(' ')
        .next()
        .and_then(|first| first.parse::<f64>().ok());
    nanoseconds.unwrap_or_default() / 1e6
}

fn timed<T>(work: impl FnOnce() -> search::Result<T>) -> search::Result<Duration> {
    let begun = Instant::now();
    work()?;
    Ok(begun.elapsed())
}

fn report(name: &str, mut took: Vec<Duration>) {
    took.sort();
    let at = |share: usize| took[(took.len() - 1) * share / 100].as_secs_f64() * 1_000.0;
    println!(
        "{name:55} p50 {:7.3} ms   p99 {:7.3} ms   worst {:7.3} ms",
        at(50),
        at(99),
        at(100)
    );
}

/// Where documents and questions come from.
struct Source {
    state: u64,
    words: Vec<String>,
    topics: Vec<String>,
}

impl Source {
    fn new() -> Self {
        let mut source = Self {
            state: 7,
            words: Vec::new(),
            topics: Vec::new(),
        };
        source.words = (0..60_000).map(|_| source.invented()).collect();
        source.topics = (0..3_000).map(|_| source.text(2)).collect();
        source
    }

    fn doc(&mut self, id: i64) -> Doc {
        let words = 2 + self.below(7);
        let title = self.text(words);
        let description = self.text(15);
        let alt = self.text(5);
        let saves = 1.0 / (0.000_1 + self.below(10_000) as f64 / 10_000.0);
        let topics: Vec<_> = (0..3).map(|_| self.below(self.topics.len())).collect();
        let doc = Doc::new(id).boost(saves.ln()).text("title", &title);
        let doc = topics
            .iter()
            .fold(doc, |doc, &topic| doc.text("topics", &self.topics[topic]));
        doc.text("description", &description).text("alt", &alt)
    }

    /// Number and saves of each picture: a third of all pins bring one, the others save one, the
    /// first ones most.
    fn saves(&mut self, pins: usize) -> Vec<(i64, u32)> {
        let mut saves: Vec<(i64, u32)> = Vec::new();
        for id in 0..(pins / 3) as i64 {
            saves.push((id, 0));
            for _ in 0..2 {
                let share = self.below(1_000_000) as f64 / 1e6;
                let place = (share.powi(3) * saves.len() as f64) as usize;
                saves[place].1 += 1;
            }
        }
        saves
    }

    /// What the index of the server keeps of a synthetic pin.
    fn pin(&mut self, (id, saves): (i64, u32)) -> Doc {
        let (quality, thing) = (self.among(QUALITY, 1), self.among(THING, 1));
        let (beside, place) = (self.among(QUALITY, 1), self.among(THING, 1));
        let (topic, rare) = (self.among(TOPIC, 1), self.invented() + &self.invented());
        let seen = format!("a {thing} for the {topic} seen beside a {beside} {place} {rare} style");
        Doc::new(id)
            .boost(f64::from(saves + 1).log2())
            .text("title", &format!("{quality} {thing} by {rare}"))
            .text("topics", &topic)
            .text("description", &seen)
            .text("alt", &format!("{quality} {thing}"))
    }

    /// A word as it is used: the n-th most frequent one about 1/n of the time.
    fn word(&mut self) -> String {
        let share = self.below(1_000_000) as f64 / 1_000_000.0;
        let place = (self.words.len() as f64).powf(share) as usize - 1;
        self.words[place].clone()
    }

    /// Different words of these places.
    fn among(&mut self, places: Range<usize>, words: usize) -> String {
        let mut drawn: Vec<String> = Vec::new();
        while drawn.len() < words {
            let place = places.start + self.below(places.len());
            let word = self.words[place].clone();
            if !drawn.contains(&word) {
                drawn.push(word);
            }
        }
        drawn.join(" ")
    }

    fn text(&mut self, words: usize) -> String {
        (0..words)
            .map(|_| self.word())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Two words that stand together somewhere.
    fn pair(&mut self) -> String {
        let topic = self.below(self.topics.len());
        self.topics[topic].clone()
    }

    fn misspelt(&mut self) -> String {
        let mut letters: Vec<char> = self.pair().chars().collect();
        let at = 1 + self.below(letters.len() - 2);
        letters.swap(at, at + 1);
        letters.into_iter().collect()
    }

    fn invented(&mut self) -> String {
        let syllables = 2 + self.below(3);
        (0..syllables)
            .flat_map(|_| {
                let consonant = b"bcdfghklmnprstvw"[self.below(16)];
                let vowel = b"aeiouy"[self.below(6)];
                [char::from(consonant), char::from(vowel)]
            })
            .collect()
    }

    fn below(&mut self, end: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 16) as usize % end
    }
}

fn megabytes(folder: &Path) -> io::Result<f64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        bytes += match entry.metadata()? {
            about if about.is_dir() => (megabytes(&entry.path())? * 1e6) as u64,
            about => about.len(),
        };
    }
    Ok(bytes as f64 / 1e6)
}

/// Memory of this process, where the system tells.
fn resident() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let lines = status
        .lines()
        .filter(|line| line.starts_with("VmRSS") || line.starts_with("RssAnon"));
    lines
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect::<Vec<_>>()
        .join(", ")
}
