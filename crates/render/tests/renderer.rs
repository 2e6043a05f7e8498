//! What a renderer promises, with small bundles.

use std::{sync::Arc, time::Duration};

use render::{Limits, Markup, Options, RenderError, Renderer, StartError};

/// Does what its input says.
const BUNDLE: &str = r#"
let calls = 0;
const nest = (depth) => depth === 0 ? 0 : 1 + nest(depth - 1);
const acts = {
  count: () => String(++calls),
  slow: () => { const end = Date.now() + 30; while (Date.now() < end); return String(++calls); },
  throw: () => { throw new TypeError('no such pin'); },
  loop: () => { for (;;); },
  memory: () => { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); },
  deep: () => String(nest(Infinity)),
  deepish: () => String(nest(5000)),
  promises: () => { const again = () => Promise.resolve().then(again); again(); return 'x'; },
  leak: () => { globalThis.leaked = true; throw new Error('half done'); },
  leaked: () => String(globalThis.leaked === true),
};
globalThis.render = (input) =>
  input === 'text' ? 'not JSON' : JSON.stringify({ head: '<link>', html: acts[input]() });
"#;

fn options() -> Options {
    Options {
        engines: 1,
        queue: 16,
        limits: Limits {
            time: Duration::from_secs(1),
            memory_bytes: 16 * 1024 * 1024,
        },
    }
}

fn renderer() -> Renderer {
    Renderer::start(BUNDLE, options()).expect("the bundle works")
}

async fn html(renderer: &Renderer, input: &str) -> Result<String, RenderError> {
    Ok(renderer.render(input.to_owned()).await?.html)
}

#[tokio::test]
async fn markup_comes_in_two_parts() {
    let markup = renderer().render("count".to_owned()).await.unwrap();
    assert_eq!(
        markup,
        Markup {
            head: "<link>".to_owned(),
            html: "1".to_owned(),
            parts: Vec::new(),
        }
    );
}

#[tokio::test]
async fn failures_have_a_reason_and_the_next_page_is_unharmed() {
    let renderer = renderer();
    let cases = [
        ("throw", "no such pin"),
        ("loop", "stopped after 1000 ms"),
        ("memory", "out of memory"),
        ("deep", "stack"),
        ("promises", "promises that never end"),
        ("text", "unreadable output"),
        ("leak", "half done"),
    ];
    for (input, reason) in cases {
        match html(&renderer, input).await {
            Err(RenderError::Failed(cause)) => {
                assert!(cause.to_lowercase().contains(reason), "{input}: {cause}");
            }
            other => panic!("{input}: {other:?}"),
        }
        assert_eq!(
            html(&renderer, "deepish").await.unwrap(),
            "5000",
            "after {input}"
        );
    }
    assert_eq!(html(&renderer, "leaked").await.unwrap(), "false");
}

/// What ten renders that are stuck, asked at once of one engine, end with, in the order of their ends.
async fn ends_of_stuck_renders(queue: usize) -> Vec<RenderError> {
    let limits = Limits {
        time: Duration::from_millis(500),
        ..options().limits
    };
    let options = Options {
        queue,
        limits,
        ..options()
    };
    let renderer = Renderer::start(BUNDLE, options).expect("started");
    let ended = Arc::new(std::sync::Mutex::new(Vec::new()));
    let tasks: Vec<_> = (0..10)
        .map(|_| {
            let (renderer, ended) = (renderer.clone(), ended.clone());
            tokio::spawn(async move {
                let result = html(&renderer, "loop").await;
                let error = result.expect_err("stuck");
                ended.lock().expect("locked").push(error);
            })
        })
        .collect();
    for task in tasks {
        task.await.expect("ended");
    }
    std::mem::take(&mut *ended.lock().expect("locked"))
}

#[tokio::test]
async fn a_full_queue_is_said_at_once() {
    let ended = ends_of_stuck_renders(1).await;
    let at_once = ended
        .iter()
        .take_while(|error| **error == RenderError::Saturated)
        .count();
    assert!(
        at_once >= 7,
        "one runs, one waits, one may slip in between: {ended:?}"
    );
}

#[tokio::test]
async fn none_waits_behind_more_renders_than_one_that_are_stuck() {
    let ended = ends_of_stuck_renders(16).await;
    assert!(
        matches!(ended[0], RenderError::Failed(_)),
        "the queue has room for all: {ended:?}"
    );
    let late = ended
        .iter()
        .filter(|error| **error == RenderError::Saturated)
        .count();
    assert!(late >= 8, "the second may begin just in time: {ended:?}");
}

#[tokio::test]
async fn a_render_goes_on_when_its_caller_is_gone() {
    let renderer = renderer();
    {
        let asked = renderer.render("slow".to_owned());
        tokio::pin!(asked);
        assert!(poll_once(asked.as_mut()).await.is_none());
    }
    assert_eq!(html(&renderer, "slow").await.unwrap(), "2");
}

/// What a future says when it is asked once.
async fn poll_once<F: Future>(future: std::pin::Pin<&mut F>) -> Option<F::Output> {
    let mut future = Some(future);
    std::future::poll_fn(move |context| {
        std::task::Poll::Ready(match future.take().map(|future| future.poll(context)) {
            Some(std::task::Poll::Ready(output)) => Some(output),
            _ => None,
        })
    })
    .await
}

#[test]
fn bundles_that_cannot_work_are_refused_at_the_start() {
    for bundle in [
        "syntax error here",
        "throw new Error('x')",
        "globalThis.other = 1;",
        "for (;;);",
    ] {
        let started = Renderer::start(bundle, options());
        assert!(matches!(started, Err(StartError::Script(_))), "{bundle}");
    }
}
