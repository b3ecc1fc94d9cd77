-- Reviews that an operator has to read before their next chat: a coach asked for it, and it is not put off at the moment.
create or replace function asked_feedback(reader bigint) returns table (was_put_off boolean)
language sql stable
as $$
  select r.put_off_at is not null from reviews r
  where r.operator_id = reader and r.asked and r.read_at is null
    and (r.put_off_at is null or r.put_off_at < now() - interval '15 minutes')
$$;
