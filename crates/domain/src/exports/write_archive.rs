//! From tables and pictures to one ZIP file.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use base64::{Engine, engine::general_purpose::STANDARD};
use contract::ids::{ExportId, UserId};
use media::{Blobs, Size, Unfinished};
use serde_json::{Map, Value};
use store::{OWNED, Record, Run, args};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use super::sql;
use crate::{
    error::{Error, Result},
    house::House,
    pins::sql as pins,
    users::sql as users,
};

/// What is beside the tables and pictures.
const README: &str = include_str!("readme.txt");

/// Pictures put in between two notes of progress.
const BATCH: usize = 25;

/// Writes the file of somebody, noting how far it is; answers its bytes.
pub async fn write_archive(house: &House, id: ExportId, user: UserId) -> Result<u64> {
    let tables = read_tables(&house.db, user).await?;
    let pictures = pictures_of(house, user).await?;
    let archives = house.blobs.archives();
    let begin = move || Archive::begin(archives.begin(id.0).map_err(Error::internal)?, &tables);
    let mut archive = tokio::task::spawn_blocking(begin).await??;
    note(house, id, 0, pictures.len()).await?;
    for (batch, some) in pictures.chunks(BATCH).enumerate() {
        let (blobs, some) = (house.blobs.clone(), some.to_vec());
        let add = move || -> Result<Archive> {
            for (signature, extension) in &some {
                archive.add_picture(&blobs, signature, extension)?;
            }
            Ok(archive)
        };
        archive = tokio::task::spawn_blocking(add).await??;
        let done = (batch * BATCH + BATCH).min(pictures.len());
        note(house, id, done, pictures.len()).await?;
    }
    tokio::task::spawn_blocking(move || archive.keep()).await?
}

/// Pictures of pins, and of the profile.
async fn pictures_of(house: &House, user: UserId) -> Result<Vec<(String, String)>> {
    let mut pictures = pins::pictures_of(&house.db, user).await?;
    if let Some(row) = users::find(&house.db, user).await? {
        pictures.extend(row.pictures());
    }
    pictures.sort();
    pictures.dedup();
    Ok(pictures)
}

async fn note(house: &House, id: ExportId, done: usize, total: usize) -> Result<()> {
    let tx = house.db.begin().await?;
    sql::progress(&tx, id, done, total).await?;
    tx.commit().await?;
    Ok(())
}

/// Every table's rows of a person, by the table's name, as JSON.
async fn read_tables(run: &impl Run, user: UserId) -> Result<BTreeMap<&'static str, Vec<Value>>> {
    let mut tables: BTreeMap<&'static str, Vec<Value>> = BTreeMap::new();
    for owned in OWNED {
        let rows = run.all(owned.read, &args![user.0]).await?;
        let table = tables.entry(owned.table).or_default();
        table.extend(rows.into_iter().map(to_json));
    }
    Ok(tables)
}

fn to_json(record: Record) -> Value {
    let values = record.0.into_iter();
    let named = values.map(|(name, value)| {
        let value = json_of(&name, value);
        (name, value)
    });
    Value::Object(named.collect::<Map<_, _>>())
}

fn json_of(name: &str, value: store::Value) -> Value {
    match value {
        store::Value::Null => Value::Null,
        // Ids are text, as on the wire: many readers of JSON round such numbers.
        store::Value::Int(id) if name == "id" || name.ends_with("_id") => id.to_string().into(),
        store::Value::Int(number) => number.into(),
        store::Value::Float(number) => number.into(),
        store::Value::Text(text) => text.into(),
        store::Value::Bytes(bytes) => STANDARD.encode(bytes).into(),
        store::Value::Bool(truth) => truth.into(),
    }
}

/// A ZIP file that is being written. Everything here blocks.
struct Archive {
    zip: ZipWriter<Unfinished>,
}

impl Archive {
    /// Begins with what is in tables.
    fn begin(to: Unfinished, tables: &BTreeMap<&'static str, Vec<Value>>) -> Result<Self> {
        let mut zip = ZipWriter::new(to);
        let texts = SimpleFileOptions::default();
        zip.start_file("README.txt", texts)
            .map_err(Error::internal)?;
        zip.write_all(README.as_bytes()).map_err(Error::internal)?;
        for (table, rows) in tables {
            zip.start_file(format!("{table}.json"), texts)
                .map_err(Error::internal)?;
            serde_json::to_writer_pretty(&mut zip, rows)?;
        }
        Ok(Self { zip })
    }

    /// Adds the original of a picture; one whose files are missing is left out.
    fn add_picture(&mut self, blobs: &Blobs, signature: &str, extension: &str) -> Result<()> {
        let path = media::path(Size::Orig, signature, extension);
        let Some(mut blob) = blobs.open(&path).map_err(Error::internal)? else {
            return Ok(());
        };
        // Pictures do not become smaller.
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        self.zip
            .start_file(format!("pictures/{signature}.{extension}"), stored)
            .map_err(Error::internal)?;
        io::copy(&mut blob.file, &mut self.zip).map_err(Error::internal)?;
        Ok(())
    }

    /// Ends the file and puts it into its place; answers its bytes.
    fn keep(self) -> Result<u64> {
        let unfinished = self.zip.finish().map_err(Error::internal)?;
        unfinished.keep().map_err(Error::internal)
    }
}
