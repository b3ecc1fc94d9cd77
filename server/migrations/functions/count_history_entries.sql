-- Counts the entries of the history that `find_history_entries` would find, up to a number.
create or replace function count_history_entries(queries tsquery[], starts timestamptz, before timestamptz, most int) returns int
language plpgsql stable
set enable_seqscan = off set work_mem = '64MB' set jit = off set plan_cache_mode = force_generic_plan
as $$
declare
  conditions text := history_conditions(queries);
  is_excluding boolean := history_only_excludes(queries);
  part record;
  days tsquery;
  found int := 0;
  added int;
begin
  -- The order does not matter, so no part is shorter than a month.
  for part in select * from history_parts(starts, before, false) loop
    -- The marks of the days, unless the whole month is visited.
    days := case when cardinality(queries) > 0 and isfinite(part.lower)
      and (part.lower > part.upper - interval '21 days' or is_excluding) then history_days(part.lower, part.upper) end;
    execute format('
      select count(*) from (select from %s e where e.at >= $2 and e.at < $3 and %s %s limit $4) counted', part.entries, conditions,
      case when days is not null then 'and e.words @@ (select $5)' end)
      into added using queries, part.lower, part.upper, most - found, days;
    found := found + added;
    exit when found >= most;
  end loop;
  return found;
end $$;
