//! Creates a pin of a new picture.

use accounts::uploads::{
    fetch_picture::fetch_picture, find_picture::StoredPicture, find_picture::picture_of_upload,
    release_picture::release_picture, store_picture::store_picture,
};
use contract::{
    boards::OnDuplicate,
    errors::Code,
    ids::UserId,
    pins::{Attribution, CreatePin, PinDetail},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};
use store::Run;

use super::{
    ask_about_words::ask_about_words,
    find_duplicates::{already_saved, find_duplicates},
    get_pin::detail,
    place_pin::{NewPin, Words, place_pin},
};
use crate::boards::{self, StoredBoard, find_role::find_role, policy};

/// Topics of a pin at most.
const MOST_TOPICS: usize = 10;

/// `PinResource/create`: creates a pin from a finished upload or from an address.
/// Caller: owner or collaborator of the board.
pub async fn create_pin(ctx: Ctx, input: CreatePin) -> Result<PinDetail> {
    create(ctx, input, None, None).await
}

/// The same with the file itself, as a multipart form brings it.
pub async fn create_pin_from_file(ctx: Ctx, input: CreatePin, file: Vec<u8>) -> Result<PinDetail> {
    create(ctx, input, Some(file), None).await
}

/// The same with the licence and the source of the picture, which only the host
/// gives so far: for demo content.
pub async fn create_credited_pin(
    ctx: Ctx,
    input: CreatePin,
    attribution: &Attribution,
) -> Result<PinDetail> {
    create(ctx, input, None, Some(attribution)).await
}

/// Policy is asked before the picture is worked on, and again inside the
/// transaction: the board may have gone meanwhile.
async fn create(
    ctx: Ctx,
    input: CreatePin,
    file: Option<Vec<u8>>,
    attribution: Option<&Attribution>,
) -> Result<PinDetail> {
    let pinner = ctx.writer()?;
    let words = ask_about_words(&ctx, &ctx.house.db, words(&input, attribution)?, None).await?;
    let board = boards::find(&ctx.house.db, input.board_id).await?;
    writable(&ctx.house.db, board, pinner).await?;
    let picture = match file {
        Some(bytes) => store_picture(&ctx, bytes).await?,
        None => find_picture(&ctx, &input).await?,
    };
    if input.on_duplicate == Some(OnDuplicate::Refuse) {
        check_new(&ctx, pinner, &picture).await?;
    }
    let tx = ctx.begin().await?;
    let board = boards::lock(&tx, input.board_id).await?;
    let board = writable(&tx, board, pinner).await?;
    let new = NewPin {
        pinner,
        board: &board,
        section: input.section,
        picture,
        words,
        root: None,
    };
    let id = place_pin(&ctx, &tx, new).await?;
    tx.commit().await?;
    detail(&ctx, id).await
}

async fn writable(
    run: &impl Run,
    board: Option<StoredBoard>,
    pinner: UserId,
) -> Result<StoredBoard> {
    let board = board.ok_or_else(Error::not_found)?;
    let role = find_role(run, Some(pinner), &board).await?;
    policy::may_write(role)?;
    Ok(board)
}

async fn find_picture(ctx: &Ctx, input: &CreatePin) -> Result<StoredPicture> {
    match (input.upload_id, &input.image_url) {
        (Some(upload), _) => picture_of_upload(&ctx.house.db, ctx.writer()?, upload).await,
        (None, Some(address)) => {
            let bytes = fetch_picture(ctx, "image_url", address).await?;
            store_picture(ctx, bytes).await
        }
        (None, None) => {
            let missing = Error::field(Code::InvalidInput, "upload_id");
            Err(missing.detail("upload_id or image_url is required"))
        }
    }
}

/// Refuses a picture that is on one of the pinner's boards already. A picture
/// that was fetched for it is removed like an upload without a pin.
async fn check_new(ctx: &Ctx, pinner: UserId, picture: &StoredPicture) -> Result<()> {
    let found = find_duplicates(ctx, pinner, picture, None).await?;
    if found.is_empty() {
        return Ok(());
    }
    let tx = ctx.begin().await?;
    release_picture(&tx, &picture.signature, ctx.now()).await?;
    tx.commit().await?;
    Err(already_saved(ctx, &found).await?)
}

/// What a pin says that is made.
pub fn words(input: &CreatePin, attribution: Option<&Attribution>) -> Result<Words> {
    Ok(Words {
        title: validate::optional_line("title", input.title.as_deref(), 100)?,
        description: validate::optional_text("description", input.description.as_deref(), 800)?,
        alt_text: validate::optional_text("alt_text", input.alt_text.as_deref(), 500)?,
        link: validate::link("link", input.link.as_deref())?,
        topics: check_topics(input.topics.as_deref().unwrap_or_default())?,
        attribution: attribution.map(serde_json::to_string).transpose()?,
        held_by: None,
    })
}

/// JSON: topics as a pin keeps them.
pub(super) fn check_topics(topics: &[String]) -> Result<String> {
    if topics.len() > MOST_TOPICS {
        return Err(Error::field(Code::TextLength, "topics").detail("at most 10 topics"));
    }
    let topics: Vec<String> = topics
        .iter()
        .map(|topic| validate::line("topics", topic, 1, 40))
        .collect::<Result<_>>()?;
    Ok(serde_json::to_string(&topics)?)
}
