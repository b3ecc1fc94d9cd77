-- Adds a new report to the open case of its message, or opens one.
create or replace function open_report_case() returns trigger language plpgsql as $$
begin
  insert into report_cases (message_id, message_created_at, conversation_id, siteowner_id, writer_id, reason_id, is_urgent, is_complaint, opened_at)
  select m.id, m.created_at, m.conversation_id, m.siteowner_id, m.operator_id, new.reason_id, r.is_urgent, new.operator_id is null, new.created_at
  from all_messages m, reportreasons r where m.id = new.message_id and r.id = new.reason_id
  on conflict (message_id) where settled_at is null do update
    set report_count = report_cases.report_count + 1, is_urgent = report_cases.is_urgent or excluded.is_urgent,
      is_complaint = report_cases.is_complaint or excluded.is_complaint
  returning id into new.case_id;
  return new;
end
$$;
