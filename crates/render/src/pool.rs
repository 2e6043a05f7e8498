//! Threads with engines, behind a bounded queue.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    },
    thread,
    time::Instant,
};

use crate::{
    bytecode::Bytecode,
    engine::{Engine, Limits, StartError, THREAD_STACK_BYTES},
    renderer::RenderError,
};

/// Called on the engine's thread with what the render came to.
pub(crate) type Done = Box<dyn FnOnce(Result<String, RenderError>) + Send>;

struct Job {
    input: String,
    asked: Instant,
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
        let asked = Instant::now();
        self.queue
            .try_send(Job { input, asked, done })
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
        let Ok(Job { input, asked, done }) = next else {
            return;
        };
        // Behind renders that are stuck, a page would wait for each of them.
        if asked.elapsed() >= limits.time {
            done(Err(RenderError::Saturated));
            continue;
        }
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
        done(result.map_err(RenderError::Failed));
    }
}

#[cfg(test)]
mod tests {
    use std::{
        collections::BTreeSet,
        sync::{Barrier, mpsc::channel},
        time::Duration,
    };

    use super::*;

    #[test]
    fn each_engine_draws_and_begins_anew() {
        const ENGINES: usize = 3;
        let bundle = b"let calls = 0; globalThis.render = () => String(++calls);".to_vec();
        let limits = Limits {
            time: Duration::from_secs(30),
            memory_bytes: 16 * 1024 * 1024,
        };
        let pool = Pool::start(bundle, ENGINES, ENGINES, limits).expect("the bundle works");
        let all = Arc::new(Barrier::new(ENGINES));
        let (tell, told) = channel();
        for _page in 0..ENGINES {
            let (all, tell) = (all.clone(), tell.clone());
            let done = Box::new(move |drawn: Result<String, RenderError>| {
                // An engine takes no second page before each has drawn one.
                all.wait();
                let engine = thread::current().name().map(str::to_owned);
                let _ = tell.send((engine, drawn.expect("it is drawn")));
            });
            assert!(pool.submit(String::new(), done).is_ok());
        }
        let drawn: BTreeSet<_> = (0..ENGINES)
            .map(|_| {
                told.recv_timeout(Duration::from_secs(30))
                    .expect("each draws")
            })
            .collect();
        let expected =
            (0..ENGINES).map(|number| (Some(format!("render-{number}")), "1".to_owned()));
        assert_eq!(drawn, expected.collect());
    }
}
