//! What a configuration may not say.

use anyhow::bail;

use super::Config;

impl Config {
    /// Refuses what cannot be meant, with words for the host.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        let addresses = self.public_url.iter().map(|url| ("public_url", url));
        let tracking = self.consent.ad_tracking_url.iter();
        let addresses = addresses
            .chain(self.siblings.iter().map(|url| ("siblings", url)))
            .chain(tracking.map(|url| ("consent.ad_tracking_url", url)));
        for (name, url) in addresses {
            if !(url.starts_with("http://") || url.starts_with("https://")) {
                bail!("{name} is {url}; write it with http:// or https://");
            }
        }
        if let Some(url) = self
            .siblings
            .iter()
            .find(|url| url.matches('/').count() > 2)
        {
            bail!("siblings names {url}; write the address alone, without a path");
        }
        let own = self.siblings.iter().chain(&self.public_url);
        if let Some(complaint) = self.hreflang.complaint(&own.cloned().collect::<Vec<_>>()) {
            bail!("[hreflang]: {complaint}");
        }
        let tables = [
            ("pictures", self.pictures.complaint()),
            ("videos", self.videos.complaint()),
        ];
        for (table, complaint) in tables {
            if let Some(complaint) = complaint {
                bail!("[{table}]: {complaint}");
            }
        }
        if self.machine > 1_023 {
            bail!("machine is {}; use a number from 0 to 1023", self.machine);
        }
        Ok(())
    }
}
