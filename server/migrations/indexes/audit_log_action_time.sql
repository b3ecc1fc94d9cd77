create index concurrently audit_log_action_time on audit_log (action, at desc, id desc);
