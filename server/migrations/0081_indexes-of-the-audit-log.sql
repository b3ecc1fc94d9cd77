-- Up Migration

-- `audit_log_subject_time` has the same entries as the first; indexes with the site owner, which are built after this, replace the others.
drop index if exists audit_log_subject, audit_log_operator, audit_log_operator_time, audit_log_action_time;

-- Down Migration
create index audit_log_subject on audit_log (subject_type, subject_id, id desc);
create index audit_log_operator on audit_log (operator_id, id desc);
