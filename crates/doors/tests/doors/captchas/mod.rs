mod get_captcha_challenge;
mod verify_session;
