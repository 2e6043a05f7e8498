//! `magpie admin` as a host calls it: the real binary, alone and beside a running
//! server, on both databases.

use std::{
    io::{BufRead, BufReader, Write},
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Child, Command, Output, Stdio},
};

use serde_json::{Value, json};
use tempfile::TempDir;
use testkit::postgres;

/// A host's machine.
struct Host {
    folder: TempDir,
    database: Option<String>,
}

/// A server of this host; ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Host {
    fn new(database: Option<String>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { folder, database }
    }

    fn magpie(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_magpie"));
        command
            .args(args)
            .args(["--log", "error"])
            .arg("--data")
            .arg(self.folder.path())
            .arg("--config")
            .arg(self.folder.path().join("magpie.toml"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        if let Some(database) = &self.database {
            command.env("MAGPIE_DATABASE_URL", database);
        }
        command
    }

    fn start(&self) -> Running {
        let serve = [
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--rate-limits",
            "relaxed",
        ];
        let mut child = self.magpie(&serve).spawn().unwrap();
        let mut line = String::new();
        let said = child.stdout.take().unwrap();
        BufReader::new(said).read_line(&mut line).unwrap();
        assert!(line.starts_with("ready on "), "{line}");
        Running(child)
    }

    fn run(&self, args: &[&str], typed: &str) -> Output {
        let admin = [&["admin", "--json"], args].concat();
        let mut child = self.magpie(&admin).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(typed.as_bytes()).unwrap();
        drop(input);
        child.wait_with_output().unwrap()
    }

    /// The answer of a command that succeeds.
    fn admin(&self, args: &[&str], typed: &str) -> Value {
        let output = self.run(args, typed);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}: {complaint}");
        serde_json::from_slice(&output.stdout).unwrap()
    }

    /// Exit code and stable name of the failure of one that does not.
    fn refused(&self, args: &[&str], typed: &str) -> (i32, String) {
        let output = self.run(args, typed);
        assert!(output.stdout.is_empty(), "{args:?}");
        let failure: Value = serde_json::from_slice(&output.stderr).unwrap();
        let key = failure["error"]["key"].as_str().unwrap().to_owned();
        (output.status.code().unwrap(), key)
    }
}

/// Every admin command.
fn look_after(host: &Host) {
    make_accounts(host);
    change_ada(host);
    read_log(host);
    invite(host);
}

fn invite(host: &Host) {
    let made = host.admin(&["create-invite", "--uses", "2", "--days", "7"], "");
    let code = made["invites"][0]["invite_code"].as_str().unwrap();
    let link = made["invites"][0]["url"].as_str().unwrap();
    assert!(link.contains(&format!("/?invite_code={code}")), "{link}");
    assert_eq!(
        host.refused(&["create-invite", "--uses", "0"], ""),
        (4, "InvalidInput".into())
    );
    assert_eq!(host.admin(&["invites"], ""), made);
    host.admin(&["end-invite", code], "");
    assert_eq!(
        host.refused(&["end-invite", code], ""),
        (3, "NotFound".into())
    );
    assert_eq!(host.admin(&["invites"], ""), json!({ "invites": [] }));
    let log = host.admin(&["log", "--most", "2"], "");
    assert_eq!(log["log"][0]["change"], "invite_ended");
    assert!(
        !log.to_string().contains(code),
        "a code is as good as a key"
    );
}

fn make_accounts(host: &Host) {
    let made = host.admin(
        &[
            "create-user",
            "--email",
            "ada@example.com",
            "--username",
            "ada",
        ],
        "",
    );
    let link = made["link"]["link"].as_str().unwrap();
    assert!(link.contains("/password/reset/#"), "{link}");
    let id = made["link"]["user"]["id"].as_str().unwrap().to_owned();

    let email = [
        "create-user",
        "--email",
        "ben@example.com",
        "--first-name",
        "Ben",
        "--ask-password",
    ];
    assert_eq!(
        host.refused(&email, "short\n"),
        (4, "PasswordLength".into())
    );
    assert_eq!(host.refused(&email, ""), (1, "Failed".into()));
    let ben = host.admin(&email, "a good password\n");
    assert_eq!(ben["user"]["username"], "ben");
    assert_eq!(
        host.refused(&email, "a good password\n"),
        (4, "EmailTaken".into())
    );

    for who in ["ada", "@ada", "ADA@example.com", &id] {
        assert_eq!(
            host.admin(&["user", who], "")["user"]["id"],
            json!(id),
            "{who}"
        );
    }
    assert_eq!(
        host.refused(&["user", "nobody"], ""),
        (3, "NotFound".into())
    );

    let again = host.admin(&["reset-password", "ada"], "");
    assert_ne!(again["link"]["link"], json!(link));
}

