//! The only place that names `hidden_profiles`: what profiles said and showed before the host took
//! it off.

use contract::ids::{ReportCaseId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

use super::pictures::named;
use crate::uploads::rename_picture::Renaming;

row! {
    /// What a profile said and showed.
    pub struct HiddenProfile {
        pub case_id: ReportCaseId,
        pub user_id: UserId,
        pub first_name: String,
        pub last_name: String,
        pub about: String,
        pub pronouns: String,
        pub website_url: Option<String>,
        pub avatar_signature: Option<String>,
        pub avatar_extension: Option<String>,
        pub cover_signature: Option<String>,
        pub cover_extension: Option<String>,
        /// The name that stands there instead.
        pub name_instead: String,
        pub cover_width: i64,
        pub cover_height: i64,
    }
}

impl HiddenProfile {
    /// Signature and extension of its pictures.
    pub fn pictures(&self) -> impl Iterator<Item = (String, String)> + use<> {
        let face = named(&self.avatar_signature, &self.avatar_extension);
        face.into_iter()
            .chain(named(&self.cover_signature, &self.cover_extension))
    }
}

sql! {
    KEEP: () =
        "INSERT INTO hidden_profiles (case_id, user_id, first_name, last_name, about, pronouns, website_url, \
         avatar_signature, avatar_extension, cover_signature, cover_extension, name_instead, cover_width, \
         cover_height) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
         ON CONFLICT (case_id) DO NOTHING";
    FIND: HiddenProfile =
        "SELECT case_id, user_id, first_name, last_name, about, pronouns, website_url, avatar_signature, \
         avatar_extension, cover_signature, cover_extension, name_instead, cover_width, cover_height \
         FROM hidden_profiles WHERE case_id = $1";
    OF_USER: HiddenProfile =
        "SELECT case_id, user_id, first_name, last_name, about, pronouns, website_url, avatar_signature, \
         avatar_extension, cover_signature, cover_extension, name_instead, cover_width, cover_height \
         FROM hidden_profiles WHERE user_id = $1 ORDER BY case_id";
    FORGET: () = "DELETE FROM hidden_profiles WHERE case_id = $1";
    WITH_PICTURE: UserId =
        "SELECT user_id FROM hidden_profiles WHERE avatar_signature = $1 OR cover_signature = $1 LIMIT $2";
    RENAME_AVATARS: () = "UPDATE hidden_profiles SET avatar_signature = $2 WHERE avatar_signature = $1";
    RENAME_COVERS: () = "UPDATE hidden_profiles SET cover_signature = $2 WHERE cover_signature = $1";
}

owned! {
    hidden_profiles: "hidden_profiles",
        read "SELECT first_name, last_name, about, pronouns, website_url, avatar_signature, cover_signature \
              FROM hidden_profiles WHERE user_id = $1 ORDER BY case_id",
        erase "DELETE FROM hidden_profiles WHERE user_id = $1";
}

/// Keeps what a profile said and showed; once more changes nothing.
pub async fn keep(tx: &Tx, kept: &HiddenProfile) -> Result<()> {
    let args = args![
        kept.case_id,
        kept.user_id,
        kept.first_name,
        kept.last_name,
        kept.about,
        kept.pronouns,
        kept.website_url,
        kept.avatar_signature,
        kept.avatar_extension,
        kept.cover_signature,
        kept.cover_extension,
        kept.name_instead,
        kept.cover_width,
        kept.cover_height
    ];
    tx.exec(&KEEP, &args).await?;
    Ok(())
}

/// What was kept by a case.
pub async fn find(run: &impl Run, case: ReportCaseId) -> Result<Option<HiddenProfile>> {
    Ok(run.opt(&FIND, &args![case]).await?)
}

/// All that is kept of a user's profile.
pub async fn of_user(run: &impl Run, user: UserId) -> Result<Vec<HiddenProfile>> {
    Ok(run.all(&OF_USER, &args![user]).await?)
}

/// Forgets what was kept by a case.
pub async fn forget(tx: &Tx, case: ReportCaseId) -> Result<()> {
    tx.exec(&FORGET, &args![case]).await?;
    Ok(())
}

/// Some users of whose profiles this picture is kept.
pub async fn with_picture(run: &impl Run, signature: &str, most: i64) -> Result<Vec<UserId>> {
    let users = run.all(&WITH_PICTURE, &args![signature, most]).await?;
    Ok(users.into_iter().collect())
}

/// Renames a picture; in how many places it was.
pub async fn rename_picture(tx: &Tx, names: &Renaming) -> Result<u64> {
    let args = args![names.old, names.new];
    let avatars = tx.exec(&RENAME_AVATARS, &args).await?;
    Ok(avatars + tx.exec(&RENAME_COVERS, &args).await?)
}
