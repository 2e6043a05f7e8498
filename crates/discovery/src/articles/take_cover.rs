//! Takes the pictures that employees upload for articles.

use accounts::uploads::{
    find_picture::uploaded_picture, find_renamed::current_signatures,
    release_picture::release_picture,
};
use contract::errors::Code;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::sql::ArticleRow;

/// Gives an article the picture of this signature: the one that it has already, or one that the
/// caller uploaded; without a signature it has none.
///
/// # Errors
/// `UploadInvalid` for any other picture, `PictureBanned`, and `ArticleCoverScreened` for a new one
/// before which a sensitivity screen stands.
pub(super) async fn take_cover(
    ctx: &Ctx,
    tx: &Tx,
    row: &mut ArticleRow,
    wanted: Option<&str>,
) -> Result<()> {
    let field = |code| Error::field(code, "cover_signature");
    let wanted = match wanted {
        // An open page may know a name of before.
        Some(known) => current_signatures(tx, vec![known.to_owned()]).await?.pop(),
        None => None,
    };
    if wanted == row.cover_signature {
        return Ok(());
    }
    if let Some(signature) = &wanted {
        // What a client sends may be a text that no database takes.
        let is_name = signature.bytes().all(|byte| byte.is_ascii_hexdigit());
        let found = match is_name {
            true => uploaded_picture(tx, ctx.user()?, signature).await,
            false => Ok(None),
        };
        let picture = found
            .map_err(|error| match error.code {
                Code::PictureBanned => field(error.code),
                _ => error,
            })?
            .ok_or_else(|| field(Code::UploadInvalid))?;
        if picture.is_screened {
            return Err(field(Code::ArticleCoverScreened));
        }
    }
    row.cover_signature = wanted;
    Ok(())
}

/// Has the picture removed later that an article showed and shows no more.
pub(super) async fn release_cover(
    ctx: &Ctx,
    tx: &Tx,
    before: &ArticleRow,
    after: Option<&ArticleRow>,
) -> Result<()> {
    let kept = after.and_then(|row| row.cover_signature.as_deref());
    match &before.cover_signature {
        Some(signature) if kept != Some(signature) => {
            release_picture(tx, signature, ctx.now()).await
        }
        _ => Ok(()),
    }
}
