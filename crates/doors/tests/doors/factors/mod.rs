mod log_in;
pub mod set_up;
