//! From a ZIP file of pictures in folders to a plan.

use kernel::error::Result;

use super::{
    check_archive::Checked,
    make_plan::Planner,
    policy::{Entry, FiledExtras, PictureSource, Plan, cut_line},
};

/// The board of pictures that are in no folder.
const OUTSIDE: &str = "Pictures";
/// What operating systems put beside a user's files.
const NOBODYS: [&str; 4] = ["__MACOSX", "Thumbs.db", "desktop.ini", "Icon\r"];

/// What it brings, by name; none when there is no picture in it, going by names.
pub(crate) fn read_pictures(archive: &Checked) -> Result<Option<(Plan, Vec<Entry>)>> {
    let mut names = archive.names()?;
    names.retain(|name| !name.ends_with('/') && !is_of_system(name));
    if !names.iter().any(|name| is_picture(name)) {
        return Ok(None);
    }
    names.sort();
    let mut planner = Planner::default();
    for name in &names {
        let mut folders: Vec<String> = name.split('/').map(str::to_owned).collect();
        let file = folders.pop().unwrap_or_default();
        let (board, section) = planner.place(&folders, OUTSIDE)?;
        planner.add(Entry {
            board,
            section,
            source: PictureSource::File(name.clone()),
            title: title(&file),
            description: String::new(),
            alt_text: String::new(),
            link: None,
            topics: Vec::new(),
            attribution: None,
            kept: FiledExtras::default(),
        })?;
    }
    Ok(Some(planner.make_plan()))
}

fn is_of_system(name: &str) -> bool {
    name.split('/')
        .any(|part| part.starts_with('.') || NOBODYS.contains(&part))
}

fn is_picture(name: &str) -> bool {
    let end = name.rsplit_once('.').map(|(_, end)| end.to_lowercase());
    let end = end.as_deref().unwrap_or_default();
    ["jpg", "jpeg", "png", "webp", "gif"].contains(&end)
}

/// The name of a file as a title: without its ending, with spaces for underscores.
fn title(file: &str) -> String {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    cut_line(&stem.replace('_', " "), 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_become_titles() {
        let cases = [
            ("kitchen_light.jpg", "kitchen light"),
            ("Oak.table.PNG", "Oak.table"),
            ("no-ending", "no-ending"),
        ];
        for (file, expected) in cases {
            assert_eq!(title(file), expected);
        }
    }

    #[test]
    fn what_systems_leave_is_left_out() {
        let cases = [
            ("a/b.jpg", false),
            ("__MACOSX/a/._b.jpg", true),
            ("a/.hidden/b.jpg", true),
            ("a/Thumbs.db", true),
        ];
        for (name, expected) in cases {
            assert_eq!(is_of_system(name), expected, "{name}");
        }
    }
}
