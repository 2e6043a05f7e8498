//! Files in a bucket as a host sets them up: the real binary.

use std::process::{Command, Output};

use testkit::s3::S3;

const SECRET: &str = "a secret between magpie and its store";

/// Calls the binary on this data folder, with keys to a bucket.
async fn magpie(data: &std::path::Path, args: &[&str], more: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magpie"));
    command
        .args(args)
        .args(["--log", "error", "--config", "no-such-file.toml", "--data"])
        .arg(data)
        .env("MAGPIE_BLOBS_KEY_ID", "magpie")
        .env("MAGPIE_BLOBS_SECRET", SECRET)
        .envs(more.iter().copied());
    let done = tokio::task::spawn_blocking(move || command.output()).await;
    done.unwrap().unwrap()
}

fn said(output: &Output) -> String {
    let (out, err) = (&output.stdout, &output.stderr);
    format!(
        "{}{}",
        String::from_utf8_lossy(out),
        String::from_utf8_lossy(err)
    )
}

#[tokio::test]
async fn a_host_moves_files_and_is_told_what_came_of_it() {
    let (s3, data) = (S3::start().await, tempfile::tempdir().unwrap());
    let url = s3.url();
    magpie(data.path(), &["migrate"], &[]).await;
    let to = ["blobs", "move", "--to", &url];
    let done = magpie(data.path(), &to, &[]).await;
    assert!(done.status.success(), "{}", said(&done));
    assert!(said(&done).starts_with("0 copied (0 bytes), 0 were there, 0 failed\nNext: "));

    // With servers that read both, it is the end.
    let from = format!("file://{}", data.path().join("pictures").display());
    let both = [
        ("MAGPIE_BLOBS_URL", url.as_str()),
        ("MAGPIE_BLOBS_FROM", from.as_str()),
    ];
    let done = magpie(data.path(), &to, &both).await;
    assert!(done.status.success(), "{}", said(&done));
    assert_eq!(said(&done), "0 copied (0 bytes), 0 were there, 0 failed\n");
    let shown = magpie(data.path(), &["config"], &both).await;
    let shown = said(&shown);
    assert!(
        shown.contains("blobs.url = s3://pictures?endpoint=http://127.0.0.1:"),
        "{shown}"
    );
    assert!(
        shown.contains("blobs.secret = ***") && !shown.contains(SECRET),
        "{shown}"
    );

    let wrong = [("MAGPIE_BLOBS_SECRET", "hush-hush")];
    let refused = magpie(data.path(), &to, &wrong).await;
    assert!(
        !refused.status.success() && !said(&refused).contains("hush"),
        "{}",
        said(&refused)
    );
    for (to, more, words) in [
        (from.as_str(), &[][..], "already"),
        (from.as_str(), &both[..], "move to there"),
        ("s3://me:hush@pictures", &[], "keys do not belong"),
    ] {
        let refused = magpie(data.path(), &["blobs", "move", "--to", to], more).await;
        assert!(!refused.status.success());
        assert!(said(&refused).contains(words), "{}", said(&refused));
    }
}
