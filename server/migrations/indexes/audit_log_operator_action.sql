create index concurrently audit_log_operator_action on audit_log (operator_id, action, coalesce(siteowner_id, 0), at desc, id desc) where action <> 'message.send';
