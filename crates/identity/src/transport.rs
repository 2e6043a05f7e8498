//! Requests to a provider, through the guard of `fetch`.

use fetch::{Fetcher, Refused};
use openidconnect::{HttpRequest, HttpResponse};

/// Most bytes of an answer: key sets and descriptions have some thousand.
const MOST_BYTES: usize = 512 * 1024;

/// Sends one request; the answer's status is for the caller to look at.
pub(crate) async fn send(http: Fetcher, request: HttpRequest) -> Result<HttpResponse, Refused> {
    http.call(request, MOST_BYTES).await
}
