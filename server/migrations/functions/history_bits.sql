-- A bit for each of `size` places; those of `places` are set.
create or replace function history_bits(places int[], size int) returns bit varying language sql immutable
as $$
  select (coalesce(string_agg(repeat('0', place - coalesce(before, -1) - 1) || '1', '' order by place), '')
    || repeat('0', size - 1 - coalesce(max(place), -1)))::bit varying
  from (select place, lag(place) over (order by place) as before from (select distinct unnest(places)) distinct_places (place)) places
$$;
