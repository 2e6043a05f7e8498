//! The only place that names `articles`.

pub mod covers;
pub mod topic_users;

use std::ops::Range;

use contract::{
    articles::CreateArticle,
    ids::{ArticleId, BoardId, InterestId, PinId},
};
use kernel::{error::Result, house::Changed, tx::Tx};
use serde::de::DeserializeOwned;
use store::{Run, args, row, sql};

use super::policy::Stand;

/// More articles than trends write: nine for each place of §6, and for each language of the
/// host's country.
const MOST_AUTOMATIC: i64 = 2_000;

row! {
    /// An article.
    pub struct ArticleRow {
        pub id: ArticleId,
        pub topic_id: Option<InterestId>,
        pub is_automatic: bool,
        pub article_type: i64,
        pub title: String,
        pub subtitle: String,
        pub cover_pin_id: Option<PinId>,
        pub pin_ids: String,
        pub board_ids: String,
        pub searches: String,
        pub countries: String,
        pub locales: String,
        pub is_published: bool,
        pub starts_ms: i64,
        pub ends_ms: i64,
        pub created_ms: i64,
        pub updated_ms: i64,
        pub place: String,
        pub cover_signature: Option<String>,
    }
}

impl ArticleRow {
    /// Its pins, in order.
    pub fn pins(&self) -> Vec<PinId> {
        list(&self.pin_ids)
    }

    /// Its boards, in order.
    pub fn boards(&self) -> Vec<BoardId> {
        list(&self.board_ids)
    }

    /// Words that lead to a search.
    pub fn searches(&self) -> Vec<String> {
        list(&self.searches)
    }

    /// When and for whom it stands.
    pub fn stand(&self) -> Stand {
        Stand {
            is_published: self.is_published,
            starts_ms: self.starts_ms,
            ends_ms: self.ends_ms,
            countries: list(&self.countries),
            locales: list(&self.locales),
        }
    }

    /// Says what was read of an input, at this time.
    pub fn say(&mut self, words: &CreateArticle, now: i64) -> Result<()> {
        self.article_type = words.article_type;
        self.title.clone_from(&words.title);
        self.subtitle = words.subtitle.clone().unwrap_or_default();
        self.cover_pin_id = words.cover_pin_id;
        self.pin_ids = serde_json::to_string(&words.pin_ids)?;
        self.board_ids = serde_json::to_string(&words.board_ids)?;
        self.searches = serde_json::to_string(&words.searches)?;
        self.countries = serde_json::to_string(&words.countries)?;
        self.locales = serde_json::to_string(&words.locales)?;
        self.is_published = words.is_published;
        self.starts_ms = words.starts_ms.unwrap_or(now);
        self.ends_ms = words.ends_ms.unwrap_or(i64::MAX);
        self.updated_ms = now;
        Ok(())
    }

    /// Whether it says the same as another, whenever they were written.
    pub fn says_as(&self, other: &Self) -> bool {
        let at_once = Self {
            updated_ms: other.updated_ms,
            ..self.clone()
        };
        at_once == *other
    }

    /// An article that says nothing yet.
    pub fn new(id: ArticleId, topic_id: Option<InterestId>, now: i64) -> Self {
        Self {
            id,
            topic_id,
            is_automatic: topic_id.is_some(),
            article_type: 0,
            title: String::new(),
            subtitle: String::new(),
            cover_pin_id: None,
            pin_ids: "[]".into(),
            board_ids: "[]".into(),
            searches: "[]".into(),
            countries: "[]".into(),
            locales: "[]".into(),
            is_published: false,
            starts_ms: now,
            ends_ms: i64::MAX,
            created_ms: now,
            updated_ms: now,
            place: String::new(),
            cover_signature: None,
        }
    }
}

fn list<T: DeserializeOwned>(stored: &str) -> Vec<T> {
    serde_json::from_str(stored).unwrap_or_default()
}

