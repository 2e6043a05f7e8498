//! Copies the files of videos, which may be large: through the disk.

use std::io;
use std::path::Path;

use futures_util::TryStreamExt;
use sha2::{Digest, Sha256};
use tokio::io::AsyncWriteExt;

use super::{hash_of, wrong};
use crate::blobs::{Blobs, Content};
use crate::video_part::VideoPart;

impl Blobs {
    /// Copies the video of a picture, if it has one and it is not there yet; answers its bytes.
    pub(super) async fn copy_video(
        &self,
        signature: &str,
        to: &Self,
        name: &str,
        extension: &str,
    ) -> io::Result<Option<u64>> {
        if !self.has_video(signature).await? || to.has_video(name).await? {
            return Ok(None);
        }
        let workshop = to.workshop().await?;
        let (mut parts, mut bytes) = (Vec::new(), 0);
        for part in self.parts(signature).await? {
            let content = self.part(part, signature).await?;
            let path = workshop.path().join(part.file_name());
            let hash = match part.is_playlist() {
                true => write_playlist(content, &path, signature, name).await?,
                false => write(content, &path).await?,
            };
            bytes += tokio::fs::metadata(&path).await?.len();
            parts.push((part, hash));
        }
        let all: Vec<VideoPart> = parts.iter().map(|(part, _)| *part).collect();
        to.add_video(name, extension, workshop.path(), &all).await?;
        for (part, expected) in parts {
            if hash_of(to.part(part, name).await?).await? != expected {
                drop(to.withdraw(name).await?);
                return Err(wrong("it came out wrong"));
            }
        }
        Ok(Some(bytes))
    }

    /// All files of a video, as its playlist names them.
    async fn parts(&self, signature: &str) -> io::Result<Vec<VideoPart>> {
        let master = self
            .part(VideoPart::Master, signature)
            .await?
            .read()
            .await?;
        let mut parts = vec![VideoPart::Whole, VideoPart::Master];
        for line in String::from_utf8_lossy(&master).lines() {
            if let Some(VideoPart::Playlist(side)) = VideoPart::of_name_beside(line, signature) {
                parts.extend([VideoPart::Playlist(side), VideoPart::Fragments(side)]);
            }
        }
        Ok(parts)
    }

    async fn part(&self, part: VideoPart, signature: &str) -> io::Result<Content> {
        let found = self.find(&part.path(signature)).await?;
        let found = found.ok_or_else(|| wrong("a file of a video is missing"))?;
        Ok(found.content)
    }
}

/// Writes a file; answers its hash.
async fn write(content: Content, path: &Path) -> io::Result<Vec<u8>> {
    let (len, mut hash) = (content.len(), Sha256::new());
    let mut file = tokio::fs::File::create_new(path).await?;
    let mut stream = content.stream(0..len).await?;
    while let Some(some) = stream.try_next().await? {
        hash.update(&some);
        file.write_all(&some).await?;
    }
    file.flush().await?;
    match file.metadata().await?.len() == len {
        true => Ok(hash.finalize().to_vec()),
        false => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

/// The same of a playlist, which names others by the signature.
async fn write_playlist(
    content: Content,
    path: &Path,
    old: &str,
    new: &str,
) -> io::Result<Vec<u8>> {
    let text = String::from_utf8_lossy(&content.read().await?).replace(old, new);
    tokio::fs::write(path, &text).await?;
    Ok(Sha256::digest(&text).to_vec())
}
