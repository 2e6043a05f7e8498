//! The crate's door: ask for a page's markup.

use std::{sync::Arc, time::Duration};

use serde::Deserialize;
use tokio::sync::oneshot;

use crate::{
    engine::{Limits, StartError},
    pool::Pool,
};

/// How much a renderer may use.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Threads, each with an engine of its own; at least one.
    pub engines: usize,
    /// Renders that may wait for an engine.
    pub queue: usize,
    /// What one render may use.
    pub limits: Limits,
}

impl Default for Options {
    /// For a host of two cores: two engines, at most a second a page.
    fn default() -> Self {
        Self {
            engines: 2,
            queue: 32,
            limits: Limits {
                time: Duration::from_secs(1),
                memory_bytes: 64 * 1024 * 1024,
            },
        }
    }
}

/// What a render makes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub struct Markup {
    /// Elements for the page's head, such as preloads of pictures; may be empty.
    #[serde(default)]
    pub head: String,
    /// Content of the root element.
    pub html: String,
    /// Parts in it that the browser loads for themselves, by names of the bundle's.
    #[serde(default)]
    pub parts: Vec<String>,
}

/// Why there is no markup. The page is then served without: the browser draws it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    /// All engines are busy and the queue is full, or none came free within the time of one render.
    #[error("all script engines are busy")]
    Saturated,
    /// The script threw, took too long or too much memory; the reason is for the log.
    #[error("the page could not be rendered: {0}")]
    Failed(String),
}

/// Renders pages. Cheap to clone; the last clone's end ends the threads.
///
/// The bundle is a script that defines the global function
/// `render(input: string): string`, whose result is the JSON text of [`Markup`].
#[derive(Clone)]
pub struct Renderer(Arc<Pool>);

impl Renderer {
    /// Compiles the bundle and starts the engines. Blocks for some milliseconds.
    pub fn start(bundle: impl Into<Vec<u8>>, options: Options) -> Result<Self, StartError> {
        let Options {
            engines,
            queue,
            limits,
        } = options;
        let pool = Pool::start(bundle.into(), engines, queue, limits)?;
        Ok(Self(Arc::new(pool)))
    }

    /// The markup that the bundle makes of this input. The render goes on when
    /// the caller stops waiting.
    pub async fn render(&self, input: String) -> Result<Markup, RenderError> {
        let (sender, outcome) = oneshot::channel();
        let done = Box::new(move |result| {
            // The receiver may be gone.
            let _ = sender.send(result);
        });
        self.0
            .submit(input, done)
            .map_err(|_| RenderError::Saturated)?;
        let ended = outcome
            .await
            .unwrap_or_else(|_| Err(RenderError::Failed("the renderer has ended".to_owned())));
        let text = ended?;
        serde_json::from_str(&text)
            .map_err(|error| RenderError::Failed(format!("unreadable output: {error}")))
    }
}
