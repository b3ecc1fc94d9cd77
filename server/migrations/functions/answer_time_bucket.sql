-- The bucket of a time until an answer: whole seconds below ten minutes (0 to 599), then whole minutes (600 is the eleventh minute).
create or replace function answer_time_bucket(wait interval) returns smallint language sql immutable as $$
  select (case when wait < '10 minutes' then greatest(0, floor(extract(epoch from wait)))
    else least(32767, 590 + floor(extract(epoch from wait) / 60)) end)::smallint
$$;
