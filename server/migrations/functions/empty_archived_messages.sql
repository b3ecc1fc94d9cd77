-- Empties archived messages whose retention period is over. Only the owner reads the archive, so this runs as the owner, and only for
-- messages from before the day that an admin has confirmed. `since`: the oldest of them. @returns the number of messages
create or replace function empty_archived_messages(ids bigint[], since timestamptz) returns int language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  last_day timestamptz;
  done int;
begin
  select until::timestamp at time zone 'utc' into last_day from retention_periods where class = 'messages' and days is not null;
  if last_day is null then
    raise exception 'No retention period of messages was confirmed';
  end if;
  update archive.messages m set body = '—', photo_url = null, hidden_reason = null,
    gift = case when m.direction <> 'out' and m.gift is not null then '—' else m.gift end
  from conversations c
  where m.id = any (ids) and m.created_at >= since and m.created_at < last_day and c.id = m.conversation_id
    and c.customer_id <> all (array(select kept_customers()))
    and (m.body <> '—' or m.photo_url is not null or m.hidden_reason is not null or (m.direction <> 'out' and m.gift <> '—'));
  get diagnostics done = row_count;
  return done;
end $$;
