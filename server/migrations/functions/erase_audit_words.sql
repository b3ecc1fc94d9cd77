-- Removes the words from the audit entries about a customer who is being erased. Who did what, and when, stays. Nobody but the owner
-- changes the audit log, so this runs as the owner, and only for an erasure. @returns the number of entries, at most `most`
create or replace function erase_audit_words(erased_customer bigint, most int) returns int language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  chats bigint[] := array(select id from conversations where customer_id = erased_customer);
  done int;
begin
  if not exists (select from erasures where customer_id = erased_customer) then
    raise exception 'Customer % is not being erased', erased_customer;
  end if;
  perform set_config('panel.erases', 'on', true);
  with subjects as materialized (
    select 'customer' as type, erased_customer as id
    union all select 'conversation', unnest(chats)
    union all select 'message', id from all_messages where conversation_id = any (chats)
    union all select 'told_fact', id from told_facts where conversation_id = any (chats)
    union all select 'review', r.id from reviews r join review_items i on i.id = r.item_id where i.conversation_id = any (chats)
  ), found as materialized (
    select a.id, a.at from subjects s join audit_log a on a.subject_type = s.type and a.subject_id = s.id
    where a.action <> 'message.send' and a.details <> without_words(a.details)
    limit most
  )
  update audit_log a set details = without_words(a.details) from found f where a.id = f.id and a.at = f.at;
  get diagnostics done = row_count;
  perform set_config('panel.erases', 'off', true);
  return done;
end $$;
