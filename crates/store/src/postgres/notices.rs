//! What is told over a channel of PostgreSQL (`NOTIFY`), heard on a connection of its own.

use std::{future::poll_fn, time::Duration};

use tokio::{sync::mpsc, time::timeout};
use tokio_postgres::{AsyncMessage, Client, Config};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::{Error, Result};

/// How long nothing may be heard before the connection is tried.
const SILENCE: Duration = Duration::from_secs(5);
/// How long PostgreSQL may take to answer that, and to be connected to.
const PATIENCE: Duration = Duration::from_secs(5);

/// Texts told over one channel, in the order in which they were.
pub struct Notices {
    texts: mpsc::UnboundedReceiver<String>,
    client: Client,
}

impl Notices {
    /// Listens from now on. The channel's name is ours, never a user's.
    pub(super) async fn listen(
        config: &Config,
        tls: MakeRustlsConnect,
        channel: &'static str,
    ) -> Result<Self> {
        // The driver's own limit ends with the connection; TLS and the first statement follow.
        timeout(PATIENCE, Self::connect(config, tls, channel))
            .await
            .map_err(|late| Error::broken("listening to PostgreSQL", late))?
    }

    async fn connect(
        config: &Config,
        tls: MakeRustlsConnect,
        channel: &'static str,
    ) -> Result<Self> {
        let lost = |cause| Error::broken("listening to PostgreSQL", cause);
        let (client, mut connection) = config.connect(tls).await.map_err(lost)?;
        let (told, texts) = mpsc::unbounded_channel();
        // Ends with the connection, which ends with its client.
        tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await
            {
                if let AsyncMessage::Notification(notice) = message {
                    let _ = told.send(notice.payload().to_owned());
                }
            }
        });
        let listen = format!("LISTEN {channel}");
        client.batch_execute(&listen).await.map_err(lost)?;
        Ok(Self { texts, client })
    }

    /// The next text; none when the connection is lost, and with it what was told since.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            if let Ok(heard) = timeout(SILENCE, self.texts.recv()).await {
                return heard;
            }
            // A connection that was cut says nothing of it.
            let answer = timeout(PATIENCE, self.client.batch_execute("")).await;
            if !matches!(answer, Ok(Ok(()))) {
                return None;
            }
        }
    }
}
