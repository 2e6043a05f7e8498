//! A server of S3 for journeys through several servers: says where its bucket is, by the
//! keys of [`S3::keys`], and ends with whatever started it.

use std::{
    future::pending,
    io::{self, Write},
};

use testkit::s3::S3;

#[tokio::main(flavor = "current_thread")]
async fn main() -> io::Result<()> {
    let s3 = S3::start().await;
    writeln!(io::stdout(), "bucket at {}", s3.url())?;
    pending().await
}
