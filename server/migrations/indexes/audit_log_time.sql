create index concurrently audit_log_time on audit_log (at desc, id desc);
