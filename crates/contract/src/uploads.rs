//! Uploads (protocol "Uploads").

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{answers::View, ids::UploadId};

/// `/v3/media/uploads/register/batch/`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RegisterUploads {
    /// JSON text, or the list itself: `[{id, media_type}]`, at most 20.
    pub media_info_list: MediaInfoList,
}

/// The list, however it was written.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum MediaInfoList {
    /// JSON text, as the specification's client sends it.
    Text(String),
    /// The list itself.
    List(Vec<MediaInfo>),
}

/// One file that will be sent.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct MediaInfo {
    /// The client's own name of it.
    pub id: String,
    /// `image-story-pin` or `image` for pictures, `video-story-pin` or `video` for videos.
    pub media_type: String,
}

/// Where each file goes, by the client's own name.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(transparent)]
pub struct RegisteredUploads(pub BTreeMap<String, RegisteredUpload>);
impl View for RegisteredUploads {}

/// Where one file goes. The file is sent by multipart POST, the parameters
/// first, then `file`; no cookie is needed, the parameters authorise.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RegisteredUpload {
    /// Names the upload from here on.
    pub upload_id: UploadId,
    /// Absolute address.
    pub upload_url: String,
    /// To be sent before the file, as they are.
    pub upload_parameters: BTreeMap<String, String>,
}

/// `VIPResource/get`: how far uploads are.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetUploads {
    /// Ids, or one text of ids with commas.
    pub upload_ids: UploadIds,
}

/// Ids as clients write them.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum UploadIds {
    /// A list.
    List(Vec<UploadId>),
    /// `1,2,3`.
    Text(String),
}

/// How far each upload is, by id.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(transparent)]
pub struct UploadStates(pub BTreeMap<String, UploadState>);
impl View for UploadStates {}

/// How far one upload is.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct UploadState {
    /// How far.
    pub status: UploadStatus,
    /// Content hash, once it succeeded.
    pub signature: Option<String>,
    /// Why it failed, for people.
    pub failure_message: Option<String>,
    /// What is being done to a video that has come; absent for pictures, and once it has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<UploadStage>,
    /// How much of all that is done to it is done, 0 to 100; beside `stage`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percent: Option<u8>,
}

/// What is done to a video that has come, one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum UploadStage {
    /// It has come, and waits for its turn.
    Received,
    /// A picture is taken from it, which stands for it.
    Cover,
    /// It is made in the sizes in which it is played.
    Making,
    /// What was made is put into its place.
    Storing,
}

impl UploadStage {
    /// All stages, in their order.
    pub const ALL: [Self; 4] = [Self::Received, Self::Cover, Self::Making, Self::Storing];

    /// Its name on the wire and in the store.
    pub fn name(self) -> &'static str {
        match self {
            Self::Received => "received",
            Self::Cover => "cover",
            Self::Making => "making",
            Self::Storing => "storing",
        }
    }
}

/// Steps of an upload.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum UploadStatus {
    /// No file has come yet.
    Registered,
    /// The file is being worked on.
    Processing,
    /// All sizes are there.
    Succeeded,
    /// It cannot be used.
    Failed,
}
