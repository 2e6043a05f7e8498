//! OpenID Connect: authorization code flow with PKCE, state and nonce.

use std::ops::Deref;

use chrono::{DateTime, TimeDelta, Utc};
use fetch::Fetcher;
use openidconnect::{
    AccessToken, AuthType, AuthenticationFlow, AuthorizationCode, ClaimsVerificationError,
    ClientId, ClientSecret, CsrfToken, EndpointMaybeSet, EndpointNotSet, EndpointSet, IssuerUrl,
    LocalizedClaim, Nonce, OAuth2TokenResponse, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl,
    RequestTokenError, Scope, SignatureVerificationError, StandardClaims, TokenResponse,
    core::{
        CoreClient, CoreClientAuthMethod, CoreGenderClaim, CoreIdToken, CoreIdTokenClaims,
        CoreJwsSigningAlgorithm as Alg, CoreProviderMetadata, CoreResponseType, CoreUserInfoClaims,
    },
};
use url::Url;

use crate::{
    claims::Claims,
    failed::{BadSetting, Failed},
    metadata_cache::MetadataCache,
    provider::{AuthorizationRequest, Kind, Setting},
    transport::send,
};

/// Signatures that only the provider can make.
const OWN_KEYS: [Alg; 9] = [
    Alg::RsaSsaPkcs1V15Sha256,
    Alg::RsaSsaPkcs1V15Sha384,
    Alg::RsaSsaPkcs1V15Sha512,
    Alg::RsaSsaPssSha256,
    Alg::RsaSsaPssSha384,
    Alg::RsaSsaPssSha512,
    Alg::EcdsaP256Sha256,
    Alg::EcdsaP384Sha384,
    Alg::EdDsa,
];
/// How far the clocks of provider and host may differ.
const CLOCKS: TimeDelta = TimeDelta::minutes(2);
/// Greatest age of the log-in at the provider when the request asks for a new one.
const FRESH: TimeDelta = TimeDelta::minutes(10);

type Client = CoreClient<
    EndpointSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointMaybeSet,
    EndpointMaybeSet,
>;

/// One provider of OpenID Connect.
pub(crate) struct OpenId {
    client_id: ClientId,
    client_secret: ClientSecret,
    scopes: Vec<Scope>,
    signs_with_secret: bool,
    metadata: MetadataCache,
    http: Fetcher,
}

impl OpenId {
    pub(crate) fn new(setting: &Setting, http: &Fetcher) -> Result<Self, BadSetting> {
        let Kind::OpenId {
            issuer,
            scopes,
            signs_with_secret,
        } = &setting.kind
        else {
            return Err(BadSetting::Key(setting.key.clone()));
        };
        let wrong = |_| BadSetting::Address(setting.key.clone(), issuer.clone());
        let url = IssuerUrl::new(issuer.clone()).map_err(wrong)?;
        Ok(Self {
            client_id: ClientId::new(setting.client_id.clone()),
            client_secret: ClientSecret::new(setting.client_secret.0.clone()),
            scopes: scopes.iter().cloned().map(Scope::new).collect(),
            signs_with_secret: *signs_with_secret,
            metadata: MetadataCache::new(url, http.clone()),
            http: http.clone(),
        })
    }

