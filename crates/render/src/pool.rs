//! Threads with engines, behind a bounded queue.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    },
    thread,
};

use crate::{
    bytecode::Bytecode,
    engine::{Engine, Limits, StartError, THREAD_STACK_BYTES},
};

/// Called on the engine's thread with what the render came to.
pub(crate) type Done = Box<dyn FnOnce(Result<String, String>) + Send>;

struct Job {
    input: String,
    done: Done,
}

/// See the module. The threads end when the pool is dropped, each after the
/// render it is at.
pub(crate) struct Pool {
    queue: SyncSender<Job>,
}

/// All engines are busy and the queue is full.
pub(crate) struct Full;

impl Pool {
    /// Compiles the bundle, tries it once, and starts the threads.
    pub(crate) fn start(
        bundle: Vec<u8>,
        engines: usize,
        queue: usize,
        limits: Limits,
    ) -> Result<Self, StartError> {
        let bytecode = on_large_stack(move || {
            let bytecode = Bytecode::compile(&bundle)?;
            Engine::start(bytecode.clone(), limits)?;
            Ok(bytecode)
        })?;
        let (sender, receiver) = sync_channel(queue);
        let receiver = Arc::new(Mutex::new(receiver));
        for number in 0..engines.max(1) {
            let (bytecode, receiver) = (bytecode.clone(), receiver.clone());
            thread::Builder::new()
                .name(format!("render-{number}"))
                .stack_size(THREAD_STACK_BYTES)
                .spawn(move || work(&bytecode, limits, &receiver))?;
        }
        Ok(Self { queue: sender })
    }

    /// Queues a render, or says at once that there is no room.
    pub(crate) fn submit(&self, input: String, done: Done) -> Result<(), Full> {
        self.queue
            .try_send(Job { input, done })
            .map_err(|error| match error {
                TrySendError::Full(_) | TrySendError::Disconnected(_) => Full,
            })
    }
}

fn on_large_stack<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StartError> + Send + 'static,
) -> Result<T, StartError> {
    thread::Builder::new()
        .name("render-start".to_owned())
        .stack_size(THREAD_STACK_BYTES)
        .spawn(work)?
        .join()
        .unwrap_or_else(|_| Err(StartError::Script("the engine panicked".to_owned())))
}

fn work(bytecode: &Bytecode, limits: Limits, receiver: &Mutex<Receiver<Job>>) {
    let mut engine = None;
    loop {
        let next = receiver
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv();
        let Ok(Job { input, done }) = next else {
            return;
        };
        let result = catch_unwind(AssertUnwindSafe(|| {
            let engine = match &mut engine {
                Some(engine) => engine,
                none => none.insert(
                    Engine::start(bytecode.clone(), limits).map_err(|error| error.to_string())?,
                ),
            };
            engine.render(&input)
        }))
        .unwrap_or_else(|_| Err("the engine panicked".to_owned()));
        // Invariant: a failed engine is never used again.
        if result.is_err() {
            engine = None;
        }
        done(result);
    }
}
