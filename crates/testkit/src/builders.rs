//! Users, boards and pins, made through the operations that make them.

use accounts::{
    sessions::{SessionKind, sign_in::begin_session},
    signups::register_user::register_user,
    uploads::{
        get_uploads::get_uploads,
        receive_upload::{ReceiveUpload, UploadParameters, receive_upload},
        register_uploads::register_uploads,
    },
    users::follow_user::follow_user,
};
use collections::{
    boards::create_board::create_board,
    collaborators::{
        accept_board_invite::accept_board_invite, invite_collaborator::invite_collaborator,
    },
    pins::{
        create_pin::{create_pin, create_pin_from_file},
        save_pin::save_pin,
    },
};
use contract::{
    boards::{BoardView, CreateBoard, Privacy, SavePin},
    collaborators::{AcceptInvite, InviteCollaborator},
    ids::{BoardId, PinId, UploadId},
    pins::{CreatePin, PinDetail},
    signups::RegisterUser,
    uploads::{GetUploads, MediaInfo, MediaInfoList, RegisterUploads, RegisteredUpload, UploadIds},
    users::FollowUser,
};
use kernel::{ctx::Ctx, tokens::token_hash};
use store::{args, sql};

use crate::{pictures, world::World};

/// Password of every user that is made here.
pub const PASSWORD: &str = "a good password";

/// Length of every video that is made here.
pub const VIDEO_MS: i64 = 10_000;

sql! {
    MOVE: () = "UPDATE pictures SET video_ms = $2 WHERE signature = $1";
}

impl World {
    /// A new user of this name, signed in. The address is `<name>@example.com`,
    /// the username the name.
    pub async fn person(&self, name: &str) -> Ctx {
        let signed_in = register_user(self.visitor(), registration(name)).await;
        let id = signed_in
            .expect("the person is registered")
            .user
            .profile
            .user
            .id;
        self.as_user(id)
    }

    /// The same user in a browser with a session, which has proved nothing yet.
    pub async fn in_session(&self, user: &Ctx) -> Ctx {
        let id = user.user().expect("a user is signed in");
        let tx = self.house.begin().await.expect("the store takes writes");
        let session = begin_session(user, &tx, id, SessionKind::Full).await;
        tx.commit().await.expect("the session is kept");
        let token = session.expect("a session begins").token;
        Ctx {
            session: Some(token_hash(&token)),
            ..user.clone()
        }
    }
}

/// What a visitor of this name sends to sign up.
pub fn registration(name: &str) -> RegisterUser {
    RegisterUser {
        email: format!("{name}@example.com"),
        password: PASSWORD.into(),
        business_name: None,
        first_name: Some(name.into()),
        username: Some(name.into()),
        ..RegisterUser::default()
    }
}

/// Makes two users follow each other.
pub async fn follow_each_other(one: &Ctx, other: &Ctx) {
    for (who, whom) in [(one, other), (other, one)] {
        let user_id = whom.user().expect("the person is signed in");
        let followed = follow_user(who.clone(), FollowUser { user_id }).await;
        followed.expect("the person is followed");
    }
}

/// A new public board of theirs.
pub async fn board(owner: &Ctx, name: &str) -> BoardView {
    new_board(owner, name, Privacy::Public).await
}

/// A new secret board of theirs.
pub async fn secret_board(owner: &Ctx, name: &str) -> BoardView {
    new_board(owner, name, Privacy::Secret).await
}

async fn new_board(owner: &Ctx, name: &str, privacy: Privacy) -> BoardView {
    let input = CreateBoard {
        name: name.into(),
        description: None,
        privacy: Some(privacy),
        category: None,
    };
    create_board(owner.clone(), input)
        .await
        .expect("the board is made")
}

/// A new protected board of theirs.
pub async fn protected_board(owner: &Ctx, name: &str) -> BoardView {
    new_board(owner, name, Privacy::Protected).await
}

/// Makes a user a collaborator of a board: its owner invites, the invitee
/// accepts.
pub async fn join(owner: &Ctx, board: BoardId, whom: &Ctx, may_delete: bool) {
    let invite = InviteCollaborator {
        board_id: board,
        invited_user_id: whom.user().expect("they are signed in"),
        may_delete,
    };
    invite_collaborator(owner.clone(), invite)
        .await
        .expect("they are asked");
    let accept = AcceptInvite {
        board_id: Some(board),
        invite_code: None,
    };
    accept_board_invite(whom.clone(), accept)
        .await
        .expect("they say yes");
}

/// A new pin with this title and a picture of its own.
pub async fn pin(owner: &Ctx, board: BoardId, title: &str) -> PinDetail {
    let file = pictures::png(64, 96, seed_of(title));
    create_pin_from_file(owner.clone(), new_pin(board, title), file)
        .await
        .expect("the pin is made")
}

/// Another one for most titles.
fn seed_of(title: &str) -> u8 {
    title
        .bytes()
        .fold(0, |seed: u8, byte| seed.wrapping_mul(31).wrapping_add(byte))
}

/// What a pin of this title says.
pub fn new_pin(board: BoardId, title: &str) -> CreatePin {
    CreatePin {
        section: None,
        board_id: board,
        upload_id: None,
        image_url: None,
        title: Some(title.into()),
        description: None,
        alt_text: None,
        link: None,
        topics: None,
        on_duplicate: None,
    }
}

