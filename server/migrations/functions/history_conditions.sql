-- The conditions of a statement that has these queries as its parameter $1, on entries `e`.
create or replace function history_conditions(queries tsquery[]) returns text language sql immutable
as $$
  select coalesce(string_agg(format('e.words @@ (select ($1)[%s])', place), ' and '), 'true')
  from generate_subscripts(queries, 1) place
$$;
