-- A bit for each of `size` places; those of `places` are set.
create or replace function history_bits(places int[], size int) returns bit varying language plpgsql immutable strict
as $$
declare
  -- So many bits are set faster one by one than all of them are read from a text.
  several constant int := 100;
  place int;
  bits bit varying;
begin
  if cardinality(places) > several then
    return (
      select string_agg(repeat('0', each - coalesce(before, -1) - 1) || '1', '' order by each) || repeat('0', size - 1 - max(each))
      from (select each, lag(each) over (order by each) as before from (select distinct unnest(places)) distinct_places (each)) places)::bit varying;
  end if;
  bits := substring(('x' || repeat('0', (size + 3) / 4))::bit varying for size);
  foreach place in array places loop
    bits := set_bit(bits, place, 1);
  end loop;
  return bits;
end $$;
