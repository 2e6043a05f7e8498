//! `magpie`: the server and its commands. Configuration and wiring live here;
//! rules are in the floors, HTTP in `doors`.

mod admin;
mod app_files;
mod bench_fill;
mod blobs;
mod captcha;
mod chores;
mod config;
mod connections;
mod demo;
mod flags;
mod live;
mod logs;
mod models;
mod move_blobs;
mod networks;
mod places;
mod rights;
mod searches;
mod serve;
mod translation;
mod wiring;
mod workers;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::{config::Config, flags::Flags};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A place to collect what catches your eye, hosted by you.
#[derive(Parser)]
#[command(name = "magpie", version)]
struct Arguments {
    #[command(flatten)]
    flags: Flags,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve people; makes and migrates the data by itself.
    Serve {
        /// Add demo content first, when the database has no users.
        #[arg(long)]
        demo: bool,
    },
    /// Work on jobs only, beside servers that share a PostgreSQL database.
    Work,
    /// Bring the database to this version.
    Migrate {
        /// Then distribute its tables over the machines of a Citus cluster.
        #[arg(long)]
        distribute: bool,
    },
    /// Add demo content; adds only what is missing.
    Demo,
    /// Copy database and pictures into a folder, also while a server runs.
    Backup {
        /// A folder that does not exist yet.
        to: std::path::PathBuf,
    },
    /// Replace database and pictures by those of a backup; stop the server first.
    Restore {
        /// A folder made by `backup`.
        from: std::path::PathBuf,
    },
    /// Look after stored files.
    #[command(subcommand)]
    Blobs(BlobCommand),
    /// Look after accounts, also while a server runs.
    Admin(admin::Admin),
    /// Make the search index anew, also while a server runs.
    Reindex,
    /// Look after models that searches may use.
    #[command(subcommand)]
    Models(ModelCommand),
    /// Fill a new data folder with invented people and pins, to be measured.
    #[command(hide = true)]
    BenchFill {
        /// How many pins.
        #[arg(long, default_value_t = 200_000)]
        pins: usize,
        #[command(flatten)]
        talk: bench_fill::Talk,
    },
    /// Print the configuration in force, secrets masked.
    Config,
    /// Write OpenAPI and the list of doors into a folder.
    Contract {
        /// The folder.
        #[arg(default_value = "contract")]
        folder: std::path::PathBuf,
        /// Write nothing; fail when what is there is not fresh.
        #[arg(long)]
        check: bool,
    },
}

#[derive(Subcommand)]
enum BlobCommand {
    /// Copy all pictures and archives to another place, also while a server runs; goes
    /// on where it was cut off.
    Move {
        /// `file:///folder` or `s3://bucket?endpoint=https://…&region=…`.
        #[arg(long)]
        to: media::Place,
    },
}

#[derive(Subcommand)]
enum ModelCommand {
    /// Take the model of texts out of its package, by which searches that find little find what
    /// means the same.
    Add {
        /// A wheel of the Python package `wordllama` 0.4.0.post1, of any machine.
        package: std::path::PathBuf,
    },
}

fn main() -> ExitCode {
    let Arguments { flags, command } = Arguments::parse();
    let done = Config::read(flags).and_then(|config| {
        logs::start(&config);
        // What the contract is made for is read by others.
        if !matches!(command, Command::Contract { .. }) {
            rights::keep_private();
        }
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?;
        runtime.block_on(run(config, command))
    });
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("magpie: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(config: Config, command: Command) -> anyhow::Result<ExitCode> {
    let done = match command {
        Command::Admin(admin) => return Ok(admin::run(&config, admin).await),
        Command::Serve { demo } => serve::serve(config, demo).await,
        Command::Work => serve::work(config).await,
        Command::Migrate { distribute } => chores::migrate(&config, distribute).await,
        Command::Demo => chores::demo(&config).await,
        Command::Backup { to } => chores::backup(&config, &to).await,
        Command::Restore { from } => chores::restore(&config, &from).await,
        Command::Blobs(BlobCommand::Move { to }) => move_blobs::run(&config, &to).await,
        Command::Models(ModelCommand::Add { package }) => models::add(&config, &package),
        Command::Reindex => chores::reindex(&config).await,
        Command::BenchFill { pins, talk } => bench_fill::fill(&config, pins, talk).await,
        Command::Config => chores::print_config(&config),
        Command::Contract { folder, check } => chores::contract(&folder, check),
    };
    done.map(|()| ExitCode::SUCCESS)
}
