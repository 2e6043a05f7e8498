//! The ten sizes of every picture, and two between them: their names, pixels and addresses.

/// One of the ten sizes (protocol, "Values"), or one of the two between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// Square of 60 pixels, cut from the middle.
    Square60,
    /// Square of 136 pixels, cut from the middle.
    Square136,
    /// 70 pixels wide.
    Wide70,
    /// 170 pixels wide.
    Wide170,
    /// 236 pixels wide: the grid.
    Wide236,
    /// 345 pixels wide: the grid on a phone, two cards beside each other. None of the ten;
    /// it is made after publishing, and until then its address shows the next larger.
    Wide345,
    /// 474 pixels wide: the grid on dense screens.
    Wide474,
    /// 564 pixels wide: the closeup.
    Wide564,
    /// 736 pixels wide: the closeup on dense screens.
    Wide736,
    /// 1200 pixels wide: the closeup on screens of two and three pixels to a dot. None of the
    /// ten; it is made after publishing, of what is wider, and until then its address shows the
    /// original.
    Wide1200,
    /// 600 by 315, cut from the middle: previews on other sites.
    Preview,
    /// The picture itself, without its metadata.
    Orig,
}

impl Size {
    /// All ten, in the order of [`sizes`].
    pub const ALL: [Self; 10] = [
        Self::Square60,
        Self::Square136,
        Self::Wide70,
        Self::Wide170,
        Self::Wide236,
        Self::Wide474,
        Self::Wide564,
        Self::Wide736,
        Self::Preview,
        Self::Orig,
    ];

    /// Sizes that are there as AVIF too, once that was made: what grids and close-ups show.
    pub const AVIF: [Self; 6] = [
        Self::Wide236,
        Self::Wide345,
        Self::Wide474,
        Self::Wide564,
        Self::Wide736,
        Self::Wide1200,
    ];

    /// The two that are none of the ten.
    pub const BETWEEN: [Self; 2] = [Self::Wide345, Self::Wide1200];

    /// Key of the size in an `images` object: `236x`, `orig`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Orig => "orig",
            other => other.folder(),
        }
    }

    /// First part of the size's addresses: `236x`, `originals`.
    #[must_use]
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Square60 => "60x60",
            Self::Square136 => "136x136",
            Self::Wide70 => "70x",
            Self::Wide170 => "170x",
            Self::Wide236 => "236x",
            Self::Wide345 => "345x",
            Self::Wide474 => "474x",
            Self::Wide564 => "564x",
            Self::Wide736 => "736x",
            Self::Wide1200 => "1200x",
            Self::Preview => "600x315",
            Self::Orig => "originals",
        }
    }

    /// Whether it is made of a picture so many pixels wide: the original stands for the widest
    /// where it is no wider.
    #[must_use]
    pub const fn is_made_of(self, width: u32) -> bool {
        !matches!(self, Self::Wide1200) || width > WIDEST
    }

    /// What the address of a size between two of the ten shows while it is not there: the next
    /// larger.
    #[must_use]
    pub const fn next_larger(self) -> Option<Self> {
        match self {
            Self::Wide345 => Some(Self::Wide474),
            Self::Wide1200 => Some(Self::Orig),
            _ => None,
        }
    }

    /// How the picture is brought to this size.
    pub(crate) const fn fit(self) -> Fit {
        match self {
            Self::Square60 => Fit::Cover(60, 60),
            Self::Square136 => Fit::Cover(136, 136),
            Self::Wide70 => Fit::Width(70),
            Self::Wide170 => Fit::Width(170),
            Self::Wide236 => Fit::Width(236),
            Self::Wide345 => Fit::Width(345),
            Self::Wide474 => Fit::Width(474),
            Self::Wide564 => Fit::Width(564),
            Self::Wide736 => Fit::Width(736),
            Self::Wide1200 => Fit::Width(WIDEST),
            Self::Preview => Fit::Cover(600, 315),
            Self::Orig => Fit::Whole,
        }
    }

    fn from_folder(folder: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter().chain(Self::BETWEEN);
        all.find(|size| size.folder() == folder)
    }
}

