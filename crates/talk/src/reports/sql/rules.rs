//! By which rules of the host cases were opened: the column `rule` of `report_cases`.

use contract::ids::ReportCaseId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

sql! {
    RULES_OF: (ReportCaseId, String) =
        "SELECT id, rule FROM report_cases WHERE rule <> '' AND id IN ($list)";
    SET_RULE: () = "UPDATE report_cases SET rule = $2 WHERE id = $1 AND rule = ''";
}

/// The words and websites of the rules by which these cases were opened, if any were.
pub async fn rules_of(
    run: &impl Run,
    cases: &[ReportCaseId],
) -> Result<Vec<(ReportCaseId, String)>> {
    Ok(run.all_in(&RULES_OF, &args![], cases).await?)
}

/// Says by which rule an open case stands; one that stands by another stays as it is.
pub async fn set_rule(tx: &Tx, case: ReportCaseId, rule: &str) -> Result<()> {
    tx.exec(&SET_RULE, &args![case, rule]).await?;
    Ok(())
}