sql! {
    FIND: ArticleRow =
        "SELECT id, topic_id, is_automatic, article_type, title, subtitle, cover_pin_id, pin_ids, board_ids, \
         searches, countries, locales, is_published, starts_ms, ends_ms, created_ms, updated_ms, place, \
         cover_signature FROM articles WHERE id = $1";
    LOCK: ArticleRow =
        "SELECT id, topic_id, is_automatic, article_type, title, subtitle, cover_pin_id, pin_ids, board_ids, \
         searches, countries, locales, is_published, starts_ms, ends_ms, created_ms, updated_ms, place, \
         cover_signature FROM articles WHERE id = $1 AND is_automatic = false FOR UPDATE";
    STANDING: ArticleRow =
        "SELECT id, topic_id, is_automatic, article_type, title, subtitle, cover_pin_id, pin_ids, board_ids, \
         searches, countries, locales, is_published, starts_ms, ends_ms, created_ms, updated_ms, place, \
         cover_signature FROM articles WHERE is_automatic = $1 AND is_published = true AND starts_ms <= $2 \
         AND (starts_ms < $2 OR id < $3) AND starts_ms <= $4 AND ends_ms > $4 AND place = $6 \
         ORDER BY starts_ms DESC, id DESC LIMIT $5";
    NOT_OVER: ArticleRow =
        "SELECT id, topic_id, is_automatic, article_type, title, subtitle, cover_pin_id, pin_ids, board_ids, \
         searches, countries, locales, is_published, starts_ms, ends_ms, created_ms, updated_ms, place, \
         cover_signature FROM articles WHERE is_automatic = $1 AND is_published = true AND ends_ms > $2 \
         ORDER BY starts_ms DESC, id DESC LIMIT $3";
    COMPOSED: ArticleRow =
        "SELECT id, topic_id, is_automatic, article_type, title, subtitle, cover_pin_id, pin_ids, board_ids, \
         searches, countries, locales, is_published, starts_ms, ends_ms, created_ms, updated_ms, place, \
         cover_signature FROM articles WHERE id < $1 AND is_automatic = false ORDER BY id DESC LIMIT $2";
    BETWEEN: ArticleRow =
        "SELECT id, topic_id, is_automatic, article_type, title, subtitle, cover_pin_id, pin_ids, board_ids, \
         searches, countries, locales, is_published, starts_ms, ends_ms, created_ms, updated_ms, place, \
         cover_signature FROM articles WHERE id >= $1 AND id < $2 AND is_published = true AND starts_ms <= $3 \
         AND ends_ms > $3 AND place = '' ORDER BY id LIMIT $4";
    NTH: ArticleId =
        "SELECT id FROM articles WHERE id >= $1 AND is_published = true AND starts_ms <= $2 AND ends_ms > $2 \
         AND place = '' ORDER BY id LIMIT 1 OFFSET $3";
    AUTOMATIC: ArticleRow =
        "SELECT id, topic_id, is_automatic, article_type, title, subtitle, cover_pin_id, pin_ids, board_ids, \
         searches, countries, locales, is_published, starts_ms, ends_ms, created_ms, updated_ms, place, \
         cover_signature FROM articles WHERE is_automatic = true AND is_published = true \
         ORDER BY starts_ms, id LIMIT $1";
    INSERT: () =
        "INSERT INTO articles (id, topic_id, is_automatic, article_type, title, subtitle, cover_pin_id, pin_ids, \
         board_ids, searches, countries, locales, is_published, starts_ms, ends_ms, created_ms, updated_ms, place, \
         cover_signature) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) \
         ON CONFLICT DO NOTHING";
    UPDATE: () =
        "UPDATE articles SET article_type = $2, title = $3, subtitle = $4, cover_pin_id = $5, pin_ids = $6, \
         board_ids = $7, searches = $8, countries = $9, locales = $10, is_published = $11, starts_ms = $12, \
         ends_ms = $13, updated_ms = $14, cover_signature = $15 WHERE id = $1";
    DELETE: () = "DELETE FROM articles WHERE id = $1";
}

