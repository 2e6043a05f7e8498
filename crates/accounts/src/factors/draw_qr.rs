//! A QR code as one SVG path, which a page may show without markup from outside.

use std::fmt::Write;

use contract::factors::QrCode;
use kernel::error::{Error, Result};
use qrcodegen::QrCodeEcc;

/// The code of this text. Dark modules side by side are one rectangle.
pub fn draw_qr(text: &str) -> Result<QrCode> {
    let code = qrcodegen::QrCode::encode_text(text, QrCodeEcc::Medium).map_err(Error::internal)?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let wide = (x..size).take_while(|x| code.get_module(*x, y)).count();
            if wide > 0 {
                let _ = write!(path, "M{x} {y}h{wide}v1h-{wide}z");
            }
            // The module after a rectangle is light.
            x += i32::try_from(wide).map_err(Error::internal)? + 1;
        }
    }
    Ok(QrCode {
        size: size.unsigned_abs(),
        path,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_begins_with_its_first_eye() {
        let code = draw_qr("otpauth://totp/Magpie:ada?secret=AAAA").unwrap();
        assert!(code.path.starts_with("M0 0h7v1h-7z"), "{}", code.path);
        let right = format!("M{} 0h7v1h-7z", code.size - 7);
        assert!(code.path.contains(&right), "{}", code.path);
    }
}
