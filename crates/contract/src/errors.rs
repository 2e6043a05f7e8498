//! Error codes: stable, part of the contract, and keys of translation.
//!
//! The specification names no numbers (§8 "numeric code values: not shown"), so
//! they are ours: thousands group them by kind, and a number is never reused.

use serde::Serialize;
use utoipa::ToSchema;

/// Declares every code with its number, its kind and its English text.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $number:literal, $kind:ident, $text:literal;)*) => {
        /// What went wrong, exactly.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// Every code there is.
            pub const ALL: &[Self] = &[$(Self::$name),*];
            /// `api_error_code` on the wire.
            pub fn number(self) -> u32 {
                match self { $(Self::$name => $number),* }
            }
            /// The sort of failure, which decides the HTTP status.
            pub fn kind(self) -> Kind {
                match self { $(Self::$name => Kind::$kind),* }
            }
            /// English text for people; `{brand}` stands for the host's name.
            pub fn text(self) -> &'static str {
                match self { $(Self::$name => $text),* }
            }
            /// Stable name, the translation key.
            pub fn name(self) -> &'static str {
                match self { $(Self::$name => stringify!($name)),* }
            }
        }
    };
}

/// The sorts of failure (protocol: 400 401 403 404 409 413 429 5xx).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The input is wrong: say which field and what would be right.
    Invalid,
    /// Nobody is signed in.
    Unauthenticated,
    /// Signed in, but not allowed.
    Forbidden,
    /// Gone, or hidden from this viewer: the two are never told apart.
    NotFound,
    /// Somebody or something was there first.
    Conflict,
    /// More bytes than allowed.
    TooLarge,
    /// Too often: come back later.
    RateLimited,
    /// Busy or a part is down: the same call may work in a moment.
    Unavailable,
    /// Our fault.
    Internal,
}

codes! {
    /// An option is missing or has the wrong type; the field is named.
    InvalidInput = 1000, Invalid, "That does not look right. Check the marked field.";
    /// The bookmark was not made by this server, for this list and viewer.
    BookmarkInvalid = 1001, Invalid, "This list has moved on. Load it again from the top.";
    /// E-mail address without the shape of one (specification §5).
    EmailInvalid = 1010, Invalid, "Please enter a valid email address";
    /// Fewer than 8 or more than 128 characters.
    PasswordLength = 1011, Invalid, "Use a password of 8 to 128 characters.";
    /// Specification §5, password rule message.
    PasswordCharacters = 1012, Invalid, "Oops! Your password can only have letters, numbers and basic symbols.";
    /// Among the passwords that are tried first.
    PasswordCommon = 1013, Invalid, "Too many people use this password. Choose another one.";
    /// Username not of 3 to 30 letters, digits, underscores.
    UsernameInvalid = 1014, Invalid, "A username has 3 to 30 letters, digits or underscores.";
    /// A required text is empty or too long; the field is named.
    TextLength = 1015, Invalid, "This text is empty or too long.";
    /// Not an http or https address.
    LinkInvalid = 1016, Invalid, "Please enter a full web address, such as https://example.com/page.";
    /// Age below the host's least age; sets the age-restriction cookie (specification §4).
    AgeRestricted = 1020, Invalid, "You cannot use {brand} yet.";
    /// The file is none of the accepted types.
    PictureType = 1100, Invalid, "This file is not a picture we can read. Use JPEG, PNG, WebP or GIF.";
    /// The file claims to be a picture but cannot be decoded.
    PictureBroken = 1101, Invalid, "This picture is damaged or incomplete. Try another file.";
    /// More pixels or frames than allowed.
    PictureDimensions = 1102, Invalid, "This picture has too many pixels. Use one of at most 40 megapixels.";
    /// The picture's address could not be fetched.
    PictureUnreachable = 1103, Invalid, "We could not fetch a picture from this address.";
    /// Upload unknown, expired, used, or its parameters were changed.
    UploadInvalid = 1104, Invalid, "This upload has expired. Choose the file again.";
    /// The upload is still being worked on.
    UploadUnfinished = 1105, Conflict, "This picture is still being prepared. Try again in a moment.";
    /// A link of a mail is unknown, used or too old.
    MailLinkInvalid = 1200, Invalid, "This link has been used or is too old. Ask for a new mail.";
    /// No session.
    SignInRequired = 2000, Unauthenticated, "Log in to continue.";
    /// Wrong password or unknown name: one answer for both.
    CredentialsWrong = 2001, Unauthenticated, "The email, username or password you entered is incorrect.";
    /// Signed in by less than a full log-in (specification §4 "Viewer type").
    FullLogInRequired = 2002, Unauthenticated, "Log in with your password to continue.";
    /// The account's own password, asked again before a change, is wrong.
    PasswordWrong = 2003, Forbidden, "This is not your password.";
    /// Not the owner, and so on.
    NotAllowed = 3000, Forbidden, "You are not allowed to do this.";
    /// CSRF token or origin does not match.
    CsrfFailed = 3001, Forbidden, "This page is out of date. Reload it and try again.";
    /// The account may read, but not write (specification §6).
    WriteBanned = 3002, Forbidden, "Your account cannot publish, save or follow at the moment.";
    /// Not there, or not for you.
    NotFound = 4000, NotFound, "We could not find that.";
    /// No such address.
    AddressUnknown = 4001, NotFound, "There is nothing at this address.";
    /// E-mail already has an account.
    EmailTaken = 5000, Conflict, "There is already an account with this email address. Log in instead.";
    /// Username already has an account.
    UsernameTaken = 5001, Conflict, "This username is taken.";
    /// The owner already has a board of this name.
    BoardNameTaken = 5002, Conflict, "You already have a board with this name.";
    /// More bytes than allowed.
    TooLarge = 6000, TooLarge, "This is too large.";
    /// Picture of more than 20 MB.
    PictureTooLarge = 6001, TooLarge, "This picture is too large. Use one of at most 20 MB.";
    /// Too often.
    RateLimited = 7000, RateLimited, "You are going too fast. Wait a moment and try again.";
    /// A queue is full or a part is down.
    Busy = 8000, Unavailable, "We are busy. Try again in a moment.";
    /// Specification §5, default error.
    Internal = 9000, Internal, "Sorry! Something went wrong on our end!";
}

/// The protocol's error object.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ErrorView {
    /// Always `failure`.
    pub status: &'static str,
    /// The HTTP status.
    pub http_status: u16,
    /// Same number as `api_error_code`, where older clients look for it.
    pub code: u32,
    /// Stable number of [`Code`].
    pub api_error_code: u32,
    /// Text for people.
    pub message: String,
    /// More, for people who write clients; names the field.
    pub message_detail: Option<String>,
    /// Machine-readable rest.
    #[serde(rename = "extraData")]
    pub extra_data: ErrorExtra,
}

/// Machine-readable part of an error.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct ErrorExtra {
    /// Path of the option that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// Stable name of the code, the translation key.
    pub key: &'static str,
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn numbers_are_unique_and_texts_are_sentences() {
        let numbers: HashSet<_> = Code::ALL.iter().map(|code| code.number()).collect();
        assert_eq!(numbers.len(), Code::ALL.len());
        for code in Code::ALL {
            assert!(
                code.text().starts_with(|c: char| c.is_uppercase()),
                "{code:?}"
            );
        }
    }
}
