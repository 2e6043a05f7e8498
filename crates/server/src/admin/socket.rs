//! The socket in the data folder by which a command reaches the running server:
//! one line of JSON there, one line back.
//!
//! Invariant: only the user who owns the server's process, and root, are answered. The
//! file's rights say so, and the operating system is asked for each caller.

use std::{io, os::unix::fs::PermissionsExt, path::PathBuf, sync::Arc, time::Duration};

use anyhow::Context;
use kernel::{ctx::Ctx, house::House};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{UnixListener, UnixStream},
};
use tracing::{info, warn};

use super::command::{Answer, Failure, HostCommand};
use crate::config::Config;

/// Bytes of a line at most.
const LONGEST: u64 = 1024 * 1024;
/// How long a caller may take to say what they want, and a server to do it.
const PATIENCE: Duration = Duration::from_secs(60);

type Outcome = Result<Answer, Failure>;

fn path(config: &Config) -> PathBuf {
    config.data.join("admin.sock")
}

/// Answers commands until the process ends. A server whose folder cannot hold a
/// socket serves requests all the same.
pub fn serve(config: &Config, house: Arc<House>) {
    let path = path(config);
    // Left behind by a server that is gone: this one holds the data now.
    let _ = std::fs::remove_file(&path);
    let listener = UnixListener::bind(&path).and_then(|listener| {
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600))?;
        Ok(listener)
    });
    match listener {
        Ok(listener) => drop(tokio::spawn(accept(listener, house))),
        Err(error) => {
            warn!(%error, path = %path.display(), "`magpie admin` cannot reach this server");
        }
    }
}

async fn accept(listener: UnixListener, house: Arc<House>) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => drop(tokio::spawn(answer(stream, house.clone()))),
            // Too many open files, for instance: it passes.
            Err(error) => {
                warn!(%error, "a command of the host was not heard");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn answer(mut stream: UnixStream, house: Arc<House>) {
    match is_owner(&stream) {
        Ok(true) => {}
        refused => {
            warn!(?refused, "another user tried to command this server");
            return;
        }
    }
    let worked = tokio::time::timeout(PATIENCE, async {
        let command: HostCommand = read(&mut stream).await?;
        let outcome: Outcome = command.run(&Ctx::of_job(&house)).await;
        write(&mut stream, &outcome).await
    });
    if let Ok(Err(error)) = worked.await {
        info!(%error, "a command of the host broke off");
    }
}

/// Whether the caller runs as who owns this process, or as root.
fn is_owner(stream: &UnixStream) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let own = std::fs::metadata("/proc/self").map(|process| process.uid())?;
    let uid = stream.peer_cred()?.uid();
    Ok(uid == own || uid == 0)
}

/// Asks the server that runs on this data; none when there is none.
pub async fn ask(config: &Config, command: &HostCommand) -> anyhow::Result<Option<Outcome>> {
    let mut stream = match UnixStream::connect(path(config)).await {
        Ok(stream) => stream,
        // Never made, or left behind.
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused
            ) =>
        {
            return Ok(None);
        }
        Err(error) => return Err(error).context("reaching the running server"),
    };
    let asked = async {
        write(&mut stream, command).await?;
        read(&mut stream).await
    };
    let outcome = tokio::time::timeout(PATIENCE, asked).await;
    let outcome = outcome.context("the running server did not answer")?;
    Ok(Some(outcome.context("asking the running server")?))
}

async fn write(stream: &mut UnixStream, what: &impl serde::Serialize) -> anyhow::Result<()> {
    let mut line = serde_json::to_vec(what)?;
    line.push(b'\n');
    Ok(stream.write_all(&line).await?)
}

async fn read<T: serde::de::DeserializeOwned>(stream: &mut UnixStream) -> anyhow::Result<T> {
    let mut line = String::new();
    BufReader::new(stream.take(LONGEST))
        .read_line(&mut line)
        .await?;
    Ok(serde_json::from_str(&line)?)
}