/// Width of [`Size::Wide1200`] in pixels.
const WIDEST: u32 = 1_200;

/// Ways to bring a picture to a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fit {
    /// The whole picture at this width, its shape kept.
    Width(u32),
    /// Cut from the middle so that it fills this box.
    Cover(u32, u32),
    /// As it is.
    Whole,
}

impl Fit {
    /// Pixels of a `width` by `height` picture after the fit, never enlarged.
    pub(crate) fn pixels(self, width: u32, height: u32) -> (u32, u32) {
        match self {
            Self::Width(wide) if width > wide => (wide, proportion(height, wide, width)),
            Self::Cover(wide, high) if width >= wide && height >= high => (wide, high),
            Self::Cover(wide, high) => largest_box(width, height, wide, high),
            Self::Width(_) | Self::Whole => (width, height),
        }
    }

    /// How many of the picture's pixels along a side remain, from above 0 to 1.
    pub(crate) fn scale(self, width: u32, height: u32) -> f64 {
        let (wide, high) = self.pixels(width, height);
        let across = f64::from(wide) / f64::from(width.max(1));
        match self {
            Self::Width(_) | Self::Whole => across,
            Self::Cover(..) => across.max(f64::from(high) / f64::from(height.max(1))),
        }
    }
}

/// The largest box of the shape `wide` by `high` inside the picture.
fn largest_box(width: u32, height: u32, wide: u32, high: u32) -> (u32, u32) {
    if u64::from(width) * u64::from(high) <= u64::from(height) * u64::from(wide) {
        (width, proportion(width, high, wide).min(height))
    } else {
        (proportion(height, wide, high).min(width), height)
    }
}

/// `value` times `part` by `whole`, rounded, at least one pixel.
fn proportion(value: u32, part: u32, whole: u32) -> u32 {
    let (value, part, whole) = (u64::from(value), u64::from(part), u64::from(whole));
    let rounded = (value * part + whole / 2) / whole.max(1);
    u32::try_from(rounded).unwrap_or(u32::MAX).max(1)
}

/// Width and height in pixels of every size of a `width` by `height` picture, in
/// the order of [`Size::ALL`]. The files made by [`process`](crate::process) have
/// exactly these pixels; no size is larger than the picture.
#[must_use]
pub fn sizes(width: u32, height: u32) -> [(Size, u32, u32); 10] {
    Size::ALL.map(|size| {
        let (wide, high) = size.fit().pixels(width, height);
        (size, wide, high)
    })
}

/// Address of one size below the media root: `236x/aa/bb/cc/<signature>.jpg`,
/// `originals/…` for the original. The signature is 32 lower-case hex digits and
/// the extension one of `jpg png webp gif`, as [`Picture`](crate::Picture) has them.
#[must_use]
pub fn path(size: Size, signature: &str, extension: &str) -> String {
    let pair = |at: usize| signature.get(at..at + 2).unwrap_or_default();
    let (first, second, third) = (pair(0), pair(2), pair(4));
    let folder = size.folder();
    format!("{folder}/{first}/{second}/{third}/{signature}.{extension}")
}

/// The parts of an address made by [`path`]; one leading slash is allowed.
/// Everything else (other folders, upper case, dots, wrong pairs) is none.
#[must_use]
pub fn parse_path(text: &str) -> Option<(Size, &str, &str)> {
    let text = text.strip_prefix('/').unwrap_or(text);
    let (folder, _) = text.split_once('/')?;
    let (_, file) = text.rsplit_once('/')?;
    let (signature, extension) = file.split_once('.')?;
    let size = Size::from_folder(folder)?;
    let known = is_signature(signature) && matches!(extension, "jpg" | "png" | "webp" | "gif");
    (known && path(size, signature, extension) == text).then_some((size, signature, extension))
}

/// Whether the text is a content signature: 32 lower-case hex digits.
pub(crate) fn is_signature(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
#[path = "size_tests.rs"]
mod tests;
