//! TLS to PostgreSQL, asked for in the address as PostgreSQL's own programs do:
//!
//! | `sslmode` | |
//! |---|---|
//! | `disable` | none |
//! | `prefer`, or nothing | when the server offers it; whose server it is, is not looked at |
//! | `require` | always; whose server it is, is not looked at |
//! | `verify-full` | always, for this host, by an authority of Mozilla's or of the file `sslrootcert` |

use std::sync::Arc;

use percent_encoding::percent_decode_str;
use rustls::{
    ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme,
    client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
    crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature},
    pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject},
};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::{Error, Result};

const DOING: &str = "preparing TLS to PostgreSQL";

/// The address as the driver reads it, and how to speak TLS to the server there.
pub(super) fn read(address: &str) -> Result<(String, MakeRustlsConnect)> {
    let (place, query) = address.split_once('?').unwrap_or((address, ""));
    let (mut kept, mut verifies, mut file) = (Vec::new(), false, None);
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        match pair.split_once('=') {
            Some(("sslmode", "verify-full")) => {
                verifies = true;
                kept.push("sslmode=require");
            }
            Some(("sslmode", "verify-ca")) => {
                let remedy = "sslmode=verify-ca does not look at the host's name; use verify-full";
                return Err(Error::broken(DOING, remedy));
            }
            Some(("sslrootcert", path)) => file = Some(decoded(path)?),
            _ => kept.push(pair),
        }
    }
    if file.is_some() && !verifies {
        let remedy = "sslrootcert is looked at with sslmode=verify-full only";
        return Err(Error::broken(DOING, remedy));
    }
    let provider = Arc::new(ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider.clone())
        .with_safe_default_protocol_versions()
        .map_err(|cause| Error::broken(DOING, cause))?;
    let config = if verifies {
        config.with_root_certificates(roots(file.as_deref())?)
    } else {
        let accept_all = Arc::new(AcceptAll(provider));
        config
            .dangerous()
            .with_custom_certificate_verifier(accept_all)
    };
    let tls = MakeRustlsConnect::new(config.with_no_client_auth());
    let query = if kept.is_empty() { "" } else { "?" };
    Ok((format!("{place}{query}{}", kept.join("&")), tls))
}

fn decoded(text: &str) -> Result<String> {
    let text = percent_decode_str(text).decode_utf8();
    Ok(text
        .map_err(|cause| Error::broken(DOING, cause))?
        .into_owned())
}

/// The authorities in a file, or those of Mozilla's list.
fn roots(file: Option<&str>) -> Result<RootCertStore> {
    let Some(file) = file else {
        return Ok(webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect());
    };
    let unusable = |cause: String| Error::broken(DOING, format!("sslrootcert {file}: {cause}"));
    let mut roots = RootCertStore::empty();
    let certificates = CertificateDer::pem_file_iter(file);
    for certificate in certificates.map_err(|cause| unusable(cause.to_string()))? {
        let certificate = certificate.map_err(|cause| unusable(cause.to_string()))?;
        let added = roots.add(certificate);
        added.map_err(|cause| unusable(cause.to_string()))?;
    }
    if roots.is_empty() {
        return Err(unusable("there is no certificate in it".to_owned()));
    }
    Ok(roots)
}

/// Accepts every certificate, as `require` means it: eavesdroppers are shut out,
/// but who answers is not known. Signatures are checked all the same.
#[derive(Debug)]
struct AcceptAll(Arc<CryptoProvider>);

impl ServerCertVerifier for AcceptAll {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> std::result::Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::super::Postgres;
    use super::*;
    use crate::Options;

    /// Whether a connection to this address is encrypted.
    async fn is_encrypted(address: &str) -> Result<bool> {
        let client = Postgres::open(address, &Options::default())?
            .client()
            .await?;
        let own = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        let row = client
            .query_one(own, &[])
            .await
            .expect("a row of one's own");
        Ok(row.get(0))
    }

    #[test]
    fn addresses_are_read_as_the_driver_and_tls_need_them() {
        let cases = [
            ("postgres://db/a", Some("postgres://db/a")),
            (
                "postgres://db/a?sslmode=disable",
                Some("postgres://db/a?sslmode=disable"),
            ),
            (
                "postgres://db/a?sslmode=verify-full&application_name=b",
                Some("postgres://db/a?sslmode=require&application_name=b"),
            ),
            ("postgres://db/a?sslmode=verify-ca", None),
            ("postgres://db/a?sslmode=require&sslrootcert=ca.crt", None),
            (
                "postgres://db/a?sslmode=verify-full&sslrootcert=/no/such/file",
                None,
            ),
            (
                "postgres://db/a?sslmode=verify-full&sslrootcert=Cargo.toml",
                None,
            ),
        ];
        for (address, expected) in cases {
            let read = read(address).ok().map(|(address, _)| address);
            assert_eq!(read.as_deref(), expected, "{address}");
        }
    }

    /// The cluster of `scripts/with-postgres.sh` speaks TLS; others need not.
    #[tokio::test]
    async fn connections_are_as_the_address_says() {
        let variable = |name| std::env::var(name).ok();
        let (Some(cluster), Some(authority)) = (
            variable("MAGPIE_TEST_POSTGRES"),
            variable("MAGPIE_TEST_POSTGRES_ROOT"),
        ) else {
            return;
        };
        let elsewhere = cluster.replace("127.0.0.1", "localhost");
        assert_ne!(elsewhere, cluster);
        let cases = [
            (&cluster, "", Some(true)),
            (&cluster, "?sslmode=disable", Some(false)),
            (&cluster, "?sslmode=prefer", Some(true)),
            (&cluster, "?sslmode=require", Some(true)),
            (&cluster, "?sslmode=verify-full&sslrootcert={}", Some(true)),
            // Mozilla does not know the authority; the certificate is not for that name.
            (&cluster, "?sslmode=verify-full", None),
            (&elsewhere, "?sslmode=require", Some(true)),
            (&elsewhere, "?sslmode=verify-full&sslrootcert={}", None),
        ];
        for (place, query, expected) in cases {
            let address = format!("{place}{}", query.replace("{}", &authority));
            assert_eq!(is_encrypted(&address).await.ok(), expected, "{address}");
        }
    }
}
