//! The host's own faults: programs that are missing, ended, too slow or too loud, and no room.

use std::{
    fs::{self, Permissions},
    os::unix::fs::{PermissionsExt, symlink},
    path::{Path, PathBuf},
    time::Duration,
};

use tempfile::TempDir;
use video::{About, Cut, Kind, Limits, Problem, Rate, Tools, frame, make, probe};

use crate::films::{file, folder, tools, usual};

fn program(folder: &TempDir, name: &str, script: &str) -> PathBuf {
    let path = file(folder, name, format!("#!/bin/sh\n{script}\n").as_bytes());
    fs::set_permissions(&path, Permissions::from_mode(0o755)).expect("a program");
    path
}

/// Programs that do as the script says, whatever they are asked for.
fn odd(folder: &TempDir, script: &str) -> Tools {
    Tools {
        ffmpeg: program(folder, "ffmpeg", script),
        ffprobe: program(folder, "ffprobe", script),
    }
}

fn about() -> About {
    About {
        width: 320,
        height: 240,
        duration_ms: 2_000,
        has_sound: true,
        kind: Kind::Mp4,
        rate: Rate {
            frames: 25,
            seconds: 1,
        },
    }
}

/// What probing, drawing and making end with, by these programs.
async fn ends(tools: &Tools, source: &Path, limits: &Limits) -> [Option<Problem>; 3] {
    let (into, cut) = (folder(), Cut::whole(&about()));
    let probed = probe(tools, source, limits).await.err();
    let drawn = frame(tools, source, &about(), 0, limits).await.err();
    let made = make(
        tools,
        source,
        &about(),
        cut,
        into.path(),
        "a",
        limits,
        |_| {},
    )
    .await
    .err();
    [probed, drawn, made]
}

fn of_host(problem: &Option<Problem>) -> bool {
    matches!(problem, Some(Problem::Tool(_)))
}

#[tokio::test]
async fn a_program_that_is_ended_is_the_hosts_fault() {
    let folder = folder();
    let source = usual(&folder);
    let scripts = [
        ("killed", "kill -9 $$"),
        ("told to end", "kill -15 $$"),
        ("crashed", "kill -11 $$"),
        ("ended as ffmpeg does that is told to", "exit 255"),
        ("not a program", "exec /nowhere/at/all"),
        ("no room", "echo 'x: No space left on device' >&2; exit 1"),
        (
            "another ffmpeg",
            "echo \"Unknown encoder 'libx264'\" >&2; exit 1",
        ),
    ];
    for (name, script) in scripts {
        let tools = odd(&folder, script);
        let ends = ends(&tools, &source, &Limits::default()).await;
        assert!(ends.iter().all(of_host), "{name}: {ends:?}");
    }
}

#[tokio::test]
async fn a_program_that_fails_at_a_file_is_the_files_fault() {
    let folder = folder();
    let source = usual(&folder);
    let scripts = [
        "echo 'Invalid data found when processing input' >&2; exit 1",
        "exit 69",
    ];
    for script in scripts {
        let tools = odd(&folder, script);
        let ends = ends(&tools, &source, &Limits::default()).await;
        assert_eq!(ends, [const { Some(Problem::Broken) }; 3], "{script}");
    }
}

#[tokio::test]
async fn missing_programs_are_the_hosts_fault() {
    let folder = folder();
    let source = usual(&folder);
    let gone = |name: &str| folder.path().join("gone").join(name);
    let tools = Tools {
        ffmpeg: gone("ffmpeg"),
        ffprobe: gone("ffprobe"),
    };
    let ends = ends(&tools, &source, &Limits::default()).await;
    assert!(ends.iter().all(of_host), "{ends:?}");
    let missing = ends_of_missing_files(&folder).await;
    assert!(missing.iter().all(of_host), "{missing:?}");
}

/// A file that is gone when its turn comes; a folder that cannot be written to.
async fn ends_of_missing_files(folder: &TempDir) -> [Option<Problem>; 2] {
    let (tools, limits) = (tools(), Limits::default());
    let gone = folder.path().join("gone.mp4");
    let probed = probe(&tools, &gone, &limits).await.err();
    let source = usual(folder);
    let nowhere = folder.path().join("nowhere");
    let cut = Cut::whole(&about());
    let made = make(
        &tools,
        &source,
        &about(),
        cut,
        &nowhere,
        "a",
        &limits,
        |_| {},
    )
    .await
    .err();
    [probed, made]
}

#[tokio::test]
async fn a_program_that_takes_too_long_is_ended() {
    let folder = folder();
    let source = usual(&folder);
    let note = folder.path().join("pid");
    let script = format!("echo $$ > {}; exec sleep 600", note.display());
    let tools = odd(&folder, &script);
    let limits = Limits {
        probe: Duration::from_millis(400),
        work: Duration::from_millis(400),
        ..Limits::default()
    };
    let ends = ends(&tools, &source, &limits).await;
    assert!(ends.iter().all(of_host), "{ends:?}");
    let last = fs::read_to_string(note).expect("it ran");
    let process = Path::new("/proc").join(last.trim());
    assert!(!process.exists(), "{} still runs", process.display());
}

