//! A picture that the store holds, as other rooms know it.

use store::row;

row! {
    /// A picture that the store holds.
    pub struct StoredPicture {
        /// Content hash, by which it is stored.
        pub signature: String,
        /// File name extension.
        pub extension: String,
        /// Pixels.
        pub width: i64,
        /// Pixels.
        pub height: i64,
        /// Dominant colour, `#rrggbb`.
        pub color: String,
        /// Placeholder, as base64 of a ThumbHash.
        pub thumbhash: String,
    }
}
