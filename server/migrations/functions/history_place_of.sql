-- The place of the first entry of a month that is older than a moment: so many entries are not.
-- @param at_id with it, entries of this moment also count as older if their id is smaller
create or replace function history_place_of(of_month date, moment timestamptz, at_id bigint) returns int language sql stable
as $$
  select coalesce((
    select p.part * 100 + (select count(*)::int from unnest(p.times, p.ids) e (at, id)
      where e.at > moment or e.at = moment and (at_id is null or e.id >= at_id))
    from history_placed_entries p
    where p.month = of_month and p.at >= moment and (p.at > moment or at_id is null or p.id >= at_id)
    order by p.at, p.id limit 1), 0)
$$;
