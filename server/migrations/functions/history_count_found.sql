-- How many places of a search there are from one until before another.
create or replace function history_count_found(few int[], many bit varying, first int, beyond int) returns int language sql immutable
as $$
  select case when few is not null then (select count(*)::int from unnest(few) place where place >= first and place < beyond)
    else bit_count(substring(many from first + 1 for greatest(0, beyond - first)))::int end
$$;
