//! What an app may be called, and where it may send people back to. Pure.

use contract::errors::Code;
use kernel::error::{Error, Result};
use url::{Host, Url};

use crate::users::claim_username::look_of_name;

/// What this program is called, whatever its host is.
const PRODUCT: &str = "Magpie";
/// Addresses of one app.
const MOST_ADDRESSES: usize = 10;
/// Longest address, in bytes.
const LONGEST: usize = 2_000;

/// Refuses the name of the host, and what looks like it: people who are asked to allow an
/// app would take it for the host itself.
pub fn check_name(name: &str, brand: &str) -> Result<()> {
    let look = look_of_name(name);
    let hosts = [brand, PRODUCT].map(look_of_name);
    match hosts.iter().any(|host| !host.is_empty() && *host == look) {
        true => Err(Error::field(Code::AppNameTaken, "name")),
        false => Ok(()),
    }
}

/// Checks the addresses of an app (RFC 9700 §2.1, §4.1.3; RFC 8252 §7): each is kept as it
/// was written, because it is matched letter by letter.
pub fn check_redirects(uris: &[String]) -> Result<()> {
    if uris.is_empty() || uris.len() > MOST_ADDRESSES {
        let wrong = Error::field(Code::InvalidInput, "redirect_uris");
        return Err(wrong.detail("redirect_uris has 1 to 10 addresses"));
    }
    match uris.iter().find(|uri| !may_register(uri)) {
        Some(wrong) => {
            let error = Error::field(Code::RedirectInvalid, "redirect_uris");
            Err(error.detail(format!("{wrong} is no address to send people back to")))
        }
        None => Ok(()),
    }
}

fn may_register(uri: &str) -> bool {
    let is_plain = uri.len() <= LONGEST && uri.bytes().all(|byte| byte.is_ascii_graphic());
    let Some(url) = Url::parse(uri).ok().filter(|_| is_plain) else {
        return false;
    };
    let has_no_owner = url.username().is_empty() && url.password().is_none();
    has_no_owner && url.fragment().is_none() && has_right_scheme(&url)
}

/// https; http on the user's own computer; or a scheme that an installed app owns, which is
/// its domain turned round, so that it cannot be `javascript`.
fn has_right_scheme(url: &Url) -> bool {
    match url.scheme() {
        "https" => true,
        "http" => is_loopback(url),
        own => own.contains('.') && url.host().is_none(),
    }
}

/// `127.0.0.1` and `[::1]`; not `localhost`, which may be resolved elsewhere (RFC 8252 §8.3).
fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        Some(Host::Domain(_)) | None => false,
    }
}

/// Whether people may be sent to this address: it is one of the registered ones, letter by
/// letter, but for the port on the user's own computer, which an installed app is given when
/// it starts (RFC 8252 §7.3).
pub fn is_registered(registered: &[String], asked: &str) -> bool {
    registered
        .iter()
        .any(|uri| uri == asked || differs_by_port(uri, asked))
}

fn differs_by_port(registered: &str, asked: &str) -> bool {
    let is_plain = asked.len() <= LONGEST && asked.bytes().all(|byte| byte.is_ascii_graphic());
    let parsed = (Url::parse(registered), Url::parse(asked));
    let (Ok(mut registered), Ok(mut asked)) = parsed else {
        return false;
    };
    let both = [&registered, &asked];
    if !is_plain
        || !both
            .into_iter()
            .all(|url| url.scheme() == "http" && is_loopback(url))
    {
        return false;
    }
    let _ = (registered.set_port(None), asked.set_port(None));
    registered == asked
}

