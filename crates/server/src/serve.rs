//! `magpie serve` and `magpie work`.

use std::{net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use accounts::{
    uploads::jobs::fail_interrupted,
    users::{
        find_account::find_account,
        list_users::{ListUsers, list_users},
    },
    videos::policy::VideoTools,
};
use anyhow::{Context, bail};
use discovery::{
    feeds::follow_saves::{follow_saves, keep},
    search::follow_log::follow_log,
};
use doors::{
    adapters::streams::Streams,
    admin::{self, HostNames},
    app::router,
    site::{Site, SiteSettings},
};
use kernel::{ctx::Ctx, house::House, peers};
use render::Renderer;
use store::Address;
use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
    task::JoinHandle,
};
use tracing::{info, warn};

use crate::{
    admin::socket,
    app_files, chores,
    config::Config,
    connections::{self, Limits},
    demo,
    flags::RateLimits,
    rights::tell_wider,
    wiring, workers,
};

/// How long requests and jobs under way may take at the end.
const DRAIN: Duration = Duration::from_secs(10);
/// How often an open stream shows that it is: proxies end what says nothing for a minute.
const BEAT: Duration = Duration::from_secs(25);
/// How much more `relaxed` allows.
const RELAXED: u32 = 1_000;

/// Serves until told to stop.
pub async fn serve(mut config: Config, with_demo: bool) -> anyhow::Result<()> {
    let listener = TcpListener::bind(config.listen)
        .await
        .with_context(|| format!("listening on {}", config.listen))?;
    // Links in mails name the port that was found free.
    config.listen = listener.local_addr()?;
    if with_demo {
        prepare_demo(&config).await?;
    }
    let house = wiring::house(&config, wiring::clock()).await?;
    tell_wider(&config.data);
    tell_videos(&house, &config);
    fail_interrupted(&house).await?;
    let has_demo = with_demo && has_demo_user(&house).await;
    let site = Arc::new(site(&config, house.clone())?);
    let follower = tokio::spawn(follow_log(house.clone(), chores::reindex_asked(&config)));
    let walked = tokio::spawn(follow_saves(house.clone(), wiring::snapshots(&config)));
    let peers = tokio::spawn(peers::follow(house.clone()));
    let workers = workers::start(&house);
    socket::serve(&config, house.clone());
    if let Some(address) = config.admin_listen {
        serve_host(address, config.admin_hosts.clone(), site.clone()).await?;
    }
    announce(config.listen, has_demo);
    tokio::spawn(keep_streams(site.streams.clone()));
    let limits = Limits::of_process(config.trust_proxy);
    let serving = connections::serve(listener, router(site), limits, stopped());
    let deadline = async {
        stopped().await;
        tokio::time::sleep(DRAIN).await;
    };
    tokio::select! {
        () = serving => {}
        () = deadline => info!("requests under way took too long"),
    }
    workers::stop(workers, DRAIN).await;
    follower.abort();
    walked.abort();
    keep(&house, &wiring::snapshots(&config)).await;
    leave_peers(&house, peers).await;
    Ok(())
}

/// Warns of a host that takes no videos because a program is missing.
fn tell_videos(house: &House, config: &Config) {
    if house.get::<VideoTools>().0.is_some() {
        return;
    }
    match &config.videos.program {
        Some(program) => warn!(
            "videos.program is {}, and no ffmpeg with ffprobe beside it lies there: videos are not taken",
            program.display()
        ),
        None => warn!(
            "ffmpeg and ffprobe are not installed: videos are not taken; videos.program says where they are"
        ),
    }
}

/// Has streams show that they are open, which proxies want to see, and ends them when the
/// server is asked to end: requests under way are waited for.
async fn keep_streams(streams: Arc<Streams>) {
    let mut beats = tokio::time::interval(BEAT);
    let mut stopped = pin!(stopped());
    loop {
        tokio::select! {
            _ = beats.tick() => streams.beat(),
            () = &mut stopped => break,
        }
    }
    streams.close();
}

/// Serves what only the host may see, at an address of its own.
async fn serve_host(
    address: SocketAddr,
    names: Vec<String>,
    site: Arc<Site>,
) -> anyhow::Result<()> {
    let listener = TcpListener::bind(address)
        .await
        .with_context(|| format!("listening on {address} for the host"))?;
    let address = listener.local_addr()?;
    info!("for the host alone: http://{address}/metrics and http://{address}/outbox/");
    let router = admin::router(site, HostNames::new(address.ip(), names));
    let limits = Limits::of_process(false);
    tokio::spawn(connections::serve(listener, router, limits, stopped()));
    Ok(())
}

/// Works on jobs until told to stop.
pub async fn work(config: Config) -> anyhow::Result<()> {
    if let Address::Sqlite(path) = &config.database {
        bail!(
            "{} has one writer, `magpie serve`, which works on jobs itself; a worker beside it needs PostgreSQL",
            path.display()
        );
    }
    let house = wiring::house(&config, wiring::clock()).await?;
    tell_wider(&config.data);
    tell_videos(&house, &config);
    let workers = workers::start(&house);
    let peers = tokio::spawn(peers::follow(house.clone()));
    socket::serve(&config, house.clone());
    stopped().await;
    workers::stop(workers, DRAIN).await;
    leave_peers(&house, peers).await;
    Ok(())
}

