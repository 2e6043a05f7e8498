//! The content security policy of every page (rendering.md, "The policy").

use base64::{Engine, engine::general_purpose::STANDARD};
use collections::links::policy::player_origins;
use http::HeaderValue;
use sha2::{Digest, Sha256};

use super::shell::EARLY;

/// What the host lets pages load from elsewhere; nothing, unless configured.
#[derive(Debug, Clone, Default)]
pub struct Elsewhere {
    /// Address of a frame.
    pub frame: Option<String>,
    /// Address of reCAPTCHA's script.
    pub captcha_script: Option<String>,
    /// The host's names in several countries.
    pub siblings: Vec<String>,
    /// `https://host:port` where pictures lie, when viewers are sent there.
    pub pictures: Option<String>,
}

/// The one thing that scripts may make of a text: the address of the worker that shows what is
/// pushed (`web/src/features/devices/parts/registerWorker.ts`), and no other.
const WORKER_POLICY: &str = "magpie-worker";

/// Scripts only from here but for [`EARLY`], no markup from scripts, no frames but players that a viewer
/// presses, no style element but the one of this text.
/// Attributes may carry styles, because React never repairs a blocked one.
///
/// reCAPTCHA's script loads further scripts and frames by itself: where the host
/// wants it, its places are opened, and markup is trusted to scripts
/// ([decision 11](../../../../docs/decisions/0011-captcha.md)).
pub fn content_security_policy(style: Option<&str>, elsewhere: &Elsewhere) -> HeaderValue {
    let style = style.map_or(String::new(), |text| format!(" '{}'", hash_of(text)));
    let players = player_origins().into_iter();
    let players: String = players.map(|origin| format!(" {origin}")).collect();
    let frame = elsewhere.frame.as_deref();
    let frame = frame.map_or(String::new(), |url| format!(" {}", origin_of(url)));
    let siblings = elsewhere.siblings.iter();
    let siblings: String = siblings.map(|url| format!(" {url}")).collect();
    let pictures = elsewhere.pictures.as_deref();
    let pictures = pictures.map_or(String::new(), |origin| format!(" {origin}"));
    let captcha = elsewhere.captcha_script.as_deref();
    let scripts = captcha.map_or(String::new(), places_of_captcha);
    let trusted = match captcha {
        None => format!("; require-trusted-types-for 'script'; trusted-types {WORKER_POLICY}"),
        Some(_) => String::new(),
    };
    let early = hash_of(EARLY);
    let policy = format!(
        "default-src 'self'; script-src 'self' '{early}'{scripts}; \
         style-src 'self'{style}; style-src-attr 'unsafe-inline'; \
         img-src 'self'{pictures} data: blob:; media-src 'self' blob:; font-src 'self'; \
         connect-src 'self'{siblings}{scripts}; \
         frame-src 'self'{players}{frame}{scripts}; worker-src 'self'; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'self'{trusted}"
    );
    HeaderValue::from_str(&policy)
        .unwrap_or_else(|_| HeaderValue::from_static("default-src 'self'"))
}

/// As a policy names a text.
fn hash_of(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

/// The folder of the script, and where it loads its further parts from.
fn places_of_captcha(script: &str) -> String {
    let origin = origin_of(script);
    match origin {
        "https://www.google.com" | "https://www.recaptcha.net" => format!(
            " {origin}/recaptcha/ https://www.gstatic.com/recaptcha/ https://recaptcha.google.com/recaptcha/"
        ),
        _ => format!(" {origin}"),
    }
}

/// `https://host:port` of an address.
fn origin_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    let end = url[host..]
        .find(['/', '?', '#'])
        .map_or(url.len(), |at| host + at);
    &url[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy(elsewhere: &Elsewhere) -> String {
        let policy = content_security_policy(Some("p{color:red}"), elsewhere);
        policy.to_str().unwrap_or_default().to_owned()
    }

    #[test]
    fn nothing_comes_from_elsewhere_unless_configured() {
        let strict = policy(&Elsewhere::default());
        let style = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='";
        let script = "'sha256-5E0thRxx1IXolIL2iKFm+nLY4JTLSHXgx1xr5h9GJX8='";
        let ours = format!("script-src 'self' {script}; style-src 'self' {style};");
        assert!(strict.contains(&ours), "{strict}");
        let plain = content_security_policy(None, &Elsewhere::default());
        assert!(plain.to_str().unwrap().contains("; style-src 'self'; "));
        assert!(strict.contains("frame-src 'self' https://www.youtube-nocookie.com "));
        assert!(strict.ends_with("; trusted-types magpie-worker"));
        assert!(strict.contains("; worker-src 'self'; "));
        // What a script feeds a player with, piece by piece, has such an address.
        assert!(strict.contains("; media-src 'self' blob:; "));
        let (frames, rest) = strict
            .split_once("frame-src")
            .and_then(|(before, after)| Some((after.split_once(';')?, before)))
            .map(|((frames, after), before)| (frames, format!("{before}{after}")))
            .unwrap();
        assert!(!rest.contains("http"), "{strict}");
        for origin in frames.split_whitespace().skip(1) {
            assert!(
                player_origins().iter().any(|known| known == origin),
                "{origin}"
            );
        }
    }

    #[test]
    fn pictures_may_lie_elsewhere() {
        let of = policy(&Elsewhere {
            pictures: Some("https://cdn.example".to_owned()),
            ..Elsewhere::default()
        });
        assert!(
            of.contains("img-src 'self' https://cdn.example data: blob:;"),
            "{of}"
        );
        assert_eq!(of.matches("cdn.example").count(), 1, "{of}");
    }

    #[test]
    fn a_captcha_opens_its_own_places() {
        let of = |script: &str| {
            policy(&Elsewhere {
                captcha_script: Some(script.to_owned()),
                ..Elsewhere::default()
            })
        };
        let google = of("https://www.google.com/recaptcha/enterprise.js");
        assert!(google.contains("; worker-src 'self'; "), "{google}");
        let places = "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ \
                      https://recaptcha.google.com/recaptcha/;";
        assert!(
            google.contains(&format!("connect-src {places}")),
            "{google}"
        );
        let early = format!("script-src 'self' '{}'", hash_of(EARLY));
        let scripts = places.replace("'self'", &early);
        assert!(google.contains(&scripts), "{google}");
        let framed = format!(
            "https://bandcamp.com{}",
            places.trim_start_matches("'self'")
        );
        assert!(google.contains(&framed), "{google}");
        assert!(google.contains("default-src 'self';") && !google.contains("trusted-types"));
        let own = of("http://127.0.0.1:9/a/b.js");
        let scripts = format!("{early} http://127.0.0.1:9;");
        assert!(own.contains(&scripts), "{own}");
    }
}
