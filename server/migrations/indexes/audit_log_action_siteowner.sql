create index concurrently audit_log_action_siteowner on audit_log (action, coalesce(siteowner_id, 0), at desc, id desc) where action <> 'message.send';
