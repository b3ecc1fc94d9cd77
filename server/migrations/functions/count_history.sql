-- Counts the entries of the history that `find_history` would find, up to a number.
create or replace function count_history(query tsquery, starts timestamptz, before timestamptz, most int) returns int
language plpgsql volatile
set enable_seqscan = off set plan_cache_mode = force_generic_plan set work_mem = '64MB'
as $$
declare
  step record;
  found int := 0;
begin
  for step in select * from history_steps(query, starts, before) loop
    found := found + (select count(*) from (
      select from history_entries e
      where e.words @@ step.sought and e.at >= step.lower and e.at < step.upper
      limit most - found) counted);
    exit when found >= most;
  end loop;
  return found;
end $$;
