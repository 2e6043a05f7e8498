//! Addresses of the noun `reports`.

use http::Method;
use talk::reports::{
    appeal_decision::appeal_decision, close_case::close_case, decide_appeal::decide_appeal,
    flag_comment::flag_comment, get_case::get_case, list_banned_pictures::list_banned_pictures,
    list_cases::list_cases, list_decisions::list_decisions,
    list_report_reasons::list_report_reasons, open_decision::open_decision,
    report_thing::report_thing, unban_picture::unban_picture,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get, Update},
    },
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .read(list_report_reasons)
        .resource("ReportReasons", Get)
        .v3(Method::GET, "/v3/reports/reasons/");
    board
        .write(report_thing)
        .rate(Rate::Report)
        .before_proof()
        .resource("Report", Create)
        .v3(Method::POST, "/v3/reports/");
    board
        .write(flag_comment)
        .rate(Rate::Report)
        .before_proof()
        .resource("AggregatedCommentFlag", Update)
        .v3(Method::PUT, "/v3/aggregated_comments/{comment_id}/flag/");
    board
        .read(list_cases)
        .resource("ReportCases", Get)
        .v3(Method::GET, "/v3/reports/cases/");
    board
        .read(get_case)
        .resource("ReportCase", Get)
        .v3(Method::GET, "/v3/reports/cases/{case_id}/");
    board
        .write(close_case)
        .resource("ReportCase", Update)
        .v3(Method::PUT, "/v3/reports/cases/{case_id}/");
    board
        .write(decide_appeal)
        .resource("ReportAppeal", Update)
        .v3(Method::PUT, "/v3/reports/cases/{case_id}/appeal/");
    board
        .read(list_banned_pictures)
        .resource("BannedPictures", Get)
        .v3(Method::GET, "/v3/reports/pictures/");
    board
        .write(unban_picture)
        .resource("BannedPicture", Delete)
        .v3(Method::DELETE, "/v3/reports/pictures/{ban_id}/");
    board
        .read(list_decisions)
        .resource("UserDecisions", Get)
        .v3(Method::GET, "/v3/users/me/decisions/");
    board
        .write(open_decision)
        .rate(Rate::Report)
        .before_proof()
        .resource("UserDecision", Create);
    board
        .write(appeal_decision)
        .rate(Rate::Report)
        .before_proof()
        .resource("UserDecision", Update);
}
