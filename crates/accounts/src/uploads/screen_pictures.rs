//! Has a program that the host names say which pictures are sensitive, and puts screens before
//! them (docs/decisions/0088-banned-pictures.md). Nothing is deleted by what a program says.

use std::{collections::HashSet, sync::Arc};

use contract::{ids::ReportCaseId, reports::pictures::FoundClass};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order, required},
    house::House,
    tx::Tx,
};
use linkme::distributed_slice;
use queue::NewJob;
use serde::Deserialize;
use store::Run;

use super::{
    jobs::{SCREEN, SPREAD_SCREEN as SPREAD},
    make_later::PictureRules,
    run_program::{Program, ask_program},
    sql::screens::{self, FINE, SCREENED, ScreenRow},
};

/// A run begins no further pictures after this; its lease is five minutes.
const RUN_MS: i64 = 4 * 60 * 1_000;
/// Pixels: detectors look at a few hundred.
const WIDE: u32 = 640;
/// Classes of a picture that a program may tell; those with the highest scores are kept.
const MOST_CLASSES: usize = 100;
const KEPT_CLASSES: usize = 10;
/// Characters of a class.
const MOST_CLASS: usize = 64;
/// A pin that was being saved when a screen came is looked for once more after this.
const AGAIN_MS: i64 = 5 * 60 * 1_000;

/// Whether a screen stands before a picture.
#[derive(Debug)]
pub struct Screening {
    /// The picture.
    pub signature: String,
    /// Whether a screen stands before it.
    pub is_screened: bool,
}

/// Puts the screen before some of what a room shows of a picture, or takes it off; answers how
/// many rows were otherwise, and is asked until there are none.
pub type SpreadScreen = for<'a> fn(&'a Tx, &'a Screening) -> BoxFuture<'a, Result<u64>>;

/// Asked of every room whose rows say whether a screen stands before a picture.
#[distributed_slice]
pub static SPREAD_SCREEN: [Hook<SpreadScreen>];

/// Is told that a screen was put before a picture, in the transaction that notes it.
pub type NoteScreened = for<'a> fn(&'a Tx, &'a str, i64) -> BoxFuture<'a, Result<()>>;

/// Told once for each picture.
#[distributed_slice]
pub static NOTE_SCREENED: [Hook<NoteScreened>];

