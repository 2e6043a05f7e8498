//! Brings one pin of an import.

use accounts::{
    rules::find_rules::find_rules,
    uploads::{
        fetch_picture::{MOST_BYTES, fetch_picture},
        find_picture::StoredPicture,
        store_picture::store_picture,
    },
};
use collections::{
    boards::{
        self, StoredBoard, add_board::add_board, find_role::find_role, policy as board_policy,
    },
    links::find_pin_images::find_pin_images,
    pins::{
        self, StoredPin,
        ask_about_words::ask_about_words,
        create_pin::words,
        place_pin::{NewPin, Words, place_pin},
        renew_covers::renew_covers,
    },
    sections::add_section::add_section,
};
use contract::{
    boards::{CreateBoard, Privacy},
    errors::Code,
    ids::{BoardId, ImportId, PinId, UserId},
    links::FindPinImages,
    pins::CreatePin,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    check_archive::Checked,
    policy::{Entry, FiledExtras, PictureSource, Plan, PlannedBoard},
    sql,
};

/// Pictures of a page that are tried.
const MOST_TRIED: usize = 3;

/// What became of an entry.
pub(super) enum Placed {
    /// It is on its board.
    Here,
    /// It did not come in, and why is noted.
    Failed,
    /// The import was stopped or forgotten meanwhile.
    Over,
}

/// A picture with its words.
pub(super) struct Ready {
    picture: StoredPicture,
    words: Words,
}

/// Does what takes long, outside of any transaction. The archive comes back.
pub(super) async fn prepare(
    ctx: &Ctx,
    archive: Option<Checked>,
    entry: &Entry,
) -> Result<(Option<Checked>, Result<Ready>)> {
    let said = CreatePin {
        // Not read: the board is made first.
        board_id: BoardId(0),
        section: None,
        upload_id: None,
        image_url: None,
        title: Some(entry.title.clone()),
        description: Some(entry.description.clone()),
        alt_text: Some(entry.alt_text.clone()),
        link: entry.link.clone(),
        topics: Some(entry.topics.clone()),
        on_duplicate: None,
    };
    let words = match words(&said, entry.attribution.as_ref()) {
        Ok(words) => ask_about_words(ctx, &ctx.house.db, words, None).await,
        refused => refused,
    };
    let words = match words {
        Ok(words) => words,
        Err(error) => return Ok((archive, Err(error))),
    };
    let (archive, picture) = match &entry.source {
        PictureSource::File(name) => {
            let (archive, bytes) = unpack(archive, name.clone()).await?;
            let picture = match bytes {
                Ok(bytes) => store_picture(ctx, bytes).await,
                Err(error) => Err(error),
            };
            (archive, picture)
        }
        PictureSource::Addresses(all) => (archive, first_of(ctx, all).await),
        PictureSource::Page(url) => (archive, best_of(ctx, url).await),
    };
    Ok((archive, picture.map(|picture| Ready { picture, words })))
}

async fn unpack(
    archive: Option<Checked>,
    name: String,
) -> Result<(Option<Checked>, Result<Vec<u8>>)> {
    let work = move || {
        let mut archive = archive;
        let missing = || Error::new(Code::ImportPictureMissing);
        let bytes = match &mut archive {
            Some(zip) => zip
                .read(&name, MOST_BYTES as u64)
                .and_then(|found| found.ok_or_else(missing)),
            None => Err(missing()),
        };
        (archive, bytes)
    };
    Ok(tokio::task::spawn_blocking(work).await?)
}

