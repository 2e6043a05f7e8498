//! What a browser says it is (specification §3, userAgent), from its header.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;
use contract::pages::UserAgent;

/// Longest kept header, in characters.
const LONGEST: usize = 512;
/// What a word in the header tells.
#[derive(Debug, Clone, Copy)]
enum Sign {
    Tablet,
    /// A tablet, unless it also says that it is mobile.
    Android,
    Mobile,
    Phone,
    Bot,
    SocialBot,
}

const DEVICES: [(&str, Sign); 8] = [
    ("ipad", Sign::Tablet),
    ("tablet", Sign::Tablet),
    ("kindle", Sign::Tablet),
    ("android", Sign::Android),
    ("mobile", Sign::Mobile),
    ("iphone", Sign::Phone),
    ("ipod", Sign::Phone),
    ("windows phone", Sign::Phone),
];
/// Parts of the names that crawlers give themselves.
const BOTS: [&str; 16] = [
    "bot",
    "crawl",
    "spider",
    "slurp",
    "mediapartners",
    "facebookexternalhit",
    "embedly",
    "preview",
    "whatsapp",
    "telegram",
    "discord",
    "skypeuripreview",
    "curl/",
    "wget/",
    "archiver",
    "fetcher",
];
/// Those that fetch a page to show it beside a link.
const SOCIAL: [&str; 9] = [
    "facebookexternalhit",
    "twitterbot",
    "slackbot",
    "linkedinbot",
    "whatsapp",
    "telegrambot",
    "discordbot",
    "pinterestbot",
    "skypeuripreview",
];

/// All these words, looked for in one pass: this is asked for every request.
static WORDS: LazyLock<(AhoCorasick, Vec<Sign>)> = LazyLock::new(|| {
    let bots = BOTS.map(|word| (word, Sign::Bot));
    let social = SOCIAL.map(|word| (word, Sign::SocialBot));
    let all = DEVICES.into_iter().chain(bots).chain(social);
    let (words, signs): (Vec<&str>, Vec<Sign>) = all.unzip();
    let mut builder = AhoCorasick::builder();
    let built = builder.ascii_case_insensitive(true).build(words);
    (built.expect("the words are few"), signs)
});

/// Sorts of devices.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Device {
    /// Small and touched.
    Phone,
    /// Large and touched.
    Tablet,
    /// Everything else.
    #[default]
    Desktop,
}

/// Who reads the page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Agent {
    /// On what.
    pub device: Device,
    /// Whether it is a program.
    pub is_bot: bool,
    /// Whether it makes a preview of a link.
    pub is_social_bot: bool,
}

/// Reads the header.
pub fn read(header: &str) -> Agent {
    let (words, signs) = &*WORDS;
    let found = words.find_overlapping_iter(header);
    let bit = |sign: Sign| 1_u8 << sign as u8;
    let found = found.fold(0, |found, word| found | bit(signs[word.pattern()]));
    let has = |sign| found & bit(sign) != 0;
    let tablet = has(Sign::Tablet) || (has(Sign::Android) && !has(Sign::Mobile));
    let phone = has(Sign::Phone) || has(Sign::Mobile);
    let device = match (tablet, phone) {
        (true, _) => Device::Tablet,
        (false, true) => Device::Phone,
        (false, false) => Device::Desktop,
    };
    Agent {
        device,
        is_bot: has(Sign::Bot),
        is_social_bot: has(Sign::SocialBot),
    }
}

/// What pages tell that many visitors share: the kind of device, which they are laid out
/// for, and nothing of the one browser that they were made for.
pub fn describe_shared(device: Device) -> UserAgent {
    described("", device)
}

/// The header as the page tells it to the web app.
pub fn describe(header: &str) -> UserAgent {
    described(header, read(header).device)
}

fn described(header: &str, device: Device) -> UserAgent {
    let (browser_name, browser_version) = browser(header);
    let (platform, os_name) = platform(header);
    UserAgent {
        browser_name: browser_name.to_owned(),
        browser_version,
        browser_type: match device {
            Device::Phone => "phone",
            Device::Tablet => "tablet",
            Device::Desktop => "desktop",
        }
        .to_owned(),
        can_use_native_app: false,
        is_tablet: device == Device::Tablet,
        is_mobile: device == Device::Phone,
        platform: platform.to_owned(),
        platform_version: platform_version(header),
        os_name: os_name.to_owned(),
        raw: header.chars().take(LONGEST).collect(),
    }
}