/// Has a picture that came in looked at soon, where the host names a program.
pub(super) async fn screen_soon(house: &House, tx: &Tx) -> Result<()> {
    if house.get::<PictureRules>().screen.is_none() {
        return Ok(());
    }
    let job = NewJob {
        kind: SCREEN,
        key: Some("upload"),
        body: "",
        due_ms: house.now(),
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of the job [`SCREEN`]: pictures that the program did not look at,
/// the newest first, one after the other. A picture that it fails at is noted as looked at.
///
/// # Errors
/// When the program fails at every picture: then nothing is noted.
pub async fn screen_pictures(house: &Arc<House>) -> Result<()> {
    let rules = house.get::<PictureRules>();
    let Some(line) = &rules.screen else {
        return Ok(());
    };
    let program = Program {
        setting: "screen",
        line,
        width: WIDE,
    };
    let until = house.now() + RUN_MS;
    while house.now() < until {
        let Some(picture) = screens::next(&house.db).await? else {
            break;
        };
        let told = ask_program(house, &program, &picture, told_classes).await?;
        let tx = house.begin().await?;
        let now = house.now();
        screens::note(&tx, &picture.signature, now).await?;
        if let Some([highest, ..]) = told.as_deref() {
            let is_screened = highest.score >= rules.screen_from;
            let row = ScreenRow {
                signature: picture.signature,
                program: line.join(" "),
                classes: serde_json::to_string(&told)?,
                score: highest.score,
                state: if is_screened { SCREENED } else { FINE }.to_owned(),
                case_id: None,
                at_ms: now,
            };
            keep(&tx, &row).await?;
        }
        tx.commit().await?;
    }
    Ok(())
}

async fn keep(tx: &Tx, row: &ScreenRow) -> Result<()> {
    if !screens::add(tx, row).await? || row.state != SCREENED {
        return Ok(());
    }
    spread_at(tx, &row.signature, row.at_ms).await?;
    for note in in_order(&NOTE_SCREENED) {
        note(tx, &row.signature, row.at_ms).await?;
    }
    Ok(())
}

async fn spread_at(tx: &Tx, signature: &str, due_ms: i64) -> Result<()> {
    // One that waits for later does not stand for one that is due now.
    let key = format!("{signature} {due_ms}");
    let job = NewJob {
        kind: SPREAD,
        key: Some(&key),
        body: signature,
        due_ms,
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of the job [`SPREAD_SCREEN`](super::jobs::SPREAD_SCREEN): tells every room whether a
/// screen stands before the picture, in steps.
pub async fn spread_screen(house: &Arc<House>, signature: &str) -> Result<()> {
    let Some(row) = screens::find(&house.db, signature).await? else {
        return Ok(());
    };
    let screening = Screening {
        is_screened: row.state == SCREENED,
        signature: row.signature,
    };
    for spread in required(&SPREAD_SCREEN)? {
        loop {
            let tx = house.begin().await?;
            let found = spread(&tx, &screening).await?;
            tx.commit().await?;
            if found == 0 {
                break;
            }
        }
    }
    if house.now() < row.at_ms + AGAIN_MS {
        let tx = house.begin().await?;
        spread_at(&tx, signature, row.at_ms + AGAIN_MS).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Takes the screen off a picture for good, as an employee decided; harmless without one.
pub async fn lift_screen(ctx: &Ctx, tx: &Tx, signature: &str) -> Result<()> {
    match screens::lift(tx, signature, ctx.now()).await? {
        true => spread_at(tx, signature, ctx.now()).await,
        false => Ok(()),
    }
}

/// A screen before a picture.
pub struct Screen {
    /// Whether a case was opened of it.
    pub has_case: bool,
    /// Since when it stands there.
    pub at_ms: i64,
}

/// The screen that stands before a picture.
pub async fn find_screen(run: &impl Run, signature: &str) -> Result<Option<Screen>> {
    let row = screens::find(run, signature).await?;
    let row = row.filter(|row| row.state == SCREENED);
    Ok(row.map(|row| Screen {
        has_case: row.case_id.is_some(),
        at_ms: row.at_ms,
    }))
}

/// Those of some pictures before which a screen stands.
pub async fn screened_among(run: &impl Run, signatures: &[&str]) -> Result<HashSet<String>> {
    let found = screens::screened_among(run, signatures).await?;
    Ok(found.into_iter().collect())
}

/// Notes the case that was opened of a picture; false where there was one.
pub async fn note_case(tx: &Tx, signature: &str, case: ReportCaseId) -> Result<bool> {
    screens::note_case(tx, signature, case).await
}

/// What is known of a picture by the program.
#[derive(Default)]
pub struct ToldPicture {
    /// Whether a screen stands before it.
    pub is_screened: bool,
    /// What the program told of it, the highest score first.
    pub classes: Vec<FoundClass>,
}

/// What the program told of a picture; nothing where it was not asked, or found nothing.
pub async fn what_is_told(run: &impl Run, signature: &str) -> Result<ToldPicture> {
    let Some(row) = screens::find(run, signature).await? else {
        return Ok(ToldPicture::default());
    };
    Ok(ToldPicture {
        is_screened: row.state == SCREENED,
        classes: serde_json::from_str(&row.classes).unwrap_or_default(),
    })
}

/// Each class once, with the highest score it has: a program may tell it of several places. The
/// highest score stands first.
fn highest_of_each(mut found: Vec<FoundClass>) -> Vec<FoundClass> {
    found.sort_by(|one, other| (&one.class, -one.score).cmp(&(&other.class, -other.score)));
    found.dedup_by(|one, before| one.class == before.class);
    found.sort_by_key(|one| -one.score);
    found
}

/// A class as programs write it; what else they write of it is not read.
#[derive(Deserialize)]
struct ToldClass {
    class: String,
    score: f64,
}

/// Reads what a program wrote: a list in JSON, `[{"class": "…", "score": 0.97}]`. What is no
/// such list, or has a score that is none, is refused whole: such a program tells nothing that
/// can be relied on.
fn told_classes(text: &str) -> std::result::Result<Vec<FoundClass>, String> {
    let told: Vec<ToldClass> = serde_json::from_str(text.trim())
        .map_err(|cause| format!("it wrote no classes: {cause}"))?;
    if told.len() > MOST_CLASSES {
        return Err(format!("it wrote more than {MOST_CLASSES} classes"));
    }
    let mut found = Vec::new();
    for ToldClass { class, score } in told {
        if !(0.0..=1.0).contains(&score) {
            return Err(format!("a score is {score}, and not from 0 to 1"));
        }
        if class.is_empty() || class.chars().count() > MOST_CLASS {
            return Err(format!(
                "a class has no name, or one of more than {MOST_CLASS} letters"
            ));
        }
        found.push(FoundClass {
            class: class.replace(char::is_control, " "),
            // By thousandths first, as 0.57 is a little less than 57 hundredths.
            score: (score * 1_000.0).round() as i64 / 10,
        });
    }
    let mut found = highest_of_each(found);
    found.truncate(KEPT_CLASSES);
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_read_and_lies_refused() {
        let read = |text: &str| {
            let told = told_classes(text).ok()?;
            Some(
                told.into_iter()
                    .map(|one| (one.class, one.score))
                    .collect::<Vec<_>>(),
            )
        };
        let told = |list: &[(&str, i64)]| {
            Some(
                list.iter()
                    .map(|(class, score)| ((*class).to_owned(), *score))
                    .collect::<Vec<_>>(),
            )
        };
        let many = format!("[{}]", vec![r#"{"class": "A", "score": 0}"#; 101].join(","));
        let long = format!(r#"[{{"class": "{}", "score": 0}}]"#, "a".repeat(65));
        for (text, expected) in [
            ("[]", told(&[])),
            (" [] \n", told(&[])),
            (r#"[{"class": "A", "score": 0.599}]"#, told(&[("A", 59)])),
            (
                r#"[{"class": "A", "score": 0, "box": [1, 2]}, {"class": "B", "score": 1}]"#,
                told(&[("B", 100), ("A", 0)]),
            ),
            (
                r#"[{"class": "A", "score": 0.2}, {"class": "B", "score": 0.5}, {"class": "A", "score": 0.7}]"#,
                told(&[("A", 70), ("B", 50)]),
            ),
            ("", None),
            ("{}", None),
            ("nothing found", None),
            (r#"[{"class": "A"}]"#, None),
            (r#"[{"class": "A", "score": "high"}]"#, None),
            (r#"[{"class": "A", "score": 7}]"#, None),
            (r#"[{"class": "A", "score": -0.1}]"#, None),
            (r#"[{"class": "A", "score": 1e999}]"#, None),
            (r#"[{"class": "A", "score": NaN}]"#, None),
            (r#"[{"class": "", "score": 0.5}]"#, None),
            (&many, None),
            (&long, None),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
