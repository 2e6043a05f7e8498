//! Builds a house from the configuration.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use accounts::signups::policy::SignUpRules;
use anyhow::Context;
use contract::signups::SignUpMode;
use discovery::{
    feeds::follow_saves::{SaveGraph, Snapshots},
    lookalikes::find_lookalikes::PictureIndex,
    search::{
        index_names::{board_schema, user_schema},
        index_pins::schema,
        take_texts::{TextIndex, TextModel},
    },
};
use fetch::Fetcher;
use kernel::{
    caches::Limits,
    extensions::Extensions,
    house::{Clock, House, Listeners, Permits, Settings},
    ids::Ids,
    peers::Peers,
};
use mail::{PATIENCE, Post};
use media::DESCRIPTOR_VERSION;
use rand::RngCore;
use recommend::Graph;
use search::{Index, Schema};
use store::{Bookmarks, Db, Options, Run};

use crate::{config::Config, flags::SignUp, models, networks};

/// Language of the texts there are.
const LOCALE: &str = "en_US";

/// Bytes of a megabyte, as memory is counted.
const MB: u64 = 1_024 * 1_024;

/// The snapshots of the graph of saves and of the indexes of pictures and of texts.
pub fn snapshots(config: &Config) -> Snapshots {
    Snapshots {
        saves: config.data.join("saves.graph"),
        pictures: config.data.join("pictures.index"),
        texts: config.data.join("texts.index"),
    }
}

/// Where the search indexes lie: of pins, of boards, of users.
pub fn indexes(config: &Config) -> [PathBuf; 3] {
    ["index", "index-boards", "index-users"].map(|name| config.data.join(name))
}

/// Outgoing mail, sent or laid into a folder.
fn post(config: &Config) -> anyhow::Result<Post> {
    Post::open(&config.mail, &config.brand, &config.mail_from, PATIENCE)
        .context("mail_url and mail_from")
}

/// Opens the database.
pub fn database(config: &Config, writer: bool) -> anyhow::Result<Db> {
    std::fs::create_dir_all(&config.data)
        .with_context(|| format!("data folder {}", config.data.display()))?;
    let options = Options {
        writer,
        ..Options::default()
    };
    Ok(Db::open(&config.database, options)?)
}

/// Opens everything, migrated and ready to serve.
pub async fn house(config: &Config, clock: Clock) -> anyhow::Result<Arc<House>> {
    let db = database(config, true)?;
    db.migrate().await?;
    let secret = db.secret().await?;
    let [pins, boards, users] = indexes(config);
    let user_agent = format!("{}/{}", config.brand, env!("CARGO_PKG_VERSION"));
    let captcha = config.captcha.verifier(&user_agent)?;
    let translator = config.translation.translator(&user_agent)?;
    let options = fetch::Options {
        allowed_hosts: config.allowed_fetch_hosts.clone(),
        user_agent,
        nameserver: config.nameserver,
        ..fetch::Options::default()
    };
    let limits = Limits::beside(db.engine(), clock.clone(), config.pin_cache_mb * MB);
    let mut extensions = Extensions::open(&limits);
    extensions.insert(captcha);
    extensions.insert(translator);
    extensions.insert(config.live.wire().await?);
    extensions.insert(config.consent.clone());
    extensions.insert(config.pictures.clone());
    extensions.insert(config.videos.clone());
    extensions.insert(config.videos.find_tools());
    extensions.insert(config.hreflang.clone());
    extensions.insert(config.search.helps()?);
    let files = snapshots(config);
    extensions.insert(SaveGraph(Graph::load_or_new(&files.saves)));
    let pictures = neighbours::Index::load_or_new(&files.pictures, DESCRIPTOR_VERSION);
    extensions.insert(PictureIndex(pictures));
    let model = models::texts(config);
    extensions.insert(TextIndex::load(&files.texts, model.as_deref()));
    extensions.insert(TextModel(model));
    extensions.insert(config.activities);
    extensions.insert(config.experiences);
    extensions.insert(config.accounts);
    let mode = match config.sign_up {
        SignUp::Open => SignUpMode::Open,
        SignUp::Invite => SignUpMode::Invite,
        SignUp::Closed => SignUpMode::Closed,
    };
    extensions.insert(SignUpRules { mode });
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Ok(Arc::new(House {
        db,
        blobs: config.blobs.open()?,
        index: open_index(&pins, schema())?,
        board_index: open_index(&boards, board_schema())?,
        user_index: open_index(&users, user_schema())?,
        post: post(config)?,
        fetcher: Fetcher::new(&options).context("allowed_fetch_hosts")?,
        networks: networks::open(&config.networks, &options)?,
        clock,
        chance: Arc::new(|bytes| rand::rng().fill_bytes(bytes)),
        ids: Ids::new(config.machine),
        bookmarks: Bookmarks::new(secret),
        secret,
        settings: Settings {
            brand: config.brand.clone(),
            address: config.address(),
            siblings: config.siblings.clone(),
            experiments: config.experiments.clone(),
            country: config.country.clone(),
            locale: LOCALE.to_owned(),
        },
        extensions,
        permits: Permits::new(cores),
        listeners: Listeners::default(),
        peers: Peers::default(),
    }))
}

fn open_index(folder: &Path, schema: Schema) -> anyhow::Result<Index> {
    Index::open(folder, schema).context("search index")
}

/// Whether a house could not be opened because a server has its data in its hands.
pub fn is_in_use(error: &anyhow::Error) -> bool {
    let database = matches!(error.downcast_ref(), Some(store::Error::Locked(_)));
    database || error.downcast_ref().is_some_and(search::Error::is_held)
}

/// The true time.
pub fn clock() -> Clock {
    Arc::new(|| {
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}
