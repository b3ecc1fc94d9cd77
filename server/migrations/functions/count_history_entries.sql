-- Counts the entries of the history that `find_history_entries` would find, up to a number.
create or replace function count_history_entries(queries tsquery[], starts timestamptz, before timestamptz, most int) returns int
language plpgsql volatile
set enable_seqscan = off set work_mem = '64MB' set jit = off
as $$
declare
  conditions text := history_conditions(queries);
  part record;
  found int := 0;
  added int;
begin
  -- The order does not matter, so no part is shorter than a month.
  for part in select * from history_parts(starts, before, false) loop
    execute format('
      select count(*) from (select from %s e where e.at >= $2 and e.at < $3 and %s limit $4) counted', part.entries, conditions)
      into added using queries, part.lower, part.upper, most - found;
    found := found + added;
    exit when found >= most;
  end loop;
  return found;
end $$;
