//! Facebook Login: its dialog, and the Graph API for the user's claims.

use fetch::Fetcher;
use hmac::{Hmac, Mac};
use openidconnect::{PkceCodeChallenge, PkceCodeVerifier};
use serde::{Deserialize, de::DeserializeOwned};
use sha2::Sha256;
use url::{Url, form_urlencoded};

use crate::{
    claims::Claims,
    failed::{BadSetting, Failed},
    provider::{AuthorizationRequest, Kind, Secret, Setting},
    transport::send,
};

/// Fields of a user that are requested.
const FIELDS: &str = "id,first_name,last_name,name,email";

/// Facebook as the host configured it.
pub(crate) struct Facebook {
    dialog: Url,
    graph: String,
    app_id: String,
    app_secret: Secret,
    http: Fetcher,
}

#[derive(Deserialize)]
struct TokenAnswer {
    access_token: String,
}

#[derive(Deserialize)]
struct Described {
    data: Description,
}

#[derive(Deserialize)]
struct Description {
    #[serde(default)]
    app_id: String,
    #[serde(default)]
    is_valid: bool,
    #[serde(default)]
    user_id: String,
}

#[derive(Deserialize)]
struct Me {
    id: String,
    #[serde(default)]
    first_name: String,
    #[serde(default)]
    last_name: String,
    #[serde(default)]
    name: String,
    email: Option<String>,
}

impl Facebook {
    pub(crate) fn new(setting: &Setting, http: &Fetcher) -> Result<Self, BadSetting> {
        let Kind::Facebook { dialog, graph } = &setting.kind else {
            return Err(BadSetting::Key(setting.key.clone()));
        };
        let wrong = |_| BadSetting::Address(setting.key.clone(), dialog.clone());
        Ok(Self {
            dialog: Url::parse(dialog).map_err(wrong)?,
            graph: graph.trim_end_matches('/').to_owned(),
            app_id: setting.client_id.clone(),
            app_secret: setting.client_secret.clone(),
            http: http.clone(),
        })
    }

    pub(crate) fn authorization_url(
        &self,
        authorization: &AuthorizationRequest,
    ) -> Result<Url, Failed> {
        let verifier = PkceCodeVerifier::new(authorization.verifier.0.clone());
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&verifier);
        let mut url = self.dialog.clone();
        let mut query = url.query_pairs_mut();
        query
            .append_pair("client_id", &self.app_id)
            .append_pair("redirect_uri", &authorization.redirect_uri)
            .append_pair("state", &authorization.state)
            .append_pair("response_type", "code")
            .append_pair("scope", "public_profile,email")
            .append_pair("code_challenge", challenge.as_str())
            .append_pair("code_challenge_method", "S256");
        if authorization.requires_login {
            query.append_pair("auth_type", "reauthenticate");
        }
        drop(query);
        Ok(url)
    }

    pub(crate) async fn exchange_code(
        &self,
        authorization: &AuthorizationRequest,
        code: &str,
    ) -> Result<Claims, Failed> {
        let form = [
            ("client_id", self.app_id.as_str()),
            ("client_secret", &self.app_secret.0),
            ("redirect_uri", &authorization.redirect_uri),
            ("code", code),
            ("code_verifier", &authorization.verifier.0),
        ];
        let answer: TokenAnswer = self.ask("oauth/access_token", &form).await?;
        self.verify_token(&answer.access_token).await
    }

    /// Verifies an access token by its introspection: one issued to another app is
    /// refused, since that app's owner could have brought it.
    pub(crate) async fn verify_token(&self, token: &str) -> Result<Claims, Failed> {
        let own = format!("{}|{}", self.app_id, self.app_secret.0);
        let form = [
            ("method", "get"),
            ("input_token", token),
            ("access_token", &own),
        ];
        let Described { data } = self.ask("debug_token", &form).await?;
        if !data.is_valid || data.app_id != self.app_id || data.user_id.is_empty() {
            return Err(Failed::Refused(
                "the token is not valid, or not for this app".into(),
            ));
        }
        let proof = self.app_secret_proof(token);
        let form = [
            ("method", "get"),
            ("fields", FIELDS),
            ("access_token", token),
            ("appsecret_proof", &proof),
        ];
        let me: Me = self.ask("me", &form).await?;
        if me.id != data.user_id {
            return Err(Failed::Refused("the token belongs to two people".into()));
        }
        Ok(Claims {
            subject: me.id,
            email: me.email,
            // Facebook does not say whether it verified the address.
            email_is_verified: false,
            first_name: if me.first_name.is_empty() {
                me.name.clone()
            } else {
                me.first_name
            },
            last_name: me.last_name,
            username: me.name,
            url: None,
        })
    }

    /// Proof of possession of the app secret (`appsecret_proof`).
    fn app_secret_proof(&self, token: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.app_secret.0.as_bytes())
            .expect("a key may have any length");
        mac.update(token.as_bytes());
        let bytes = mac.finalize().into_bytes();
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// A question with its parameters in the body, where no log has them.
    async fn ask<T: DeserializeOwned>(
        &self,
        path: &str,
        form: &[(&str, &str)],
    ) -> Result<T, Failed> {
        let body: String = form_urlencoded::Serializer::new(String::new())
            .extend_pairs(form)
            .finish();
        let request = http::Request::post(format!("{}/{path}", self.graph))
            .header(
                http::header::CONTENT_TYPE,
                "application/x-www-form-urlencoded",
            )
            .header(http::header::ACCEPT, "application/json")
            .body(body.into_bytes())
            .map_err(|error| Failed::Unavailable(error.to_string()))?;
        let answer = send(self.http.clone(), request)
            .await
            .map_err(|error| Failed::Unavailable(error.to_string()))?;
        match answer.status() {
            status if status.is_success() => serde_json::from_slice(answer.body())
                .map_err(|_| Failed::Unavailable(format!("its answer to {path} cannot be read"))),
            status if status.is_client_error() => {
                Err(Failed::Refused(format!("{path} answered {status}")))
            }
            status => Err(Failed::Unavailable(format!("{path} answered {status}"))),
        }
    }
}