/// Registers an upload: where this user's next picture goes.
pub async fn registered(owner: &Ctx) -> RegisteredUpload {
    registered_as(owner, "image-story-pin").await
}

/// The same of their next file of this kind of media.
pub async fn registered_as(owner: &Ctx, media_type: &str) -> RegisteredUpload {
    let file = MediaInfo {
        id: "file".into(),
        media_type: media_type.into(),
    };
    let input = RegisterUploads {
        media_info_list: MediaInfoList::List(vec![file]),
    };
    let mut registered = register_uploads(owner.clone(), input)
        .await
        .expect("an upload is registered");
    registered
        .0
        .remove("file")
        .expect("the upload stands under its name")
}

/// What is sent there: the parameters as they were given, and the file.
pub fn sent(upload: &RegisteredUpload, file: Vec<u8>) -> ReceiveUpload {
    ReceiveUpload {
        parameters: parameters(upload),
        file,
    }
}

/// The parameters as they were given.
pub fn parameters(upload: &RegisteredUpload) -> UploadParameters {
    let parameter = |name: &str| {
        upload
            .upload_parameters
            .get(name)
            .expect("the parameter is given")
            .clone()
    };
    UploadParameters {
        upload_id: upload.upload_id,
        expires_ms: parameter("expires_ms").parse().expect("a time is a number"),
        signature: parameter("signature"),
    }
}

/// The small picture of [`uploaded`].
pub fn picture() -> Vec<u8> {
    pictures::png(64, 96, 1)
}

/// A finished upload of a small picture. Many pins can be made of it without
/// working on the picture again.
pub async fn uploaded(owner: &Ctx) -> UploadId {
    let upload = registered(owner).await;
    let sent = sent(&upload, picture());
    receive_upload(owner.clone(), sent)
        .await
        .expect("the picture is stored");
    upload.upload_id
}

/// Uploads a photograph and answers its content hash, another one for each seed.
pub async fn photograph(owner: &Ctx, seed: u8) -> String {
    photograph_of(owner, pictures::png(64, 48, seed)).await
}

/// Uploads this file and answers its content hash.
pub async fn photograph_of(owner: &Ctx, file: Vec<u8>) -> String {
    let upload = registered(owner).await;
    receive_upload(owner.clone(), sent(&upload, file))
        .await
        .expect("the picture is stored");
    signature_of(owner, upload.upload_id).await
}

/// Content hash of the picture of a finished upload.
async fn signature_of(owner: &Ctx, upload: UploadId) -> String {
    let ask = GetUploads {
        upload_ids: UploadIds::List(vec![upload]),
    };
    let states = get_uploads(owner.clone(), ask).await;
    let states = states.expect("its state is told").0.into_values();
    let mut signatures = states.filter_map(|state| state.signature);
    signatures.next().expect("the picture has a hash")
}

/// A finished upload of this file that is said to be the cover of a video of ten seconds: no
/// program makes one here, and its files are missing.
pub async fn moving(owner: &Ctx, file: Vec<u8>) -> UploadId {
    let upload = registered(owner).await;
    receive_upload(owner.clone(), sent(&upload, file))
        .await
        .expect("the picture is stored");
    let signature = signature_of(owner, upload.upload_id).await;
    let tx = owner.house.begin().await.expect("the store takes writes");
    let args = args![signature, VIDEO_MS];
    tx.exec(&MOVE, &args).await.expect("the picture moves");
    tx.commit().await.expect("it is kept");
    upload.upload_id
}

/// A new pin with this title and a video of its own; see [`moving`].
pub async fn video(owner: &Ctx, board: BoardId, title: &str) -> PinId {
    let upload = moving(owner, pictures::png(96, 64, seed_of(title))).await;
    pin_of(owner, upload, board, title).await
}

/// A new pin with this title of a finished upload.
pub async fn pin_of(owner: &Ctx, upload: UploadId, board: BoardId, title: &str) -> PinId {
    let input = CreatePin {
        upload_id: Some(upload),
        ..new_pin(board, title)
    };
    create_pin(owner.clone(), input)
        .await
        .expect("the pin is made")
        .pin
        .id
}

/// New pins of one picture, oldest first.
pub async fn pins(owner: &Ctx, board: BoardId, count: usize) -> Vec<PinId> {
    let upload = uploaded(owner).await;
    let mut made = Vec::with_capacity(count);
    for number in 0..count {
        made.push(pin_of(owner, upload, board, &format!("pin {number}")).await);
    }
    made
}

/// Saves a pin to a board of their own.
pub async fn save(saver: &Ctx, pin: PinId, board: BoardId) -> PinDetail {
    save_pin(saver.clone(), saving(pin, board))
        .await
        .expect("the pin is saved")
}

/// What saving a pin with one press says.
pub fn quick_saving(pin: PinId) -> SavePin {
    SavePin {
        board_id: None,
        ..saving(pin, BoardId(0))
    }
}

/// What saving a pin as it is says.
pub fn saving(pin: PinId, board: BoardId) -> SavePin {
    SavePin {
        section: None,
        pin_id: pin,
        board_id: Some(board),
        on_duplicate: None,
        title: None,
        description: None,
    }
}