/// An article, of employees or of trends.
pub async fn find(run: &impl Run, id: ArticleId) -> Result<Option<ArticleRow>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// One that employees composed, which nothing else changes meanwhile.
pub async fn lock(tx: &Tx, id: ArticleId) -> Result<Option<ArticleRow>> {
    Ok(tx.opt(&LOCK, &args![id]).await?)
}

/// Which articles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By<'a> {
    /// What employees composed, wherever it is for.
    Employees,
    /// What trends wrote for a place, or for the host as a whole.
    Trends(&'a str),
}

/// What stands now, behind a start and an id, the newest start first.
pub async fn standing(
    run: &impl Run,
    by: By<'_>,
    below: (i64, i64),
    now: i64,
    most: i64,
) -> Result<Vec<ArticleRow>> {
    let (is_automatic, place) = match by {
        By::Employees => (false, ""),
        By::Trends(place) => (true, place),
    };
    let args = args![is_automatic, below.0, below.1, now, most, *place];
    Ok(run.all(&STANDING, &args).await?)
}

/// What employees published and what is not over, with those yet to start, the last start
/// first.
pub async fn not_over(run: &impl Run, now: i64, most: i64) -> Result<Vec<ArticleRow>> {
    Ok(run.all(&NOT_OVER, &args![false, now, most]).await?)
}

/// What employees composed below an id, the newest first.
pub async fn composed(run: &impl Run, below: i64, most: i64) -> Result<Vec<ArticleRow>> {
    Ok(run.all(&COMPOSED, &args![below, most]).await?)
}

/// The first so many of a range of ids that stand now, in order; of trends those of the host
/// as a whole, since what is written for a place says much the same.
pub async fn between(
    run: &impl Run,
    ids: Range<i64>,
    now: i64,
    most: i64,
) -> Result<Vec<ArticleRow>> {
    let args = args![ids.start, ids.end, now, most];
    Ok(run.all(&BETWEEN, &args).await?)
}

/// The one so many behind the first with this id or a later one that stands now; of trends as
/// above.
pub async fn nth(run: &impl Run, from: i64, now: i64, nth: i64) -> Result<Option<ArticleId>> {
    Ok(run.opt(&NTH, &args![from, now, nth]).await?)
}

/// What trends wrote.
pub async fn automatic(run: &impl Run) -> Result<Vec<ArticleRow>> {
    Ok(run.all(&AUTOMATIC, &args![MOST_AUTOMATIC]).await?)
}

/// Adds an article; harmless when there is one of its topic and place.
pub async fn insert(tx: &Tx, row: &ArticleRow) -> Result<()> {
    let args = args![
        row.id,
        row.topic_id,
        row.is_automatic,
        row.article_type,
        row.title,
        row.subtitle,
        row.cover_pin_id,
        row.pin_ids,
        row.board_ids,
        row.searches,
        row.countries,
        row.locales,
        row.is_published,
        row.starts_ms,
        row.ends_ms,
        row.created_ms,
        row.updated_ms,
        row.place,
        row.cover_signature
    ];
    tx.exec(&INSERT, &args).await?;
    tx.changed(Changed::Articles);
    Ok(())
}

/// Writes all of it that can change.
pub async fn update(tx: &Tx, row: &ArticleRow) -> Result<()> {
    let args = args![
        row.id,
        row.article_type,
        row.title,
        row.subtitle,
        row.cover_pin_id,
        row.pin_ids,
        row.board_ids,
        row.searches,
        row.countries,
        row.locales,
        row.is_published,
        row.starts_ms,
        row.ends_ms,
        row.updated_ms,
        row.cover_signature
    ];
    tx.exec(&UPDATE, &args).await?;
    tx.changed(Changed::Articles);
    Ok(())
}

/// Deletes an article for good.
pub async fn delete(tx: &Tx, id: ArticleId) -> Result<()> {
    tx.exec(&DELETE, &args![id]).await?;
    tx.changed(Changed::Articles);
    Ok(())
}