/// Browser and system in words: `Firefox, Windows`; empty when it says neither.
pub fn name(header: &str) -> String {
    let names = [browser(header).0, platform(header).1];
    let known = names.into_iter().filter(|name| !name.is_empty());
    known.collect::<Vec<_>>().join(", ")
}

/// Name and version of the browser. Browsers name their ancestors too, so the
/// youngest names are asked first.
fn browser(header: &str) -> (&'static str, String) {
    let names = [
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("CriOS/", "Chrome"),
        ("FxiOS/", "Firefox"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Version/", "Safari"),
    ];
    let found = names
        .into_iter()
        .find_map(|(mark, name)| Some((name, header.split_once(mark)?.1)));
    match found {
        Some((name, rest)) => {
            let version: String = rest
                .chars()
                .take_while(|c| c.is_ascii_digit() || *c == '.')
                .collect();
            (name, version)
        }
        None => ("", "0".to_owned()),
    }
}

fn platform(header: &str) -> (&'static str, &'static str) {
    let marks = [
        ("iPhone", ("ios", "iOS")),
        ("iPad", ("ios", "iOS")),
        ("Android", ("android", "Android")),
        ("Windows", ("other", "Windows")),
        ("Mac OS X", ("other", "macOS")),
        ("CrOS", ("other", "ChromeOS")),
        ("Linux", ("other", "Linux")),
    ];
    marks
        .into_iter()
        .find(|(mark, _)| header.contains(mark))
        .map_or(("other", ""), |(_, names)| names)
}

/// Three numbers behind the platform's name; zeros when there are none.
fn platform_version(header: &str) -> [u32; 3] {
    let marks = [
        "iPhone OS ",
        "CPU OS ",
        "Android ",
        "Windows NT ",
        "Mac OS X ",
    ];
    let rest = marks
        .iter()
        .find_map(|mark| Some(header.split_once(mark)?.1))
        .unwrap_or_default();
    let text: String = rest
        .chars()
        .take_while(|c| c.is_ascii_digit() || matches!(c, '.' | '_'))
        .collect();
    let mut numbers = text.split(['.', '_']).map(|part| part.parse().unwrap_or(0));
    std::array::from_fn(|_| numbers.next().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_and_programs_are_told_apart() {
        let cases = [
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
                Device::Desktop,
                false,
                false,
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) \
                 AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1",
                Device::Phone,
                false,
                false,
            ),
            (
                "Mozilla/5.0 (Linux; Android 14; Pixel 8) \
                 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
                Device::Phone,
                false,
                false,
            ),
            (
                "Mozilla/5.0 (Linux; Android 13; SM-X700) \
                 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
                Device::Tablet,
                false,
                false,
            ),
            (
                "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
                Device::Desktop,
                true,
                false,
            ),
            ("facebookexternalhit/1.1", Device::Desktop, true, true),
            ("", Device::Desktop, false, false),
        ];
        for (header, device, is_bot, is_social_bot) in cases {
            assert_eq!(
                read(header),
                Agent {
                    device,
                    is_bot,
                    is_social_bot
                },
                "{header}"
            );
        }
    }

    #[test]
    fn browsers_and_platforms_are_named() {
        let iphone = describe(
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) \
             AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1",
        );
        assert_eq!(
            (
                iphone.browser_name.as_str(),
                iphone.browser_version.as_str()
            ),
            ("Safari", "17.4.1")
        );
        assert_eq!(
            (iphone.os_name.as_str(), iphone.platform_version),
            ("iOS", [17, 4, 1])
        );
        assert_eq!(
            name("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0"),
            "Firefox, Windows"
        );
        assert_eq!(
            (name(""), name("Firefox/140.0")),
            (String::new(), "Firefox".into())
        );
        let nothing = describe("");
        assert_eq!(
            (nothing.browser_version.as_str(), nothing.platform_version),
            ("0", [0, 0, 0])
        );
    }
}
