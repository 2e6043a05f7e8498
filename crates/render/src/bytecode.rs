//! The bundle, compiled once for all engines.

use std::sync::Arc;

use rquickjs::{CatchResultExt, Context, Module, Runtime, WriteOptions};

use crate::engine::StartError;

/// The compiled bundle. Engines refer to these bytes while they live, so every
/// engine holds a share of them.
#[derive(Clone)]
pub(crate) struct Bytecode(Arc<[u8]>);

impl Bytecode {
    /// Compiles a script. Needs a thread with a large stack, as engines do.
    pub(crate) fn compile(bundle: &[u8]) -> Result<Self, StartError> {
        let runtime = Runtime::new()?;
        let context = Context::full(&runtime)?;
        context.with(|ctx| {
            let module = Module::declare(ctx.clone(), "render.js", bundle)
                .catch(&ctx)
                .map_err(|error| StartError::Script(error.to_string()))?;
            // Names and lines stay: they make failures readable in the log.
            let bytes = module.write(WriteOptions {
                strip_source: true,
                ..WriteOptions::default()
            })?;
            Ok(Self(bytes.into()))
        })
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}
