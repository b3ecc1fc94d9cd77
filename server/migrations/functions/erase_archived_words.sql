-- Empties archived messages of a customer who is being erased. Only the owner reads the archive, so this runs as the owner.
-- @returns the number of messages, at most `most`
create or replace function erase_archived_words(erased_customer bigint, most int) returns int language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  done int;
begin
  if not exists (select from erasures where customer_id = erased_customer) then
    raise exception 'Customer % is not being erased', erased_customer;
  end if;
  with found as materialized (
    select m.id, m.created_at from archive.messages m join conversations c on c.id = m.conversation_id
    where c.customer_id = erased_customer and (m.body <> '—' or m.photo_url is not null or m.hidden_reason is not null
      or (m.direction <> 'out' and m.gift <> '—'))
    limit most
  )
  update archive.messages m set body = '—', photo_url = null, hidden_reason = null,
    gift = case when m.direction <> 'out' and m.gift is not null then '—' else m.gift end
  from found f where m.id = f.id and m.created_at = f.created_at;
  get diagnostics done = row_count;
  return done;
end $$;
