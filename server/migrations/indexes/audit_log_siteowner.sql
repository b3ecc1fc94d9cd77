create index concurrently audit_log_siteowner on audit_log (coalesce(siteowner_id, 0), at desc, id desc);
