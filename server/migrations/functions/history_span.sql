-- How far back a search has to look to find this number of entries, by the planner's statistics: null if the whole history has few
-- that match (`few`), so that their days need not be compared.
-- @param query null for all entries
create or replace function history_span(query tsquery, wanted int, few int) returns interval language plpgsql volatile
as $$
declare
  plan json;
  matching float8;
begin
  if query is null then
    select reltuples into matching from pg_class where oid = 'history_entries'::regclass;
  else
    execute format('explain (format json) select from history_entries where words @@ %L::tsquery', query) into plan;
    matching := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
    if matching <= few then return null; end if;
  end if;
  -- One and a half times as many as are wanted, and some more: the estimate is rough.
  return greatest(interval '6 hours', least(interval '20 years',
    (now() - (select min(at) from (select at from history_entries where skip_id is null order by message_id limit 1) oldest))
      * ((1.5 * wanted + 100) / greatest(matching, 1))));
end $$;