    pub(crate) async fn authorization_url(
        &self,
        authorization: &AuthorizationRequest,
        now_ms: i64,
    ) -> Result<Url, Failed> {
        let known = self.metadata.get(now_ms).await?;
        let client = self.client(&known, authorization)?;
        let flow = AuthenticationFlow::<CoreResponseType>::AuthorizationCode;
        let (state, nonce) = (authorization.state.clone(), authorization.nonce.0.clone());
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&verifier(authorization));
        let request = client
            .authorize_url(flow, || CsrfToken::new(state), || Nonce::new(nonce))
            .add_scopes(self.scopes.iter().cloned())
            .set_pkce_challenge(challenge);
        let request = match authorization.requires_login {
            true => request.set_max_age(std::time::Duration::ZERO),
            false => request,
        };
        Ok(request.url().0)
    }

    pub(crate) async fn exchange_code(
        &self,
        authorization: &AuthorizationRequest,
        code: &str,
        now_ms: i64,
    ) -> Result<Claims, Failed> {
        let known = self.metadata.get(now_ms).await?;
        let client = self.client(&known, authorization)?;
        let http = |request| send(self.http.clone(), request);
        let asked = client
            .exchange_code(AuthorizationCode::new(code.to_owned()))
            .map_err(|error| Failed::Unavailable(format!("it has no token endpoint: {error}")))?
            .set_pkce_verifier(verifier(authorization))
            .request_async(&http)
            .await;
        let answer = asked.map_err(|error| match error {
            RequestTokenError::ServerResponse(answer) => {
                Failed::Refused(format!("the code was not taken: {}", answer.error()))
            }
            RequestTokenError::Request(cause) => Failed::Unavailable(cause.to_string()),
            // What it answered may hold tokens.
            RequestTokenError::Parse(..) | RequestTokenError::Other(_) => {
                Failed::Unavailable("its answer to the code cannot be read".into())
            }
        })?;
        let token = answer.id_token();
        let token = token.ok_or_else(|| Failed::Refused("it gave no id token".into()))?;
        let nonce = Nonce::new(authorization.nonce.0.clone());
        let claims = self
            .claims(token, Some(&nonce), authorization.requires_login, now_ms)
            .await?;
        let mut user = read(&claims);
        // What the token lacks, the user-info endpoint may have.
        if user.email.is_none() || user.first_name.is_empty() {
            let access = answer.access_token().clone();
            self.add_user_info(&client, access, &claims, &mut user)
                .await;
        }
        Ok(user)
    }

    /// Verifies an ID token that a client got by itself: it carries no nonce of ours.
    pub(crate) async fn verify_token(&self, token: &str, now_ms: i64) -> Result<Claims, Failed> {
        let token: CoreIdToken = token
            .parse()
            .map_err(|_| Failed::Refused("it is not an id token".into()))?;
        let claims = self.claims(&token, None, false, now_ms).await?;
        Ok(read(&claims))
    }

    fn client(
        &self,
        known: &CoreProviderMetadata,
        authorization: &AuthorizationRequest,
    ) -> Result<Client, Failed> {
        let redirect = RedirectUrl::new(authorization.redirect_uri.clone())
            .map_err(|error| Failed::Unavailable(format!("the redirect address: {error}")))?;
        let secret = Some(self.client_secret.clone());
        let secret = secret.filter(|secret| !secret.secret().is_empty());
        let client =
            CoreClient::from_provider_metadata(known.clone(), self.client_id.clone(), secret);
        // Without a word of the provider's the specification means the header;
        // LINE says nothing and takes the body alone.
        let takes_body = match known.token_endpoint_auth_methods_supported() {
            Some(methods) => methods.contains(&CoreClientAuthMethod::ClientSecretPost),
            None => self.signs_with_secret,
        };
        let way = if takes_body {
            AuthType::RequestBody
        } else {
            AuthType::BasicAuth
        };
        Ok(client.set_redirect_uri(redirect).set_auth_type(way))
    }

    /// The token's claims, after checking signature, issuer, audience, nonce and age.
    async fn claims(
        &self,
        token: &CoreIdToken,
        nonce: Option<&Nonce>,
        requires_login: bool,
        now_ms: i64,
    ) -> Result<CoreIdTokenClaims, Failed> {
        let known = self.metadata.get(now_ms).await?;
        let outcome = self.check(&known, token, nonce, requires_login, now_ms);
        let unknown_key = ClaimsVerificationError::SignatureVerification(
            SignatureVerificationError::NoMatchingKey,
        );
        let outcome = match outcome {
            // Keys are changed from time to time.
            Err(error) if error == unknown_key => match self.metadata.renew(now_ms).await? {
                Some(known) => self.check(&known, token, nonce, requires_login, now_ms),
                None => Err(error),
            },
            outcome => outcome,
        };
        outcome.map_err(|error| Failed::Refused(format!("id token: {error}")))
    }

    fn check(
        &self,
        known: &CoreProviderMetadata,
        token: &CoreIdToken,
        nonce: Option<&Nonce>,
        requires_login: bool,
        now_ms: i64,
    ) -> Result<CoreIdTokenClaims, ClaimsVerificationError> {
        let now = DateTime::<Utc>::from_timestamp_millis(now_ms).unwrap_or_default();
        let secret = Some(self.client_secret.clone());
        let client = CoreClient::new(
            self.client_id.clone(),
            known.issuer().clone(),
            known.jwks().clone(),
        );
        let client =
            match secret.filter(|secret| self.signs_with_secret && !secret.secret().is_empty()) {
                Some(secret) => client.set_client_secret(secret),
                None => client,
            };
        let mut algs = OWN_KEYS.to_vec();
        if self.signs_with_secret {
            algs.push(Alg::HmacSha256);
        }
        let issued = move |at: DateTime<Utc>| match at <= now + CLOCKS {
            true => Ok(()),
            false => Err("issued in the future".to_owned()),
        };
        let shown = move |at: Option<DateTime<Utc>>| match at {
            Some(at) if requires_login && at < now - FRESH => Err("too long ago".to_owned()),
            // A provider that was asked how long ago has to say it (OpenID Connect Core 2).
            None if requires_login => Err("not told".to_owned()),
            _ => Ok(()),
        };
        let verifier = client
            .id_token_verifier()
            .set_allowed_algs(algs)
            .set_time_fn(move || now - CLOCKS)
            .set_issue_time_verifier_fn(issued)
            .set_auth_time_verifier_fn(shown);
        let claims = match nonce {
            Some(nonce) => token.claims(&verifier, nonce)?,
            None => token.claims(&verifier, |_: Option<&Nonce>| Ok(()))?,
        };
        Ok(claims.clone())
    }

    /// Fills in names and address from the user-info endpoint where the token has none.
    /// A failure is ignored: the user can be asked instead.
    async fn add_user_info(
        &self,
        client: &Client,
        access: AccessToken,
        claims: &CoreIdTokenClaims,
        user: &mut Claims,
    ) {
        let Ok(request) = client.user_info(access, Some(claims.subject().clone())) else {
            return;
        };
        let http = |request| send(self.http.clone(), request);
        // Answers that are not signed come from the provider's own address.
        let asked = request
            .require_signed_response(false)
            .request_async(&http)
            .await;
        let asked: Option<CoreUserInfoClaims> = asked.ok();
        if let Some(more) = asked {
            *user = read_standard(more.standard_claims());
        }
    }
}

