create index concurrently audit_log_operator_siteowner on audit_log (operator_id, coalesce(siteowner_id, 0), at desc, id desc);
