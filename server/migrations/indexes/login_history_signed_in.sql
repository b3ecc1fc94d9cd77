create index concurrently login_history_signed_in on login_history (operator_id, at desc, id desc) include (device, address)
where result in ('code_ok', 'recovery_code_ok');