/// Tells the other servers of the last writes, and hears them no more.
async fn leave_peers(house: &House, following: JoinHandle<()>) {
    peers::leave(house);
    if tokio::time::timeout(DRAIN, following).await.is_err() {
        warn!(
            "the database takes too long to tell other servers of the last writes; they see them within half a minute"
        );
    }
}

fn site(config: &Config, house: Arc<House>) -> anyhow::Result<Site> {
    let renderer = match app_files::render_bundle() {
        Some(bundle) => {
            Some(Renderer::start(bundle, render::Options::default()).context("the page renderer")?)
        }
        None => None,
    };
    let settings = SiteSettings {
        public_url: config.public_url.clone(),
        trust_proxy: config.trust_proxy,
        hsts_subdomains: config.hsts_subdomains,
        graphql: config.graphql,
        rate_factor: match config.rate_limits {
            RateLimits::On => 1,
            RateLimits::Relaxed => RELAXED,
        },
        places: config.places.open()?,
        // The others are for what ends.
        most_streams: Limits::of_process(config.trust_proxy).all / 2,
        stage: if cfg!(debug_assertions) {
            "development"
        } else {
            "production"
        },
    };
    Ok(Site::new(house, settings, app_files::client(), renderer))
}

/// Adds demo content to a database without users, wherever it is.
async fn prepare_demo(config: &Config) -> anyhow::Result<()> {
    let is_empty = {
        let house = wiring::house(config, wiring::clock()).await?;
        is_without_users(Ctx::of_job(&house)).await?
    };
    if is_empty {
        chores::demo(config).await?;
    }
    Ok(())
}

/// Whether the demo user is there to sign in.
async fn has_demo_user(house: &Arc<House>) -> bool {
    let found = find_account(Ctx::of_job(house), demo::EMAIL).await;
    found.is_ok()
}

async fn is_without_users(host: Ctx) -> anyhow::Result<bool> {
    let first = ListUsers {
        begins: None,
        after: None,
        most: 1,
    };
    Ok(list_users(host, first).await?.is_empty())
}

/// Says that the server is ready: hosts and tests wait for the first line.
#[expect(clippy::print_stdout, reason = "the protocol's announcement")]
fn announce(address: SocketAddr, has_demo: bool) {
    println!("{}", announcement(address, has_demo));
}

/// Where the server listens, and how the demo user signs in where there is one.
fn announcement(address: SocketAddr, has_demo: bool) -> String {
    let ready = format!("ready on http://{address}");
    match has_demo {
        true => format!(
            "{ready}\ndemo sign-in: {} with the password {}",
            demo::EMAIL,
            demo::PASSWORD
        ),
        false => ready,
    }
}

/// Resolves when the process is asked to end.
async fn stopped() {
    let terminated = async {
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated => {}
    }
}

#[cfg(test)]
mod tests {
    use accounts::signups::register_user::register_user;
    use testkit::builders::registration;

    use super::*;
    use crate::flags::Flags;

    testkit::on_both_engines! {
        async fn demo_content_comes_where_the_database_has_no_users(world: World) {
            assert!(is_without_users(world.host()).await.unwrap());
            world.person("ada").await;
            assert!(!is_without_users(world.host()).await.unwrap());
        }
    }

    /// A new data folder beside a database that is in use: no content comes, and no sign-in of
    /// a user who is not there is told.
    #[tokio::test]
    async fn a_database_in_use_gets_no_demo_content() {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::read(Flags {
            config: "no-such-file.toml".into(),
            data: Some(folder.path().join("first")),
            ..Flags::default()
        })
        .unwrap();
        {
            let house = wiring::house(&config, wiring::clock()).await.unwrap();
            let host = Ctx::of_job(&house);
            register_user(host, registration("ada")).await.unwrap();
        }
        config.data = folder.path().join("second");
        prepare_demo(&config).await.unwrap();
        let house = wiring::house(&config, wiring::clock()).await.unwrap();
        assert!(!has_demo_user(&house).await);
        let (host, mut demo) = (Ctx::of_job(&house), registration("demo"));
        demo.email = demo::EMAIL.to_owned();
        register_user(host, demo).await.unwrap();
        assert!(has_demo_user(&house).await);
        let all = ListUsers {
            begins: None,
            after: None,
            most: 9,
        };
        assert_eq!(list_users(Ctx::of_job(&house), all).await.unwrap().len(), 2);
    }

    #[test]
    fn the_demo_sign_in_is_told_where_there_is_one() {
        let address = SocketAddr::from(([127, 0, 0, 1], 8080));
        let ready = "ready on http://127.0.0.1:8080";
        let sign_in = "demo sign-in: demo@example.com with the password magpie-demo";
        assert_eq!(announcement(address, false), ready);
        assert_eq!(announcement(address, true), format!("{ready}\n{sign_in}"));
    }
}
