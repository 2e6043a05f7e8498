//! Where viewers fetch pictures: from this program, or straight from the bucket.

use std::fmt;
use std::io;
use std::str::FromStr;

use super::{Blobs, Store};
use crate::size::{Size, parse_path};

/// Where viewers fetch pictures. Private files always come through this program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Serve {
    /// Through this program.
    #[default]
    Through,
    /// From the bucket, by addresses that are signed and hold for an hour.
    Signed,
    /// From this public address of the bucket, without a slash at its end.
    Public(String),
}

/// It is neither of the words nor an address.
#[derive(Debug, thiserror::Error)]
#[error("write through, signed, or the https:// address at which the bucket is public")]
pub struct BadServe;

impl FromStr for Serve {
    type Err = BadServe;

    fn from_str(text: &str) -> Result<Self, BadServe> {
        let url = url::Url::parse(text);
        match (text, url) {
            ("through", _) => Ok(Self::Through),
            ("signed", _) => Ok(Self::Signed),
            (_, Ok(url)) if is_public(&url) => {
                Ok(Self::Public(url.as_str().trim_end_matches('/').to_owned()))
            }
            _ => Err(BadServe),
        }
    }
}

fn is_public(url: &url::Url) -> bool {
    let is_web = matches!(url.scheme(), "http" | "https") && url.has_host();
    let is_bare = url.query().is_none() && url.fragment().is_none();
    is_web && is_bare && url.username().is_empty() && url.password().is_none()
}

impl fmt::Display for Serve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Through => f.write_str("through"),
            Self::Signed => f.write_str("signed"),
            Self::Public(url) => f.write_str(url),
        }
    }
}

/// What there is of a picture in one size, and what a viewer takes of it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Choice {
    /// Whether it is there in this size; it always is in one of the ten.
    pub has_size: bool,
    /// Whether what is there is there in AVIF as well.
    pub has_avif: bool,
    /// Whether the viewer takes AVIF.
    pub takes_avif: bool,
}

impl Blobs {
    /// Lets viewers fetch pictures there. A folder has no addresses, and while files
    /// are moved each has to be looked for: both are served through this program.
    #[must_use]
    pub fn serving(self, serve: Serve) -> Self {
        Self { serve, ..self }
    }

    /// Whether viewers fetch pictures elsewhere.
    #[must_use]
    pub fn is_elsewhere(&self) -> bool {
        self.older.is_none() && self.origin().is_some()
    }

    /// The address at which to fetch this file of a picture by this method, wherever
    /// it is there or not; none when it comes through this program.
    ///
    /// # Errors
    /// When it cannot be signed.
    pub async fn address(
        &self,
        path: &str,
        method: &str,
        choice: Choice,
    ) -> io::Result<Option<String>> {
        let Some((size, signature, extension)) = parse_path(path) else {
            return Ok(None);
        };
        let larger = size.next_larger().filter(|_| !choice.has_size);
        let size = larger.unwrap_or(size);
        let is_avif = choice.has_avif && choice.takes_avif && Size::AVIF.contains(&size);
        let name = super::file_name(size, if is_avif { super::AVIF } else { extension });
        match (&self.store, &self.serve) {
            (Store::Bucket(_), _) if self.older.is_some() => Ok(None),
            (Store::Bucket(bucket), Serve::Signed) => {
                let method = method.parse().map_err(io::Error::other)?;
                bucket.sign(signature, &name, method).await.map(Some)
            }
            (Store::Bucket(_), Serve::Public(base)) => {
                let folders = super::folders(signature)?.join("/");
                Ok(Some(format!("{base}/{folders}/{name}")))
            }
            _ => Ok(None),
        }
    }

    /// `https://host:port` where viewers fetch pictures, when it is elsewhere.
    #[must_use]
    pub fn origin(&self) -> Option<String> {
        let address = match (&self.store, &self.serve) {
            (Store::Bucket(bucket), Serve::Signed) => bucket.endpoint().to_owned(),
            (Store::Bucket(_), Serve::Public(base)) => base.clone(),
            _ => return None,
        };
        let url = url::Url::parse(&address).ok()?;
        Some(url.origin().ascii_serialization())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_to_serve_are_read_as_they_are_written() {
        for text in ["through", "signed", "https://cdn.example/pictures"] {
            assert_eq!(text.parse::<Serve>().unwrap().to_string(), text);
        }
        let slash = "https://cdn.example/".parse::<Serve>().unwrap();
        assert_eq!(slash, Serve::Public("https://cdn.example".to_owned()));
        for text in [
            "",
            "Signed",
            "cdn.example",
            "ftp://cdn.example",
            "https://",
            "https://cdn.example/?a=b",
            "https://me:hush@cdn.example",
        ] {
            assert!(text.parse::<Serve>().is_err(), "{text}");
        }
    }
}
