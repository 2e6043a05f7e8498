//! The configuration as `magpie config` prints it.

use std::fmt;

use store::Address;

use super::Config;
use crate::networks;

impl fmt::Display for Config {
    /// One setting a line, as `magpie config` prints them; a database's password
    /// is masked.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let database = match &self.database {
            Address::Sqlite(path) => path.display().to_string(),
            Address::Postgres(url) => masked(url),
        };
        writeln!(f, "listen = {}", self.listen)?;
        writeln!(f, "data = {}", self.data.display())?;
        writeln!(f, "database_url = {database}")?;
        writeln!(f, "{}", self.blobs)?;
        writeln!(
            f,
            "public_url = {}",
            self.public_url
                .as_deref()
                .unwrap_or("(each request's host)")
        )?;
        writeln!(f, "siblings = {:?}", self.siblings)?;
        write!(f, "{}", self.hreflang)?;
        writeln!(f, "mail_url = {}", self.mail)?;
        writeln!(f, "mail_from = {}", self.mail_from)?;
        writeln!(f, "brand.name = {}", self.brand)?;
        writeln!(f, "people.country = {}", self.country)?;
        let accounts = &self.accounts;
        let (days, hours) = (accounts.unverified_days, accounts.new_account_hours);
        writeln!(f, "people.least_age = {}", accounts.least_age)?;
        writeln!(f, "people.unverified_days = {days}")?;
        writeln!(f, "people.new_account_hours = {hours}")?;
        writeln!(f, "people.hides_accounts = {}", accounts.hides_accounts)?;
        writeln!(f, "pictures.avif = {}", self.pictures.avif)?;
        let program = self.pictures.read_words.as_deref().unwrap_or_default();
        writeln!(f, "pictures.read_words = {}", program.join(" "))?;
        let program = self.pictures.screen.as_deref().unwrap_or_default();
        writeln!(f, "pictures.screen = {}", program.join(" "))?;
        writeln!(f, "pictures.screen_from = {}", self.pictures.screen_from)?;
        let program = self.videos.program.as_ref();
        let program = program.map(|path| path.display().to_string());
        let program = program.as_deref().unwrap_or("(where programs lie)");
        writeln!(f, "videos.program = {program}")?;
        writeln!(f, "videos.threads = {}", self.videos.limits().threads)?;
        writeln!(f, "{}", self.consent)?;
        writeln!(f, "{}", self.places)?;
        writeln!(f, "{}", self.search)?;
        writeln!(f, "{}", self.experiences)?;
        for (name, group) in &self.experiments {
            writeln!(f, "experiments.{name} = {group}")?;
        }
        writeln!(f, "{}", self.activities)?;
        writeln!(f, "{}", self.captcha)?;
        writeln!(f, "{}", self.translation)?;
        writeln!(f, "{}", self.live)?;
        networks::show(&self.networks, f)?;
        writeln!(f, "people.sign_up = {:?}", self.sign_up)?;
        writeln!(f, "rate_limits = {:?}", self.rate_limits)?;
        writeln!(f, "trust_proxy = {}", self.trust_proxy)?;
        writeln!(f, "hsts_subdomains = {}", self.hsts_subdomains)?;
        writeln!(f, "graphql = {}", self.graphql)?;
        writeln!(f, "allowed_fetch_hosts = {:?}", self.allowed_fetch_hosts)?;
        let nameserver = self.nameserver.map(|address| address.to_string());
        let nameserver = nameserver.as_deref().unwrap_or("(the system's)");
        writeln!(f, "nameserver = {nameserver}")?;
        let admin = self.admin_listen.map(|address| address.to_string());
        writeln!(f, "admin_listen = {}", admin.as_deref().unwrap_or("(off)"))?;
        writeln!(f, "admin_hosts = {:?}", self.admin_hosts)?;
        writeln!(f, "pin_cache_mb = {}", self.pin_cache_mb)?;
        writeln!(f, "log = {}", self.log)?;
        write!(f, "machine = {}", self.machine)
    }
}

/// `postgres://user:***@host/name`.
fn masked(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return "(set)".to_owned();
    };
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}:***@{host}")
        }
        None => format!("{scheme}://{rest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_masked() {
        let cases = [
            (
                "postgres://me:secret@db/magpie",
                "postgres://me:***@db/magpie",
            ),
            (
                "postgres://me:se@cret@db/magpie",
                "postgres://me:***@db/magpie",
            ),
            ("postgres://db/magpie", "postgres://db/magpie"),
            ("host=db password=secret", "(set)"),
        ];
        for (url, shown) in cases {
            assert_eq!(masked(url), shown);
        }
    }
}
