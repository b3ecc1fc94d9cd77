create index concurrently message_reports_operator on message_reports (operator_id, created_at desc, id desc);