/// The first picture of these that can be used.
async fn first_of(ctx: &Ctx, addresses: &[String]) -> Result<StoredPicture> {
    let mut last = Error::new(Code::PictureUnreachable);
    for address in addresses {
        let picture = match fetch_picture(ctx, "image_url", address).await {
            Ok(bytes) => store_picture(ctx, bytes).await,
            Err(error) => Err(error),
        };
        match picture {
            Ok(picture) => return Ok(picture),
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// The best picture of a page that can be used, as a user would choose it when
/// saving from the page.
async fn best_of(ctx: &Ctx, url: &str) -> Result<StoredPicture> {
    let url = url.to_owned();
    let found = find_pin_images(ctx.clone(), FindPinImages { url }).await?;
    let addresses = found.images.into_iter().map(|image| image.url);
    let addresses: Vec<String> = addresses.take(MOST_TRIED).collect();
    first_of(ctx, &addresses).await
}

/// Places a pin on its board, which is made when it is the first.
///
/// Invariant: an entry becomes one pin at most. It is settled in the transaction
/// that makes the pin, behind the lock of its import.
pub(super) async fn place_entry(
    ctx: &Ctx,
    id: ImportId,
    number: i64,
    entry: &Entry,
    ready: Ready,
) -> Result<Placed> {
    let owner = ctx.user()?;
    let tx = ctx.begin().await?;
    let Some(row) = sql::lock(&tx, id).await? else {
        return Ok(Placed::Over);
    };
    if row.status != "running" {
        return Ok(Placed::Over);
    }
    let mut plan: Plan = serde_json::from_str(&row.plan)?;
    let planned = plan.boards.get_mut(entry.board);
    let planned = planned.ok_or_else(|| Error::new(Code::ImportBroken))?;
    make_board(ctx, &tx, owner, planned).await?;
    let board_id = planned.board_id.unwrap_or_default();
    let section = entry
        .section
        .and_then(|section| planned.sections.get(section))
        .and_then(|section| section.section_id);
    let board = boards::lock(&tx, board_id).await?;
    let board = board.ok_or_else(|| Error::new(Code::ImportBoardGone))?;
    let role = find_role(&tx, Some(owner), &board).await?;
    board_policy::may_write(role)?;
    let new = NewPin {
        pinner: owner,
        board: &board,
        section,
        picture: ready.picture,
        words: ready.words,
        root: None,
    };
    if !sql::settle(&tx, id, number, "done", None, None).await? {
        return Ok(Placed::Here);
    }
    let pin = place_pin(ctx, &tx, new).await?;
    keep(&tx, pin, &entry.kept, &board).await?;
    sql::note_pin(&tx, id, number, pin).await?;
    sql::count(&tx, id, 0).await?;
    sql::set_plan(&tx, id, &serde_json::to_string(&plan)?).await?;
    tx.commit().await?;
    Ok(Placed::Here)
}

/// What a board's file tells beside a pin's words.
async fn keep(tx: &Tx, id: PinId, kept: &FiledExtras, board: &StoredBoard) -> Result<()> {
    if kept.comments_disabled || !kept.note.is_empty() {
        let pin = pins::find(tx, id).await?.ok_or_else(Error::not_found)?;
        let words = StoredPin {
            comments_disabled: kept.comments_disabled,
            note: kept.note.clone(),
            ..pin
        };
        pins::set_words(tx, &words).await?;
    }
    if kept.is_cover {
        let chosen = StoredBoard {
            cover_pin_id: Some(id),
            ..board.clone()
        };
        boards::update(tx, &chosen).await?;
        renew_covers(tx, board.id, None).await?;
    }
    Ok(())
}

/// Boards and sections that no pin came to.
pub(super) async fn make_rest(ctx: &Ctx, tx: &Tx, plan: &mut Plan) -> Result<()> {
    let owner = ctx.user()?;
    for board in &mut plan.boards {
        make_board(ctx, tx, owner, board).await?;
    }
    Ok(())
}

/// How a board's file says that it looks.
async fn dress(tx: &Tx, id: BoardId, planned: &PlannedBoard) -> Result<()> {
    let mut board = boards::find(tx, id).await?.ok_or_else(Error::not_found)?;
    if let Some(layout) = planned.layout {
        board.layout = layout.name().to_owned();
    }
    if let Some(sensitivity) = planned.sensitivity {
        board.sensitivity = sensitivity.name().to_owned();
    }
    boards::update(tx, &board).await
}

/// Who sees a planned board: its owner alone where nothing is said, or the host has a rule about
/// what it says, which is asked when it is made public.
async fn privacy(ctx: &Ctx, tx: &Tx, planned: &PlannedBoard) -> Result<Privacy> {
    let rules = find_rules(&ctx.house, tx).await?;
    let mut said = vec![
        ("name", planned.name.as_str()),
        ("description", planned.description.as_str()),
    ];
    let sections = planned.sections.iter();
    said.extend(sections.map(|section| ("section", section.title.as_str())));
    Ok(match rules.ask(&said).of_thing() {
        Ok(None) => planned.privacy.unwrap_or(Privacy::Secret),
        Ok(Some(_)) | Err(_) => Privacy::Secret,
    })
}

/// Makes a planned board with its sections, the last first: so they stand in their
/// order. Once only.
async fn make_board(ctx: &Ctx, tx: &Tx, owner: UserId, planned: &mut PlannedBoard) -> Result<()> {
    if planned.board_id.is_some() {
        return Ok(());
    }
    let wish = CreateBoard {
        name: planned.name.clone(),
        description: Some(planned.description.clone()),
        category: Some(planned.category.clone()),
        privacy: Some(privacy(ctx, tx, planned).await?),
    };
    let board = add_board(ctx, tx, owner, &wish).await?;
    dress(tx, board, planned).await?;
    for section in planned.sections.iter_mut().rev() {
        section.section_id = Some(add_section(ctx, tx, board, &section.title).await?);
    }
    planned.board_id = Some(board);
    Ok(())
}
