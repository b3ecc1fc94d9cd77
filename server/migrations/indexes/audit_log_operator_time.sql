create index concurrently audit_log_operator_time on audit_log (operator_id, at desc, id desc);