#[tokio::test]
async fn a_caller_that_goes_away_ends_the_program() {
    let folder = folder();
    let source = usual(&folder);
    let note = folder.path().join("pid");
    let script = format!(
        "echo $$ > {0}.new; mv {0}.new {0}; exec sleep 600",
        note.display()
    );
    let tools = odd(&folder, &script);
    let about = about();
    let (into, limits) = (self::folder(), Limits::default());
    let cut = Cut::whole(&about);
    let work = make(
        &tools,
        &source,
        &about,
        cut,
        into.path(),
        "a",
        &limits,
        |_| {},
    );
    let started = async {
        while !note.exists() {
            tokio::task::yield_now().await;
        }
    };
    tokio::select! {
        ended = work => panic!("it does not end: {ended:?}"),
        () = started => {}
    }
    let process = fs::read_to_string(note).expect("it ran");
    let state = Path::new("/proc").join(process.trim()).join("stat");
    // It may lie there until its end was asked for, but runs no more.
    while fs::read_to_string(&state).is_ok_and(|text| !text.contains(") Z ")) {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_program_that_is_too_loud_is_ended() {
    let folder = folder();
    let source = usual(&folder);
    let words = odd(&folder, "yes errors | head -c 3000000 >&2; exit 1");
    let ends_of_words = ends(&words, &source, &Limits::default()).await;
    assert_eq!(ends_of_words, [const { Some(Problem::Broken) }; 3]);
    let output = odd(&folder, "exec yes output");
    let limits = Limits {
        work: Duration::from_millis(400),
        ..Limits::default()
    };
    let [probed, drawn, made] = ends(&output, &source, &limits).await;
    assert_eq!(
        (probed, drawn),
        (Some(Problem::Broken), Some(Problem::Broken))
    );
    assert!(of_host(&made), "{made:?}");
}

#[tokio::test]
async fn bounds_hold() {
    let folder = folder();
    let source = usual(&folder);
    let spin = odd(&folder, "while :; do :; done");
    let second = Limits {
        probe: Duration::from_secs(1),
        processor: Duration::from_secs(1),
        ..Limits::default()
    };
    let cut = Cut::whole(&about());
    let into = self::folder();
    let made = make(
        &spin,
        &source,
        &about(),
        cut,
        into.path(),
        "a",
        &second,
        |_| {},
    )
    .await;
    assert_eq!(
        made,
        Err(Problem::Dimensions),
        "a processor's time is used up"
    );

    let small = Limits {
        memory_bytes: 24 << 20,
        ..Limits::default()
    };
    let ends_of_memory = ends(&tools(), &source, &small).await;
    assert!(
        ends_of_memory.iter().all(Option::is_some),
        "{ends_of_memory:?}"
    );

    // Nothing of this process but what is named is handed on.
    let note = folder.path().join("note");
    let script = format!(
        "{{ ulimit -f; ulimit -c; pwd; env; }} > {}; exit 1",
        note.display()
    );
    let told = odd(&folder, &script);
    let got = probe(&told, &source, &Limits::default()).await;
    assert_eq!(got, Err(Problem::Broken));
    let told = fs::read_to_string(note).expect("it ran");
    let blocks = Limits::default().file_bytes / 512;
    assert!(told.starts_with(&format!("{blocks}\n0\n/\n")), "{told}");
    assert!(!told.contains("CARGO") && !told.contains("HOME"), "{told}");
}

#[tokio::test]
async fn a_full_disk_is_the_hosts_fault_and_the_video_is_made_later() {
    let folder = folder();
    let source = usual(&folder);
    let (tools, limits) = (tools(), Limits::default());
    let about = probe(&tools, &source, &limits).await.expect("a video");
    let (into, cut) = (self::folder(), Cut::whole(&about));
    for file_bytes in [0, 1_024, 20_000] {
        let full = Limits {
            file_bytes,
            ..limits.clone()
        };
        let made = make(
            &tools,
            &source,
            &about,
            cut,
            into.path(),
            "a",
            &full,
            |_| {},
        )
        .await
        .err();
        assert!(of_host(&made), "{file_bytes}: {made:?}");
    }
    let made = make(
        &tools,
        &source,
        &about,
        cut,
        into.path(),
        "a",
        &limits,
        |_| {},
    )
    .await;
    assert!(made.is_ok(), "{made:?}");
}

#[test]
fn programs_are_found_where_the_host_says() {
    let folder = folder();
    let place = |name: &str| folder.path().join(name);
    assert_eq!(Tools::find(Some(folder.path())), None, "no program");
    file(&folder, "ffmpeg", b"not a program");
    assert_eq!(Tools::find(Some(&place("ffmpeg"))), None, "not a program");
    program(&folder, "ffmpeg", "");
    assert_eq!(
        Tools::find(Some(&place("ffmpeg"))),
        None,
        "the other is missing"
    );
    program(&folder, "ffprobe", "");
    let both = Tools {
        ffmpeg: place("ffmpeg"),
        ffprobe: place("ffprobe"),
    };
    assert_eq!(Tools::find(Some(&place("ffmpeg"))), Some(both.clone()));
    assert_eq!(Tools::find(Some(folder.path())), Some(both.clone()));
    symlink(place("ffmpeg"), place("ffmpeg-9")).expect("a link");
    let other = Tools {
        ffmpeg: place("ffmpeg-9"),
        ..both
    };
    assert_eq!(Tools::find(Some(&place("ffmpeg-9"))), Some(other.clone()));
    program(&folder, "ffprobe-9", "");
    let nine = Tools {
        ffprobe: place("ffprobe-9"),
        ..other
    };
    assert_eq!(Tools::find(Some(&place("ffmpeg-9"))), Some(nine));
    assert_eq!(Tools::find(Some(&place("gone"))), None);
    assert_eq!(
        Tools::find(Some(Path::new("no-such-program-of-ours"))),
        None
    );
    assert!(tools().ffmpeg.is_absolute() && tools().ffprobe.is_absolute());
}
