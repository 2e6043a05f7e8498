//! From tables, pictures and videos to one ZIP file.

use std::{collections::BTreeMap, sync::Arc};

use accounts::{
    uploads::find_picture::{StoredPicture, stored_pictures},
    users,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use collections::{did_its::find_pictures::find_pictures, pins};
use contract::ids::{ArchiveId, UserId};
use kernel::{error::Result, house::House};
use serde_json::{Map, Value};
use store::{OWNED, Record, Run, args};

use crate::archives::write_archive::{OriginalFile, OriginalKind, write_archive};

/// What is beside the tables and pictures.
const README: &str = include_str!("readme.txt");

/// Writes a user's export, noting its progress; answers its bytes.
pub async fn write_export(house: &Arc<House>, id: ArchiveId, user: UserId) -> Result<u64> {
    let tables = read_tables(&house.db, user).await?;
    let pictures = pictures_of(house, user).await?;
    write_archive(
        house,
        id,
        move |archive| {
            archive.add_text("README.txt", README)?;
            tables
                .iter()
                .try_for_each(|(table, rows)| archive.add_json(&format!("{table}.json"), rows))
        },
        &pictures,
    )
    .await
}

/// Pictures of a user's pins, of what they did with pins, and of their profile; and the videos
/// that they stand for.
async fn pictures_of(house: &Arc<House>, user: UserId) -> Result<Vec<OriginalFile>> {
    let mut pictures = pins::pictures_of(&house.db, user).await?;
    pictures.extend(find_pictures(&house.db, user).await?);
    if let Some(row) = users::find(&house.db, user).await? {
        pictures.extend(row.pictures());
    }
    for hidden in users::hidden_profiles(&house.db, user).await? {
        pictures.extend(hidden.pictures());
    }
    pictures.sort();
    pictures.dedup();
    let videos = videos_among(&house.db, &pictures).await?;
    let original = |(signature, extension)| OriginalFile {
        name: format!("pictures/{signature}.{extension}"),
        signature,
        extension,
        kind: OriginalKind::Picture,
    };
    let pictures = pictures.into_iter().map(original);
    Ok(pictures.chain(videos).collect())
}

async fn videos_among(run: &impl Run, pictures: &[(String, String)]) -> Result<Vec<OriginalFile>> {
    let signatures: Vec<&str> = pictures.iter().map(|(it, _)| it.as_str()).collect();
    let mut stored = stored_pictures(run, &signatures).await?;
    stored.retain(|picture| picture.video_ms.is_some());
    stored.sort_by(|one, other| one.signature.cmp(&other.signature));
    let video = |picture: StoredPicture| OriginalFile {
        name: format!("videos/{}.mp4", picture.signature),
        signature: picture.signature,
        extension: picture.extension,
        kind: OriginalKind::Video,
    };
    Ok(stored.into_iter().map(video).collect())
}

/// Every table's rows of a user, by the table's name, as JSON.
async fn read_tables(run: &impl Run, user: UserId) -> Result<BTreeMap<&'static str, Vec<Value>>> {
    let mut tables: BTreeMap<&'static str, Vec<Value>> = BTreeMap::new();
    for owned in OWNED {
        let rows = run.all(owned.read, &args![user]).await?;
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