/// Whether an address is on a server, where nothing but the app answers: another program on
/// the user's computer may listen at the others (RFC 8252 §8.6).
pub fn is_on_a_server(uri: &str) -> bool {
    uri.starts_with("https://")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_app_is_not_called_as_its_host_is() {
        // (name, whether it may be called so at a host called "Pin Nest")
        for (name, may) in [
            ("Pin Nest", false),
            ("pinnest", false),
            ("P\u{456}n  N\u{435}st!", false),
            ("P1n_Nest", false),
            ("PIN-NEST", false),
            ("Pin N\u{200b}est", false),
            ("P\u{ed}n Nest", false),
            ("Magpie", false),
            ("MAGPIE \u{1f426}", false),
            ("rnagpie", false),
            ("M\u{430}gpi\u{435}", false),
            ("\u{39c}\u{391}GPI\u{395}", false),
            ("\u{ff2d}\u{ff41}\u{ff47}\u{ff50}\u{ff49}\u{ff45}", false),
            ("Magp|e", false),
            ("Uploader for Magpie", true),
            ("Pin Nests", true),
            ("Scissors", true),
            ("\u{9d72}", true),
            ("\u{1f426}", true),
        ] {
            assert_eq!(check_name(name, "Pin Nest").is_ok(), may, "{name}");
        }
        // A host whose name has no letters is like no other.
        assert!(check_name("\u{2600}", "\u{2605}").is_ok());
    }

    #[test]
    fn addresses_are_https_or_of_the_users_own_computer() {
        // (address, whether it may be registered)
        let cases = [
            ("https://app.example/back", true),
            ("https://app.example/back?from=magpie", true),
            ("https://app.example:8443/back", true),
            ("http://127.0.0.1/back", true),
            ("http://127.0.0.1:8080/back", true),
            ("http://[::1]/back", true),
            ("com.example.app:/back", true),
            ("http://app.example/back", false),
            ("http://localhost/back", false),
            ("http://127.0.0.1.evil.example/back", false),
            ("https://app.example/back#part", false),
            ("https://user@app.example/back", false),
            ("https://user:word@app.example/back", false),
            ("https://", false),
            ("//app.example/back", false),
            ("/back", false),
            ("javascript:alert(1)", false),
            ("data:text/html,x", false),
            ("magpie:/back", false),
            ("java.script://host/back", false),
            ("https://app.example/ back", false),
            ("https://app.example/b\u{e4}ck", false),
            ("https://app.example/\nback", false),
            ("", false),
        ];
        for (uri, may) in cases {
            assert_eq!(may_register(uri), may, "{uri}");
            assert_eq!(check_redirects(&[uri.to_owned()]).is_ok(), may, "{uri}");
        }
        let one = "https://app.example/".to_owned();
        assert!(check_redirects(&[]).is_err());
        assert!(check_redirects(&vec![one.clone(); 10]).is_ok());
        assert!(check_redirects(&vec![one; 11]).is_err());
    }

    fn check(cases: &[(&str, &str, bool)]) {
        for (registered, asked, sent) in cases {
            let registered = [(*registered).to_owned()];
            assert_eq!(
                is_registered(&registered, asked),
                *sent,
                "{registered:?} {asked}"
            );
        }
    }

    /// (registered, asked, whether people are sent there)
    #[test]
    fn people_are_sent_to_registered_addresses_alone() {
        let back = "https://app.example/back";
        check(&[
            (back, back, true),
            (back, "https://app.example/back/", false),
            (back, "https://app.example/back?x=1", false),
            (back, "https://APP.example/back", false),
            (back, "https://app.example:443/back", false),
            (back, "https://app.example/back/../x", false),
            (back, "https://evil.example/back", false),
            (back, "http://app.example/back", false),
            ("https://app.example/", "https://app.example:8443/", false),
            ("com.example.app:/back", "com.example.app:/back", true),
            ("com.example.app:/back", "com.example.app:/other", false),
        ]);
    }

    #[test]
    fn an_installed_app_listens_where_it_may() {
        let own = "http://127.0.0.1/back";
        check(&[
            (own, "http://127.0.0.1:49152/back", true),
            (
                "http://127.0.0.1:80/back",
                "http://127.0.0.1:49152/back",
                true,
            ),
            ("http://[::1]/back", "http://[::1]:49152/back", true),
            (own, "http://127.0.0.1:49152/other", false),
            (own, "http://127.0.0.2:49152/back", false),
            (own, "http://127.0.0.1:49152/back?x=1", false),
            (own, "http://127.0.0.1:49152/back#x", false),
            (own, "http://user@127.0.0.1:4/back", false),
        ]);
    }

    #[test]
    fn nothing_but_an_app_answers_on_its_server() {
        assert!(is_on_a_server("https://app.example/back"));
        for uri in ["http://127.0.0.1/back", "com.example.app:/back"] {
            assert!(!is_on_a_server(uri));
        }
    }
}
