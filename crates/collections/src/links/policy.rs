//! When a page is asked for again, when a link is called broken, and whose players are
//! shown. Pure.

use contract::links::Embed;
use url::Url;

/// What came of asking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It is there.
    Found,
    /// The server says that it is gone (404, 410).
    Gone,
    /// The server is away, or answers nonsense.
    Failed,
    /// The website does not want programs to look, or not now.
    Refused,
}

/// What is known of a link after asking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verdict {
    /// Whether viewers are told that it leads nowhere.
    pub is_broken: bool,
    /// Failures in a row.
    pub failures: i64,
    /// When it may be asked again, from now, in milliseconds.
    pub pause_ms: i64,
}

const HOUR_MS: i64 = 60 * 60 * 1_000;
const DAY_MS: i64 = 24 * HOUR_MS;
/// How long what a page says is believed.
const BELIEVED_MS: i64 = 5 * DAY_MS;
/// A server that is away so often in a row, over days, is gone.
const PATIENCE: i64 = 3;

/// What follows from asking a link that failed so often before.
pub fn judge(outcome: Outcome, was_broken: bool, failures: i64) -> Verdict {
    match outcome {
        Outcome::Found => Verdict {
            is_broken: false,
            failures: 0,
            pause_ms: BELIEVED_MS,
        },
        Outcome::Gone => Verdict {
            is_broken: true,
            failures: failures + 1,
            pause_ms: 2 * DAY_MS,
        },
        Outcome::Failed => {
            let failures = failures + 1;
            let is_broken = was_broken || failures >= PATIENCE;
            let pause_ms = if failures == 1 { HOUR_MS } else { DAY_MS };
            Verdict {
                is_broken,
                failures,
                pause_ms,
            }
        }
        // Nothing was learned: what was known stays.
        Outcome::Refused => Verdict {
            is_broken: was_broken,
            failures,
            pause_ms: BELIEVED_MS,
        },
    }
}

/// A host whose players are shown.
struct Player {
    /// The frame's host.
    host: &'static str,
    /// What its path begins with.
    path: &'static str,
    /// The host that is asked in its place.
    asked: &'static str,
    kind: &'static str,
    subtype: &'static str,
}

const fn player(
    host: &'static str,
    path: &'static str,
    asked: &'static str,
    kind: &'static str,
    subtype: &'static str,
) -> Player {
    Player {
        host,
        path,
        asked,
        kind,
        subtype,
    }
}

/// YouTube is asked where it sets no cookies before something is played.
const YOUTUBE: &str = "www.youtube-nocookie.com";

/// Players that a page may bring; of others it is not known what they do.
const PLAYERS: [Player; 9] = [
    player("www.youtube.com", "/embed/", YOUTUBE, "video", "youtube"),
    player(YOUTUBE, "/embed/", YOUTUBE, "video", "youtube"),
    player(
        "player.vimeo.com",
        "/video/",
        "player.vimeo.com",
        "video",
        "vimeo",
    ),
    player(
        "www.dailymotion.com",
        "/embed/video/",
        "www.dailymotion.com",
        "video",
        "dailymotion",
    ),
    player(
        "geo.dailymotion.com",
        "/player",
        "geo.dailymotion.com",
        "video",
        "dailymotion",
    ),
    player("embed.ted.com", "/talks/", "embed.ted.com", "video", "ted"),
    player(
        "w.soundcloud.com",
        "/player/",
        "w.soundcloud.com",
        "audio",
        "soundcloud",
    ),
    player(
        "open.spotify.com",
        "/embed/",
        "open.spotify.com",
        "audio",
        "spotify",
    ),
    player(
        "bandcamp.com",
        "/EmbeddedPlayer/",
        "bandcamp.com",
        "audio",
        "bandcamp",
    ),
];

/// The origins of all of them, which pages may frame.
pub fn player_origins() -> Vec<String> {
    let mut origins: Vec<String> = PLAYERS
        .iter()
        .map(|player| format!("https://{}", player.asked))
        .collect();
    origins.dedup();
    origins
}

/// The player at an address, if its host is on the list.
pub fn embed(address: &str) -> Option<Embed> {
    let mut url = Url::parse(address).ok()?;
    let is_plain = url.scheme() == "https" && url.port().is_none() && url.username().is_empty();
    let host = url.host_str().filter(|_| is_plain)?;
    let player = PLAYERS
        .iter()
        .find(|player| player.host == host && url.path().starts_with(player.path))?;
    url.set_host(Some(player.asked)).ok()?;
    Some(Embed {
        src: url.into(),
        r#type: player.kind,
        subtype: player.subtype,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_broken_when_the_page_is_gone_or_the_server_for_days() {
        use Outcome::{Failed, Found, Gone, Refused};
        for (outcome, was_broken, failures, expected) in [
            (Found, false, 0, (false, 0, BELIEVED_MS)),
            (Found, true, 7, (false, 0, BELIEVED_MS)),
            (Gone, false, 0, (true, 1, 2 * DAY_MS)),
            (Failed, false, 0, (false, 1, HOUR_MS)),
            (Failed, false, 1, (false, 2, DAY_MS)),
            (Failed, false, 2, (true, 3, DAY_MS)),
            (Failed, true, 0, (true, 1, HOUR_MS)),
            (Refused, false, 2, (false, 2, BELIEVED_MS)),
            (Refused, true, 3, (true, 3, BELIEVED_MS)),
        ] {
            let Verdict {
                is_broken,
                failures: after,
                pause_ms,
            } = judge(outcome, was_broken, failures);
            assert_eq!(
                (is_broken, after, pause_ms),
                expected,
                "{outcome:?} {was_broken} {failures}"
            );
        }
    }

    #[test]
    fn players_of_known_hosts_are_shown() {
        let nocookie = "https://www.youtube-nocookie.com/embed/abc?start=3";
        let cases = [
            (
                "https://www.youtube.com/embed/abc?start=3",
                Some((nocookie, "video", "youtube")),
            ),
            (nocookie, Some((nocookie, "video", "youtube"))),
            (
                "https://player.vimeo.com/video/7",
                Some(("https://player.vimeo.com/video/7", "video", "vimeo")),
            ),
            (
                "https://w.soundcloud.com/player/?url=x",
                Some((
                    "https://w.soundcloud.com/player/?url=x",
                    "audio",
                    "soundcloud",
                )),
            ),
            ("http://www.youtube.com/embed/abc", None),
            ("https://www.youtube.com/watch?v=abc", None),
            ("https://www.youtube.com:8443/embed/abc", None),
            ("https://ada@www.youtube.com/embed/abc", None),
            ("https://www.youtube.com.example/embed/abc", None),
            ("https://example.com/embed/abc", None),
            ("javascript:alert(1)", None),
        ];
        for (address, expected) in cases {
            let found = embed(address);
            let found = found
                .as_ref()
                .map(|one| (one.src.as_str(), one.r#type, one.subtype));
            assert_eq!(found, expected, "{address}");
        }
        let origins = player_origins();
        for player in &PLAYERS {
            let shown = embed(&format!("https://{}{}x", player.host, player.path)).unwrap();
            assert!(
                origins
                    .iter()
                    .any(|origin| shown.src.starts_with(&format!("{origin}/")))
            );
        }
    }
}
