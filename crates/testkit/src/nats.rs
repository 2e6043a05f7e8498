//! A NATS server for a test: on a free port, ended with the value.

use std::{
    net::{Ipv4Addr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
};

use broadcast::Broadcast;
use kernel::peers::Wire;

/// Where Debian puts it, which is in no path of plain users.
const PROGRAM: &str = "/usr/sbin/nats-server";

/// One that runs.
pub struct Nats {
    port: u16,
    process: Child,
}

impl Nats {
    /// Starts one. A client tries until it listens.
    pub fn start() -> Self {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
        let port = free.local_addr().expect("it has an address").port();
        drop(free);
        Self {
            port,
            process: run(port),
        }
    }

    /// The way over it to other servers.
    pub async fn wire(&self) -> Wire {
        let address = format!("nats://127.0.0.1:{}", self.port);
        let connected = Broadcast::connect(&address).await;
        Wire(Some(connected.expect("it is an address")))
    }

    /// Ends it without a word, and starts another in its place.
    pub fn restart(&mut self) {
        self.end();
        self.process = run(self.port);
    }

    fn end(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.end();
    }
}

fn run(port: u16) -> Child {
    let program = match Path::new(PROGRAM).exists() {
        true => PROGRAM,
        false => "nats-server",
    };
    Command::new(program)
        .args(["--addr", "127.0.0.1", "--port", &port.to_string()])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("nats-server is installed: scripts/install.sh test")
}
