//! The frame in markup that a website offers to others, such as by oEmbed.

use html5gum::{Token, Tokenizer};

/// Longest markup that is looked at, in bytes.
const LONGEST: usize = 16 * 1_024;

/// Address of the first frame, as it is written; the markup itself is worth nothing to us.
pub fn frame_source(markup: &str) -> Option<String> {
    let markup = &markup[..markup.floor_char_boundary(LONGEST)];
    let mut tokens = Tokenizer::new(markup).filter_map(std::result::Result::ok);
    tokens.find_map(|token| match token {
        Token::StartTag(tag) if *tag.name == b"iframe" => {
            let source = tag.attributes.get(b"src".as_slice())?;
            let source = String::from_utf8_lossy(source);
            let source = source.trim();
            // Without a scheme it is meant for a page over https.
            let whole = match source.strip_prefix("//") {
                Some(rest) => format!("https://{rest}"),
                None => source.to_owned(),
            };
            (!whole.is_empty()).then_some(whole)
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_frame_counts() {
        let cases = [
            (
                "<iframe width=\"560\" src=\"https://www.youtube.com/embed/abc\"></iframe>",
                Some("https://www.youtube.com/embed/abc"),
            ),
            (
                "<p>x</p><IFRAME SRC='//player.vimeo.com/video/7'>",
                Some("https://player.vimeo.com/video/7"),
            ),
            (
                "<iframe src=\"https://a.example/?a=1&amp;b=2\">",
                Some("https://a.example/?a=1&b=2"),
            ),
            ("<iframe srcdoc=\"x\"></iframe>", None),
            ("<!-- <iframe src=\"https://a.example/\"> -->", None),
            ("<script src=\"https://a.example/\"></script>", None),
            ("", None),
        ];
        for (markup, expected) in cases {
            assert_eq!(frame_source(markup).as_deref(), expected, "{markup}");
        }
        // Also where the bound falls into the middle of a letter.
        let late = format!(
            "x{}<iframe src=\"https://a.example/\">",
            "ü".repeat(LONGEST)
        );
        assert_eq!(frame_source(&late), None);
    }
}
