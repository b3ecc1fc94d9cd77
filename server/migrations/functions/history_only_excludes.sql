-- Whether all that queries say is what entries must not have: the index must be asked for something else too, or it is read as a whole.
create or replace function history_only_excludes(queries tsquery[]) returns boolean language sql immutable
as $$
  select coalesce(bool_and(query::text ~ '^!''[^'']*''( & !''[^'']*'')*$'), false) from unnest(queries) query
$$;
