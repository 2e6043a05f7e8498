//! Error codes: stable, part of the contract, and keys of translation.
//!
//! The specification names no numbers (§8 "numeric code values: not shown"), so
//! they are ours: thousands group them by kind, and a number is never reused.

pub mod view;

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
    /// The caller is not signed in.
    Unauthenticated,
    /// Signed in, but not allowed.
    Forbidden,
    /// Gone, or hidden from this viewer: the two are never told apart.
    NotFound,
    /// The request conflicts with what is stored.
    Conflict,
    /// More bytes than allowed.
    TooLarge,
    /// Too often: come back later.
    RateLimited,
    /// Busy or a part is down: the same call may work in a moment.
    Unavailable,
    /// No room is left for what is written; reading goes on.
    Full,
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
    /// Among those that are tried first: common ones, and names of the user or the host.
    PasswordCommon = 1013, Invalid, "This password is easy to guess. Choose another one.";
    /// Username not of 3 to 30 letters, digits, underscores.
    UsernameInvalid = 1014, Invalid, "A username has 3 to 30 letters, digits or underscores.";
    /// A required text is empty or too long; the field is named.
    TextLength = 1015, Invalid, "This text is empty or too long.";
    /// Not an http or https address.
    LinkInvalid = 1016, Invalid, "Please enter a full web address, such as https://example.com/page.";
    /// Not the digits of a phone number.
    PhoneInvalid = 1017, Invalid, "Please enter a phone number of 4 to 14 digits, without the country's prefix.";
    /// Age below the host's least age; sets the age-restriction cookie (specification §4).
    AgeRestricted = 1020, Invalid, "You cannot use {brand} yet.";
    /// The host takes people by invite alone, and none was given.
    InviteRequired = 1021, Invalid, "You need an invite to make an account here.";
    /// The invite is unknown, used up or too old.
    InviteInvalid = 1022, Invalid, "This invite has been used or is too old. Ask for a new one.";
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
    /// An employee banned the picture, or one that looks the same.
    PictureBanned = 1106, Invalid,
        "This picture cannot be saved here. Write to the people who run this site if you think this is a mistake.";
    /// The file is none of the accepted kinds of video.
    VideoType = 1120, Invalid, "This file is not a video we can read. Use MP4, MOV or WebM.";
    /// The file claims to be a video but cannot be read, or not to its end.
    VideoBroken = 1121, Invalid, "This video is damaged or incomplete. Try another file.";
    /// More pixels than allowed.
    VideoDimensions = 1122, Invalid, "This video has too many pixels. Use one of at most 4K.";
    /// More than 15 minutes.
    VideoTooLong = 1123, Invalid, "This video is too long. Use one of at most 15 minutes.";
    /// The file is of no kind that can be imported.
    ImportType = 1110, Invalid, "We cannot read this kind of file.";
    /// The file claims to be of a kind, and is not whole.
    ImportBroken = 1111, Invalid, "This file is damaged or incomplete.";
    /// Names that lead out of it, links, passwords, or packed to burst.
    ImportUnsafe = 1112, Invalid, "We do not open this file, since it could do harm.";
    /// Made by a program newer than this one.
    ImportNewer = 1113, Invalid, "This file was made by a newer version of {brand}.";
    /// The picture that is named is not in the file.
    ImportPictureMissing = 1114, Invalid, "Its picture is not in the file.";
    /// The board was deleted while its pins came in.
    ImportBoardGone = 1115, Invalid, "Its board was deleted meanwhile.";
    /// The upload is still being worked on.
    UploadUnfinished = 1105, Conflict, "This is still being prepared. Try again in a moment.";
    /// A link of a mail is unknown, used or too old.
    MailLinkInvalid = 1200, Invalid, "This link has been used or is too old. Ask for a new mail.";
    /// The token of a handshake is unknown, used, too old, or another browser's.
    HandshakeInvalid = 1201, Invalid, "This took too long. Log in again.";
    /// The host has no such identity provider.
    NetworkUnknown = 1219, Invalid, "This host takes no log-ins from there.";
    /// The way to a provider is unknown, over, too old, or another browser's.
    AuthorizationInvalid = 1260, Invalid, "This took too long, or was begun in another browser. Start again.";
    /// No app has this client identifier.
    AppUnknown = 1270, Invalid, "This app is not known here. It may have been deleted.";
    /// The app does not name this address as one to which people are sent back.
    RedirectUnknown = 1271, Invalid,
        "This app asks to send you to an address that it has not registered, so we stopped here.";
    /// Neither https, nor on the user's own computer, nor the scheme of an installed app.
    RedirectInvalid = 1272, Invalid,
        "Use a full address with https://, http://127.0.0.1, or a scheme of your own such as com.example.app:/back.";
    /// The app asks in a way that this server does not answer (RFC 6749 §4.1.2.1).
    AuthorizationRequestInvalid = 1273, Invalid, "This app asked in a way that we do not understand.";
    /// The app asks for nothing, or for what does not exist (RFC 6749 §4.1.2.1).
    ScopeUnknown = 1274, Invalid, "This app asks for something that does not exist.";
    /// An authorization code or refresh token is unknown, over, used or another app's (RFC 6749 §5.2).
    GrantInvalid = 1275, Invalid, "This authorization is over. Ask the person again.";
    /// Neither a code nor a refresh token (RFC 6749 §5.2).
    GrantTypeUnknown = 1276, Invalid, "Tokens are given for a code or a refresh token.";
    /// A first code of a new secret does not fit.
    TotpCodeWrong = 1240, Invalid,
        "This code does not fit. Check that your phone shows the right time, and use the next code.";
    /// An authenticator's answer does not fit its challenge, or came too late.
    PasskeyInvalid = 1241, Invalid, "This passkey could not be added. Start again.";
    /// The host is asked under a bare network address, where browsers allow none.
    PasskeysUnavailable = 1242, Invalid, "Passkeys do not work at this address.";
    /// Not https, or not on the public internet.
    WebhookInvalid = 1290, Invalid, "Use an address with https:// that can be reached from the internet.";
    /// Not a domain, nor an address on one.
    WebsiteInvalid = 1300, Invalid, "Please enter the address of a website, such as example.com.";
    /// A public suffix: many people have domains under it.
    WebsiteShared = 1301, Invalid,
        "Many people have websites under this name. Enter your own, such as you.example.com.";
    /// The website, or its domain's name server, does not answer.
    WebsiteUnreachable = 1302, Invalid, "We could not reach this website. Check that it is online and try again.";
    /// The first page has no such element.
    WebsiteTagMissing = 1303, Invalid,
        "We did not find the tag. Put it into the head of your first page and try again.";
    /// There is no such file.
    WebsiteFileMissing = 1304, Invalid,
        "We did not find the file. Put it into the top folder of your website and try again.";
    /// There is no such record.
    WebsiteRecordMissing = 1305, Invalid,
        "We did not find the record. New records can take some hours; try again later.";
    /// The address leads to something that is no page.
    PageType = 1310, Invalid, "This address does not lead to a page. If it is a picture, save it by its address.";
    /// The server says that the page is gone.
    PageGone = 1311, Invalid, "There is no page at this address. Check it and try again.";
    /// The website keeps it from programs, or it is on no public server.
    PageForbidden = 1312, Invalid, "This website does not let us read this page. Save the picture itself instead.";
    /// The website does not answer.
    PageUnreachable = 1313, Invalid, "We could not reach this page. Check that it is online and try again.";
    /// The page shows nothing that could be saved.
    PageWithoutPictures = 1314, Invalid, "We found no picture on this page that could be saved.";
    /// A pin or a board that an article names is gone, or not every viewer sees it.
    ArticleItemHidden = 1320, Invalid, "Something here is gone, or not everyone can see it. Take it out and try again.";
    /// A sensitivity screen stands before the picture that an article is to have.
    ArticleCoverScreened = 1321, Invalid,
        "A program of this site found that this picture may be sensitive. Choose another one.";
    /// It has a word that the host does not allow, or leads to a website that it does not
    /// allow; the field is named, and `extraData.rule` says which.
    RuleRefused = 1410, Invalid, "This has a word or a link that {brand} does not allow. Change it and try again.";
    /// No session.
    SignInRequired = 2000, Unauthenticated, "Log in to continue.";
    /// Wrong password or unknown name: one answer for both.
    CredentialsWrong = 2001, Unauthenticated, "The email, username or password you entered is incorrect.";
    /// Signed in by less than a full log-in (specification §4 "Viewer type").
    FullLogInRequired = 2002, Unauthenticated, "Log in with your password to continue.";
    /// The account's own password, asked again before a change, is wrong.
    PasswordWrong = 2003, Forbidden, "This is not your password.";
    /// The password is right, and the account asks for a second step (specification
    /// §3 `mfa_token`); `extraData.mfa_ways` says which there are.
    MfaRequired = 2040, Unauthenticated, "Prove with a second step that it is you.";
    /// The second step's code is wrong, or was used before.
    MfaTokenWrong = 2041, Unauthenticated, "This code is wrong or has been used. Try the next one.";
    /// Unknown passkey, wrong signature, late answer: one answer for all.
    PasskeyRefused = 2042, Unauthenticated, "This passkey did not work. Try again, or log in with your password.";
    /// A proof is needed that a human asks; `extraData.captcha` says which.
    CaptchaRequired = 2050, Unauthenticated, "Show first that you are a person.";
    /// The proof is wrong, used, too old, for something else, or too weak.
    CaptchaFailed = 2051, Unauthenticated, "We could not make sure that you are a person. Try again in a moment.";
    /// The identity provider's answer could not be verified.
    NetworkRefused = 2060, Unauthenticated, "This log-in did not work. Start again.";
    /// Unknown app or wrong secret: one answer for both (RFC 6749 §5.2).
    AppRefused = 2070, Unauthenticated, "This is no app that we know, or not its secret.";
    /// A token of an app is unknown, over, or was ended by its user (RFC 6750 §3.1).
    AppTokenInvalid = 2071, Unauthenticated, "This token is unknown or over.";
    /// Not the owner, and so on.
    NotAllowed = 3000, Forbidden, "You are not allowed to do this.";
    /// CSRF token or origin does not match.
    CsrfFailed = 3001, Forbidden, "This page is out of date. Reload it and try again.";
    /// The user did not allow the app this; `extraData.scope` says what it lacks (RFC 6750 §3.1).
    ScopeMissing = 3070, Forbidden, "This app was not allowed to do that.";
    /// No app may do this, whatever it was allowed.
    ClosedToApps = 3071, Forbidden, "Apps cannot do this. Do it here yourself.";
    /// A user of a new account sends a link to users who have not answered.
    LinkWaits = 3152, Forbidden,
        "While your account is new, you can send links to people once they answer. Verify your email, too.";
    /// The account may read, but not write (specification §6).
    WriteBanned = 3002, Forbidden, "Your account cannot publish, save or follow at the moment.";
    /// The pin takes no comments (specification §3, `commentsDisabled`).
    CommentsOff = 3140, Forbidden, "This pin takes no comments.";
    /// The host has no program that reads videos.
    VideosOff = 3160, Forbidden, "This server does not take videos.";
    /// One of the receivers takes no messages from this user.
    MessageRefused = 3150, Forbidden, "You cannot write to them.";
    /// The user wrote already, and no other member has answered.
    MessageWaits = 3151, Forbidden, "You can write more once they answer.";
    /// The account has written as long as it may without a verified e-mail address
    /// (specification §6); it reads on.
    EmailVerificationRequired = 3006, Forbidden,
        "Verify your email to go on. We sent you a link; you can have it sent again.";
    /// The host has suspended the account; told only to who proved to be its owner.
    AccountSuspended = 3010, Forbidden,
        "Your account is suspended. Write to the people who run {brand} if you think this is a mistake.";
    /// The account has no password to ask for: a provider it is connected to has to
    /// say again who is there.
    ProofRequired = 3011, Forbidden, "Confirm first that it is you.";
    /// Registration is closed on this host.
    SignUpClosed = 3015, Forbidden, "New accounts cannot be made here at the moment.";
    /// The account's address was not proved yet.
    EmailUnverified = 3040, Forbidden, "Verify your email first.";
    /// Not there, or not for you.
    NotFound = 4000, NotFound, "We could not find that.";
    /// Under 16, some of it is not theirs to choose; the field is named.
    AgeDecides = 3120, Forbidden, "You can change this once you are 16.";
    /// The link at a mail's foot is not whole, or of an address before.
    SubscriptionLinkInvalid = 1220, Invalid,
        "This link does not work any more. Open the one in our newest mail, or log in.";
    /// Specification §5: a passcode is required.
    PasscodeMissing = 1230, Invalid, "Required";
    /// Specification §5: digits only.
    PasscodeDigits = 1231, Invalid, "Please only use numbers";
    /// Specification §5: exactly four.
    PasscodeLength = 1232, Invalid, "Please enter four digits";
    /// Specification §5: both are the same.
    PasscodesDiffer = 1233, Invalid, "Please make sure your passcodes match";
    /// Specification §5, to the letter: a parent's address is another.
    BackupEmailOwn = 1234, Invalid, "This email address is already used for this Pinterest account.";
    /// Specification §5: both are the same.
    BackupEmailsDiffer = 1235, Invalid, "Please make sure your email addresses match";
    /// A protected setting is changed without the parental passcode.
    PasscodeRequired = 3130, Forbidden, "Enter your parental passcode to change this setting.";
    /// The parental passcode is another.
    PasscodeWrong = 3131, Forbidden, "This is not the passcode. Try again.";
    /// Parents set passcodes for users under 18.
    PasscodeForMinors = 3132, Forbidden,
        "A parental passcode is for people under 18. Say your birthday first, if you are.";
    /// There is one.
    PasscodeTaken = 5050, Conflict, "There is already a parental passcode.";
    /// There is none.
    PasscodeOff = 5051, Conflict, "There is no parental passcode.";
    /// Passcodes were tried too often; `Retry-After` says when to go on.
    PasscodeTriedTooOften = 7002, RateLimited, "Too many tries. Wait a while, or have a link sent to the backup email.";
    /// No such address.
    AddressUnknown = 4001, NotFound, "There is nothing at this address.";
    /// More linked businesses than a user may have.
    BusinessLimit = 3100, Forbidden, "You have as many business accounts as one person may have.";
    /// For accounts that log in by themselves: a linked business does not.
    LogInShared = 3101, Forbidden, "This business shares its log-in with your personal account. Change it there.";
    /// For partner accounts.
    BusinessRequired = 3102, Forbidden, "This needs a business account.";
    /// For personal accounts.
    PersonalRequired = 3103, Forbidden, "This needs a personal account.";
    /// Something linked would be left alone.
    BusinessesLinked = 3104, Forbidden, "Unlink your business accounts first.";
    /// For businesses that share a log-in.
    LinkRequired = 3105, Forbidden, "This business is not linked to a personal account.";
    /// E-mail already has an account.
    EmailTaken = 5000, Conflict, "There is already an account with this email address. Log in instead.";
    /// The host tells by mail alone whether an address has an account.
    SignUpMailed = 5017, Conflict, "We have sent you a mail. Follow its link to go on.";
    /// Username already has an account.
    UsernameTaken = 5001, Conflict, "This username is taken.";
    /// The user holds the most former usernames that are kept reserved.
    UsernameChanges = 5016, Conflict, "You changed your username several times lately. Try again in some weeks.";
    /// The owner already has a board of this name.
    BoardNameTaken = 5002, Conflict, "You already have a board with this name.";
    /// A pin goes to a board that shows its picture already.
    OnBoardAlready = 5070, Conflict, "This picture is already on that board.";
    /// Asked for by `on_duplicate`; `extraData.duplicates` says where it is.
    AlreadySaved = 5080, Conflict, "You have this picture already.";
    /// Undo waits until it is done.
    BatchRunning = 5062, Conflict, "This is still going on. Try again when it is done.";
    /// Among the sections of a board.
    SectionNameTaken = 5060, Conflict, "This board already has a section with this name.";
    /// So many sections a board has at most.
    SectionLimit = 5061, Conflict, "This board has as many sections as there may be. Merge or delete one first.";
    /// So many users save to a board at most, those who are asked counted in.
    CollaboratorLimit = 5071, Conflict, "This board has as many collaborators as there may be. Remove one first.";
    /// The host asks whether a text is meant so, as it has a word that may hurt;
    /// `extraData.rule` says which. Sent again with `force` it is taken.
    CommentHarsh = 5420, Conflict, "These words may hurt. Change them, or send them anyway.";
    /// The host has the most rules that it may have.
    RulesMany = 5433, Conflict, "There are as many rules as there may be. Delete one first.";
    /// A conversation has room for ten users.
    ConversationFull = 5410, Conflict, "A conversation has room for ten, you included.";
    /// A decision is appealed once, and in the first 14 days.
    AppealEnded = 5431, Conflict, "This decision can be appealed no more: it was appealed, or is older than 14 days.";
    /// They save to the board already.
    CollaboratorAlready = 5072, Conflict, "They can save to this board already.";
    /// Another employee saved it after the caller began to edit it.
    ArticleChanged = 5090, Conflict, "Another employee has changed this article since you opened it.";
    /// One import after the other.
    ImportRunning = 5063, Conflict, "An import is under way. Wait until it is done, or stop it.";
    /// As many invites as may work at once.
    InvitesUsedUp = 5010, Conflict, "You have as many invites as there may be. End one first.";
    /// Another account here is connected to this one elsewhere.
    NetworkTaken = 5030, Conflict, "Another account here is connected to that one already.";
    /// The account is connected to another one there.
    NetworkConnected = 5031, Conflict, "You are connected there already. Disconnect first.";
    /// It is the account's last log-in method.
    LastWayIn = 5032, Conflict, "This is your only way to log in. Set a password first, then disconnect.";
    /// Two-step verification is on.
    MfaOn = 5040, Conflict, "Two-step verification is already on.";
    /// Two-step verification is off, or was not begun.
    MfaOff = 5041, Conflict, "Two-step verification is off. Set it up from the beginning.";
    /// The authenticator's passkey is known already.
    PasskeyTaken = 5042, Conflict, "This passkey has been added before.";
    /// As many passkeys as an account can have.
    PasskeysMany = 5043, Conflict, "An account can have 20 passkeys. Remove one first.";
    /// As many apps as a user can have.
    AppsMany = 5310, Conflict, "You have registered as many apps as there may be. Delete one first.";
    /// What an app would be called is, or looks like, the name of the host.
    AppNameTaken = 5314, Conflict, "This is the name of this website. Give your app another one.";
    /// As many personal access tokens as a user can have.
    TokensMany = 5311, Conflict, "You have as many access tokens as there may be. End one first.";
    /// As many webhooks as a user can have.
    WebhooksMany = 5312, Conflict, "You have as many webhooks as there may be. Delete one first.";
    /// It is switched off, so that nothing is sent to it.
    WebhookOff = 5313, Conflict, "This webhook is switched off. Switch it on first.";
    /// As many claims as a user can have.
    WebsitesMany = 5300, Conflict, "You have claimed as many websites as there may be. Remove one first.";
    /// More bytes than allowed.
    TooLarge = 6000, TooLarge, "This is too large.";
    /// A file to import of more than 2 GB or 10,000 pins.
    ImportTooLarge = 6002, TooLarge, "This file is too large. Use one of at most 2 GB with at most 10,000 pins.";
    /// Picture of more than 20 MB.
    PictureTooLarge = 6001, TooLarge, "This picture is too large. Use one of at most 20 MB.";
    /// Video of more than 100 MB.
    VideoTooLarge = 6003, TooLarge, "This video is too large. Use one of at most 100 MB.";
    /// Too often.
    RateLimited = 7000, RateLimited, "You are going too fast. Wait a moment and try again.";
    /// Another provider does not answer as it should.
    NetworkUnavailable = 8001, Unavailable, "The other side does not answer. Try again in a moment.";
    /// A queue is full or a part is down.
    Busy = 8000, Unavailable, "We are busy. Try again in a moment.";
    /// No room is left for the database or for files.
    StorageFull = 8002, Full,
        "This server has no room left, so this was not saved. Its host has to make room; try again later.";
    /// The captcha verifier does not answer.
    CaptchaUnavailable = 8050, Unavailable,
        "We cannot check at the moment that you are a person. Try again in a few minutes.";
    /// The search index does not answer: it is missing or broken.
    SearchUnavailable = 8060, Unavailable, "Search does not answer at the moment. Try again in a few minutes.";
    /// As many boards as one may download in a time.
    DownloadsMany = 7003, RateLimited, "You have downloaded many boards lately. Try again tomorrow.";
    /// A new account has commented, or written to users whom it does not know, as often as it
    /// may for now; `Retry-After` says when to go on.
    NewAccountLimit = 7004, RateLimited,
        "Your account is new, so there is a limit to this. Try again later, and verify your email.";
    /// An account has written to as many users whom it does not know as it may in a day.
    PeopleMany = 7005, RateLimited, "You have written to many new people today. Try again tomorrow.";
    /// Passwords were tried too often; `Retry-After` says when to go on.
    GuessedTooOften = 7001, RateLimited, "Too many tries. Wait a moment, or choose a new password by mail.";
    /// Specification §5, default error.
    Internal = 9000, Internal, "Sorry! Something went wrong on our end!";
}

#[cfg(test)]
mod tests;
