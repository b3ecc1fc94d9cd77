create index concurrently audit_log_type_siteowner on audit_log (subject_type, coalesce(siteowner_id, 0), at desc, id desc) where action <> 'message.send';
