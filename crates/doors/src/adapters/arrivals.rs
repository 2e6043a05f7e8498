//! Files that arrive in forms: on the disk until there is room for them in memory.

use std::{io::SeekFrom, sync::Arc};

use accounts::uploads::fetch_picture::MOST_BYTES;
use axum::extract::multipart::Field;
use contract::errors::Code;
use kernel::{
    error::{Error, Result},
    house::House,
};
use tokio::{
    fs::File,
    io::{AsyncReadExt, AsyncSeekExt, AsyncWriteExt},
    sync::{OwnedSemaphorePermit, Semaphore},
};

use crate::uploads::broken_form;

/// Whole files in memory at once, of at most 20 MB each, with what they are decoded to
/// (whose budget is `media`'s).
pub const AT_ONCE: usize = 8;
/// Bytes of a file on their way to the disk.
const BUFFER: usize = 256 * 1024;

/// Where files arrive. However many are sent at once, and however slowly, they take no
/// memory before they are whole and it is their turn.
pub struct Arrivals(Arc<Semaphore>);

impl Default for Arrivals {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

/// A whole file. It has its turn until this is dropped.
pub struct Arrived {
    /// Its bytes; taken by what works on them.
    pub bytes: Vec<u8>,
    _turn: OwnedSemaphorePermit,
}

impl Arrivals {
    /// Takes a file in, at most 20 MB, and waits for its turn.
    pub async fn receive(&self, house: &House, mut field: Field<'_>) -> Result<Arrived> {
        let mut file = File::from_std(house.blobs.spool().await?);
        file.set_max_buf_size(BUFFER);
        let mut length = 0;
        while let Some(chunk) = field.chunk().await.map_err(broken_form)? {
            length += chunk.len();
            if length > MOST_BYTES {
                return Err(Error::field(Code::PictureTooLarge, "file"));
            }
            file.write_all(&chunk).await?;
        }
        file.flush().await?;
        let turn = self.0.clone().acquire_owned().await;
        let turn = turn.map_err(Error::internal)?;
        let mut bytes = Vec::with_capacity(length);
        file.seek(SeekFrom::Start(0)).await?;
        file.read_to_end(&mut bytes).await?;
        Ok(Arrived { bytes, _turn: turn })
    }
}
