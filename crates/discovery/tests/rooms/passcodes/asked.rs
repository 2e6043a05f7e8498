//! Which operations ask for the passcode, by the contract: one that asks for it, or for the
//! password, is among the protected, or says why not.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{kept, protected};

/// Operations whose passcode is the new one.
const MAKES_ONE: [&str; 2] = ["create_passcode", "reset_passcode"];
/// Operations that ask for the password and not for the passcode, and why.
const UNPROTECTED: [(&str, &str); 7] = [
    ("log_in", "the password is the way in"),
    ("register_user", "there is no passcode yet"),
    (
        "start_authorization",
        "another way in is added; it changes no setting",
    ),
    ("begin_passkey", "the same"),
    ("begin_totp", "a second step protects more"),
    ("renew_recovery_codes", "the same"),
    ("request_export", "it changes nothing"),
];

/// Operations of the contract that take an option of one of these names.
fn asking_for(words: &[&str]) -> BTreeSet<String> {
    let contract: Value =
        serde_json::from_str(include_str!("../../../../../contract/openapi.json")).unwrap();
    let options = |operation: &Value| {
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let name = schema["properties"]["options"]["$ref"]
            .as_str()?
            .rsplit('/')
            .next()?
            .to_owned();
        contract["components"]["schemas"][name]["properties"]
            .as_object()
            .cloned()
    };
    let writes = contract["paths"]
        .as_object()
        .unwrap()
        .values()
        .filter_map(|path| path.get("post"));
    writes
        .filter(|write| {
            options(write)
                .is_some_and(|options| words.iter().any(|word| options.contains_key(*word)))
        })
        .map(|write| write["summary"].as_str().unwrap().to_owned())
        .collect()
}

testkit::on_both_engines! {
    async fn what_asks_for_a_passcode_or_password_is_among_the_protected(world: World) {
        let kim = kept(&world).await;
        let names = protected(&kim, None).await.into_iter().map(|(name, _)| name);
        let known: BTreeSet<&str> = names.chain(["remove_passcode", "unlink_business"]).collect();
        let asking = |words: &[&str]| asking_for(words).into_iter().filter(|name| !MAKES_ONE.contains(&name.as_str()));
        let by_passcode: BTreeSet<String> = asking(&["passcode"]).collect();
        assert_eq!(by_passcode.iter().map(String::as_str).collect::<BTreeSet<_>>(), known);
        // What an open browser alone must not do, a child must not do either.
        let unprotected: Vec<String> = asking(&["password", "old_password"])
            .filter(|name| !known.contains(name.as_str()) && !UNPROTECTED.iter().any(|(free, _)| free == name))
            .collect();
        assert_eq!(unprotected, Vec::<String>::new(), "ask for the passcode, or say why not");
    }
}
