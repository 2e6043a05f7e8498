//! Where files are stored, as a host writes it.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use thiserror::Error;
use url::Url;

/// Where files are stored: `file:///srv/pictures`, or
/// `s3://bucket?endpoint=https://s3.example&region=eu-1`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A folder of this machine.
    Folder(PathBuf),
    /// A bucket of S3.
    Bucket(BucketPlace),
}

/// A bucket, without the keys to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BucketPlace {
    /// Its name.
    pub name: String,
    /// Address of the server; Amazon's when missing.
    pub endpoint: Option<String>,
    /// Region, which signatures name.
    pub region: String,
}

/// Keys to buckets. Their secret is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Keys {
    /// Name of the key.
    pub id: String,
    /// What requests are signed with.
    pub secret: String,
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Keys({}, ***)", self.id)
    }
}

/// Why a place is none. The text is not repeated: it may hold a secret.
#[derive(Debug, Error)]
pub enum BadPlace {
    /// Neither of the two forms.
    #[error("write file:///folder or s3://bucket?endpoint=https://…&region=…")]
    Form,
    /// Parameters that are not known.
    #[error("s3:// knows the parameters endpoint and region, not {0}")]
    Parameter(String),
    /// The server's address is wrong.
    #[error("endpoint is the address of a server, such as https://s3.example")]
    Endpoint,
    /// Keys stand in the address.
    #[error("keys do not belong into the address: set blobs.key_id and blobs.secret")]
    Keys,
}

/// Region of servers that have none.
const NO_REGION: &str = "us-east-1";

impl FromStr for Place {
    type Err = BadPlace;

    fn from_str(text: &str) -> Result<Self, BadPlace> {
        let url = Url::parse(text).map_err(|_| BadPlace::Form)?;
        if !url.username().is_empty() || url.password().is_some() {
            return Err(BadPlace::Keys);
        }
        match url.scheme() {
            "file" => url
                .to_file_path()
                .map(Self::Folder)
                .map_err(|()| BadPlace::Form),
            "s3" => bucket(&url).map(Self::Bucket),
            _ => Err(BadPlace::Form),
        }
    }
}

fn bucket(url: &Url) -> Result<BucketPlace, BadPlace> {
    let name = url.host_str().unwrap_or_default();
    let known = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
    let has_path = !matches!(url.path(), "" | "/");
    if name.is_empty() || !name.chars().all(known) || has_path || url.port().is_some() {
        return Err(BadPlace::Form);
    }
    let mut place = BucketPlace {
        name: name.to_owned(),
        endpoint: None,
        region: NO_REGION.to_owned(),
    };
    for (parameter, value) in url.query_pairs() {
        match parameter.as_ref() {
            "endpoint" => place.endpoint = Some(endpoint(&value)?),
            "region" => place.region = value.into_owned(),
            other => return Err(BadPlace::Parameter(other.to_owned())),
        }
    }
    Ok(place)
}

fn endpoint(text: &str) -> Result<String, BadPlace> {
    let url = Url::parse(text).map_err(|_| BadPlace::Endpoint)?;
    if !url.username().is_empty() || url.password().is_some() {
        return Err(BadPlace::Keys);
    }
    let is_server = matches!(url.scheme(), "http" | "https") && url.query().is_none();
    match is_server && url.has_host() {
        true => Ok(text.trim_end_matches('/').to_owned()),
        false => Err(BadPlace::Endpoint),
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "{}", folder.display()),
            Self::Bucket(bucket) => write!(f, "{bucket}"),
        }
    }
}

impl fmt::Display for BucketPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s3://{}?", self.name)?;
        if let Some(endpoint) = &self.endpoint {
            write!(f, "endpoint={endpoint}&")?;
        }
        write!(f, "region={}", self.region)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_written() {
        let rows = [
            ("file:///srv/pictures", "/srv/pictures"),
            ("s3://pictures", "s3://pictures?region=us-east-1"),
            (
                "s3://pictures?endpoint=http://127.0.0.1:9000/&region=garage",
                "s3://pictures?endpoint=http://127.0.0.1:9000&region=garage",
            ),
        ];
        for (text, shown) in rows {
            assert_eq!(text.parse::<Place>().unwrap().to_string(), shown);
        }
    }

    #[test]
    fn what_is_wrong_is_said_without_repeating_secrets() {
        let rows = [
            ("pictures", "write file:///folder"),
            ("https://s3.example/pictures", "write file:///folder"),
            ("file://elsewhere/pictures", "write file:///folder"),
            ("s3://", "write file:///folder"),
            ("s3://pictures/inside", "write file:///folder"),
            ("s3://pictures:80", "write file:///folder"),
            ("s3://pictures?colour=red", "not colour"),
            ("s3://pictures?endpoint=s3.example", "endpoint is"),
            ("s3://pictures?endpoint=ftp://s3.example", "endpoint is"),
            ("s3://me:hush@pictures", "keys do not belong"),
            (
                "s3://pictures?endpoint=https://me:hush@s3.example",
                "keys do not",
            ),
        ];
        for (text, words) in rows {
            let said = text.parse::<Place>().unwrap_err().to_string();
            assert!(
                said.contains(words) && !said.contains("hush"),
                "{text}: {said}"
            );
        }
        let keys = Keys {
            id: "me".to_owned(),
            secret: "hush".to_owned(),
        };
        assert_eq!(format!("{keys:?}"), "Keys(me, ***)");
    }
}
