-- The whole seconds that a profile text waited for its first review. `date_part` takes a third of the time of `extract`, which computes with
-- `numeric`.
create or replace function review_seconds(written_at timestamptz, reviewed_at timestamptz) returns int language sql immutable as $$
  select floor(date_part('epoch', reviewed_at - written_at))::int
$$;