fn verifier(authorization: &AuthorizationRequest) -> PkceCodeVerifier {
    PkceCodeVerifier::new(authorization.verifier.0.clone())
}

/// ID tokens and user-info answers have the same claims, but no type in common.
macro_rules! standard_claims {
    ($claims:expr) => {{
        let claims = $claims;
        let name = first(claims.name()).unwrap_or_default();
        Claims {
            subject: claims.subject().to_string(),
            email: claims.email().map(|email| email.to_string()),
            email_is_verified: claims.email_verified() == Some(true),
            first_name: first(claims.given_name()).unwrap_or(name),
            last_name: first(claims.family_name()).unwrap_or_default(),
            username: claims
                .preferred_username()
                .map(|name| name.to_string())
                .unwrap_or_default(),
            url: first(claims.profile()),
        }
    }};
}

fn read(claims: &CoreIdTokenClaims) -> Claims {
    standard_claims!(claims)
}

fn read_standard(claims: &StandardClaims<CoreGenderClaim>) -> Claims {
    standard_claims!(claims)
}

/// A claim in the language that is not named, or in any.
fn first<T: Deref<Target = String>>(claim: Option<&LocalizedClaim<T>>) -> Option<String> {
    let claim = claim?;
    let value = claim
        .get(None)
        .or_else(|| claim.iter().next().map(|(_, value)| value));
    value.map(|value| value.to_string())
}