fn change_ada(host: &Host) {
    host.admin(
        &["reset-password", "ada", "--ask-password"],
        "a better horse\n",
    );
    for (command, flag, is) in [
        ("grant-employee", "is_employee", true),
        ("revoke-employee", "is_employee", false),
        ("restrict", "is_restricted", true),
        ("unrestrict", "is_restricted", false),
        ("write-ban", "is_write_banned", true),
        ("write-unban", "is_write_banned", false),
        ("suspend", "is_suspended", true),
        ("unsuspend", "is_suspended", false),
        ("verify", "is_vouched", true),
        ("unverify", "is_vouched", false),
        ("verify-email", "is_email_verified", true),
    ] {
        assert_eq!(
            host.admin(&[command, "ada"], "")["user"][flag],
            is,
            "{command}"
        );
    }
    for (who, outcome) in [("ada", (4, "PasscodeOff")), ("nobody", (3, "NotFound"))] {
        let (status, key) = host.refused(&["remove-passcode", who], "");
        assert_eq!((status, key.as_str()), outcome, "{who}");
    }
    assert_eq!(
        host.admin(&["sessions", "ada"], ""),
        json!({ "sessions": [] })
    );
    assert_eq!(
        host.admin(&["end-sessions", "ada"], ""),
        json!({ "ended": 0 })
    );
}

fn read_log(host: &Host) {
    let listed = host.admin(&["users", "--most", "1"], "");
    assert_eq!(listed["users"][0]["username"], "ada");
    let log = host.admin(&["log", "ada"], "");
    let changes: Vec<&Value> = log["log"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["change"])
        .collect();
    assert_eq!(
        json!(changes),
        json!([
            "email_verified",
            "unvouched",
            "vouched",
            "unsuspended",
            "suspended",
            "write_unbanned",
            "write_banned",
            "unrestricted",
            "restricted",
            "employee_revoked",
            "employee_granted",
            "password_changed",
            "reset_link_made",
            "reset_link_made",
            "account_created",
        ])
    );
    assert_eq!(log["log"][0]["username"], "ada");
    let everything = log.to_string();
    assert!(
        !everything.contains("horse") && !everything.contains('#'),
        "{everything}"
    );
}

fn rights(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn alone_on_sqlite() {
    look_after(&Host::new(None));
}

#[test]
fn beside_a_server_on_sqlite() {
    let host = Host::new(None);
    let server = host.start();
    look_after(&host);
    assert_eq!(rights(&host.folder.path().join("admin.sock")), 0o600);
    drop(server);
    // The stale socket of a killed server is replaced.
    assert_eq!(host.admin(&["user", "ada"], "")["user"]["username"], "ada");
    let _server = host.start();
    assert_eq!(host.admin(&["user", "ada"], "")["user"]["username"], "ada");
}

#[tokio::test]
async fn alone_on_postgres() {
    look_after(&Host::new(Some(postgres::url().await)));
}

#[tokio::test]
async fn beside_a_server_on_postgres() {
    let host = Host::new(Some(postgres::url().await));
    let _server = host.start();
    look_after(&host);
}

#[test]
fn people_read_the_same() {
    let host = Host::new(None);
    let plain = |args: &[&str]| {
        let output = host.magpie(&[&["admin"], args].concat()).output().unwrap();
        (
            output.status.code().unwrap(),
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let (code, said, _) = plain(&["create-user", "--email", "ada@example.com"]);
    assert_eq!(code, 0);
    assert!(
        said.contains("ada@example.com") && said.contains("/password/reset/#"),
        "{said}"
    );
    let (code, _, complaint) = plain(&["create-user", "--email", "no address"]);
    assert_eq!(
        (code, complaint.trim()),
        (4, "magpie: email: Please enter a valid email address")
    );
    let (code, _, complaint) = plain(&["suspend", "nobody"]);
    assert_eq!(code, 3);
    assert!(
        complaint.contains("no user is called nobody"),
        "{complaint}"
    );
    assert_eq!(
        plain(&["reset-password", "ada", "--password", "a good password"]).0,
        2
    );
}
