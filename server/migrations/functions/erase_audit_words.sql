-- Makes the words in the audit entries about a customer unreadable who is being erased. Who did what, and when, stays. The key of the
-- customer is destroyed, so that encrypted words stay encrypted. Words that are not encrypted yet, and so not in the chain, are removed;
-- nobody but the owner changes the audit log, so this runs as the owner, and only for an erasure. @returns the number of entries, at most `most`
create or replace function erase_audit_words(erased_customer bigint, most int) returns int language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  chats bigint[] := array(select id from conversations where customer_id = erased_customer);
  chained bigint := coalesce((select last_id from audit.chain order by number desc limit 1), 0);
  done int;
begin
  if not exists (select from erasures where customer_id = erased_customer) then
    raise exception 'Customer % is not being erased', erased_customer;
  end if;
  update audit_keys set encrypted = null, destroyed_at = now() where customer_id = erased_customer and destroyed_at is null;
  perform set_config('panel.erases', 'on', true);
  with subjects as materialized (
    select 'customer' as type, erased_customer as id
    union all select 'conversation', unnest(chats)
    union all select 'message', id from all_messages where conversation_id = any (chats)
    union all select 'told_fact', id from told_facts where conversation_id = any (chats)
    union all select 'review', r.id from reviews r join review_items i on i.id = r.item_id where i.conversation_id = any (chats)
  ), found as materialized (
    select a.id, a.at from subjects s join audit_log a on a.subject_type = s.type and a.subject_id = s.id
    where a.id > chained and has_words_of_customer(a.action, a.subject_type, a.subject_id, a.details)
    limit most
  )
  -- The condition again: meanwhile, the words of an entry can have been encrypted and the entry chained.
  update audit_log a set details = without_words(a.details) from found f
  where a.id = f.id and a.at = f.at and has_words_of_customer(a.action, a.subject_type, a.subject_id, a.details);
  get diagnostics done = row_count;
  perform set_config('panel.erases', 'off', true);
  return done;
end $$;
