create index concurrently audit_log_subject_time on audit_log (subject_type, subject_id, at desc, id desc);
