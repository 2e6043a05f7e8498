//! One script engine with the bundle loaded, on the thread that made it.

use std::{
    cell::Cell,
    rc::Rc,
    time::{Duration, Instant},
};

use rquickjs::{CatchResultExt, Context, Ctx, Function, Module, Runtime};

use crate::bytecode::Bytecode;

/// What one render may use.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Time of one render.
    pub time: Duration,
    /// Memory of one engine in bytes, the bundle included.
    pub memory_bytes: usize,
}

/// Why no engine could be made.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The bundle does not compile, throws, or defines no `render`.
    #[error("the bundle cannot be used: {0}")]
    Script(String),
    /// The engine itself failed.
    #[error("the script engine failed: {0}")]
    Engine(#[from] rquickjs::Error),
    /// No thread could be started.
    #[error("no thread for a script engine: {0}")]
    Thread(#[from] std::io::Error),
}

/// Stack of the threads that engines live on. React's renderer recurses with
/// the depth of the page.
pub(crate) const THREAD_STACK_BYTES: usize = 16 * 1024 * 1024;

/// What scripts may use of it; the rest is for the engine's own native frames.
const SCRIPT_STACK_BYTES: usize = 12 * 1024 * 1024;

/// Garbage is collected when this much was allocated since the last time. More
/// than a usual page makes, so that most renders are not interrupted by it.
const GARBAGE_BYTES: usize = 8 * 1024 * 1024;

/// See the module. Fields drop in their order: the engine refers to the
/// bytecode, so the bytecode goes last.
pub(crate) struct Engine {
    context: Context,
    runtime: Runtime,
    deadline: Rc<Cell<Option<Instant>>>,
    limits: Limits,
    _bytecode: Bytecode,
}

impl Engine {
    /// Loads the bundle. Its start is held to the limits of a render.
    pub(crate) fn start(bytecode: Bytecode, limits: Limits) -> Result<Self, StartError> {
        let runtime = Runtime::new()?;
        runtime.set_memory_limit(limits.memory_bytes);
        runtime.set_max_stack_size(SCRIPT_STACK_BYTES);
        runtime.set_gc_threshold(GARBAGE_BYTES);
        let deadline = Rc::new(Cell::new(None));
        let seen = deadline.clone();
        runtime.set_interrupt_handler(Some(Box::new(move || is_over(seen.get()))));
        let engine = Self {
            context: Context::full(&runtime)?,
            runtime,
            deadline,
            limits,
            _bytecode: bytecode.clone(),
        };
        engine
            .within_time(|ctx| load(ctx, &bytecode))
            .map_err(StartError::Script)?;
        Ok(engine)
    }

    /// Calls the bundle's `render`. After an error the engine must be dropped:
    /// the script's state is unknown.
    pub(crate) fn render(&self, input: &str) -> Result<String, String> {
        let output = self.within_time(|ctx| {
            let render: Function = ctx.globals().get("render")?;
            render.call((input,))
        })?;
        self.finish_jobs()?;
        Ok(output)
    }

    fn within_time<T>(
        &self,
        work: impl FnOnce(&Ctx<'_>) -> rquickjs::Result<T>,
    ) -> Result<T, String> {
        self.deadline.set(Some(Instant::now() + self.limits.time));
        let result = self
            .context
            .with(|ctx| work(&ctx).catch(&ctx).map_err(|error| error.to_string()));
        let over = is_over(self.deadline.get());
        result.map_err(|cause| match over {
            true => format!("stopped after {} ms", self.limits.time.as_millis()),
            false => cause,
        })
    }

    /// Runs what promises left behind, still within the render's time, so that
    /// it neither piles up nor runs in the middle of the next page.
    fn finish_jobs(&self) -> Result<(), String> {
        while self.runtime.is_job_pending() {
            if is_over(self.deadline.get()) {
                return Err("promises that never end".to_owned());
            }
            // A rejected promise without a handler has no effect.
            let _rejected = self.runtime.execute_pending_job();
        }
        Ok(())
    }
}

#[expect(
    unsafe_code,
    reason = "the engine's library marks loading of bytecode as unsafe"
)]
fn load(ctx: &Ctx<'_>, bytecode: &Bytecode) -> rquickjs::Result<()> {
    // SAFETY: the bytes were written by the same library in the same process
    // (`Bytecode::compile`), and outlive the context that refers to them.
    let module = unsafe { Module::load(ctx.clone(), bytecode.bytes()) }?;
    let (_module, promise) = module.eval()?;
    promise.finish::<()>()?;
    ctx.globals().get::<_, Function>("render")?;
    Ok(())
}

fn is_over(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|deadline| Instant::now() >= deadline)
}
